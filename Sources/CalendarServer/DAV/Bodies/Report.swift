import XML

/// The body of a REPORT.
package enum Report: Hashable, Sendable {
    case calendarQuery(CalendarQuery)
    case calendarMultiget(CalendarMultiget)
    case syncCollection(SyncCollection)
    /// RFC 4791 7.10.
    case freeBusyQuery(TimeRange)
    case principalSearch(PrincipalSearch)
    /// RFC 3744 9.5: by which properties principals can be looked for.
    case principalSearchProperties
}

/// RFC 4791 7.8.
package struct CalendarQuery: Hashable, Sendable {
    package var properties: PropertyRequest
    package var filter: CalendarFilter
    /// A calendar with the zone that floating times are in, where the client names it so (9.8).
    package var zone: String?
}

/// RFC 4791 7.9.
package struct CalendarMultiget: Hashable, Sendable {
    package var properties: PropertyRequest
    /// As they were sent, for each is answered under its own name.
    package var hrefs: [String]

    package init(properties: PropertyRequest, hrefs: [String]) {
        self.properties = properties
        self.hrefs = hrefs
    }
}

/// RFC 6578 3.2.
package struct SyncCollection: Hashable, Sendable {
    package enum Level: Hashable, Sendable {
        case one, infinite
    }

    package var properties: PropertySelection
    /// Empty for a first sync.
    package var token: String
    /// `nil` where the client leaves it to Depth, as it did before RFC 6578 was one.
    package var level: Level?
    /// The most members to tell of (RFC 5323 5.17).
    package var limit: Int?

    package init(
        properties: PropertySelection, token: String, level: Level? = nil, limit: Int? = nil
    ) {
        self.properties = properties
        self.token = token
        self.level = level
        self.limit = limit
    }
}

extension Report {
    package init(_ body: [UInt8]) throws {
        guard let root = try XMLElement.body(body) else {
            throw DAVError.malformed("REPORT needs a body")
        }
        switch root.name {
        case .caldav("calendar-query"): self = .calendarQuery(try CalendarQuery(root))
        case .caldav("calendar-multiget"): self = .calendarMultiget(try CalendarMultiget(root))
        case .dav("sync-collection"): self = .syncCollection(try SyncCollection(root))
        case .caldav("free-busy-query"):
            let ranges = root.elements.filter { $0.name == .caldav("time-range") }
            guard ranges.count == 1 else {
                throw DAVError.malformed("CALDAV:free-busy-query is not of one time range")
            }
            self = .freeBusyQuery(try TimeRange(ranges[0], isClosed: false))
        case .dav("principal-property-search"):
            self = .principalSearch(try PrincipalSearch(root))
        case .dav("principal-search-property-set"): self = .principalSearchProperties
        default: throw DAVError(403, .supportedReport, "there is no such report here")
        }
    }
}

extension CalendarQuery {
    fileprivate init(_ root: XMLElement) throws {
        let filters = root.elements.filter { $0.name == .caldav("filter") }
        guard filters.count == 1 else {
            throw DAVError(403, .validFilter, "CALDAV:calendar-query has not one CALDAV:filter")
        }
        self.init(
            properties: try PropertyRequest(in: root) ?? .some(PropertySelection()),
            filter: try CalendarFilter(filters[0]),
            zone: root.first(.caldav("timezone"))?.text)
    }
}

extension CalendarMultiget {
    fileprivate init(_ root: XMLElement) throws {
        let hrefs = root.elements.filter { $0.name == .dav("href") }.map(\.trimmedText)
        guard !hrefs.isEmpty else {
            throw DAVError.malformed("CALDAV:calendar-multiget names no href")
        }
        self.init(
            properties: try PropertyRequest(in: root) ?? .some(PropertySelection()),
            hrefs: hrefs)
    }
}

extension SyncCollection {
    fileprivate init(_ root: XMLElement) throws {
        let level: Level?
        switch root.first(.dav("sync-level"))?.trimmedText {
        case "1": level = .one
        case "infinite", "infinity": level = .infinite
        case nil: level = nil
        default: throw DAVError.malformed("DAV:sync-level is neither 1 nor infinite")
        }
        var limit: Int?
        if let element = root.first(.dav("limit")) {
            guard let number = element.first(.dav("nresults")).flatMap({ Int($0.trimmedText) }),
                number > 0
            else { throw DAVError.malformed("DAV:nresults is not a number over 0") }
            limit = number
        }
        guard let prop = root.first(.dav("prop")) else {
            throw DAVError.malformed("DAV:sync-collection has no DAV:prop")
        }
        self.init(
            properties: try PropertySelection(prop: prop),
            token: root.first(.dav("sync-token"))?.trimmedText ?? "", level: level, limit: limit)
    }
}
