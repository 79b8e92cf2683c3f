import CommandLineInterface
import Glibc

/// systemd, or another program that starts services and speaks its two small protocols.
package enum ServiceManager {
    /// The sockets to listen on that this process was started with, as in sd_listen_fds(3).
    ///
    /// They are numbered from 3 on. The variables are taken away, so that no program started from
    /// here takes the sockets for its own.
    package static func takeSockets() -> [CInt] {
        let process = Environment["LISTEN_PID"].flatMap { pid_t($0) }
        let count = Environment["LISTEN_FDS"].flatMap { CInt($0) } ?? 0
        for name in ["LISTEN_PID", "LISTEN_FDS", "LISTEN_FDNAMES"] { unsafe unsetenv(name) }
        guard process == getpid(), (1...1024).contains(count) else { return [] }
        let sockets = Array(3..<3 + count)
        for socket in sockets { _ = fcntl(socket, F_SETFD, FD_CLOEXEC) }
        return sockets
    }

    package static func isUnix(_ socket: CInt) -> Bool {
        name(of: socket).map { CInt($0.ss_family) } == AF_UNIX
    }

    private static func name(of socket: CInt) -> sockaddr_storage? {
        var address = sockaddr_storage()
        var length = socklen_t(MemoryLayout<sockaddr_storage>.size)
        let failed = unsafe withUnsafeMutablePointer(to: &address) { address in
            unsafe address.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
                unsafe getsockname(socket, address, &length)
            }
        }
        return failed == 0 ? address : nil
    }

    /// Whether only this machine reaches a socket: a Unix socket, or one of a loopback address.
    package static func isLocal(_ socket: CInt) -> Bool {
        guard var address = name(of: socket) else { return false }
        // The address stands behind the family and the port, and in IPv6 behind the flow as well.
        let bytes = unsafe withUnsafeBytes(of: &address) { unsafe Array($0) }
        return switch CInt(address.ss_family) {
        case AF_UNIX: true
        case AF_INET: bytes[4] == 127
        case AF_INET6:
            bytes[8..<24].elementsEqual([UInt8](repeating: 0, count: 15) + [1])
                || bytes[8..<21].elementsEqual([UInt8](repeating: 0, count: 10) + [255, 255, 127])
        default: false
        }
    }

    /// Tells it how this service is, as in sd_notify(3), where it wants to know.
    package static func notify(_ state: String) {
        guard let path = Environment["NOTIFY_SOCKET"], let first = path.utf8.first else { return }
        var name = Array(path.utf8)
        // An abstract address begins with a zero byte, which a variable cannot hold.
        if first == UInt8(ascii: "@") { name[0] = 0 }
        var address = sockaddr_un()
        let room = MemoryLayout.size(ofValue: address.sun_path)
        guard name.count < room else { return }
        address.sun_family = sa_family_t(AF_UNIX)
        unsafe withUnsafeMutableBytes(of: &address.sun_path) { unsafe $0.copyBytes(from: name) }
        let length = socklen_t(MemoryLayout<sa_family_t>.size + name.count)
        let socket = Glibc.socket(AF_UNIX, CInt(SOCK_DGRAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
        guard socket >= 0 else { return }
        defer { close(socket) }
        let bytes = Array(state.utf8)
        unsafe withUnsafePointer(to: &address) { address in
            unsafe address.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
                _ = unsafe sendto(
                    socket, bytes, bytes.count, CInt(MSG_NOSIGNAL), address, length)
            }
        }
    }
}
