/// How likely each day of a cycle is to be fertile.
package struct FertileDays: Equatable, Sendable {
    /// The 1-based cycle day of ovulation.
    package let ovulation: DayDistribution
    /// How many days before ovulation are fertile.
    package static let before = 5

    /// The probabilities by cycle day, from `before` days ahead of cycle day 0.
    private let probabilities: [Double]

    package init(ovulation: DayDistribution) {
        self.ovulation = ovulation
        let days = ovulation.probabilities
        var sums = Array(repeating: 0.0, count: days.count + Self.before)
        for day in days.indices where days[day] > 0 {
            for fertile in day...(day + Self.before) { sums[fertile] += days[day] }
        }
        probabilities = sums
    }

    /// The cycle day can be 0 or less: ovulation on day 4 makes the last days of the cycle before
    /// fertile.
    package subscript(cycleDay: Int) -> Double {
        let index = cycleDay + Self.before
        return probabilities.indices.contains(index) ? probabilities[index] : 0
    }

    /// The cycle days that are fertile often enough to matter.
    var relevant: ClosedRange<Int> {
        let first = probabilities.firstIndex { $0 > 1e-7 } ?? 0
        let last = probabilities.lastIndex { $0 > 1e-7 } ?? 0
        return (first - Self.before)...(last - Self.before)
    }

    /// The shortest run of days that holds this share of the fertile ones that are to be expected; of several, the one
    /// that holds most of them.
    package func shortestRun(holding share: Double) -> ClosedRange<Int> {
        // Rounding may leave a sum a hair below what it is.
        let least = share * probabilities.reduce(0, +) - 1e-9
        var best = (first: 0, last: probabilities.count - 1, sum: 0.0)
        var (first, sum) = (0, 0.0)
        for last in probabilities.indices {
            sum += probabilities[last]
            while first < last, sum - probabilities[first] >= least {
                sum -= probabilities[first]
                first += 1
            }
            guard sum >= least else { continue }
            let longer = (last - first) - (best.last - best.first)
            if longer < 0 || longer == 0 && sum > best.sum + 1e-9 { best = (first, last, sum) }
        }
        return (best.first - Self.before)...(best.last - Self.before)
    }
}
