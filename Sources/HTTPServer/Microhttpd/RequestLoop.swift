import CMicroHTTPD
import Synchronization

/// What libmicrohttpd's threads do with requests.
///
/// The library calls first with a target, then when the header is complete, then with each piece of a
/// body, then when the request is complete, and last when the answer has gone. A connection whose answer takes a
/// while rests until it is made, so that no other one waits for the library's thread.
@safe final class RequestLoop: Sendable {
    let table: ConnectionTable
    let log: ServerLog?
    let lingering = LingeringSockets()
    private let limits: HTTPServer.Limits
    private let trustsForwardedFields: Bool
    private let clock: @Sendable () -> Int64
    private let refusal: HTTPServer.Refusing
    private let handler: HTTPServer.Answering
    private let line: HTTPServer.Lining
    private let queue = AnswerQueue()
    private let answers: AnswerBudget
    private let bodies = Atomic<Int>(0)
    private let isStopping = Atomic<Bool>(false)

    init(
        table: ConnectionTable, log: ServerLog?, options: HTTPServer.Options,
        clock: @escaping @Sendable () -> Int64,
        refusal: @escaping HTTPServer.Refusing, line: @escaping HTTPServer.Lining,
        handler: @escaping HTTPServer.Answering
    ) {
        self.table = table
        self.log = log
        limits = options.limits
        trustsForwardedFields = options.trustsForwardedFields
        self.clock = clock
        self.refusal = refusal
        self.line = line
        answers = AnswerBudget(limit: options.limits.allAnswersBytes)
        self.handler = handler
    }

    /// Lets each answer from now on end its connection.
    func stop() {
        isStopping.store(true, ordering: .relaxed)
    }

    func began(_ connection: Connection, _ target: UnsafePointer<CChar>) {
        unsafe connection.noteTarget(target)
        connection.stage = .targetRead
    }

    func call(
        _ connection: Connection, _ handle: OpaquePointer, method: UnsafePointer<CChar>,
        version: UnsafePointer<CChar>, piece: UnsafePointer<CChar>?,
        size: UnsafeMutablePointer<Int>
    ) -> MHD_Result {
        switch connection.stage {
        case .targetRead:
            return unsafe headerCame(connection, handle, method, version)
        case .headerRead:
            guard let piece = unsafe piece, unsafe size.pointee > 0 else {
                return unsafe requestCame(connection, handle)
            }
            let count = unsafe size.pointee
            unsafe connection.take(UnsafeRawBufferPointer(start: piece, count: count))
            unsafe size.pointee = 0
            // A client that sends chunk after chunk does not wait for an answer.
            return connection.overread > limits.bodyBytes ? .NO : .YES
        case .nothing, .answered:
            return .NO
        }
    }

    private func headerCame(
        _ connection: Connection, _ handle: OpaquePointer, _ method: UnsafePointer<CChar>,
        _ version: UnsafePointer<CChar>
    ) -> MHD_Result {
        connection.stage = .headerRead
        connection.started = log == nil ? 0 : MonotonicClock.nanoseconds()
        let header = unsafe connection.readHeader(handle, method: method, version: version)
        let refusal = connection.isTargetPlain ? header.refusal : RequestFault.malformed
        if let refusal { return unsafe answerEarly(connection, handle, refusal) }
        if trustsForwardedFields {
            connection.request.peer =
                ForwardedAddress.client(connection.request.fields) ?? connection.peer
            guard table.begins(connection, for: connection.request.peer) else {
                return unsafe answerEarly(connection, handle, RequestFault.tooMany)
            }
            let isPrivate = ForwardedProtocol.isPrivate(connection.request.fields)
            // A proxy that tells nothing is on this machine as often as not, and its client is not.
            connection.request.isPrivate = isPrivate ?? false
            connection.request.isEncrypted = isPrivate ?? false
            switch isPrivate {
            case nil: connection.request.proxyWord = .nothing
            case false: connection.request.proxyWord = .notEncrypted
            default: break
            }
        }
        switch header.body {
        case .none: break
        case .length(let length):
            return unsafe bodyComes(connection, handle, length)
        case .chunked:
            // A stricter reader of chunks may see the next request begin elsewhere, so this one is the last.
            connection.mustClose = true
            return unsafe bodyComes(connection, handle, nil)
        }
        return .YES
    }

