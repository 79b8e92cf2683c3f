/// How many days after ovulation the next period starts.
///
/// A person's luteal phases are alike, more than anything else of a cycle: the number of days follows Student's t with
/// four degrees of freedom around a middle and with a scale of the person's own, or is one of 41 alike. The
/// constants were fitted to the same women as those of `LengthModel`.
struct LutealModel {
    private static let middle = 13.074
    private static let betweenPeople = 1.608
    /// The logarithm of the scale, and how much it differs from person to person.
    private static let logScale = 0.5
    private static let scaleStep = 0.944
    /// How many of all are something else.
    private static let otherShare = 0.065
    private static let days = 41
    /// How far a person's own middle may be off, in half days.
    private static let halfDays = 10
    /// How much the expected length counts beside the day of ovulation.
    private static let lengthShare = 0.422
    /// How likely what was seen was no ovulation, whatever it looked like.
    static let mistaken = 0.005
    /// Days of ovulation less likely than this are left out.
    private static let negligible = 1e-9

    /// How likely each number of days from 0 is.
    let probabilities: [Double]

    /// - Parameter observations: Past cycles, each possible.
    init(_ observations: [OvulationModel.Observation]) {
        var tables: [[Double]] = []
        var logs: [Double] = []
        for spread in [-2.0, -1, 0, 1, 2] {
            let scale = (Self.logScale + Self.scaleStep * spread).exponential
            // Offsets go by half days, so all of them read one table, the greatest from its first entry.
            let shares = (0...(2 * Self.days + 2 * Self.halfDays)).map { entry in
                OvulationModel.studentShare(
                    (Double(entry - Self.halfDays - 1) / 2 - Self.middle) / scale)
            }
            for offset in -Self.halfDays...Self.halfDays {
                tables.append(Self.masses(shares[(Self.halfDays - offset)...]))
                let deviation = Double(offset) / 2 / Self.betweenPeople
                logs.append(-(deviation * deviation + spread * spread) / 2)
            }
        }
        let below = tables.map { table in
            var sums = Array(repeating: 0.0, count: Self.days + 1)
            for day in table.indices { sums[day + 1] = sums[day] + table[day] }
            return sums
        }
        // Their logarithm is taken when they have become small.
        var products = Array(repeating: 1.0, count: tables.count)
        for seen in observations {
            let days = Self.days(of: seen)
            let possible = Self.possibleDays(of: seen)
            let elsewhere = seen.ovulation.elsewhere
            for index in tables.indices {
                // What all days have in common is a difference of two sums.
                var fit =
                    elsewhere
                    * (below[index][possible.upperBound] - below[index][possible.lowerBound])
                for (day, weight) in days { fit += weight * tables[index][day] }
                products[index] *= fit
                guard products[index] < 1e-200 else { continue }
                logs[index] += max(products[index], .leastNormalMagnitude).logarithm
                products[index] = 1
            }
        }
        for index in logs.indices { logs[index] += products[index].logarithm }
        let top = logs.max() ?? 0
        var total = 0.0
        var sums = Array(repeating: 0.0, count: Self.days)
        for index in tables.indices {
            let weight = (logs[index] - top).exponential
            total += weight
            for day in sums.indices { sums[day] += weight * tables[index][day] }
        }
        probabilities = sums.map { $0 / total }
    }

    /// - Parameter shares: How likely each half day comes too late, from the beginning of day 0.
    private static func masses(_ shares: ArraySlice<Double>) -> [Double] {
        let first = shares.startIndex
        return (0..<days).map { day in
            let share = shares[first + 2 * day + 2] - shares[first + 2 * day]
            return (1 - otherShare) * share + otherShare / Double(days)
        }
    }

    /// How many days the cycle may have gone on after its ovulation.
    private static func possibleDays(of seen: OvulationModel.Observation) -> Range<Int> {
        let first = OvulationModel.shortestLuteal
        return first..<max(first, min(seen.length - OvulationModel.earliest + 1, days))
    }

    /// The numbers of days that fit it in a way of their own, and by how much better than the rest.
    private static func days(of seen: OvulationModel.Observation) -> [(day: Int, weight: Double)] {
        let possible = possibleDays(of: seen)
        return seen.ovulation.span.compactMap { ovulation in
            let day = seen.length - ovulation
            return possible.contains(day)
                ? (day, seen.ovulation[ovulation] - seen.ovulation.elsewhere) : nil
        }
    }

    /// How much likelier each length is by the day of ovulation than it was before.
    ///
    /// - Parameters:
    ///   - ovulation: How likely each cycle day is to be that of ovulation, up to a common factor.
    ///   - expected: The length as expected before anything was known of ovulation. A small share of that
    ///     expectation remains.
    /// - Returns: `nil` where no length fits.
    func fit(to ovulation: [Double], expected: DayDistribution) -> [Double]? {
        let lengths = expected.probabilities
        let tempered = lengths.map { $0 > 0 ? ($0.logarithm * Self.lengthShare).exponential : 0 }
        var given = Array(repeating: 0.0, count: lengths.count)
        var total = 0.0
        let least = Self.negligible * ovulation.reduce(0, +)
        for (day, share) in ovulation.enumerated() where share > least {
            let first = day + OvulationModel.shortestLuteal
            let possible = (first..<max(first, day + Self.days)).clamped(to: lengths.indices)
            var sum = 0.0
            for length in possible { sum += tempered[length] * probabilities[length - day] }
            guard sum > 0 else { continue }
            total += share
            for length in possible {
                given[length] += share / sum * tempered[length] * probabilities[length - day]
            }
        }
        guard total > 0 else { return nil }
        return lengths.indices.map { length in
            lengths[length] > 0
                ? (1 - Self.mistaken) * given[length] / total / lengths[length] + Self.mistaken : 0
        }
    }
}
