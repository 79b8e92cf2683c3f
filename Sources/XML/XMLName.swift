/// The name of an element or an attribute, whatever prefix it was written with.
package struct XMLName: Hashable, Sendable {
    /// Empty for a name that is in none.
    package let namespace: String
    package let local: String

    package init(_ namespace: String, _ local: String) {
        self.namespace = namespace
        self.local = local
    }
}

extension XMLName {
    package static func dav(_ local: String) -> XMLName { XMLName("DAV:", local) }

    /// CalDAV (RFC 4791).
    package static func caldav(_ local: String) -> XMLName {
        XMLName("urn:ietf:params:xml:ns:caldav", local)
    }

    /// What Apple's calendar server added, such as `getctag`.
    package static func calendarServer(_ local: String) -> XMLName {
        XMLName("http://calendarserver.org/ns/", local)
    }

    /// What Apple's calendar program stores, such as `calendar-color`.
    package static func apple(_ local: String) -> XMLName {
        XMLName("http://apple.com/ns/ical/", local)
    }

    package static let language = XMLName("http://www.w3.org/XML/1998/namespace", "lang")
}
