import CalendarModel
import CivilDate
import CycleModel

/// What a course asks of her from today on.
struct CourseOutlook {
    let course: ContraceptionCourse
    let today: Day
    /// What is due today, with what she recorded of it.
    private(set) var due: [Dose] = []
    /// The first thing to do from today on that is not recorded yet; never a renewal.
    private(set) var next: Dose?
    /// The break, or the days of placebo tablets, that today lies in or that comes next.
    private(set) var pause: ClosedRange<Day>?
    /// The first day of the pack after the running one.
    private(set) var nextPack: Day?
    /// When the thing that is in place is to be renewed; it may be past.
    private(set) var renewal: Day?
    /// The injection that the running weeks should have begun with, and that is not recorded.
    private(set) var missedInjection: Dose?
    /// The days of the last week whose doses are not recorded, of someone who records them.
    private(set) var unrecorded: [Day] = []

    init(_ course: ContraceptionCourse, in contraception: Contraception, log: DayLog, today: Day) {
        self.course = course
        self.today = today
        guard course.end.map({ $0 >= today }) ?? true else { return }
        let own = { (doses: [Dose]) in doses.filter { $0.identity.course == course.number } }
        due = own(contraception.doses(from: today, through: today, log: log))
        guard let pattern = course.method.pattern else {
            // 601 months ahead lies whatever may stay for 600 and was placed today.
            renewal =
                course.doses(from: course.start, through: today.advanced(byMonths: 601)).last?.day
            return
        }
        let first = max(today, course.start)
        let last = first + 2 * pattern.length
        let isDone = due.contains { $0.taking != nil }
        next = course.doses(from: isDone ? first + 1 : first, through: last).first
        findBreak(from: first, through: last)
        let past = own(contraception.doses(from: today - 28, through: today, log: log))
        if past.contains(where: { $0.taking != nil }) {
            unrecorded = past.filter {
                $0.kind.bringsHormone && $0.kind != .injection && $0.taking == nil
                    && (today - 7..<today).contains($0.day)
            }.map(\.day)
        }
        if course.method.kind == .injection, let place = course.packDay(on: today),
            place.state == .active, place.pack > 1, place.number > 1
        {
            let begun = today - (place.number - 1)
            missedInjection = own(contraception.doses(from: begun, through: begun, log: log))
                .first { $0.taking == nil || $0.taking == .skipped }
        }
    }

    private mutating func findBreak(from first: Day, through last: Day) {
        guard let pack = course.packDay(on: first)?.pack else { return }
        let course = course
        let isOff = { (day: Day) in
            let place = course.packDay(on: day)
            return place?.pack == pack && (place?.state == .pause || place?.state == .placebo)
        }
        var start = first
        while isOff(start), isOff(start - 1) { start = start - 1 }
        for day in start...last {
            guard let place = course.packDay(on: day) else { return }
            if place.pack > pack, place.number == 1 {
                nextPack = day
                return
            }
            if isOff(day) { pause = (pause?.lowerBound ?? day)...day }
        }
    }

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
            return course.start > today && course.start - today <= 7 ? lines : []
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
        let time = dose.minuteOfDay.map { " at \(DosePhrases.clock($0))" } ?? ""
        return "\(matter) today\(time), not recorded yet."
    }

    /// When the break is and when the next pack begins, but for what `next` says already.
    private var packText: String? {
        guard let pattern = course.method.pattern, course.method.kind != .injection else {
            return nil
        }
        let isNamed = nextPack == next?.day || !course.method.isDaily && pattern.off == 0
        let pack = (isNamed ? nil : nextPack).map { day in
            let begins = course.method.isDaily ? "pack begins" : "\(course.method.noun) is due"
            return "the next \(begins) \(DosePhrases.when(day, today: today))"
        }
        guard let pause else { return pack.map { "\($0.capitalizedFirst)." } }
        let name = pattern.hasPlacebo ? "Tablets without hormone" : "No \(course.method.noun)"
        return "\(name) \(Phrases.days(pause, today: today))" + (pack.map { "; \($0)." } ?? ".")
    }

    /// Of what the last week asked for, where she does record her doses.
    private var unrecordedText: String? {
        guard !unrecorded.isEmpty else { return nil }
        return "Not recorded yet: \(Phrases.days(unrecorded, today: today))."
    }

    private var renewalText: String? {
        guard let renewal, renewal - today <= max(7 * course.leadWeeks, 0) else { return nil }
        let thing = course.method.noun
        guard renewal < today else {
            return "Renewal of the \(thing) is due \(DosePhrases.when(renewal, today: today))."
        }
        return """
            Renewal of the \(thing) was due \(DosePhrases.when(renewal, today: today)). When it is \
            done: eve-ics contraception reset --course \(course.number)
            """
    }
}
