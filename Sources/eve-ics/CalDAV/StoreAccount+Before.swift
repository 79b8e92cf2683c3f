import CalendarModel
import CalendarServer
import CivilDate
import CycleModel
import LogStore

/// What is known of before, against which an edit is held.
extension StoreAccount {
    func edits(_ view: CycleView) -> CycleEdits {
        CycleEdits(
            subject: view.subject, now: now, current: view.edition, hidden: view.hidden,
            names: view.names,
            seen: { all in try self.seen(view, all: all) },
            takenAway: { try self.takenAway(view) })
    }

    private func edition(
        at moment: EditionMoment, _ view: CycleView
    ) throws -> CycleEdition? {
        try source.edition(
            at: moment, contents, channel: view.edition.channel, for: view.subject,
            person: person, store)
    }

    /// - Parameter all: Not only what this password fetched last, but what it may still have from before.
    private func seen(_ view: CycleView, all: Bool) throws -> [CycleEdition] {
        var editions: [CycleEdition] = []
        let last = password.fetched.map(EditionMoment.init)
        if let last, let edition = try edition(at: last, view) { editions.append(edition) }
        guard all else { return editions }
        let records = try store.served(to: person.id, feed: view.edition.channel)
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

    /// The log, and what there is to do about the journal, as if a copy had not been put.
    func undone(
        _ copy: EditSeries.Copy, _ view: CycleView
    ) throws(CalendarFailure) -> UndoneCopy {
        let subject = view.subject
        guard let entry = copy.entry else {
            return UndoneCopy(
                gathered: GatheredChanges(log: subject.log, circumstances: subject.circumstances))
        }
        return try working {
            let moment = EditionMoment(entry: entry - 1, day: subject.today)
            let earlier = try edition(at: moment, view)?.calendar.log ?? subject.log
            if entry == subject.lastEntry {
                return UndoneCopy(
                    gathered: GatheredChanges(log: earlier, circumstances: subject.circumstances),
                    entry: entry)
            }
            var gathered = GatheredChanges(
                log: subject.log, circumstances: subject.circumstances)
            gathered.restore(
                try days(of: Int(entry)).filter { subject.log[$0.day] == $0.record }
                    .map { DayLog.Entry(day: $0.day, record: earlier[$0.day]) })
            return UndoneCopy(gathered: gathered)
        }
    }

    private func takenAway(_ view: CycleView) throws -> [TakenAway] {
        let deletions = try store.recentDeletions(of: person.id, at: now)
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
    private func days(of entry: Int) throws -> [DayLog.Entry] {
        let journal = try store.journal(of: person.id, after: entry - 1)
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
