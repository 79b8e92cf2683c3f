/// An address of the Internet, of either version.
///
/// An IPv4 address is one that is mapped into IPv6 (RFC 4291 2.5.5.2), so that a client
/// of a socket for both is the same as one of a socket for IPv4.
package struct IPAddress: Hashable, Sendable {
    /// Eight groups of 16 bits, the first one in the highest bits of `high`.
    package let high: UInt64
    package let low: UInt64

    package init(high: UInt64, low: UInt64) {
        self.high = high
        self.low = low
    }

    package init(ipv4: UInt32) {
        self.init(high: 0, low: 0xFFFF_0000_0000 | UInt64(ipv4))
    }

    package static let loopback = IPAddress(ipv4: 0x7F00_0001)

    package var isIPv4: Bool { high == 0 && low >> 32 == 0xFFFF }

    /// Reached from this machine only: 127.0.0.0/8 and ::1.
    package var isLoopback: Bool {
        isIPv4 ? UInt8(truncatingIfNeeded: low >> 24) == 127 : high == 0 && low == 1
    }

    /// 0.0.0.0 and ::, which stand for every address of a machine.
    package var isUnspecified: Bool {
        isIPv4 ? UInt32(truncatingIfNeeded: low) == 0 : high == 0 && low == 0
    }

    /// The network that one household or one company has: 24 bits of IPv4, 48 of IPv6.
    package var network: IPAddress {
        isIPv4
            ? IPAddress(high: 0, low: low & ~0xFF)
            : IPAddress(high: high & ~0xFFFF, low: 0)
    }

    /// All addresses that one household has: an IPv4 address, or an IPv6 /64.
    package var household: IPAddress { isIPv4 ? self : IPAddress(high: high, low: 0) }
}

// MARK: - Reading

extension IPAddress {
    /// The textual forms of RFC 4291 2.2, without a zone; IPv4 in four decimal numbers.
    package init?(_ text: some Collection<UInt8>) {
        guard text.count <= 45 else { return nil }
        self.init(systemText: Array(text))
    }
}

// MARK: - Writing

extension IPAddress: CustomStringConvertible {
    package var description: String {
        String(decoding: [UInt8](capacity: Self.longestText) { append(to: &$0) }, as: UTF8.self)
    }

    private static let longestText = 45

    /// Adds the form that RFC 5952 recommends, of 45 characters at most.
    package func append(to text: inout OutputSpan<UInt8>) {
        guard isIPv4 else {
            for byte in systemText { text.append(byte) }
            return
        }
        for place in 0..<4 {
            if place > 0 { text.append(UInt8(ascii: ".")) }
            text.append(decimal: low >> UInt64(24 - 8 * place) & 0xFF)
        }
    }
}

extension OutputSpan<UInt8> {
    package mutating func append(_ text: String) {
        let text = text.utf8.span
        for at in text.indices { append(text[at]) }
    }

    /// - Parameter digits: With zeros before it for as many at least.
    package mutating func append(decimal value: UInt64, digits: Int = 1) {
        if value >= 10 || digits > 1 { append(decimal: value / 10, digits: digits - 1) }
        append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: value % 10))
    }
}
