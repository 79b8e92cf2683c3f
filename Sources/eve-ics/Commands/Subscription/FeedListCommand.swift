import CommandLineInterface
import LogStore

/// `feed list`: the person's feeds, without their addresses.
struct FeedListCommand: Action {
    static var command: Command<Verb> {
        Command(
            "list", .run(Self.self), summary: "List your feeds",
            discussion: "Their addresses are not among it: they are stored nowhere.",
            examples: [
                Example("eve-ics feed list", "Which feeds there are."),
                Example("eve-ics feed list --json", "The same for another program."),
            ])
    }

    init(_ words: ParsedCommand) {}

    func run(in context: Context) throws -> Outcome {
        let owner = try context.storedPerson()
        let feeds = try owner.store.feeds(of: owner.person.id)
        if context.printsJSON {
            let list = feeds.map { JSON.object($0.fields(owner.subject)) }
            return Outcome(JSON.object([("schema", 1), ("feeds", .array(list))]).text)
        }
        guard !feeds.isEmpty else {
            return Outcome("No feeds yet. Make one with 'eve-ics feed add NAME'.\n")
        }
        return Outcome(feeds.map { $0.line(owner.subject) }.joined())
    }
}
