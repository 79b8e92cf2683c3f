package import CivilDate

/// One menstrual cycle: from a period's first day to the day before the next one's.
package struct Cycle: Equatable, Sendable {
    /// The first and the last period day that were logged.
    package var period: ClosedRange<Day>
    /// The first day of the following period; `nil` in the cycle that is still running.
    package var nextStart: Day?
    /// The start was logged without how long the period lasted.
    package var isPeriodEndUnknown = false
    /// A single day of unknown strength: more likely a start that was noted than a period of one day.
    package var isLoneDay = false
    /// It starts less than ten days after the previous period's last day, which is more often spotting
    /// or a slip than a period.
    package var isDoubtful = false

    package init(period: ClosedRange<Day>, nextStart: Day? = nil) {
        self.period = period
        self.nextStart = nextStart
    }

    package var start: Day { period.lowerBound }

    /// In days; `nil` while the cycle is running.
    package var length: Int? { nextStart.map { $0 - start } }

    /// In days, as far as logged.
    package var periodLength: Int { period.count }

    /// Longer than any cycle the model knows: a time without logging, a pregnancy or a break. Such an
    /// interval is no cycle length and enters no statistics.
    package var isGap: Bool { (length ?? 0) > Cycle.longest }

    /// The longest interval between two starts that counts as a cycle.
    package static let longest = 130
}

extension DayLog {
    /// The cycles that the logged period days make, in order.
    ///
    /// A period is a run of period days that bridges single days without one.
    ///
    /// - Complexity: O(*n*) in the number of recorded days.
    package var cycles: [Cycle] {
        var cycles: [Cycle] = []
        for entry in entries where entry.record.isPeriodDay {
            let day = entry.day
            if let last = cycles.last, day - last.period.upperBound <= 2 {
                cycles[cycles.count - 1].period = last.start...day
                cycles[cycles.count - 1].isPeriodEndUnknown = false
                cycles[cycles.count - 1].isLoneDay = false
                continue
            }
            var cycle = Cycle(period: day...day)
            cycle.isPeriodEndUnknown = entry.record.periodEndUnknown
            cycle.isLoneDay = entry.record.flow == .unknown
            if let last = cycles.last {
                cycles[cycles.count - 1].nextStart = day
                cycle.isDoubtful = day - last.period.upperBound < 10
            }
            cycles.append(cycle)
        }
        return cycles
    }
}
