import Secrets
import Synchronization

/// Hashes passwords, two at a time at most: each takes 64 MiB.
package final class PasswordWork: Sendable {
    static let mostAtOnce = 2

    private let running = Mutex(0)

    /// What `body` makes; `nil` where two others are at it.
    package func perform<Result>(_ body: () throws -> Result) rethrows -> Result? {
        let isFree = running.withLock { running in
            guard running < Self.mostAtOnce else { return false }
            running += 1
            return true
        }
        guard isFree else { return nil }
        defer { running.withLock { $0 -= 1 } }
        return try body()
    }
}
