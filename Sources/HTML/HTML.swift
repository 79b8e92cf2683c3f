/// Markup that is ready to send.
///
/// Text gets in by being escaped, and markup by the elements of this target, whose names and attributes are the
/// program's own. Nothing else can make one, so no text that a person typed is ever read as markup.
package struct HTML: Equatable, Sendable {
    /// In UTF-8.
    package private(set) var bytes: [UInt8]

    /// Nothing at all.
    package init() { bytes = [] }

    /// The text as a reader shall see it, whatever is in it.
    package init(_ text: String) {
        bytes = []
        bytes.appendEscaped(text)
    }

    /// For the elements of this target: no other may write markup as it is.
    init(markup bytes: consuming [UInt8]) { self.bytes = bytes }

    package var isEmpty: Bool { bytes.isEmpty }

    package mutating func append(_ other: HTML) { bytes.append(contentsOf: other.bytes) }
}

extension [UInt8] {
    /// Writes text so that it is text in an element and in an attribute between `"`, too (HTML 13.1.2.3, 13.1.4).
    ///
    /// U+0000 cannot stand in a document and becomes U+FFFD, as a browser has it.
    mutating func appendEscaped(_ text: String) {
        var text = text
        text.makeContiguousUTF8()
        let bytes = text.utf8.span
        // Most texts stand for themselves.
        guard bytes.hasMarkup else {
            append(contentsOf: text.utf8)
            return
        }
        for index in bytes.indices {
            switch bytes[index] {
            case UInt8(ascii: "&"): append(contentsOf: "&amp;".utf8)
            case UInt8(ascii: "<"): append(contentsOf: "&lt;".utf8)
            case UInt8(ascii: ">"): append(contentsOf: "&gt;".utf8)
            case UInt8(ascii: "\""): append(contentsOf: "&quot;".utf8)
            case UInt8(ascii: "'"): append(contentsOf: "&#39;".utf8)
            case 0: append(contentsOf: "\u{FFFD}".utf8)
            case let byte: append(byte)
            }
        }
    }

    mutating func append(_ name: StaticString) { append(contentsOf: name.description.utf8) }
}

extension Span<UInt8> {
    /// Whether something in it has to be escaped.
    fileprivate var hasMarkup: Bool {
        for index in indices {
            switch self[index] {
            case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""),
                UInt8(ascii: "'"), 0:
                return true
            default: continue
            }
        }
        return false
    }
}
