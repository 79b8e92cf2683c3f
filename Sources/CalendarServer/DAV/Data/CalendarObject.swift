package import ICalendar

/// What one resource of a calendar holds: an entry, with all its exceptions (RFC 4791 4.1).
///
/// The bytes stay as they were sent; nothing is ever written from what was read of them.
package struct CalendarObject: Sendable {
    package let bytes: [UInt8]
    package let calendar: Component
    /// `VEVENT`, `VTODO`, `VJOURNAL` or `VFREEBUSY`.
    package let kind: String
    package let uid: String

    package static let kinds: Set<String> = ["VEVENT", "VTODO", "VJOURNAL", "VFREEBUSY"]
    /// Bytes; a photograph in an invitation needs some.
    package static let largest = 1 << 20
    /// Exceptions of one series; more are the work of a machine.
    static let mostEntries = 2_000

    /// - Parameter kinds: Which kinds of entries the calendar takes.
    /// - Throws: The condition of RFC 4791 5.3.2.1 that the object breaks.
    package init(_ bytes: [UInt8], kinds: Set<String> = Self.kinds) throws {
        guard bytes.count <= Self.largest else {
            throw Self.tooLarge
        }
        try self.init(read: bytes)
        let entries = entries
        guard entries.allSatisfy({ $0.name == kind }) else {
            throw Self.broken("it holds entries of more than one kind")
        }
        guard kinds.contains(kind) else {
            throw DAVError(
                403, .supportedComponent, "entries of this kind are not kept in this calendar")
        }
        guard calendar.first("METHOD") == nil else {
            throw Self.broken("it is a message of a kind (METHOD), not an entry")
        }
        guard entries.count <= Self.mostEntries else {
            throw DAVError(403, .maxInstances, "it has more than \(Self.mostEntries) entries")
        }
        try Self.checkUIDs(entries)
        try Self.checkTimes(entries, calendar)
    }

    /// An object that is kept, which was found right when it was put; `nil` where it can't be read.
    ///
    /// - Parameter work: To read it takes from that.
    init?(kept bytes: [UInt8], work: ReportWork) {
        work.spend(bytes.count)
        try? self.init(read: bytes)
    }

    private init(read bytes: [UInt8]) throws {
        calendar = try Self.read(bytes)
        self.bytes = bytes
        let entries = calendar.components.filter { $0.name != "VTIMEZONE" }
        guard let kind = entries.first?.name else {
            throw Self.broken("it holds no entry")
        }
        self.kind = kind
        uid = entries.first?.first("UID")?.text ?? ""
    }

    private var entries: [Component] { calendar.components.filter { $0.name != "VTIMEZONE" } }

    package static let tooLarge = DAVError(
        403, .maxResourceSize, "it has more than \(largest) bytes")

    private static func broken(_ why: String) -> DAVError {
        DAVError(403, .validCalendarObject, why)
    }

    private static func unreadable(_ why: String) -> DAVError {
        DAVError(403, .validCalendarData, why)
    }

    private static func read(_ bytes: [UInt8]) throws -> Component {
        // XML has no character for most of them, so that no report could tell of them as they are.
        guard !bytes.contains(where: { $0 < 0x20 && $0 != 0x0D && $0 != 0x0A && $0 != 0x09 }),
            String(validating: bytes, as: UTF8.self) != nil
        else { throw unreadable("it is not text in UTF-8") }
        let parsed: CalendarStream
        do {
            parsed = try ICSReader.read(bytes)
        } catch {
            throw unreadable("\(error)")
        }
        guard parsed.calendars.count == 1, let calendar = parsed.calendars.first else {
            throw unreadable("it holds more than one VCALENDAR")
        }
        for problem in parsed.problems {
            // A long attachment is kept like all the rest, though nothing is read of it.
            if case .lineTooLong = problem.reason { continue }
            throw unreadable("\(problem)")
        }
        if let version = calendar.first("VERSION"), version.raw != "2.0" {
            throw DAVError(403, .supportedCalendarData, "it is not of iCalendar's version 2.0")
        }
        return calendar
    }

    private static func checkUIDs(_ entries: [Component]) throws {
        var common: String?
        for entry in entries {
            guard let uid = entry.first("UID")?.text, !uid.isEmpty else {
                throw broken("an entry has no UID")
            }
            guard common ?? uid == uid else { throw broken("its entries have different UIDs") }
            common = uid
        }
    }

    private static func checkTimes(_ entries: [Component], _ calendar: Component) throws {
        let clock = ObjectClock(
            calendar, zones: CalendarZones(), years: calendar.years(including: []))
        var times: Set<Int64?> = []
        for entry in entries {
            for name in ["DTSTART", "DTEND", "DUE", "RECURRENCE-ID"] {
                guard let property = entry.first(name) else { continue }
                guard (try? property.dateTime()) != nil else {
                    throw unreadable("\(property.line): \(name) is not a date")
                }
            }
            if let property = entry.first("DURATION"),
                (try? property.duration(isStrict: false)) == nil
            {
                throw unreadable("\(property.line): DURATION is not a duration")
            }
            guard entry.name != "VEVENT" || entry.first("DTSTART") != nil else {
                throw unreadable("\(entry.line): VEVENT has no DTSTART")
            }
            let time = entry.first("RECURRENCE-ID").flatMap { clock.times($0).first }
            guard times.insert(time?.moment).inserted else {
                throw broken("two entries stand for the same time of the series")
            }
        }
    }
}
