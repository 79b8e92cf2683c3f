/// The day of a cycle on which ovulation falls, and the fertile days.
///
/// Given the cycle's length, ovulation follows Student's t with four degrees of freedom, between
/// day 4 and three days before the cycle's last; it moves with the length and, once ovulations were logged or
/// signs of them, with an offset of the person's own. Days are 1-based cycle days: day *e*
/// is the start's date plus *e* - 1. Fertile are the six days ending on the day of ovulation
/// (Wilcox, Weinberg and Baird 1995, doi:10.1056/NEJM199512073332301).
package struct OvulationModel: Sendable {
    private struct Constants {
        /// How many days before the next start ovulation is in a cycle of 29 days, and how much more for each day
        /// that the cycle is longer, up to so many.
        var luteal: Double
        var lutealSlope: Double
        var lutealReach: ClosedRange<Int>
        var logScale: Double
        var scaleSlope: Double

        static let noneLogged = Constants(
            luteal: 13.142, lutealSlope: 0.298, lutealReach: -8...5, logScale: 0.55,
            scaleSlope: 0.413)
        static let someLogged = Constants(
            luteal: 12.84, lutealSlope: 0.31, lutealReach: -11...15, logScale: -0.053,
            scaleSlope: 0.559)
        /// The length from which on a longer cycle only ovulates later, by as many days.
        static let steady = 45

        func centre(_ length: Int) -> Double {
            let longer = min(max(length - 29, lutealReach.lowerBound), lutealReach.upperBound)
            return Double(length) - luteal - lutealSlope * Double(longer)
        }

        func scale(_ length: Int) -> Double {
            let longer = min(max(length, 18), Self.steady) - 29
            return (logScale + scaleSlope * Double(longer) / 5).exponential
        }
    }

    /// A completed cycle and what is known of its ovulation.
    package struct Observation: Equatable, Sendable {
        package var length: Int
        package var ovulation: OvulationLikelihood

        package init(length: Int, ovulation: OvulationLikelihood) {
            self.length = length
            self.ovulation = ovulation
        }

        /// Ovulation was seen on this cycle day.
        package init(length: Int, ovulation: Int) {
            self.init(length: length, ovulation: OvulationLikelihood(certain: ovulation))
        }

        /// Ovulation falls within a cycle, neither in its first three days nor in its last three.
        var isPossible: Bool {
            guard length <= LengthModel.longest, let day = ovulation.likeliest else { return false }
            return day >= OvulationModel.earliest && day <= length - OvulationModel.shortestLuteal
        }
    }

    private let constants: Constants
    /// The past cycles that it has learnt from.
    private let observations: [Observation]
    /// How likely each personal offset is, from -6 days by half days.
    package let offsetWeights: [Double]
    /// Whether the ovulation of any past cycle is known well enough to be of use.
    package let isPersonal: Bool

    private static let offsets = 25
    private static let offsetDeviation = 1.67
    private static let zeroOffset = 12
    /// Offsets less likely than this are left out where a distribution is computed.
    private static let negligibleOffset = 1e-4
    /// Offsets less likely than this don't matter for the length either.
    private static let vanishingOffset = 1e-9
    /// So are lengths.
    private static let negligibleLength = 1e-6

    package init(observations: some Sequence<Observation>) {
        let possible = observations.filter(\.isPossible)
        self.observations = possible
        isPersonal = !possible.isEmpty
        constants = isPersonal ? .someLogged : .noneLogged
        var weights = Array(repeating: 0.0, count: Self.offsets)
        guard isPersonal else {
            weights[Self.zeroOffset] = 1
            offsetWeights = weights
            return
        }
        for index in weights.indices {
            let deviation = Self.offset(index) / Self.offsetDeviation
            weights[index] = -deviation * deviation / 2
        }
        // Evidence that leaves every day possible fits every offset alike and moves nothing.
        for seen in possible {
            let fits = Self.fits(
                of: seen.ovulation, length: seen.length, offsets: weights.indices, constants)
            for (index, fit) in fits.enumerated() {
                weights[index] += max(fit, .leastNormalMagnitude).logarithm
            }
        }
        let top = weights.max() ?? 0
        var total = 0.0
        for index in weights.indices {
            weights[index] = (weights[index] - top).exponential
            total += weights[index]
        }
        offsetWeights = weights.map { $0 / total }
    }

    private static func offset(_ index: Int) -> Double { Double(index - zeroOffset) / 2 }

    /// How well what is known of ovulation fits a cycle of this length, for each of these offsets.
    private static func fits(
        of likelihood: OvulationLikelihood, length: Int, offsets: Range<Int>,
        _ constants: Constants
    ) -> [Double] {
        var fits = Array(repeating: 0.0, count: offsets.count)
        let latest = length - shortestLuteal
        guard latest >= earliest, let least = offsets.first, let most = offsets.last else {
            return fits
        }
        if likelihood.elsewhere > 0 {
            let centre = constants.centre(length)
            let scale = 1 / constants.scale(length)
            let first = Double(earliest) - 0.5 - centre
            let end = Double(latest) + 0.5 - centre
            for index in offsets {
                let whole =
                    studentShare((end - offset(index)) * scale)
                    - studentShare((first - offset(index)) * scale)
                fits[index - least] = likelihood.elsewhere * whole
            }
        }
        let days = likelihood.span.clamped(to: earliest..<(latest + 1))
        let shares = halfDays(days, length: length, offsets: offsets, constants)
        for day in days {
            let value = likelihood[day] - likelihood.elsewhere
            let edge = 2 * (day - days.lowerBound)
            for index in offsets {
                let entry = edge + most - index
                fits[index - least] += value * (shares[entry + 2] - shares[entry])
            }
        }
        return fits.map { max($0, 0) }
    }

    /// How likely ovulation comes before each half day of `days`, and how likely before the end of the last.
    ///
    /// Offsets go by half days, so all of them read one table: the greatest begins at its first entry, each
    /// smaller one an entry later.
    private static func halfDays(
        _ days: Range<Int>, length: Int, offsets: Range<Int>, _ constants: Constants
    ) -> [Double] {
        let spread = offsets.count - 1
        var shares = Array(repeating: 0.0, count: 2 * days.count + spread + 1)
        let start =
            Double(days.lowerBound) - 0.5 - constants.centre(length)
            - offset(offsets.upperBound - 1)
        let scale = 1 / constants.scale(length)
        for entry in stride(from: 0, to: shares.count, by: spread == 0 ? 2 : 1) {
            shares[entry] = studentShare((start + Double(entry) / 2) * scale)
        }
        return shares
    }

    /// How well each length from 0 fits what is known of ovulation in the running cycle.
    ///
    /// - Parameter expected: The length as expected before anything was known of ovulation. Evidence
    ///   may be wrong: a small share of that expectation remains.
    /// - Parameter days: The day of ovulation by `expected`, where it is known already.
    package func fit(
        to likelihood: OvulationLikelihood, expected: DayDistribution, days: DayDistribution? = nil
    ) -> [Double] {
        let nothing = expected.probabilities.map { _ in 1.0 }
        guard likelihood.likeliest != nil else {
            return fit(toLaterThan: likelihood, expected: expected) ?? nothing
        }
        let seen =
            if let day = likelihood.certainDay {
                (0...max(day, 0)).map { $0 == day ? 1.0 : 0 }
            } else {
                (days ?? ovulation(lengths: expected))?.weighted(by: likelihood)?.probabilities
                    ?? []
            }
        return LutealModel(observations).fit(to: seen, expected: expected) ?? nothing
    }

    /// The same where the signs only say when ovulation was not: lengths count by how much room they leave.
    private func fit(
        toLaterThan likelihood: OvulationLikelihood, expected: DayDistribution
    ) -> [Double]? {
        var fits = Array(repeating: 0.0, count: expected.probabilities.count)
        var total = 0.0
        let kept = offsetWeights.indices.filter { offsetWeights[$0] >= Self.vanishingOffset }
        guard let first = kept.first, let last = kept.last else { return nil }
        let offsets = first..<(last + 1)
        for length in fits.indices {
            let byOffset = Self.fits(of: likelihood, length: length, offsets: offsets, constants)
            for (fit, weight) in zip(byOffset, offsetWeights[offsets]) {
                fits[length] += weight * fit
            }
            total += fits[length] * expected.probabilities[length]
        }
        guard total > 0 else { return nil }
        return fits.map { (1 - LutealModel.mistaken) * $0 / total + LutealModel.mistaken }
    }

    /// The same for an ovulation that was seen on `day`.
    package func fit(toOvulationOn day: Int, expected: DayDistribution) -> [Double] {
        fit(to: OvulationLikelihood(certain: day), expected: expected)
    }

    /// The day of ovulation as expected from lengths, weighed by what is known of it.
    ///
    /// - Parameter lengths: The length as expected without what is known of ovulation.
    package func ovulation(
        lengths: DayDistribution, knowing likelihood: OvulationLikelihood
    ) -> DayDistribution? {
        ovulation(lengths: lengths)?.weighted(by: likelihood)
    }

    /// The day of ovulation in a cycle whose length is known this well; `nil` when no length leaves
    /// room for one.
    package func ovulation(lengths: DayDistribution) -> DayDistribution? {
        var days = Array(repeating: 0.0, count: max(lengths.probabilities.count, 1))
        let kept = offsetWeights.indices.filter { offsetWeights[$0] >= Self.negligibleOffset }
        guard let least = kept.first, let most = kept.last else { return nil }
        // Steady lengths read the table of the longest, each from its own first day.
        let longest = max(lengths.probabilities.count - 1, Constants.steady)
        let steady = Self.halfDays(
            Self.days(of: longest), length: longest, offsets: least..<(most + 1), constants)
        for (length, probability) in lengths.probabilities.enumerated()
        where probability >= Self.negligibleLength {
            let possible = Self.days(of: length)
            guard !possible.isEmpty else { continue }
            let isSteady = length >= Constants.steady
            let first = isSteady ? 2 * (longest - length) : 0
            let shares =
                isSteady
                ? steady
                : Self.halfDays(possible, length: length, offsets: least..<(most + 1), constants)
            for index in kept {
                var entry = first + most - index
                let whole = shares[entry + 2 * possible.count] - shares[entry]
                guard whole > 0 else { continue }
                let weight = probability * offsetWeights[index] / whole
                for day in possible {
                    days[day] += weight * (shares[entry + 2] - shares[entry])
                    entry += 2
                }
            }
        }
        return DayDistribution(normalising: days)
    }

    /// The distribution function of Student's t with four degrees of freedom.
    static func studentShare(_ value: Double) -> Double {
        let ratio = value / (4 + value * value).squareRoot()
        return 0.5 + ratio * (3 - ratio * ratio) / 4
    }

    /// The first cycle day on which ovulation is thought possible.
    static let earliest = 4
    /// The fewest days from ovulation to the next start.
    static let shortestLuteal = 3

    /// The cycle days of a cycle of this length on which ovulation is possible.
    private static func days(of length: Int) -> Range<Int> {
        earliest..<max(length - shortestLuteal + 1, earliest)
    }
}

extension DayDistribution {
    /// Each day's probability times how well it fits what is known of ovulation; `nil` when nothing fits.
    fileprivate func weighted(by likelihood: OvulationLikelihood) -> DayDistribution? {
        weighted(by: probabilities.indices.map { likelihood[$0] })
    }
}
