package import CivilDate

/// One method used from one day on, and how its packs fall on the calendar.
package struct ContraceptionCourse: Equatable, Sendable {
    /// Says which of the person's courses this is, however it changes; from 1, never used twice.
    package let number: Int
    package internal(set) var method: Contraceptive
    package let start: Day
    /// The last day with the method; `nil` while it goes on.
    package internal(set) var end: Day?
    /// Which day of the pack the first day is, from 1: more when the pack was begun before.
    package internal(set) var firstNumber: Int
    /// Minutes after midnight by the wall clock, 0...1439; `nil` for the whole day.
    package internal(set) var minuteOfDay: Int?
    /// How many weeks ahead a renewal is announced, 0...52. An injection is announced one
    /// week ahead, unless this is 0.
    package internal(set) var leadWeeks: Int
    /// The resets in the order of their days, at most one for each day.
    package internal(set) var resets: [PackReset] = []
    /// What was recorded of doses on days whose record is that of another course's dose.
    package internal(set) var takings: [Day: DoseTaking] = [:]

    package static let usualLeadWeeks = 4

    package init(
        number: Int, method: Contraceptive, start: Day, firstNumber: Int = 1,
        minuteOfDay: Int? = nil, leadWeeks: Int = usualLeadWeeks
    ) throws {
        guard number > 0 else { throw ContraceptionError.unknownCourse(number) }
        guard PackTimeline.days.contains(start) else { throw ContraceptionError.badDate }
        let length = method.pattern?.length ?? 1
        guard (1...length).contains(firstNumber) else {
            throw ContraceptionError.notInPack(length: length)
        }
        self.number = number
        self.method = method
        self.start = start
        self.firstNumber = firstNumber
        self.leadWeeks = 0
        try setTime(minuteOfDay)
        try setLead(leadWeeks)
    }

    /// Runs on `day`, the first and the last one included.
    package func isRunning(on day: Day) -> Bool {
        start <= day && day <= (end ?? PackTimeline.days.upperBound)
    }

    package mutating func setTime(_ minuteOfDay: Int?) throws {
        guard (0..<1440).contains(minuteOfDay ?? 0) else { throw ContraceptionError.badTime }
        self.minuteOfDay = minuteOfDay
    }

    package mutating func setLead(_ weeks: Int) throws {
        guard (0...52).contains(weeks) else { throw ContraceptionError.badLead }
        leadWeeks = weeks
    }

    /// Makes `day` the last one, or lets the course go on where it is `nil`. Resets after it are dropped.
    package mutating func setEnd(_ day: Day?) throws {
        guard let day else {
            end = nil
            return
        }
        guard PackTimeline.days.contains(day) else { throw ContraceptionError.badDate }
        guard day >= start else { throw ContraceptionError.endsBeforeStart }
        end = day
        resets.removeAll { $0.day > day }
        takings = takings.filter { $0.key <= day }
    }

    /// Records how the dose that is due on `day` was taken; `nil` takes the record away.
    package mutating func record(_ taking: DoseTaking?, on day: Day) throws {
        guard isRunning(on: day) else { throw ContraceptionError.notRunning }
        takings[day] = taking
    }

    /// The course as it is planned, without the records of its doses.
    var plan: ContraceptionCourse {
        var plan = self
        plan.takings = [:]
        return plan
    }

    /// Lets the packs go on from another place, instead of any reset on the same day.
    package mutating func reset(_ reset: PackReset) throws {
        guard isRunning(on: reset.day) else { throw ContraceptionError.notRunning }
        switch (method.schedule, reset.kind) {
        case (.none, _), (.renewal, .moved): throw ContraceptionError.nothingToReset
        case (.renewal, .newPack), (.packs, .newPack): break
        case (.packs(let pattern), .moved(let number)):
            guard (1...pattern.length).contains(number) else {
                throw ContraceptionError.notInPack(length: pattern.length)
            }
        }
        resets.removeAll { $0.day == reset.day }
        let index = resets.firstIndex { $0.day > reset.day } ?? resets.endIndex
        resets.insert(reset, at: index)
    }
}

/// A day from which on the packs do not go as planned.
package struct PackReset: Equatable, Sendable {
    package enum Kind: Equatable, Sendable {
        /// The rest of the running pack is left, and the next one begins on this day; injection and
        /// renewal were given on it. Nothing changes where a pack begins on this day anyway.
        case newPack
        /// The running pack goes on, and this day is its day with this number.
        ///
        /// Moving back puts the doses off: a dose that was due earlier and comes again keeps its
        /// identity and leaves a gap behind. Moving forward leaves doses out.
        case moved(to: Int)
    }

    package var day: Day
    package var kind: Kind

    package init(day: Day, kind: Kind) {
        self.day = day
        self.kind = kind
    }
}
