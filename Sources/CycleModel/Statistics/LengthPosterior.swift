/// What a person's own cycle lengths say about the next one.
///
/// With no lengths it is the population's; each one narrows it. A length that is two cycles merged
/// by an unlogged start, or that means nothing, hardly moves it.
package struct LengthPosterior: Sendable {
    /// The nodes that are still possible, their weights summing to 1.
    private(set) var nodes: [LengthModel.Node]
    private(set) var weights: [Double]
    private let prior: LengthPrior
    /// The probability of each length from 0 to `LengthModel.longest`, for each node.
    fileprivate var masses: Masses

    fileprivate static let days = LengthModel.longest + 1

    /// - Parameter lengths: Completed lengths in days, oldest first. Only the last 60 count, and
    ///   lengths outside 0...130 are left out.
    /// - Complexity: O(*d*) in the number of distinct lengths that no log had yet.
    package init(lengths: some Sequence<Int>) {
        self.init(lengths.map { LengthLikelihoods.Datum(length: $0) }, .usual)
    }

    /// - Parameters:
    ///   - intervals: As logged, oldest first, with the answers: one that hides a start counts as two or three
    ///     cycles, one that was really that long as one, and one to be ignored not at all.
    ///   - usualLength: The length that cycles usually have by the person's own word. It is one cycle older than
    ///     all of `intervals`.
    /// - Complexity: O(*d*) in the number of distinct lengths that no log had yet.
    ///   - prior: What is known before any of them.
    init(
        intervals: some Sequence<LoggedInterval>, usualLength: Int? = nil,
        _ prior: LengthPrior = .usual
    ) {
        self.init(LengthLikelihoods.data(intervals.map { $0 }, usualLength), prior)
    }

    private init(_ data: [LengthLikelihoods.Datum], _ prior: LengthPrior) {
        self.prior = prior
        let possible = LengthLikelihoods(of: data, prior).possibleNodes
        let grid = prior.nodes
        nodes = possible.map { grid[$0.index] }
        weights = possible.map(\.weight)
        masses = Masses(of: nodes)
    }

    /// The same person's cycles at another time of life.
    func adjusted(by adjustment: LengthAdjustment) -> LengthPosterior {
        guard adjustment != .usual else { return self }
        var posterior = self
        posterior.nodes = nodes.map { $0.adjusted(by: adjustment) }
        posterior.masses = Masses(of: posterior.nodes)
        return posterior
    }

    /// The probability of an interval that hides one or two starts, between the odds of its edges.
    static func missed(
        _ lowerTwo: Double, _ upperTwo: Double, _ lowerThree: Double, _ upperThree: Double
    ) -> Double {
        LengthModel.twoOfMissed * LengthModel.Node.mass(lowerTwo, upperTwo)
            + LengthModel.threeOfMissed * LengthModel.Node.mass(lowerThree, upperThree)
    }

    /// How likely each length is by each node, row by row.
    fileprivate struct Masses {
        /// The part of a cycle like the others.
        private(set) var usual: [Double] = []
        /// The part of a cycle that comes much later, which nodes of one location have in common.
        private(set) var late: [Double] = []
        /// Which row of `late` is a node's.
        private(set) var lateRows: [Int] = []

        init(of nodes: [LengthModel.Node]) {
            var edges = Edges()
            usual.reserveCapacity(nodes.count * days)
            var location = Double.nan
            for node in nodes {
                // Nodes of one location follow each other.
                if node.location != location {
                    location = node.location
                    edges.forEachMass(of: node.late) { late.append($0) }
                }
                lateRows.append(late.count - days)
                edges.forEachMass(of: node) { usual.append($0) }
            }
        }
    }

    /// The edges between the days raised to the powers that odds are made of, which nodes of one scale share.
    fileprivate struct Edges {
        private let logarithms: [Double]
        private var powers: [(scale: Double, values: [Double])] = []
        private var next = 0
        /// The number of powers kept: at either end of the grid the scale stops rising, and comes
        /// again with every location.
        private static let kept = 6

        init() {
            logarithms = [LengthModel.lowerEdge(0)] + (0..<days).map(LengthModel.upperEdge)
        }

        mutating func forEachMass(of node: LengthModel.Node, _ body: (Double) -> Void) {
            let index = powers.firstIndex { $0.scale == node.scale } ?? add(node.scale)
            let factor = (-node.location / node.scale).exponential
            let values = powers[index].values
            var lower = factor * values[0]
            for day in 0..<days {
                let upper = factor * values[day + 1]
                body(LengthModel.Node.mass(lower, upper))
                lower = upper
            }
        }

        private mutating func add(_ scale: Double) -> Int {
            let values = logarithms.map { ($0 / scale).exponential }
            guard powers.count == Self.kept else {
                powers.append((scale, values))
                return powers.count - 1
            }
            next = (next + 1) % Self.kept
            powers[next] = (scale, values)
            return next
        }
    }

    /// The length of the next cycle, when nothing of it is known yet.
    package var next: DayDistribution {
        var days = (0..<Self.days).map { LengthModel.floorShare * LengthModel.outlier($0) }
        for index in weights.indices {
            let weight = LengthModel.usualShare * weights[index]
            let lateWeight = LengthModel.lateShare * weights[index]
            let row = index * Self.days
            let lateRow = masses.lateRows[index]
            for day in days.indices {
                days[day] +=
                    weight * masses.usual[row + day] + lateWeight * masses.late[lateRow + day]
            }
        }
        let total = days.reduce(0, +)
        for day in days.indices { days[day] /= total }
        return DayDistribution(summingToOne: days)
    }
}

