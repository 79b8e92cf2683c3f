import CalendarModel
import CalendarServer
import CivilDate
import CycleModel
import CyclePipeline
import Household
import ICalendar
import LogStore
import Messages
import Synchronization
import XML

/// PUT and DELETE on the cycle calendar.
///
/// 1. Look at what is there: `currentCollection`, and what a put has to know beside it: `seenBefore`.
/// 2. Classify: `CyclePut.classified`.
/// 3. Fetch what the case is held against: `bases`.
/// 4. Plan, as data: `CyclePlanner`.
/// 5. Write, on the condition that all this is still so: `JournalWriter`.
extension StoreAccount {
    func put(
        _ object: CalendarObject, as name: String, in calendar: String,
        if condition: WriteCondition
    ) throws -> PutOutcome {
        try requireWritable(href(calendar, name))
        guard calendar == Self.cycle else {
            return try putStored(object, as: name, in: try required(calendar), if: condition)
        }
        let repeated = RepeatedPut(password, name: name, object: object)
        var (tag, isRepeated): (String?, Bool) = (nil, false)
        let outcome = try change(name) { collection, kept in
            isRepeated = false
            tag = collection.resource(named: name)?.tag ?? kept?.tag
            let edition =
                condition.holds(for: tag)
                ? nil : try edition(of: name, namedBy: condition, collection)
            // An edit of what is shown, as it is now, is no second half of a deletion.
            let isPlainEdit =
                condition.namesState && (condition.holds(for: tag) || edition != nil)
                && collection.shownUID(of: name) != nil
            let deletions = isPlainEdit ? [] : try recentDeletions(collection)
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
            let bases = try edition.map { [$0] } ?? bases(of: kind, put, collection)
            let write = try planner(collection).put(put, kind, against: bases)
            if !put.namesState, !condition.asksForNothing {
                try requireKnown(put, kind, write, against: bases, collection)
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
            return try deleteStored(name, of: try required(calendar), if: condition)
        }
        _ = try change(name) { collection, kept in
            let resource = collection.resource(named: name)
            guard condition.holds(for: resource?.tag ?? kept?.tag) else {
                if let edition = try edition(of: name, namedBy: condition, collection),
                    let index = collection.shownUID(of: name).flatMap({ collection.snapshot[$0] })
                {
                    return try planner(collection).delete(
                        index, against: [edition])
                }
                return try deletion(of: name, knownFrom: condition, collection)
            }
            if resource == nil, kept != nil {
                if !condition.namesState { try requireSeen(name, of: collection.calendar) }
                return PlannedWrite(
                    changes: [.remove(name: name, at: now)], answer: PlannedWrite.deleted)
            }
            guard let uid = collection.shownUID(of: name), let index = collection.snapshot[uid]
            else { throw CalendarFailure.notFound }
            if !condition.namesState { try requireKnown(uid, collection) }
            return try planner(collection).delete(
                index, against: try bases(of: index, condition.namesState, collection))
        }
        source.recent.withLock { $0.forget(name, from: password.selector) }
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
        against bases: [IndexedSnapshot], _ collection: CycleCollection
    ) throws {
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
            try requireKnown(current.uid, collection)
        case .unhide(let index, _):
            let uid = collection.snapshot.events[index].uid
            let isUnseen = try store.isHidingUnseen(
                uid, of: collection.calendar.id, by: password.id)
            if isUnseen { throw CalendarFailure.conditionFailed }
        case .new:
            if put.kept?.data == put.object.bytes { return }
            try requireSeen(put.name, of: collection.calendar)
            for uid in ReturnedUID.forms(of: put.object.uid) {
                try requireKnown(uid, collection)
            }
        case .putBack, .unreadable, .taken: break
        }
    }

    /// Refuses a program that names no state what somebody else wrote since its password fetched it.
    func requireSeen(_ name: String, of calendar: StoredCalendar) throws {
        if try store.isUnseen(name, of: calendar.id, by: password.id) {
            throw CalendarFailure.conditionFailed
        }
    }

