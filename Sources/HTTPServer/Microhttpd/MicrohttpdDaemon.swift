import Addresses
import CGnuTLS
import CMicroHTTPD
import Glibc
import Synchronization

/// The threads of libmicrohttpd, which call a `RequestLoop`.
@safe final class MicrohttpdDaemon: Sendable {
    /// What the library's calls come with.
    private final class Context: Sendable {
        let loop: RequestLoop
        let credentials: @Sendable () -> TLSCredentials?
        let isVerbose: Bool
        /// What the library said while it started.
        let said = Mutex<String?>("")

        init(
            _ loop: RequestLoop, isVerbose: Bool,
            credentials: @escaping @Sendable () -> TLSCredentials?
        ) {
            self.loop = loop
            self.isVerbose = isVerbose
            self.credentials = credentials
        }
    }

    private let context: Context
    /// Used by the thread that starts or stops it, one at a time.
    nonisolated(unsafe) private var handle: OpaquePointer?

    init(
        _ loop: RequestLoop, options: HTTPServer.Options, limits: HTTPServer.Limits,
        credentials: @escaping @Sendable () -> TLSCredentials?
    ) throws(HTTPServerError) {
        context = Context(loop, isVerbose: options.isVerbose, credentials: credentials)
        let closure = unsafe Unmanaged.passRetained(context).toOpaque()
        var flags =
            MHD_USE_EPOLL_INTERNAL_THREAD.rawValue | MHD_USE_NO_LISTEN_SOCKET.rawValue
            | MHD_ALLOW_SUSPEND_RESUME.rawValue | MHD_USE_ERROR_LOG.rawValue
        var items = unsafe Self.callbacks(closure)
        // Its own limit must never be reached: it waits for good there.
        unsafe items += [
            Self.item(.CONNECTION_LIMIT, Int(Int32.max)),
            Self.item(.CONNECTION_MEMORY_LIMIT, limits.headerBytes),
            Self.item(.THREAD_POOL_SIZE, max(options.threads, 2)),
            // What it is strict about by itself it answers twice.
            Self.item(.STRICT_FOR_CLIENT, HeaderReader.isStrictEnough ? 0 : 1),
        ]
        if options.tls != nil {
            flags |= MHD_USE_TLS.rawValue
            unsafe items += Self.tlsItems()
        }
        unsafe items.append(Self.item(.END, 0))
        let started = unsafe SignalMask.blocking {
            unsafe items.withUnsafeMutableBufferPointer { items in
                unsafe withVaList([
                    Int32(MHD_OPTION.ARRAY.rawValue),
                    items.baseAddress ?? closure.assumingMemoryBound(to: MHD_OptionItem.self),
                    Int32(MHD_OPTION.END.rawValue),
                ]) { arguments in
                    unsafe MHD_start_daemon_va(flags, 0, nil, nil, Self.answer, closure, arguments)
                }
            }
        }
        let said = context.said.withLock { said -> String in
            defer { said = nil }
            return said ?? ""
        }
        guard let started = unsafe started else {
            unsafe Unmanaged<Context>.fromOpaque(closure).release()
            throw HTTPServerError(.system, place: "libmicrohttpd", said: said)
        }
        unsafe handle = started
    }

    /// Takes a connection over, and closes it in the end.
    func add(
        _ descriptor: Int32, from peer: IPAddress, _ address: UnsafePointer<sockaddr>,
        _ size: socklen_t
    ) {
        let connection = Connection(
            descriptor: descriptor, peer: peer, server: context.loop,
            credentials: context.credentials())
        context.loop.table.add(connection)
        if unsafe MHD_add_connection(handle, descriptor, address, size) != .YES {
            context.loop.table.remove(connection)
        }
    }

    /// Ends all connections and threads.
    func stop() {
        guard let running = unsafe handle else { return }
        unsafe handle = nil
        unsafe MHD_stop_daemon(running)
        unsafe Unmanaged.passUnretained(context).release()
    }

    private static func item(
        _ option: MHD_OPTION, _ value: Int, _ pointer: UnsafeMutableRawPointer? = nil
    ) -> MHD_OptionItem {
        unsafe MHD_OptionItem(option: option, value: value, ptr_value: pointer)
    }

    private static func callbacks(_ closure: UnsafeMutableRawPointer) -> [MHD_OptionItem] {
        unsafe [
            item(.EXTERNAL_LOGGER, unsafeBitCast(complain, to: Int.self), closure),
            item(.NOTIFY_CONNECTION, unsafeBitCast(notice, to: Int.self), closure),
            item(.URI_LOG_CALLBACK, unsafeBitCast(begin, to: Int.self), closure),
            item(.UNESCAPE_CALLBACK, unsafeBitCast(keepEscaped, to: Int.self), nil),
            item(.NOTIFY_COMPLETED, unsafeBitCast(end, to: Int.self), closure),
        ]
    }

    private static func tlsItems() -> [MHD_OptionItem] {
        // The library only reads them.
        let priorities = unsafe UnsafeMutableRawPointer(
            mutating: TLSCredentials.priorities.utf8Start)
        return unsafe [
            item(.HTTPS_PRIORITIES, 0, priorities),
            item(.HTTPS_CERT_CALLBACK, 0, unsafeBitCast(choose, to: UnsafeMutableRawPointer.self)),
        ]
    }

