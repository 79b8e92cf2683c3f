import CommandLineInterface
import CyclePipeline
import CycleServer

/// `unhide`: events that a calendar program hid → shown again.
struct UnhideCommand: Action {
    static var command: Command<Verb> {
        Command(
            "unhide", Self.self, summary: "Bring back what you hid in a calendar program",
            discussion: """
                A forecast that you delete in a program that signs in by CalDAV is hidden there \
                until its dates change. This brings all of them back. Your log does not change.
                """,
            examples: [
                Example("eve-ics unhide", "Show all of the forecast again."),
                Example("eve-ics unhide --person Mia", "The same for Mia."),
            ])
    }

    init(_ words: ParsedCommand) {}

    func run(in context: Context) throws -> Outcome {
        var count = 0
        if let member = try context.member(of: try context.household()) {
            let person = try context.state(of: member)
            count = try member.hiddenCount(on: person)
            try member.unhideAll(at: person.moment.seconds)
        }
        let events = Phrases.count(count, "event")
        return context.outcome(
            count == 0
                ? "Nothing is hidden.\n"
                : "Brought back \(events) that you had hidden in a calendar program.\n",
            json: ["unhidden": count])
    }
}
