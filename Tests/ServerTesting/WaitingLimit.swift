import Glibc

/// When a test that waits in vain fails; one that does not never waits so long.
package enum WaitingLimit {
    package static let seconds: UInt32 = 30
}

/// Whether it comes true at last.
package func hasCome(true condition: () throws -> Bool) rethrows -> Bool {
    for _ in 0..<WaitingLimit.seconds * 100 {
        if try condition() { return true }
        usleep(10_000)
    }
    return try condition()
}
