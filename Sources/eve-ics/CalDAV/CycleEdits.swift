import CalendarModel
import CalendarServer
import CivilDate
import CycleModel
import ICalendar
import LogStore
import Secrets

/// PUT and DELETE on the cycle calendar → what they come to.
///
/// An event of ours goes through the same plan as an imported file, alone. What is not ours is kept as it is.
struct CycleEdits {
    let subject: Subject
    /// Seconds since 1970.
    let now: Int64
    /// As it is now, with what is hidden.
    let current: CycleEdition
    /// UIDs of events that are not shown as they are now.
    let hidden: Set<String>
    /// What the program calls our events.
    let names: ProgramNames
    /// What the client has seen last; with `all` what it may still have from before, the newest first.
    let seen: (_ all: Bool) throws -> [CycleEdition]
    /// What was deleted in the last ten minutes, the last one first.
    let takenAway: () throws -> [TakenAway]

    /// - Parameters:
    ///   - namesState: Whether she edited what is there now, and not what she saw some time ago.
    ///   - other: What is kept under this name; no event of ours is shown under it then.
    ///   - owner: The name of the resource that is not ours and has a UID.
    func put(
        _ object: CalendarObject, as name: String, namesState: Bool, over other: StoredObject?,
        owner: (_ uid: String) throws -> String?
    ) throws(CycleObstacle) -> CycleWrite {
        let event: ReturnedEvent?
        do throws(ICSError) {
            event = try read(object)
        } catch {
            guard let uid = shownUID(of: name) else {
                return CycleWrite(answer: .refused(error.sentence))
            }
            return refused(uid, error.sentence)
        }
        let forms = ReturnedUID.forms(of: object.uid)
        if let uid = shownUID(of: name), let place = current[uid] {
            guard forms.contains(uid) || names.givenUID(of: uid) == object.uid else {
                throw .uidTaken(by: name)
            }
            guard var event else { return refused(uid, Self.unreadable) }
            event.uid = uid
            if !namesState, let taken = try recentlyTaken({ $0.uid == uid }) {
                return try edit(event, of: taken, shownAs: name)
            }
            return try edit(event, at: place, namesState: namesState, isNew: false)
        }
        if let event, other == nil,
            let taken = try recentlyTaken({
                forms.contains($0.uid) || event.tokens.contains($0.token)
            })
        {
            return try edit(event, of: taken, shownAs: name)
        }
        if let uid = forms.first(where: { current[$0] != nil }), let place = current[uid] {
            guard hidden.contains(uid) else {
                throw .uidTaken(by: names.resource(of: uid))
            }
            guard let event else { return refused(uid, Self.unreadable) }
            var write = try edit(event, at: place, namesState: true, isNew: true)
            if name != names.resource(of: uid) { write.changes += gone(name) }
            return write
        }
        if let uid = names.uid(ofGiven: object.uid), current[uid] != nil, !hidden.contains(uid) {
            throw .uidTaken(by: names.resource(of: uid))
        }
        if let owner = try failing({ try owner(object.uid) }),
            owner != name
        {
            throw .uidTaken(by: owner)
        }
        if let other, other.uid != object.uid { throw .uidTaken(by: name) }
        let original = event.flatMap(original)
        if let event, let write = logged(event, as: name, over: other) {
            return copying(original, as: name, object, write)
        }
        let stored = StoredObject(
            name: name, uid: object.uid, data: object.bytes, tag: tag(of: object.bytes),
            modified: now)
        let write = CycleWrite(
            changes: [.freeName(name), .put(stored)],
            answer: .done(PutOutcome(isNew: other == nil, tag: stored.tag)))
        return copying(original, as: name, object, write)
    }

    /// Whether the event of this name was deleted a moment ago and is here again as something else: a program
    /// that puts it back believes that there is nothing.
    func wasTakenAway(_ name: String) throws(CycleObstacle) -> Bool {
        guard let uid = shownUID(of: name) else { return false }
        return try recentlyTaken { $0.uid == uid } != nil
    }

    func delete(_ name: String, namesState: Bool) throws(CycleObstacle) -> CycleWrite {
        guard let uid = shownUID(of: name), let place = current[uid] else { throw .notFound }
        return noted(try deletion(at: place, namesState: namesState), uid)
    }

    func tag(of bytes: [UInt8]) -> String {
        subject.naming.fingerprint(of: bytes).hexadecimal
    }

    /// The UID of the event of ours that is shown under this name.
    private func shownUID(of name: String) -> String? {
        guard let uid = names.uid(of: name), current[uid] != nil, !hidden.contains(uid) else {
            return nil
        }
        return uid
    }

    private static let unreadable = "the days of this event can't be read"

    /// The one event that the object is; `nil` for anything else.
    ///
    /// - Throws: For an event of ours that libical reads differently.
    func read(_ object: CalendarObject) throws(ICSError) -> ReturnedEvent? {
        guard object.kind == "VEVENT" else { return nil }
        let calendar = try CalendarReturn(subject: subject).read(object.bytes)
        guard calendar.unreadable.isEmpty, calendar.events.count == 1 else { return nil }
        return calendar.events.first
    }

