import CalendarModel
import CalendarServer
import CivilDate
import CycleModel
import CyclePipeline
import Household
import Messages
import Store

/// PUT and DELETE on the cycle calendar → what they come to, as pure functions of what is there.
///
/// An event of ours goes through the same plan as an imported file, alone. What is not ours is kept as it is.
struct CyclePlanner {
    let collection: CycleCollection
    /// Seconds since 1970.
    let now: Int64
    /// What this program wrote to the journal itself.
    let ownEntries: Set<Int64>

    /// Told in the calendar's language, whatever the person reads elsewhere.
    var person: PersonState {
        var person = collection.person
        person.language = current.language
        return person
    }
    var current: IndexedSnapshot { collection.snapshot }
    var names: ProgramNames { collection.names }
    private var dismissals: AlarmDismissals {
        AlarmDismissals(person: person, known: collection.acknowledgements, now: now)
    }

    /// - Parameter bases: What the program may have edited, the likeliest first, where the case is an edit.
    /// - Throws: `CalendarFailure`
    func put(
        _ put: CyclePut, _ kind: PutCase, against bases: [IndexedSnapshot]
    ) throws -> PlannedWrite {
        switch kind {
        case .edit(let index, let event):
            return try edit(event, at: index, against: bases, isNew: false)
        case .putBack(let deletion, let event):
            return try putBack(event, after: deletion, as: put.name)
        case .unhide(let index, let event):
            let write = try edit(event, at: index, against: bases, isNew: true)
            return write.adding(goneUnlessShown(put.name, index))
        case .unreadable(let uid):
            return refused(uid, current.language.refusals.unreadable)
        case .taken(let name): throw CalendarFailure.uidTaken(by: name)
        case .new: return new(put)
        }
    }

    /// What can't be read is refused, and an event of ours under this name shown again.
    func unread(_ why: String, as name: String) -> PlannedWrite {
        collection.shownUID(of: name).map { refused($0, why) }
            ?? PlannedWrite(answer: .refused(why))
    }

    func delete(_ index: Int, against bases: [IndexedSnapshot]) throws -> PlannedWrite {
        noted(try deletion(at: index, against: bases), current.events[index].uid)
    }

    // MARK: Events of ours

    private func edit(
        _ event: ReturnedEvent, at index: Int, against bases: [IndexedSnapshot], isNew: Bool
    ) throws -> PlannedWrite {
        if event.status == .cancelled { return try deletion(at: index, against: bases) }
        let uid = current.events[index].uid
        let event = dismissals.undismissed(event, of: current.events[index])
        var write = try outcome(
            of: event, uid: uid, against: bases, after: ImportPlan(for: person), isNew: isNew)
        write.step = .touches(uid)
        let served = bases.first.flatMap { base in base[uid].map { base.events[$0] } }
        guard
            let acknowledgement = dismissals.acknowledgement(by: event, of: uid, servedAs: served)
        else { return write }
        // A new tag tells other programs of it. With the same content there must be no new version.
        if write.change == nil, write.isQuiet {
            write.changes = [.unhide(uid: uid, at: now)]
        }
        return write.adding([.acknowledge(acknowledgement, at: now)])
    }

    /// What an edit of an event of ours changes.
    ///
    /// - Parameter plan: What came before it makes of the log.
    func outcome(
        of event: ReturnedEvent, uid: String, against bases: [IndexedSnapshot],
        after plan: ImportPlan, isNew: Bool
    ) throws -> PlannedWrite {
        var plan = plan
        let found = reconciliation(of: event, uid: uid, against: bases, after: plan)
        guard found.canBeApplied else { throw CalendarFailure.conditionFailed }
        plan.add(found)
        let isRefused = !found.refused.isEmpty && !found.changesAnything
        var write = PlannedWrite(
            change: plan.change, changes: shownAgain(uid),
            answer: isRefused
                ? .refused(found.refused[0].why) : .done(PutOutcome(isNew: isNew, tag: nil)))
        write.isQuiet = found.refused.isEmpty && found.ignored.isEmpty && !found.changesAnything
        return write
    }

    /// - Parameter bases: Those that the event may have been edited in, what its program fetched last first: that counts,
    ///   unless the event's text tells that it is from an earlier one.
    func reconciliation(
        of event: ReturnedEvent, uid: String?, against bases: [IndexedSnapshot],
        after plan: ImportPlan
    ) -> ReconciliationPlan {
        var returned = ReturnedCalendar()
        returned.events = [event]
        let served = bases.compactMap { base -> ServedCalendar? in
            guard let uid, let index = base[uid] else { return nil }
            var calendar = base.served
            calendar.events = [calendar.events[index]]
            return calendar
        }
        // What no program has fetched of late is not held against what it had.
        let choices = Back.Choices(ownEntries: ownEntries, memory: .partial)
        let found = served.lazy.map { calendar in
            Back.reconciliation(returned, against: [calendar], on: person, after: plan, choices)
        }
        return found.first { !$0.isForgotten }
            ?? Back.reconciliation(returned, against: served, on: person, after: plan, choices)
    }

