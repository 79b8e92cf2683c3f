/// Elements → bytes, with the same prefixes in every document.
///
/// `d`, `c`, `cs` and `a` are declared once, on the outermost element; a namespace that a client made up is
/// declared where it is used. What XML 1.0 has no character for becomes U+FFFD, and a carriage return is
/// written as a reference, for a reader would make a line feed of it.
package struct XMLWriter {
    package private(set) var bytes: [UInt8] = []
    /// The elements that are open: where each one's name lies in `bytes`, and where its content begins.
    private var open: [(tag: Range<Int>, content: Int)] = []

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

    /// - Parameter declared: The namespaces that an element declares, which that one joins where it must.
    private static func prefix(of namespace: String, declaring declared: inout [String]) -> String {
        if let known = prefixes.first(where: { $0.0 == namespace }) { return known.1 }
        if namespace == XMLName.language.namespace { return "xml" }
        if let number = declared.firstIndex(of: namespace) { return "x\(number)" }
        declared.append(namespace)
        return "x\(declared.count - 1)"
    }

    /// - Parameter content: Writes what stands in the element.
    package mutating func element(
        _ name: XMLName, _ attributes: [XMLElement.Attribute] = [],
        _ content: (inout XMLWriter) -> Void
    ) {
        begin(name, attributes)
        content(&self)
        end()
    }

    package mutating func element(_ name: XMLName, text: String) {
        element(name) { $0.text(text) }
    }

    /// Opens an element, in which everything stands until its `end`.
    package mutating func begin(_ name: XMLName, _ attributes: [XMLElement.Attribute] = []) {
        let tag = writeStart(name, attributes)
        bytes.append(UInt8(ascii: ">"))
        open.append((tag, bytes.count))
    }

    /// Closes the element that was opened last.
    package mutating func end() {
        guard let (tag, content) = open.popLast() else { return }
        if bytes.count == content {
            bytes.removeLast()
            bytes += "/>".utf8
        } else {
            bytes += "</".utf8
            for at in tag { bytes.append(bytes[at]) }
            bytes.append(UInt8(ascii: ">"))
        }
    }

    /// Takes away what was written after the first so many bytes.
    package mutating func removeAll(after count: Int) { bytes.removeLast(bytes.count - count) }

    /// Writes elements as they were written once already, somewhere inside the outermost one.
    package mutating func copy(_ elements: ArraySlice<UInt8>) { bytes += elements }

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
        escape(text, inAttribute: false)
    }

    /// - Parameter text: In UTF-8; what is not becomes U+FFFD.
    package mutating func text(_ text: [UInt8]) {
        guard (try? UTF8Span(validating: text.span)) != nil else {
            self.text(String(decoding: text, as: UTF8.self))
            return
        }
        escape(text, inAttribute: false)
    }

    /// Without the `>`.
    ///
    /// - Returns: Where the name lies in `bytes`.
    private mutating func writeStart(
        _ name: XMLName, _ attributes: [XMLElement.Attribute]
    ) -> Range<Int> {
        var declared: [String] = []
        bytes.append(UInt8(ascii: "<"))
        let tag = write(name, declaring: &declared)
        // What they need is declared before they are written.
        for attribute in attributes where !attribute.name.namespace.isEmpty {
            _ = Self.prefix(of: attribute.name.namespace, declaring: &declared)
        }
        if open.isEmpty {
            for (namespace, prefix) in Self.prefixes { declare(namespace, prefix) }
        }
        for (number, namespace) in declared.enumerated() { declare(namespace, "x\(number)") }
        for attribute in attributes {
            bytes.append(UInt8(ascii: " "))
            write(attribute.name, declaring: &declared)
            write(value: attribute.value)
        }
        return tag
    }

    /// - Returns: Where it lies in `bytes`, with its prefix.
    @discardableResult
    private mutating func write(_ name: XMLName, declaring declared: inout [String]) -> Range<Int> {
        let start = bytes.count
        if !name.namespace.isEmpty {
            bytes += Self.prefix(of: name.namespace, declaring: &declared).utf8
            bytes.append(UInt8(ascii: ":"))
        }
        bytes += name.local.utf8
        return start..<bytes.count
    }

    private mutating func declare(_ namespace: String, _ prefix: String) {
        bytes += " xmlns:".utf8
        bytes += prefix.utf8
        write(value: namespace)
    }

    private mutating func write(value: String) {
        bytes += "=\"".utf8
        escape(value, inAttribute: true)
        bytes.append(UInt8(ascii: "\""))
    }

    /// Copies what stands between two escapes in one piece: most of a long text does.
    private mutating func escape(_ text: [UInt8], inAttribute: Bool) {
        var copied = 0
        while let escape = Escape(in: text.span, from: copied, inAttribute) {
            bytes += text[copied..<escape.range.lowerBound]
            bytes += escape.text.utf8
            copied = escape.range.upperBound
        }
        bytes += text[copied...]
    }

    private mutating func escape(_ text: String, inAttribute: Bool) {
        if Escape(in: text.utf8.span, from: 0, inAttribute) == nil {
            bytes += text.utf8
        } else {
            escape(Array(text.utf8), inAttribute: inAttribute)
        }
    }
}

/// What cannot stand in a text as it is, and what does instead.
private struct Escape {
    let range: Range<Int>
    let text: String

    /// The first one from there on, or `nil`.
    ///
    /// - Parameter characters: UTF-8.
    init?(in characters: Span<UInt8>, from start: Int, _ isInAttribute: Bool) {
        for at in start..<characters.count {
            switch characters[at] {
            case UInt8(ascii: "&"): text = "&amp;"
            case UInt8(ascii: "<"): text = "&lt;"
            case UInt8(ascii: ">"): text = "&gt;"
            case 0x0D: text = "&#13;"
            case UInt8(ascii: "\"") where isInAttribute: text = "&quot;"
            case 0x09 where isInAttribute: text = "&#9;"
            case 0x0A where isInAttribute: text = "&#10;"
            case 0x09, 0x0A: continue
            case 0x00..<0x20: text = "\u{FFFD}"
            // U+FFFE and U+FFFF are EF BF BE and EF BF BF.
            case 0xBE...0xBF
            where at >= 2 && characters[at - 1] == 0xBF && characters[at - 2] == 0xEF:
                text = "\u{FFFD}"
                range = at - 2..<at + 1
                return
            default: continue
            }
            range = at..<at + 1
            return
        }
        return nil
    }
}
