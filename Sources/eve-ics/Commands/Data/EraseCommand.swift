import CivilDate
import CommandLineInterface
import CycleJSON
import CycleModel
import CyclePipeline
import Household
import Messages

/// `erase`: a person's journal → the same without some days, or without any.
struct EraseCommand: Action {
    private static let days = Argument(
        optionalRepeating: "DATE", .days, "A day, or days FROM..TO, or a month or a year")
    private static let before = Option(
        "--before", .days(after: "--before"), "All days before this one")
    private static let since = Option(
        "--since", .days(after: "--since"), "This day and all later ones")
    private static let all = Flag("--all", "Everything")

    static var command: Command<Verb> {
        Command(
            "erase", Self.self, summary: "Remove recorded days for good",
            discussion: """
                Unlike 'eve-ics unlog', this leaves no trace in the file. Neither this nor any \
                earlier change can be undone afterward. Existing backups and calendars still have \
                the days. Give days, --before, --since or --all.

                Contraception that continues after these days keeps its first day, because its \
                packs count from it. A phase of life that continues begins after them. Settings do \
                not change. --all also erases all calendars that programs keep here; otherwise, \
                only entries that programs put into your cycle calendar on these days alone are \
                erased. App passwords and feeds stay. 'eve-ics undo --forget' erases a single \
                change.
                """,
            parameters: [days, before, since, all, Confirmation.yes],
            examples: [
                Example("eve-ics erase --before 2024-01-01", "Erase the years before 2024."),
                Example("eve-ics erase 3..9 Oct", "Erase one week."),
                Example("eve-ics erase --all --person Mia", "Erase all that Mia recorded."),
            ])
    }

    private enum Choice {
        case days([TypedDays])
        case before(TypedDays)
        case since(TypedDays)
        case all
    }

    private let choice: Choice
    private let confirmation: Confirmation

    init(_ words: ParsedCommand) throws {
        let days = try words[Self.days]
        let choices = [
            days.isEmpty ? nil : Choice.days(days), words[Self.before].map { .before($0) },
            words[Self.since].map { .since($0) }, words[Self.all] ? .all : nil,
        ].compactMap(\.self)
        guard let choice = choices.first, choices.count == 1 else {
            throw ToolError.usage("erase: give either days, --before DATE, --since DATE or --all")
        }
        self.choice = choice
        confirmation = Confirmation(words)
    }

    func run(in context: Context) throws -> Outcome {
        let household = try context.household()
        guard let member = try context.member(of: household) else {
            return context.outcome(
                context.language.erasing.nobody + "\n", json: ["applied": false])
        }
        let person = try context.stored(member).person
        let language = person.language
        let messages = language.erasing
        let (span, asked) = try span(of: person)
        let erasure = try MemberErasure(
            of: member, span.map { .days($0) } ?? .everything, at: context.now)
        let question = asked ?? messages.askAll(withCalendars: erasure.calendars > 0)
        let whose = try member.givenName(in: household).map(messages.whose)
        try confirmation.ask(
            [whose, question].compactMap(\.self).joined(separator: " "), in: person.language)
        guard erasure.changesAnything else {
            return context.outcome(
                messages.nothing + "\n", json: ["applied": false])
        }
        try erasure.carryOut()
        let replaced = try household.replacedStores()
        let others = replaced.map { messages.olderStore($0.terminalSafe) }
        return context.outcome(
            (erasure.report(messages) + others).map { $0 + "\n" }.joined(),
            json: [
                "applied": true, "before": span?.last.map { $0 + 1 }, "since": span?.first,
                "calendars": erasure.calendars,
                "entriesBesideCycle": erasure.entriesBesideCycle, "olderStores": replaced,
            ])
    }

    /// What goes, and the question whether it may; `nil` where everything goes.
    private func span(of person: PersonState) throws -> (DaySpan?, question: String?) {
        let today = person.today
        let language = person.language
        let messages = language.erasing
        switch choice {
        case .all: return (nil, nil)
        case .before(let word):
            let day = try word.day(.latest, today: today, in: language, asks: true)
            return (DaySpan(last: day - 1), messages.askBefore(day, near: today))
        case .since(let word):
            let day = try word.day(.latest, today: today, in: language, asks: true)
            return (DaySpan(first: day), messages.askSince(day, near: today))
        case .days(let words):
            let days = try words.span(today: today, in: language, asks: true)
            return (
                MemberErasure.span(days, of: person),
                messages.ask(days, near: today)
            )
        }
    }
}
