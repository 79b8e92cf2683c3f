import CalendarModel
import CalendarServer
import CivilDate
import CycleModel
import ICalendar
import LogStore
import Secrets
import Synchronization

/// What one app password of one person shows and lets change, during one request.
final class StoreAccount: CalendarAccount {
    let source: StoreCalendars
    let store: LogStore
    let person: Person
    let password: AppPassword
    let contents: CalendarContents
    /// Seconds since 1970.
    let now: Int64
    let id: String
    private let seen = Mutex<CycleView?>(nil)

    init(
        _ source: StoreCalendars, store: LogStore, person: Person,
        password: AppPassword, contents: CalendarContents, now: Int64
    ) {
        self.source = source
        self.store = store
        self.person = person
        self.password = password
        self.contents = contents
        self.now = now
        id = Self.id(of: person)
    }

    /// The same for all passwords of a person, and nobody can tell whose it is.
    private static func id(of person: Person) -> String {
        guard let seed = Seed(person.seed) else { return "0" }
        let digits = Array("abcdefghijklmnopqrstuvwxyz234567".utf8)
        let digest = KeyedHash(seed).digest(of: "caldav account")
        return String(decoding: digest.prefix(26).map { digits[Int($0 & 31)] }, as: UTF8.self)
    }

    var displayName: String { person.name }

    var isReadOnly: Bool { password.isReadOnly }

    var zones: CalendarZones {
        let zone = (try? view())?.subject.settings.timeZone
        return CalendarZones(floating: zone.map { KnownOffsets.of($0) } ?? ZoneOffsets()) { name in
            TimeZoneName(name).map { KnownOffsets.of($0) }
        }
    }

    // MARK: The cycle calendar

    static let cycle = StoredCalendar.cycleName

    /// The cycle calendar at the moment at which this request looked at it first.
    func view() throws(CalendarFailure) -> CycleView {
        if let view = seen.withLock({ $0 }) { return view }
        let view = try source.lane(person).lock.withLock { (_) throws(CalendarFailure) in
            try currentView()
        }
        seen.withLock { $0 = view }
        return view
    }

    /// What this request looks at next is as it is after its own change.
    func lookAgain() { seen.withLock { $0 = nil } }

    /// The cycle calendar of this moment; to be asked for in the person's lane.
    func currentView() throws(CalendarFailure) -> CycleView {
        try working {
            let calendar = try store.cycleCalendar(of: person.id)
            let rows = try store.hiddenChanges(of: person.id, since: -1)
            let subject = try source.subject(person, now, store)
            let published = try source.published(
                contents, channel: contents.channel(for: subject), for: subject, person: person,
                store)
            let names = try store.eventNames(for: password.id)
            return CycleView(
                subject: subject, published: published, calendar: calendar, rows: rows,
                names: ProgramNames(names))
        }
    }

    /// Remembers what a client has seen of the cycle, against which its edits are held.
    func noteFetch(_ moment: EditionMoment) {
        store.noteUse(
            of: password, at: now,
            fetching: .init(entry: Int(moment.entry), day: Int(moment.day.number)))
    }

    // MARK: Failures

    /// Whatever goes wrong in the store is told to whoever runs the server; the client is told to come again.
    func working<Value>(
        _ body: () throws -> Value
    ) throws(CalendarFailure) -> Value {
        do {
            return try body()
        } catch {
            source.report(error, now)
            throw .unavailable
        }
    }

    /// The same for what the store refuses for a reason.
    func keeping<Value>(
        _ body: () throws -> Value
    ) throws(CalendarFailure) -> Value {
        do {
            return try body()
        } catch {
            switch (error as? StoreError)?.reason {
            case .noSuchCalendar: throw .notFound
            case .noRoom:
                throw .refused(
                    DAVError(
                        507, DAVCondition(.dav("quota-not-exceeded")),
                        "there is no room for more in these calendars"))
            case .calendarNameTaken:
                throw .refused(
                    DAVError(405, .resourceMustBeNull, "there is a calendar of this name"))
            case .badCalendarName:
                throw .refused(DAVError(403, nil, "a calendar can't have this name"))
            default:
                source.report(error, now)
                throw .unavailable
            }
        }
    }
}

/// Zones that were asked for before: to find when their clocks change takes a while.
private enum KnownOffsets {
    private static let known = Mutex<[String: ZoneOffsets]>([:])

    static func of(_ zone: TimeZoneName) -> ZoneOffsets {
        if let offsets = known.withLock({ $0[zone.id] }) { return offsets }
        let offsets = ZoneOffsets(zone.history)
        known.withLock { $0[zone.id] = offsets }
        return offsets
    }
}
