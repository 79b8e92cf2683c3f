/// How well each node of the model fits intervals of the lengths that were logged.
///
/// That is worked out once for each length. What some of the intervals say together is then a sum, so that each can
/// be judged by all the others.
struct LengthLikelihoods {
    /// An interval as it counts.
    struct Datum {
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

    /// Those that count of some, oldest first: the last ones, without lengths outside 0...130.
    static func counted(
        _ data: [Datum], last count: Int = LengthModel.rememberedCycles
    ) -> [Datum] {
        data.filter { (0...LengthModel.longest).contains($0.length) }.suffix(count)
    }

    let grid = LengthModel.nodes()
    private let priors: [Double]
    private let tables: [Table]

    /// Nodes this much less likely than all others together are left out.
    private static let negligible = 1e-13
    /// The logarithm of a share that is lost beside 1.
    private static let lost = -45.0

    /// - Complexity: O(*d*) in the number of distinct lengths.
    init(of data: [Datum]) {
        priors = grid.map(\.prior.logarithm)
        var lengths: [(adjustment: LengthAdjustment, isSeen: [Bool])] = []
        for datum in data {
            let found = lengths.firstIndex { $0.adjustment == datum.adjustment }
            let index = found ?? lengths.count
            if found == nil {
                lengths.append(
                    (datum.adjustment, Array(repeating: false, count: LengthModel.longest + 1)))
            }
            lengths[index].isSeen[Self.clamped(datum.length)] = true
        }
        let grid = grid
        tables = lengths.map { Table(grid, $0.adjustment, isSeen: $0.isSeen) }
    }

    private static func clamped(_ length: Int) -> Int { min(max(length, 0), LengthModel.longest) }

    /// The nodes that are still possible by some of the intervals, and how likely each is.
    ///
    /// - Parameter data: Oldest first; each is alike to one of those that this was made of.
    func possibleNodes(given data: [Datum]) -> [(index: Int, weight: Double)] {
        var logs = priors
        for counts in Counts.all(of: Self.counted(data)) {
            guard let table = table(counts.adjustment) else { continue }
            let sums = table.logLikelihoods(counts)
            for index in logs.indices { logs[index] += sums[index] }
        }
        let top = logs.max() ?? 0
        var shares = Array(repeating: 0.0, count: logs.count)
        var total = 0.0
        for index in logs.indices where logs[index] - top > Self.lost {
            shares[index] = (logs[index] - top).exponential
            total += shares[index]
        }
        var possible: [(index: Int, weight: Double)] = []
        var kept = 0.0
        for (index, share) in shares.enumerated() where share / total >= Self.negligible {
            possible.append((index, share / total))
            kept += share / total
        }
        for place in possible.indices { possible[place].weight /= kept }
        return possible
    }

    /// How likely one of the intervals hides a missed start, and how likely it means nothing, judged by others.
    func responsibilities(
        of datum: Datum, given others: [Datum]
    ) -> (missed: Double, outlier: Double) {
        let length = Self.clamped(datum.length)
        var (one, several) = (0.0, 0.0)
        if let table = table(datum.adjustment), let row = table.row(length) {
            for node in possibleNodes(given: others) {
                one += node.weight * table.one[row + node.index]
                several += node.weight * table.several[row + node.index]
            }
        }
        let missed = LengthModel.missedShare * several
        let outlier = LengthModel.outlierShare * LengthModel.loggedOutlier(length)
        let total = LengthModel.trueShare * one + missed + outlier + 1e-12
        return (missed / total, outlier / total)
    }

