/// An address of the Internet, of either version.
///
/// An IPv4 address is one that is mapped into IPv6 (RFC 4291 2.5.5.2), so that whoever comes by a
/// socket for both is the same as by one for IPv4.
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
    package init?(_ text: some BidirectionalCollection<UInt8>) {
        guard text.count <= 45 else { return nil }
        if !text.contains(UInt8(ascii: ":")) {
            guard let address = Self.ipv4(text) else { return nil }
            self.init(ipv4: address)
            return
        }
        var groups: [UInt16] = []
        var gap: Int?
        var rest = text[...]
        if rest.starts(with: "::".utf8) {
            gap = 0
            rest = rest.dropFirst(2)
        }
        while let first = rest.first {
            if first == UInt8(ascii: ":") {
                guard gap == nil, !groups.isEmpty else { return nil }
                gap = groups.count
                rest = rest.dropFirst()
                continue
            }
            let word = rest.prefix { $0 != UInt8(ascii: ":") }
            rest = rest.dropFirst(word.count)
            if word.contains(UInt8(ascii: ".")) {
                guard rest.isEmpty, let address = Self.ipv4(word) else { return nil }
                groups += [
                    UInt16(truncatingIfNeeded: address >> 16), UInt16(truncatingIfNeeded: address),
                ]
            } else {
                guard let group = Self.group(word) else { return nil }
                groups.append(group)
                guard !rest.isEmpty else { continue }
                // A colon follows: between two groups, or the first of the two that stand for zeros.
                rest = rest.dropFirst()
                guard !rest.isEmpty else { return nil }
            }
            guard groups.count <= 8 else { return nil }
        }
        if let gap {
            guard groups.count < 8 else { return nil }
            groups.insert(contentsOf: repeatElement(0, count: 8 - groups.count), at: gap)
        }
        guard groups.count == 8 else { return nil }
        func half(_ part: ArraySlice<UInt16>) -> UInt64 { part.reduce(0) { $0 << 16 | UInt64($1) } }
        self.init(high: half(groups[..<4]), low: half(groups[4...]))
    }

    private static func ipv4(_ text: some Collection<UInt8>) -> UInt32? {
        var address: UInt32 = 0
        var part: UInt32?
        var parts = 0
        for byte in text {
            if byte == UInt8(ascii: ".") {
                guard let value = part, parts < 3 else { return nil }
                address = address << 8 | value
                parts += 1
                part = nil
            } else {
                guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) else { return nil }
                // A leading zero is an octal number to some.
                guard part != 0 else { return nil }
                let value = (part ?? 0) * 10 + UInt32(byte - UInt8(ascii: "0"))
                guard value <= 255 else { return nil }
                part = value
            }
        }
        guard parts == 3, let part else { return nil }
        return address << 8 | part
    }

    private static func group(_ text: some Collection<UInt8>) -> UInt16? {
        guard (1...4).contains(text.count) else { return nil }
        var value: UInt16 = 0
        for byte in text {
            let digit: UInt8
            switch byte {
            case UInt8(ascii: "0")...UInt8(ascii: "9"): digit = byte - UInt8(ascii: "0")
            case UInt8(ascii: "a")...UInt8(ascii: "f"): digit = byte - UInt8(ascii: "a") + 10
            case UInt8(ascii: "A")...UInt8(ascii: "F"): digit = byte - UInt8(ascii: "A") + 10
            default: return nil
            }
            value = value << 4 | UInt16(digit)
        }
        return value
    }
}

// MARK: - Writing

extension IPAddress: CustomStringConvertible {
    package var description: String {
        String(decoding: utf8, as: UTF8.self)
    }

    private var utf8: [UInt8] {
        var bytes: [UInt8] = []
        append(to: &bytes)
        return bytes
    }

    /// Adds the form that RFC 5952 recommends.
    package func append(to bytes: inout [UInt8]) {
        if isIPv4 {
            for shift in stride(from: 24, through: 0, by: -8) {
                bytes.append(decimal: UInt64(UInt8(truncatingIfNeeded: low >> UInt64(shift))))
                if shift > 0 { bytes.append(UInt8(ascii: ".")) }
            }
            return
        }
        let gap = longestGap
        var index = 0
        while index < 8 {
            if index == gap.lowerBound, gap.count > 1 {
                bytes.append(UInt8(ascii: ":"))
                bytes.append(UInt8(ascii: ":"))
                index = gap.upperBound
                continue
            }
            if index > 0, index != gap.upperBound || gap.count <= 1 {
                bytes.append(UInt8(ascii: ":"))
            }
            bytes.append(hexadecimal: group(index))
            index += 1
        }
    }

    private func group(_ index: Int) -> UInt16 {
        let half = index < 4 ? high : low
        return UInt16(truncatingIfNeeded: half >> UInt64(16 * (3 - index % 4)))
    }

    /// The first of the longest runs of groups that are zero.
    private var longestGap: Range<Int> {
        var longest = 0..<0
        var start = 0
        for index in 0..<8 {
            if group(index) != 0 {
                start = index + 1
            } else if index + 1 - start > longest.count {
                longest = start..<index + 1
            }
        }
        return longest
    }
}

extension [UInt8] {
    mutating func append(decimal value: UInt64) {
        if value >= 10 { append(decimal: value / 10) }
        append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: value % 10))
    }

    /// In lower case, without leading zeros.
    mutating func append(hexadecimal value: UInt16) {
        if value >= 16 { append(hexadecimal: value >> 4) }
        let digit = UInt8(truncatingIfNeeded: value & 15)
        append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10)
    }
}
