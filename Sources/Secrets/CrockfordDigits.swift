/// Crockford's base 32 in lower case: no `i`, `l`, `o` and `u`.
enum CrockfordDigits {
    static let alphabet = Array("0123456789abcdefghjkmnpqrstvwxyz".utf8)

    /// So many digits, each as likely as any other.
    static func random(count: Int) -> [UInt8] {
        // A byte has three bits more than a digit shows.
        Sodium.randomBytes(count: count).map { alphabet[Int($0 & 31)] }
    }

    /// Digits in groups of four with `-` between them.
    static func grouped(_ digits: some Sequence<UInt8>) -> String {
        var grouped: [UInt8] = []
        for (place, byte) in digits.enumerated() {
            if place > 0, place.isMultiple(of: 4) { grouped.append(UInt8(ascii: "-")) }
            grouped.append(byte)
        }
        return String(decoding: grouped, as: UTF8.self)
    }

    /// Digits as somebody typed or pasted them: `-`, spaces and upper case make no difference, and as Crockford has it,
    /// `o` counts as `0`, and `i` and `l` as `1`. Other characters are kept.
    ///
    /// - Returns: `nil` for more than `most`.
    static func typed(_ text: some StringProtocol, most: Int) -> [UInt8]? {
        var digits: [UInt8] = []
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "-"), UInt8(ascii: " "): continue
            case UInt8(ascii: "o"), UInt8(ascii: "O"): digits.append(UInt8(ascii: "0"))
            case UInt8(ascii: "i"), UInt8(ascii: "I"), UInt8(ascii: "l"), UInt8(ascii: "L"):
                digits.append(UInt8(ascii: "1"))
            case UInt8(ascii: "A")...UInt8(ascii: "Z"): digits.append(byte | 0x20)
            default: digits.append(byte)
            }
            guard digits.count <= most else { return nil }
        }
        return digits
    }
}
