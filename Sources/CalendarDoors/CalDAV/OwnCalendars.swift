import AlarmClock
import CalendarModel
import CalendarServer
import CycleAlarms
import CyclePipeline
import Household
import Secrets
import Store
import XML

/// A person's own calendars, kept byte for byte, as one app password may use them.
///
/// The cycle calendar has such objects beside its computed events, too.
struct OwnCalendars {
    let source: StoreCalendars
    let household: Household
    let person: Person
    let password: Grant
    /// Seconds since 1970.
    let now: Int64

    private var store: any Store { household.store }
    private var isReadOnly: Bool { password.isReadOnly }

    func all() throws -> [StoredCalendar] {
        guard !isReadOnly else { return [] }
        return try store.calendars(of: person.id)
    }

    func calendar(named name: String) throws -> StoredCalendar? {
        guard !isReadOnly, name != StoredCalendar.cycleName else { return nil }
        return try store.calendar(named: name, of: person.id)
    }

    func required(_ name: String) throws -> StoredCalendar {
        guard let calendar = try calendar(named: name) else { throw CalendarFailure.notFound }
        return calendar
    }

    /// None for a password that may only look.
    func resources(
        of calendar: StoredCalendar, named names: Set<String>
    ) throws -> [CalendarResource] {
        guard !isReadOnly else { return [] }
        let objects = try store.objects(of: calendar.id, named: names)
        noteFetch(of: calendar, at: calendar.revision, named: names)
        return objects.map(CalendarResource.init)
    }

    /// As many as are read at one time. They are not counted as fetched.
    func resources(
        of calendar: StoredCalendar, after name: String
    ) throws -> [CalendarResource] {
        guard !isReadOnly else { return [] }
        return try store.objects(of: calendar.id, after: name, bytes: Self.readBytes)
            .map(CalendarResource.init)
    }

    /// How many bytes of objects are read at one time.
    private static let readBytes = 4 << 20

    /// Not counted as fetched.
    func unshownResource(
        _ name: String, of calendar: StoredCalendar
    ) throws -> CalendarResource? {
        guard !isReadOnly else { return nil }
        return try store.object(named: name, in: calendar.id).map(CalendarResource.init)
    }

    // MARK: What the password's programs have seen

    /// Remembers what a client has seen of what is kept, against which it is held what it writes without saying which
    /// state it edited.
    ///
    /// - Parameter names: `nil` for all of the calendar.
    func noteFetch(
        of calendar: StoredCalendar, at revision: Int, named names: Set<String>? = nil
    ) {
        guard !isReadOnly else { return }
        store.noteFetch(of: calendar.id, at: revision, named: names, by: password.id)
    }

    /// Refuses a program that names no state what somebody else wrote since its password fetched it.
    func requireSeen(_ name: String, of calendar: StoredCalendar) throws {
        if try store.isUnseen(name, of: calendar.id, by: password.id) {
            throw CalendarFailure.conditionFailed
        }
    }

    /// A new calendar under an old name has other tokens; its number tells how many calendars
    /// other people have, and so is not said.
    func token(of calendar: StoredCalendar, at revision: Int) -> String {
        let mark = source.digest("calendar \(calendar.id.rawValue)", of: person)
        return "data:,k\(mark)-r\(revision)"
    }

    func changes(of name: String, since token: String) throws -> CalendarChanges? {
        let calendar = try required(name)
        guard token.utf8.count < 100, let mark = token.lastIndex(of: "r"),
            let revision = Int(token[mark...].dropFirst()),
            self.token(of: calendar, at: revision) == token
        else { return nil }
        let changes = try store.changes(of: calendar.id, since: revision)
        return changes.map { changes in
            noteFetch(of: calendar, at: changes.revision)
            return CalendarChanges(
                changed: changes.changed.map(CalendarResource.init), removed: changes.removed,
                token: self.token(of: calendar, at: changes.revision))
        }
    }

    // MARK: Changes

