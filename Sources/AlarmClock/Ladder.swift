/// How an alarm climbs: rungs that come closer and grow stronger, then a last part without a pause.
package struct Ladder: Hashable, Sendable {
    /// How long before its time an alarm begins, in seconds: a minute to a week.
    package let lead: Int
    /// How long before its time it no longer pauses, in seconds.
    package let last: Int
    /// How long after its time it goes on, in seconds.
    package let after: Int

    package static let leads = 60...7 * 86_400
    package static let lastParts = 0...3_600
    package static let afterParts = 0...3_600

    /// Half an hour ahead, without a pause from five minutes before to ten minutes after.
    package static let standard = Ladder(lead: 1_800, last: 300, after: 600)

    /// Values outside their ranges become the nearest in them.
    package init(lead: Int, last: Int, after: Int) {
        self.lead = lead.clamped(to: Self.leads)
        self.last = last.clamped(to: Self.lastParts)
        self.after = after.clamped(to: Self.afterParts)
    }

    /// Each time between two rungs is two thirds of the one before.
    private static let shrinking = (2, 3)
    /// Rungs are at whole half minutes.
    private static let grain = 30

    /// Seconds before its time at which it rings once, the earliest first; all are before the last part.
    package var rungs: [Int] {
        var rungs: [Int] = []
        // Lead · (2/3)ᵏ as a fraction: after some forty steps a week is less than a second.
        var (numerator, denominator) = (lead, 1)
        while rungs.count < 40 {
            let halves = 2 * Self.grain * denominator
            let rung = (2 * numerator + Self.grain * denominator) / halves * Self.grain
            guard rung > last, rung < rungs.last ?? .max else { break }
            rungs.append(rung)
            numerator *= Self.shrinking.0
            denominator *= Self.shrinking.1
            // Before the product no longer fits.
            if denominator > 1 << 24 {
                numerator >>= 8
                denominator >>= 8
            }
        }
        return rungs
    }

    /// How many seconds before its time the last part begins.
    package var lastPart: Int { min(lead, last) }
}

/// How strongly something rings, from 1 to 5.
package struct AlarmLevel: Hashable, Sendable, Comparable {
    package let number: Int

    package static let highest = AlarmLevel(5)

    /// A number outside 1...5 becomes the nearest in it.
    package init(_ number: Int) { self.number = number.clamped(to: 1...5) }

    package var isCritical: Bool { number > 2 }

    /// For how long it sounds, and shakes.
    package var seconds: Int { [1, 2, 4, 8, 15][number - 1] }

    /// In percent.
    package var volume: Int { [30, 45, 60, 80, 100][number - 1] }

    package static func < (a: AlarmLevel, b: AlarmLevel) -> Bool { a.number < b.number }
}

extension Int {
    func clamped(to range: ClosedRange<Int>) -> Int {
        Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
    }
}
