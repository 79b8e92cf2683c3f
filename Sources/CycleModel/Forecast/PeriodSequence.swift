import CivilDate

/// Predicted periods in order, which never overlap and whose ranges rise with them.
struct PeriodSequence {
    private(set) var periods: [Forecast.PredictedPeriod] = []
    /// No period begins after it.
    let last: Day

    init(through last: Day) {
        self.last = last
    }

    /// Adds one unless it would begin too late, or within two days of the one before: those would be
    /// one period.
    ///
    /// - Parameter length: In days.
    /// - Returns: Whether it was added.
    @discardableResult
    mutating func add(
        _ start: Day, _ range: ClosedRange<Day>, length: Int,
        _ source: Forecast.PredictedPeriod.Source
    ) -> Bool {
        guard start <= last else { return false }
        var range = range
        if let before = periods.last {
            guard start >= before.days.upperBound + 3 else { return false }
            let first = max(range.lowerBound, before.startRange.lowerBound + 1)
            let end = max(range.upperBound, before.startRange.upperBound + 1)
            range = min(first, start)...max(end, start)
        }
        periods.append(
            Forecast.PredictedPeriod(
                number: periods.count + 1, days: start...(start + (length - 1)),
                startRange: range, source: source))
        return true
    }

    /// Adds those of natural cycles that begin no later than `end`.
    ///
    /// - Parameters:
    ///   - next: The first of them.
    ///   - length: In days.
    mutating func add(
        _ running: RunningCycle, next: Forecast.NextStart, through end: Day? = nil, length: Int
    ) {
        let end = min(end ?? last, last)
        var (start, range) = (next.shown.start, next.shown.range)
        var number = 1
        var (earliest, middle, latest) = (QuantileWalk(0.1), QuantileWalk(0.5), QuantileWalk(0.9))
        while start <= end {
            guard add(start, range, length: length, .cycle) || number == 1 else { return }
            number += 1
            let mixture = running.laterStarts.start(number)
            func day(_ walk: inout QuantileWalk, after day: Day) -> Day {
                max(running.start + Int(walk.next(in: mixture).rounded()), day)
            }
            // The order holds by itself but for the step from the exact next start to the sums
            // after it. A day without a period day must lie between two periods, or they would be
            // one.
            let median = max(day(&middle, after: start) + running.lag, start + (length + 2))
            let early = min(day(&earliest, after: range.lowerBound + 1), median)
            let late = max(day(&latest, after: range.upperBound + 1), median)
            start = median
            range = early...late
        }
    }
}
