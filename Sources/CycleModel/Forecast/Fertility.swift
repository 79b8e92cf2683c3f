import CivilDate

/// The fertile days of the running cycle and of those after it.
struct Fertility: Equatable {
    let running: RunningCycle
    /// How much of the fertile days a window holds.
    private let share: Double
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

    init(_ running: RunningCycle, share: Double, through end: Day? = nil) {
        self.running = running
        self.end = end
        self.share = share.isNaN ? Self.usualShare : min(max(share, 0.01), 1)
        runningDays = FertileDays(ovulation: running.ovulation)
        settledDays = FertileDays(ovulation: running.settledOvulation)
        laterDays = FertileDays(ovulation: running.laterOvulation)
        let isPlaced = running.evidence?.placesOvulation ?? false
        // Signs that all came long after the day that cycles and signs together make likeliest may be of another cycle.
        let day = running.start + (running.settledOvulation.median - 1)
        let isDisputed = isPlaced && running.evidence?.bears(out: day) != true
        let ovulations = running.ovulation.middle(from: running.start)
        isOpen =
            running.isInDoubt || running.missedPeriod != nil || isDisputed
            || !isPlaced && !running.mayBeTwo && ovulations.count > Forecast.FertileWindow.widest
    }

    /// Nine in ten fertile days lie in such windows, whoever's they are; docs/prediction.md has the table.
    static let usualShare = 0.87

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
                placed(settledDays, from: running.start))
        ]
        let (next, later) =
            running.isInDoubt
            ? (running.chances, running.laterChances) : (running.length, running.laterStarts)
        let coming = comingOvulations(periods.count, next, later)
        for (index, period) in zip(periods.indices, periods) {
            let following =
                index + 1 < periods.endIndex ? periods[index + 1].days.lowerBound : nil
            windows.append(
                window(
                    period.number, laterDays, running.laterLength, start: period.days.lowerBound,
                    before: following, coming[index - periods.startIndex]))
        }
        if running.mayBeTwo, !running.isInDoubt, windows.count > 1,
            let around = running.ifMissed?.around
        {
            // The next ovulation may be of a cycle that began with the missed period.
            windows[1].begin(by: placed(laterDays, from: around))
            if let missed = running.missedStarts {
                // And so on: each window is as early as after the missed period.
                let others = comingOvulations(windows.count - 2, missed.next, missed.later)
                for (index, other) in zip(2..., others) { windows[index].begin(by: other) }
            }
        }
        return windows
    }

    /// What is known of an ovulation and of the fertile days that it ends.
    struct Placed {
        /// The shortest run of days with the share of the fertile ones.
        var fertile: ClosedRange<Day>
        /// The 10th and the 90th percentile.
        var ovulation: ClosedRange<Day>
    }

    /// The ovulation of a cycle that begins on `start`.
    private func placed(_ days: FertileDays, from start: Day) -> Placed {
        // Cycle days count from 1.
        let origin = start - 1
        let run = days.shortestRun(holding: share)
        let first = max(origin + run.lowerBound, start)
        return Placed(
            fertile: first...max(origin + run.upperBound, first),
            ovulation: days.ovulation.middle(from: origin))
    }

    /// The ovulations of the cycles that the next `count` starts open, each start being as unsure as it is.
    private func comingOvulations(
        _ count: Int, _ start: DayDistribution, _ later: LaterStarts
    ) -> [Placed] {
        guard count > 0 else { return [] }
        let ovulation = laterDays.ovulation
        let origin = running.start - 1
        func placed(_ ovulation: ClosedRange<Int>, _ days: DayDistribution?) -> Placed {
            // Nobody is shown days of an ovulation that may be on any of so many.
            let run =
                days.map { FertileDays(ovulation: $0).shortestRun(holding: share) }
                ?? (ovulation.lowerBound - FertileDays.before)...ovulation.upperBound
            return Placed(
                fertile: (origin + run.lowerBound)...(origin + run.upperBound),
                ovulation: (origin + ovulation.lowerBound)...(origin + ovulation.upperBound))
        }
        var (earliest, latest) = (QuantileWalk(0.1), QuantileWalk(0.9))
        let next = start.plus(ovulation)
        var coming = [placed(next.quantile(0.1)...next.quantile(0.9), next)]
        for number in 1..<count {
            let mixture = later.start(number + 1).plus(ovulation)
            // A day is lost to neither side where it is only partly within.
            let early = Int(earliest.next(in: mixture).rounded(.down))
            let late = max(Int(latest.next(in: mixture).rounded(.up)), early)
            var days: DayDistribution?
            if late - early < Forecast.FertileWindow.widest {
                var sums = Array(repeating: 0.0, count: max(late, 0) + LengthModel.longest)
                mixture.add(to: &sums)
                days = DayDistribution(normalising: sums)
            }
            coming.append(placed(early...late, days))
        }
        return coming
    }

    private func window(
        _ number: Int, _ days: FertileDays, _ length: DayDistribution, start: Day,
        before end: Day?, _ placed: Placed
    ) -> Forecast.FertileWindow {
        let point: Int
        if running.isOvulationPersonal || start == running.start && running.evidence != nil {
            point = days.ovulation.median
        } else {
            // Fourteen days before the next start.
            point = max(length.median - 13, 1)
        }
        let ovulation = start + (point - 1)
        // The point belongs to the window however it was found, and the next period does not.
        let first = min(placed.fertile.lowerBound, ovulation)
        var last = max(placed.fertile.upperBound, ovulation)
        if let end { last = max(min(last, end - 1), ovulation) }
        let early = min(placed.ovulation.lowerBound, ovulation)
        let late = max(placed.ovulation.upperBound, ovulation)
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
