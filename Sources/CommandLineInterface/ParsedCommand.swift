/// What a command line asks for.
package enum Request<Verb: Sendable>: Sendable {
    case perform(Verb, ParsedCommand)
    /// Help, the overview or the version: text for standard output, ending in a line feed.
    case show(String)
}

/// The values given with a command, each already checked against its format.
package struct ParsedCommand: Sendable {
    /// The command's words, such as `["person", "add"]`.
    package let path: [String]
    /// The program's name.
    let program: String
    /// What followed each parameter's name; a given flag has an empty list.
    let words: [String: [String]]

    package subscript(flag: Flag) -> Bool {
        words[flag.parameter.name] != nil
    }

    /// The option's value, its default, or `nil`.
    package subscript<Result>(option: Option<Result>) -> Result {
        option.result(words[option.parameter.name] ?? [])
    }

    /// The argument's value.
    ///
    /// Parsing has made sure that required ones are there: this throws only for an argument that
    /// is not the command's.
    package subscript<Result>(argument: Argument<Result>) -> Result {
        get throws(UsageError) {
            let name = argument.parameter.name
            guard let result = argument.result(words[name] ?? [])
            else { throw UsageError("missing \(name)", seeHelpOf: path, in: program) }
            return result
        }
    }

    /// Whether this was given on the command line, rather than left to its default.
    package func isGiven(_ declaration: some Declaration) -> Bool {
        words[declaration.parameter.name] != nil
    }
}
