/// Entity tags and lists of them (RFC 9110 8.8.3, 13.1).
package enum EntityTag {
    /// Twelve characters made of a digest's first nine bytes, without quotes.
    package static func name(_ digest: [UInt8]) -> String {
        let alphabet = Array(
            "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_".utf8)
        var name = ""
        var bits: UInt32 = 0
        var count = 0
        for byte in digest.prefix(9) {
            bits = bits << 8 | UInt32(byte)
            count += 8
            while count >= 6 {
                count -= 6
                let character = alphabet[Int(bits >> UInt32(count) & 63)]
                name.unicodeScalars.append(Unicode.Scalar(character))
            }
            bits &= 0xFF
        }
        return name
    }

    package enum Comparison {
        /// Only strong tags are equal to anything.
        case strong
        /// `W/` makes no difference.
        case weak
    }

    /// What a list of tags says of a thing that there is, which has one tag or another.
    package enum Match: Equatable {
        case none
        /// `*`: whatever its tag.
        case any
        /// The first of `tags` that is in the list.
        case tag(Int)
    }

    /// Looks for `tags`, with their quotes, in an If-Match or If-None-Match.
    ///
    /// - Returns: `nil` if it is no such list.
    package static func match(_ list: String, _ tags: [String], by comparison: Comparison) -> Match?
    {
        let list = list.utf8.span
        var at = 0
        list.skipSpaces(&at)
        if list.skip("*", &at) {
            list.skipSpaces(&at)
            return at == list.count ? .any : nil
        }
        var found: Int?
        var isEmpty = true
        while at < list.count {
            if list.skip(",", &at) {
                // A list may have empty elements (5.6.1.2).
                list.skipSpaces(&at)
                continue
            }
            guard let (isWeak, range) = tag(list, &at) else { return nil }
            isEmpty = false
            if !isWeak || comparison == .weak {
                for (index, tag) in tags.enumerated()
                where index < found ?? .max && equal(list, range, tag) {
                    found = index
                }
            }
            list.skipSpaces(&at)
            guard at == list.count || list.byte(at) == UInt8(ascii: ",") else { return nil }
        }
        return isEmpty ? nil : found.map(Match.tag) ?? Match.none
    }

    /// The strong tags of a list, without their quotes; none of one that can't be read.
    package static func strongTags(_ list: String) -> [String] {
        let text = list.utf8
        let span = text.span
        var tags: [String] = []
        var at = 0
        while at < span.count {
            span.skipSpaces(&at)
            if span.skip(",", &at) { continue }
            guard at < span.count, let (isWeak, range) = tag(span, &at) else { break }
            if !isWeak {
                let start = text.index(text.startIndex, offsetBy: range.lowerBound + 1)
                let end = text.index(text.startIndex, offsetBy: range.upperBound - 1)
                tags.append(String(list[start..<end]))
            }
        }
        return tags
    }

    /// Whether If-Match with that list holds of something that has one of `tags` (RFC 9110 13.1.1).
    ///
    /// - Parameter exists: Whether it is there at all.
    package static func ifMatch(_ list: String, _ tags: [String], exists: Bool = true) -> Bool {
        switch match(list, tags, by: .strong) {
        case .any?: exists
        case .tag?: true
        case Match.none?, nil: false
        }
    }

    /// The same for If-None-Match (13.1.2); a list that cannot be read never holds.
    package static func ifNoneMatch(_ list: String, _ tags: [String], exists: Bool = true) -> Bool {
        switch match(list, tags, by: .weak) {
        case .any?: !exists
        case Match.none?: true
        case .tag?, nil: false
        }
    }

    /// Goes past one tag; the range holds its quotes.
    private static func tag(
        _ text: borrowing Span<UInt8>, _ at: inout Int
    ) -> (isWeak: Bool, range: Range<Int>)? {
        // The W is one in upper case.
        let isWeak = text.byte(at) == UInt8(ascii: "W") && text.byte(at + 1) == UInt8(ascii: "/")
        if isWeak { at += 2 }
        let start = at
        guard text.skip("\"", &at) else { return nil }
        while at < text.count, text[at].isTagCharacter { at += 1 }
        guard text.skip("\"", &at) else { return nil }
        return (isWeak, start..<at)
    }

    private static func equal(_ text: borrowing Span<UInt8>, _ range: Range<Int>, _ tag: String)
        -> Bool
    {
        let tag = tag.utf8.span
        guard tag.count == range.count else { return false }
        for at in tag.indices where text[range.lowerBound + at] != tag[at] { return false }
        return true
    }
}

extension UInt8 {
    /// One of RFC 9110's `etagc`.
    package var isTagCharacter: Bool { self == 0x21 || (self >= 0x23 && self != 0x7F) }
}
