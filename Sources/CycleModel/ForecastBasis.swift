/// What a forecast of her own cycles rests on.
package struct ForecastBasis: Equatable, Sendable {
    /// A past interval and how much it counts: 1 for the newest, less for each one before it.
    package struct Counted: Equatable, Sendable {
        package var interval: LoggedInterval
        package var weight: Double

        package init(interval: LoggedInterval, weight: Double) {
            self.interval = interval
            self.weight = weight
        }
    }

    /// Oldest first.
    package var counted: [Counted]
    /// A whole cycle of hers, in days, before anything of it is known: the median, and the 10th and the
    /// 90th percentile.
    package var usual: Int
    package var range: ClosedRange<Int>
    /// Whether her cycles, of which at least three are known, are less sure than those of someone of whom
    /// nothing is.
    package var isWide: Bool
}

extension Forecast {
    /// Whether signs of ovulation in past cycles place the coming ones, instead of a count of days.
    package var knowsHerOvulation: Bool { fertility.first?.running.isOvulationPersonal ?? false }

    /// - Complexity: Worked out anew at every call, O(*d*) in the number of distinct cycle lengths.
    package var basis: ForecastBasis {
        let known = intervals.filter { $0.answer != .ignored }.suffix(LengthModel.rememberedCycles)
        var weight = 1.0
        var counted: [ForecastBasis.Counted] = []
        for interval in known.reversed() {
            counted.append(ForecastBasis.Counted(interval: interval, weight: weight))
            weight *= LengthModel.forgetting
        }
        let hers = LengthPosterior(intervals: intervals).during(rhythm).next
        let anyone = LengthPosterior(lengths: []).next
        return ForecastBasis(
            counted: counted.reversed(), usual: hers.median, range: hers.middle,
            isWide: known.count >= 3 && hers.middle.count > anyone.middle.count)
    }
}

extension DayDistribution {
    /// From the 10th to the 90th percentile.
    fileprivate var middle: ClosedRange<Int> { quantile(0.1)...quantile(0.9) }
}
