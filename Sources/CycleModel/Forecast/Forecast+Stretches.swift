package import CivilDate

extension Forecast.NextStart {
    /// Days on which the next period may start, with none right before or behind them.
    ///
    /// Natural cycles leave one such stretch. A pack's bleed comes in this break or in the next one, and
    /// hardly ever between them.
    package struct Stretch: Equatable, Sendable {
        /// The first to the last of its days.
        package var days: ClosedRange<Day>
        /// How likely it has the start.
        package var probability: Double
        /// The 10th and the 90th percentile of the start, if it has it.
        package var range: ClosedRange<Day>

        /// - Parameter days: In a row, at least one.
        fileprivate init?(_ days: ArraySlice<Forecast.DayProbability>) {
            guard let first = days.first?.day, let last = days.last?.day,
                let shares = DayDistribution(normalising: days.map(\.probability))
            else { return nil }
            self.days = first...last
            probability = days.reduce(0) { $0 + $1.probability }
            range = (first + shares.quantile(0.1))...(first + shares.quantile(0.9))
        }
    }

    /// The stretches in order; their probabilities sum to 1.
    package var stretches: [Stretch] {
        var stretches: [Stretch] = []
        var first = probabilities.startIndex
        for index in probabilities.indices {
            let following = index + 1
            let isLast = following == probabilities.endIndex
            guard isLast || probabilities[following].day != probabilities[index].day + 1 else {
                continue
            }
            if let stretch = Stretch(probabilities[first..<following]) { stretches.append(stretch) }
            first = following
        }
        return stretches
    }

    /// `range`, or where that reaches into another stretch the one of the stretch that `start` is in.
    var ownRange: ClosedRange<Day> {
        guard let stretch = stretches.first(where: { $0.days.contains(start) }),
            !stretch.days.contains(range)
        else { return range }
        // The median of all days can lie at the edge of what is likely within a stretch.
        return min(stretch.range.lowerBound, start)...max(stretch.range.upperBound, start)
    }
}