    /// Refuses a program that names no state an event that somebody else has changed since this one fetched it.
    ///
    /// - Parameter uid: Of an event of ours that is shown or was.
    /// - Throws: `CalendarFailure`
    private func requireKnown(_ uid: String, _ collection: CycleCollection) throws {
        func content(after entry: Int64) throws -> [UInt8]? {
            let moment = SnapshotMoment(entry: entry, day: collection.person.today)
            guard let snapshot = try snapshot(at: moment, collection), let index = snapshot[uid]
            else { return nil }
            return snapshot.fingerprints[index]
        }
        guard let fetched = password.fetched.map({ Int64($0.entry) }),
            fetched < collection.person.lastEntry,
            try content(after: fetched)
                != collection.snapshot[uid].map({ collection.snapshot.fingerprints[$0] })
        else { return }
        let own = try household.store.entries(writtenBy: password)
        let others = try household.store.journal(of: person.id, after: Int(fetched)).entries
            .map { Int64($0.number) }.filter { !own.contains($0) }
        // To compute more of them again is not worth what it costs.
        guard others.count <= Self.mostFetched else { throw CalendarFailure.conditionFailed }
        for entry in others
        where try content(after: entry - 1) != content(after: entry) {
            throw CalendarFailure.conditionFailed
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

    private func bases(
        of kind: PutCase, _ put: CyclePut, _ collection: CycleCollection
    ) throws -> [IndexedSnapshot] {
        switch kind {
        case .edit(let index, _): try bases(of: index, put.namesState, collection)
        case .unhide(let index, _): try bases(of: index, true, collection)
        case .putBack, .unreadable, .taken, .new: []
        }
    }

    /// The snapshots that the event at `index` of the current one may have been edited in.
    ///
    /// One that the program fetched tells better than the current one what it knew of the log.
    private func bases(
        of index: Int, _ namesState: Bool, _ collection: CycleCollection
    ) throws -> [IndexedSnapshot] {
        let current = collection.snapshot
        let fetched = try fetched(collection, all: !namesState)
        guard namesState else {
            let uid = current.events[index].uid
            return fetched.contains { $0[uid] != nil } ? fetched : [current]
        }
        guard let newest = fetched.first, newest.shows(current, at: index) else {
            return [current]
        }
        return [newest]
    }

    private func snapshot(
        at moment: SnapshotMoment, _ collection: CycleCollection
    ) throws -> IndexedSnapshot? {
        try source.snapshot(
            at: moment, options, rendition: collection.snapshot.rendition, for: collection.person,
            person: person, household)
    }

    /// - Parameter all: Not only what this password fetched last, but what it may still have from before.
    private func fetched(_ collection: CycleCollection, all: Bool) throws -> [IndexedSnapshot] {
        var snapshots: [IndexedSnapshot] = []
        let last = password.fetched.map(SnapshotMoment.init)
        if let last, let snapshot = try snapshot(at: last, collection) {
            snapshots.append(snapshot)
        }
        guard all else { return snapshots }
        let records = try household.store.served(to: person.id, feed: collection.snapshot.rendition)
        for record in records where snapshots.count < Self.mostFetched {
            let moment = SnapshotMoment(entry: record.entry, day: record.day)
            guard moment != last, moment.entry <= last?.entry ?? .max,
                let snapshot = try snapshot(at: moment, collection)
            else { continue }
            snapshots.append(snapshot)
        }
        return snapshots
    }

    private static let mostFetched = 6

    /// The snapshot of an earlier day, made from the same journal, that had the event of this name with a tag that
    /// the condition names.
    ///
    /// Only the date has changed since: nobody has logged anything that the program does not know, and its person may
    /// well mean the day that has come. On any other ground an earlier tag is refused.
    private func edition(
        of name: String, namedBy condition: WriteCondition, _ collection: CycleCollection
    ) throws -> IndexedSnapshot? {
        guard condition.namesState, let uid = collection.shownUID(of: name) else { return nil }
        let now = collection.snapshot.moment
        let records = try household.store.served(to: person.id, feed: collection.snapshot.rendition)
        let moments =
            [password.fetched.map(SnapshotMoment.init)].compactMap(\.self)
            + records.map { SnapshotMoment(entry: $0.entry, day: $0.day) }
        var seen: Set<SnapshotMoment> = []
        for moment in moments where moment.entry == now.entry && moment.day < now.day {
            guard seen.insert(moment).inserted else { continue }
            if seen.count > Self.mostFetched { return nil }
            guard let snapshot = try snapshot(at: moment, collection), let index = snapshot[uid]
            else { continue }
            let mark = snapshot.mark(ofContentAt: index)
            if collection.isNamed(mark, ofEvent: uid, by: condition) { return snapshot }
        }
        return nil
    }

    private func recentDeletions(_ collection: CycleCollection) throws -> [RecentDeletion] {
        let log = collection.person.log
        // Of other programs this one has to learn first.
        let own = try household.store.recentDeletions(of: person.id, at: now)
            .filter { $0.writer == password.id.rawValue }
        return try own.compactMap { deletion in
            let uid = deletion.uid
            guard let entry = deletion.entry else {
                let current = collection.snapshot
                return current[uid].map {
                    RecentDeletion(
                        uid: uid, token: current.events[$0].token, snapshot: current, days: [])
                }
            }
            let moment = SnapshotMoment(entry: Int64(entry) - 1, day: collection.person.today)
            guard let snapshot = try snapshot(at: moment, collection), let index = snapshot[uid]
            else { return nil }
            let before = snapshot.served.log
            let days = try days(of: entry).filter { log[$0.day] == $0.record }
            return RecentDeletion(
                uid: uid, token: snapshot.events[index].token, snapshot: snapshot,
                days: days.map { DayLog.Entry(day: $0.day, record: before[$0.day]) })
        }
    }

    /// The days that an entry of the journal changed, with what it made of them.
    private func days(of entry: Int) throws -> [DayLog.Entry] {
        let journal = try household.store.journal(of: person.id, after: entry - 1)
        guard let change = try household.changes(in: journal).first,
            change.number == Int64(entry), case .days(let days) = change.content
        else { return [] }
        return days
    }

    // MARK: A DELETE with the tag of before the program's own edits

    private func deletion(
        of name: String, knownFrom condition: WriteCondition, _ collection: CycleCollection
    ) throws -> PlannedWrite {
        let edits = source.edits.withLock { $0[password.selector, on: collection, now] }
        guard let edits, let uid = edits.uid(of: name, condition) else {
            throw CalendarFailure.conditionFailed
        }
        let planner = try planner(collection)
        let fetched = edits.before.snapshot
        guard let copy = edits.copies[uid] else {
            return try planner.delete(uid, fetchedIn: fetched)
        }
        // It did not hear the answer.
        if copy.isFinished { return PlannedWrite(answer: PlannedWrite.deleted) }
        return try planner.finish(
            copy, of: uid, fetchedIn: fetched, after: try undone(copy, collection), password.id)
    }

    /// The log, and what there is to do about the journal, as if a copy had not been put.
    private func undone(
        _ copy: ClientEdits.Copy, _ collection: CycleCollection
    ) throws -> UndoneCopy {
        let state = collection.person
        guard let entry = copy.entry else { return UndoneCopy(plan: ImportPlan(for: state)) }
        let moment = SnapshotMoment(entry: entry - 1, day: state.today)
        let earlier = try snapshot(at: moment, collection)?.served.log ?? state.log
        if entry == state.lastEntry {
            return UndoneCopy(plan: ImportPlan(for: state.with(earlier)), entry: entry)
        }
        var plan = ImportPlan(for: state)
        plan.restore(
            try days(of: Int(entry)).filter { state.log[$0.day] == $0.record }
                .map { DayLog.Entry(day: $0.day, record: earlier[$0.day]) })
        return UndoneCopy(plan: plan)
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
        if write.contents.isEmpty { noteChangeOutsideLog(by: write.hides ? .hiding : .program) }
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

extension SnapshotMoment {
    init(entry: Int, day: Int) {
        self.init(entry: Int64(entry), day: Day(number: Int32(clamping: day)))
    }

    init(_ moment: Grant.Moment) {
        self.init(entry: moment.entry, day: moment.day)
    }
}
