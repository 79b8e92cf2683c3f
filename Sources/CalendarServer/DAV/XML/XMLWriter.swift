/// Elements → bytes, with the same prefixes in every document.
///
/// `d`, `c`, `cs` and `a` are declared once, on the outermost element; a namespace that a client made up is
/// declared where it is used. What XML 1.0 has no character for becomes U+FFFD, and a carriage return is
/// written as a reference, for a reader would make a line feed of it.
package struct XMLWriter {
    package private(set) var bytes: [UInt8] = []
    private var depth = 0

    package init() {
        bytes += "<?xml version=\"1.0\" encoding=\"utf-8\"?>\n".utf8
    }

    /// The whole document of one element.
    package static func document(_ root: XMLElement) -> [UInt8] {
        var writer = XMLWriter()
        writer.write(root)
        return writer.bytes
    }

    private static let prefixes = [
        (XMLName.dav("").namespace, "d"), (XMLName.caldav("").namespace, "c"),
        (XMLName.calendarServer("").namespace, "cs"), (XMLName.apple("").namespace, "a"),
    ]

    private static func prefix(of namespace: String) -> String? {
        if namespace == XMLName.language.namespace { return "xml" }
        return prefixes.first { $0.0 == namespace }?.1
    }

    /// - Parameter content: Writes what stands in the element.
    package mutating func element(
        _ name: XMLName, _ attributes: [XMLElement.Attribute] = [],
        _ content: (inout XMLWriter) -> Void
    ) {
        let tag = open(name, attributes)
        let start = bytes.count
        bytes.append(UInt8(ascii: ">"))
        depth += 1
        content(&self)
        depth -= 1
        if bytes.count == start + 1 {
            bytes.removeLast()
            bytes += "/>".utf8
        } else {
            bytes += "</".utf8
            bytes += tag.utf8
            bytes.append(UInt8(ascii: ">"))
        }
    }

    package mutating func empty(_ name: XMLName) { element(name) { _ in } }

    package mutating func element(_ name: XMLName, text: String) {
        element(name) { $0.text(text) }
    }

    package mutating func write(_ element: XMLElement) {
        self.element(element.name, element.attributes) { writer in
            for node in element.nodes {
                switch node {
                case .element(let child): writer.write(child)
                case .text(let text): writer.text(text)
                }
            }
        }
    }

    package mutating func text(_ text: String) {
        escape(text.utf8.span, inAttribute: false)
    }

    /// Without the `>`.
    private mutating func open(
        _ name: XMLName, _ attributes: [XMLElement.Attribute]
    ) -> String {
        var declared: [(namespace: String, prefix: String)] = []
        func qualified(_ name: XMLName) -> String {
            if name.namespace.isEmpty { return name.local }
            if let prefix = Self.prefix(of: name.namespace) { return "\(prefix):\(name.local)" }
            if let known = declared.first(where: { $0.namespace == name.namespace }) {
                return "\(known.prefix):\(name.local)"
            }
            declared.append((name.namespace, "x\(declared.count)"))
            return "x\(declared.count - 1):\(name.local)"
        }
        let tag = qualified(name)
        let names = attributes.map { qualified($0.name) }
        bytes.append(UInt8(ascii: "<"))
        bytes += tag.utf8
        if depth == 0 {
            for (namespace, prefix) in Self.prefixes { attribute("xmlns:\(prefix)", namespace) }
        }
        for (namespace, prefix) in declared { attribute("xmlns:\(prefix)", namespace) }
        for (name, attribute) in zip(names, attributes) { self.attribute(name, attribute.value) }
        return tag
    }

    private mutating func attribute(_ name: String, _ value: String) {
        bytes.append(UInt8(ascii: " "))
        bytes += name.utf8
        bytes += "=\"".utf8
        escape(value.utf8.span, inAttribute: true)
        bytes.append(UInt8(ascii: "\""))
    }

    /// - Parameter text: UTF-8.
    private mutating func escape(_ text: Span<UInt8>, inAttribute: Bool) {
        bytes.reserveCapacity(bytes.count + text.count)
        for index in text.indices {
            let byte = text[index]
            switch byte {
            case UInt8(ascii: "&"): bytes += "&amp;".utf8
            case UInt8(ascii: "<"): bytes += "&lt;".utf8
            case UInt8(ascii: ">"): bytes += "&gt;".utf8
            case 0x0D: bytes += "&#13;".utf8
            case UInt8(ascii: "\"") where inAttribute: bytes += "&quot;".utf8
            case 0x09 where inAttribute: bytes += "&#9;".utf8
            case 0x0A where inAttribute: bytes += "&#10;".utf8
            case 0x00..<0x20 where byte != 0x09 && byte != 0x0A: bytes += "\u{FFFD}".utf8
            // U+FFFE and U+FFFF are EF BF BE and EF BF BF.
            case 0xBE...0xBF where index >= 2 && text[index - 1] == 0xBF && text[index - 2] == 0xEF:
                bytes.append(0xBD)
            default: bytes.append(byte)
            }
        }
    }
}