    private func deletion(at index: Int, against bases: [IndexedSnapshot]) throws -> PlannedWrite {
        let event = current.events[index]
        guard let base = bases.first, let known = base[event.uid],
            base.events[known].status == event.status
        else { throw CalendarFailure.conditionFailed }
        if base.events[known].isHiddenWhenDeleted(on: person.today) {
            let hash = person.naming.digest(ofDatesOf: event)
            return PlannedWrite(
                changes: [.hide(uid: event.uid, hash: hash, at: now)], answer: PlannedWrite.deleted)
        }
        var deleted = ReturnedEvent(uid: event.uid, days: base.events[known].days)
        deleted.status = .cancelled
        var plan = ImportPlan(for: person)
        let found = reconciliation(of: deleted, uid: event.uid, against: [base], after: plan)
        guard found.canBeApplied else { throw CalendarFailure.conditionFailed }
        plan.add(found)
        if !found.changesAnything, let kept = (found.refused + found.ignored).first {
            return refused(event.uid, kept.why)
        }
        return PlannedWrite(
            change: plan.change, changes: shownAgain(event.uid), answer: PlannedWrite.deleted)
    }

    private func refused(_ uid: String, _ why: String) -> PlannedWrite {
        PlannedWrite(changes: shownAgain(uid), answer: .refused(why))
    }

    /// A client that made an event another one is shown ours again, whatever its edit came to.
    ///
    /// A new tag alone is not enough: vdirsyncer believes that nothing changed while the content is the same.
    private func shownAgain(_ uid: String) -> [CycleChange] {
        [.unhide(uid: uid, at: now), .renew(uid: uid, rendition: current.rendition)]
    }

    // MARK: Events that are not ours

    private func new(_ put: CyclePut) -> PlannedWrite {
        let original = put.event.flatMap(original)
        if let event = put.event, let write = logged(event, as: put.name, over: put.kept) {
            return copying(original, put, write)
        }
        let stored = StoredObject(
            name: put.name, uid: put.object.uid, data: put.object.bytes,
            tag: person.naming.tag(of: put.object.bytes), modified: now)
        let write = PlannedWrite(
            changes: [.freeName(put.name), .put(stored)],
            answer: .done(PutOutcome(isNew: put.kept == nil, tag: stored.tag)))
        return copying(original, put, write)
    }

    /// What a new event means for the log; `nil` where it is to be kept as it is.
    private func logged(
        _ event: ReturnedEvent, as name: String, over kept: StoredObject?
    ) -> PlannedWrite? {
        var event = event
        let isCopy = !event.tokens.isEmpty
        if isCopy {
            // The mark of an entry that is not here: an old one of the person's, or somebody else's.
            guard let original = current.events.first(where: { event.tokens.contains($0.token) })
            else { return nil }
            if isUnchangedCopy(event, of: original) {
                return PlannedWrite(answer: .refused(current.language.refusals.isThere))
            }
            // A copy that was not moved says nothing new.
            if original.days == event.days, event.gaps.isEmpty {
                return absorbed(name, over: kept)
            }
            event.tokens = []
            if original.identity.kind == .period {
                event.categories.append(Titles.plain.title(.period, in: .english))
            }
        }
        event.uid = nil
        var plan = ImportPlan(for: person)
        let found = reconciliation(of: event, uid: nil, against: [], after: plan)
        guard found.recognised > 0, found.ignored.isEmpty else { return nil }
        if let problem = found.refused.first { return PlannedWrite(answer: .refused(problem.why)) }
        if let problem = found.conflicts.first {
            // As the first half of an edit in place it may well be possible: that keeps what the log says.
            return isCopy ? nil : PlannedWrite(answer: .refused(problem.why))
        }
        plan.add(found)
        var write = absorbed(name, over: kept)
        write.change = plan.change
        return write
    }

    /// The days are in the log: an event of ours shows them, and this one is gone.
    private func absorbed(_ name: String, over kept: StoredObject?) -> PlannedWrite {
        PlannedWrite(
            changes: kept == nil ? gone(name) : [.remove(name: name, at: now)],
            answer: .done(PutOutcome(isNew: kept == nil, tag: nil)))
    }

    /// Has a client that asks for changes told that there is nothing under this name.
    func gone(_ name: String) -> [CycleChange] {
        let nothing = StoredObject(
            name: name, uid: "gone \(name)", data: [], tag: "", modified: now)
        return [.put(nothing), .remove(name: name, at: now)]
    }

    private func goneUnlessShown(_ name: String, _ index: Int) -> [CycleChange] {
        name == names.resource(of: current.events[index].uid) ? [] : gone(name)
    }
}

extension CalendarEvent {
    /// A deletion of what follows from the forecast or asks a question tells nothing of the log.
    fileprivate func isHiddenWhenDeleted(on today: Day) -> Bool {
        guard status == .tentative else { return false }
        return switch identity.kind {
        case .period: days.lowerBound > today
        // What the person logged as observed is no forecast, even where other signs contradict it.
        case .ovulation: !signs.contains(.observed)
        case .fertile, .prompt: true
        case .pill, .patch, .ring, .injection, .renewal: false
        }
    }
}
