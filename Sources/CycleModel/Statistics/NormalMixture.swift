/// Several normal distributions, each as likely as its weight.
package struct NormalMixture: Sendable {
    struct Part {
        var weight: Double
        var mean: Double
        /// The standard deviation.
        var deviation: Double
    }

    let parts: [Part]

    /// How long both take, one after the other, neither knowing of the other.
    func plus(_ days: DayDistribution) -> NormalMixture {
        let mean = days.mean
        var square = 0.0
        for (day, probability) in days.probabilities.enumerated() {
            square += probability * Double(day * day)
        }
        let variance = max(square - mean * mean, 0)
        return NormalMixture(
            parts: parts.map { part in
                Part(
                    weight: part.weight, mean: part.mean + mean,
                    deviation: (part.deviation * part.deviation + variance).squareRoot())
            })
    }

    /// The share at or below `value`.
    package func share(below value: Double) -> Double {
        local(at: value).share
    }

    /// The value below which `level` of it lies, for a level between 0 and 1.
    ///
    /// - Parameter guess: Where it is thought to lie; the nearer, the sooner it is found.
    package func quantile(_ level: Double, near guess: Double? = nil) -> Double {
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
        if let guess { value = min(max(guess, low), high) }
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
            if step.magnitude < 1e-3 { break }
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
            factor = ((2 * offset - 1) / (2 * variance)).exponential
            value = height * factor
            for day in stride(from: centre - 1, through: max(centre - reach, 0), by: -1) {
                factor *= bend
                if day < days.count { days[day] += value }
                value *= factor
            }
        }
    }
}

/// One level's values in mixtures that move on by about the same step, each found from the two before it.
struct QuantileWalk {
    let level: Double
    private var last: Double?
    private var step: Double?

    init(_ level: Double) { self.level = level }

    mutating func next(in mixture: NormalMixture) -> Double {
        let guess = last.flatMap { last in step.map { last + $0 } }
        let value = mixture.quantile(level, near: guess)
        step = last.map { value - $0 }
        last = value
        return value
    }
}
