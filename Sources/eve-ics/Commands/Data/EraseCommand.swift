import CivilDate
import CommandLineInterface
import CycleJSON
import CyclePipeline
import CycleServer

/// `erase`: a person's journal → the same without some days, or without any.
struct EraseCommand: Action {
    private static let before = Option(
        "--before", .days(after: "--before"), "Everything about the days before this one")
    private static let all = Flag("--all", "Everything")

    static var command: Command<Verb> {
        Command(
            "erase", Self.self, summary: "Remove recorded days for good",
            discussion: """
                Unlike 'eve-ics unlog', this leaves no trace in the file and cannot be undone. \
                Backups and calendars made before still have it. Give either --before or --all.

                With --before, contraception that you still use on that day keeps its first day, \
                as its packs are counted from it; settings stay too. Of what calendar programs keep \
                here, --all takes everything, and --before what they put beside your cycle that was \
                over by then. App passwords and feeds stay.
                """,
            parameters: [before, all, Confirmation.yes],
            examples: [
                Example("eve-ics erase --before 2024-01-01", "Forget the years before 2024."),
                Example("eve-ics erase --all --person Mia", "Forget all that Mia recorded."),
            ])
    }

    /// `nil` where everything goes.
    private let before: TypedDays?
    private let confirmation: Confirmation

    init(_ words: ParsedCommand) throws {
        before = words[Self.before]
        confirmation = Confirmation(words)
        guard (before == nil) == words[Self.all] else {
            throw ToolError.usage("erase: give either --before DATE or --all")
        }
    }

    func run(in context: Context) throws -> Outcome {
        let household = try context.household()
        guard let member = try context.member(of: household) else {
            return context.outcome(
                "Nothing is logged, so nothing was erased.\n", json: ["applied": false])
        }
        let before = try before?.day(.latest, today: context.stored(member).person.today)
        let erasure = try MemberErasure(of: member, before: before, at: context.now)
        try confirmation.ask(question(member, erasure, before))
        guard erasure.changesAnything else {
            return context.outcome(
                "Nothing was recorded then, so nothing was erased.\n", json: ["applied": false])
        }
        try erasure.carryOut()
        let replaced = try household.replacedStores()
        let others = replaced.map {
            "\($0.terminalSafe), left by a restore, still has them too.\n"
        }
        return context.outcome(
            report(erasure) + others.joined(),
            json: [
                "applied": true, "before": before, "calendars": erasure.calendars,
                "entriesBesideCycle": erasure.entriesBesideCycle, "olderStores": replaced,
            ])
    }

    private func question(_ member: Member, _ erasure: MemberErasure, _ before: Day?) -> String {
        if let before {
            return "Erase what is recorded for \(member.name) before \(before), for good?"
        }
        let calendars =
            erasure.calendars > 0 ? " and the calendars of hers that are kept here" : ""
        return "Erase all that is recorded for \(member.name)\(calendars), for good?"
    }

    private func report(_ erasure: MemberErasure) -> String {
        let with =
            if erasure.calendars > 0 {
                ", with \(Phrases.count(erasure.calendars, "calendar")) kept here"
            } else if erasure.entriesBesideCycle > 0 {
                ", with \(Phrases.count(erasure.entriesBesideCycle, "entr", "y", "ies")) beside the cycle"
            } else {
                ""
            }
        return "Erased\(with). Backups and calendars made before still have those days.\n"
            + (erasure.leavesCalendars
                ? "Other calendars that are kept here stay as they are.\n" : "")
    }
}
