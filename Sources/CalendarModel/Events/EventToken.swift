/// Thirty-five bits and a check digit, in Crockford's base 32.
///
/// It stands in the last line of an event's description, the one place that every program leaves alone.
package struct EventToken: Hashable, Sendable {
    /// Eight base-32 digits, the last of them the check digit.
    private let digits: [UInt8]

    private static let alphabet = Array("0123456789ABCDEFGHJKMNPQRSTVWXYZ".utf8)

    /// - Parameter bits: At least five bytes, of which the first 35 bits count.
    init(bits: [UInt8]) {
        var value: UInt64 = 0
        for byte in bits.prefix(5) { value = value << 8 | UInt64(byte) }
        var digits: [UInt8] = []
        digits.reserveCapacity(8)
        for position in 1...7 {
            digits.append(UInt8(value >> UInt64(40 - 5 * position) & 31))
        }
        digits.append(Self.check(digits))
        self.digits = digits
    }

    /// Reads a token in either case, with or without its hyphen, taking O for 0 and I or L for 1; `nil`
    /// where the check digit is wrong.
    package init?(_ text: some StringProtocol) {
        var digits: [UInt8] = []
        for byte in text.uppercased().utf8 where byte != UInt8(ascii: "-") {
            guard let digit = Self.alphabet.firstIndex(of: Self.plain(byte)) else { return nil }
            digits.append(UInt8(digit))
        }
        guard digits.count == 8, Self.check(Array(digits.prefix(7))) == digits[7] else {
            return nil
        }
        self.digits = digits
    }

    /// Odd weights modulo 32: any one wrong digit shows, and so does any swap of neighbors that are not
    /// 16 apart.
    private static func check(_ digits: [UInt8]) -> UInt8 {
        var sum = 0
        for index in digits.indices { sum += Int(digits[index]) * (2 * index + 1) }
        return UInt8(sum & 31)
    }
}

extension EventToken: CustomStringConvertible {
    package var description: String {
        var text: [UInt8] = []
        text.reserveCapacity(9)
        for index in digits.indices {
            if index == 4 { text.append(UInt8(ascii: "-")) }
            text.append(Self.alphabet[Int(digits[index])])
        }
        return String(decoding: text, as: UTF8.self)
    }
}
