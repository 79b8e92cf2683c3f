import Addresses
import CMicroHTTPD
import Glibc

/// Takes connections from the listening sockets, as many as there is room for.
///
/// The library could listen by itself, but its daemon aborts the program when it is told to stop
/// listening at an unlucky moment, and blocks for good at its own limit of connections.
@safe final class Acceptor: Sendable {
    private let sockets: [ListeningSocket]
    private let table: ConnectionTable
    /// A pipe; a byte in it ends the waiting.
    private let wake: (read: Int32, write: Int32)
    private let end = ConditionVariable()

    /// `nil` where the system has no descriptors left.
    init?(_ sockets: [ListeningSocket], table: ConnectionTable) {
        var ends: (Int32, Int32) = (-1, -1)
        let status = unsafe withUnsafeMutableBytes(of: &ends) { bytes in
            unsafe pipe(bytes.assumingMemoryBound(to: Int32.self).baseAddress)
        }
        guard status == 0 else { return nil }
        self.sockets = sockets
        self.table = table
        wake = (ends.0, ends.1)
        _ = fcntl(ends.0, F_SETFD, FD_CLOEXEC)
        _ = fcntl(ends.1, F_SETFD, FD_CLOEXEC)
    }

    deinit {
        close(wake.read)
        close(wake.write)
    }

    func stop() {
        var byte: UInt8 = 0
        unsafe write(wake.write, &byte, 1)
        end.stop()
    }

    /// Hands connections to `daemon` until it is stopped.
    func run(_ daemon: MicrohttpdDaemon) {
        var polled =
            sockets.map { pollfd(fd: $0.descriptor, events: Int16(POLLIN), revents: 0) }
            + [pollfd(fd: wake.read, events: Int16(POLLIN), revents: 0)]
        while true {
            let ready = unsafe poll(&polled, nfds_t(polled.count), -1)
            if polled[sockets.count].revents != 0 { return }
            guard ready > 0 else { continue }
            for entry in polled.dropLast() where entry.revents != 0 {
                if !accept(entry.fd, daemon), end.sleep(milliseconds: 20) { return }
            }
        }
    }

    /// Whether the system had what a connection takes.
    private func accept(_ listening: Int32, _ daemon: MicrohttpdDaemon) -> Bool {
        // Other sockets wait too, and so does the end.
        for _ in 0..<64 {
            var storage = sockaddr_storage()
            var size = socklen_t(MemoryLayout<sockaddr_storage>.size)
            let accepted = unsafe withUnsafeMutableBytes(of: &storage) { bytes -> Int32 in
                guard let base = bytes.baseAddress else { return -1 }
                let address = unsafe base.assumingMemoryBound(to: sockaddr.self)
                let descriptor = unsafe eve_accept(listening, address, &size)
                guard descriptor >= 0 else { return -1 }
                let peer = unsafe SocketAddress.read(address)?.host ?? .loopback
                if table.makesRoom(for: peer) {
                    unsafe daemon.add(descriptor, from: peer, address, size)
                } else {
                    close(descriptor)
                }
                return descriptor
            }
            guard accepted < 0 else { continue }
            switch errno {
            case EAGAIN: return true
            case EMFILE, ENFILE, ENOBUFS, ENOMEM:
                table.dropOneIdle()
                return false
            default: continue
            }
        }
        return true
    }
}
