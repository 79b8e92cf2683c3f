import CivilDate

/// What is known of a person's cycles before any is logged, by their time of life.
///
/// It widens what people in general are like, and not what the person's own cycles say.
struct LengthPrior: Hashable, Sendable {
    /// What the spreads are multiplied by: that of typical lengths across people, and that of one person's lengths.
    var widening = 1.0
    /// How likely a logged interval is really two or three cycles, a start between having gone unlogged.
    var missedShare = LengthModel.missedShare

    /// How likely it is one cycle.
    var trueShare: Double { 1 - missedShare - LengthModel.outlierShare }

    static let usual = LengthPrior()
    /// Against 35 to 39, lengths vary 1.46 times as much under 20, 1.45 times from 45 to 49, and three times as much above 50
    /// (Li et al. 2023, doi:10.1038/s41746-023-00848-1); in the first years they vary more than on the average up to 20.
    static let teenager = LengthPrior(widening: 2)
    static let perimenopause = LengthPrior(widening: 2)
    /// Missed starts are commoner where cycles without bleeding are.
    static let pastFifty = LengthPrior(widening: 3, missedShare: 0.12)

    /// The first age of `pastFifty`.
    private static let fifty = 50

    private init(widening: Double = 1, missedShare: Double = LengthModel.missedShare) {
        self.widening = widening
        self.missedShare = missedShare
    }

    /// - Parameter cycles: Those up to `today`. An age counts from a cycle's start, so that no date moves on a birthday.
    init(_ circumstances: Circumstances, _ cycles: [Cycle], today day: Day) {
        let start = cycles.last?.start ?? day
        // The birthday may be still to come this year.
        if let year = circumstances.birthYear, start.civil.year - year > Self.fifty {
            self = .pastFifty
        } else if circumstances.life.phase(on: day) == .perimenopause {
            self = .perimenopause
        } else {
            self = circumstances.isTeenager ? .teenager : .usual
        }
    }

    /// The grid of what a person may be like, worked out once for each time of life.
    var nodes: [LengthModel.Node] { grid.nodes }
    /// The logarithms of how likely each node is.
    var logarithms: [Double] { grid.logarithms }

    private typealias Grid = (nodes: [LengthModel.Node], logarithms: [Double])

    private var grid: Grid {
        switch widening {
        case 1: Self.narrow
        case 2: Self.wide
        default: Self.widest
        }
    }

    private static let narrow = grid(1)
    private static let wide = grid(2)
    private static let widest = grid(3)

    private static func grid(_ widening: Double) -> Grid {
        let nodes = LengthModel.nodes(widening: widening)
        return (nodes, nodes.map(\.prior.logarithm))
    }
}
