/// Media types (RFC 9110 8.3.1).
package enum MediaType {
    /// Whether it is `text` of that kind, in lower case, and in UTF-8, which it is unless it says otherwise.
    package static func isText(_ kind: StaticString, _ value: String) -> Bool {
        let text = value.utf8.span
        var at = 0
        text.skipSpaces(&at)
        let type = text.token(&at)
        guard text.reads("text", in: type), text.skip("/", &at) else { return false }
        let subtype = text.token(&at)
        guard text.reads(kind, in: subtype) else { return false }
        text.skipSpaces(&at)
        while text.skip(";", &at) {
            text.skipSpaces(&at)
            let name = text.token(&at)
            // A semicolon with nothing behind it is allowed.
            if name.isEmpty { continue }
            guard text.skip("=", &at), let value = parameterValue(text, &at) else { return false }
            if text.reads("charset", in: name) {
                guard text.reads("utf-8", in: value) || text.reads("us-ascii", in: value) else {
                    return false
                }
            }
            text.skipSpaces(&at)
        }
        return at == text.count
    }

    /// Whether it is `application/xml`, `text/xml`, or another type that is written in XML (RFC 7303);
    /// parameters count for nothing, as the document itself says what it is in.
    package static func isXML(_ value: String) -> Bool {
        let type = value.prefix { $0 != ";" }.lowercased().filter { $0 != " " && $0 != "\t" }
        return type == "application/xml" || type == "text/xml" || type.hasSuffix("+xml")
    }

    /// Goes past a token or a quoted string; the range is without its quotes.
    private static func parameterValue(
        _ text: borrowing Span<UInt8>, _ at: inout Int
    ) -> Range<Int>? {
        guard text.skip("\"", &at) else {
            let token = text.token(&at)
            return token.isEmpty ? nil : token
        }
        let start = at
        while at < text.count, text[at] != UInt8(ascii: "\"") {
            at += text[at] == UInt8(ascii: "\\") ? 2 : 1
        }
        guard at < text.count else { return nil }
        at += 1
        return start..<at - 1
    }
}
