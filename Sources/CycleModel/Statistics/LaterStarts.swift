/// When the second, third… start from now is, for which a sum of cycles is taken as normal.
///
/// Each typical length and spread that a woman may have gives one normal distribution; together
/// they also say how little is known about her typical length, which is what matters months ahead.
package struct FarStarts: Equatable, Sendable {
    /// A mean and a variance in days.
    struct Spread: Equatable {
        var mean: Double
        var variance: Double
    }

    /// One typical length and spread.
    struct Part: Equatable {
        var weight: Double
        /// The cycle that is running.
        var first: Spread
        var passing: Passing
        /// Each cycle after those.
        var later: Spread
    }

    /// The first few cycles after the running one, where they differ from all later ones.
    struct Passing: Equatable {
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
                let passing = Double(min(part.passing.count, ahead))
                let later = Double(ahead) - passing
                let spread = part.passing.spread
                let variance =
                    part.first.variance + passing * spread.variance + later * part.later.variance
                return NormalMixture.Part(
                    weight: part.weight,
                    mean: part.first.mean + passing * spread.mean + later * part.later.mean,
                    deviation: variance.squareRoot())
            })
    }
}

extension FarStarts.Spread {
    /// Of a log-logistic length: mean e^θ·x/sin x and mean square e^2θ·2x/sin 2x with x = πs.
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

        init(_ days: Int, _ fit: [Double], _ probability: (Int) -> Double) {
            for day in 0..<min(days, fit.count) where fit[day] > 0 {
                let weight = fit[day] * probability(day)
                total += weight
                first += weight * Double(day)
                second += weight * Double(day * day)
            }
        }

        /// `nil` where nothing fits.
        var spread: FarStarts.Spread? {
            guard total > 0 else { return nil }
            let mean = first / total
            return FarStarts.Spread(mean: mean, variance: max(second / total - mean * mean, 0))
        }
    }
}

/// Several normal distributions, each as likely as its weight.
package struct NormalMixture: Sendable {
    struct Part {
        var weight: Double
        var mean: Double
        /// The standard deviation.
        var deviation: Double
    }

    let parts: [Part]

    /// The share at or below `value`.
    package func share(below value: Double) -> Double {
        local(at: value).share
    }

    /// The value below which `level` of it lies, for a level between 0 and 1.
    package func quantile(_ level: Double) -> Double {
        var low = Double.infinity
        var high = -Double.infinity
        var mean = 0.0
        var square = 0.0
        for part in parts {
            low = min(low, part.mean - 8 * part.deviation)
            high = max(high, part.mean + 8 * part.deviation)
            mean += part.weight * part.mean
            square += part.weight * (part.mean * part.mean + part.deviation * part.deviation)
        }
        guard low < high else { return low.isFinite ? low : 0 }
        // Halley's steps from where the level would lie if the whole were normal, kept within a
        // bracket; where one leads out of it, the bracket is halved.
        let tail = (-2 * min(level, 1 - level).logarithm).squareRoot()
        let normal = tail - (2.307_53 + 0.270_61 * tail) / (1 + (0.992_29 + 0.044_81 * tail) * tail)
        let distance = (square - mean * mean).squareRoot() * normal
        var value = level < 0.5 ? mean - distance : mean + distance
        for _ in 0..<100 {
            let here = local(at: value)
            if here.share < level { low = value } else { high = value }
            let newton = (level - here.share) / here.density
            let step = newton / (1 + newton * here.slope / (2 * here.density))
            let next = value + step
            guard next > low, next < high else {
                value = (low + high) / 2
                if high - low < 1e-9 { break }
                continue
            }
            value = next
            // What is left after a step is about its third power.
            if step.magnitude < 1e-4 { break }
        }
        return value
    }

    /// The share at or below `value`, and the density and its slope there.
    private func local(at value: Double) -> (share: Double, density: Double, slope: Double) {
        var share = 0.0
        var density = 0.0
        var slope = 0.0
        for part in parts {
            let distance = (value - part.mean) / part.deviation
            if distance > 9 { share += part.weight }
            guard distance.magnitude <= 9 else { continue }
            share += part.weight * distance.normalShare
            let height = part.weight * (-distance * distance / 2).exponential / part.deviation
            density += height
            slope -= height * distance / part.deviation
        }
        let unit = (2 * Double.pi).squareRoot()
        return (share, density / unit, slope / unit)
    }

    /// Adds to `days[d]` the probability of day *d*, for each day from 0.
    ///
    /// For spreads above a day the density at whole days sums to 1, and from one day to the next it
    /// changes by a factor that itself changes by a constant factor, so no day costs an
    /// exponential.
    func add(to days: inout [Double]) {
        for part in parts {
            let variance = part.deviation * part.deviation
            guard variance > 0.25 else { continue }
            let peak = part.mean.rounded()
            let offset = peak - part.mean
            let height =
                part.weight * (-offset * offset / (2 * variance)).exponential
                / (2 * Double.pi * variance).squareRoot()
            let bend = (-1 / variance).exponential
            let reach = Int((6 * part.deviation).rounded(.up))
            let centre = Int(peak)
            guard centre - reach < days.count, centre + reach >= 0 else { continue }
            var value = height
            var factor = (-(2 * offset + 1) / (2 * variance)).exponential
            for day in centre..<max(min(centre + reach, days.count), centre) {
                if day >= 0 { days[day] += value }
                value *= factor
                factor *= bend
            }
            factor = (-(1 - 2 * offset) / (2 * variance)).exponential
            value = height * factor
            for day in stride(from: centre - 1, through: max(centre - reach, 0), by: -1) {
                factor *= bend
                if day < days.count { days[day] += value }
                value *= factor
            }
        }
    }
}
