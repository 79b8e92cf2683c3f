import CommandLineInterface

/// `version`: which eve-ics this is.
struct VersionCommand: Action {
    static var command: Command<Verb> {
        Command(
            "version", Self.self, summary: "Show the version",
            discussion: "The options --version and -V do the same.",
            examples: [
                Example("eve-ics version", "Which eve-ics this is."),
                Example("eve-ics version --json", "The same for another program."),
            ])
    }

    init(_ words: ParsedCommand) {}

    func run(in context: Context) -> Outcome {
        context.outcome(
            "\(Program.eveICS.name) \(EveICS.version)\n", json: ["version": EveICS.version])
    }
}
