package import XML

/// Properties that are asked for by their names, each once.
package struct PropertySelection: Hashable, Sendable {
    package var names: [XMLName] = []
    /// What of CALDAV:calendar-data to return, where that is among them (RFC 4791 9.6).
    package var calendarData = CalendarDataSelection()

    /// Programs ask for some dozens.
    package static let most = 200

    package init(_ names: [XMLName] = []) {
        self.names = names
    }

    /// Whether who asks is told in which state a resource is.
    var tellsState: Bool {
        names.contains { $0 == .dav("getetag") || $0 == .caldav("calendar-data") }
    }

    /// - Parameter prop: The element DAV:prop.
    init(prop: XMLElement) throws {
        var known: Set<XMLName> = []
        for element in prop.elements where known.insert(element.name).inserted {
            guard names.count < Self.most else {
                throw DAVError(403, nil, "more than \(Self.most) properties are asked for")
            }
            names.append(element.name)
            if element.name == .caldav("calendar-data") {
                calendarData = try CalendarDataSelection(element)
            }
        }
    }
}

/// Which properties of a resource to tell (RFC 4918 9.1).
package enum PropertyRequest: Hashable, Sendable {
    /// Those of RFC 4918 and all dead ones, and beside them these, even expensive ones (RFC 4918 14.8).
    case all(including: [XMLName])
    case names
    case some(PropertySelection)
}

extension PropertyRequest {
    /// Whether who asks is told in which state a resource is.
    var tellsState: Bool {
        switch self {
        case .all: true
        case .names: false
        case .some(let selection): selection.tellsState
        }
    }

    /// The body of a PROPFIND; one without a body asks for all.
    package init(propfind body: [UInt8]) throws {
        guard let root = try XMLElement.body(body) else {
            self = .all(including: [])
            return
        }
        guard root.name == .dav("propfind") else {
            throw DAVError.malformed("the body of PROPFIND is not DAV:propfind")
        }
        guard let request = try PropertyRequest(in: root) else {
            throw DAVError.malformed("DAV:propfind asks for nothing")
        }
        self = request
    }

    /// What one of DAV:prop, DAV:propname and DAV:allprop in `element` says; `nil` where none is there.
    init?(in element: XMLElement) throws {
        let found = element.elements.filter {
            $0.name == .dav("prop") || $0.name == .dav("propname") || $0.name == .dav("allprop")
        }
        guard found.count <= 1 else {
            throw DAVError.malformed("only one of prop, propname and allprop may be there")
        }
        guard let first = found.first else { return nil }
        switch first.name.local {
        case "prop": self = .some(try PropertySelection(prop: first))
        case "propname": self = .names
        default:
            let included = element.first(.dav("include"))
            self = .all(including: try included.map(PropertySelection.init(prop:))?.names ?? [])
        }
    }
}