// MARK: - Starts on one day

extension LengthPosterior {
    /// How likely the next start is on `day`, if it was not before.
    ///
    /// - Parameter lengths: Completed lengths in days, oldest first.
    /// - Complexity: O(*d*) in the number of distinct lengths that no log had yet.
    static func chanceOfStart(on day: Int, after lengths: [Int]) -> Double {
        let day = min(max(day, 0), LengthModel.longest)
        let data = lengths.map { LengthLikelihoods.Datum(length: $0) }
        let grid = LengthPrior.usual.nodes
        let (lower, upper) = (LengthModel.lowerEdge(day), LengthModel.upperEdge(day))
        let end = LengthModel.upperEdge(LengthModel.longest)
        var (on, from) = (LengthModel.floorShare * LengthModel.outlier(day), 0.0)
        for later in day...LengthModel.longest {
            from += LengthModel.floorShare * LengthModel.outlier(later)
        }
        for possible in LengthLikelihoods(of: data, .usual).possibleNodes {
            let node = grid[possible.index]
            for (node, share) in [
                (node, LengthModel.usualShare), (node.late, LengthModel.lateShare),
            ] {
                let (first, weight) = (node.odds(lower), share * possible.weight)
                on += weight * LengthModel.Node.mass(first, node.odds(upper))
                from += weight * LengthModel.Node.mass(first, node.odds(end))
            }
        }
        return on / from
    }
}

// MARK: - Missed logs

extension LengthPosterior {
    /// How likely it is, nothing being logged before `day`, that a start went unlogged since the
    /// last one.
    package func missedLogProbability(fromDay day: Int) -> Double {
        let day = min(max(day, 0), LengthModel.longest)
        let shares = tailShares(
            LengthModel.lowerEdge(day), LengthModel.upperEdge(LengthModel.longest))
        var outliers = 0.0
        for late in day...LengthModel.longest { outliers += LengthModel.outlier(late) }
        let missed = prior.missedShare * shares.missed
        let total =
            prior.trueShare * shares.one + missed + LengthModel.outlierShare * outliers
        return total > 0 ? missed / total : 0
    }

    /// The day of the next true start, counted from the last logged one, if a start in between may
    /// have gone unlogged and nothing is logged before `day`.
    package func nextAllowingMissed(fromDay day: Int) -> DayDistribution? {
        MissedLog(self, next).next(fromDay: day)
    }

