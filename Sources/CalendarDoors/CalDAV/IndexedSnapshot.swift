package import CalendarModel
import CalendarServer
package import CivilDate
package import CyclePipeline
import Messages
import Secrets
import Store

/// The moment that a cycle calendar is of: the last entry of the journal, and the day that is today.
package struct SnapshotMoment: Hashable, Sendable {
    package var entry: Int64
    package var day: Day

    package init(entry: Int64, day: Day) {
        self.entry = entry
        self.day = day
    }
}

extension PersonState {
    var snapshotMoment: SnapshotMoment { SnapshotMoment(entry: lastEntry, day: today) }
}

/// The cycle calendar at one moment, as those passwords see it that show the same options, with its events found by
/// their UIDs.
///
/// The versions of its events are no part of it.
package final class IndexedSnapshot: Sendable {
    package let snapshot: CalendarSnapshot
    package let moment: SnapshotMoment
    /// What an edit is held against.
    let served: ServedCalendar
    /// Of each event's content, in the same order.
    let fingerprints: [[UInt8]]
    /// Of all that the events say: the same on two days and before and after an entry that changes none of them.
    let digest: String
    private let indices: [String: Int]

    package init(_ options: CalendarOptions, for person: PersonState) {
        let name = Self.rendition(of: options, person.naming)
        snapshot = Forward.snapshot(of: person, options, as: name)
        moment = person.snapshotMoment
        served = snapshot.served
        fingerprints = snapshot.fingerprints
        var indices: [String: Int] = [:]
        indices.reserveCapacity(snapshot.events.count)
        for (index, event) in snapshot.events.enumerated() { indices[event.uid] = index }
        self.indices = indices
        let contents = zip(snapshot.events, fingerprints).map { "\($0.uid) \($1.hexadecimal)" }
        digest = person.naming.tag(of: Array("shown \(name) \(contents)".utf8))
    }

    /// Equal options are served as one calendar, whoever has the password; nobody else can tell them from it.
    static func rendition(of options: CalendarOptions, _ naming: EventNaming) -> String {
        let digest = naming.fingerprint(of: Array("caldav \(options)".utf8))
        return "caldav \(Array(digest.prefix(5)).hexadecimal)"
    }

    /// Under which its events' versions are kept, and what was served is remembered.
    package var rendition: String { snapshot.name }

    package var events: [CalendarEvent] { snapshot.events }

    package var isNeutral: Bool { snapshot.isNeutral }
    var language: Language { snapshot.options.language }

    /// The index of the event of this UID among `events`.
    package subscript(uid: String) -> Int? { indices[uid] }

    /// The events as the store knows them.
    var rendered: [RenderedEvent] {
        zip(events, fingerprints).map { RenderedEvent(uid: $0.uid, hash: $1) }
    }

    /// - Parameters:
    ///   - version: As the store has it for the event's content.
    ///   - event: The event with what is no part of its content, if there is any.
    func resource(
        at index: Int, version: EventVersion, as event: CalendarEvent? = nil
    ) -> CalendarResource {
        let event = event ?? events[index]
        let bytes = Forward.bytes(event, version, of: snapshot)
        return CalendarResource(
            name: CycleNames.resource(of: event.uid),
            tag: "\(snapshot.person.naming.tag(of: bytes))\(mark(ofContentAt: index))",
            bytes: bytes, modified: version.modified)
    }

    /// What a tag says of the event's content, whatever its version: it tells the event of an earlier snapshot again.
    func mark(ofContentAt index: Int) -> String { ".\(fingerprints[index].hexadecimal)" }

    /// Whether this one has the event at `index` of `other` with the same content.
    func shows(_ other: IndexedSnapshot, at index: Int) -> Bool {
        self[other.events[index].uid].map { fingerprints[$0] == other.fingerprints[index] }
            ?? false
    }
}

/// What the resources of the cycle calendar are called.
enum CycleNames {
    static func resource(of uid: String) -> String { "\(uid).ics" }

    /// The UID that a resource of ours with this name would have.
    static func uid(of name: String) -> String? {
        name.hasSuffix(".ics") ? String(name.dropLast(4)) : nil
    }
}

extension EventNaming {
    /// An entity tag: other bytes, another tag, and nobody without the seed can make it.
    func tag(of bytes: [UInt8]) -> String { fingerprint(of: bytes).hexadecimal }
}
