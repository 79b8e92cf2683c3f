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
    /// No day of it was of more than light bleeding, as far as its strength is known.
    private var isLight: Bool
    /// Its first day was light.
    let beginsLight: Bool
    /// Its days of bleeding; single days without any lie between them.
    private var count = 1

    init(days: ClosedRange<Day>, isLight: Bool = false, beginsLight: Bool = false) {
        self.days = days
        self.isLight = isLight
        self.beginsLight = beginsLight
    }

    package var start: Day { days.lowerBound }

    fileprivate mutating func goOn(through day: Day, isLight: Bool, isEnded: Bool) {
        days = start...day
        count += 1
        self.isLight = self.isLight && isLight
        (isEndUnknown, isLoneDay, self.isEnded) = (false, false, isEnded)
    }

    var isOpenEnded: Bool { isEndUnknown || isLoneDay }

    /// So short and light that bleeding in mid-cycle often looks like it.
    package var isSlight: Bool { count <= 2 && isLight && !isEndUnknown }

    /// Long enough to be a period, however closely it follows another one.
    private var isLong: Bool { days.count >= 3 }

    /// Whether it begins so soon after the period `other` that it is rather bleeding between periods.
    func isClose(to other: Bleed) -> Bool {
        other.isOpenEnded
            ? start - other.start <= 14 : start - other.days.upperBound < Self.closest
    }

    /// The fewest days from a period's last day to the first of the next.
    static let closest = 10

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
    package var bleeds: [Bleed] { bleeds(changing: []) }

    /// The same if days had these records, without a copy of the log.
    ///
    /// - Parameters:
    ///   - changes: In order, each day once.
    ///   - days: Those that are looked at; all of them without this.
    func bleeds(changing changes: [Entry], in days: ClosedRange<Day>? = nil) -> [Bleed] {
        let indices =
            days.map {
                firstIndex(onOrAfter: $0.lowerBound)..<firstIndex(onOrAfter: $0.upperBound + 1)
            }
            ?? entries.indices
        let changes = days.map { days in changes.filter { days.contains($0.day) } } ?? changes
        var bleeds: [Bleed] = []
        var next = changes.startIndex
        for index in indices {
            while next < changes.endIndex, changes[next].day < entries[index].day {
                changes.add(next, to: &bleeds)
                next += 1
            }
            if next == changes.endIndex || changes[next].day > entries[index].day {
                entries.add(index, to: &bleeds)
            }
        }
        for index in next..<changes.endIndex { changes.add(index, to: &bleeds) }
        return bleeds
    }

    /// Whether the bleed around a day would surely be a period if days had these records: no other is so close to it
    /// that one of the two came between periods.
    ///
    /// - Parameter changes: In order, each day once.
    package func isLonePeriod(
        on day: Day, _ answers: IntervalAnswers, changing changes: [Entry]
    ) -> Bool {
        let around = (day - 30)...(day + 30)
        let near = bleeds(
            changing: changes, in: (around.lowerBound - 30)...(around.upperBound + 30))
        guard let index = near.firstIndex(where: { $0.days.contains(day) }) else { return false }
        let bleed = near[index]
        return around.contains(bleed.start) && around.contains(bleed.days.upperBound)
            && answers[bleed: bleed.start] != .between
            && !near[..<index].contains { bleed.isClose(to: $0) }
            && !near[(index + 1)...].contains { $0.isClose(to: bleed) }
            && (answers[bleed: bleed.start] == .start
                || !near[..<index].contains {
                    MidCycleBleed(bleed, mayGoOn: false, after: [$0]) != nil
                })
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

extension [DayLog.Entry] {
    /// Adds a day to the bleeds before it. It is asked by its index, so that no record is copied to be looked at.
    @inline(__always)
    fileprivate func add(_ index: Int, to bleeds: inout [Bleed]) {
        guard let flow = self[index].record.flow, flow.isPeriod else { return }
        let (day, isEnded) = (self[index].day, self[index].record.periodEnded)
        let isLight = flow == .light || flow == .unknown
        let last = bleeds.count - 1
        if last >= 0, day - bleeds[last].days.upperBound <= 2 {
            bleeds[last].goOn(through: day, isLight: isLight, isEnded: isEnded)
            return
        }
        var bleed = Bleed(days: day...day, isLight: isLight, beginsLight: flow == .light)
        bleed.isEnded = isEnded
        bleed.isEndUnknown = self[index].record.periodEndUnknown && !isEnded
        bleed.isLoneDay = flow == .unknown && !isEnded
        bleeds.append(bleed)
    }
}
