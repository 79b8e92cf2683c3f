package import CivilDate
package import CycleModel
import Messages

/// What the person knows of a cycle that looks odd or of a bleed close to a period, and what is written of it.
package struct CycleAnswerPlan: Sendable {
    /// Nothing where that is recorded already.
    package let contents: [JournalChange.Content]
    package let sentence: String

    /// Why an answer says nothing of a day.
    package enum Problem: Error, Equatable {
        case noPeriodDay
        /// A log's only bleed can't be between periods.
        case onlyPeriod
        /// No cycle had begun by the day.
        case noCycle
        /// Nothing was logged for so long that it is no cycle.
        case gap(Day, length: Int)
        /// No period is missing in a cycle that is not over; the forecast may know around which day one is.
        case notOver(Day, missed: Day?)
    }

    /// - Parameter day: Any day of the cycle, or of the bleed.
    package init(
        _ answer: CycleAnswer, of day: Day, on person: PersonState
    ) throws(Problem) {
        let bleed = person.log.through(person.today).bleeds.first { $0.days.contains(day) }
        let text = CycleAnswerText(answer, person)
        var answers = person.circumstances.answers
        if try Self.setBleedAnswer(answer, of: bleed, in: &answers, person) {
            let isNew = answers != person.circumstances.answers
            contents = isNew ? [.answers(answers)] : []
            sentence = isNew ? text.bleed(bleed?.days ?? day...day) : text.alreadyRecorded
            return
        }
        guard let cycle = person.cycles.last(where: { $0.start <= day }) else { throw .noCycle }
        try Self.refuseMeaningless(answer, for: cycle, person)
        let isNew = answers[cycle.start] != answer.answer
        sentence =
            isNew
            ? text.cycle(cycle)
            : text.nothingNew(of: cycle, isAnswered: answers[cycle.start] != nil)
        answers[cycle.start] = answer.answer
        contents = isNew ? [.answers(answers)] : []
    }

    /// - Returns: Whether the answer is about a bleed, and not about a cycle.
    private static func setBleedAnswer(
        _ answer: CycleAnswer, of bleed: Bleed?, in answers: inout IntervalAnswers,
        _ person: PersonState
    ) throws(Problem) -> Bool {
        if answer == .clear {
            guard let bleed, answers[bleed: bleed.start] != nil else { return false }
            answers[bleed: bleed.start] = nil
            return true
        }
        guard let word = answer.bleedAnswer else { return false }
        guard let bleed else { throw .noPeriodDay }
        if word == .between, person.cycles.count == 1, person.cycles.first?.start == bleed.start {
            throw .onlyPeriod
        }
        answers[bleed: bleed.start] = word
        return true
    }

    private static func refuseMeaningless(
        _ answer: CycleAnswer, for cycle: Cycle, _ person: PersonState
    ) throws(Problem) {
        guard answer != .clear else { return }
        if let length = cycle.length, cycle.isGap { throw .gap(cycle.start, length: length) }
        if cycle.length == nil, answer == .missing {
            throw .notOver(
                cycle.start, missed: person.forecast(months: 1).missedPeriod?.around)
        }
    }
}

/// What is said of an answer that was given.
private struct CycleAnswerText {
    private let answer: CycleAnswer
    private let today: Day
    private let messages: CycleMessages

    init(_ answer: CycleAnswer, _ person: PersonState) {
        self.answer = answer
        today = person.today
        messages = person.language.cycles
    }

    var alreadyRecorded: String { messages.alreadyRecorded }

    func bleed(_ days: ClosedRange<Day>) -> String {
        switch answer {
        case .start: messages.began(days, near: today)
        case .between: messages.wasBetween(days, near: today)
        case .missing, .long, .ignore, .clear: messages.clearedBleeding(days, near: today)
        }
    }

    func nothingNew(of cycle: Cycle, isAnswered: Bool) -> String {
        if isAnswered { return messages.alreadyRecorded }
        return whole(cycle).map { messages.unanswered($0, near: today) }
            ?? messages.runningUnanswered(cycle.start, near: today)
    }

    func cycle(_ cycle: Cycle) -> String {
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
