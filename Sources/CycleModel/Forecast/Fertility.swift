import CivilDate

/// The fertile days of the running cycle and of those after it.
struct Fertility: Equatable {
    let running: RunningCycle
    private let threshold: Double
    /// The last day that it speaks of, where a method stops the cycles.
    private let end: Day?
    /// The fertile days by 1-based cycle day, for the running cycle and for any later one.
    private let runningDays: FertileDays
    /// Those of the running cycle that are shown, whatever day is today.
    private let settledDays: FertileDays
    private let laterDays: FertileDays
    /// Whether nobody can place the ovulation of the running cycle any more: a period may be missing from the log, or
    /// none came for so long that it may have been on too many days.
    let isOpen: Bool

    init(_ running: RunningCycle, threshold: Double, through end: Day? = nil) {
        self.running = running
        self.end = end
        self.threshold = threshold.isNaN ? 0.2 : min(max(threshold, 0.01), 1)
        runningDays = FertileDays(ovulation: running.ovulation)
        settledDays = FertileDays(ovulation: running.settledOvulation)
        laterDays = FertileDays(ovulation: running.laterOvulation)
        let isPlaced = running.evidence?.placesOvulation ?? false
        let ovulations = running.ovulation.middle(from: running.start)
        isOpen =
            running.isInDoubt || running.missedPeriod != nil
            || !isPlaced && !running.mayBeTwo && ovulations.count > Forecast.FertileWindow.widest
    }

    /// The running cycle's window, then one for each of `periods`, of which the first is the next.
    ///
    /// - Parameter number: That of the period which opened the running cycle.
    func windows(
        opening periods: ArraySlice<Forecast.PredictedPeriod>, after number: Int = 0
    ) -> [Forecast.FertileWindow] {
        var windows = [
            window(
                number, settledDays, running.promised, start: running.start,
                before: running.start + running.promised.median + running.promisedDelay,
                ovulations: settledDays.ovulation.middle(from: running.start - 1))
        ]
        let laterOvulations = ovulations(periods.count)
        for (index, period) in zip(periods.indices, periods) {
            let following =
                index + 1 < periods.endIndex ? periods[index + 1].days.lowerBound : nil
            windows.append(
                window(
                    period.number, laterDays, running.laterLength, start: period.days.lowerBound,
                    before: following, ovulations: laterOvulations[index - periods.startIndex]))
        }
        if running.mayBeTwo, !running.isInDoubt, windows.count > 1,
            let around = running.ifMissed?.around
        {
            // The next ovulation may be of a cycle that began with the missed period.
            windows[1].begin(
                by: window(
                    0, laterDays, running.laterLength, start: around, before: nil,
                    ovulations: laterDays.ovulation.middle(from: around - 1)))
        }
        return windows
    }

    /// When ovulation is in the cycles that the next `count` starts open, each start being as unsure as it is: the
    /// 10th and the 90th percentile.
    private func ovulations(_ count: Int) -> [ClosedRange<Day>] {
        guard count > 0 else { return [] }
        let ovulation = laterDays.ovulation
        // Cycle days count from 1.
        let origin = running.start - 1
        var (earliest, latest) = (QuantileWalk(0.1), QuantileWalk(0.9))
        let (next, later) =
            running.isInDoubt
            ? (running.chances, running.laterChances) : (running.length, running.laterStarts)
        var ranges = [next.plus(ovulation).middle(from: origin)]
        for number in 1..<count {
            let days = later.start(number + 1).plus(ovulation)
            // A day is lost to neither side where it is only partly within.
            let early = Int(earliest.next(in: days).rounded(.down))
            let late = Int(latest.next(in: days).rounded(.up))
            ranges.append((origin + early)...(origin + max(late, early)))
        }
        return ranges
    }

    private func window(
        _ number: Int, _ days: FertileDays, _ length: DayDistribution, start: Day,
        before end: Day?, ovulations: ClosedRange<Day>
    ) -> Forecast.FertileWindow {
        let point: Int
        if running.isOvulationPersonal || start == running.start && running.evidence != nil {
            point = days.ovulation.median
        } else {
            // Fourteen days before the next start.
            point = max(length.median - 13, 1)
        }
        let ovulation = start + (point - 1)
        let block = days.block(atLeast: threshold)
        // The point belongs to the window however it was found, and the next period does not.
        let first = min(start + (block.lowerBound - 1), ovulation)
        var last = max(start + (block.upperBound - 1), ovulation)
        if let end { last = max(min(last, end - 1), ovulation) }
        let early = min(ovulations.lowerBound, ovulation)
        let late = max(ovulations.upperBound, ovulation)
        return Forecast.FertileWindow(
            number: number, days: first...last, ovulation: ovulation, ovulationRange: early...late)
    }

    /// How likely each day from today to `last` is to be fertile, in whichever cycle it turns out
    /// to lie.
    func probabilities(through last: Day) -> [Forecast.DayProbability] {
        let last = min(last, end ?? last)
        let ahead = last - running.start
        guard last >= running.today, ahead >= 0 else { return [] }
        // The probability that some cycle starts on each day from the running one's first.
        var starts = Array(repeating: 0.0, count: ahead + FertileDays.before + 1)
        for day in running.chances.probabilities.indices.prefix(starts.count) {
            starts[day] = running.chances.probabilities[day]
        }
        var number = 2
        while true {
            let mixture = running.laterChances.start(number)
            let earliest = mixture.parts.map { $0.mean - 6 * $0.deviation }.min() ?? .infinity
            guard earliest < Double(starts.count) else { break }
            mixture.add(to: &starts)
            number += 1
        }
        var fertile = Array(repeating: 0.0, count: ahead + 1)
        for day in fertile.indices { fertile[day] = runningDays[day + 1] }
        let profile = laterDays.relevant
        let reached = running.today - running.start
        for start in starts.indices where starts[start] > 1e-9 {
            let weight = starts[start]
            for cycleDay in profile {
                let day = start + cycleDay - 1
                guard day >= reached, day <= ahead else { continue }
                fertile[day] += weight * laterDays[cycleDay]
            }
        }
        return (reached...ahead).compactMap { day in
            fertile[day] >= 0.001
                ? Forecast.DayProbability(
                    day: running.start + day, probability: min(fertile[day], 1)) : nil
        }
    }
}

extension DayDistribution {
    /// The 10th to the 90th percentile, its days counted from `day`.
    fileprivate func middle(from day: Day) -> ClosedRange<Day> {
        (day + quantile(0.1))...(day + quantile(0.9))
    }
}
