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

    /// The unbroken run of days around the likeliest one that are at least this likely, or half as
    /// likely as the likeliest, whichever is less.
    package func block(atLeast threshold: Double) -> ClosedRange<Int> {
        let days = 1...max(probabilities.count - 1 - Self.before, 1)
        let peak = days.max { self[$0] < self[$1] } ?? 1
        let least = min(threshold, self[peak] / 2)
        var first = peak
        while first > days.lowerBound, self[first - 1] >= least { first -= 1 }
        var last = peak
        while last < days.upperBound, self[last + 1] >= least { last += 1 }
        return first...last
    }
}
