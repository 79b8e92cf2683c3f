/// What the grammars of fields have in common (RFC 9110 5.6).
extension Span<UInt8> {
    /// The byte there, or 0 at the end, which no grammar has.
    package func byte(_ at: Int) -> UInt8 { at < count ? self[at] : 0 }

    func skipSpaces(_ at: inout Int) {
        while byte(at).isSpace { at += 1 }
    }

    /// The end without the spaces before it.
    var endWithoutSpaces: Int {
        var end = count
        while end > 0, self[end - 1].isSpace { end -= 1 }
        return end
    }

    /// Goes past that character, if it is the next.
    func skip(_ character: Unicode.Scalar, _ at: inout Int) -> Bool {
        guard at < count, self[at] == UInt8(ascii: character) else { return false }
        at += 1
        return true
    }

    /// Goes past a token (5.6.2), which may be empty.
    func token(_ at: inout Int) -> Range<Int> {
        let start = at
        while at < count, self[at].isTokenCharacter { at += 1 }
        return start..<at
    }

    /// Whether they are the same but for the case of letters.
    func isAlike(_ other: Span<UInt8>) -> Bool {
        guard count == other.count else { return false }
        for at in indices where self[at] != other[at] {
            guard self[at].lowercasedASCII == other[at].lowercasedASCII else { return false }
        }
        return true
    }
}

extension UInt8 {
    /// What may stand around the parts of a field (RFC 9110 5.6.3).
    var isSpace: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") }

    var lowercasedASCII: UInt8 {
        self >= UInt8(ascii: "A") && self <= UInt8(ascii: "Z") ? self | 0x20 : self
    }

    /// The value of a decimal digit.
    var digit: Int? {
        self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9") ? Int(self - UInt8(ascii: "0")) : nil
    }

    /// One of RFC 9110's `tchar`.
    var isTokenCharacter: Bool { ASCIISet.token.contains(self) }
}

/// Characters of ASCII, a bit each: whether one is among them takes no search.
struct ASCIISet: Sendable {
    private var low: UInt64 = 0
    private var high: UInt64 = 0

    init(lettersAndDigitsAnd others: String) {
        let letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789"
        for byte in (letters + others).utf8 where byte < 128 {
            if byte < 64 { low |= 1 << UInt64(byte) } else { high |= 1 << UInt64(byte - 64) }
        }
    }

    func contains(_ byte: UInt8) -> Bool {
        byte < 128 && (byte < 64 ? low : high) >> UInt64(byte & 63) & 1 == 1
    }

    /// What a token is made of (RFC 9110 5.6.2).
    static let token = ASCIISet(lettersAndDigitsAnd: "!#$%&'*+-.^_`|~")
    /// What a host and its port are made of (RFC 3986 3.2.2, RFC 9110 7.2).
    static let host = ASCIISet(lettersAndDigitsAnd: ".:-_~%!$&'()*+,;=[]")
}
