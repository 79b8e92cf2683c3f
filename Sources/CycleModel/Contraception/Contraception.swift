package import CivilDate

/// All of a person's courses of contraception, past, running and planned.
package struct Contraception: Equatable, Sendable {
    /// The courses in the order of their numbers.
    package private(set) var courses: [ContraceptionCourse] = []

    package init() {}

    /// - Parameter courses: Their numbers must rise.
    init?(courses: [ContraceptionCourse]) {
        guard zip(courses, courses.dropFirst()).allSatisfy({ $0.number < $1.number }) else {
            return nil
        }
        self.courses = courses
    }

    package subscript(number: Int) -> ContraceptionCourse? {
        courses.first { $0.number == number }
    }

    package func running(on day: Day) -> [ContraceptionCourse] {
        courses.filter { $0.isRunning(on: day) }
    }
}

extension Contraception {
    /// Throws if there are two devices in the womb at once, because one of them is a mistake.
    package func refuseSecondDevice(beside number: Int) throws {
        guard let course = self[number], course.method.isDevice else { return }
        let last = course.end ?? PackTimeline.days.upperBound
        for other in courses where other.number != number && other.method.isDevice {
            if other.start <= last, course.start <= (other.end ?? PackTimeline.days.upperBound) {
                throw ContraceptionError.secondDevice(course: other.number, other.method)
            }
        }
    }

    /// Lets a course begin on another day than was said; what was reset before that day is dropped.
    package mutating func setStart(_ number: Int, on day: Day) throws {
        let index = try index(of: number)
        let old = courses[index]
        var moved = try ContraceptionCourse(
            number: number, method: old.method, start: day, firstNumber: old.firstNumber,
            minuteOfDay: old.minuteOfDay, leadWeeks: old.leadWeeks)
        try moved.setEnd(old.end)
        for reset in old.resets where moved.isRunning(on: reset.day) { try moved.reset(reset) }
        for (day, taking) in old.takings where moved.isRunning(on: day) {
            try moved.record(taking, on: day)
        }
        courses[index] = moved
    }

    /// Begins a course, beside those that are running, and gives its number.
    ///
    /// - Parameter firstNumber: Which day of the pack `start` is, more than 1 in a pack begun before.
    @discardableResult
    package mutating func add(
        _ method: Contraceptive, on start: Day, firstNumber: Int = 1, minuteOfDay: Int? = nil,
        leadWeeks: Int = ContraceptionCourse.usualLeadWeeks
    ) throws -> Int {
        let (number, isTooLarge) = (courses.last?.number ?? 0).addingReportingOverflow(1)
        guard !isTooLarge else { throw ContraceptionError.unknownCourse(number) }
        courses.append(
            try ContraceptionCourse(
                number: number, method: method, start: start, firstNumber: firstNumber,
                minuteOfDay: minuteOfDay, leadWeeks: leadWeeks))
        return number
    }

    /// Goes over from one course to another method on `day`, whatever day of a pack that is.
    ///
    /// The old course ends the day before; where it would have had no day at all, it takes the new
    /// method itself and keeps its number. The time of day and the lead stay as they were.
    ///
    /// - Returns: The number of the course with the new method.
    @discardableResult
    package mutating func change(
        _ number: Int, to method: Contraceptive, on day: Day, firstNumber: Int = 1
    ) throws -> Int {
        let index = try index(of: number)
        let old = courses[index]
        guard old.isRunning(on: day) else { throw ContraceptionError.notRunning }
        if day == old.start {
            var replaced = try ContraceptionCourse(
                number: number, method: method, start: day, firstNumber: firstNumber,
                minuteOfDay: old.minuteOfDay, leadWeeks: old.leadWeeks)
            try replaced.setEnd(old.end)
            courses[index] = replaced
            return number
        }
        let new = try add(
            method, on: day, firstNumber: firstNumber, minuteOfDay: old.minuteOfDay,
            leadWeeks: old.leadWeeks)
        if let end = old.end { try courses[courses.count - 1].setEnd(end) }
        try courses[index].setEnd(day - 1)
        return new
    }

    /// Makes `day` the last one of a course, or lets it go on where it is `nil`.
    package mutating func end(_ number: Int, on day: Day?) throws {
        try courses[index(of: number)].setEnd(day)
    }

    /// Takes a course away with all its days.
    package mutating func remove(_ number: Int) throws {
        courses.remove(at: try index(of: number))
    }

    package mutating func reset(
        _ number: Int, _ reset: PackReset
    ) throws {
        try courses[index(of: number)].reset(reset)
    }

    /// `nil` takes the time of day away: reminders are for the whole day then.
    package mutating func setTime(
        _ number: Int, minuteOfDay: Int?
    ) throws {
        try courses[index(of: number)].setTime(minuteOfDay)
    }

    package mutating func setLead(_ number: Int, weeks: Int) throws {
        try courses[index(of: number)].setLead(weeks)
    }