    func failing<Value>(
        _ body: () throws -> Value
    ) throws(CycleObstacle) -> Value {
        do { return try body() } catch { throw .failed(error) }
    }

    // MARK: Events of ours

    private func edit(
        _ event: ReturnedEvent, at place: Int, namesState: Bool, isNew: Bool
    ) throws(CycleObstacle) -> CycleWrite {
        if event.status == .cancelled { return try deletion(at: place, namesState: namesState) }
        let bases = try bases(of: place, namesState: namesState)
        let gathered = GatheredChanges(log: subject.log, circumstances: subject.circumstances)
        let uid = current.events[place].uid
        var write = try outcome(of: event, uid: uid, in: bases, after: gathered, isNew: isNew)
        write.step = .touches(uid)
        return write
    }

    /// Takes back what the deletion did, with the edit that it was the first half of.
    private func edit(
        _ event: ReturnedEvent, of taken: TakenAway, shownAs name: String
    ) throws(CycleObstacle) -> CycleWrite {
        var gathered = GatheredChanges(log: subject.log, circumstances: subject.circumstances)
        gathered.restore(taken.days)
        let uid = taken.uid
        var write = try outcome(
            of: event, uid: uid, in: [taken.edition], after: gathered, isNew: true)
        write.changes.append(.forgetDeletion(uid: uid))
        write.step = .touches(uid)
        if name != names.resource(of: uid) { write.changes += gone(name) }
        return write
    }

    func outcome(
        of event: ReturnedEvent, uid: String, in bases: [CycleEdition],
        after gathered: GatheredChanges, isNew: Bool
    ) throws(CycleObstacle) -> CycleWrite {
        var gathered = gathered
        let plan = plan(event, uid: uid, in: bases, after: gathered)
        guard plan.canBeApplied else { throw .contradicted }
        gathered.add(plan)
        let isRefused = !plan.refused.isEmpty && !plan.changesAnything
        return CycleWrite(
            content: gathered.content, changes: shownAnew(uid),
            answer: isRefused
                ? .refused(plan.refused[0].why) : .done(PutOutcome(isNew: isNew, tag: nil)))
    }

    func plan(
        _ event: ReturnedEvent, uid: String?, in bases: [CycleEdition],
        after gathered: GatheredChanges
    ) -> ReconciliationPlan {
        var returned = ReturnedCalendar()
        returned.events = [event]
        var reconciling = Reconciling(
            log: gathered.log, today: subject.today, reminders: subject.settings.reminders)
        reconciling.words = subject.settings.periodWords
        let calendars = bases.compactMap { edition -> ServedCalendar? in
            guard let uid, let place = edition[uid] else { return nil }
            var calendar = edition.calendar
            calendar.events = [calendar.events[place]]
            return calendar
        }
        return reconciling.plan(
            returned, served: ServedHistory(calendars.map { calendar in { calendar } }))
    }

    /// The editions that the event at `place` of the current one may have been edited in.
    ///
    /// One that she saw tells better than the current one what she knew of the log.
    func bases(
        of place: Int, namesState: Bool
    ) throws(CycleObstacle) -> [CycleEdition] {
        let known = try failing { try seen(!namesState) }
        guard namesState else {
            let uid = current.events[place].uid
            return known.contains { $0[uid] != nil } ? known : [current]
        }
        guard let newest = known.first, newest.shows(current, at: place) else { return [current] }
        return [newest]
    }

    func refused(_ uid: String, _ why: String) -> CycleWrite {
        CycleWrite(changes: shownAnew(uid), answer: .refused(why))
    }

    /// A client that made an event another one is shown ours again, whatever became of its edit.
    ///
    /// A new tag alone is not enough: vdirsyncer believes that nothing changed while the content is the same.
    func shownAnew(_ uid: String) -> [CycleChange] {
        [.unhide(uid: uid, at: now), .renew(uid: uid, rendition: current.channel)]
    }

    private func recentlyTaken(
        _ isIt: (TakenAway) -> Bool
    ) throws(CycleObstacle) -> TakenAway? {
        try failing { try takenAway() }.first(where: isIt)
    }
}

extension CycleEdition {
    /// Whether this one has the event at `place` of `other` with the same content.
    fileprivate func shows(_ other: CycleEdition, at place: Int) -> Bool {
        self[other.events[place].uid].map { fingerprints[$0] == other.fingerprints[place] } ?? false
    }
}

extension TakenAway {
    fileprivate var uid: String { deletion.uid }
    fileprivate var token: EventToken { edition.events[place].token }
}

extension EventNaming {
    /// Of an event that is hidden as long as this stays.
    func digest(ofDatesOf event: CalendarEvent) -> [UInt8] {
        let days = event.days
        return fingerprint(of: Array("dates \(days.lowerBound) \(days.upperBound)".utf8))
    }
}
