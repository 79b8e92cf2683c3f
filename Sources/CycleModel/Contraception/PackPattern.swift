/// How the days of a pack go: so many with a hormone, then so many without.
///
/// A pack of patches or rings is the stretch from one break to the next; an injection is a pack of its
/// own, as long as it is meant to work.
package struct PackPattern: Hashable, Sendable {
    /// Days with a hormone, 1...1000.
    package let active: Int
    /// Days of the break that follows, 0...100.
    package let off: Int
    /// Days from one dose to the next: 1 for pills, 7 for patches.
    package let interval: Int
    /// The break has tablets of its own, without a hormone.
    package let hasPlacebo: Bool

    /// `nil` outside those limits, where `active` is no multiple of `interval`, or where placebo tablets
    /// have no break to fill or belong to no daily pill.
    package init?(active: Int, off: Int, interval: Int = 1, hasPlacebo: Bool = false) {
        guard (1...1000).contains(active), (0...100).contains(off),
            (1...active).contains(interval), active % interval == 0,
            !hasPlacebo || (off > 0 && interval == 1)
        else { return nil }
        self.active = active
        self.off = off
        self.interval = interval
        self.hasPlacebo = hasPlacebo
    }

    /// The longest `length` that a pattern can have.
    package static let longest = 1100

    /// The length in days, the break included.
    package var length: Int { active + off }

    /// How many doses there are to handle in a pack, placebo tablets included.
    package var doses: Int { hasPlacebo ? length : active / interval }
}

extension PackPattern: CustomStringConvertible {
    /// Such as `21+7`.
    package var description: String { "\(active)+\(off)" }
}