    private func table(_ adjustment: LengthAdjustment) -> Table? {
        tables.first { $0.adjustment == adjustment }
    }
}

// MARK: - Parts

extension LengthLikelihoods {
    /// How much each length counts among the intervals of one adjustment.
    fileprivate struct Counts {
        let adjustment: LengthAdjustment
        var all = Array(repeating: 0.0, count: LengthModel.longest + 1)
        /// The part of it that belongs to intervals that were said to be one cycle, or several.
        var ones = Array(repeating: 0.0, count: LengthModel.longest + 1)
        var several = Array(repeating: 0.0, count: LengthModel.longest + 1)

        /// - Parameter data: Oldest first.
        static func all(of data: [Datum]) -> [Counts] {
            var groups: [Counts] = []
            var weight = 1.0
            for datum in data.reversed() {
                let found = groups.firstIndex { $0.adjustment == datum.adjustment }
                let group = found ?? groups.count
                if found == nil { groups.append(Counts(adjustment: datum.adjustment)) }
                groups[group].all[datum.length] += weight
                switch datum.reading {
                case .any: break
                case .oneCycle: groups[group].ones[datum.length] += weight
                case .severalCycles: groups[group].several[datum.length] += weight
                }
                weight *= LengthModel.forgetting
            }
            return groups
        }
    }

    /// What the nodes say of the lengths that were seen at one time of life, a row for each length.
    fileprivate struct Table {
        let adjustment: LengthAdjustment
        /// The probability of the length as one cycle, and as two or three.
        private(set) var one: [Double]
        private(set) var several: [Double]
        /// The logarithm of how likely it is as whatever it may be.
        private var any: [Double]
        /// Where the row of a length begins.
        private var rows: [Int?]
        private let count: Int

        init(_ grid: [LengthModel.Node], _ adjustment: LengthAdjustment, isSeen: [Bool]) {
            self.adjustment = adjustment
            let seen = isSeen.indices.filter { isSeen[$0] }
            let lower = seen.map(LengthModel.lowerEdge)
            let upper = seen.map(LengthModel.upperEdge)
            count = grid.count
            rows = Array(repeating: nil, count: isSeen.count)
            for (row, length) in seen.enumerated() { rows[length] = row * grid.count }
            one = Array(repeating: 0, count: seen.count * grid.count)
            several = one
            any = one
            for (index, node) in grid.enumerated() {
                let node = node.adjusted(by: adjustment)
                // Neighbors share an edge.
                var edge = (day: -1, one: 0.0, two: 0.0, three: 0.0)
                for (row, length) in seen.enumerated() {
                    if edge.day != length - 1 {
                        edge = (
                            length - 1, node.odds(lower[row]), node.oddsOfTwo(lower[row]),
                            node.oddsOfThree(lower[row])
                        )
                    }
                    let next = (
                        day: length, one: node.odds(upper[row]), two: node.oddsOfTwo(upper[row]),
                        three: node.oddsOfThree(upper[row])
                    )
                    let place = row * grid.count + index
                    one[place] = LengthModel.Node.mass(edge.one, next.one)
                    several[place] = LengthPosterior.missed(
                        edge.two, next.two, edge.three, next.three)
                    let likelihood =
                        LengthModel.trueShare * one[place]
                        + LengthModel.missedShare * several[place]
                        + LengthModel.outlierShare * LengthModel.loggedOutlier(length) + 1e-12
                    any[place] = likelihood.logarithm
                    edge = next
                }
            }
        }

        func row(_ length: Int) -> Int? { rows[length] }

        /// The logarithm of each node's likelihood.
        func logLikelihoods(_ counts: Counts) -> [Double] {
            var sums = Array(repeating: 0.0, count: count)
            for length in counts.all.indices where counts.all[length] > 0 {
                guard let row = rows[length] else { continue }
                let (ones, several) = (counts.ones[length], counts.several[length])
                let rest = counts.all[length] - ones - several
                for index in sums.indices { sums[index] += rest * any[row + index] }
                guard ones + several > 0 else { continue }
                for index in sums.indices {
                    sums[index] += ones * (one[row + index] + 1e-12).logarithm
                    sums[index] += several * (self.several[row + index] + 1e-12).logarithm
                }
            }
            return sums
        }
    }
}
