/// Markup that is ready to send.
///
/// Text gets in by being escaped, and markup by the elements of this target, whose names and attributes are the
/// program's own. Nothing else can make one, so no text that a person typed is ever read as markup.
package struct HTML: Sendable {
    /// Pieces in a row. What is large is taken as it is: in a page, it would be copied a dozen times on its way out.
    private var first: [UInt8]
    private var rest: [[UInt8]] = []

    /// Less than this is cheaper to copy than to keep apart.
    private static let large = 2_048

    /// Nothing at all.
    package init() { first = [] }

    /// The text as a reader shall see it, whatever is in it.
    package init(_ text: String) {
        first = []
        first.appendEscaped(text)
    }

    /// For the elements of this target: no other may write markup as it is.
    init(markup bytes: consuming [UInt8]) { first = bytes }

    /// Large content between the two ends of its element.
    init(markup start: consuming [UInt8], around content: HTML, _ end: [UInt8]) {
        first = start
        rest.reserveCapacity(content.rest.count + 2)
        rest.append(content.first)
        rest.append(contentsOf: content.rest)
        rest.append(end)
    }

    package var isEmpty: Bool { first.isEmpty && rest.isEmpty }

    /// In UTF-8.
    package var bytes: [UInt8] {
        if rest.isEmpty { return first }
        var bytes: [UInt8] = []
        bytes.reserveCapacity(rest.reduce(first.count) { $0 + $1.count })
        bytes.append(contentsOf: first)
        for piece in rest { bytes.append(contentsOf: piece) }
        return bytes
    }

    /// `nil` where it is large.
    var smallBytes: [UInt8]? { rest.isEmpty && first.count < Self.large ? first : nil }

    package mutating func append(_ other: HTML) {
        if other.isEmpty { return }
        if rest.isEmpty, let small = other.smallBytes {
            first.append(contentsOf: small)
        } else {
            rest.append(other.first)
            rest.append(contentsOf: other.rest)
        }
    }
}

extension [UInt8] {
    /// Writes text so that it is text in an element and in an attribute between `"`, too (HTML 13.1.2.3, 13.1.4).
    ///
    /// U+0000 cannot stand in a document and becomes U+FFFD, as a browser has it.
    mutating func appendEscaped(_ text: String) {
        var text = text
        // In one pass: what stands for itself is taken as a whole.
        text.withUTF8 { bytes in
            var start = 0
            for index in bytes.indices {
                guard let escape = unsafe Self.escape(of: bytes[index]) else { continue }
                unsafe append(contentsOf: bytes[start..<index])
                append(escape)
                start = index + 1
            }
            unsafe append(contentsOf: bytes[start...])
        }
    }

    /// `nil` for a byte that stands for itself, as all letters do.
    @inline(__always)
    private static func escape(of byte: UInt8) -> StaticString? {
        guard byte <= UInt8(ascii: ">") else { return nil }
        return switch byte {
        case UInt8(ascii: "&"): "&amp;"
        case UInt8(ascii: "<"): "&lt;"
        case UInt8(ascii: ">"): "&gt;"
        case UInt8(ascii: "\""): "&quot;"
        case UInt8(ascii: "'"): "&#39;"
        case 0: "\u{FFFD}"
        default: nil
        }
    }

    mutating func append(_ name: StaticString) {
        name.withUTF8Buffer { unsafe append(contentsOf: $0) }
    }
}
