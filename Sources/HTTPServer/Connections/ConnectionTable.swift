import Addresses
import Glibc
import Synchronization

/// All connections, so that no client can keep more of them, or for longer, than its share.
final class ConnectionTable: Sendable {
    private struct State {
        /// The connections by descriptor.
        var connections: [Int32: Connection] = [:]
        var counted = 0
        var accepted: UInt64 = 0
        /// How many count for an address; those of one household that uses IPv6 are one address.
        var perAddress: [IPAddress: Int] = [:]
        /// Those that had been idle for longest at the last look, the longest last; each may have moved on since.
        var idlest: [(connection: Connection, since: UInt64)] = []
    }

    /// How many a look at all connections finds at most, so that thousands that come at once need few looks.
    private static let foundAtOnce = 64
    /// A client that had an answer so many seconds ago or later is about to ask again: to end its connection for
    /// another one would cost both a new one.
    private static let secondsBetweenRequests: UInt32 = 1

    private let state = Mutex(State())
    private let limits: HTTPServer.Limits
    /// Not behind a proxy, whose address all clients share: there an address has requests.
    private let countsConnections: Bool
    /// Milliseconds, by which clients are too slow.
    let uptime: @Sendable () -> UInt64
    /// Signaled when there is a connection to watch.
    let hasConnections = ConditionVariable()

    init(
        limits: HTTPServer.Limits, countsAddresses: Bool, uptime: @escaping @Sendable () -> UInt64
    ) {
        self.limits = limits
        self.uptime = uptime
        countsConnections = countsAddresses
    }

    /// Whether one more may come from `peer`; one that idles may be ended for it.
    func makesRoom(for peer: IPAddress) -> Bool {
        state.withLock { state in
            if countsConnections, !makesRoom(of: peer.household, &state) { return false }
            if state.counted >= limits.connections {
                // Those that were told to end take a moment to.
                guard state.connections.count < limits.connections + HTTPServer.Limits.slack,
                    dropOne(of: nil, &state)
                else { return false }
            }
            return true
        }
    }

    private func makesRoom(of household: IPAddress, _ state: inout State) -> Bool {
        state.perAddress[household, default: 0] < limits.connectionsPerAddress
            || dropOne(of: household, &state)
    }

    /// Drops an idle connection when the system has no descriptor left.
    func dropOneIdle() {
        _ = state.withLock { dropOne(of: nil, &$0) }
    }

    /// Ends the connection that has been taking its answer for longest, if that is long.
    func dropSlowest() {
        let now = uptime()
        state.withLock { state in
            let slowest = Self.oldest(state) {
                $0.what == .taking && now.isLater(than: $0.since, bySeconds: limits.scarceSeconds)
            }
            if let slowest { Self.drop(slowest, &state) }
        }
    }

    // MARK: Requests of a proxy

    /// Counts a request for the address that a proxy names.
    ///
    /// - Returns: Whether that address may have one more.
    func begins(_ connection: Connection, for peer: IPAddress) -> Bool {
        state.withLock { state in
            guard makesRoom(of: peer.household, &state) else { return false }
            if !connection.isDropped { Self.count(connection, for: peer.household, &state) }
            return true
        }
    }

    /// The request is over, and the connection is the proxy's for another one.
    func ends(_ connection: Connection) {
        state.withLock { Self.uncountAddress(of: connection, &$0) }
    }

    // MARK: What is there

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
            if countsConnections {
                Self.count(connection, for: connection.peer.household, &state)
            }
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

    /// Called when the library has ended: it does not tell of connections that it closes before it has begun with them.
    func removeAll() {
        state.withLock { $0 = State() }
    }

    func connection(_ descriptor: Int32) -> Connection? {
        state.withLock { $0.connections[descriptor] }
    }

    /// Ends connections whose clients are found to be too slow twice, by looking once a second while there are any.
    ///
    /// - Parameter lingering: Those that are no longer here, and are not over yet.
    func watch(_ lingering: LingeringSockets) {
        while !hasConnections.wait() {
            while state.withLock({ !$0.connections.isEmpty }) || !lingering.isEmpty {
                endOverdue(now: uptime())
                for _ in 0..<20 {
                    lingering.drain()
                    let isEmpty = lingering.isEmpty
                    if hasConnections.sleep(milliseconds: isEmpty ? 1000 : 50) { return }
                    if isEmpty { break }
                }
            }
        }
    }

    private func endOverdue(now: UInt64) {
        state.withLock { state in
            for connection in state.connections.values where !connection.isDropped {
                let (what, since) = connection.awaited
                let limit: UInt32? =
                    switch what {
                    case .header, .next: limits.headerSeconds
                    case .body: limits.bodySeconds
                    case .taking: limits.answerSeconds
                    case .nothing: nil
                    }
                let wasOverdue = connection.isOverdue
                connection.isOverdue =
                    limit.map { now.isLater(than: since, bySeconds: $0) } == true
                    // What is unread waits for a thread that is busy with others; that is not its client's delay.
                    && (what == .taking || !Self.hasUnread(connection.descriptor))
                // What a thread has read by now is known to be a request at the next look.
                if wasOverdue, connection.isOverdue { Self.drop(connection, &state) }
            }
        }
    }

