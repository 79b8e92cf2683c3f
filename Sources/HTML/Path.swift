/// An address on the same server, which is the only kind that a page leads to.
///
/// It begins with one slash whatever its parts are, so that neither `javascript:` nor another host can be written.
package struct Path: Sendable, CustomStringConvertible {
    /// Where it begins, as the program wrote it; no copy is made of that for the many links of a page.
    let root: StaticString
    /// What follows, as it stands in an address: each part percent-encoded (RFC 3986 3.3).
    let rest: String

    /// - Parameters:
    ///   - parts: Between the slashes, without them; empty ones are left out.
    ///   - query: Names and values, in this order.
    ///   - fragment: The id of an element on the page.
    package init(
        _ parts: [String], query: KeyValuePairs<String, String> = [:], fragment: String? = nil
    ) {
        var text = ""
        text.reserveCapacity(parts.reduce(0) { $0 + 1 + $1.utf8.count })
        for part in parts where !part.isEmpty {
            text += "/"
            text += Self.encoded(part)
        }
        if text.isEmpty { text = "/" }
        for (index, pair) in query.enumerated() {
            text += "\(index == 0 ? "?" : "&")\(Self.encoded(pair.key))=\(Self.encoded(pair.value))"
        }
        if let fragment { text += "#" + Self.encoded(fragment) }
        self.init(trusted: text)
    }

    /// - Parameters:
    ///   - root: With a slash at both ends.
    ///   - part: The one that follows.
    package init(root: StaticString, _ part: String) {
        self.root = root
        rest = Self.encoded(part)
    }

    package init(
        _ parts: String..., query: KeyValuePairs<String, String> = [:], fragment: String? = nil
    ) {
        self.init(parts, query: query, fragment: fragment)
    }

    private init(trusted text: String) { (root, rest) = ("", text) }

    /// Another place of the same page.
    package static func fragment(_ id: String) -> Path { Path(trusted: "#" + encoded(id)) }

    /// Path and query of an own page as a request named them, such as in `?next=`; `nil` for anything that could
    /// lead elsewhere: another host, a scheme, a backslash, a control character.
    package init?(own text: String) {
        guard text.utf8.count <= 500, text.utf8.first == UInt8(ascii: "/"),
            text.utf8.dropFirst().first != UInt8(ascii: "/"),
            text.utf8.allSatisfy({ (0x21...0x7E).contains($0) && !"\\\"<>`".utf8.contains($0) })
        else { return nil }
        self.init(trusted: text)
    }

    package var text: String { root.description + rest }
    package var description: String { text }

    private static func encoded(_ part: String) -> String {
        // A part of dots alone would lead up (RFC 3986 5.2.4).
        if part == "." || part == ".." { return String(repeating: "%2E", count: part.utf8.count) }
        guard !part.utf8.allSatisfy(isUnreserved) else { return part }
        let digits = Array("0123456789ABCDEF".utf8)
        var bytes: [UInt8] = []
        for byte in part.utf8 {
            if isUnreserved(byte) {
                bytes.append(byte)
            } else {
                bytes += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// RFC 3986 2.3.
    private static func isUnreserved(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "-"), UInt8(ascii: "."),
            UInt8(ascii: "_"), UInt8(ascii: "~"):
            true
        default: false
        }
    }
}
