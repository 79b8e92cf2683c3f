import CalendarModel
import CivilDate
import CycleModel
import CyclePipeline

/// What recording some days' doses came to.
struct DoseReport {
    private let days: [Day]
    private let taking: DoseTaking
    private let person: PersonState
    /// The doses that the record speaks of.
    private let doses: [Dose]
    private let daysWithNothingDue: [Day]

    init(days: [Day], taking: DoseTaking, person: PersonState) {
        self.days = days
        self.taking = taking
        self.person = person
        let contraception = person.circumstances.contraception
        doses = days.flatMap { day in
            contraception.doses(from: day, through: day, log: person.log)
                .filter { $0.taking != nil }
        }
        let due = Set(doses.map(\.day))
        daysWithNothingDue = days.filter { !due.contains($0) }
    }

    var text: String {
        let today = person.today
        var lines = [recorded]
        if !daysWithNothingDue.isEmpty { lines += doubt }
        let agendas = person.agendas.filter { $0.course.isRunning(on: today) }
        for agenda in agendas where agenda.next != nil {
            if let next = agenda.nextText { lines.append("Next: \(next).") }
        }
        if taking != .taken { lines += leaflets }
        return lines.map { $0 + "\n" }.joined()
    }

    /// One day in full, several in short.
    private var recorded: String {
        let days = Phrases.days(days, today: person.today)
        guard self.days.count == 1, !doses.isEmpty else {
            return "Recorded for \(days): \(taking.rawValue)."
        }
        let matters = doses.map {
            "\(DosePhrases.matter($0)), \(DosePhrases.taking(taking, of: $0.kind))"
        }
        return "Recorded for \(days): \(matters.joined(separator: "; "))."
    }

    /// What is recorded where nothing was due counts for nothing; a slip shall not go unseen.
    private var doubt: [String] {
        let today = person.today
        let contraception = person.circumstances.contraception
        guard !contraception.courses.isEmpty else {
            return [
                """
                Nothing is known of what you use, so this is only kept: say it with 'eve-ics \
                contraception add'.
                """
            ]
        }
        let days = Phrases.days(daysWithNothingDue, today: today)
        var line = "Nothing was due on \(days), so that counts for nothing"
        if let day = daysWithNothingDue.first, daysWithNothingDue.count == 1,
            let last = lastDose(before: day)
        {
            line +=
                "; the last one due before was \(DosePhrases.matter(last)) on "
                + last.day.text(near: today)
        }
        return [line + ". 'eve-ics undo' takes it back."]
    }

    /// The nearest earlier dose that a record can be meant for, as far back as the longest weeks between two.
    private func lastDose(before day: Day) -> Dose? {
        person.circumstances.contraception
            .doses(from: day - PackPattern.longest, through: day - 1)
            .last { $0.kind != .renewal }
    }

    private var leaflets: [String] {
        let courses = person.circumstances.contraception
        let late = Set(doses.filter(\.kind.bringsHormone).map(\.identity.course)).sorted()
        var lines: [String] = []
        for line in late.compactMap({ courses[$0]?.method.leaflet }) where !lines.contains(line) {
            lines.append(line)
        }
        return lines
    }
}