    private static func hasUnread(_ descriptor: Int32) -> Bool {
        var byte: UInt8 = 0
        return unsafe recv(
            descriptor, &byte, 1, Int32(MSG_PEEK | MSG_DONTWAIT)) > 0
    }

    /// Whether a client has sent a whole header and does not have the whole answer.
    var isBusy: Bool {
        state.withLock {
            $0.connections.values.contains { !$0.awaited.what.isHeader && !$0.isDropped }
        }
    }

    /// Whether the handler is at work.
    var isAnswering: Bool {
        state.withLock { $0.connections.values.contains { $0.awaited.what == .nothing } }
    }

    var count: Int { state.withLock { $0.connections.count } }

    /// Ends the connection that has idled for longest; where none idles, the one whose client has owed a body, or not
    /// taken an answer, for longest and for too long.
    ///
    /// - Returns: Whether there was one.
    private func dropOne(of household: IPAddress?, _ state: inout State) -> Bool {
        let now = uptime()
        let idlest =
            household == nil
            ? Self.takeIdlest(&state, now)
            : Self.oldest(state, of: household) { Self.idles($0, now) }
        let oldest =
            idlest
            ?? Self.oldest(state, of: household) {
                [.body, .taking].contains($0.what)
                    && now.isLater(than: $0.since, bySeconds: limits.scarceSeconds)
            }
        guard let oldest else { return false }
        Self.drop(oldest, &state)
        return true
    }

    /// Whether nothing is to be expected of a connection: its client has never asked, or not for a while.
    private static func idles(_ awaited: (what: Connection.Awaited, since: UInt64), _ now: UInt64)
        -> Bool
    {
        awaited.what == .header
            || awaited.what == .next
                && now.isLater(than: awaited.since, bySeconds: secondsBetweenRequests)
    }

    /// The connection that has idled for longest.
    ///
    /// A connection that has moved on since the last look has been idle for less long than any found then, so the last
    /// one that has not moved on is the one.
    private static func takeIdlest(_ state: inout State, _ now: UInt64) -> Connection? {
        if let next = nextIdlest(&state) { return next }
        let idle = state.connections.values.compactMap { connection in
            let awaited = connection.awaited
            return connection.isDropped || !idles(awaited, now) ? nil : (connection, awaited.since)
        }
        state.idlest = idle.sorted { ($0.1, $0.0.number) > ($1.1, $1.0.number) }
            .suffix(foundAtOnce)
        return nextIdlest(&state)
    }

    private static func nextIdlest(_ state: inout State) -> Connection? {
        while let (connection, since) = state.idlest.popLast() {
            if state.connections[connection.descriptor] === connection, !connection.isDropped,
                connection.awaited.what.isHeader, connection.awaited.since == since
            {
                return connection
            }
        }
        return nil
    }

    private static func oldest(
        _ state: State, of household: IPAddress? = nil,
        _ isMeant: ((what: Connection.Awaited, since: UInt64)) -> Bool
    ) -> Connection? {
        var oldest: Connection?
        for connection in state.connections.values where !connection.isDropped {
            guard household == nil || connection.address == household, isMeant(connection.awaited)
            else { continue }
            if oldest.map(connection.idlesLonger(than:)) ?? true { oldest = connection }
        }
        return oldest
    }

    private static func drop(_ connection: Connection, _ state: inout State) {
        connection.isDropped = true
        uncount(connection, &state)
        // The descriptor is the connection's own for as long as it is in the table.
        shutdown(connection.descriptor, Int32(SHUT_RDWR))
    }

    private static func count(
        _ connection: Connection, for household: IPAddress, _ state: inout State
    ) {
        uncountAddress(of: connection, &state)
        connection.address = household
        state.perAddress[household, default: 0] += 1
    }

    private static func uncount(_ connection: Connection, _ state: inout State) {
        state.counted -= 1
        uncountAddress(of: connection, &state)
    }

    private static func uncountAddress(of connection: Connection, _ state: inout State) {
        guard let household = connection.address else { return }
        connection.address = nil
        if let count = state.perAddress[household], count > 1 {
            state.perAddress[household] = count - 1
        } else {
            state.perAddress[household] = nil
        }
    }
}

extension UInt64 {
    /// Whether so many seconds have passed since then, both in milliseconds.
    fileprivate func isLater(than other: UInt64, bySeconds seconds: UInt32) -> Bool {
        self >= other + UInt64(seconds) * 1000
    }
}
