package import HTTPServer
import Synchronization

/// How often a server has called back.
package final class TestCount: Sendable {
    private let count = Atomic<Int>(0)

    package init() {}

    package var value: Int { count.load(ordering: .sequentiallyConsistent) }

    /// Counts; as a refusal it refuses nothing.
    package func note() -> Response? {
        count.add(1, ordering: .sequentiallyConsistent)
        return nil
    }
}
