import CalendarModel
import CalendarServer
import CycleModel
import LogStore
import Synchronization

/// PUT and DELETE: what is planned is carried out in one transaction with the look at what was there.
extension StoreAccount {
    func put(
        _ object: CalendarObject, as name: String, in calendar: String,
        if condition: WriteCondition
    ) throws(CalendarFailure) -> PutOutcome {
        try requireWritable(href(calendar, name))
        guard calendar == Self.cycle else {
            return try putStored(object, as: name, in: try required(calendar), if: condition)
        }
        return try changing(name) { (view, edits, other) throws(CalendarFailure) in
            let tag = view.resource(named: name)?.tag ?? other?.tag
            let repeated = RepeatedPut(password, name: name, object: object)
            var isPutBack = false
            if tag != nil, !condition.holds(for: tag), condition.holds(for: nil) {
                isPutBack = try obeying { () throws(CycleObstacle) in
                    try edits.wasTakenAway(name)
                }
            }
            guard condition.holds(for: tag) || isPutBack else {
                guard let outcome = source.outcome(of: repeated, condition, now) else {
                    throw .conditionFailed
                }
                return (CycleWrite(answer: .done(outcome)), nil)
            }
            let write = try obeying { () throws(CycleObstacle) in
                try edits.put(
                    object, as: name, namesState: condition.namesState && !isPutBack, over: other
                ) { uid throws(ToolError) in
                    try storing { () throws(StoreError) in
                        try store.object(uid: uid, in: view.calendar.id)?.name
                    }
                }
            }
            return (
                write,
                { [source, now] in source.keep($0, of: repeated, before: tag, now) }
            )
        }
    }

    func delete(
        _ name: String, of calendar: String, if condition: WriteCondition
    ) throws(CalendarFailure) {
        try requireWritable(href(calendar, name))
        guard calendar == Self.cycle else {
            return try deleteStored(name, of: try required(calendar), if: condition)
        }
        _ = try changing(name) { (view, edits, other) throws(CalendarFailure) in
            guard condition.holds(for: view.resource(named: name)?.tag ?? other?.tag) else {
                throw .conditionFailed
            }
            if view.resource(named: name) == nil, other != nil {
                return (
                    CycleWrite(
                        changes: [.remove(name: name, at: now)],
                        answer: .done(PutOutcome(isNew: false, tag: nil))), nil
                )
            }
            let write = try obeying { () throws(CycleObstacle) in
                try edits.delete(name, namesState: condition.namesState)
            }
            return (write, nil)
        }
    }

    // MARK: Carrying out

    /// Plans on what is there, and again where somebody else wrote meanwhile.
    private func changing(
        _ name: String,
        _ plan: (CycleView, CycleEdits, StoredObject?) throws(CalendarFailure) -> (
            CycleWrite, ((PutOutcome) -> Void)?
        )
    ) throws(CalendarFailure) -> PutOutcome {
        try source.lane(person).lock.withLock { (_) throws(CalendarFailure) in
            for _ in 0..<Self.mostAttempts {
                let view = try currentView()
                let other = try keeping { () throws(StoreError) in
                    try store.object(named: name, in: view.calendar.id)
                }
                let (write, remember) = try plan(view, edits(view), other)
                guard try carryOut(write, view) else { continue }
                lookAgain()
                switch write.answer {
                case .refused(let why): throw refusal(why, name)
                case .done(let outcome):
                    remember?(outcome)
                    return outcome
                }
            }
            throw .unavailable
        }
    }

    private static var mostAttempts: Int { 5 }

    /// Whether nothing was changed by somebody else since `view`.
    private func carryOut(
        _ write: CycleWrite, _ view: CycleView
    ) throws(CalendarFailure) -> Bool {
        guard write.content != nil || !write.changes.isEmpty else { return true }
        let entries = write.content.map {
            NewEntry(
                recorded: view.subject.moment.seconds, door: .calendar,
                body: JournalCodec.encode($0))
        }
        let moment = CycleMoment(
            entry: Int(view.subject.lastEntry), revision: view.calendar.revision)
        let isDone = try keeping { () throws(StoreError) in
            do throws(StoreError) {
                try store.append(
                    entries.map { [$0] } ?? [], for: person.id, changing: write.changes,
                    expecting: moment)
                return true
            } catch {
                guard error.reason == .changedMeanwhile else { throw error }
                return false
            }
        }
        if isDone { source.forgetVersions(of: view) }
        // Who knew everything before her own edit knows everything after it.
        if isDone, entries != nil, password.fetched?.entry == moment.entry {
            noteFetch(
                EditionMoment(entry: view.subject.lastEntry + 1, day: view.subject.today))
        }
        return isDone
    }

