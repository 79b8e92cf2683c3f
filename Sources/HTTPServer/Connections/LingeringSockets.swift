import Glibc
import Synchronization

/// Sockets of clients that were answered before they had sent their body, and still send.
///
/// A socket that is closed with bytes unread is reset, and the client may lose the answer that it has yet to
/// read; so what comes is thrown away for a moment. These sockets hold no place among the connections.
final class LingeringSockets: Sendable {
    private struct Socket {
        let descriptor: Int32
        let since: UInt64
    }

    /// The oldest one goes where there are more.
    static let most = 64
    private static let milliseconds: UInt64 = 3000

    private let sockets = Mutex<[Socket]>([])

    deinit { closeAll() }

    var isEmpty: Bool { sockets.withLock { $0.isEmpty } }

    /// - Parameter descriptor: Of a socket that its owner closes in a moment.
    func add(_ descriptor: Int32) {
        let copy = fcntl(descriptor, F_DUPFD_CLOEXEC, 3)
        guard copy >= 0 else { return }
        // The client learns that nothing else is answered.
        shutdown(copy, Int32(SHUT_WR))
        sockets.withLock { sockets in
            if sockets.count >= Self.most { close(sockets.removeFirst().descriptor) }
            sockets.append(Socket(descriptor: copy, since: MonotonicClock.milliseconds()))
        }
    }

    /// Throws away all bytes that have come, and closes the sockets that have ended or whose time is over.
    func drain() {
        let now = MonotonicClock.milliseconds()
        sockets.withLock { sockets in
            sockets.removeAll { socket in
                let isOver =
                    now >= socket.since + Self.milliseconds || Self.hasEnded(socket.descriptor)
                if isOver { close(socket.descriptor) }
                return isOver
            }
        }
    }

    func closeAll() {
        sockets.withLock { sockets in
            for socket in sockets { close(socket.descriptor) }
            sockets = []
        }
    }

    private static func hasEnded(_ descriptor: Int32) -> Bool {
        // Nobody waits for the others while one sends.
        for _ in 0..<16 {
            let count = unsafe withUnsafeTemporaryAllocation(byteCount: 1 << 16, alignment: 1) {
                unsafe recv(descriptor, $0.baseAddress, $0.count, Int32(MSG_DONTWAIT))
            }
            if count == 0 { return true }
            if count < 0 { return errno != EAGAIN && errno != EINTR }
        }
        return false
    }
}
