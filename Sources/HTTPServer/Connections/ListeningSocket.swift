import Addresses
import CMicroHTTPD
import Glibc

/// A socket that takes connections, closed when it goes.
///
/// One that another program opened is used through a duplicate and never shut down, as it may be in use
/// elsewhere too.
@safe final class ListeningSocket: Sendable {
    let descriptor: Int32
    /// The address with the port that the system chose; `nil` for a socket that is not of the
    /// Internet.
    let address: ListenAddress?

    private init(descriptor: Int32, address: ListenAddress?) {
        self.descriptor = descriptor
        self.address = address
    }

    deinit { close(descriptor) }

    /// `[::]` takes connections by IPv4 too.
    static func open(_ address: ListenAddress) throws(HTTPServerError) -> ListeningSocket {
        let place = "\(address)"
        let isIPv4 = address.host.isIPv4
        let descriptor = socket(
            isIPv4 ? AF_INET : AF_INET6,
            Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
                | Int32(SOCK_NONBLOCK.rawValue),
            0)
        guard descriptor >= 0 else { throw systemError(place) }
        let listening = ListeningSocket(descriptor: descriptor, address: nil)
        listening.set(SOL_SOCKET, SO_REUSEADDR, to: 1)
        if !isIPv4 { listening.set(Int32(IPPROTO_IPV6), IPV6_V6ONLY, to: 0) }
        guard unsafe SocketAddress.withBytes(of: address, { unsafe bind(descriptor, $0, $1) }) == 0,
            listen(descriptor, SOMAXCONN) == 0
        else { throw systemError(place) }
        return try duplicate(descriptor, place: place)
    }

    /// A socket that was opened for this process, as systemd does.
    static func inherited(_ descriptor: Int32) throws(HTTPServerError) -> ListeningSocket {
        let place = "descriptor \(descriptor)"
        var accepts: Int32 = 0
        var size = socklen_t(MemoryLayout<Int32>.size)
        guard unsafe getsockopt(descriptor, SOL_SOCKET, SO_ACCEPTCONN, &accepts, &size) == 0,
            accepts != 0
        else { throw HTTPServerError(.notAListeningSocket, place: place, said: "") }
        return try duplicate(descriptor, place: place)
    }

    private static func duplicate(
        _ descriptor: Int32, place: String
    ) throws(HTTPServerError) -> ListeningSocket {
        let copy = fcntl(descriptor, F_DUPFD_CLOEXEC, 3)
        guard copy >= 0 else { throw systemError(place) }
        let address = SocketAddress.local(of: copy)
        let flags = fcntl(copy, F_GETFL)
        _ = fcntl(copy, F_SETFL, flags | O_NONBLOCK)
        return ListeningSocket(descriptor: copy, address: address)
    }

    private func set(_ level: Int32, _ option: Int32, to value: Int32) {
        var value = value
        unsafe setsockopt(descriptor, level, option, &value, socklen_t(MemoryLayout<Int32>.size))
    }

    private static func systemError(_ place: String) -> HTTPServerError {
        let number = errno
        let said = unsafe String(cString: strerror(number))
        let reason: HTTPServerError.Reason =
            switch number {
            case EADDRINUSE: .addressInUse
            case EACCES, EPERM: .notPermitted
            case EADDRNOTAVAIL: .addressNotAvailable
            default: .system
            }
        return HTTPServerError(reason, place: place, said: reason == .system ? said : "")
    }
}
