package import CivilDate

/// What stays the same about a cycle while its dates change.
///
/// A predicted cycle is named relative to the last logged one, and keeps that name when its period
/// is logged. Nothing in an identity tells a date, except in a log that is read without a store,
/// where a cycle is named for its first day.
package struct CycleIdentity: Hashable, Sendable {
    /// The beginning of the chain of cycles that this one belongs to.
    package var origin: Int64
    /// How many cycles after that.
    package var ordinal: Int32

    /// More than anybody's cycles, and few enough to count on from.
    package static let ordinals: ClosedRange<Int32> = -1_000_000...1_000_000

    package init(origin: Int64, ordinal: Int32 = 0) {
        self.origin = origin
        self.ordinal = ordinal
    }
}

/// Names the logged cycles and those to come, through every change of the log.
///
/// A cycle keeps its name when its period is moved or resized, and adding or correcting one renames no other.
package struct CycleIdentities: Equatable, Sendable {
    /// A logged bleed and its name, which is that of the cycle where one begins with it.
    package struct Named: Equatable, Sendable {
        package var period: ClosedRange<Day>
        package var identity: CycleIdentity
        /// A cycle begins with it; else it is bleeding between periods.
        var isStart = true

        package init(period: ClosedRange<Day>, identity: CycleIdentity) {
            self.period = period
            self.identity = identity
        }
    }

    /// The named cycles in the order of their days.
    package private(set) var named: [Named] = []
    /// What the cycles to come are named after, whichever cycle happens to be the last logged one: the first
    /// of them while no cycle of the same origin is logged.
    package private(set) var chain: CycleIdentity?

    package init() {}

    /// Names for a log with no memory: each cycle is named for its first logged day.
    package init(firstDaysOf cycles: [Cycle]) {
        named = cycles.bleeds.map { bleed in
            let origin = Int64(bleed.days.lowerBound.number)
            return Named(bleed, CycleIdentity(origin: origin))
        }
        chain = lastStart?.identity
    }

    private var lastStart: Named? { named.last(where: \.isStart) }

    /// The name of a logged cycle or of bleeding between periods, by its first day.
    package subscript(start: Day) -> CycleIdentity? {
        let index = named.indices.partitionIndex { named[$0].period.lowerBound < start }
        guard index < named.count, named[index].period.lowerBound == start else { return nil }
        return named[index].identity
    }

    /// The name of the `number`-th cycle after the last logged one, from 1; 0 is the last logged one.
    package func ahead(_ number: Int) -> CycleIdentity? {
        guard let chain, let last = lastStart?.identity else { return nil }
        guard number > 0 else { return last }
        // Where a later cycle was unlogged or moved before this one, its name is taken: count on from there.
        let used = named.lazy.map(\.identity).filter { $0.origin == chain.origin }.map(\.ordinal)
            .max()
        return CycleIdentity(
            origin: chain.origin, ordinal: (used ?? chain.ordinal - 1) + Int32(clamping: number))
    }

    /// The name of the `number`-th cycle after the last one that had begun by `day`, which is 0.
    ///
    /// A forecast made for a day in the past foretells cycles that are logged by now; they have the names
    /// that they are logged under.
    package func ahead(_ number: Int, asOf day: Day) -> CycleIdentity? {
        let starts = named.filter(\.isStart)
        var begun = starts.count
        while begun > 0, starts[begun - 1].period.lowerBound > day { begun -= 1 }
        guard begun > 0 else { return nil }
        let index = begun - 1 + number
        return starts.indices.contains(index)
            ? starts[index].identity : ahead(index - (starts.count - 1))
    }

    /// Given names, such as those kept through an erasure.
    package init(pinned: [Named], chain: CycleIdentity) {
        named = pinned
        self.chain = chain
    }

    /// How far a start may move, in days, and still be the same period where no day is shared.
    private static let reach = 7

    /// Carries the names over to the cycles that the log has now.
    ///
    /// A cycle keeps its name if the periods share a day, else if the start moved by a week at most. New cycles
    /// after the last take the names that were predicted for them; new cycles elsewhere and bleeds
    /// between periods get fresh names, made from `entry`, the number of the journal entry that brought
    /// them, and keep them where a cycle is made of the bleed later.
    ///
    /// - Complexity: O(*n*) in the number of cycles.
    package mutating func follow(_ cycles: [Cycle], entry: Int64) {
        let before = self
        let bleeds = cycles.bleeds
        let kept = carried(to: bleeds.map(\.days))
        let lastBefore = before.lastStart?.period.lowerBound
        var fresh: Int64 = 0
        var predicted = 0
        named = zip(bleeds, kept).map { bleed, identity in
            if let identity { return Named(bleed, identity) }
            if bleed.isPeriod, let lastBefore, bleed.days.lowerBound > lastBefore {
                predicted += 1
                if let next = before.ahead(predicted) { return Named(bleed, next) }
            }
            defer { fresh += 1 }
            return Named(bleed, CycleIdentity(origin: entry << 16 | fresh))
        }
        if before.named.isEmpty { chain = lastStart?.identity }
    }

    /// The names of the old bleeds that these bleeds continue, one to one.
    private func carried(to periods: [ClosedRange<Day>]) -> [CycleIdentity?] {
        var kept = [CycleIdentity?](repeating: nil, count: periods.count)
        var claimed = [Bool](repeating: false, count: named.count)
        func match(_ same: (ClosedRange<Day>, ClosedRange<Day>) -> Bool) {
            var first = 0
            for index in periods.indices where kept[index] == nil {
                let period = periods[index]
                while first < named.count,
                    named[first].period.upperBound + Self.reach < period.lowerBound
                {
                    first += 1
                }
                var candidate = first
                while candidate < named.count,
                    named[candidate].period.lowerBound <= period.upperBound + Self.reach
                {
                    if !claimed[candidate], same(named[candidate].period, period) {
                        kept[index] = named[candidate].identity
                        claimed[candidate] = true
                        break
                    }
                    candidate += 1
                }
            }
        }
        match { $0 == $1 }
        match { $0.overlaps($1) }
        match { abs($0.lowerBound - $1.lowerBound) <= Self.reach }
        return kept
    }
}

extension CycleIdentities.Named {
    fileprivate init(_ bleed: (days: ClosedRange<Day>, isPeriod: Bool), _ identity: CycleIdentity) {
        self.init(period: bleed.days, identity: identity)
        isStart = bleed.isPeriod
    }
}
