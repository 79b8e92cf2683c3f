/// An element with all that is in it; comments and processing instructions are gone.
package struct XMLElement: Hashable, Sendable {
    package struct Attribute: Hashable, Sendable {
        package var name: XMLName
        package var value: String

        package init(_ name: XMLName, _ value: String) {
            self.name = name
            self.value = value
        }
    }

    package enum Node: Hashable, Sendable {
        case element(XMLElement)
        /// Never empty, and never beside another text.
        case text(String)
    }

    package var name: XMLName
    package var attributes: [Attribute]
    package var nodes: [Node]

    package init(_ name: XMLName, attributes: [Attribute] = [], nodes: [Node] = []) {
        self.name = name
        self.attributes = attributes
        self.nodes = nodes
    }

    package init(_ name: XMLName, _ elements: [XMLElement]) {
        self.init(name, nodes: elements.map(Node.element))
    }

    package init(_ name: XMLName, text: String) {
        self.init(name, nodes: text.isEmpty ? [] : [.text(text)])
    }
}

extension XMLElement {
    package var elements: [XMLElement] {
        nodes.compactMap { if case .element(let element) = $0 { element } else { nil } }
    }

    package func first(_ name: XMLName) -> XMLElement? {
        for case .element(let element) in nodes where element.name == name { return element }
        return nil
    }

    /// The text that stands in this element itself, not in those inside it.
    package var text: String {
        var text = ""
        for case .text(let piece) in nodes { text += piece }
        return text
    }

    /// `text` without the blanks around it.
    package var trimmedText: String {
        let scalars = text.unicodeScalars
        guard let first = scalars.firstIndex(where: { !$0.isXMLBlank }),
            let last = scalars.lastIndex(where: { !$0.isXMLBlank })
        else { return "" }
        return String(scalars[first...last])
    }

    /// The value of an attribute that is in no namespace.
    package subscript(attribute: String) -> String? { self[XMLName("", attribute)] }

    package subscript(attribute: XMLName) -> String? {
        attributes.first { $0.name == attribute }?.value
    }
}

extension Unicode.Scalar {
    fileprivate var isXMLBlank: Bool {
        self == " " || self == "\t" || self == "\n" || self == "\r"
    }
}
