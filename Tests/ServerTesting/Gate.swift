import Glibc
package import HTTPServer
import Synchronization

/// Where handlers wait until a test lets so many of them go on.
package final class Gate: Sendable {
    private let come = Atomic<Int>(0)
    private let open = Atomic<Int>(0)

    package init() {}

    /// How many have come so far.
    package var count: Int { come.load(ordering: .sequentiallyConsistent) }

    /// Comes and does not wait; as a refusal it refuses nothing.
    @discardableResult
    package func note() -> Response? {
        come.add(1, ordering: .sequentiallyConsistent)
        return nil
    }

    package func pass() {
        let number = come.add(1, ordering: .sequentiallyConsistent).newValue
        while open.load(ordering: .sequentiallyConsistent) < number { usleep(1000) }
    }

    package func letThrough(_ count: Int) { open.add(count, ordering: .sequentiallyConsistent) }
}
