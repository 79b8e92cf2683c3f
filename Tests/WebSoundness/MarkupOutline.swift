/// The tags of a document in their order, and its texts, as a strict reader of our own markup finds them.
///
/// It knows none of the ways in which a browser makes up for faults: whatever a browser would have to guess is an error.
package struct MarkupOutline: Equatable {
    /// Each with the names of its attributes: `a href class`, `/a`.
    package var tags: [String] = []
    /// What stands between tags, and the values of attributes, without their escapes.
    package var texts: [String] = []

    /// Elements that are never closed (HTML 13.1.2).
    private static let void: Set<String> = [
        "br", "hr", "img", "input", "link", "meta", "source", "wbr",
    ]

    /// Shapes of a drawing, which close themselves.
    private static let shapes: Set<String> = ["circle", "line", "path", "rect"]

    /// Why bytes are no markup of ours.
    package enum Fault: Error, Equatable {
        case notUTF8
        case loneSign(String)
        case badTag(String)
        case unknownEscape(String)
        case notClosed(String)
        case closedTwice(String)
        case nul
    }

    package init(_ bytes: [UInt8]) throws(Fault) {
        guard let text = String(validating: bytes, as: UTF8.self) else { throw .notUTF8 }
        let doctype = "<!doctype html>\n"
        var rest = Array(text.utf8.dropFirst(text.hasPrefix(doctype) ? doctype.utf8.count : 0))[...]
        guard !rest.contains(0) else { throw .nul }
        var open: [String] = []
        while let byte = rest.first {
            guard byte == UInt8(ascii: "<") else {
                let text = rest.prefix { $0 != UInt8(ascii: "<") }
                rest = rest.dropFirst(text.count)
                texts.append(try Self.unescaped(text))
                continue
            }
            rest = rest.dropFirst()
            if rest.first == UInt8(ascii: "/") {
                rest = rest.dropFirst()
                let name = Self.name(&rest)
                guard rest.popFirst() == UInt8(ascii: ">") else { throw .badTag(name) }
                guard open.popLast() == name else { throw .closedTwice(name) }
                tags.append("/" + name)
            } else {
                let name = try readTag(&rest)
                if !Self.void.contains(name), !Self.shapes.contains(name) { open.append(name) }
            }
        }
        if let last = open.last { throw .notClosed(last) }
    }

    /// Reads from behind the `<` to behind the `>`, which follows a `/` where a shape closes itself.
    private mutating func readTag(_ rest: inout ArraySlice<UInt8>) throws(Fault) -> String {
        let name = Self.name(&rest)
        guard !name.isEmpty else { throw .badTag("") }
        let isShape = Self.shapes.contains(name)
        var words = [name]
        while let byte = rest.popFirst() {
            if byte == UInt8(ascii: isShape ? "/" : ">") {
                guard !isShape || rest.popFirst() == UInt8(ascii: ">") else { throw .badTag(name) }
                tags.append(words.joined(separator: " "))
                return name
            }
            guard byte == UInt8(ascii: " ") else { throw .badTag(name) }
            let attribute = Self.name(&rest)
            guard !attribute.isEmpty else { throw .badTag(name) }
            words.append(attribute)
            guard rest.first == UInt8(ascii: "=") else { continue }
            rest = rest.dropFirst()
            guard rest.popFirst() == UInt8(ascii: "\"") else { throw .badTag(name) }
            let value = rest.prefix { $0 != UInt8(ascii: "\"") }
            rest = rest.dropFirst(value.count)
            guard rest.popFirst() != nil else { throw .badTag(name) }
            texts.append(try Self.unescaped(value))
        }
        throw .badTag(name)
    }

    private static func name(_ rest: inout ArraySlice<UInt8>) -> String {
        let name = rest.prefix {
            switch $0 {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"):
                true
            default: false
            }
        }
        rest = rest.dropFirst(name.count)
        return String(decoding: name, as: UTF8.self)
    }

    private static let escapes: [(written: [UInt8], meant: UInt8)] = [
        (Array("&amp;".utf8), UInt8(ascii: "&")), (Array("&lt;".utf8), UInt8(ascii: "<")),
        (Array("&gt;".utf8), UInt8(ascii: ">")), (Array("&quot;".utf8), UInt8(ascii: "\"")),
        (Array("&#39;".utf8), UInt8(ascii: "'")),
    ]

    private static func unescaped(_ text: ArraySlice<UInt8>) throws(Fault) -> String {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(text.count)
        var rest = text
        while let byte = rest.first {
            switch byte {
            case UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""), UInt8(ascii: "'"):
                throw .loneSign(String(decoding: [byte], as: UTF8.self))
            case UInt8(ascii: "&"):
                guard let escape = escapes.first(where: { rest.starts(with: $0.written) }) else {
                    throw .unknownEscape(String(decoding: rest.prefix(8), as: UTF8.self))
                }
                bytes.append(escape.meant)
                rest = rest.dropFirst(escape.written.count)
            default:
                bytes.append(byte)
                rest = rest.dropFirst()
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
