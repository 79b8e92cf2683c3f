import CMicroHTTPD
import Glibc
import Synchronization

/// A server of HTTP/1.1, over TLS if it has a certificate, that hands requests to a function.
///
/// The function is called by several threads at once. What a client sends can neither stop the server nor
/// make it hold more than `Limits` allow.
package final class HTTPServer: Sendable {
    package typealias Answering = @Sendable (Request) -> Response
    /// What to answer whatever the body of a request is; `nil` where the body may come.
    package typealias Refusing = @Sendable (Request) -> Response?
    /// The line in which a request waits for its answer, where that may take a while to make; `nil` where it is
    /// answered at once. One of a line is answered at a time.
    package typealias Lining = @Sendable (Request) -> Int?

    private struct Running {
        var daemon: MicrohttpdDaemon
        /// The one that gives connections to the daemon.
        var accepting: WorkerThread?
        /// Those that make answers.
        var makers: [WorkerThread]
        var threads: [WorkerThread]
    }

    private let sockets: [ListeningSocket]
    private let acceptor: Acceptor
    private let table: ConnectionTable
    private let log: ServerLog?
    private let loop: RequestLoop
    private let credentials: Mutex<TLSCredentials?>
    private let running = Mutex<Running?>(nil)

    /// Listens and answers until it is stopped.
    ///
    /// - Parameters:
    ///   - clock: Seconds since 1970, for `Request.now`.
    ///   - log: Gets whole lines in UTF-8, several at a time and at most a fifth of a second late, on a
    ///     thread of its own.
    ///   - refusal: Asked before a body is taken in.
    ///   - line: Asked when a request is complete.
    ///   - handler: Answers a request that is complete.
    /// - Throws: `HTTPServerError`.
    package static func start(
        _ options: Options, clock: @escaping @Sendable () -> Int64 = WallClock.seconds,
        log: (@Sendable ([UInt8]) -> Void)? = nil,
        refusal: @escaping Refusing = { _ in nil }, line: @escaping Lining = { _ in nil },
        handler: @escaping Answering
    ) throws -> HTTPServer {
        let server = try HTTPServer(
            options, clock: clock, log: log, refusal: refusal, line: line, handler: handler)
        try server.run(options)
        return server
    }

    private init(
        _ options: Options, clock: @escaping @Sendable () -> Int64,
        log: (@Sendable ([UInt8]) -> Void)?,
        refusal: @escaping Refusing, line: @escaping Lining, handler: @escaping Answering
    ) throws(HTTPServerError) {
        var options = options
        options.limits = options.limits.withinDescriptors()
        var credentials: TLSCredentials?
        if let tls = options.tls {
            credentials = try TLSCredentials(certificate: tls.certificate, key: tls.key)
        }
        self.credentials = Mutex(credentials)
        var sockets: [ListeningSocket] = []
        for listener in options.listeners {
            switch listener {
            case .address(let address): sockets.append(try .open(address))
            case .descriptor(let descriptor): sockets.append(try .inherited(descriptor))
            }
        }
        self.sockets = sockets
        table = ConnectionTable(
            limits: options.limits, countsAddresses: !options.trustsForwardedFields,
            uptime: options.uptime)
        guard let acceptor = Acceptor(sockets, table: table) else {
            throw Self.noResources("descriptors")
        }
        self.acceptor = acceptor
        self.log = log.map { ServerLog(write: $0) }
        loop = RequestLoop(
            table: table, log: self.log, options: options, clock: clock, refusal: refusal,
            line: line, handler: handler)
    }

    private func run(_ options: Options) throws(HTTPServerError) {
        eve_give_large_back()
        let daemon = try MicrohttpdDaemon(
            loop, options: options, limits: options.limits
        ) { [weak self] in
            self?.credentials.withLock { $0 }
        }
        var threads: [WorkerThread] = []
        var works: [@Sendable () -> Void] = [{ [table, loop] in table.watch(loop.lingering) }]
        if let log { works.append(log.run) }
        for work in works {
            if let thread = WorkerThread(work) { threads.append(thread) }
        }
        var makers: [WorkerThread] = []
        for _ in 0..<max(options.slowThreads, 1) {
            if let thread = WorkerThread(loop.makeAnswers) { makers.append(thread) }
        }
        let accepting = WorkerThread { [acceptor] in acceptor.run(daemon) }
        running.withLock {
            $0 = Running(
                daemon: daemon, accepting: accepting, makers: makers, threads: threads)
        }
        if threads.count < works.count || makers.isEmpty || accepting == nil {
            stop(withinMilliseconds: 0)
            throw Self.noResources("threads")
        }
    }

    private static func noResources(_ what: String) -> HTTPServerError {
        HTTPServerError(.system, place: "serve", said: "the system has no more \(what)")
    }

    deinit { stop(withinMilliseconds: 0) }

    /// The addresses that it listens on, with the ports that the system chose; none for sockets of
    /// other kinds.
    package var addresses: [ListenAddress] { sockets.compactMap(\.address) }

    package var address: ListenAddress? { addresses.first }

    package var connections: Int { table.count }

    /// Whether it was told to stop.
    package var isEnding: Bool { running.withLock { $0 == nil } }

    /// Takes another certificate and its key, both in PEM form, for the connections to come. Where it
    /// fails, those before stay.
    ///
    /// - Throws: `HTTPServerError`.
    package func reload(certificate: [UInt8], key: [UInt8]) throws {
        let made = try TLSCredentials(certificate: certificate, key: key)
        credentials.withLock { $0 = made }
    }

    /// Stops taking connections, lets requests that are complete get their answers for so long, and ends.
    ///
    /// - Returns: Whether it has ended. If not, a handler does not return, and its thread goes on for as long
    ///   as the process.
    @discardableResult
    package func stop(withinMilliseconds limit: Int) -> Bool {
        let taken = running.withLock { running -> Running? in
            defer { running = nil }
            return running
        }
        guard let taken else { return true }
        loop.stop()
        acceptor.stop()
        // A daemon that ends must not be given another connection.
        taken.accepting?.join()
        let half = UInt64(max(limit, 0)) * 500_000
        let end = MonotonicClock.nanoseconds() + 2 * half
        while table.isBusy, MonotonicClock.nanoseconds() < end - half { usleep(2000) }
        // Another one might take longer than what is left.
        loop.endQueue()
        while table.isBusy, MonotonicClock.nanoseconds() < end { usleep(2000) }
        // The library waits for its threads, and so for the handler.
        let hasEnded = !table.isAnswering
        if hasEnded {
            taken.daemon.stop()
            table.removeAll()
            for thread in taken.makers { thread.join() }
        } else {
            for thread in taken.makers { thread.detach() }
        }
        table.hasConnections.stop()
        log?.stop()
        for thread in taken.threads { thread.join() }
        return hasEnded
    }
}
