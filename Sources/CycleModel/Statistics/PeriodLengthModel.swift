/// How many days a period lasts.
///
/// The person's own lengths, each smoothed by a day, and one more that stands for women in general.
package struct PeriodLengthModel: Sendable {
    /// The distribution over 1 to 15 days; longer periods count as 15.
    package let distribution: DayDistribution

    /// Women's period lengths from 1 day on, in the data that docs/prediction.md names.
    private static let population = [
        0.0004, 0.0076, 0.0440, 0.2111, 0.3915, 0.2341, 0.0730, 0.0197, 0.0125, 0.0016,
        0.0016, 0.0004, 0.0004, 0.0004, 0.0016,
    ]

    package init(lengths: some Sequence<Int>) {
        var days = [0.0] + Self.population
        let longest = Self.population.count
        for length in lengths {
            let length = min(max(length, 1), longest)
            days[length] += 0.8
            days[max(length - 1, 1)] += 0.1
            days[min(length + 1, longest)] += 0.1
        }
        let total = days.reduce(0, +)
        distribution = DayDistribution(summingToOne: days.map { $0 / total })
    }

    /// The usual length in days.
    package var median: Int { distribution.median }
}
