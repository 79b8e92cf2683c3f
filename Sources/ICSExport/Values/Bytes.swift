extension UInt8 {
    static let tab = UInt8(ascii: "\t")
    static let lineFeed = UInt8(ascii: "\n")
    static let carriageReturn = UInt8(ascii: "\r")
    static let space = UInt8(ascii: " ")
    static let quote = UInt8(ascii: "\"")
    static let comma = UInt8(ascii: ",")
    static let colon = UInt8(ascii: ":")
    static let semicolon = UInt8(ascii: ";")
    static let equals = UInt8(ascii: "=")
    static let backslash = UInt8(ascii: "\\")
    static let plus = UInt8(ascii: "+")
    static let minus = UInt8(ascii: "-")
    static let slash = UInt8(ascii: "/")
    static let caret = UInt8(ascii: "^")

    /// The value of an ASCII digit.
    var digit: Int? {
        let value = self &- UInt8(ascii: "0")
        return value < 10 ? Int(value) : nil
    }

    var isLetter: Bool { (self | 0x20) &- UInt8(ascii: "a") < 26 }

    /// May stand in a property or parameter name: a letter, a digit or `-` (RFC 5545, 3.1).
    var isNameByte: Bool { isLetter || self &- UInt8(ascii: "0") < 10 || self == .minus }

    /// ASCII capitals for ASCII small letters; iCalendar names ignore case.
    var uppercased: UInt8 { self &- UInt8(ascii: "a") < 26 ? self & 0xDF : self }
}

extension Span<UInt8> {
    /// Whether these are the letters of `word`, which is in capitals; ASCII case is ignored.
    func isWord(_ word: String) -> Bool {
        var index = 0
        for byte in word.utf8 {
            guard index < count, self[index].uppercased == byte else { return false }
            index += 1
        }
        return index == count
    }

    /// Whether they begin with `X-`, as what a vendor made up does.
    var isExtension: Bool {
        count > 2 && self[0].uppercased == UInt8(ascii: "X") && self[1] == .minus
    }

    /// Letters, digits and hyphens only, and at least one (RFC 5545's iana-token).
    var isToken: Bool {
        for index in indices where !self[index].isNameByte { return false }
        return !isEmpty
    }

    func first(_ byte: UInt8, from start: Int = 0) -> Int? {
        var index = start
        while index < count {
            if self[index] == byte { return index }
            index += 1
        }
        return nil
    }

    func contains(_ byte: UInt8) -> Bool { first(byte) != nil }

    /// The digits in `range` as a number, or `nil` where anything else stands there.
    ///
    /// Ranges of over 18 digits are refused, so that the number never overflows.
    func number(_ range: Range<Int>) -> Int? {
        guard !range.isEmpty, range.count <= 18, range.upperBound <= count else { return nil }
        var number = 0
        for index in range {
            guard let digit = self[index].digit else { return nil }
            number = number * 10 + digit
        }
        return number
    }

    /// A sign, if there is one, and digits; within ±10^18.
    var signedNumber: Int? {
        guard !isEmpty else { return nil }
        let signed = self[0] == .plus || self[0] == .minus
        guard let magnitude = number((signed ? 1 : 0)..<count) else { return nil }
        return self[0] == .minus ? -magnitude : magnitude
    }

    /// FNV-1a over the bytes, ASCII letters taken as capitals.
    var wordHash: UInt64 {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for index in indices { hash = (hash ^ UInt64(self[index].uppercased)) &* 0x100_0000_01B3 }
        return hash
    }

    /// FNV-1a over the bytes as they are.
    var byteHash: UInt64 {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for index in indices { hash = (hash ^ UInt64(self[index])) &* 0x100_0000_01B3 }
        return hash
    }

    var array: [UInt8] {
        var copy: [UInt8] = []
        copy.reserveCapacity(count)
        for index in indices { copy.append(self[index]) }
        return copy
    }
}
