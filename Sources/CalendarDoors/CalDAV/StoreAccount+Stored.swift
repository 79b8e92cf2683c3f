import AlarmClock
import CalendarModel
import CalendarServer
import CycleAlarms
import CyclePipeline
import Household
import LogStore
import Secrets
import XML

/// The person's own calendars, kept byte for byte.
extension StoreAccount {
    func stored() throws -> [StoredCalendar] {
        guard !isReadOnly else { return [] }
        return try store.calendars(of: person.id)
    }

    func stored(_ name: String) throws -> StoredCalendar? {
        guard !isReadOnly, name != Self.cycle else { return nil }
        return try store.calendar(named: name, of: person.id)
    }

    func required(_ name: String) throws -> StoredCalendar {
        guard let calendar = try stored(name) else { throw CalendarFailure.notFound }
        return calendar
    }

    func collection(_ calendar: StoredCalendar) throws -> CalendarCollection {
        CalendarCollection(
            name: calendar.name, components: calendar.components, isReadOnly: false,
            isCycle: false, syncToken: token(of: calendar, at: calendar.revision),
            properties: try properties(of: calendar))
    }

    // MARK: Changes

    /// A new calendar under an old name has other tokens; its number tells how many calendars
    /// other people have, and so is not said.
    private func token(of calendar: StoredCalendar, at revision: Int) -> String {
        let mark = source.digest("calendar \(calendar.id.rawValue)", of: person)
        return "data:,k\(mark)-r\(revision)"
    }

    func storedChanges(of name: String, since token: String) throws -> CalendarChanges? {
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

    func putStored(
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

    func deleteStored(
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

    func moveStored(
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

    func makeCalendar(_ name: String, components: Set<String>, properties: [XMLElement]) throws {
        try requireWritable(CalendarPath.home(id).href)
        _ = try store.addCalendar(
            named: name, for: person.id, components: components,
            properties: properties.map { StoredProperty($0) })
        noteChangeOutsideLog()
    }

    func deleteCalendar(_ name: String) throws {
        try requireWritable(href(name))
        guard name != Self.cycle else {
            throw CalendarFailure.refused(
                DAVError(
                    403, .needPrivilege(.dav("unbind"), on: CalendarPath.home(id).href),
                    "This calendar is computed and can't be deleted."))
        }
        let calendar = try required(name)
        try store.delete(calendar.id)
        noteChangeOutsideLog()
    }

    // MARK: Properties

    /// With neutral titles, programs keep properties of their own for the cycle calendar: what another program
    /// calls it may say what it is.
    private func propertySpace(of calendar: StoredCalendar) -> String {
        calendar.name == Self.cycle && options.titles.isNeutral ? "neutral " : ""
    }

    func properties(of calendar: StoredCalendar) throws -> [XMLElement] {
        let space = propertySpace(of: calendar)
        let properties = try store.properties(of: calendar.id).filter {
            $0.namespace.hasPrefix("neutral ") == !space.isEmpty
        }
        return properties.compactMap { try? XMLElement.body(Array($0.xml.utf8)) }
    }

    func change(_ changes: [PropertyChange], of name: String) throws {
        try requireWritable(href(name))
        let calendar = name == Self.cycle ? try collection().calendar : try required(name)
        let space = propertySpace(of: calendar)
        let edits = changes.map { change -> PropertyEdit in
            switch change {
            case .set(let element): .set(StoredProperty(element, in: space))
            case .remove(let name): .remove(namespace: space + name.namespace, local: name.local)
            }
        }
        try store.change(edits, of: calendar.id)
    }

    // MARK: Paths

    func requireWritable(_ href: Href) throws {
        guard isReadOnly else { return }
        throw CalendarFailure.refused(
            DAVError(
                403, .needPrivilege(.dav("write"), on: href),
                "This password may only look; nothing was changed."))
    }

    func href(_ calendar: String, _ resource: String? = nil) -> Href {
        let path = resource.map { CalendarPath.object(id, calendar, $0) }
        return (path ?? .calendar(id, calendar)).href
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