    /// How likely the next start is on each day, but for a factor that all have in common: with every start before it
    /// logged, with one between that was not, and with two.
    func shares(_ unlogged: Unlogged) -> (whole: [Double], one: [Double], two: [Double]) {
        func sum(_ reading: Unlogged.Reading) -> [Double] {
            var days = Array(repeating: 0.0, count: Self.days)
            for index in weights.indices {
                let weight = reading.share * weights[index]
                let row = index * Self.days
                for day in days.indices { days[day] += weight * reading.rows[row + day] }
            }
            if let fits = reading.fits {
                for day in days.indices { days[day] *= fits[day] }
            }
            return days
        }
        var whole = sum(unlogged.none(masses))
        for day in whole.indices {
            whole[day] += LengthModel.outlierShare * LengthModel.outlier(day)
        }
        return (whole, sum(unlogged.missed[0]), sum(unlogged.missed[1]))
    }

    /// How likely by each node two and three cycles together have each length, row by row: the next start
    /// where those between were not logged.
    struct Unlogged {
        private let two: [Double]
        private let three: [Double]
        /// How well both fit what was recorded.
        private let fits: Presence.Fits?
        private let prior: LengthPrior

        init(_ posterior: LengthPosterior, _ fits: Presence.Fits?) {
            self.fits = fits
            prior = posterior.prior
            two = Self.masses(of: posterior.nodes, merging: 2)
            three = Self.masses(of: posterior.nodes, merging: 3)
        }

        private static func masses(of nodes: [LengthModel.Node], merging count: Int) -> [Double] {
            var edges = Edges()
            var rows: [Double] = []
            rows.reserveCapacity(nodes.count * days)
            for node in nodes {
                edges.forEachMass(of: node.merging(count)) { rows.append($0) }
            }
            return rows
        }

        fileprivate typealias Reading = (rows: [Double], share: Double, fits: [Double]?)

        fileprivate func none(_ masses: Masses) -> Reading {
            (masses.usual, prior.trueShare, nil)
        }

        /// What an interval may be but for one that means nothing, and how likely it is that.
        fileprivate func readings(_ masses: Masses) -> [Reading] {
            [none(masses)] + missed
        }

        /// An interval that hides one start or two.
        fileprivate var missed: [Reading] {
            [
                (two, prior.missedShare * LengthModel.twoOfMissed, fits?.two),
                (three, prior.missedShare * LengthModel.threeOfMissed, fits?.three),
            ]
        }
    }

    /// How likely each length hides a missed start, or means nothing, judged by all the others. Those outside
    /// 0...130 days count as the nearest.
    ///
    /// - Complexity: O(*n*) in the number of lengths.
    package static func responsibilities(
        in lengths: [Int]
    ) -> [(missed: Double, outlier: Double)] {
        let data = lengths.map { LengthLikelihoods.Datum(length: $0) }
        return LengthLikelihoods.responsibilities(of: data, .usual)
    }

    /// The probability between two edges of one cycle, and of two or three that look like one.
    private func tailShares(_ lower: Double, _ upper: Double) -> (one: Double, missed: Double) {
        var shares = (one: 0.0, missed: 0.0)
        for (node, weight) in zip(nodes, weights) {
            shares.one += weight * LengthModel.Node.mass(node.odds(lower), node.odds(upper))
            shares.missed +=
                weight
                * Self.missed(
                    node.oddsOfTwo(lower), node.oddsOfTwo(upper),
                    node.oddsOfThree(lower), node.oddsOfThree(upper))
        }
        return shares
    }
}

// MARK: - Starts further ahead

extension LengthPosterior {
    /// The starts after the next one.
    ///
    /// - Parameter fit: What is known of the running cycle: for each length from 0, how well it
    ///   fits. `nil` while nothing is known of it.
    package func laterStarts(knowing fit: [Double]? = nil) -> LaterStarts {
        laterStarts(knowing: fit, AdjustmentPlan())
    }

