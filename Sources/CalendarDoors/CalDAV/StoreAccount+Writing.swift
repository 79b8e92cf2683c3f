import CalendarModel
import CalendarServer
import CivilDate
import CycleModel
import CyclePipeline
import Household
import ICalendar
import Messages
import Store
import Synchronization
import XML

/// PUT and DELETE on the cycle calendar.
///
/// 1. Look at what is there: `currentCollection`, and what a put has to know beside it: `EarlierSnapshots`.
/// 2. Classify: `CyclePut.classified`.
/// 3. Fetch what the case is held against: `EarlierSnapshots.bases`.
/// 4. Plan, as data: `CyclePlanner`.
/// 5. Write, on the condition that all this is still so: `JournalWriter`.
extension StoreAccount {
    func put(
        _ object: CalendarObject, as name: String, in calendar: String,
        if condition: WriteCondition
    ) throws -> PutOutcome {
        try requireWritable(href(calendar, name))
        guard calendar == Self.cycle else {
            return try ownCalendars.put(
                object, as: name, in: ownCalendars.required(calendar), if: condition)
        }
        let repeated = RepeatedPut(password, name: name, object: object)
        var (tag, isRepeated): (String?, Bool) = (nil, false)
        let outcome = try change(name) { collection, kept in
            isRepeated = false
            let past = snapshots(before: collection)
            tag = collection.resource(named: name)?.tag ?? kept?.tag
            let edition =
                condition.holds(for: tag) ? nil : try past.edition(of: name, namedBy: condition)
            // An edit of what is shown, as it is now, is no second half of a deletion.
            let isPlainEdit =
                condition.namesState && (condition.holds(for: tag) || edition != nil)
                && collection.shownUID(of: name) != nil
            let deletions = isPlainEdit ? [] : try past.recentDeletions()
            var isPutBack = false
            if tag != nil, !condition.holds(for: tag), condition.holds(for: nil) {
                isPutBack = collection.isDeletion(of: name, among: deletions)
            }
            let earlier = source.recent.withLock { $0.outcome(of: repeated, condition, now) }
            guard condition.holds(for: tag) || isPutBack || edition != nil else {
                guard let earlier else { throw CalendarFailure.conditionFailed }
                isRepeated = true
                return PlannedWrite(answer: .done(earlier))
            }
            let event: ReturnedEvent?
            do {
                event = try self.event(of: object, collection.person)
            } catch let error as ICSError {
                return try planner(collection).unread(error.sentence, as: name)
            }
            let put = CyclePut(
                object: object, name: name, event: event,
                namesState: condition.namesState && !isPutBack, kept: kept,
                owner: try household.store.object(uid: object.uid, in: collection.calendar.id)?
                    .name,
                deletions: deletions)
            let kind = put.classified(in: collection)
            let bases = try edition.map { [$0] } ?? past.bases(of: kind, namesState: put.namesState)
            let write = try planner(collection).put(put, kind, against: bases)
            if !put.namesState, !condition.asksForNothing {
                try requireKnown(put, kind, write, against: bases, past)
            }
            // As it is, it says no more than what it did the first time.
            if case .refused = write.answer, write.changes.isEmpty, let earlier {
                isRepeated = true
                return PlannedWrite(answer: .done(earlier))
            }
            return write
        }
        if !isRepeated {
            source.recent.withLock { $0.keep(outcome, of: repeated, before: tag, now) }
        }
        return outcome
    }

    func delete(_ name: String, of calendar: String, if condition: WriteCondition) throws {
        try requireWritable(href(calendar, name))
        guard calendar == Self.cycle else {
            return try ownCalendars.delete(name, of: ownCalendars.required(calendar), if: condition)
        }
        _ = try change(name) { collection, kept in
            let past = snapshots(before: collection)
            let resource = collection.resource(named: name)
            guard condition.holds(for: resource?.tag ?? kept?.tag) else {
                if let edition = try past.edition(of: name, namedBy: condition),
                    let index = collection.shownUID(of: name).flatMap({ collection.snapshot[$0] })
                {
                    return try planner(collection).delete(index, against: [edition])
                }
                return try deletion(of: name, knownFrom: condition, past)
            }
            if resource == nil, kept != nil {
                if !condition.namesState {
                    try ownCalendars.requireSeen(name, of: collection.calendar)
                }
                return PlannedWrite(
                    changes: [.remove(name: name, at: now)], answer: PlannedWrite.deleted)
            }
            guard let uid = collection.shownUID(of: name), let index = collection.snapshot[uid]
            else { throw CalendarFailure.notFound }
            if !condition.namesState { try past.requireKnown(uid) }
            return try planner(collection).delete(
                index, against: past.bases(of: index, namesState: condition.namesState))
        }
        source.recent.withLock { $0.forget(name, from: password.selector) }
    }

