import CommandLineInterface
import CycleServer

/// `person list`: everyone in the store.
struct PersonListCommand: Action {
    static var command: Command<Verb> {
        Command(
            "list", Self.self, summary: "List everyone",
            examples: [
                Example("eve-ics person list", "Everyone in the store."),
                Example("eve-ics person list --json", "The same for another program."),
            ])
    }

    init(_ words: ParsedCommand) {}

    func run(in context: Context) throws -> Outcome {
        let names = try context.household().members().map(\.name)
        return context.outcome(
            names.isEmpty ? "Nobody yet.\n" : names.map { "\($0.terminalSafe)\n" }.joined(),
            json: ["people": names])
    }
}
