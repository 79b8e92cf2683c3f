import CalendarModel
import CivilDate
import CycleModel
import CyclePipeline
import Messages

extension CourseAgenda {
    /// `pill 5 of 21 today at 21:00`, or a renewal, or nothing.
    var nextText: String? {
        if let next {
            let when = DosePhrases.when(next.day, minuteOfDay: next.minuteOfDay, today: today)
            return "\(DosePhrases.matter(next)) \(when)"
        }
        return renewal.map { "renewal \(DosePhrases.when($0, today: today))" }
    }

    /// What follows, after a change of the course.
    var lines: [String] {
        var lines: [String] = []
        if let nextText { lines.append("Next: \(nextText).") }
        if let packText { lines.append(packText) }
        return lines
    }

    /// Today at a glance, with a renewal when it is near.
    var statusLines: [String] {
        guard course.isRunning(on: today) else {
            return beginsSoon ? lines : []
        }
        var lines: [String] = []
        if let missedInjection {
            lines.append(
                """
                \(DosePhrases.matter(missedInjection).capitalizedFirst) was due \
                \(DosePhrases.when(missedInjection.day, today: today)), and is not recorded as done.
                """)
        }
        let now = due.filter { $0.kind != .renewal }.map(todayText)
        lines += now
        if now.isEmpty, let next {
            let matter = DosePhrases.matter(next).capitalizedFirst
            let when = DosePhrases.when(next.day, minuteOfDay: next.minuteOfDay, today: today)
            lines.append("\(matter) \(when).")
        }
        lines += [unrecordedText, packText, renewalText].compactMap(\.self)
        return lines
    }

    private func todayText(_ dose: Dose) -> String {
        let matter = DosePhrases.matter(dose).capitalizedFirst
        if let taking = dose.taking {
            return "\(matter) today: \(DosePhrases.taking(taking, of: dose.kind))."
        }
        let time = dose.minuteOfDay.map { " at \(ClockText.text($0))" } ?? ""
        return "\(matter) today\(time), not recorded yet."
    }

    /// When the break is and when the next pack begins, but for what `next` says already.
    private var packText: String? {
        guard let pattern = course.method.pattern, course.method.kind != .injection else {
            return nil
        }
        let isNamed = nextPack == next?.day || !course.method.isDaily && pattern.off == 0
        let pack = (isNamed ? nil : nextPack).map { day in
            let begins =
                course.method.isDaily ? "pack begins" : "\(course.method.noun(in: .english)) is due"
            return "the next \(begins) \(DosePhrases.when(day, today: today))"
        }
        guard let breakDays else { return pack.map { "\($0.capitalizedFirst)." } }
        let name =
            pattern.hasPlacebo
            ? "Tablets without hormone" : "No \(course.method.noun(in: .english))"
        return "\(name) \(Phrases.days(breakDays, today: today))" + (pack.map { "; \($0)." } ?? ".")
    }

    /// Of what the last week asked for, where doses are recorded at all.
    private var unrecordedText: String? {
        guard !unrecorded.isEmpty else { return nil }
        return "Not recorded yet: \(Phrases.days(unrecorded, today: today))."
    }

    private var renewalText: String? {
        guard let renewal = announcedRenewal else { return nil }
        let thing = course.method.noun(in: .english)
        guard renewal < today else {
            return "Renewal of the \(thing) is due \(DosePhrases.when(renewal, today: today))."
        }
        return """
            Renewal of the \(thing) was due \(DosePhrases.when(renewal, today: today)). When it is \
            done: eve-ics contraception reset --course \(course.number)
            """
    }
}
