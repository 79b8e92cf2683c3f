package import XML

/// One step of a PROPPATCH, or a property that a new collection is to have.
package enum PropertyChange: Hashable, Sendable {
    /// With the language that held where the property stood (RFC 4918 4.3).
    case set(XMLElement)
    case remove(XMLName)

    package var name: XMLName {
        switch self {
        case .set(let element): element.name
        case .remove(let name): name
        }
    }
}

extension PropertyChange {
    /// The body of a PROPPATCH, to be carried out in this order and all or nothing (RFC 4918 9.2).
    package static func proppatch(_ body: [UInt8]) throws -> [PropertyChange] {
        guard let root = try XMLElement.body(body), root.name == .dav("propertyupdate") else {
            throw DAVError.malformed("the body of PROPPATCH is not DAV:propertyupdate")
        }
        let changes = try changes(in: root)
        guard !changes.isEmpty else {
            throw DAVError.malformed("DAV:propertyupdate changes nothing")
        }
        return changes
    }

    /// The properties that MKCALENDAR (RFC 4791 5.3.1) or the extended MKCOL (RFC 5689 3) gives to a new
    /// collection; without a body none.
    package static func newCollection(_ body: [UInt8]) throws -> [XMLElement] {
        guard let root = try XMLElement.body(body) else { return [] }
        guard root.name == .caldav("mkcalendar") || root.name == .dav("mkcol") else {
            throw DAVError(415, nil, "the body is neither CALDAV:mkcalendar nor DAV:mkcol")
        }
        var properties: [XMLElement] = []
        for change in try changes(in: root) {
            guard case .set(let element) = change else {
                throw DAVError.malformed("a new collection has nothing to remove")
            }
            properties.append(element)
        }
        return properties
    }

    private static func changes(in root: XMLElement) throws -> [PropertyChange] {
        var changes: [PropertyChange] = []
        for step in root.elements {
            let isSet = step.name == .dav("set")
            guard isSet || step.name == .dav("remove") else { continue }
            guard let prop = step.first(.dav("prop")) else {
                throw DAVError.malformed("DAV:\(isSet ? "set" : "remove") has no DAV:prop")
            }
            let language = prop[.language] ?? step[.language] ?? root[.language]
            for element in prop.elements {
                changes.append(
                    isSet ? .set(element.inheriting(language: language)) : .remove(element.name))
            }
        }
        return changes
    }
}

extension XMLElement {
    fileprivate func inheriting(language: String?) -> XMLElement {
        guard let language, self[.language] == nil else { return self }
        var element = self
        element.attributes.append(Attribute(.language, language))
        return element
    }
}
