import CalendarModel
import CivilDate
import CommandLineInterface
import CyclePipeline
import Household
import Messages
import Secrets

/// `feed revoke`: a feed → none.
struct FeedRevokeCommand: Action {
    private static let blank = Flag(
        "--blank", "Leave an empty calendar at its address for 30 days, so that programs drop it")

    static var command: Command<Verb> {
        Command(
            "revoke", Self.self, summary: "Revoke a feed",
            discussion: """
                Nobody can read it from now on. Programs may keep what they fetched before. With \
                --blank, its address has an empty calendar for 30 days, and programs that fetch it \
                show nothing.
                """,
            parameters: [FeedCommands.name, blank],
            examples: [
                Example("eve-ics feed revoke partner", "Revoke the partner's feed."),
                Example("eve-ics feed revoke work --person Mia", "The same for Mia."),
                Example(
                    "eve-ics feed revoke partner --blank",
                    "Remove it from the partner's calendar, too."),
            ])
    }

    private let name: String
    private let isBlank: Bool

    init(_ words: ParsedCommand) throws {
        name = try words[FeedCommands.name]
        isBlank = words[Self.blank]
    }

    func run(in context: Context) throws -> Outcome {
        guard isBlank else { return try context.revoke(.feed, named: name) }
        let (stored, feed) = try context.access(.feed, named: name)
        let last = stored.person.today + 30
        let language = stored.person.language
        try stored.member.blank(feed, until: stored.person.time.start(of: last + 1))
        return context.outcome(
            language.access.blankFeed(
                feed.name.terminalSafe, until: language.date(last, near: stored.person.today))
                + "\n",
            json: ["revoked": feed.name, "blankUntil": last])
    }
}