    // MARK: What the library calls

    private static let notice:
        @convention(c) (
            UnsafeMutableRawPointer?, OpaquePointer?,
            UnsafeMutablePointer<UnsafeMutableRawPointer?>?,
            MHD_ConnectionNotificationCode
        ) -> Void = { closure, handle, slot, what in
            guard let closure = unsafe closure, let slot = unsafe slot else { return }
            if what == .CONNECTION_NOTIFY_STARTED {
                let context = unsafe Unmanaged<Context>.fromOpaque(closure).takeUnretainedValue()
                let descriptor = unsafe eve_connection_socket(handle)
                if let connection = context.loop.table.connection(descriptor) {
                    unsafe slot.pointee = Unmanaged.passRetained(connection).toOpaque()
                }
            } else if let kept = unsafe slot.pointee {
                unsafe slot.pointee = nil
                let connection = unsafe Unmanaged<Connection>.fromOpaque(kept).takeRetainedValue()
                connection.server.release(connection)
                if connection.owesBody { connection.server.lingering.add(connection.descriptor) }
                connection.server.table.remove(connection)
            }
        }

    private static let begin:
        @convention(c) (
            UnsafeMutableRawPointer?, UnsafePointer<CChar>?, OpaquePointer?
        ) -> UnsafeMutableRawPointer? = { _, target, handle in
            guard let kept = unsafe eve_connection_context(handle), let target = unsafe target
            else { return nil }
            unsafe serve(kept) { unsafe $0.began($1, target) }
            return unsafe kept
        }

    private static let answer: MHD_AccessHandlerCallback = {
        _, handle, _, method, version, piece, size, kept in
        guard let kept = unsafe kept?.pointee, let handle = unsafe handle,
            let method = unsafe method, let version = unsafe version, let size = unsafe size
        else { return .NO }
        return unsafe serve(kept) {
            unsafe $0.call($1, handle, method: method, version: version, piece: piece, size: size)
        }
    }

    private static let end:
        @convention(c) (
            UnsafeMutableRawPointer?, OpaquePointer?,
            UnsafeMutablePointer<UnsafeMutableRawPointer?>?,
            MHD_RequestTerminationCode
        ) -> Void = { _, handle, kept, _ in
            guard let kept = unsafe kept?.pointee else { return }
            let status = Int(unsafe eve_response_status(handle))
            unsafe serve(kept) { $0.ended($1, status: status) }
        }

    /// Gives its server a connection that stays while the library calls, so that its references need no count,
    /// which costs more than most of what is done with it.
    private static func serve<Result>(
        _ kept: UnsafeMutableRawPointer, _ body: (RequestLoop, Connection) -> Result
    ) -> Result {
        unsafe Unmanaged<Connection>.fromOpaque(kept)._withUnsafeGuaranteedRef {
            body($0.server, $0)
        }
    }

    /// Targets are compared as they were sent.
    private static let keepEscaped:
        @convention(c) (
            UnsafeMutableRawPointer?, OpaquePointer?, UnsafeMutablePointer<CChar>?
        ) -> Int = { _, _, text in
            guard let text = unsafe text else { return 0 }
            return unsafe strlen(text)
        }

    /// Leaves the arguments alone, which may be what a client sent, and which Swift has no type for here.
    private static let complain:
        @convention(c) (
            UnsafeMutableRawPointer?, UnsafePointer<CChar>?
        ) -> Void = { closure, format in
            guard let closure = unsafe closure, let format = unsafe format else { return }
            let context = unsafe Unmanaged<Context>.fromOpaque(closure).takeUnretainedValue()
            let isStarting = context.said.withLock { said -> Bool in
                guard said != nil else { return false }
                said = Complaint.text(unsafe String(cString: format))
                return true
            }
            guard !isStarting, context.isVerbose, let log = context.loop.log else { return }
            log.add(Complaint.text(unsafe String(cString: format)))
        }

    /// Gives GnuTLS the certificate and key that the connection began with.
    private static let choose:
        @convention(c) (
            gnutls_session_t?, UnsafePointer<gnutls_datum_t>?, Int32,
            UnsafePointer<gnutls_pk_algorithm_t>?, Int32,
            UnsafeMutablePointer<UnsafeMutablePointer<gnutls_pcert_st>?>?,
            UnsafeMutablePointer<UInt32>?, UnsafeMutablePointer<gnutls_privkey_t?>?
        ) -> Int32 = { session, _, _, _, _, certificates, count, key in
            guard let handle = unsafe gnutls_session_get_ptr(session),
                let kept = unsafe eve_connection_context(OpaquePointer(handle))
            else { return -1 }
            let connection = unsafe Unmanaged<Connection>.fromOpaque(kept).takeUnretainedValue()
            guard let credentials = connection.credentials else { return -1 }
            unsafe certificates?.pointee = credentials.certificates
            unsafe count?.pointee = credentials.count
            unsafe key?.pointee = credentials.key
            return 0
        }
}
