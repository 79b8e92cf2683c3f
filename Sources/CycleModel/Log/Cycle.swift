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
    /// The person said that its period ended with the last logged day.
    package var isPeriodEnded = false
    /// It starts so soon after the period before it that only its length makes it a period, and the person
    /// has not confirmed it.
    package var isDoubtful = false
    /// The bleeds in it that count as bleeding between periods, in order; the first cycle also has those
    /// before it.
    package var bleedsBetween: [Bleed] = []

    package init(period: ClosedRange<Day>, nextStart: Day? = nil) {
        self.period = period
        self.nextStart = nextStart
    }

    package var start: Day { period.lowerBound }

    /// The length in days; `nil` while the cycle is running.
    package var length: Int? { nextStart.map { $0 - start } }

    /// The last day of its period, or of bleeding between it and the next.
    var lastBleedDay: Day { max(period.upperBound, bleedsBetween.last?.days.upperBound ?? start) }

    /// Whether a bleed in it is slight and in mid-cycle, where a period looks like other bleeding.
    package func isMidCycle(_ bleed: Bleed) -> Bool {
        !isPeriodEndUnknown && !isLoneDay && bleed.isSlight
            && MidCycleBleed.days.contains(bleed.start - start)
            && bleed.start - period.upperBound >= Self.behindPeriod
    }

    /// What comes fewer days behind a period's last one is the rest of it.
    private static let behindPeriod = 5

    /// The number of logged days of its period.
    package var periodLength: Int { period.count }

    /// Whether it begins in these days and is over by their last one.
    package func lies(in days: ClosedRange<Day>) -> Bool {
        nextStart.map { days.contains(start) && days.contains($0 - 1) } ?? false
    }

    /// Longer than any cycle the model knows: a time without logging, a pregnancy or a break. Such an
    /// interval is no cycle length and enters no statistics.
    package var isGap: Bool { (length ?? 0) > Cycle.longest }

    /// The longest interval between two starts that counts as a cycle.
    package static let longest = 130
}

extension Cycle {
    fileprivate init(_ bleed: Bleed) {
        period = bleed.days
        isPeriodEndUnknown = bleed.isEndUnknown
        isLoneDay = bleed.isLoneDay
        isPeriodEnded = bleed.isEnded
    }

    private static let usualLength = 29

    /// When the start of a period was expected that is thought to be around `day`: as many of the usual
    /// cycles after this one's start as there are between the two.
    fileprivate func expectedStart(around day: Day, usually lengths: [Int]) -> Day {
        let usual = lengths.filter { $0 <= Cycle.longest }.middle ?? Self.usualLength
        return start + max((2 * (day - start) + usual) / (2 * usual), 1) * usual
    }
}

extension DayLog {
    /// The cycles that the logged period days make, in order, where nobody was asked about any bleed.
    package var cycles: [Cycle] { cycles(IntervalAnswers()) }

    /// The cycles that the logged period days make, in order.
    ///
    /// A bleed that begins less than ten days after a period's last day, or within 14 days of a start
    /// whose end is unknown, is bleeding between periods unless it lasts three days or more. Of two
    /// bleeds that close, the one nearer the start expected from the earlier cycle is the period. A slight one in
    /// mid-cycle is what it is likelier to be, unless a method brings bleeds of its own. What the person said of a bleed
    /// overrules all of this.
    ///
    /// - Parameter changes: Records that days have instead of their own, in order, each day once.
    /// - Complexity: O(*n*) in the number of recorded days, and of cycles for each bleed that is close
    ///   to a period.
    package func cycles(
        _ answers: IntervalAnswers, _ contraception: Contraception = Contraception(),
        changing changes: [Entry] = []
    ) -> [Cycle] {
        let bleeds = bleeds(changing: changes)
        let last = [entries.last?.day, changes.last?.day].compactMap(\.self).max()
        var periods: [Int] = []
        var doubtful: Set<Int> = []
        for (index, bleed) in bleeds.enumerated() {
            let answer = answers[bleed: bleed.start]
            guard answer != .between else { continue }
            guard let last = periods.last, answer != .start, bleed.isClose(to: bleeds[last]) else {
                let weighed =
                    answer == nil
                    ? MidCycleBleed(
                        bleed, mayGoOn: bleed.days.upperBound == last,
                        after: periods.map { bleeds[$0] }) : nil
                if weighed?.isPeriod ?? true
                    || contraception.kind(ofBleedFrom: bleed.start) != .period
                {
                    periods.append(index)
                }
                continue
            }
            if bleed.isPeriodToo(after: bleeds[last]) {
                doubtful.insert(index)
                periods.append(index)
            } else if answers[bleed: bleeds[last].start] == nil {
                let starts = periods.dropLast().map { bleeds[$0].start }
                let expected = starts.last.map {
                    Cycle(period: $0...$0).expectedStart(
                        around: bleeds[last].start,
                        usually: zip(starts.dropFirst(), starts).map { $0 - $1 })
                }
                if bleed.isRatherPeriod(than: bleeds[last], expected: expected) {
                    doubtful.remove(last)
                    periods[periods.count - 1] = index
                }
            }
        }
        // Days of bleeding are never without a cycle.
        if periods.isEmpty, !bleeds.isEmpty { periods = [0] }
        return cycles(of: bleeds, periods: periods, doubtful: doubtful)
    }

    private func cycles(of bleeds: [Bleed], periods: [Int], doubtful: Set<Int>) -> [Cycle] {
        var cycles: [Cycle] = []
        cycles.reserveCapacity(periods.count)
        for (number, index) in periods.enumerated() {
            var cycle = Cycle(bleeds[index])
            let isLast = number + 1 == periods.count
            let next = isLast ? bleeds.count : periods[number + 1]
            if !isLast { cycle.nextStart = bleeds[next].start }
            cycle.isDoubtful = doubtful.contains(index)
            if number == 0, index > 0 { cycle.bleedsBetween += bleeds[..<index] }
            if index + 1 < next { cycle.bleedsBetween += bleeds[(index + 1)..<next] }
            cycles.append(cycle)
        }
        return cycles
    }
}

extension [Cycle] {
    /// The periods and the bleeds between them, in order.
    var bleeds: [(days: ClosedRange<Day>, isPeriod: Bool)] {
        var bleeds: [(days: ClosedRange<Day>, isPeriod: Bool)] = []
        bleeds.reserveCapacity(count)
        for cycle in self {
            for bleed in cycle.bleedsBetween where bleed.start < cycle.start {
                bleeds.append((bleed.days, false))
            }
            bleeds.append((cycle.period, true))
            for bleed in cycle.bleedsBetween where bleed.start > cycle.start {
                bleeds.append((bleed.days, false))
            }
        }
        return bleeds
    }
}
