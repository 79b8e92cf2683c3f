import Synchronization

/// A server's clock, by which clients are too slow; it stands still until a test moves it.
package final class TestUptime: Sendable {
    private let now = Atomic<UInt64>(1_000_000)

    package init() {}

    package var milliseconds: UInt64 { now.load(ordering: .sequentiallyConsistent) }

    package func forward(milliseconds: UInt64) {
        now.add(milliseconds, ordering: .sequentiallyConsistent)
    }
}
