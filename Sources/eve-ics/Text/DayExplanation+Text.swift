import CalendarModel
import CivilDate
import CommandLineInterface
import CycleModel
import CyclePipeline
import Messages

extension DayExplanation {
    private var today: Day { person.today }

    // MARK: Text

    var text: String {
        let title =
            "\(Phrases.weekday(day, today: today)), \(Phrases.distance(day, from: today))"
        var lines = [title]
        for sentence in past { lines += TextLayout.lines(of: sentence, margin: "  ") }
        let note = day <= today ? RecordText.noteLines(person.log[day]) : []
        if !note.isEmpty { lines += ["  Note:"] + note.map { "    " + $0 } }
        for sentence in future { lines += TextLayout.lines(of: sentence, margin: "  ") }
        return lines.joined(separator: "\n") + "\n"
    }

    private var past: [String] {
        guard day <= today else { return [] }
        let record = person.log[day]
        var sentences: [String] = []
        if let cycle {
            let number = day - cycle.start + 1
            let which = isStart ? "The first day" : "Day \(number)"
            sentences.append(
                isStart
                    ? "\(which) of a cycle\(cycle.length.map { " of \($0) days" } ?? "")."
                    : "\(which) of the cycle that began on \(cycle.start.text(near: today)).")
        } else if let first = person.cycles.first {
            sentences.append(
                "It is before your first logged period, on \(first.start.text(near: today)).")
        }
        if let bleed = person.cycles.lazy.flatMap(\.bleedsBetween).first(where: {
            $0.days.contains(day)
        }) {
            sentences.append(
                "It counts as bleeding between periods. "
                    + IntervalText.invitation(between: bleed, today: today))
        }
        let logged = RecordText.words(record, for: person.settings)
        if !logged.isEmpty {
            sentences.append("Logged: \(logged.joined(separator: ", ")).")
        } else if record.isEmpty {
            sentences.append("Nothing is logged about it.")
        }
        if let expectedThen { sentences.append(comparison(with: expectedThen)) }
        // What is said of the first day of a period speaks of no fertile days.
        if let expectedThen, expectedThen.window != nil || expectedThen.fertile != nil && !isStart {
            sentences.append(Language.english.calendar.notContraception)
        }
        return sentences
    }

    /// What had been forecast.
    private func comparison(with expected: DayExpectation) -> String {
        let made = expected.forecast.today.text(near: today)
        if isStart, let next = expected.forecast.next {
            let days = Phrases.count(Int((day - next.start).magnitude), "day")
            let came =
                switch day - next.start {
                case 0: "as expected"
                case 1...: "\(days) late"
                default: "\(days) early"
                }
            return """
                On \(made) this period had been expected on \(next.start.text(near: today)) \
                (\(Language.english.calendar.chance(next.range, near: today))): it came \(came).
                """
        }
        let fertile = expected.window == nil ? nil : expected.fertile
        let chance = fertile.map { " (\(Phrases.percent($0)))" } ?? ""
        return """
            As had been forecast on \(made), when that cycle began: \
            \(expected.words(near: today))\(chance).
            """
    }

    private var future: [String] {
        guard day >= today else { return [] }
        guard let expected else {
            let forecast = person.forecast(months: 1)
            return forecast.next == nil
                ? [forecast.headline(in: person.language)]
                    + forecast.afterLapse(in: person.language)
                : ["It is more than ten years ahead; nothing is forecast for it."]
        }
        var sentences = ["Expected: \(expected.words(near: today))."]
        if let start = expected.start, start.on >= 0.005 || (0.005..<0.995).contains(start.by) {
            let what =
                expected.forecast.next?.source == .cycle ? "Your next period" : "The next bleeding"
            sentences.append(
                """
                \(what) starts on this day with \(Phrases.percent(start.on)), and on it \
                or before with \(Phrases.percent(start.by)).
                """)
        }
        if let fertile = expected.fertile {
            sentences.append(
                "Chance of being fertile: \(Phrases.percent(fertile)). \(Language.english.calendar.notContraception)"
            )
        }
        if let start = expected.cycleStart {
            sentences.append(
                """
                It is day \(day - start + 1) of the cycle expected to begin on \
                \(start.text(near: today)).
                """)
        } else if let start = person.cycles.last?.start, day > today {
            sentences.append(
                """
                It is day \(day - start + 1) of the cycle that began on \
                \(start.text(near: today)), if no period starts before.
                """)
        }
        return sentences + ["To see the reasons: eve-ics explain"]
    }
}
