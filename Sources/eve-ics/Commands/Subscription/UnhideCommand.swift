import CommandLineInterface
import CyclePipeline
import LogStore

/// `unhide`: events that a calendar program hid → shown again.
struct UnhideCommand: Action {
    static var command: Command<Verb> {
        Command(
            "unhide", .run(Self.self), summary: "Bring back what you hid in a calendar program",
            discussion: """
                A forecast that you delete in a program that signs in by CalDAV is hidden there \
                until its dates change. This brings all of them back. Your log stays as it is.
                """,
            examples: [
                Example("eve-ics unhide", "Show all of the forecast again."),
                Example("eve-ics unhide --person Mia", "Mia's."),
            ])
    }

    init(_ words: ParsedCommand) {}

    func run(in context: Context) throws -> Outcome {
        let store = try context.openStore(.readWrite)
        var count = 0
        if let person = try context.person(in: store) {
            let owner = try context.stored(person, in: store)
            count = try HiddenEvents(owner.subject, from: .store(store, person)).count
            _ = try store.unhideAll(of: person.id, at: owner.subject.moment.seconds)
        }
        if context.printsJSON {
            return Outcome(JSON.object([("schema", 1), ("unhidden", .number(count))]).text)
        }
        guard count > 0 else { return Outcome("Nothing is hidden.\n") }
        let events = Phrases.count(count, "event")
        return Outcome("Brought back \(events) that you had hidden in a calendar program.\n")
    }
}
