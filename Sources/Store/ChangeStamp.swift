import Synchronization

/// A moment in a store's life: of two equal ones, nobody has committed anything in between.
///
/// The other way round it promises nothing. Moments of two openings of a store are never equal.
package struct StoreMoment: Hashable, Sendable {
    private let source: UInt64
    private let first: UInt64
    private let second: UInt64

    /// - Parameters:
    ///   - source: What gives the moments: another number for each opening of a store.
    ///   - first: Together with `second` another value after every commit.
    package init(source: UInt64, _ first: UInt64, _ second: UInt64) {
        self.source = source
        self.first = first
        self.second = second
    }
}

/// A moment in what a store has of one person: of two equal ones nobody has committed anything of
/// this person's in between.
///
/// The other way round it promises nothing. Stamps of two openings of a store are never equal.
package struct ChangeStamp: Hashable, Sendable {
    private let source: UInt64
    private let number: Int64

    /// - Parameters:
    ///   - source: What gives the stamps: another number for each opening of a store.
    ///   - number: Rises with every change.
    package init(source: UInt64, number: Int64) {
        self.source = source
        self.number = number
    }

    /// Equal to no other.
    package static var unique: ChangeStamp {
        ChangeStamp(source: nextSource(), number: 0)
    }

    /// A number that no other source of this process has.
    package static func nextSource() -> UInt64 {
        drawn.add(1, ordering: .relaxed).newValue
    }

    private static let drawn = Atomic<UInt64>(0)
}
