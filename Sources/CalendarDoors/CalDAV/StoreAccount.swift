import CalendarModel
import CalendarServer
import CivilDate
import CycleAlarms
import CycleModel
import CyclePipeline
import Household
import ICalendar
import Secrets
import Store
import Synchronization
import XML

/// What one app password of one person shows and lets change, during one request.
final class StoreAccount: CalendarAccount {
    let source: StoreCalendars
    let household: Household
    let person: Person
    let password: Grant
    let options: CalendarOptions
    /// Seconds since 1970.
    let now: Int64
    let id: String
    let ownCalendars: OwnCalendars
    private let looked = Mutex<CycleCollection?>(nil)
    /// Calendars as this request found them when it read of them first.
    let read = Mutex<[String: StoredCalendar]>([:])

    init(
        _ source: StoreCalendars, _ household: Household, person: Person, password: Grant,
        options: CalendarOptions, now: Int64
    ) {
        self.source = source
        self.household = household
        self.person = person
        self.password = password
        self.options = options
        self.now = now
        id = person.accountID
        ownCalendars = OwnCalendars(
            source: source, household: household, person: person, password: password, now: now)
    }

    var store: any Store { household.store }

    var displayName: String {
        options.titles.isNeutral ? Settings.neutralCalendarName : person.name
    }

    var isReadOnly: Bool { password.isReadOnly }

    /// Whether this password tells when what is shown has changed, and not when anything was logged.
    var countsOnlyShown: Bool { isReadOnly || options.withholds }

    var zones: CalendarZones {
        if let zones = (try? collection())?.person.calendarZones({ KnownOffsets.of($0) }) {
            return zones
        }
        let database = household.zones
        return CalendarZones(floating: ZoneOffsets()) { name in
            database.zone(name).map(KnownOffsets.of)
        }
    }

    // MARK: The cycle calendar

    static let cycle = StoredCalendar.cycleName

    /// The cycle calendar at the moment at which this request looked at it first.
    func collection() throws -> CycleCollection {
        if let collection = looked.withLock({ $0 }) { return collection }
        let collection = try source.stripe(person).lock.withLock { _ in try currentCollection() }
        looked.withLock { $0 = collection }
        return collection
    }

    /// What this request looks at next is as it is after its own change.
    func refresh() { looked.withLock { $0 = nil } }

    /// The cycle calendar of this moment; to be asked for with the person's stripe locked.
    func currentCollection() throws -> CycleCollection {
        let calendar = try store.cycleCalendar(of: person.id)
        let rows = try store.hiddenChanges(of: person.id, since: -1)
        let state = try source.state(of: person, in: household, now)
        return CycleCollection(
            of: person, state,
            versioned: try source.versioned(options, for: state, person: person, store),
            calendar: calendar, rows: rows,
            names: ProgramNames(try store.eventNames(for: password.id)),
            // A reader is not told when the person dismisses an alarm.
            acknowledgements: isReadOnly ? [] : try store.acknowledgements(of: person.id, at: now))
    }

    /// Remembers what a client has seen of the cycle, against which its edits are held.
    func noteFetch(_ moment: SnapshotMoment) {
        store.noteUse(
            of: password, at: now,
            fetching: .init(entry: Int(moment.entry), day: Int(moment.day.number)))
    }

    // MARK: Failures

    /// What goes wrong in the store is told to whoever runs the server, and the client is told to come again; what
    /// the store refuses for a reason is the client's to hear.
    func failure(for error: any Error) -> CalendarFailure {
        switch error {
        case let failure as CalendarFailure: return failure
        case let error as HouseholdError where error.isContention: return .unavailable
        default: break
        }
        switch (error as? StoreError)?.reason {
        case .noSuchCalendar: return .notFound
        case .noRoom:
            return .refused(
                DAVError(
                    507, DAVCondition(.dav("quota-not-exceeded")),
                    "there is no room for more in these calendars"))
        case .calendarFull(let most):
            return .refused(
                DAVError(
                    507, DAVCondition(.dav("quota-not-exceeded")),
                    "this calendar has \(most) entries, and there is no room for more"))
        case .diskFull:
            source.report(error, now)
            return .refused(
                DAVError(507, nil, "the disk of the server is full; nothing was changed"))
        case .calendarNameTaken:
            return .refused(DAVError(405, .resourceMustBeNull, "there is a calendar of this name"))
        case .badCalendarName:
            return .refused(DAVError(403, nil, "a calendar can't have this name"))
        default:
            source.report(error, now)
            return .unavailable
        }
    }
}

/// Zones that were asked for before: to find when their clocks change takes a while.
private enum KnownOffsets {
    private static let known = Mutex<[String: ZoneOffsets]>([:])

    static func of(_ zone: ZoneHistory) -> ZoneOffsets {
        if let offsets = known.withLock({ $0[zone.id] }) { return offsets }
        let offsets = ZoneOffsets(zone)
        known.withLock { $0[zone.id] = offsets }
        return offsets
    }
}
