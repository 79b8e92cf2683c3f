/// What is known about cycle lengths before anything is known about one person.
///
/// A person's lengths follow a log-logistic distribution, rounded to whole days, with a typical length and
/// a spread of their own. Across people the typical length is log-normal and the spread grows with it.
/// The constants were fitted to 79 women (825 cycles) of the FedCycle data (Fehring et al. 2013,
/// Contraception 88:24-30); docs/prediction.md says how, and how well it does.
enum LengthModel {
    /// The longest length that is told apart, in days.
    static let longest = 130
    /// Older cycles than these say nothing any more.
    static let rememberedCycles = 60
    /// How much a cycle counts against the one after it.
    static let forgetting = 0.97

    /// How likely a logged interval is really two or three cycles, a start between having gone
    /// unlogged.
    static let missedShare = 0.06
    static let twoOfMissed = 0.9
    static let threeOfMissed = 0.1
    /// How likely a logged interval means nothing at all.
    static let outlierShare = 0.03
    /// How likely a cycle to come falls far behind what the others foretell, and how much of the forecast keeps
    /// an open mind.
    static let lateShare = 0.004
    static let floorShare = 0.0003
    static let usualShare = 1 - lateShare - floorShare
    /// How much more the logarithm of such a cycle's length is, and its scale.
    static let lateness = 0.05
    static let lateScale = 0.1
    /// The days on which intervals that mean nothing end, each alike.
    static let outlierDays = 10...longest
    private static let outlierDensity = 1.0 / Double(outlierDays.count)
    /// How likely one of a given length is against one cycle, where it was logged: as with up to 90 days alone, so
    /// that those of up to 130 that there are too make no other any likelier to be a cycle.
    private static let loggedOutlierDensity = 1.0 / 81

    /// A typical length and a spread that a person may have.
    struct Node {
        /// The logarithm of the typical length in days.
        var location: Double
        /// The scale of the logarithm.
        var scale: Double
        /// How likely it is before any cycle is known.
        var prior: Double
    }

    private static let typicalLength = 29.31
    private static let betweenWomen = 0.0927
    /// The share of people about whom nothing is presumed.
    private static let broadShare = 0.01
    private static let locations = 58
    /// The number of these locations up to 72 days; the others, which hardly anybody has, share
    /// half as much of `broadShare` each.
    private static let commonLocations = 41

    /// Above a half a log-logistic length would have no variance.
    static let widestScale = 0.4

    /// The 58 typical lengths from 17 to 133 days, each with five spreads.
    ///
    /// - Parameter widening: What the spreads are multiplied by.
    static func nodes(widening: Double) -> [Node] {
        let low = 17.0.logarithm
        // More steps than go from 17 to 72 days are for those whose cycles take months.
        let step = (72.0.logarithm - low) / Double(commonLocations - 1)
        let centre = typicalLength.logarithm
        let deviations = (0..<locations).map { index in
            (low + step * Double(index) - centre) / (betweenWomen * widening)
        }
        let bell = deviations.map { (-$0 * $0 / 2).exponential }
        let bellSum = bell.reduce(0, +)
        let parts = Double(commonLocations) + 0.5 * Double(locations - commonLocations)
        let spreads = [-2.0, -1, 0, 1, 2]
        // Where little is presumed a regular person's cycles still show that they are.
        let steps = 0.238 * min(widening, 2)
        let spreadBell = spreads.map { (-$0 * $0 / 2).exponential }
        let spreadSum = spreadBell.reduce(0, +)

        var nodes: [Node] = []
        nodes.reserveCapacity(locations * spreads.count)
        for index in 0..<locations {
            let part = index < commonLocations ? 1 : 0.5
            let typical = (1 - broadShare) * bell[index] / bellSum + broadShare * part / parts
            let longer = 0.266 * min(max(deviations[index], -2), 3)
            for (spread, weight) in zip(spreads, spreadBell) {
                nodes.append(
                    Node(
                        location: low + step * Double(index),
                        scale: min(
                            (-3.093 + steps * spread + longer).exponential * widening,
                            widestScale),
                        prior: typical * weight / spreadSum))
            }
        }
        return nodes
    }

    /// The logarithm of the edge between `day` and the day after it.
    static func upperEdge(_ day: Int) -> Double { (Double(day) + 0.5).logarithm }

    /// The logarithm of the edge between `day` and the day before it.
    static func lowerEdge(_ day: Int) -> Double {
        day > 0 ? (Double(day) - 0.5).logarithm : 0.25.logarithm
    }

    /// How likely an interval to come that means nothing ends on `day`.
    static func outlier(_ day: Int) -> Double { outlierDays.contains(day) ? outlierDensity : 0 }

    /// How well one that was logged fits meaning nothing.
    static func loggedOutlier(_ length: Int) -> Double {
        outlierDays.contains(length) ? loggedOutlierDensity : 0
    }
}

extension LengthModel.Node {
    /// The odds that one cycle is shorter than `edge`, the logarithm of a length in days.
    func odds(_ edge: Double) -> Double { ((edge - location) / scale).exponential }

    /// The odds that two cycles together are shorter than `edge`.
    func oddsOfTwo(_ edge: Double) -> Double {
        let distance = (edge - location - 0.693_147_180_559_945_3) * 2.0.squareRoot() / scale
        return distance < Self.negligible ? 0 : distance.exponential
    }

    /// The odds that three cycles together are shorter than `edge`.
    func oddsOfThree(_ edge: Double) -> Double {
        let distance = (edge - location - 1.098_612_288_668_109_8) * 3.0.squareRoot() / scale
        return distance < Self.negligible ? 0 : distance.exponential
    }

    /// The same person's cycles, so many of them together.
    func merging(_ count: Int) -> LengthModel.Node {
        LengthModel.Node(
            location: location + Double(count).logarithm, scale: scale / Double(count).squareRoot(),
            prior: prior)
    }

    /// The same person's cycle that falls far behind the others.
    var late: LengthModel.Node {
        LengthModel.Node(
            location: location + LengthModel.lateness, scale: LengthModel.lateScale, prior: prior)
    }

    /// Odds below e⁻³⁵ are lost beside everything they are added to.
    private static var negligible: Double { -35 }

    /// The probability between two odds: the difference of the two distribution functions, written
    /// so that far out in the tail no digits cancel.
    static func mass(_ lower: Double, _ upper: Double) -> Double {
        (upper - lower) / ((1 + lower) * (1 + upper))
    }
}
