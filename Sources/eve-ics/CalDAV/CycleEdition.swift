import CalendarModel
import CalendarServer
import CivilDate
import CycleModel
import ICSExport
import ICalendar
import LogStore
import Secrets

/// The moment that a cycle calendar is of: the last entry of her journal, and the day that is today.
struct EditionMoment: Hashable, Sendable {
    var entry: Int64
    var day: Day
}

/// The cycle calendar at one moment, as those passwords see it that show the same contents.
///
/// A pure function of journal, day and contents, so that an earlier one can be had again at any time. The
/// versions of its events are no part of it.
final class CycleEdition: Sendable {
    let moment: EditionMoment
    /// The log that it was made from with its events, in the order of their days.
    let calendar: ServedCalendar
    /// Under which its events' versions are kept, and what was served is remembered.
    let channel: String
    let record: ServedRecord
    let isNeutral: Bool
    /// Of each event's content, in the same order.
    let fingerprints: [[UInt8]]
    private let zone: ZoneHistory?
    private let places: [String: Int]
    private let digest: @Sendable ([UInt8]) -> [UInt8]

    init(_ contents: CalendarContents, for subject: Subject) {
        let edition = Edition(contents, for: subject)
        let naming = subject.naming
        moment = subject.editionMoment
        channel = Self.channel(of: contents, naming)
        calendar = ServedCalendar(
            uid: naming.calendarUID(channel), log: subject.log, events: edition.events,
            reminders: edition.options.reminders)
        record = edition.record(of: channel)
        isNeutral = edition.options.titles.isNeutral
        fingerprints = edition.events.map { naming.fingerprint(of: $0.content) }
        zone = edition.zone
        var places: [String: Int] = [:]
        places.reserveCapacity(edition.events.count)
        for (place, event) in edition.events.enumerated() { places[event.uid] = place }
        self.places = places
        digest = { naming.fingerprint(of: $0) }
    }

    /// Equal contents are served as one calendar, whoever has the password; nobody else can tell them from it.
    static func channel(of contents: CalendarContents, _ naming: EventNaming) -> String {
        let digest = naming.fingerprint(of: Array("caldav \(contents)".utf8))
        return "caldav \(Array(digest.prefix(5)).hexadecimal)"
    }

    var events: [CalendarEvent] { calendar.events }

    /// Where the event of this UID stands among `events`.
    subscript(uid: String) -> Int? { places[uid] }

    /// The events as the store knows them.
    var rendered: [RenderedEvent] {
        zip(events, fingerprints).map { RenderedEvent(uid: $0.uid, hash: $1) }
    }

    /// - Parameter version: As the store has it for the event's content.
    func resource(
        at place: Int, version: CalendarModel.EventVersion
    ) -> CalendarResource {
        let event = events[place]
        let bytes = ICSWriter.object(event, version, isNeutral: isNeutral, zone: zone)
        return CalendarResource(
            name: CycleNames.resource(of: event.uid), tag: digest(bytes).hexadecimal,
            bytes: bytes, modified: version.modified)
    }
}

/// How the resources of the cycle calendar are called.
enum CycleNames {
    static func resource(of uid: String) -> String { "\(uid).ics" }

    /// The UID that a resource of ours with this name would have.
    static func uid(of name: String) -> String? {
        name.hasSuffix(".ics") ? String(name.dropLast(4)) : nil
    }
}

extension Subject {
    var editionMoment: EditionMoment { EditionMoment(entry: lastEntry, day: today) }
}
