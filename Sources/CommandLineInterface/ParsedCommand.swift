/// What a command line asks for.
package enum Invocation<Verb: Sendable>: Sendable {
    case perform(Verb, ParsedCommand)
    /// Help, the overview or the version, in a language that only the caller knows: text for standard output, ending
    /// in a line feed.
    case show(@Sendable (@escaping Translation) -> String, ParsedCommand)
}

/// The values given with a command, each already checked against its format.
package struct ParsedCommand: Sendable {
    /// The command's words, such as `["person", "add"]`.
    package let path: [String]
    /// The program's name.
    let program: String
    let given: GivenWords

    package subscript(flag: Flag) -> Bool {
        given[flag.parameter.name] != nil
    }

    /// The option's value, its default, or `nil`.
    package subscript<Result>(option: Option<Result>) -> Result {
        option.result(given[option.parameter.name] ?? [])
    }

    /// The argument's value.
    ///
    /// Parsing has made sure that required ones are there: this throws only for an argument that
    /// is not the command's.
    package subscript<Result>(argument: Argument<Result>) -> Result {
        get throws(UsageError) {
            let name = argument.parameter.name
            guard let result = argument.result(given[name] ?? [])
            else { throw UsageError("missing \(name)", seeHelpOf: path, in: program) }
            return result
        }
    }

    /// Whether this was given on the command line, rather than left to its default.
    package func isGiven(_ declaration: some Declaration) -> Bool {
        given[declaration.parameter.name] != nil
    }
}

/// What followed each parameter's name; a given flag has an empty list.
///
/// A command line has few of them, so they are searched one by one.
struct GivenWords: Sendable {
    private struct Given: Sendable {
        let name: String
        var words: [String]
    }

    private var all: [Given] = []

    subscript(name: String) -> [String]? {
        for given in all where given.name == name { return given.words }
        return nil
    }

    mutating func add(_ words: [String], to name: String) {
        if let index = all.firstIndex(where: { $0.name == name }) {
            all[index].words += words
        } else {
            all.append(Given(name: name, words: words))
        }
    }
}
