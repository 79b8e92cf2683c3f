import Synchronization

/// Connections whose answers take a while to make, in lines by who asks.
///
/// One of each line is answered at a time, and the lines take turns: somebody who asks for much waits for that,
/// and nobody else does.
final class AnswerQueue: Sendable {
    private struct State {
        /// Those that wait in each line; a line that is here and not among `ready` has one that is answered.
        var lines: [Int: [Connection]] = [:]
        /// The lines whose turn comes, in this order.
        var ready: [Int] = []
        var isStopped = false
    }

    private let state = Mutex(State())
    private let hasWork = ConditionVariable()

    /// - Returns: Whether it will be answered: not where the queue was stopped.
    func add(_ connection: Connection, to line: Int) -> Bool {
        let isAdded = state.withLock { state in
            guard !state.isStopped else { return false }
            if state.lines[line] == nil { state.ready.append(line) }
            state.lines[line, default: []].append(connection)
            return true
        }
        if isAdded { hasWork.signal() }
        return isAdded
    }

    /// Calls `body` with one connection after the other, until the queue is stopped.
    func run(_ body: (Connection) -> Void) {
        repeat {
            while let (line, connection) = next() {
                body(connection)
                end(line)
            }
        } while !hasWork.wait()
    }

    /// Ends `run` in every thread as soon as its `body` returns.
    ///
    /// - Returns: The connections that nobody will answer.
    func stop() -> [Connection] {
        let left = state.withLock { state in
            state.isStopped = true
            state.ready = []
            defer { state.lines = [:] }
            return state.lines.values.flatMap(\.self)
        }
        hasWork.stop()
        return left
    }

    private func next() -> (line: Int, connection: Connection)? {
        let (taken, isMore) = state.withLock { state -> ((Int, Connection)?, Bool) in
            guard let line = state.ready.first, let first = state.lines[line]?.first else {
                return (nil, false)
            }
            state.ready.removeFirst()
            state.lines[line]?.removeFirst()
            return ((line, first), !state.ready.isEmpty)
        }
        // A signal lets one thread through, however many lines came with it.
        if isMore { hasWork.signal() }
        return taken
    }

    private func end(_ line: Int) {
        state.withLock { state in
            guard let waiting = state.lines[line] else { return }
            if waiting.isEmpty {
                state.lines[line] = nil
            } else {
                state.ready.append(line)
            }
        }
    }
}
