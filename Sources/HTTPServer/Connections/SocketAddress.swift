import Addresses
import CMicroHTTPD
import Glibc

/// Addresses as the system's calls want them.
enum SocketAddress {
    static func withBytes<Result>(
        of address: ListenAddress, _ body: (UnsafePointer<sockaddr>, socklen_t) -> Result
    ) -> Result {
        if address.host.isIPv4 {
            var form = sockaddr_in()
            form.sin_family = sa_family_t(AF_INET)
            form.sin_port = address.port.bigEndian
            form.sin_addr.s_addr = UInt32(truncatingIfNeeded: address.host.low).bigEndian
            return unsafe withUnsafeBytes(of: &form) { bytes in
                unsafe bytes.withMemoryRebound(to: sockaddr.self) {
                    unsafe body($0.baseAddress.unsafelyUnwrapped, socklen_t(bytes.count))
                }
            }
        }
        var form = sockaddr_in6()
        form.sin6_family = sa_family_t(AF_INET6)
        form.sin6_port = address.port.bigEndian
        form.sin6_addr = address.host.in6
        return unsafe withUnsafeBytes(of: &form) { bytes in
            unsafe bytes.withMemoryRebound(to: sockaddr.self) {
                unsafe body($0.baseAddress.unsafelyUnwrapped, socklen_t(bytes.count))
            }
        }
    }

    static func local(of descriptor: Int32) -> ListenAddress? {
        var storage = sockaddr_storage()
        var size = socklen_t(MemoryLayout<sockaddr_storage>.size)
        return unsafe withUnsafeMutableBytes(of: &storage) { bytes in
            guard let base = bytes.baseAddress else { return nil }
            let address = unsafe base.assumingMemoryBound(to: sockaddr.self)
            guard unsafe getsockname(descriptor, address, &size) == 0 else { return nil }
            return unsafe read(address)
        }
    }

    /// `nil` for an address that is not of the Internet.
    static func read(_ address: UnsafePointer<sockaddr>?) -> ListenAddress? {
        guard let address = unsafe address else { return nil }
        let bytes = unsafe UnsafeRawPointer(address)
        switch Int32(unsafe address.pointee.sa_family) {
        case AF_INET:
            let form = unsafe bytes.loadUnaligned(as: sockaddr_in.self)
            return ListenAddress(
                host: IPAddress(ipv4: UInt32(bigEndian: form.sin_addr.s_addr)),
                port: UInt16(bigEndian: form.sin_port))
        case AF_INET6:
            let form = unsafe bytes.loadUnaligned(as: sockaddr_in6.self)
            return ListenAddress(
                host: IPAddress(form.sin6_addr), port: UInt16(bigEndian: form.sin6_port))
        default:
            return nil
        }
    }
}
