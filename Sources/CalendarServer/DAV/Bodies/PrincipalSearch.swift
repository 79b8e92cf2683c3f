package import XML

/// A search for people by what is known of them (RFC 3744 9.4).
package struct PrincipalSearch: Hashable, Sendable {
    package struct Criterion: Hashable, Sendable {
        package var names: [XMLName]
        /// Has to be in one of the properties, whatever its case.
        package var text: String
    }

    package var criteria: [Criterion] = []
    /// Whether one criterion is enough.
    package var takesAny: Bool
    package var properties: PropertySelection

    init(_ root: XMLElement) throws {
        takesAny = root["test"] == "anyof"
        properties = try root.first(.dav("prop")).map(PropertySelection.init(prop:)) ?? .init()
        for search in root.elements where search.name == .dav("property-search") {
            guard let prop = search.first(.dav("prop")), let match = search.first(.dav("match"))
            else { throw DAVError.malformed("DAV:property-search has no DAV:prop or no DAV:match") }
            let names = try PropertySelection(prop: prop).names
            criteria.append(Criterion(names: names, text: match.text))
        }
    }
}
