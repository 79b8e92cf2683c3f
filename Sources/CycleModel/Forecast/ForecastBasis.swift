package import CivilDate

/// What a date that comes of natural cycles is counted from.
package struct ForecastBasis: Equatable, Sendable {
    /// The first day of the cycle that the date ends.
    package var start: Day
    /// Whether a period was logged on that day; else it follows a method that stopped the cycles.
    package var isLogged: Bool
    /// The length of that cycle in days, before anything of it is known: the median, and the 10th and the
    /// 90th percentile.
    package var usual: Int
    package var range: ClosedRange<Int>
    /// The date it led to when all that is known of the cycle is how far it has come and its signs of
    /// ovulation.
    package var next: Forecast.NextStart
    /// Whether the cycles, of which at least three are known, are less sure than those of someone of whom
    /// nothing is.
    package var isWide: Bool
}

extension Forecast {
    /// Whether signs of ovulation in past cycles place the coming ones, instead of a count of days.
    package var isOvulationPersonal: Bool { fertility.first?.running.isOvulationPersonal ?? false }

    /// `nil` where nothing is forecast, or the next bleed is a pack's.
    ///
    /// - Complexity: Worked out at every call.
    package var basis: ForecastBasis? {
        guard let running else { return nil }
        let range = running.expected.middle
        let anyone = LengthPosterior(intervals: [], lengths.prior).next.middle
        return ForecastBasis(
            start: running.start, isLogged: isRunningLogged, usual: running.expected.median,
            range: range, next: running.next, isWide: cyclesUsed >= 3 && range.count > anyone.count)
    }
}

extension DayDistribution {
    /// The 10th to the 90th percentile.
    fileprivate var middle: ClosedRange<Int> { quantile(0.1)...quantile(0.9) }
}
