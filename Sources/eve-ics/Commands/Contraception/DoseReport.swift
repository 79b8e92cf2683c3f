import CalendarModel
import CivilDate
import CycleModel
import CyclePipeline
import Messages

/// What recording some days' doses came to.
struct DoseReport {
    private let taking: DoseTaking
    private let person: PersonState
    private let recorded: RecordedDoses

    init(_ recorded: RecordedDoses, taking: DoseTaking, person: PersonState) {
        self.taking = taking
        self.person = person
        self.recorded = recorded
    }

    var text: String {
        let today = person.today
        var lines = [summary]
        if !recorded.daysWithNothingDue.isEmpty { lines.append(doubt) }
        // Before what comes next: there may be something to do now.
        if taking != .taken { lines += leaflets }
        let agendas = person.agendas.filter { $0.course.isRunning(on: today) }
        for agenda in agendas where agenda.next != nil {
            if let next = agenda.nextText { lines.append("Next: \(next).") }
        }
        if taking == .skipped, let lapse = person.forecast(months: 0).lapse {
            lines.append(Language.english.doses.lapse(lapse.doses))
        }
        return lines.map { $0 + "\n" }.joined()
    }

    /// One day in full, several in short.
    private var summary: String {
        let days = Phrases.days(recorded.days, today: person.today)
        guard recorded.days.count == 1, !recorded.doses.isEmpty else {
            return "Recorded for \(days): \(taking.rawValue)."
        }
        let matters = recorded.doses.map {
            "\(DosePhrases.matter($0)), \(DosePhrases.taking(taking, of: $0.kind))"
        }
        return "Recorded for \(days): \(matters.joined(separator: "; "))."
    }

    /// What is recorded where nothing was due counts for nothing; a slip shall not go unseen.
    private var doubt: String {
        let today = person.today
        guard !person.circumstances.contraception.courses.isEmpty else {
            return """
                Nothing is known of what you use, so this is only kept: say it with 'eve-ics \
                contraception add'.
                """
        }
        let days = Phrases.days(recorded.daysWithNothingDue, today: today)
        let last = recorded.lastBefore.map {
            "; the last one due before was \(DosePhrases.matter($0)) on \($0.day.text(near: today))"
        }
        return """
            Nothing was due on \(days), so that counts for nothing\(last ?? ""). 'eve-ics undo' \
            takes it back.
            """
    }

    private var leaflets: [String] {
        var lines: [String] = []
        for line in recorded.hormonalCourses.compactMap(\.method.leaflet)
        where !lines.contains(line) {
            lines.append(line)
        }
        return lines
    }
}
