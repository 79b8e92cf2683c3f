import Synchronization

/// The bytes of all answers that clients have yet to take: each answer once, however many take it.
final class AnswerBudget: Sendable {
    private struct State {
        var held = 0
        /// How many connections take each answer.
        var takers: [ObjectIdentifier: Int] = [:]
    }

    /// Shorter ones are not worth counting: every connection together holds a few megabytes of them.
    private static let least = 1 << 10

    private let limit: Int
    private let state = Mutex(State())

    init(limit: Int) {
        self.limit = limit
    }

    /// Counts an answer that a connection is to take.
    ///
    /// - Returns: Whether there was room for it; then it is to be released.
    func take(_ response: Response) -> Bool {
        let size = response.body.count
        guard size >= Self.least else { return true }
        return state.withLock { state in
            let takers = state.takers[ObjectIdentifier(response), default: 0]
            if takers == 0 {
                guard state.held + size <= limit else { return false }
                state.held += size
            }
            state.takers[ObjectIdentifier(response)] = takers + 1
            return true
        }
    }

    /// - Parameter response: One that was taken by a connection which is done with it.
    func release(_ response: Response) {
        guard response.body.count >= Self.least else { return }
        state.withLock { state in
            let identifier = ObjectIdentifier(response)
            guard let takers = state.takers[identifier] else { return }
            state.takers[identifier] = takers > 1 ? takers - 1 : nil
            if takers == 1 { state.held -= response.body.count }
        }
    }
}
