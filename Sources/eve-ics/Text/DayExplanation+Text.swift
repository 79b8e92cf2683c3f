import CalendarModel
import CivilDate
import CommandLineInterface
import CycleModel
import CyclePipeline
import Messages

extension DayExplanation {
    private var today: Day { person.today }
    private var language: Language { person.language }
    private var messages: DayMessages { language.days }

    // MARK: Text

    var text: String {
        var lines = [messages.title(day, near: today)]
        for sentence in past { lines += TextLayout.lines(of: sentence, margin: "  ") }
        let note = day <= today ? RecordText.noteLines(person.log[day]) : []
        if !note.isEmpty { lines += ["  " + messages.note] + note.map { "    " + $0 } }
        for sentence in future { lines += TextLayout.lines(of: sentence, margin: "  ") }
        return lines.joined(separator: "\n") + "\n"
    }

    private var past: [String] {
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
            let invitation = IntervalText(person).invitation(between: bleed)
            sentences.append("\(messages.between) \(invitation)")
        }
        let logged = RecordText.words(record, for: person)
        if !logged.isEmpty {
            sentences.append(messages.logged(logged))
        } else if record.isEmpty {
            sentences.append(messages.nothingLogged)
        }
        if let expectedThen { sentences.append(comparison(with: expectedThen)) }
        // What is said of the first day of a period speaks of no fertile days.
        if let expectedThen, expectedThen.window != nil || expectedThen.fertile != nil && !isStart {
            sentences.append(language.calendar.notContraception)
        }
        return sentences
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

    private var future: [String] {
        guard day >= today else { return [] }
        guard let expected else {
            let forecast = person.forecast(months: 1)
            return forecast.next == nil
                ? [forecast.headline(in: language)] + forecast.afterLapse(in: language)
                : [messages.tooFar]
        }
        var sentences = [messages.expected(expected.words(in: language, near: today))]
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
        return sentences + [messages.forReasons]
    }
}
