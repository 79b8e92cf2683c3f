import Foundation

/// How many of its combinations a test runs: a share of them with each change, all of them at night.
package enum TestExtent {
    /// Whether all of them run; `EVE_ICS_TESTS_EXTENT=all` asks for it.
    package static let isWhole =
        ProcessInfo.processInfo.environment["EVE_ICS_TESTS_EXTENT"] == "all"

    /// - Returns: `share` with each change, and `whole` at night.
    package static func choose<Value>(_ share: Value, whole: Value) -> Value {
        isWhole ? whole : share
    }
}

extension Collection {
    /// All elements at night; with each change one in `count`, the same ones each time, evenly spread from the first on.
    package func shared(oneIn count: Int) -> [Element] {
        enumerated().filter { TestExtent.isWhole || $0.offset.isMultiple(of: count) }.map(\.element)
    }
}

extension TestExtent {
    /// Where tests that must hold at any moment begin to choose: the same with each change, another one each night, which is
    /// printed.
    package static let seed: UInt64 = {
        guard isWhole else { return 1 }
        let seed = UInt64.random(in: 0..<1_000_000)
        print("The moments of this run have the seed \(seed).")
        return seed
    }()
}
