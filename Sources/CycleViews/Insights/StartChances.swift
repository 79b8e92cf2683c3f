package import CycleModel

/// How likely the next period is to begin on each coming day: what stands behind the range of a forecast.
package struct StartChances: Sendable {
    package let next: Forecast.NextStart
    /// The days from the first to the last that has a chance worth drawing, without a gap.
    package let days: [Forecast.DayProbability]

    /// A day is drawn from this chance on.
    package static let least = 0.005

    /// `nil` where nothing is forecast.
    package init?(_ forecast: Forecast) {
        guard let next = forecast.chances,
            let first = next.probabilities.firstIndex(where: { $0.probability >= Self.least }),
            let last = next.probabilities.lastIndex(where: { $0.probability >= Self.least })
        else { return nil }
        self.next = next
        days = Array(next.probabilities[first...last])
    }

    package var likeliest: Forecast.DayProbability? {
        days.max { $0.probability < $1.probability }
    }

    /// The chance of the range, as whole days give it: 80% or a little more.
    package var chanceOfRange: Double {
        min(
            next.probabilities.filter { next.range.contains($0.day) }
                .reduce(0) { $0 + $1.probability }, 1)
    }
}
