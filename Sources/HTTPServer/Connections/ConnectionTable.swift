import Glibc
import Synchronization

/// All connections, so that no client can keep more of them, or for longer, than its share.
final class ConnectionTable: Sendable {
    private struct State {
        /// The connections by descriptor.
        var connections: [Int32: Connection] = [:]
        var counted = 0
        var accepted: UInt64 = 0
        /// How many an address has; those of one household that uses IPv6 are one address.
        var perAddress: [IPAddress: Int] = [:]
    }

    private let state = Mutex(State())
    private let limits: HTTPServer.Limits
    /// `nil` behind a proxy, whose address all clients share.
    private let perAddress: Int?
    /// Signaled when there is a connection to watch.
    let hasConnections = ConditionVariable()

    init(limits: HTTPServer.Limits, countsAddresses: Bool) {
        self.limits = limits
        perAddress = countsAddresses ? limits.connectionsPerAddress : nil
    }

    /// Whether one more may come from `peer`; the one that idles longest may be ended for it.
    func makesRoom(for peer: IPAddress) -> Bool {
        state.withLock { state in
            if let perAddress, state.perAddress[peer.household, default: 0] >= perAddress {
                guard Self.dropIdle(from: peer.household, &state) else { return false }
            }
            if state.counted >= limits.connections {
                // Those that were told to end take a moment to.
                guard state.connections.count < limits.connections + HTTPServer.Limits.slack,
                    Self.dropIdle(from: nil, &state)
                else { return false }
            }
            return true
        }
    }

    /// Drops an idle connection when the system has no descriptor left.
    func dropOneIdle() {
        _ = state.withLock { Self.dropIdle(from: nil, &$0) }
    }

    func add(_ connection: Connection) {
        let isFirst = state.withLock { state in
            // The library has closed the descriptor before it took the connection over.
            if let stale = state.connections[connection.descriptor], !stale.isDropped {
                Self.uncount(stale, &state)
            }
            state.connections[connection.descriptor] = connection
            state.accepted += 1
            connection.number = state.accepted
            state.counted += 1
            state.perAddress[connection.peer.household, default: 0] += 1
            return state.connections.count == 1
        }
        if isFirst { hasConnections.signal() }
    }

    /// Called while the connection's descriptor is still open.
    func remove(_ connection: Connection) {
        state.withLock { state in
            guard state.connections[connection.descriptor] === connection else { return }
            if !connection.isDropped { Self.uncount(connection, &state) }
            state.connections[connection.descriptor] = nil
        }
    }

    func connection(_ descriptor: Int32) -> Connection? {
        state.withLock { $0.connections[descriptor] }
    }

    /// Ends connections whose clients are too slow, once a second while there are any.
    func watch() {
        while !hasConnections.wait() {
            while state.withLock({ !$0.connections.isEmpty }) {
                endOverdue(now: MonotonicClock.seconds())
                if hasConnections.sleep(milliseconds: 1000) { return }
            }
        }
    }

    private func endOverdue(now: UInt32) {
        state.withLock { state in
            for connection in state.connections.values where !connection.isDropped {
                let (what, since) = connection.awaited
                let limit: UInt32
                switch what {
                case .header: limit = limits.headerSeconds
                case .body: limit = limits.bodySeconds
                case .taking: limit = limits.answerSeconds
                case .nothing: continue
                }
                if Int32(bitPattern: now &- since) >= Int32(limit) {
                    Self.drop(connection, &state)
                }
            }
        }
    }

    /// Whether a client has sent a whole header and does not have the whole answer.
    var isBusy: Bool {
        state.withLock {
            $0.connections.values.contains { $0.awaited.what != .header && !$0.isDropped }
        }
    }

    /// Whether the handler is at work.
    var isAnswering: Bool {
        state.withLock { $0.connections.values.contains { $0.awaited.what == .nothing } }
    }

    var count: Int { state.withLock { $0.connections.count } }

    /// Ends the connection whose header has been awaited for longest.
    ///
    /// - Returns: Whether there was one.
    private static func dropIdle(from household: IPAddress?, _ state: inout State) -> Bool {
        var oldest: Connection?
        for connection in state.connections.values where !connection.isDropped {
            guard connection.awaited.what == .header else { continue }
            if let household, connection.peer.household != household { continue }
            if oldest.map(connection.idlesLonger(than:)) ?? true { oldest = connection }
        }
        guard let oldest else { return false }
        drop(oldest, &state)
        return true
    }

    private static func drop(_ connection: Connection, _ state: inout State) {
        connection.isDropped = true
        uncount(connection, &state)
        // The descriptor is the connection's own for as long as it is in the table.
        shutdown(connection.descriptor, Int32(SHUT_RDWR))
    }

    private static func uncount(_ connection: Connection, _ state: inout State) {
        state.counted -= 1
        let household = connection.peer.household
        if let count = state.perAddress[household], count > 1 {
            state.perAddress[household] = count - 1
        } else {
            state.perAddress[household] = nil
        }
    }
}
