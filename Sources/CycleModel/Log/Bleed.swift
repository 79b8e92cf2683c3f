package import CivilDate

/// A run of period days that bridges single days without one: a period, or bleeding between periods.
package struct Bleed: Equatable, Sendable {
    /// The first and the last period day that were logged.
    package var days: ClosedRange<Day>
    /// The start was logged without how long the bleed lasted.
    package var isEndUnknown = false
    /// A single day of unknown strength: more likely a start that was noted than a bleed of one day.
    package var isLoneDay = false
    /// The person said that it ended with its last day.
    package var isEnded = false

    init(days: ClosedRange<Day>) {
        self.days = days
    }

    package var start: Day { days.lowerBound }

    private var isOpenEnded: Bool { isEndUnknown || isLoneDay }

    /// Long enough to be a period, however closely it follows another one.
    private var isLong: Bool { days.count >= 3 }

    /// Whether it begins so soon after the period `other` that it is rather bleeding between periods.
    func isClose(to other: Bleed) -> Bool {
        other.isOpenEnded ? start - other.start <= 14 : start - other.days.upperBound < 10
    }

    /// Whether both can be periods although one is close to the other. Starts less than ten days apart
    /// never make a cycle.
    func isPeriodToo(after other: Bleed) -> Bool {
        isLong && other.isLong && start - other.start >= 10
    }

    /// Whether it is the period of the two, and `other`, which it is close to, came between periods.
    ///
    /// - Parameter expected: When a start was expected from the earlier cycle; `nil` without one.
    func isRatherPeriod(than other: Bleed, expected: Day?) -> Bool {
        if other.isLong != isLong, other.isLong || !other.isOpenEnded || expected == nil {
            return isLong
        }
        guard let expected else { return false }
        return abs(start - expected) < abs(other.start - expected)
    }
}

extension DayLog {
    /// Everything that may be a period, in order.
    ///
    /// - Complexity: O(*n*) in the number of recorded days.
    package var bleeds: [Bleed] {
        var bleeds: [Bleed] = []
        // Asked by index, so that no record is copied to be looked at.
        for index in entries.indices {
            guard let flow = entries[index].record.flow, flow.isPeriod else { continue }
            let (day, isEnded) = (entries[index].day, entries[index].record.periodEnded)
            if let last = bleeds.last, day - last.days.upperBound <= 2 {
                bleeds[bleeds.count - 1] = Bleed(days: last.start...day)
                bleeds[bleeds.count - 1].isEnded = isEnded
                continue
            }
            var bleed = Bleed(days: day...day)
            bleed.isEnded = isEnded
            bleed.isEndUnknown = entries[index].record.periodEndUnknown && !isEnded
            bleed.isLoneDay = flow == .unknown && !isEnded
            bleeds.append(bleed)
        }
        return bleeds
    }

    /// The days that were said to be the last of a period, and are not any more once `changes` log more of it: what
    /// they shall have.
    package func endsContinued(by changes: [Entry]) -> [Entry] {
        let changed = Set(changes.map(\.day))
        var log = self
        for entry in changes { log[entry.day] = entry.record }
        var continued: [Entry] = []
        for entry in changes where entry.record.isPeriodDay && !self[entry.day].isPeriodDay {
            // As far back as days make one bleed.
            let before = [entry.day - 1, entry.day - 2].first { log[$0].isPeriodDay }
            guard let before, !changed.contains(before), log[before].periodEnded else { continue }
            log[before].periodEnded = false
            continued.append(Entry(day: before, record: log[before]))
        }
        return continued
    }

    /// The last recorded day of a bleed that goes on after `today`, where days to come are recorded of it.
    ///
    /// - Parameter last: Its last day up to today.
    func recordedEnd(ofBleedThrough last: Day, after today: Day) -> Day? {
        guard let final = entries.last?.day, final > today else { return nil }
        var end = last
        for entry in entries[firstIndex(onOrAfter: last + 1)...] where entry.record.isPeriodDay {
            guard entry.day - end <= 2 else { break }
            end = entry.day
        }
        return end > today ? end : nil
    }
}
