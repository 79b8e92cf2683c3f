extension [Day: IntervalAnswer] {
    /// How far a start may move, in days, and still bound the interval that she answered for.
    private static let reach = 7

    /// Carries her answers over from the cycles that the log had to those that it has now.
    ///
    /// An answer is about one interval and follows it while each end moves by a week at most. It goes
    /// when the interval does: when a start inside is logged after all, or one of its ends is not a
    /// start any more.
    ///
    /// - Complexity: O(*answers* · *cycles*).
    mutating func follow(from old: [Cycle], to new: [Cycle]) {
        var carried: [Day: IntervalAnswer] = [:]
        for (start, answer) in self {
            guard let before = old.first(where: { $0.start == start }) else {
                carried[start] = answer
                continue
            }
            let nearest = new.min { abs($0.start - start) < abs($1.start - start) }
            guard let after = nearest, abs(after.start - start) <= Self.reach,
                Self.isSameEnd(before.nextStart, after.nextStart)
            else { continue }
            carried[after.start] = answer
        }
        self = carried
    }

    /// A running cycle may end; one that ended doesn't run again.
    private static func isSameEnd(_ old: Day?, _ new: Day?) -> Bool {
        guard let old else { return true }
        return new.map { abs($0 - old) <= reach } ?? false
    }
}
