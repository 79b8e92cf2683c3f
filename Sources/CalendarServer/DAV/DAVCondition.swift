package import XML

/// What must hold before or after a request, and does not: the child of DAV:error that says which
/// (RFC 4918 16).
package struct DAVCondition: Hashable, Sendable {
    package let name: XMLName
    /// What the condition is about, where it says so.
    package let content: [XMLElement]

    package init(_ name: XMLName, _ content: [XMLElement] = []) {
        self.name = name
        self.content = content
    }

    package var element: XMLElement { XMLElement(name, content) }
}

// MARK: - DAV

extension DAVCondition {
    /// RFC 4918 9.1: a listing of everything below is refused.
    package static let finiteDepth = DAVCondition(.dav("propfind-finite-depth"))
    package static let protectedProperty = DAVCondition(
        .dav("cannot-modify-protected-property"))
    /// RFC 3253 3.6.
    package static let supportedReport = DAVCondition(.dav("supported-report"))
    /// RFC 6578 3.2.
    package static let validSyncToken = DAVCondition(.dav("valid-sync-token"))
    package static let matchesWithinLimits = DAVCondition(
        .dav("number-of-matches-within-limits"))
    package static let resourceMustBeNull = DAVCondition(.dav("resource-must-be-null"))
    /// RFC 5689 3.
    package static let validResourceType = DAVCondition(.dav("valid-resourcetype"))

    /// RFC 3744 7.1.1.
    package static func needPrivilege(_ privilege: XMLName, on href: Href) -> DAVCondition {
        DAVCondition(
            .dav("need-privileges"),
            [
                XMLElement(
                    .dav("resource"),
                    [
                        XMLElement(.dav("href"), text: href.path),
                        XMLElement(.dav("privilege"), [XMLElement(privilege)]),
                    ])
            ])
    }
}

// MARK: - CalDAV

extension DAVCondition {
    // RFC 4791 5.3.2.1, of an object that is put.
    package static let validCalendarData = DAVCondition(.caldav("valid-calendar-data"))
    package static let validCalendarObject = DAVCondition(.caldav("valid-calendar-object-resource"))
    package static let supportedCalendarData = DAVCondition(.caldav("supported-calendar-data"))
    package static let supportedComponent = DAVCondition(.caldav("supported-calendar-component"))
    package static let maxResourceSize = DAVCondition(.caldav("max-resource-size"))
    package static let calendarLocation = DAVCondition(.caldav("calendar-collection-location-ok"))
    package static let maxInstances = DAVCondition(.caldav("max-instances"))

    /// Another resource of the collection has this UID.
    package static func uidConflict(with href: Href) -> DAVCondition {
        DAVCondition(.caldav("no-uid-conflict"), [XMLElement(.dav("href"), text: href.path)])
    }

    // RFC 4791 7.8, of a query.
    package static let validFilter = DAVCondition(.caldav("valid-filter"))
    package static let supportedCollation = DAVCondition(.caldav("supported-collation"))

    /// - Parameter element: What of the filter is not supported.
    package static func supportedFilter(_ element: XMLElement) -> DAVCondition {
        DAVCondition(.caldav("supported-filter"), [element])
    }
}
