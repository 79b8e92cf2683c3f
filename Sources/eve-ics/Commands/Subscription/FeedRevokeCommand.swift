import CalendarModel
import CivilDate
import CommandLineInterface
import CyclePipeline
import CycleServer
import Secrets

/// `feed revoke`: a feed → none.
struct FeedRevokeCommand: Action {
    private static let blank = Flag(
        "--blank", "Leave an empty calendar at its address for 30 days, so that programs drop it")

    static var command: Command<Verb> {
        Command(
            "revoke", Self.self, summary: "Take a feed away",
            discussion: """
                Nobody can read it from now on. What programs fetched before, they may keep. With \
                --blank they find an empty calendar at its address for 30 days, and show nothing any more once \
                they have fetched it.
                """,
            parameters: [FeedCommands.name, blank],
            examples: [
                Example("eve-ics feed revoke partner", "Take the partner's feed away."),
                Example("eve-ics feed revoke work --person Mia", "One of Mia's."),
                Example(
                    "eve-ics feed revoke partner --blank",
                    "Let it disappear from the partner's calendar, too."),
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
        try stored.member.blank(feed, until: stored.person.time.start(of: last + 1))
        return context.outcome(
            """
            \(feed.name.terminalSafe) is empty now. A program that still subscribes to it shows nothing once it has \
            looked. The address works until \(last.text(near: stored.person.today)).

            """, json: ["revoked": feed.name, "blankUntil": last])
    }
}
