import CivilDate

extension EventToken {
    /// The tokens behind a `ref` in a text, whatever case, marks, blanks, tags or line breaks a program
    /// put between their letters.
    ///
    /// - Complexity: O(*n*) in the bytes of the text.
    package static func all(in text: String) -> [EventToken] {
        guard mentionsReference(text) else { return [] }
        var letters: [UInt8] = []
        var isInTag = false
        var entity: Int?
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "<"): isInTag = true
            case UInt8(ascii: ">"): isInTag = false
            case UInt8(ascii: "&"): entity = letters.count
            case UInt8(ascii: ";"):
                // Of "&nbsp;" no letter belongs to a token; an ampersand alone begins nothing.
                if let start = entity, letters.count - start <= 8 {
                    letters.removeSubrange(start...)
                }
                entity = nil
            default:
                guard !isInTag, byte.isASCIIDigit || (0x41...0x5A).contains(byte & 0xDF)
                else { continue }
                letters.append(byte >= 0x61 ? byte & 0xDF : byte)
            }
        }
        var tokens: [EventToken] = []
        for index in letters.indices.dropLast(10)
        where letters[index] == UInt8(ascii: "R") && letters[index + 1] == UInt8(ascii: "E")
            && letters[index + 2] == UInt8(ascii: "F")
        {
            let digits = String(decoding: letters[(index + 3)..<(index + 11)], as: UTF8.self)
            if let token = EventToken(digits), !tokens.contains(token) { tokens.append(token) }
        }
        return tokens
    }

    private static let reference = Array("REF".utf8)

    /// Most texts have none, and are looked at no further.
    private static func mentionsReference(_ text: String) -> Bool {
        var matched = 0
        for byte in text.utf8 {
            let letter = byte & 0xDF
            matched = letter == reference[matched] ? matched + 1 : (letter == reference[0] ? 1 : 0)
            if matched == reference.count { return true }
        }
        return false
    }

    /// A digit as the reader of a token takes it: a capital, 0 for O, 1 for I and L.
    static func plain(_ byte: UInt8) -> UInt8 {
        let capital = (0x61...0x7A).contains(byte) ? byte & 0xDF : byte
        switch capital {
        case UInt8(ascii: "O"): return UInt8(ascii: "0")
        case UInt8(ascii: "I"), UInt8(ascii: "L"): return UInt8(ascii: "1")
        default: return capital
        }
    }
}