    /// The same where the cycles to come have adjustments of their own; this one is for ordinary times.
    ///
    /// - Parameters:
    ///   - unlogged: Given where a start may have gone unlogged in the running cycle.
    ///   - wasMissed: And where one did.
    func laterStarts(
        knowing fit: [Double]?, _ plan: AdjustmentPlan, unlogged: Unlogged? = nil,
        wasMissed: Bool = false
    ) -> LaterStarts {
        var parts: [LaterStarts.Part] = []
        let running = adjusted(by: plan.first)
        var late = (row: -1, sums: LaterStarts.Spread.Sums(0..<0, []) { _ in 0 })
        let days = (fit?.firstIndex { $0 > 0 } ?? 0)..<Self.days
        let unloggedReadings =
            unlogged.map { wasMissed ? $0.missed : $0.readings(running.masses) } ?? []
        let fits = unloggedReadings.map { reading in
            guard let fit, let fits = reading.fits else { return fit ?? [] }
            return fit.indices.map { fit[$0] * fits[$0] }
        }
        var joined: [Int: (location: Double, part: Int)] = [:]
        for (index, node) in nodes.enumerated() {
            let cycle = LaterStarts.Spread(node.adjusted(by: plan.later))
            let temporary = LaterStarts.Temporary(
                count: plan.temporaryCount,
                spread: plan.temporaryCount > 0
                    ? LaterStarts.Spread(node.adjusted(by: plan.temporary)) : cycle)
            guard let fit else {
                parts.append(
                    LaterStarts.Part(
                        weight: weights[index], first: LaterStarts.Spread(running.nodes[index]),
                        temporary: temporary, later: cycle))
                continue
            }
            let row = index * Self.days
            func sums(_ rows: [Double], _ fit: [Double]) -> LaterStarts.Spread.Sums {
                LaterStarts.Spread.Sums(days, fit) { rows[row + $0] }
            }
            let readings: [(sums: LaterStarts.Spread.Sums, share: Double)]
            if unlogged != nil {
                readings = zip(unloggedReadings, fits).map { (sums($0.rows, $1), $0.share) }
            } else {
                // The first cycle is like the others or, rarely, comes much later.
                let lateRow = running.masses.lateRows[index]
                // Nodes of one location have that in common.
                if late.row != lateRow {
                    let rows = running.masses.late
                    late = (
                        lateRow,
                        LaterStarts.Spread.Sums(days, fit) { rows[lateRow + $0] }
                    )
                }
                readings = [
                    (sums(running.masses.usual, fit), LengthModel.usualShare),
                    (late.sums, LengthModel.lateShare),
                ]
            }
            for (number, reading) in readings.enumerated() {
                guard let first = reading.sums.spread else { continue }
                let part = LaterStarts.Part(
                    weight: weights[index] * reading.share * reading.sums.total, first: first,
                    temporary: temporary, later: cycle)
                // In doubt there are three times as many parts, and less is known: the spreads of one location, which
                // follow each other, are one.
                if unlogged != nil, let last = joined[number], last.location == node.location {
                    parts[last.part].join(part)
                } else {
                    joined[number] = (node.location, parts.count)
                    parts.append(part)
                }
            }
        }
        if let fit, !wasMissed {
            let share = unlogged == nil ? LengthModel.floorShare : LengthModel.outlierShare
            parts += outliers(share, knowing: fit, plan)
        }
        return LaterStarts(parts)
    }

    /// A first cycle that means nothing, three weeks at a time, which one normal distribution could not tell;
    /// what follows is as it is in the mean.
    ///
    /// - Parameter share: How likely the first cycle is that.
    private func outliers(
        _ share: Double, knowing fit: [Double], _ plan: AdjustmentPlan
    ) -> [LaterStarts.Part] {
        let temporary = LaterStarts.Temporary(
            count: plan.temporaryCount, spread: meanSpread(plan.temporary))
        let later = meanSpread(plan.later)
        return stride(from: 0, to: Self.days, by: 21).compactMap { day in
            let days = day..<min(day + 21, Self.days)
            let sums = LaterStarts.Spread.Sums(days, fit, LengthModel.outlier)
            return sums.spread.map { first in
                LaterStarts.Part(
                    weight: share * sums.total, first: first,
                    temporary: temporary, later: later)
            }
        }
    }

    private func meanSpread(_ adjustment: LengthAdjustment) -> LaterStarts.Spread {
        var sum = LaterStarts.Spread(mean: 0, variance: 0)
        for (node, weight) in zip(nodes, weights) {
            let spread = LaterStarts.Spread(node.adjusted(by: adjustment))
            sum.mean += weight * spread.mean
            sum.variance += weight * spread.variance
        }
        return sum
    }
}
