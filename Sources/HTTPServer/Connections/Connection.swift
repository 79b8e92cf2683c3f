import Addresses
import Synchronization

/// What the server knows of one connection, from its acceptance to its end.
///
/// Its variables belong to the library's thread that serves the connection or, while that lets it rest, to the
/// one that makes its answer; others read `awaited` and what never changes. The table alone uses `isDropped`,
/// `isOverdue`, `number` and `address`, under its lock.
@safe final class Connection: @unchecked Sendable {
    /// What the client has to do next, and by when it must be done.
    enum Awaited: UInt64 {
        /// The first header, since it connected.
        case header
        /// Another header, since it had its last answer.
        case next
        case body
        /// Nothing: an answer is being made.
        case nothing
        /// The client is to take the answer.
        case taking

        var isHeader: Bool { self == .header || self == .next }
    }

    /// How far the present request has come.
    enum Stage {
        case nothing
        case targetRead
        case headerRead
        case answered
    }

    let descriptor: Int32
    let peer: IPAddress
    let server: RequestLoop
    /// Its certificate must outlive the connection.
    let credentials: TLSCredentials?
    /// Whether it was told to end; then it no longer counts.
    var isDropped = false
    /// Whether its client was found to be too slow when the table looked last.
    var isOverdue = false
    /// How many were accepted before it, and it.
    var number: UInt64 = 0
    /// For which address it counts, if it counts for one.
    var address: IPAddress?

    var stage = Stage.nothing
    var request: Request
    var started: UInt64 = 0
    /// The target's place in the library's memory, until the answer is made.
    var target: (start: UnsafePointer<CChar>?, length: Int) = (nil, 0)
    var isTargetPlain = true
    /// The library's own, while the connection rests and its answer is made.
    var handle: OpaquePointer?
    /// What was made meanwhile.
    var made: Response?
    /// Whether the server ends before its answer is made.
    var isAbandoned = false
    /// The answer that it takes, which counts until it has gone.
    var taken: Response?
    /// Whether it was answered while its client had a body to send.
    var owesBody = false
    var bodyLimit = 0
    var isBodyTooLong = false
    /// How many bytes came of a body that is not kept.
    var overread = 0
    /// What it may hold of the memory for all bodies.
    var reserved = 0
    var mustClose = false

    /// The milliseconds in all bits but the last three, which say what is awaited.
    private let awaitedSince: Atomic<UInt64>

    init(descriptor: Int32, peer: IPAddress, server: RequestLoop, credentials: TLSCredentials?) {
        self.descriptor = descriptor
        self.peer = peer
        self.server = server
        self.credentials = credentials
        request = Request(
            .get, "", peer: peer, now: 0, isPrivate: credentials != nil || peer.isLoopback,
            isEncrypted: credentials != nil)
        awaitedSince = Atomic(server.table.uptime() << 3)
    }

    /// What is awaited of the client, and since when.
    var awaited: (what: Awaited, since: UInt64) {
        let value = awaitedSince.load(ordering: .relaxed)
        return (Awaited(rawValue: value & 0b111) ?? .nothing, value >> 3)
    }

    /// Whether it has been awaited for longer than the other; of one millisecond, whether it came before.
    func idlesLonger(than other: Connection) -> Bool {
        (awaited.since, number) < (other.awaited.since, other.number)
    }

    func awaits(_ what: Awaited) {
        awaitedSince.store(server.table.uptime() << 3 | what.rawValue, ordering: .relaxed)
    }

    /// Lends its request, as a copy would count each of its parts up and down.
    func withRequest<Result>(_ body: (Request) -> Result) -> Result {
        var lent = Request(.get, "", peer: peer, now: 0)
        swap(&lent, &request)
        defer { swap(&lent, &request) }
        return body(lent)
    }

    /// Forgets the request that is over.
    func reset() {
        stage = .nothing
        if !request.body.isEmpty { request.body = [] }
        unsafe target = (nil, 0)
        unsafe handle = nil
        made = nil
        isBodyTooLong = false
        overread = 0
        mustClose = false
        awaits(.next)
    }
}
