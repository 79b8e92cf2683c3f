import CalendarModel
import CalendarServer
import CivilDate
import CycleModel
import CyclePipeline
import Household
import Store

/// What the cycle calendar was before, as far as the programs of one app password may still have it.
struct EarlierSnapshots {
    let source: StoreCalendars
    let household: Household
    let password: Grant
    let options: CalendarOptions
    /// Seconds since 1970.
    let now: Int64
    /// The calendar as it is.
    let collection: CycleCollection

    private var store: any Store { household.store }
    private var person: Person { collection.owner }

    /// The snapshots that what is put may have been edited in; none where it is no edit of an event of ours.
    func bases(of kind: PutCase, namesState: Bool) throws -> [IndexedSnapshot] {
        switch kind {
        case .edit(let index, _): try bases(of: index, namesState: namesState)
        case .unhide(let index, _): try bases(of: index, namesState: true)
        case .putBack, .unreadable, .taken, .new: []
        }
    }

    /// The snapshots that the event at `index` of the current one may have been edited in.
    ///
    /// One that the program fetched tells better than the current one what it knew of the log.
    func bases(of index: Int, namesState: Bool) throws -> [IndexedSnapshot] {
        let current = collection.snapshot
        let fetched = try fetched(all: !namesState)
        guard namesState else {
            let uid = current.events[index].uid
            return fetched.contains { $0[uid] != nil } ? fetched : [current]
        }
        return [fetched.first.flatMap { $0.shows(current, at: index) ? $0 : nil } ?? current]
    }

    func snapshot(at moment: SnapshotMoment) throws -> IndexedSnapshot? {
        try source.snapshot(
            at: moment, options, rendition: collection.snapshot.rendition, for: collection.person,
            person: person, household)
    }

    /// - Parameter all: Not only what this password fetched last, but what it may still have from before.
    private func fetched(all: Bool) throws -> [IndexedSnapshot] {
        var snapshots: [IndexedSnapshot] = []
        let last = password.fetched.map(SnapshotMoment.init)
        if let last, let snapshot = try snapshot(at: last) {
            snapshots.append(snapshot)
        }
        guard all else { return snapshots }
        for moment in try servedMoments() where snapshots.count < Self.mostFetched {
            guard moment != last, moment.entry <= last?.entry ?? .max,
                let snapshot = try snapshot(at: moment)
            else { continue }
            snapshots.append(snapshot)
        }
        return snapshots
    }

    private static let mostFetched = 6

    /// The newest first.
    private func servedMoments() throws -> [SnapshotMoment] {
        try store.served(to: person.id, feed: collection.snapshot.rendition)
            .map { SnapshotMoment(entry: $0.entry, day: $0.day) }
    }

    /// The snapshot of an earlier day, made from the same journal, that had the event of this name with a tag that
    /// the condition names.
    ///
    /// Only the date has changed since: nobody has logged anything that the program does not know, and its person may
    /// well mean the day that has come. On any other ground an earlier tag is refused.
    func edition(
        of name: String, namedBy condition: WriteCondition
    ) throws -> IndexedSnapshot? {
        guard condition.namesState, let uid = collection.shownUID(of: name) else { return nil }
        let now = collection.snapshot.moment
        let fetched = [password.fetched.map(SnapshotMoment.init)].compactMap(\.self)
        var seen: Set<SnapshotMoment> = []
        for moment in try fetched + servedMoments()
        where moment.entry == now.entry && moment.day < now.day {
            guard seen.insert(moment).inserted else { continue }
            if seen.count > Self.mostFetched { return nil }
            guard let snapshot = try snapshot(at: moment), let index = snapshot[uid] else {
                continue
            }
            let mark = snapshot.mark(ofContentAt: index)
            if collection.isNamed(mark, ofEvent: uid, by: condition) { return snapshot }
        }
        return nil
    }

    func recentDeletions() throws -> [RecentDeletion] {
        let log = collection.person.log
        // Of other programs this one has to learn first.
        let own = try store.recentDeletions(of: person.id, at: now)
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
            guard let snapshot = try snapshot(at: moment), let index = snapshot[uid] else {
                return nil
            }
            let before = snapshot.served.log
            let days = try days(of: entry).filter { log[$0.day] == $0.record }
            return RecentDeletion(
                uid: uid, token: snapshot.events[index].token, snapshot: snapshot,
                days: days.map { DayLog.Entry(day: $0.day, record: before[$0.day]) })
        }
    }

    /// The days that an entry of the journal changed, with what it made of them.
    private func days(of entry: Int) throws -> [DayLog.Entry] {
        let journal = try store.journal(of: person.id, after: entry - 1)
        guard let change = try household.changes(in: journal).first,
            change.number == Int64(entry), case .days(let days) = change.content
        else { return [] }
        return days
    }

    /// The log, and what there is to do about the journal, as if a copy had not been put.
    func undone(_ copy: ClientEdits.Copy) throws -> UndoneCopy {
        let state = collection.person
        guard let entry = copy.entry else { return UndoneCopy(plan: ImportPlan(for: state)) }
        let moment = SnapshotMoment(entry: entry - 1, day: state.today)
        let earlier = try snapshot(at: moment)?.served.log ?? state.log
        if entry == state.lastEntry {
            return UndoneCopy(plan: ImportPlan(for: state.with(earlier)), entry: entry)
        }
        var plan = ImportPlan(for: state)
        plan.restore(
            try days(of: Int(entry)).filter { state.log[$0.day] == $0.record }
                .map { DayLog.Entry(day: $0.day, record: earlier[$0.day]) })
        return UndoneCopy(plan: plan)
    }

    /// Refuses a program that names no state an event that somebody else has changed since this one fetched it.
    ///
    /// - Parameter uid: Of an event of ours that is shown or was.
    /// - Throws: `CalendarFailure`
    func requireKnown(_ uid: String) throws {
        func content(after entry: Int64) throws -> [UInt8]? {
            let moment = SnapshotMoment(entry: entry, day: collection.person.today)
            guard let snapshot = try snapshot(at: moment), let index = snapshot[uid] else {
                return nil
            }
            return snapshot.fingerprints[index]
        }
        guard let fetched = password.fetched.map({ Int64($0.entry) }),
            fetched < collection.person.lastEntry,
            try content(after: fetched)
                != collection.snapshot[uid].map({ collection.snapshot.fingerprints[$0] })
        else { return }
        let own = try store.entries(writtenBy: password)
        let others = try store.journal(of: person.id, after: Int(fetched)).entries
            .map { Int64($0.number) }.filter { !own.contains($0) }
        // To compute more of them again is not worth what it costs.
        guard others.count <= Self.mostFetched else { throw CalendarFailure.conditionFailed }
        for entry in others
        where try content(after: entry - 1) != content(after: entry) {
            throw CalendarFailure.conditionFailed
        }
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
