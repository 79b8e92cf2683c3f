import CalendarModel
import CivilDate
import CommandLineInterface
import CycleModel
import CyclePipeline
import LogStore

/// `cycle`: what she says of a cycle that looks odd.
extension Context {
    func answerForCycle() throws -> String {
        let word = try argument(CycleOptions.day)
        let chosen = try argument(CycleOptions.answer)
        let store = try openStore(.readWrite)
        let person = try personToWrite(in: store)
        var said = ""
        var before: PersonState?
        try record(in: store, for: person) { (state, moment) in
            let subject = subject(state: state, of: person)
            before = subject
            let cycle = try subject.cycle(of: try typedDay(word, today: moment.day))
            try subject.checkAnswer(chosen, for: cycle)
            var answers = state.circumstances.answers
            said = subject.said(chosen, of: cycle, before: answers[cycle.start])
            guard answers[cycle.start] != chosen.answer else { return [] }
            answers[cycle.start] = chosen.answer
            return [.answers(answers)]
        }
        let after = subject(
            state: try state(of: person, in: store), of: person)
        return said + "\n" + (before.map { moved($0, after) } ?? "")
    }

    private func typedDay(_ word: String, today: Day) throws -> Day {
        do {
            let days = try PlainLog.days(typed: word, today: today)
            guard days.count == 1 else { throw LineProblem.notADate }
            return days.lowerBound
        } catch {
            throw ToolError.refused("\(word.isEmpty ? "''" : word): \(error)")
        }
    }
}

extension PersonState {
    /// The cycle that `day` is in.
    fileprivate func cycle(of day: Day) throws -> Cycle {
        guard let cycle = cycles.last(where: { $0.start <= day }) else {
            throw ToolError.refused(
                "cycle: no cycle had begun by \(day.text(near: today))",
                advice: "see your cycles with 'eve-ics history'")
        }
        return cycle
    }

    /// Refuses what cannot be said of a cycle.
    fileprivate func checkAnswer(_ answer: CycleAnswer, for cycle: Cycle) throws {
        guard answer != .clear else { return }
        if let length = cycle.length, cycle.isGap {
            throw ToolError.refused(
                "cycle: the \(length) days from \(cycle.start.text(near: today)) are a gap",
                advice: "more than \(Cycle.longest) days never count as a cycle")
        }
        if cycle.length == nil, answer == .missing {
            let around = forecast(months: 1).missedPeriod?.around.description ?? "DATE"
            throw ToolError.refused(
                "cycle: the one that began on \(cycle.start.text(near: today)) is not over yet",
                advice: """
                    log the first day of the missing period, as well as you remember it: \
                    eve-ics log \(around)
                    """)
        }
    }

    /// The answer in words, or that nothing changed.
    fileprivate func said(
        _ answer: CycleAnswer, of cycle: Cycle, before: IntervalAnswer?
    ) -> String {
        let start = cycle.start.text(near: today)
        guard let end = cycle.nextStart, let length = cycle.length else {
            return switch answer {
            case _ where answer.answer == before:
                before == nil
                    ? "You had said nothing of the cycle that began on \(start); nothing changed."
                    : "You had said so already; nothing changed."
            case .long, .missing: "Noted: no period is missing since \(start)."
            case .ignore: "Noted: the cycle that began on \(start) will not count."
            case .clear: "Your answer for the cycle that began on \(start) is taken back."
            }
        }
        let days = Phrases.days(cycle.start...(end - 1), today: today)
        let count = Phrases.count(length, "day")
        return switch answer {
        case _ where answer.answer == before:
            before == nil
                ? "You had said nothing of the cycle of \(days); nothing changed."
                : "You had said so already; nothing changed."
        case .missing: "Noted: a period is missing in the \(count) of \(days)."
        case .long: "Noted: the \(count) of \(days) were one cycle."
        case .ignore: "Noted: the cycle of \(days) does not count."
        case .clear: "Your answer for the cycle of \(days) is taken back."
        }
    }
}
