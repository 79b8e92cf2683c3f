/// How often an event has changed, and when last.
package struct EventVersion: Equatable, Sendable {
    /// RFC 5545 3.8.7.4.
    package var sequence: Int
    /// Seconds since 1970-01-01T00:00:00Z; DTSTAMP and LAST-MODIFIED both.
    package var modified: Int64

    package init(sequence: Int, modified: Int64) {
        self.sequence = sequence
        self.modified = modified
    }
}

/// A calendar as it is handed out: events with their versions, and what is said of it as a whole.
package struct PublishedCalendar: Equatable, Sendable {
    package var uid: String
    package var name: String
    /// A sentence on what the calendar is; left out of a neutral one.
    package var summary: String?
    /// The address at which it can be read again, as a feed says of itself (RFC 7986 5.8).
    package var source: String?
    /// Whether programs subscribe to it. A feed names itself as programs did before RFC 7986 had a `UID` for
    /// calendars: vdirsyncer takes that for the UID of each event in it, and of all events keeps one.
    package var isFeed: Bool
    /// A neutral calendar does not tell what program made it.
    package var isNeutral: Bool
    package var events: [(event: CalendarEvent, version: EventVersion)]

    package init(
        uid: String, name: String, summary: String?, source: String? = nil, isFeed: Bool = false,
        isNeutral: Bool, events: [(event: CalendarEvent, version: EventVersion)]
    ) {
        self.uid = uid
        self.name = name
        self.summary = summary
        self.source = source
        self.isFeed = isFeed
        self.isNeutral = isNeutral
        self.events = events
    }

    package static func == (left: PublishedCalendar, right: PublishedCalendar) -> Bool {
        left.uid == right.uid && left.name == right.name && left.summary == right.summary
            && left.source == right.source && left.isFeed == right.isFeed
            && left.isNeutral == right.isNeutral
            && left.events.elementsEqual(right.events) {
                $0.event == $1.event && $0.version == $1.version
            }
    }
}
