import CalendarModel
import CivilDate
package import CycleModel
import CyclePipeline
import Messages

/// What is said of one day, in sentences that hold the person's words as they were written.
extension DayExplanation {
    private var today: Day { person.today }
    private var language: Language { person.language }
    private var messages: DayMessages { language.days }

    /// `21 Nov (Saturday, tomorrow)`.
    package var title: String { messages.title(day, near: today) }

    /// The lines of a note that no sentence can hold; empty for a day to come.
    package var noteLines: [String] { day <= today ? RecordText.noteLines(person.log[day]) : [] }

    /// Where the day lies, what was logged and what had been forecast; empty for a day to come.
    ///
    /// - Parameters:
    ///   - answering: How to answer what is thought of bleeding between periods; behind what is thought.
    ///   - tellsFertilityThen: Whether that is said which had been forecast of fertile days, too. Where it stands beside
    ///     what is known by now, one cycle has two days of ovulation.
    package func past(
        answering: (Bleed) -> String? = { _ in nil }, tellsFertilityThen: Bool = true
    ) -> [String] {
        guard day <= today else { return [] }
        let record = person.log[day]
        var sentences: [String] = []
        if let cycle {
            sentences.append(
                isStart
                    ? cycle.length.map(messages.firstDay(ofCycleOf:)) ?? messages.firstDay
                    : messages.number(day - cycle.start + 1, since: cycle.start, near: today))
        } else if let first = person.cycles.first {
            sentences.append(messages.beforeFirst(first.start, near: today))
        }
        if let bleed = person.cycles.lazy.flatMap(\.bleedsBetween).first(where: {
            $0.days.contains(day)
        }) {
            sentences.append(
                [messages.between, answering(bleed)].compactMap(\.self).joined(separator: " "))
        }
        let logged = RecordText.words(record, for: person)
        if !logged.isEmpty {
            sentences.append(messages.logged(logged))
        } else if record.isEmpty {
            sentences.append(messages.nothingLogged)
        }
        sentences += ovulationSentences
        let isTold = tellsFertilityThen || isStart || expectedThen?.kind == .period
        let then = isTold ? expectedThen : nil
        if let then { sentences.append(comparison(with: then)) }
        // What is said of the first day of a period speaks of no fertile days.
        let tellsThen = then.map { $0.window != nil || $0.fertile != nil && !isStart } ?? false
        if tellsThen || !ovulationSentences.isEmpty && day < today {
            sentences.append(language.calendar.notContraception)
        }
        return sentences
    }

    private var ovulationSentences: [String] {
        guard let ovulation else { return [] }
        let wording = Wording(language)
        return [wording.sentence(ovulation, near: today), wording.past(ovulation, on: day)]
            .compactMap(\.self)
    }

    /// What had been forecast.
    private func comparison(with expected: DayExpectation) -> String {
        let made = expected.forecast.today
        if isStart, let next = expected.forecast.next {
            let chance = language.calendar.chance(next.range, near: today)
            let predicted = messages.predictedStart(next.start, chance, made: made, near: today)
            return "\(predicted) \(messages.came(daysLate: day - next.start))"
        }
        let predicted = messages.predicted(
            expected.words(in: language, near: today), made: made, near: today)
        guard expected.window != nil, let fertile = expected.fertile else { return predicted }
        return "\(predicted) \(messages.fertile(fertile))"
    }

    /// What is expected on the day; empty for a past one.
    package var future: [String] {
        guard day >= today else { return [] }
        guard let expected else {
            let forecast = person.forecast(months: 1)
            guard forecast.next == nil else { return [messages.tooFar] }
            let text = ForecastText(forecast, language)
            return [text.headline] + text.lapseSentences
        }
        var sentences = [messages.expected(expected.words(in: language, near: today))]
        if expected.kind == .ovulation, let window = expected.window, ovulation == nil {
            let found = expected.forecast.ovulation(of: window)
            sentences += [Wording(language).sentence(found, near: today)].compactMap(\.self)
        }
        if let start = expected.start, start.on >= 0.005 || (0.005..<0.995).contains(start.by) {
            sentences.append(
                expected.forecast.next?.source == .cycle
                    ? messages.periodStarts(start.on, byThen: start.by)
                    : messages.bleedingStarts(start.on, byThen: start.by))
        }
        if let fertile = expected.fertile {
            sentences.append("\(messages.fertile(fertile)) \(language.calendar.notContraception)")
        }
        if let start = expected.cycleStart {
            sentences.append(messages.expectedNumber(day - start + 1, since: start, near: today))
        } else if let start = person.cycles.last?.start, day > today {
            sentences.append(
                messages.numberIfNothingStarts(day - start + 1, since: start, near: today))
        }
        return sentences
    }
}
