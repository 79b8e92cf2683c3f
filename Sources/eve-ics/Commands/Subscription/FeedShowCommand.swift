import CommandLineInterface
import CyclePipeline
import Household
import Messages
import Secrets

/// `feed show`: one feed, without its address.
struct FeedShowCommand: Action {
    static var command: Command<Verb> {
        Command(
            "show", Self.self, summary: "Show what a feed holds",
            parameters: [FeedCommands.name],
            examples: [
                Example("eve-ics feed show phone", "The contents of the feed for your phone."),
                Example("eve-ics feed show phone --json", "The same for another program."),
            ])
    }

    private let name: String

    init(_ words: ParsedCommand) throws {
        name = try words[FeedCommands.name]
    }

    func run(in context: Context) throws -> Outcome {
        let (stored, feed) = try context.access(.feed, named: name)
        return context.outcome(
            feed.line(stored.person)
                + stored.person.language.access.addressIsNotStored(
                    feed.name.terminalSafe.typedInShell) + "\n",
            json: ["feed": feed.json(stored.person)])
    }
}
