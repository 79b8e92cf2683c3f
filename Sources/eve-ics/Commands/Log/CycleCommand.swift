import CalendarModel
import CivilDate
import CommandLineInterface
import CycleModel
import CyclePipeline
import Messages

/// `cycle`: what the person knows of a cycle that looks odd → the journal.
struct CycleCommand: Action {
    private static let day = Argument(
        repeating: "DATE", .days, "The cycle's first day, or any other day in it: 25 Oct, yesterday"
    )
    private static let answer = Argument(
        "ANSWER", .choice(of: CycleAnswer.allCases, "ANSWER"), "Your answer")

    static var command: Command<Verb> {
        Command(
            "cycle", Self.self, summary: "Record what happened in a cycle that looks odd",
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
                    isNew ? confirmBleed(of: day, person) : person.language.cycles.alreadyRecorded
                return isNew ? [.answers(answers)] : []
            }
            let cycle = try cycle(of: day, person)
            try refuseMeaningless(for: cycle, person)
            var answers = person.circumstances.answers
            let isNew = answers[cycle.start] != answer.answer
            confirmation =
                isNew
                ? confirm(cycle, person)
                : nothingNew(of: cycle, isAnswered: answers[cycle.start] != nil, person)
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
        let text = Language.english.date(day, near: person.today)
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
        let (messages, today) = (person.language.cycles, person.today)
        let days = bleed(of: day, person)?.days ?? day...day
        return switch answer {
        case .start: messages.began(days, near: today)
        case .between: messages.wasBetween(days, near: today)
        case .missing, .long, .ignore, .clear: messages.clearedBleeding(days, near: today)
        }
    }

    // MARK: Cycles

    /// The cycle that `day` is in.
    private func cycle(of day: Day, _ person: PersonState) throws -> Cycle {
        guard let cycle = person.cycles.last(where: { $0.start <= day }) else {
            throw ToolError.refused(
                "cycle: no cycle had begun by \(Language.english.date(day, near: person.today))",
                advice: "see your cycles with 'eve-ics history'")
        }
        return cycle
    }

    /// Refuses what cannot be said of a cycle.
    private func refuseMeaningless(for cycle: Cycle, _ person: PersonState) throws {
        guard answer != .clear else { return }
        let start = Language.english.date(cycle.start, near: person.today)
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

    private func nothingNew(of cycle: Cycle, isAnswered: Bool, _ person: PersonState) -> String {
        let (messages, today) = (person.language.cycles, person.today)
        if isAnswered { return messages.alreadyRecorded }
        return whole(cycle).map { messages.unanswered($0, near: today) }
            ?? messages.runningUnanswered(cycle.start, near: today)
    }

    private func confirm(_ cycle: Cycle, _ person: PersonState) -> String {
        let (messages, today) = (person.language.cycles, person.today)
        guard let days = whole(cycle) else {
            return switch answer {
            case .long, .missing: messages.noneMissing(since: cycle.start, near: today)
            case .ignore: messages.runningIgnored(cycle.start, near: today)
            case .start, .between, .clear: messages.runningCleared(cycle.start, near: today)
            }
        }
        return switch answer {
        case .missing: messages.isMissing(days, near: today)
        case .long: messages.isLong(days, near: today)
        case .ignore: messages.isIgnored(days, near: today)
        case .start, .between, .clear: messages.cleared(days, near: today)
        }
    }

    /// The days of a cycle that is over; `nil` for the running one.
    private func whole(_ cycle: Cycle) -> ClosedRange<Day>? {
        cycle.nextStart.map { cycle.start...($0 - 1) }
    }
}
