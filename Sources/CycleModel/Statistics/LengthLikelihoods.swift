import Synchronization

/// How well each node of the model fits intervals of the lengths that were logged.
///
/// What some of the intervals say together is a sum, so that each can be judged by all the others.
struct LengthLikelihoods {
    /// An interval as it counts.
    struct Datum: Hashable {
        var length: Int
        var reading = Reading.any
        var adjustment = LengthAdjustment.usual
    }

    /// What an interval may be.
    enum Reading {
        case any, oneCycle, severalCycles

        /// `nil` for one that is left out.
        init?(_ answer: IntervalAnswer?) {
            switch answer {
            case nil: self = .any
            case .reallyThatLong: self = .oneCycle
            case .oneMissing: self = .severalCycles
            case .ignored: return nil
            }
        }
    }

    /// The intervals that count, oldest first; what the person calls usual is older than all of them.
    static func data(_ intervals: [LoggedInterval], _ usualLength: Int?) -> [Datum] {
        (usualLength.map { [Datum(length: $0, reading: .oneCycle)] } ?? [])
            + intervals.compactMap { interval in
                Reading(interval.answer).map {
                    Datum(length: interval.length, reading: $0, adjustment: interval.adjustment)
                }
            }
    }

    /// Older ones say nothing.
    private static let remembered = LengthModel.rememberedCycles
    private static let lengths = 0...LengthModel.longest
    /// Nodes this much less likely than all others together are left out.
    private static let negligible = 1e-13
    /// The logarithm of a share that is lost beside 1.
    private static let lost = -45.0

    private let prior: LengthPrior
    /// Oldest first.
    private let data: [Datum]
    /// One for each of them.
    private let rows: [Row]
    /// The places of those that count, the newest first.
    private let counted: [Int]

    /// - Parameter data: Oldest first. Those outside 0...130 days don't count.
    /// - Complexity: O(*n*), and O(*d*) in the number of distinct lengths that no log had yet.
    init(of data: [Datum], _ prior: LengthPrior) {
        self.data = data
        self.prior = prior
        rows = Row.all(of: data.map { Row.Key($0, prior) })
        counted = data.indices.reversed().filter { Self.lengths.contains(data[$0].length) }
    }

    /// The nodes that are still possible by all of the intervals, and how likely each is.
    var possibleNodes: [(index: Int, weight: Double)] {
        Self.possibleNodes(logs(given: counted.prefix(Self.remembered)))
    }

    typealias Responsibility = (missed: Double, outlier: Double)

    /// Few changes of a log change a length: what lengths say of each other is worked out once.
    private static let known = Mutex<[Judged: [Responsibility]]>([:])
    private struct Judged: Hashable {
        let data: [Datum]
        let prior: LengthPrior
    }
    /// They take 4 kB each.
    private static let mostKnown = 500

    /// How likely each interval hides a missed start, and how likely it means nothing, judged by all others.
    ///
    /// Those that don't count are judged as the nearest that do.
    ///
    /// - Parameter data: Oldest first.
    /// - Complexity: O(*n*).
    static func responsibilities(of data: [Datum], _ prior: LengthPrior) -> [Responsibility] {
        let key = Judged(data: data, prior: prior)
        if let judged = known.withLock({ $0[key] }) { return judged }
        let judged = LengthLikelihoods(of: data, prior).responsibilities
        known.withLock { known in
            if known.count >= mostKnown { known = [:] }
            known[key] = judged
        }
        return judged
    }

    private var responsibilities: [Responsibility] {
        var judged = Array(repeating: (missed: 0.0, outlier: 0.0), count: data.count)
        // Without one of those that count, the one before them counts too.
        let near = counted.prefix(Self.remembered + 1)
        let all = logs(given: near)
        var newer = prior.logarithms
        var weight = 1.0
        for (rank, place) in near.enumerated() {
            let said = logLikelihoods(of: place)
            // Without it, those before it are one newer.
            let logs = newer.indices.map { index in
                newer[index] + (all[index] - newer[index] - weight * said[index])
                    / LengthModel.forgetting
            }
            judged[place] = responsibilities(of: place, by: Self.possibleNodes(logs))
            guard rank < Self.remembered else { break }
            add(said, weight, to: &newer)
            weight *= LengthModel.forgetting
        }
        let others = Set(data.indices).subtracting(near)
        if !others.isEmpty {
            let possible = possibleNodes
            for place in others { judged[place] = responsibilities(of: place, by: possible) }
        }
        return judged
    }

