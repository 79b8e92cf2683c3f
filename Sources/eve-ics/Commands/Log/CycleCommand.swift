import CalendarModel
import CivilDate
import CommandLineInterface
import CycleModel
import CyclePipeline

/// `cycle`: what the person knows of a cycle that looks odd → the journal.
struct CycleCommand: Action {
    private static let day = Argument(
        repeating: "DATE", .days, "The cycle's first day, or any other day in it: 25 Oct, yesterday"
    )
    private static let answer = Argument(
        "ANSWER", .choice(of: CycleAnswer.allCases, "ANSWER"), "Your answer")

    static var command: Command<Verb> {
        Command(
            "cycle", Self.self, summary: "Say what a cycle that looks odd was",
            discussion: """
                'eve-ics history' points out cycles that look like two, or unlike all others. Your \
                answer replaces that guess, and the forecast follows.

                missing: a period in it was not logged, so it is two cycles or three; if you know \
                the day, log it instead. long: it really was one cycle of that length. ignore: \
                leave it out. clear: remove your answer.

                A bleed close to a period counts as bleeding between periods unless it lasts three \
                days. start: a period began with the bleed on that day. between: the bleed on that \
                day was not a period.
                """,
            parameters: [day, answer],
            examples: [
                Example(
                    "eve-ics cycle 2026-04-13 missing", "A period in it was not logged."),
                Example("eve-ics cycle 2026-04-13 long", "It really was that long."),
                Example("eve-ics cycle 2026-04-13 ignore", "Do not count it."),
                Example("eve-ics cycle 2026-04-21 start", "A period began on that day."),
            ])
    }

    private let day: [TypedDays]
    private let answer: CycleAnswer

    init(_ words: ParsedCommand) throws {
        day = try words[Self.day]
        answer = try words[Self.answer]
    }

    func run(in context: Context) throws -> Outcome {
        var confirmation = ""
        let change = try context.change(creating: false) { person in
            let day = try day.day(today: person.today)
            if let answers = try answersAboutBleed(of: day, person) {
                let isNew = answers != person.circumstances.answers
                confirmation =
                    isNew
                    ? confirmBleed(of: day, person)
                    : "That is recorded already; nothing changed."
                return isNew ? [.answers(answers)] : []
            }
            let cycle = try cycle(of: day, person)
            try refuseMeaningless(for: cycle, person)
            var answers = person.circumstances.answers
            let isNew = answers[cycle.start] != answer.answer
            confirmation =
                isNew
                ? confirm(cycle, today: person.today)
                : nothingNew(of: cycle, isAnswered: answers[cycle.start] != nil, person.today)
            guard isNew else { return [] }
            answers[cycle.start] = answer.answer
            return [.answers(answers)]
        }
        return context.outcome(confirmation + "\n" + change.forecastMove(), of: change)
    }

    // MARK: Bleeds

    private func bleed(of day: Day, _ person: PersonState) -> Bleed? {
        person.log.through(person.today).bleeds.first { $0.days.contains(day) }
    }

    /// What is said of bleeds with this answer; `nil` where it is about a cycle.
    private func answersAboutBleed(of day: Day, _ person: PersonState) throws -> IntervalAnswers? {
        var answers = person.circumstances.answers
        let bleed = bleed(of: day, person)
        if answer == .clear {
            guard let bleed, answers[bleed: bleed.start] != nil else { return nil }
            answers[bleed: bleed.start] = nil
            return answers
        }
        guard let word = answer.bleedAnswer else { return nil }
        let text = day.text(near: person.today)
        guard let bleed else {
            throw ToolError.refused(
                "cycle: no period day is logged on \(text)",
                advice: "log it first: eve-ics log \(day)")
        }
        if word == .between, person.cycles.count == 1, person.cycles.first?.start == bleed.start {
            throw ToolError.refused(
                "cycle: the bleed of \(text) is your only period",
                advice: "if it was spotting, say so: eve-ics log \(day) --flow spotting")
        }
        answers[bleed: bleed.start] = word
        return answers
    }

    private func confirmBleed(of day: Day, _ person: PersonState) -> String {
        let days = bleed(of: day, person).map { Phrases.days($0.days, today: person.today) } ?? ""
        return switch answer {
        case .start: "Noted: a period began with the bleed of \(days)."
        case .between: "Noted: the bleed of \(days) was between periods."
        default: "Your answer for the bleed of \(days) is taken back."
        }
    }

    // MARK: Cycles

    /// The cycle that `day` is in.
    private func cycle(of day: Day, _ person: PersonState) throws -> Cycle {
        guard let cycle = person.cycles.last(where: { $0.start <= day }) else {
            throw ToolError.refused(
                "cycle: no cycle had begun by \(day.text(near: person.today))",
                advice: "see your cycles with 'eve-ics history'")
        }
        return cycle
    }

    /// Refuses what cannot be said of a cycle.
    private func refuseMeaningless(for cycle: Cycle, _ person: PersonState) throws {
        guard answer != .clear else { return }
        let start = cycle.start.text(near: person.today)
        if let length = cycle.length, cycle.isGap {
            throw ToolError.refused(
                "cycle: the \(length) days from \(start) are a gap",
                advice: "more than \(Cycle.longest) days never count as a cycle")
        }
        if cycle.length == nil, answer == .missing {
            let around = person.forecast(months: 1).missedPeriod?.around.description ?? "DATE"
            throw ToolError.refused(
                "cycle: the one that began on \(start) is not over yet",
                advice: """
                    log the first day of the missing period, as well as you remember it: \
                    eve-ics log \(around)
                    """)
        }
    }

    // MARK: Text

    private func nothingNew(of cycle: Cycle, isAnswered: Bool, _ today: Day) -> String {
        if isAnswered { return "That is recorded already; nothing changed." }
        let which =
            whole(cycle, today: today).map { "cycle of \($0.days)" }
            ?? "cycle that began on \(cycle.start.text(near: today))"
        return "You had said nothing of the \(which); nothing changed."
    }

    private func confirm(_ cycle: Cycle, today: Day) -> String {
        guard let (days, count) = whole(cycle, today: today) else {
            let start = cycle.start.text(near: today)
            return switch answer {
            case .long, .missing: "Noted: no period is missing since \(start)."
            case .ignore: "Noted: the cycle that began on \(start) will not count."
            case .start, .between, .clear:
                "Your answer for the cycle that began on \(start) is taken back."
            }
        }
        return switch answer {
        case .missing: "Noted: a period is missing in the \(count) of \(days)."
        case .long: "Noted: the \(count) of \(days) were one cycle."
        case .ignore: "Noted: the cycle of \(days) does not count."
        case .start, .between, .clear: "Your answer for the cycle of \(days) is taken back."
        }
    }

    /// The days of a cycle that is over, and how many they are; `nil` for the running one.
    private func whole(_ cycle: Cycle, today: Day) -> (days: String, count: String)? {
        guard let end = cycle.nextStart, let length = cycle.length else { return nil }
        return (
            Phrases.days(cycle.start...(end - 1), today: today), Phrases.count(length, "day")
        )
    }
}
