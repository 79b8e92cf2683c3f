/// When the second, third… start from now is; the sum of several cycles counts as normally distributed.
///
/// Each typical length and spread that the person may have gives one normal distribution; together
/// they also say how little is known about the typical length, which is what matters months ahead.
package struct LaterStarts: Equatable, Sendable {
    /// A mean and a variance in days.
    struct Spread: Equatable {
        var mean: Double
        var variance: Double

        /// Takes in another one, which is so much of both.
        fileprivate mutating func join(_ other: Spread, _ share: Double) {
            let distance = other.mean - mean
            mean += share * distance
            variance +=
                share * (other.variance - variance) + share * (1 - share) * distance * distance
        }
    }

    /// One typical length and spread.
    struct Part: Equatable {
        var weight: Double
        /// The cycle that is running.
        var first: Spread
        var temporary: Temporary
        /// Each cycle after those.
        var later: Spread

        /// Takes in another one whose temporary cycles are as many.
        mutating func join(_ other: Part) {
            guard other.weight > 0 else { return }
            weight += other.weight
            let share = other.weight / weight
            first.join(other.first, share)
            temporary.spread.join(other.temporary.spread, share)
            later.join(other.later, share)
        }
    }

    /// The first few cycles after the running one, where they differ from all later ones.
    struct Temporary: Equatable {
        var count: Int
        var spread: Spread
    }

    private let parts: [Part]

    /// Parts that matter less than this are left out.
    private static let negligible = 1e-4

    init(_ all: [Part]) {
        let total = all.reduce(0) { $0 + $1.weight }
        var kept = all.filter { $0.weight >= Self.negligible * total }
        let sum = kept.reduce(0) { $0 + $1.weight }
        for index in kept.indices { kept[index].weight /= sum }
        parts = kept
    }

    /// The day of the `number`th start, 1 being the next, counted from the last logged one.
    package func start(_ number: Int) -> NormalMixture {
        let ahead = max(number - 1, 0)
        return NormalMixture(
            parts: parts.map { part in
                let temporary = Double(min(part.temporary.count, ahead))
                let later = Double(ahead) - temporary
                let spread = part.temporary.spread
                let variance =
                    part.first.variance + temporary * spread.variance + later * part.later.variance
                return NormalMixture.Part(
                    weight: part.weight,
                    mean: part.first.mean + temporary * spread.mean + later * part.later.mean,
                    deviation: variance.squareRoot())
            })
    }
}

extension LaterStarts.Spread {
    /// The moments of a log-logistic length: mean e^θ·x/sin x and mean square e^2θ·2x/sin 2x with x
    /// = πs.
    init(_ node: LengthModel.Node) {
        let angle = Double.pi * node.scale
        mean = node.location.exponential * angle / angle.sine
        let square = (2 * node.location).exponential * 2 * angle / (2 * angle).sine
        variance = square - mean * mean
    }

    /// Sums over the lengths that fit what is known.
    struct Sums {
        var total = 0.0
        var first = 0.0
        var second = 0.0

        init(_ days: Range<Int>, _ fit: [Double], _ probability: (Int) -> Double) {
            for day in days.clamped(to: fit.indices) where fit[day] > 0 {
                let weight = fit[day] * probability(day)
                total += weight
                first += weight * Double(day)
                second += weight * Double(day * day)
            }
        }

        /// `nil` where nothing fits.
        var spread: LaterStarts.Spread? {
            guard total > 0 else { return nil }
            let mean = first / total
            return LaterStarts.Spread(mean: mean, variance: max(second / total - mean * mean, 0))
        }
    }
}
