/// How likely each of the days 0, 1, 2… is, counted from the last logged start.
///
/// A next start on day *d* means a cycle of length *d*.
package struct DayDistribution: Equatable, Sendable {
    package private(set) var probabilities: [Double]

    /// Scales `weights`, one for each day from 0, to sum to 1; `nil` when they sum to nothing.
    package init?(normalising weights: [Double]) {
        var total = 0.0
        for weight in weights { total += weight }
        guard total > 0, total.isFinite else { return nil }
        probabilities = weights
        for day in probabilities.indices { probabilities[day] /= total }
    }

    /// Takes probabilities that sum to 1.
    init(summingToOne probabilities: [Double]) {
        self.probabilities = probabilities
    }

    /// A day that is known.
    package init(certain day: Int) {
        probabilities = Array(repeating: 0, count: max(day, 0) + 1)
        probabilities[probabilities.count - 1] = 1
    }

    /// 0 for days outside what was computed.
    package subscript(day: Int) -> Double {
        probabilities.indices.contains(day) ? probabilities[day] : 0
    }

    /// The first day on which the cumulative probability reaches `level`.
    package func quantile(_ level: Double) -> Int {
        probabilities.quantile(level)
    }

    package var median: Int { quantile(0.5) }

    package var mean: Double {
        var mean = 0.0
        for day in probabilities.indices { mean += Double(day) * probabilities[day] }
        return mean
    }

    /// The same, knowing that it will not be before `day`; `nil` when nothing is left.
    package func from(_ day: Int) -> DayDistribution? {
        var weights = probabilities
        for early in weights.indices.prefix(max(day, 0)) { weights[early] = 0 }
        return DayDistribution(normalising: weights)
    }

    /// The same, knowing that it will not be after `day`; `nil` when nothing is left.
    func through(_ day: Int) -> DayDistribution? {
        DayDistribution(normalising: Array(probabilities.prefix(max(day + 1, 0))))
    }

    /// How many days both take, one after the other, neither knowing of the other.
    package func plus(_ other: DayDistribution) -> DayDistribution {
        var sums = Array(repeating: 0.0, count: probabilities.count + other.probabilities.count - 1)
        for (day, probability) in probabilities.enumerated() where probability > 1e-9 {
            for (more, share) in other.probabilities.enumerated() {
                sums[day + more] += probability * share
            }
        }
        return DayDistribution(summingToOne: sums)
    }

    /// Each day's probability times how well it fits what was seen; `nil` when nothing fits.
    package func weighted(by fit: [Double]) -> DayDistribution? {
        var weights = probabilities
        for day in weights.indices { weights[day] *= day < fit.count ? fit[day] : 0 }
        return DayDistribution(normalising: weights)
    }
}

extension [Double] {
    /// The first index at which the sum of probabilities reaches `level`.
    func quantile(_ level: Double) -> Int {
        // Rounding may leave the sum of everything a hair below 1.
        let level = level - 1e-9
        var sum = 0.0
        for index in indices {
            sum += self[index]
            if sum >= level { return index }
        }
        return count - 1
    }
}
