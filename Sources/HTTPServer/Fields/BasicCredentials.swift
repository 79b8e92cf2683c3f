/// What a client says to sign in (RFC 7617).
package enum BasicCredentials {
    /// The password in an Authorization field; the name before it counts for nothing.
    ///
    /// - Returns: `nil` where there is no password, so that nothing was guessed yet.
    package static func password(_ fields: HeaderFields) -> Substring? {
        var lines = FieldLines(fields, "Authorization")
        guard let line = lines.next(), lines.next() == nil else { return nil }
        let text = line.utf8.span
        var at = 0
        text.skipSpaces(&at)
        let scheme = text.token(&at)
        guard text.reads("basic", in: scheme), text.byte(at) == UInt8(ascii: " ") else {
            return nil
        }
        text.skipSpaces(&at)
        guard let bytes = decoded(text, at), let pair = String(validating: bytes, as: UTF8.self),
            let colon = pair.utf8.firstIndex(of: UInt8(ascii: ":"))
        else { return nil }
        let password = pair[pair.utf8.index(after: colon)...]
        return password.isEmpty ? nil : password
    }

    /// Base 64 up to the end, with or without its padding (RFC 4648 4).
    private static func decoded(_ text: borrowing Span<UInt8>, _ start: Int) -> [UInt8]? {
        var bytes: [UInt8] = []
        var bits: UInt32 = 0
        var count = 0
        var at = start
        while at < text.count, let value = text[at].base64Value {
            bits = bits << 6 | UInt32(value)
            count += 6
            if count >= 8 {
                count -= 8
                bytes.append(UInt8(truncatingIfNeeded: bits >> UInt32(count)))
            }
            at += 1
        }
        while at < text.count, text[at] == UInt8(ascii: "=") { at += 1 }
        text.skipSpaces(&at)
        return at == text.count ? bytes : nil
    }
}

extension UInt8 {
    fileprivate var base64Value: UInt8? {
        switch self {
        case UInt8(ascii: "A")...UInt8(ascii: "Z"): self - UInt8(ascii: "A")
        case UInt8(ascii: "a")...UInt8(ascii: "z"): self - UInt8(ascii: "a") + 26
        case UInt8(ascii: "0")...UInt8(ascii: "9"): self - UInt8(ascii: "0") + 52
        case UInt8(ascii: "+"): 62
        case UInt8(ascii: "/"): 63
        default: nil
        }
    }
}
