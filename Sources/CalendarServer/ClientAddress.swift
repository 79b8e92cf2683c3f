/// Whoever is at the other end of a connection.
package struct ClientAddress: Hashable, Sendable {
    /// An IPv6 address, or an IPv4 one mapped into it (RFC 4291 2.5.5.2), 16 bytes in two halves.
    package let high: UInt64
    package let low: UInt64

    package init(high: UInt64, low: UInt64) {
        self.high = high
        self.low = low
    }

    package init(ipv4: UInt32) {
        self.init(high: 0, low: 0xFFFF_0000_0000 | UInt64(ipv4))
    }
}
