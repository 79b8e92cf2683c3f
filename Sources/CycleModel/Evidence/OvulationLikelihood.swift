/// How well what was recorded fits ovulation on each cycle day, up to a common factor.
///
/// It says nothing of how likely a day is in itself: a sign that means nothing has the same value
/// everywhere.
package struct OvulationLikelihood: Equatable, Sendable {
    /// The cycle day of the first of `values`.
    private(set) var first: Int
    private(set) var values: [Double]
    /// The value of every other day.
    private(set) var elsewhere: Double

    /// Says nothing.
    static let flat = OvulationLikelihood(first: 1, values: [], elsewhere: 1)

    init(first: Int, values: [Double], elsewhere: Double) {
        self.first = first
        self.values = values
        self.elsewhere = elsewhere
    }

    /// Ovulation on `day` and no other.
    package init(certain day: Int) {
        self.init(first: day, values: [1], elsewhere: 0)
    }

    /// A sign that was seen around ovulation, or came of something else.
    ///
    /// - Parameters:
    ///   - sign: How likely each day is if the sign was of ovulation, summing to 1.
    ///   - mistaken: How likely it was not. Such a sign falls on any of thirty days alike, so that two
    ///     signs far apart leave both days possible instead of ruling out each other's.
    init(_ sign: CycleDays, mistaken: Double) {
        let floor = mistaken / 30
        self.init(
            first: sign.first, values: sign.probabilities.map { (1 - mistaken) * $0 + floor },
            elsewhere: floor)
    }

    package subscript(day: Int) -> Double {
        let (index, overflow) = day.subtractingReportingOverflow(first)
        return !overflow && values.indices.contains(index) ? values[index] : elsewhere
    }

    /// The only day that is possible; `nil` where several are.
    var certainDay: Int? { elsewhere == 0 && values.count == 1 ? first : nil }

    /// The cycle days whose value is their own.
    var span: Range<Int> { first..<(first + values.count) }

    /// The day that fits best, the earliest of several; `nil` where no day stands out.
    package var likeliest: Int? {
        guard let best = values.max(), best > elsewhere else { return nil }
        return values.firstIndex(of: best).map { first + $0 }
    }

    /// What both say, taken to be independent of each other.
    static func * (left: OvulationLikelihood, right: OvulationLikelihood) -> OvulationLikelihood {
        guard let low = [left, right].filter({ !$0.values.isEmpty }).map(\.first).min() else {
            return OvulationLikelihood(
                first: 1, values: [], elsewhere: left.elsewhere * right.elsewhere)
        }
        let high = max(
            left.values.isEmpty ? low : left.span.upperBound,
            right.values.isEmpty ? low : right.span.upperBound)
        return OvulationLikelihood(
            first: low, values: (low..<high).map { left[$0] * right[$0] },
            elsewhere: left.elsewhere * right.elsewhere)
    }
}

/// How likely each of a few cycle days is, summing to 1.
struct CycleDays: Equatable {
    private(set) var first: Int
    private(set) var probabilities: [Double]

    /// `profile` beginning `offset` days from `day`, where `profile` sums to 1.
    init(_ profile: [Double], from offset: Int, of day: Int) {
        first = day + offset
        probabilities = profile
    }

    /// Several that are equally likely; `nil` for none.
    init?(anyOf all: [CycleDays]) {
        guard let low = all.map(\.first).min(), let high = all.map(\.end).max() else { return nil }
        first = low
        probabilities = Array(repeating: 0, count: high - low)
        let share = 1 / Double(all.count)
        for one in all {
            for (index, probability) in one.probabilities.enumerated() {
                probabilities[one.first - low + index] += share * probability
            }
        }
    }

    private var end: Int { first + probabilities.count }

    subscript(day: Int) -> Double {
        (first..<end).contains(day) ? probabilities[day - first] : 0
    }

    /// How much of it both have in common, from 0 to 1.
    func overlap(_ other: CycleDays) -> Double {
        (first..<end).reduce(0) { $0 + min(self[$1], other[$1]) }
    }

    /// The first day on which the sum reaches `level`.
    func quantile(_ level: Double) -> Int { first + probabilities.quantile(level) }
}
