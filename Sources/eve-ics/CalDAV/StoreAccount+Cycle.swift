import CalendarModel
import CalendarServer
import CivilDate
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
                guard let outcome = outcome(of: repeated, condition) else { throw .conditionFailed }
                return (CycleWrite(answer: .done(outcome)), nil)
            }
            let write = try obeying { () throws(CycleObstacle) in
                try edits.put(
                    object, as: name, namesState: condition.namesState && !isPutBack, over: other
                ) { uid in
                    try store.object(uid: uid, in: view.calendar.id)?.name
                }
            }
            // As it is, it says no more than what it did the first time.
            if case .refused = write.answer, write.changes.isEmpty,
                let outcome = outcome(of: repeated, condition)
            {
                return (CycleWrite(answer: .done(outcome)), nil)
            }
            return (
                write,
                { [source, now] outcome in
                    source.recent.withLock { $0.keep(outcome, of: repeated, before: tag, now) }
                }
            )
        }
    }

    private func outcome(
        of put: RepeatedPut, _ condition: WriteCondition
    ) -> PutOutcome? {
        source.recent.withLock { $0.outcome(of: put, condition, now) }
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
                return (try deletion(of: name, knownFrom: condition, edits, view), nil)
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
        source.recent.withLock { $0.forget(name, from: password.selector) }
    }

    /// What a program deletes with the tag that it had before its own changes.
    private func deletion(
        of name: String, knownFrom condition: WriteCondition, _ edits: CycleEdits,
        _ view: CycleView
    ) throws(CalendarFailure) -> CycleWrite {
        let series = source.series.withLock { $0.series(of: password.selector, on: view, now) }
        guard let series, let uid = series.uid(of: name, condition) else {
            throw .conditionFailed
        }
        let seen = series.before.edition
        guard let copy = series.copies[uid] else {
            return try obeying { () throws(CycleObstacle) in
                try edits.delete(uid, seenIn: seen)
            }
        }
        // It did not hear the answer.
        if copy.isFinished { return CycleWrite(answer: .done(PutOutcome(isNew: false, tag: nil))) }
        let undone = try undone(copy, view)
        return try obeying { () throws(CycleObstacle) in
            try edits.finish(copy, of: uid, seenIn: seen, after: undone, password.id)
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
                let other = try keeping {
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
        let contents = [write.takesBack.map { .undo($0) }, write.content].compactMap { $0 }
        let entries = contents.map {
            NewEntry(
                recorded: view.subject.moment.seconds, origin: .calendar,
                body: JournalCodec.encode($0))
        }
        let moment = CycleMoment(
            entry: Int(view.subject.lastEntry), revision: view.calendar.revision)
        let isDone = try keeping {
            do {
                try store.append(
                    entries, for: person.id, changing: write.changes,
                    expecting: moment)
                return true
            } catch {
                guard (error as? StoreError)?.reason == .changedMeanwhile else { throw error }
                return false
            }
        }
        guard isDone else { return false }
        source.forgetVersions(of: view)
        let last = view.subject.lastEntry + Int64(entries.count)
        source.series.withLock { $0.add(write, of: password.selector, on: view, upTo: last, now) }
        // Who knew everything before her own edit knows everything after it.
        if !entries.isEmpty, password.fetched?.entry == moment.entry {
            noteFetch(EditionMoment(entry: last, day: view.subject.today))
        }
        return true
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
}
