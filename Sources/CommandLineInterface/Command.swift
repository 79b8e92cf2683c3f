/// A word of the command line and what may follow it.
///
/// `Verb` is the program's own name for what is to be done, usually an enumeration, so that a
/// `switch` over it leaves no command without its deed.
package struct Command<Verb: Sendable>: Sendable {
    enum Action: Sendable {
        case perform(Verb)
        /// Nothing by itself: one of these words must follow.
        case choose([Command])
        /// Prints the help of the command named by its arguments.
        case help
    }

    package let name: String
    /// One line, beginning with a verb, without a full stop.
    package let summary: String
    /// Paragraphs, separated by empty lines.
    let discussion: String
    private let declarations: @Sendable () -> [any Declaration]
    private let madeExamples: @Sendable () -> [Example]
    let action: Action

    package init(
        _ name: String, _ verb: Verb, summary: String, discussion: String = "",
        parameters: @autoclosure @escaping @Sendable () -> [any Declaration] = [],
        examples: @autoclosure @escaping @Sendable () -> [Example]
    ) {
        self.init(
            name, summary: summary, discussion: discussion, declarations: parameters,
            examples: examples, action: .perform(verb))
    }

    /// A family of commands, such as `person add` and `person list`.
    package init(
        _ name: String, summary: String, discussion: String = "", subcommands: [Command],
        examples: @autoclosure @escaping @Sendable () -> [Example]
    ) {
        self.init(
            name, summary: summary, discussion: discussion, declarations: { [] },
            examples: examples,
            action: .choose(subcommands))
    }

    /// The command `help`, which describes the others.
    package static func help(
        discussion: String = "", examples: @autoclosure @escaping @Sendable () -> [Example]
    ) -> Command {
        Command(
            "help", summary: "Show what a command does and how it is used",
            discussion: discussion, declarations: { [] }, examples: examples, action: .help)
    }

    private init(
        _ name: String, summary: String, discussion: String,
        declarations: @escaping @Sendable () -> [any Declaration],
        examples: @escaping @Sendable () -> [Example], action: Action
    ) {
        self.name = name
        self.summary = summary
        self.discussion = discussion
        self.declarations = declarations
        self.madeExamples = examples
        self.action = action
    }

    package var subcommands: [Command] {
        if case .choose(let commands) = action { commands } else { [] }
    }

    package var examples: [Example] { madeExamples() }

    /// Made when they are asked for: a run of the program needs those of one command only.
    package var parameters: [Parameter] { declarations().map { $0.parameter } }

    var arguments: [Parameter] { parameters.filter { $0.isArgument } }

    var options: [Parameter] { parameters.filter { !$0.isArgument } }
}

/// A command line as one would type it, and what it does.
package struct Example: Sendable {
    package let line: String
    package let meaning: String

    package init(_ line: String, _ meaning: String) {
        self.line = line
        self.meaning = meaning
    }
}