    /// Records how a course's dose was taken where its day's record is that of another course's.
    package mutating func record(_ taking: DoseTaking?, of number: Int, on day: Day) throws {
        try courses[index(of: number)].record(taking, on: day)
    }

    /// The days among these on which some course recorded a dose of its own.
    package func daysRecorded(among days: [Day]) -> Set<Day> {
        let recorded = Set(courses.flatMap(\.takings.keys))
        return recorded.intersection(days)
    }

    package func removingRecords(on days: Set<Day>) -> Contraception {
        var contraception = self
        for index in courses.indices {
            contraception.courses[index].takings = courses[index].takings.filter {
                !days.contains($0.key)
            }
        }
        return contraception
    }

    private func index(of number: Int) throws(ContraceptionError) -> Int {
        guard let index = courses.firstIndex(where: { $0.number == number }) else {
            throw .unknownCourse(number)
        }
        return index
    }
}

extension Contraception {
    /// What a fresh start on `day` most likely means for the packs.
    ///
    /// Where nothing of the running pack is recorded as taken, that pack is begun later than
    /// planned; else its rest is left and the next one begun. Deep in a pack, doses without any
    /// record were probably taken and not recorded, so that only skipped ones speak for a late start.
    package func freshStart(
        of number: Int, on day: Day, log: DayLog
    ) throws -> PackReset {
        let course = courses[try index(of: number)]
        guard course.isRunning(on: day) else { throw ContraceptionError.notRunning }
        guard let pattern = course.method.pattern else {
            return PackReset(day: day, kind: .newPack)
        }
        let timeline = PackTimeline(course)
        guard let here = timeline.position(on: day) else { throw ContraceptionError.notRunning }
        if here.number == 1, !here.isGap {
            // A pack begins on that day anyway, and an earlier reset that says so stands.
            return course.resets.first { $0.day == day } ?? PackReset(day: day, kind: .newPack)
        }
        let isDeep = here.number - 1 > max(7, pattern.active / 2)
        let due = isDeep ? Set(course.doses(from: course.start, through: day - 1).map(\.day)) : []
        var earlier = day - 1
        while let position = timeline.position(on: earlier), position.pack == here.pack {
            switch taking(of: number, on: earlier, log) {
            case .taken, .late: return PackReset(day: day, kind: .newPack)
            case nil where due.contains(earlier): return PackReset(day: day, kind: .newPack)
            case .skipped, nil: earlier = earlier - 1
            }
        }
        // Begun before the course, so that something of it was taken.
        let isBegun = earlier < course.start && course.firstNumber > 1
        return PackReset(day: day, kind: isBegun ? .newPack : .moved(to: 1))
    }
}

extension Contraception {
    /// What is due from one day through another, by day and then by course, with what was recorded.
    ///
    /// A day's record of taking belongs to the pill of that day, and only where no course has one to the patch, ring or
    /// injection due on it, of several to the first course's. Two pills on one day share it. What else is due on the day
    /// is recorded in its own course.
    ///
    /// - Complexity: O(*days* · *courses*).
    package func doses(
        from first: Day, through last: Day, log: DayLog = DayLog()
    ) -> [Dose] {
        var doses = courses.flatMap { $0.doses(from: first, through: last) }
        doses.sort { ($0.day, $0.identity.course) < ($1.day, $1.identity.course) }
        let pillDays = Set(doses.lazy.filter(\.isPill).map(\.day))
        var previous: Day?
        for index in doses.indices where doses[index].kind != .renewal {
            let (day, isPill) = (doses[index].day, doses[index].isPill)
            let hasRecord = isPill || previous != day && !pillDays.contains(day)
            previous = day
            doses[index].hasDaysRecord = hasRecord
            doses[index].taking =
                (hasRecord ? log[day].dose : nil)
                ?? self[doses[index].identity.course]?.takings[day]
        }
        return doses
    }

    /// What was recorded of a course on a day: of the dose that is due on it or, without one, of the day.
    private func taking(of number: Int, on day: Day, _ log: DayLog) -> DoseTaking? {
        let due = doses(from: day, through: day, log: log).filter { $0.kind != .renewal }
        return due.first { $0.identity.course == number }.map(\.taking)
            ?? (due.isEmpty ? log[day].dose : nil)
    }

    /// The doses with another record in their course than in `old`, or with none any more; empty where the courses differ
    /// in more.
    func doses(recordedSince old: Contraception) -> [Dose] {
        guard courses.map(\.plan) == old.courses.map(\.plan) else { return [] }
        return zip(courses, old.courses).flatMap { new, old in
            let days = Set(new.takings.keys).union(old.takings.keys)
            return days.filter { new.takings[$0] != old.takings[$0] }.sorted().flatMap { day in
                new.doses(from: day, through: day).map { dose in
                    var dose = dose
                    dose.taking = new.takings[day]
                    return dose
                }
            }
        }
    }

    /// What the day is in each course with packs, in the order of their numbers.
    package func packDays(on day: Day) -> [PackDay] {
        courses.compactMap { $0.packDay(on: day) }
    }
}