    private func refusal(_ why: String, _ name: String) -> CalendarFailure {
        .refused(
            DAVError(
                403, .needPrivilege(.dav("write-content"), on: href(Self.cycle, name)),
                "Nothing was changed: \(why)."))
    }

    private func obeying<Value>(
        _ body: () throws(CycleObstacle) -> Value
    ) throws(CalendarFailure) -> Value {
        do {
            return try body()
        } catch {
            switch error {
            case .contradicted: throw .conditionFailed
            case .uidTaken(let name): throw .uidTaken(by: name)
            case .notFound: throw .notFound
            case .failed(let error):
                source.report(error, now)
                throw .unavailable
            }
        }
    }

    // MARK: What is known of before

    private func edits(_ view: CycleView) -> CycleEdits {
        CycleEdits(
            subject: view.subject, now: now, current: view.edition, hidden: view.hidden,
            seen: { (all) throws(ToolError) in try self.seen(view, all: all) },
            takenAway: { () throws(ToolError) in try self.takenAway(view) })
    }

    private func edition(
        at moment: EditionMoment, _ view: CycleView
    ) throws(ToolError) -> CycleEdition? {
        try source.edition(
            at: moment, contents, channel: view.edition.channel, for: view.subject,
            person: person, store)
    }

    /// - Parameter all: Not only what this password fetched last, but what it may still have from before.
    private func seen(_ view: CycleView, all: Bool) throws(ToolError) -> [CycleEdition] {
        var editions: [CycleEdition] = []
        let last = password.fetched.map(EditionMoment.init)
        if let last, let edition = try edition(at: last, view) { editions.append(edition) }
        guard all else { return editions }
        let records = try storing { () throws(StoreError) in
            try store.served(to: person.id, feed: view.edition.channel)
        }
        for record in records where editions.count < Self.mostSeen {
            let moment = EditionMoment(entry: record.entry, day: record.day)
            guard moment != last, moment.entry <= last?.entry ?? .max,
                let edition = try edition(at: moment, view)
            else { continue }
            editions.append(edition)
        }
        return editions
    }

    private static var mostSeen: Int { 6 }

    private func takenAway(_ view: CycleView) throws(ToolError) -> [TakenAway] {
        let deletions = try storing { () throws(StoreError) in
            try store.recentDeletions(of: person.id, at: now)
        }
        var taken: [TakenAway] = []
        for deletion in deletions {
            guard let entry = deletion.entry else {
                if let place = view.edition[deletion.uid] {
                    taken.append(
                        TakenAway(deletion: deletion, edition: view.edition, place: place, days: [])
                    )
                }
                continue
            }
            let moment = EditionMoment(entry: Int64(entry) - 1, day: view.subject.today)
            guard let edition = try edition(at: moment, view), let place = edition[deletion.uid]
            else { continue }
            let before = edition.calendar.log
            let days = try days(of: entry).filter { view.subject.log[$0.day] == $0.record }
            taken.append(
                TakenAway(
                    deletion: deletion, edition: edition, place: place,
                    days: days.map { DayLog.Entry(day: $0.day, record: before[$0.day]) }))
        }
        return taken
    }

    /// The days that an entry of the journal changed, with what it made of them.
    private func days(of entry: Int) throws(ToolError) -> [DayLog.Entry] {
        let journal = try storing { () throws(StoreError) in
            try store.journal(of: person.id, after: entry - 1)
        }
        let changes = try journal.changes(path: store.path)
        guard let change = changes.first, change.number == Int64(entry),
            case .days(let days) = change.content
        else { return [] }
        return days
    }
}

extension EditionMoment {
    init(entry: Int, day: Int) {
        self.init(entry: Int64(entry), day: Day(number: Int32(clamping: day)))
    }

    init(_ moment: AppPassword.Moment) {
        self.init(entry: moment.entry, day: moment.day)
    }
}
