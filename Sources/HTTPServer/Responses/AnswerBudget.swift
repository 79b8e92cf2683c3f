import Synchronization

/// The bytes of all answers that clients have yet to take: each answer once, however many take it.
package final class AnswerBudget: Sendable {
    /// Shorter ones are not worth counting: every connection together holds a few megabytes of them.
    private static let least = 1 << 10

    private let limit: Int
    private let held = Atomic<Int>(0)

    package init(limit: Int) {
        self.limit = limit
    }

    /// Counts an answer that a connection is to take.
    ///
    /// - Returns: Whether there was room for it; then it is to be released.
    package func take(_ response: Response) -> Bool {
        let size = response.body.count
        guard size >= Self.least else { return true }
        while true {
            let takers = response.takers.load(ordering: .relaxed)
            if takers == 0, !reserve(size) { return false }
            let (isTaken, _) = response.takers.compareExchange(
                expected: takers, desired: takers + 1, ordering: .relaxed)
            if isTaken { return true }
            // Another thread took or released it meanwhile.
            if takers == 0 { held.wrappingSubtract(size, ordering: .relaxed) }
        }
    }

    private func reserve(_ size: Int) -> Bool {
        if held.wrappingAdd(size, ordering: .relaxed).newValue <= limit { return true }
        held.wrappingSubtract(size, ordering: .relaxed)
        return false
    }

    /// - Parameter response: One that was taken by a connection which is done with it.
    package func release(_ response: Response) {
        let size = response.body.count
        guard size >= Self.least,
            response.takers.wrappingSubtract(1, ordering: .relaxed).newValue == 0
        else { return }
        held.wrappingSubtract(size, ordering: .relaxed)
    }
}