    /// Takes the body in if it is wanted; otherwise answers at once.
    private func bodyComes(
        _ connection: Connection, _ handle: OpaquePointer, _ length: UInt64?
    ) -> MHD_Result {
        if let length, length > UInt64(limits.bodyBytes) {
            return unsafe answerEarly(connection, handle, RequestFault.bodyTooLong)
        }
        connection.request.now = clock()
        connection.awaits(.nothing)
        if let refusal = refusal(connection.request) {
            return unsafe answerEarly(connection, handle, refusal)
        }
        let size = length.map(Int.init(clamping:)) ?? limits.bodyBytes
        guard reserve(size, for: connection) else {
            return unsafe answerEarly(connection, handle, RequestFault.busy)
        }
        connection.bodyLimit = size
        if length != nil { connection.request.body.reserveCapacity(min(size, 1 << 20)) }
        connection.awaits(.body)
        return .YES
    }

    /// What the client still sends is not read as a request, and so this is its last one.
    private func answerEarly(
        _ connection: Connection, _ handle: OpaquePointer, _ response: Response
    ) -> MHD_Result {
        connection.owesBody = true
        return unsafe answer(connection, handle, response, closing: true)
    }

    private func requestCame(_ connection: Connection, _ handle: OpaquePointer) -> MHD_Result {
        if connection.isBodyTooLong {
            return unsafe answer(connection, handle, RequestFault.bodyTooLong, closing: true)
        }
        if let made = connection.made {
            connection.made = nil
            return unsafe answer(connection, handle, made, closing: connection.mustClose)
        }
        guard !connection.isAbandoned else { return .NO }
        connection.awaits(.nothing)
        connection.request.now = clock()
        var line: Int?
        let response = connection.withRequest { request -> Response? in
            line = self.line(request)
            return line == nil ? handler(request) : nil
        }
        if let response {
            return unsafe answer(connection, handle, response, closing: connection.mustClose)
        }
        unsafe connection.handle = handle
        unsafe MHD_suspend_connection(handle)
        if let line, !queue.add(connection, to: line) { abandon(connection) }
        return .YES
    }

    // MARK: Answers that take a while

    /// Makes one after the other, until the queue ends.
    func makeAnswers() {
        queue.run { connection in
            connection.request.now = clock()
            connection.made = connection.withRequest(handler)
            wake(connection)
        }
    }

    /// Makes no other answers than those that are being made.
    func endQueue() { for connection in queue.stop() { abandon(connection) } }

    private func abandon(_ connection: Connection) {
        connection.isAbandoned = true
        wake(connection)
    }

    /// Gives a connection back to the library's thread.
    private func wake(_ connection: Connection) {
        connection.awaits(.taking)
        unsafe MHD_resume_connection(connection.handle)
    }

    private func answer(
        _ connection: Connection, _ handle: OpaquePointer, _ response: Response, closing: Bool
    ) -> MHD_Result {
        connection.stage = .answered
        guard answers.take(response) else {
            // There may be room when the client comes again.
            table.dropSlowest()
            let refusal = RequestFault.tooMuchUnread(response.route)
            return unsafe send(refusal, to: connection, handle, closing: true)
        }
        connection.taken = response
        return unsafe send(response, to: connection, handle, closing: closing)
    }

    private func send(
        _ response: Response, to connection: Connection, _ handle: OpaquePointer, closing: Bool
    ) -> MHD_Result {
        if closing || isStopping.load(ordering: .relaxed) {
            unsafe connection.close(handle)
        }
        guard let native = unsafe response.native.handle else { return .NO }
        connection.awaits(.taking)
        let queued = unsafe MHD_queue_response(handle, UInt32(response.status), native)
        if let log {
            let time = MonotonicClock.nanoseconds() - connection.started
            log.add(
                LogLine(
                    peer: connection.request.peer, method: connection.request.method,
                    route: response.route, status: response.status, microseconds: time / 1000))
        }
        return queued
    }

    /// The answer has gone, or never will.
    func ended(_ connection: Connection, status: Int) {
        // The library answered by itself after the target.
        if connection.stage == .targetRead, status >= 400, let log {
            log.add(
                LogLine(
                    peer: connection.peer, method: .other(""), route: .unknown, status: status,
                    microseconds: 0))
        }
        release(connection)
        if trustsForwardedFields { table.ends(connection) }
        connection.reset()
    }

    private func reserve(_ size: Int, for connection: Connection) -> Bool {
        let held = bodies.wrappingAdd(size, ordering: .relaxed).newValue
        connection.reserved = size
        if held <= limits.allBodiesBytes { return true }
        release(connection)
        return false
    }

    func release(_ connection: Connection) {
        if let taken = connection.taken.take() { answers.release(taken) }
        guard connection.reserved > 0 else { return }
        bodies.wrappingSubtract(connection.reserved, ordering: .relaxed)
        connection.reserved = 0
    }
}
