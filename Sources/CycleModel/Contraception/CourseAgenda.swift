package import CivilDate

/// What a course asks of the person from a day on: what is due, when the break is, when the next pack begins.
///
/// All of it is empty for a course that is over.
package struct CourseAgenda: Equatable, Sendable {
    package let course: ContraceptionCourse
    package let today: Day
    /// What is due today, with what is recorded of it.
    package private(set) var due: [Dose] = []
    /// The first thing to do from today on that is not recorded yet; never a renewal.
    package private(set) var next: Dose?
    /// The break, or the days of placebo tablets, that today lies in or that comes next.
    package private(set) var breakDays: ClosedRange<Day>?
    /// The first day of the pack after the running one.
    package private(set) var nextPack: Day?
    /// When the thing that is in place is to be renewed; it may be past.
    package private(set) var renewal: Day?
    /// The injection that the running weeks should have begun with, and that is not recorded.
    package private(set) var missedInjection: Dose?
    /// The days of the last week but yesterday whose doses are not recorded, of someone who records them.
    package private(set) var unrecorded: [Day] = []
    /// Yesterday's dose that is not recorded, of someone who records them or has just begun: shortly after midnight it
    /// is the one that was just taken.
    package private(set) var openSinceYesterday: Dose?

    package init(
        _ course: ContraceptionCourse, in contraception: Contraception, log: DayLog, today: Day
    ) {
        self.course = course
        self.today = today
        guard isToCome else { return }
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
        let open = past.filter {
            $0.kind.bringsHormone && $0.kind != .injection && $0.taking == nil
                && (today - 7..<today).contains($0.day)
        }
        let records = past.contains { $0.taking != nil }
        if records || past.first?.day == today - 1 {
            openSinceYesterday = open.last { $0.day == today - 1 }
        }
        if records { unrecorded = open.map(\.day).filter { $0 < today - 1 } }
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
            course.packDay(on: day).map { $0.pack == pack && $0.isHormoneFree } ?? false
        }
        var start = first
        while isOff(start), isOff(start - 1) { start = start - 1 }
        for day in start...last {
            guard let place = course.packDay(on: day) else { return }
            if place.pack > pack, place.number == 1 {
                nextPack = day
                return
            }
            if isOff(day) { breakDays = (breakDays?.lowerBound ?? day)...day }
        }
    }

    /// Whether the course runs today or will.
    package var isToCome: Bool { course.end.map { $0 >= today } ?? true }

    /// Whether the course begins within a week.
    package var beginsSoon: Bool { course.start > today && course.start - today <= 7 }

    /// The renewal, where it is so near that the person wants to hear of it, or past.
    package var announcedRenewal: Day? {
        renewal.flatMap { $0 - today <= 7 * course.leadWeeks ? $0 : nil }
    }
}

extension Contraception {
    /// What each course asks of the person from `today` on.
    package func agendas(on today: Day, log: DayLog) -> [CourseAgenda] {
        let past = log.through(today)
        return courses.map { CourseAgenda($0, in: self, log: past, today: today) }
    }
}