    private func responsibilities(
        of place: Int, by possible: [(index: Int, weight: Double)]
    ) -> (missed: Double, outlier: Double) {
        let row = rows[place]
        var (one, several) = (0.0, 0.0)
        for node in possible {
            one += node.weight * row.one[node.index]
            several += node.weight * row.several[node.index]
        }
        let missed = prior.missedShare * several
        let outlier = LengthModel.outlierShare * LengthModel.loggedOutlier(row.length)
        let total = prior.trueShare * one + missed + outlier + 1e-12
        return (missed / total, outlier / total)
    }

    /// The logarithms of how likely each node is by the intervals at some places, but for a common factor.
    ///
    /// - Parameter places: The newest first.
    private func logs(given places: ArraySlice<Int>) -> [Double] {
        // Alike ones count together.
        var weights: [(place: Int, weight: Double)] = []
        var weight = 1.0
        for place in places {
            if let index = weights.firstIndex(where: { data[$0.place] == data[place] }) {
                weights[index].weight += weight
            } else {
                weights.append((place, weight))
            }
            weight *= LengthModel.forgetting
        }
        var logs = prior.logarithms
        for (place, weight) in weights { add(logLikelihoods(of: place), weight, to: &logs) }
        return logs
    }

    private func add(_ said: [Double], _ weight: Double, to logs: inout [Double]) {
        var logs = logs.mutableSpan
        for index in logs.indices { logs[index] += weight * said[index] }
    }

    private func logLikelihoods(of place: Int) -> [Double] {
        let row = rows[place]
        return switch data[place].reading {
        case .any: row.any
        case .oneCycle: row.one.map { ($0 + 1e-12).logarithm }
        case .severalCycles: row.several.map { ($0 + 1e-12).logarithm }
        }
    }

    private static func possibleNodes(_ logs: [Double]) -> [(index: Int, weight: Double)] {
        let top = logs.max() ?? 0
        var shares: [(index: Int, weight: Double)] = []
        shares.reserveCapacity(logs.count)
        var total = 0.0
        for index in logs.indices where logs[index] - top > lost {
            let share = (logs[index] - top).exponential
            shares.append((index, share))
            total += share
        }
        shares.removeAll { $0.weight / total < negligible }
        let kept = shares.reduce(0) { $0 + $1.weight }
        for place in shares.indices { shares[place].weight /= kept }
        return shares
    }
}

/// What the nodes of the model say of one length at one time of life.
private struct Row: Sendable {
    struct Key: Hashable {
        let adjustment: LengthAdjustment
        let prior: LengthPrior
        let length: Int

        init(_ datum: LengthLikelihoods.Datum, _ prior: LengthPrior) {
            self.prior = prior
            adjustment = datum.adjustment
            length = min(max(datum.length, 0), LengthModel.longest)
        }
    }

    let length: Int
    /// The probability of the length as one cycle, and as two or three.
    private(set) var one: [Double] = []
    private(set) var several: [Double] = []
    /// The logarithm of how likely it is as whatever it may be.
    private(set) var any: [Double] = []

    /// A length says the same in every log: each is worked out once.
    private static let known = Mutex<[Key: Row]>([:])
    /// They take 7 kB each.
    private static let mostKnown = 500

    static func all(of keys: [Key]) -> [Row] {
        known.withLock { known in
            if known.count > mostKnown { known = [:] }
            return keys.map { key in
                let row = known[key] ?? Row(key)
                known[key] = row
                return row
            }
        }
    }

    private init(_ key: Key) {
        length = key.length
        let (lower, upper) = (LengthModel.lowerEdge(length), LengthModel.upperEdge(length))
        let outlier = LengthModel.outlierShare * LengthModel.loggedOutlier(length) + 1e-12
        for node in key.prior.nodes {
            let node = node.adjusted(by: key.adjustment)
            let one = LengthModel.Node.mass(node.odds(lower), node.odds(upper))
            let several = LengthPosterior.missed(
                node.oddsOfTwo(lower), node.oddsOfTwo(upper),
                node.oddsOfThree(lower), node.oddsOfThree(upper))
            self.one.append(one)
            self.several.append(several)
            any.append(
                (key.prior.trueShare * one + key.prior.missedShare * several + outlier)
                    .logarithm)
        }
    }
}
