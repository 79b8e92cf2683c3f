package import Glibc

/// Addresses as the system has them.
extension IPAddress {
    package init(_ address: in6_addr) {
        let (high, low) = unsafe unsafeBitCast(address, to: (UInt64, UInt64).self)
        self.init(high: UInt64(bigEndian: high), low: UInt64(bigEndian: low))
    }

    package var in6: in6_addr {
        unsafe unsafeBitCast((high.bigEndian, low.bigEndian), to: in6_addr.self)
    }

    /// `nil` where the text is no address.
    init?(systemText text: [UInt8]) {
        guard !text.contains(0) else { return nil }
        let text = text.map(CChar.init(bitPattern:)) + [0]
        var (ipv4, ipv6) = (in_addr(), in6_addr())
        if unsafe inet_pton(AF_INET, text, &ipv4) == 1 {
            self.init(ipv4: UInt32(bigEndian: ipv4.s_addr))
        } else if unsafe inet_pton(AF_INET6, text, &ipv6) == 1 {
            self.init(ipv6)
        } else {
            return nil
        }
    }

    /// An address of IPv6 in the form that RFC 5952 recommends.
    var systemText: [UInt8] {
        var address = in6
        var text = [CChar](repeating: 0, count: Int(INET6_ADDRSTRLEN))
        unsafe inet_ntop(AF_INET6, &address, &text, socklen_t(text.count))
        return text.prefix { $0 != 0 }.map(UInt8.init(bitPattern:))
    }
}