    func snapshots(before collection: CycleCollection) -> EarlierSnapshots {
        EarlierSnapshots(
            source: source, household: household, password: password, options: options, now: now,
            collection: collection)
    }

    private func planner(_ collection: CycleCollection) throws -> CyclePlanner {
        CyclePlanner(
            collection: collection, now: now,
            ownEntries: try household.store.entries(writtenBy: password))
    }

    // MARK: What has to be known before planning

    /// Refuses a PUT that names no state where somebody else has changed what it would overwrite, or taken it away,
    /// since this password's programs fetched it. What comes back as it was served overwrites nothing.
    ///
    /// - Throws: `CalendarFailure`
    private func requireKnown(
        _ put: CyclePut, _ kind: PutCase, _ write: PlannedWrite,
        against bases: [IndexedSnapshot], _ past: EarlierSnapshots
    ) throws {
        let collection = past.collection
        switch kind {
        case .edit(let index, let event):
            let current = collection.snapshot.events[index]
            // Days that the log has by now may be part of another edit.
            let isEdited =
                event.days != current.days
                && !bases.contains { base in
                    base[current.uid].map { base.events[$0].days == event.days } ?? false
                }
            guard write.change != nil || isEdited else { return }
            try past.requireKnown(current.uid)
        case .unhide(let index, _):
            let uid = collection.snapshot.events[index].uid
            let isUnseen = try store.isHidingUnseen(
                uid, of: collection.calendar.id, by: password.id)
            if isUnseen { throw CalendarFailure.conditionFailed }
        case .new:
            if put.kept?.data == put.object.bytes { return }
            try ownCalendars.requireSeen(put.name, of: collection.calendar)
            for uid in ReturnedUID.forms(of: put.object.uid) {
                try past.requireKnown(uid)
            }
        case .putBack, .unreadable, .taken: break
        }
    }

    /// The one event that an object is; `nil` for anything else.
    ///
    /// - Throws: `ICSError` for an event of ours that libical reads differently.
    private func event(of object: CalendarObject, _ person: PersonState) throws -> ReturnedEvent? {
        guard object.kind == "VEVENT" else { return nil }
        let returned = try Back.read(object.calendar, in: object.bytes, for: person)
        guard returned.unreadable.isEmpty, returned.events.count == 1 else { return nil }
        return returned.events.first
    }

    // MARK: A DELETE with the tag of before the program's own edits

    private func deletion(
        of name: String, knownFrom condition: WriteCondition, _ past: EarlierSnapshots
    ) throws -> PlannedWrite {
        let edits = source.edits.withLock { $0[password.selector, on: past.collection, now] }
        guard let edits, let uid = edits.uid(of: name, condition) else {
            throw CalendarFailure.conditionFailed
        }
        let planner = try planner(past.collection)
        let fetched = edits.before.snapshot
        guard let copy = edits.copies[uid] else {
            return try planner.delete(uid, fetchedIn: fetched)
        }
        // It did not hear the answer.
        if copy.isFinished { return PlannedWrite(answer: PlannedWrite.deleted) }
        return try planner.finish(
            copy, of: uid, fetchedIn: fetched, after: past.undone(copy), password.id)
    }

    // MARK: Carrying out

    /// Plans on what is there and writes it, one change of a person's cycle at a time.
    private func change(
        _ name: String, _ plan: (CycleCollection, StoredObject?) throws -> PlannedWrite
    ) throws -> PutOutcome {
        try source.stripe(person).lock.withLock { _ in
            let writer = JournalWriter(
                household.store, for: person.id, from: .calendar, by: password.id)
            let (collection, draft) = try writer.write(on: currentCollection) { collection in
                let kept = try household.store.object(named: name, in: collection.calendar.id)
                return try plan(collection, kept).draft
            }
            remember(draft.answer, on: collection)
            switch draft.answer.answer {
            case .refused(let why):
                throw refusal(collection.snapshot.language.refusals.nothingChanged(why), name)
            case .done(let outcome): return outcome
            }
        }
    }

    private func remember(_ write: PlannedWrite, on collection: CycleCollection) {
        refresh()
        guard !write.contents.isEmpty || !write.changes.isEmpty else { return }
        source.forgetVersions(of: collection)
        if write.contents.isEmpty {
            ownCalendars.noteChangeOutsideLog(by: write.hides ? .hiding : .program)
        }
        let before = collection.person.lastEntry
        let last = before + Int64(write.contents.count)
        source.edits.withLock {
            $0.add(write, of: password.selector, on: collection, upTo: last, now)
        }
        // A program that knew everything before its own edit knows everything after it.
        if last > before, password.fetched.map({ Int64($0.entry) }) == before {
            noteFetch(SnapshotMoment(entry: last, day: collection.person.today))
        }
    }

    private func refusal(_ why: String, _ name: String) -> CalendarFailure {
        .refused(
            DAVError(
                403, .needPrivilege(.dav("write-content"), on: href(Self.cycle, name)), why))
    }
}
