/// One description of a command-line program.
///
/// Parsing, `--help`, the overview, the completion scripts and the manual page are all computed
/// from it, so none of them can lag behind another.
package struct Program<Verb: Sendable>: Sendable {
    package let name: String
    package let version: String
    let summary: String
    let discussion: String
    package let groups: [CommandGroup<Verb>]
    /// Accepted by every command, before its name or after it; `--help` is the last of them.
    let commonOptions: [Parameter]
    /// Words that people have for what a command does, each with the words of that command.
    var otherWords: [String: String] { madeOtherWords() }
    private let madeOtherWords: @Sendable () -> [String: String]
    /// Gives a whole command line for words that are no command's, where they have a meaning of their own.
    let meaning: @Sendable (_ words: String) -> String?
    private let madeNextSteps: @Sendable () -> [Example]
    private let madeReference: @Sendable () -> Reference
    /// Another name under which the program may be installed.
    let shortName: String?
    /// The words that make the program list names for completion, one a line.
    ///
    /// Behind them come the word of `Completion.names`, `--after=` with the word before the cursor, and those common
    /// options with a value that were typed.
    let namesCommand: [String]

    /// - Parameter nextSteps: what to type first; the overview ends with them.
    package init(
        name: String, version: String, summary: String, discussion: String,
        groups: [CommandGroup<Verb>], commonOptions: [any Declaration] = [],
        shortName: String? = nil, namesCommand: [String] = [],
        otherWords: @autoclosure @escaping @Sendable () -> [String: String] = [:],
        meaning: @escaping @Sendable (_ words: String) -> String? = { _ in nil },
        nextSteps: @autoclosure @escaping @Sendable () -> [Example] = [],
        reference: @autoclosure @escaping @Sendable () -> Reference = Reference()
    ) {
        self.name = name
        self.shortName = shortName
        self.namesCommand = namesCommand
        madeOtherWords = otherWords
        self.meaning = meaning
        self.version = version
        self.summary = summary
        self.discussion = discussion
        self.groups = groups
        self.commonOptions = commonOptions.map(\.parameter) + [Self.helpFlag]
        madeNextSteps = nextSteps
        madeReference = reference
    }

    static var helpFlag: Parameter {
        Flag("--help", short: "h", "Show what a command does and how it is used").parameter
    }

    static var versionFlag: Parameter {
        Flag("--version", short: "V", "Show the version").parameter
    }

    var nextSteps: [Example] { madeNextSteps() }

    var reference: Reference { madeReference() }

    package var commands: [Command<Verb>] {
        var commands: [Command<Verb>] = []
        for group in groups { commands += group.commands }
        return commands
    }

    func command(_ name: String) -> Command<Verb>? {
        for group in groups {
            for command in group.commands where command.name == name { return command }
        }
        return nil
    }

    /// The command that another word for it leads to.
    func command(meantBy word: String) -> (path: [String], command: Command<Verb>)? {
        guard let words = otherWords[word.lowercased()]?.split(separator: " ").map(String.init),
            var command = words.first.flatMap({ self.command($0) })
        else { return nil }
        for word in words.dropFirst() {
            guard let next = command.subcommands.first(where: { $0.name == word }) else {
                return nil
            }
            command = next
        }
        return (words, command)
    }

    /// Every command and subcommand with the words that lead to it, in order.
    package var commandsByPath: [(path: [String], command: Command<Verb>)] {
        groups.flatMap { commandsByPath(of: $0) }
    }

    func commandsByPath(
        of group: CommandGroup<Verb>
    ) -> [(path: [String], command: Command<Verb>)] {
        func walk(
            _ commands: [Command<Verb>], below path: [String]
        ) -> [(path: [String], command: Command<Verb>)] {
            commands.flatMap { command in
                let here = path + [command.name]
                return [(here, command)] + walk(command.subcommands, below: here)
            }
        }
        return walk(group.commands, below: [])
    }
}

/// Commands that stand together under a heading.
package struct CommandGroup<Verb: Sendable>: Sendable {
    package let title: String
    package let commands: [Command<Verb>]

    package init(_ title: String, _ commands: [Command<Verb>]) {
        self.title = title
        self.commands = commands
    }

    /// The title as a word: `your-data`.
    package var word: String { title.slug }

    /// What its manual page is called.
    func page(of program: String) -> String { "\(program)-\(word)" }
}

/// What the manual page alone says: lists of a term and its explanation.
package struct Reference: Sendable {
    let files: [Example]
    let environment: [Example]
    let exitStatus: [Example]
    /// Manual pages of other sections, such as `hosts(5)`.
    let relatedPages: [String]

    package init(
        files: [Example] = [], environment: [Example] = [], exitStatus: [Example] = [],
        relatedPages: [String] = []
    ) {
        self.relatedPages = relatedPages
        self.files = files
        self.environment = environment
        self.exitStatus = exitStatus
    }
}
