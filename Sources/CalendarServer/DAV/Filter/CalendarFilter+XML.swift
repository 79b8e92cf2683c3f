import XML

extension CalendarFilter {
    /// - Parameter element: CALDAV:filter.
    /// - Throws: `valid-filter` for one that the grammar has not, `supported-filter` for what is not known
    ///   here, and `supported-collation` (RFC 4791 7.8).
    init(_ element: XMLElement) throws {
        let children = element.elements
        guard children.count == 1, children[0].name == .caldav("comp-filter") else {
            throw DAVError(403, .validFilter, "CALDAV:filter is not one CALDAV:comp-filter")
        }
        let calendar = try ComponentFilter(children[0])
        guard calendar.name == "VCALENDAR" else {
            throw DAVError(403, .validFilter, "the outermost filter is not of VCALENDAR")
        }
        self.init(calendar)
    }
}

extension ComponentFilter {
    /// Components that a time range can be asked of (RFC 4791 9.9).
    private static let timed = ["VEVENT", "VTODO", "VJOURNAL", "VFREEBUSY", "VALARM"]

    fileprivate init(_ element: XMLElement) throws {
        self.init(try element.filterName())
        for child in element.elements {
            switch child.name {
            case .caldav("is-not-defined"): isNotDefined = true
            case .caldav("time-range"):
                guard timeRange == nil, Self.timed.contains(name) else {
                    throw DAVError(403, .validFilter, "a time range is of no such component")
                }
                timeRange = try TimeRange(child, isClosed: false)
            case .caldav("prop-filter"): properties.append(try PropertyFilter(child))
            case .caldav("comp-filter"): components.append(try ComponentFilter(child))
            default: throw child.unsupported
            }
        }
        let isMore = timeRange != nil || !properties.isEmpty || !components.isEmpty
        try element.require(!(isNotDefined && isMore))
    }
}

extension PropertyFilter {
    fileprivate init(_ element: XMLElement) throws {
        self.init(try element.filterName())
        for child in element.elements {
            switch child.name {
            case .caldav("is-not-defined"): isNotDefined = true
            case .caldav("time-range"):
                try element.require(timeRange == nil && text == nil)
                timeRange = try TimeRange(child, isClosed: false)
            case .caldav("text-match"):
                try element.require(timeRange == nil && text == nil)
                text = try TextMatch(child)
            case .caldav("param-filter"): parameters.append(try ParameterFilter(child))
            default: throw child.unsupported
            }
        }
        let isMore = timeRange != nil || text != nil || !parameters.isEmpty
        try element.require(!(isNotDefined && isMore))
    }
}

extension ParameterFilter {
    fileprivate init(_ element: XMLElement) throws {
        self.init(try element.filterName())
        for child in element.elements {
            switch child.name {
            case .caldav("is-not-defined"): isNotDefined = true
            case .caldav("text-match"):
                try element.require(text == nil)
                text = try TextMatch(child)
            default: throw child.unsupported
            }
        }
        try element.require(!(isNotDefined && text != nil))
    }
}

extension TextMatch {
    fileprivate init(_ element: XMLElement) throws {
        let name = element["collation"] ?? Collation.asciiCasemap.rawValue
        // RFC 4791 7.5.1 lets a client ask for the server's own choice.
        let collation = name == "default" ? .asciiCasemap : Collation(rawValue: name)
        guard let collation else {
            throw DAVError(403, .supportedCollation, "the collation is not known here")
        }
        // Of RFC 6352 10.5.4, and no part of CalDAV.
        if let kind = element["match-type"], kind != "contains" { throw element.unsupported }
        let negation = element["negate-condition"] ?? "no"
        try element.require(negation == "yes" || negation == "no")
        self.init(element.text, collation: collation, isNegated: negation == "yes")
    }
}

extension XMLElement {
    /// In capitals, for iCalendar's names ignore case.
    fileprivate func filterName() throws -> String {
        guard let name = self["name"], !name.isEmpty else {
            throw DAVError(403, .validFilter, "CALDAV:\(local) has no name")
        }
        return name.uppercased()
    }

    /// One of ours, so that nothing of what was sent gets into an error.
    private var local: String {
        ["comp-filter", "prop-filter", "param-filter"].first { $0 == name.local } ?? "filter"
    }

    fileprivate func require(_ holds: Bool) throws {
        guard holds else {
            throw DAVError(403, .validFilter, "CALDAV:\(local) asks for what excludes each other")
        }
    }

    fileprivate var unsupported: DAVError {
        DAVError(403, .supportedFilter(self), "part of the filter is not known here")
    }
}
