import HTTPServer
import XML

extension LiveProperty {
    /// Every one that there is here; each resource has some of them.
    static let all: [LiveProperty] = basic + access + calendars + principals

    // RFC 4918 15.
    private static let basic = [
        LiveProperty(.dav("resourcetype"), isInAll: true) { node in
            switch node.kind {
            case .root, .home: .empty(.dav("collection"))
            case .principal: .empty(.dav("collection"), .dav("principal"))
            case .calendar: .empty(.dav("collection"), .caldav("calendar"))
            case .object: []
            }
        },
        LiveProperty(.dav("displayname"), isInAll: true, isKept: true) { node in
            switch node.kind {
            case .principal, .home: .text(node.owner.displayName)
            case .calendar(let calendar): .text(calendar.name)
            case .root, .object: nil
            }
        },
        LiveProperty(.dav("getetag"), isInAll: true) { node in
            node.resource.map { .text($0.quotedTag) }
        },
        LiveProperty(.dav("getcontenttype"), isInAll: true) { node in
            node.resource.map { _ in .text(CalendarResource.type) }
        },
        LiveProperty(.dav("getcontentlength"), isInAll: true) { node in
            node.resource.map { .text(String($0.bytes.count)) }
        },
        LiveProperty(.dav("getlastmodified"), isInAll: true) { node in
            node.resource.map { .text(HTTPDate.text($0.modified)) }
        },
        // RFC 3253 3.1.5.
        LiveProperty(.dav("supported-report-set")) { node in
            node.path.reports.map { report in
                let report = XMLElement(.dav("report"), [XMLElement(report)])
                return .element(XMLElement(.dav("supported-report"), [report]))
            }
        },
    ]

    // RFC 3744 4 and 5, RFC 5397.
    private static let access = [
        LiveProperty(.dav("current-user-principal")) { .href($0.owner.principal) },
        LiveProperty(.dav("principal-collection-set")) { _ in
            .href(Href(["dav"], endsInSlash: true))
        },
        LiveProperty(.dav("owner")) { node in
            if case .root = node.kind { nil } else { .href(node.owner.principal) }
        },
        LiveProperty(.dav("current-user-privilege-set")) { node in
            Privilege.held(on: node).map { .element(XMLElement(.dav("privilege"), [$0])) }
        },
        LiveProperty(.dav("supported-privilege-set")) { _ in [.element(Privilege.supported)] },
    ]

    // RFC 4791 5.2, RFC 6578 4, and what Apple's calendar server added.
    private static let calendars = [
        LiveProperty(.caldav("supported-calendar-component-set")) { node in
            node.calendar?.components.sorted().map {
                .element(XMLElement(.caldav("comp"), attributes: [.init(XMLName("", "name"), $0)]))
            }
        },
        LiveProperty(.caldav("supported-calendar-data")) { node in
            node.calendar.map { _ in
                [
                    .element(
                        XMLElement(
                            .caldav("calendar-data"),
                            attributes: [
                                .init(XMLName("", "content-type"), "text/calendar"),
                                .init(XMLName("", "version"), "2.0"),
                            ]))
                ]
            }
        },
        LiveProperty(.caldav("supported-collation-set")) { node in
            node.calendar.map { _ in
                TextMatch.Collation.allCases.map {
                    .element(XMLElement(.caldav("supported-collation"), text: $0.rawValue))
                }
            }
        },
        LiveProperty(.caldav("max-resource-size")) { node in
            node.calendar.map { _ in .text(String(CalendarObject.largest)) }
        },
        LiveProperty(.dav("sync-token")) { node in
            node.calendar.map { .text($0.syncToken) }
        },
        LiveProperty(.calendarServer("getctag")) { node in
            node.calendar.map { .text($0.syncToken) }
        },
    ]

    // RFC 4791 6.2, RFC 6638 2.4.1, RFC 3744 4.
    private static let principals = [
        LiveProperty(.caldav("calendar-home-set")) { node in
            node.isPrincipal ? .href(node.owner.home) : nil
        },
        LiveProperty(.caldav("calendar-user-address-set")) { node in
            node.isPrincipal ? .href(node.owner.principal) : nil
        },
        LiveProperty(.dav("principal-URL")) { node in
            node.isPrincipal ? .href(node.owner.principal) : nil
        },
        LiveProperty(.dav("alternate-URI-set")) { $0.isPrincipal ? [] : nil },
        LiveProperty(.dav("group-membership")) { $0.isPrincipal ? [] : nil },
    ]
}

extension CalendarNode {
    fileprivate var resource: CalendarResource? {
        if case .object(let resource, in: _) = kind { resource } else { nil }
    }

    fileprivate var calendar: CalendarCollection? {
        if case .calendar(let calendar) = kind { calendar } else { nil }
    }

    fileprivate var isPrincipal: Bool {
        if case .principal = kind { true } else { false }
    }
}

extension CalendarResource {
    static let type = "text/calendar; charset=utf-8"

    var quotedTag: String { "\"\(tag)\"" }
}

extension CalendarPath {
    var reports: [XMLName] {
        switch self {
        case .root, .principal:
            [.dav("principal-property-search"), .dav("principal-search-property-set")]
        case .home:
            [.caldav("calendar-query"), .caldav("calendar-multiget"), .caldav("free-busy-query")]
        case .calendar:
            [
                .caldav("calendar-query"), .caldav("calendar-multiget"),
                .caldav("free-busy-query"), .dav("sync-collection"),
            ]
        case .object: [.caldav("calendar-query"), .caldav("calendar-multiget")]
        case .beyond: []
        }
    }
}
