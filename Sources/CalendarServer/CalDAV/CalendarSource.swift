package import ICalendar
package import XML

/// Where the accounts come from that a CalDAV server lets in.
///
/// Threads ask at the same time. A password that opens nothing must cost what one costs that does.
package protocol CalendarSource: Sendable {
    /// The account that an app password opens at `now`, in seconds since 1970.
    func signIn(password: Substring, now: Int64) -> SignIn
}

package enum SignIn: Sendable {
    case account(any CalendarAccount)
    /// No app password, or none any more.
    case unknown
    /// The store cannot be asked at the moment.
    case unavailable
}

/// What one app password shows and lets change: the calendars of one person, at one moment.
///
/// Nothing of another person can be reached through it. A value of it serves one request.
/// What throws, throws `CalendarFailure` or an error that `failure(for:)` turns into one.
package protocol CalendarAccount: Sendable {
    /// Stands in every path of this account and tells nothing: lower-case letters and digits.
    var id: String { get }
    var displayName: String { get }
    /// Whether this password may change nothing at all.
    var isReadOnly: Bool { get }
    /// Of times that name no zone, and of zones that come without their definition.
    var zones: CalendarZones { get }

    func calendars() throws -> [CalendarCollection]
    /// `nil` where there is no calendar of that name.
    func calendar(_ name: String) throws -> CalendarCollection?

    /// The resources of these names that are there, in the order of their names, to be shown to the program.
    func resources(of calendar: String, named names: Set<String>) throws -> [CalendarResource]

    /// What a write is held against; the program is not shown it.
    func unshownResource(at place: CalendarPlace) throws -> CalendarResource?

    /// The next resources of a calendar whose names come after `name`, in the order of their UTF-8: as many as are
    /// to be in memory at one time, and none only at the end. `noteShown` says which of them a program is shown.
    func resources(of calendar: String, after name: String) throws -> [CalendarResource]

    /// Remembers which of the resources that `resources(of:after:)` gave were shown to the program, each with its state.
    ///
    /// - Parameters:
    ///   - names: `nil` for all of the calendar.
    ///   - gone: Whether the program can tell which ones are gone.
    func noteShown(_ names: Set<String>?, andGone gone: Bool, of calendar: String) throws

    /// What changed since the moment of `token`, which may be any text; `nil` for a token that was never
    /// given out for this calendar or whose moment is forgotten (RFC 6578 3.2).
    func changes(of calendar: String, since token: String) throws -> CalendarChanges?

    /// Puts a resource, if `condition` holds for the ETag of what is there, in one transaction with that
    /// check; it is on the disk when this returns.
    func put(
        _ object: CalendarObject, as name: String, in calendar: String,
        if condition: WriteCondition
    ) throws -> PutOutcome

    /// The same for taking a resource away; one that is not there is looked for after the check.
    func delete(_ name: String, of calendar: String, if condition: WriteCondition) throws

    /// Moves a resource to another place, if `condition` holds for its ETag and `vacancy` for that of what is
    /// there, which it replaces. At no moment is it nowhere.
    func move(
        _ resource: CalendarPlace, to place: CalendarPlace, if condition: WriteCondition,
        replacing vacancy: WriteCondition
    ) throws -> PutOutcome

    /// Makes a calendar for entries of these kinds, with these properties.
    func makeCalendar(_ name: String, components: Set<String>, properties: [XMLElement]) throws

    func deleteCalendar(_ name: String) throws

    /// Sets (an element) and removes (a name) properties in this order, all of them or none; to remove one
    /// that is not there is no mistake.
    func change(_ changes: [PropertyChange], of calendar: String) throws

    /// What a client is told of an error; whoever runs the server is told of one that is not the client's fault.
    func failure(for error: any Error) -> CalendarFailure
}

extension CalendarAccount {
    package func unshownResource(at place: CalendarPlace) throws -> CalendarResource? {
        try resources(of: place.calendar, named: [place.name]).first
    }

    package func noteShown(_ names: Set<String>?, andGone gone: Bool, of calendar: String) throws {}

    /// Calls `body` with all resources of a calendar whose names come after `name`, a few of them in memory at a
    /// time, until it refuses another one.
    ///
    /// - Parameter areShown: Whether the program is told of all of them in which state they are, once all are wanted.
    /// - Returns: Whether it wanted all.
    package func eachResource(
        of calendar: String, after name: String = "", areShown: Bool = true,
        _ body: (CalendarResource) throws -> Bool
    ) throws -> Bool {
        var last = name
        while true {
            let resources = try resources(of: calendar, after: last)
            guard let end = resources.last?.name else {
                if areShown, name.isEmpty { try noteShown(nil, andGone: true, of: calendar) }
                return true
            }
            guard try resources.allSatisfy(body) else { return false }
            last = end
        }
    }

    package func failure(for error: any Error) -> CalendarFailure {
        error as? CalendarFailure ?? .unavailable
    }
}

package struct CalendarCollection: Hashable, Sendable {
    /// The last part of its path, decoded.
    package var name: String
    /// Which entries it takes: `VEVENT`, `VTODO`…
    package var components: Set<String>
    /// Whether this password may change what is in it.
    package var isReadOnly: Bool
    /// The one that is computed: it cannot be deleted.
    package var isCycle: Bool
    /// Changes whenever a resource does; a URI (RFC 6578 4).
    package var syncToken: String
    /// What is kept of it: displayname, calendar-color, and all that clients set.
    package var properties: [XMLElement]

    package init(
        name: String, components: Set<String>, isReadOnly: Bool, isCycle: Bool, syncToken: String,
        properties: [XMLElement]
    ) {
        self.name = name
        self.components = components
        self.isReadOnly = isReadOnly
        self.isCycle = isCycle
        self.syncToken = syncToken
        self.properties = properties
    }
}

/// Where a resource lies, or may come to lie.
package struct CalendarPlace: Hashable, Sendable {
    package var calendar: String
    package var name: String

    package init(_ calendar: String, _ name: String) {
        self.calendar = calendar
        self.name = name
    }
}

package struct CalendarResource: Hashable, Sendable {
    /// The last part of its path, decoded.
    package var name: String
    /// A strong ETag without its quotes: other bytes, another tag.
    package var tag: String
    package var bytes: [UInt8]
    /// Seconds since 1970-01-01T00:00:00Z.
    package var modified: Int64

    package init(name: String, tag: String, bytes: [UInt8], modified: Int64) {
        self.name = name
        self.tag = tag
        self.bytes = bytes
        self.modified = modified
    }
}

package struct CalendarChanges: Sendable {
    package var changed: [CalendarResource]
    package var removed: [String]
    /// The token of this moment.
    package var token: String

    package init(changed: [CalendarResource], removed: [String], token: String) {
        self.changed = changed
        self.removed = removed
        self.token = token
    }
}

package struct PutOutcome: Hashable, Sendable {
    package var isNew: Bool
    /// Of the resource, where GET gives the bytes that were sent; else `nil` (RFC 4791 5.3.4).
    package var tag: String?

    package init(isNew: Bool, tag: String?) {
        self.isNew = isNew
        self.tag = tag
    }
}

package enum CalendarFailure: Error, Hashable, Sendable {
    /// There is no such calendar or resource.
    case notFound
    /// The condition did not hold.
    case conditionFailed
    /// Not carried out, with what the client is to be told: the status, the precondition that was broken,
    /// and a sentence for the person.
    case refused(DAVError)
    /// Another resource of the calendar has this UID already.
    case uidTaken(by: String)
    /// The store cannot be reached or written at the moment.
    case unavailable
}
