import CommandLineInterface
import LogStore

/// `feed show`: one feed, without its address.
struct FeedShowCommand: Action {
    static var command: Command<Verb> {
        Command(
            "show", .run(Self.self), summary: "Show what a feed holds",
            parameters: [FeedCommands.name],
            examples: [
                Example("eve-ics feed show phone", "What your phone gets to see."),
                Example("eve-ics feed show phone --json", "The same for another program."),
            ])
    }

    private let name: String

    init(_ words: ParsedCommand) throws {
        name = try words[FeedCommands.name]
    }

    func run(in context: Context) throws -> Outcome {
        let (owner, feed) = try FeedCommands.find(name, in: context)
        if context.printsJSON {
            let fields = feed.fields(owner.subject)
            return Outcome(JSON.object([("schema", 1), ("feed", .object(fields))]).text)
        }
        return Outcome(
            feed.line(owner.subject)
                + "Its address is stored nowhere; 'eve-ics feed rotate' makes another.\n")
    }
}