    func put(
        _ object: CalendarObject, as name: String, in calendar: StoredCalendar,
        if condition: WriteCondition
    ) throws -> PutOutcome {
        // Another program may write it meanwhile: what is dismissed is told by what it was before.
        for _ in 0..<5 {
            let old = try store.object(named: name, in: calendar.id)
            let dismissals = try dismissals(by: object, over: old, as: name, in: calendar)
            let bytes = dismissals?.bytes ?? object.bytes
            let tag = source.digest(bytes, of: person)
            let stored = StoredObject(
                name: name, uid: object.uid, data: bytes, tag: tag, modified: now)
            var isStale = false
            let put = try store.put(
                stored, in: calendar.id, acknowledging: dismissals?.acknowledgements ?? [],
                by: writer(condition)
            ) { present in
                isStale = present != old?.tag
                return !isStale && condition.holds(for: present)
            }
            if isStale { continue }
            return try outcome(of: put, tag: bytes == object.bytes ? tag : nil)
        }
        throw CalendarFailure.unavailable
    }

    /// The program that writes, on what it says of the state that it edited.
    private func writer(_ condition: WriteCondition) -> ObjectWriter {
        ObjectWriter(
            password.id, namesState: condition.namesState || condition.asksForNothing)
    }

    /// What an object says of alarms; `nil` where nothing of it rings or rang.
    private func dismissals(
        by object: CalendarObject, over old: StoredObject?, as name: String,
        in calendar: StoredCalendar
    ) throws -> PutDismissals? {
        guard object.bytes.mayRing || old?.data.mayRing == true else { return nil }
        let state = try source.state(of: person, in: household, now)
        return PutDismissals(
            by: StoredEntry(
                calendar: calendar.name, name: name, bytes: object.bytes, file: object.calendar),
            over: old.flatMap {
                StoredEntry(calendar: calendar.name, name: name, bytes: $0.data)
            },
            known: try store.alarmMarks(of: person.id, at: now).marks, at: now, state.calendarZones)
    }

    func delete(
        _ name: String, of calendar: StoredCalendar, if condition: WriteCondition
    ) throws {
        let removal = try store.delete(
            name, of: calendar.id, at: now, by: writer(condition)
        ) { condition.holds(for: $0) }
        switch removal {
        case .removed: noteChangeOutsideLog()
        case .conditionFailed: throw CalendarFailure.conditionFailed
        case .notThere: throw Self.absence(condition)
        }
    }

    func move(
        _ name: String, of calendar: StoredCalendar, to newName: String, in other: StoredCalendar,
        if condition: WriteCondition, replacing vacancy: WriteCondition
    ) throws -> PutOutcome {
        let put = try store.move(
            name, of: calendar.id, to: newName, in: other.id, at: now, by: writer(condition),
            if: { condition.holds(for: $0) }, replacing: { vacancy.holds(for: $0) })
        guard let put else { throw Self.absence(condition) }
        return try outcome(of: put, tag: nil)
    }

    /// For `undo`; what the program asked for is done, whether the mark can be written or not.
    func noteChangeOutsideLog(by door: ChangeOutsideLog.Door = .program) {
        try? Member(household: household, person: person).noteChangeOutsideLog(by: door)
    }

    private func outcome(of put: Put, tag: String?) throws -> PutOutcome {
        if put == .created || put == .replaced { noteChangeOutsideLog() }
        switch put {
        case .created: return PutOutcome(isNew: true, tag: tag)
        case .replaced, .unchanged: return PutOutcome(isNew: false, tag: tag)
        case .conditionFailed: throw CalendarFailure.conditionFailed
        case .uidTaken(let other): throw CalendarFailure.uidTaken(by: other)
        }
    }

    /// What is said where there is nothing.
    private static func absence(_ condition: WriteCondition) -> CalendarFailure {
        condition.holds(for: nil) ? .notFound : .conditionFailed
    }
}

extension CalendarResource {
    init(_ object: StoredObject) {
        self.init(name: object.name, tag: object.tag, bytes: object.data, modified: object.modified)
    }
}

extension PutDismissals {
    fileprivate var acknowledgements: [AlarmAcknowledgement] {
        marks.compactMap { id, mark in
            mark.acknowledged.map {
                AlarmAcknowledgement(
                    uid: id.uid, recurrence: id.recurrence, acknowledged: $0,
                    snoozedUntil: mark.snoozedUntil, origin: .calendar)
            }
        }
    }
}
