import XML

/// A property whose value the server knows (RFC 4918 4.2).
struct LiveProperty: Sendable {
    let name: XMLName
    /// Whether DAV:allprop tells it. Those of other documents than RFC 4918 should stay out (RFC 4791 5.2).
    let isInAll: Bool
    /// Whether a client may set another value, which is then kept and told.
    let isKept: Bool
    private let content: @Sendable (CalendarNode) -> [XMLElement.Node]?

    /// - Parameter content: `nil` where such a resource has no such property.
    init(
        _ name: XMLName, isInAll: Bool = false, isKept: Bool = false,
        _ content: @escaping @Sendable (CalendarNode) -> [XMLElement.Node]?
    ) {
        self.name = name
        self.isInAll = isInAll
        self.isKept = isKept
        self.content = content
    }

    func element(of node: CalendarNode) -> XMLElement? {
        if isKept, let kept = node.kept.first(where: { $0.name == name }) { return kept }
        return content(node).map { XMLElement(name, nodes: $0) }
    }

    static func named(_ name: XMLName) -> LiveProperty? { byName[name] }

    private static let byName = Dictionary(
        uniqueKeysWithValues: LiveProperty.all.map { ($0.name, $0) })
}

extension [XMLElement.Node] {
    static func text(_ text: String) -> [XMLElement.Node] { text.isEmpty ? [] : [.text(text)] }
    static func href(_ href: Href) -> [XMLElement.Node] {
        [.element(XMLElement(.dav("href"), text: href.path))]
    }
    static func empty(_ names: XMLName...) -> [XMLElement.Node] {
        names.map { .element(XMLElement($0)) }
    }
}
