/// What is kept beside the computed calendar.
extension LogStore {
    /// Appends entries to the journal and changes the cycle calendar, all or nothing.
    ///
    /// - Throws: `changedMeanwhile` where the journal or the cycle calendar is not what it was, and
    ///   for an object whose UID another one has, which only a plan made on something else overlooks;
    ///   `noRoom`.
    @discardableResult
    package func append(
        _ entries: [NewEntry], for person: Person.ID, changing changes: [CycleChange],
        expecting moment: CycleMoment
    ) throws(StoreError) -> [JournalEntry] {
        try writing { (connection) throws(StoreError) in
            let calendar = try connection.cycleCalendar(of: person)
            guard calendar.revision == moment.revision else {
                throw StoreError(.changedMeanwhile, path: path)
            }
            let appended = try connection.append(entries, for: person, expecting: moment.entry)
            for change in changes {
                try connection.make(
                    change, of: calendar.id, of: person, after: appended.last?.number, room: room)
            }
            return appended
        }
    }

    /// Which events of the forecast a person hid, in the order of their UIDs.
    package func hidden(of person: Person.ID) throws(StoreError) -> [HiddenEvent] {
        try withConnection { (connection) throws(StoreError) in
            try connection.hiddenEvents(of: person, after: -1).filter { $0.hash != nil }
        }
    }

    /// Those hidden or brought back after a revision of the cycle calendar.
    package func hiddenChanges(
        of person: Person.ID, since revision: Int
    ) throws(StoreError) -> [HiddenEvent] {
        try withConnection { (connection) throws(StoreError) in
            try connection.hiddenEvents(of: person, after: revision)
        }
    }

    /// Brings back everything that a person hid, and returns how many events that were.
    @discardableResult
    package func unhideAll(of person: Person.ID, at now: Int64) throws(StoreError) -> Int {
        try writing { (connection) throws(StoreError) in
            let hidden = try connection.hiddenEvents(of: person, after: -1)
                .filter { $0.hash != nil }
            if hidden.isEmpty { return 0 }
            let calendar = try connection.cycleCalendar(of: person)
            for event in hidden {
                try connection.setHidden(event.uid, hash: nil, at: now, of: person, calendar.id)
            }
            return hidden.count
        }
    }

    /// What was taken away in the last ten minutes, the last one first.
    package func recentDeletions(
        of person: Person.ID, at now: Int64
    ) throws(StoreError) -> [CalendarDeletion] {
        try withConnection { (connection) throws(StoreError) in
            try connection.withStatement(
                """
                SELECT uid, entry, deleted FROM caldav_deletions
                WHERE person = ?1 AND deleted > ?2 ORDER BY deleted DESC, uid
                """
            ) { (query) throws(StoreError) in
                try query.bind(person.rawValue, at: 1)
                try query.bind(now - CalendarDeletion.secondsToRemember, at: 2)
                var deletions: [CalendarDeletion] = []
                while try query.step() {
                    deletions.append(
                        CalendarDeletion(
                            uid: query.text(0), entry: query.isNull(1) ? nil : query.int(1),
                            deleted: query.integer(2)))
                }
                return deletions
            }
        }
    }
}

extension Connection {
    fileprivate func make(
        _ change: CycleChange, of calendar: StoredCalendar.ID, of person: Person.ID,
        after entry: Int?, room: Room
    ) throws(StoreError) {
        switch change {
        case .hide(let uid, let hash, let now):
            try setHidden(uid, hash: hash, at: now, of: person, calendar)
        case .unhide(let uid, let now):
            try setHidden(uid, hash: nil, at: now, of: person, calendar)
        case .renew(let uid, let rendition):
            try forgetContent(of: uid, for: person, rendition: rendition)
        case .noteDeletion(let uid, let now):
            try noteDeletion(
                CalendarDeletion(uid: uid, entry: entry, deleted: now), of: person)
        case .forgetDeletion(let uid):
            try withStatement("DELETE FROM caldav_deletions WHERE person = ?1 AND uid = ?2") {
                (deletion) throws(StoreError) in
                try deletion.bind(person.rawValue, at: 1)
                try deletion.bind(uid, at: 2)
                try deletion.run()
            }
        case .put(let object):
            let put = try put(object, in: calendar, room: room) { _ in true }
            if case .uidTaken = put {
                throw StoreError(.changedMeanwhile, path: path)
            }
        case .remove(let name, let now):
            _ = try delete(name, of: calendar, at: now, room: room) { _ in true }
        case .name(let name, let password, let now): try give(name, to: password, at: now)
        case .freeName(let name): try freeEventName(name, of: person)
        }
    }

    func hiddenEvents(
        of person: Person.ID, after revision: Int
    ) throws(StoreError) -> [HiddenEvent] {
        try withStatement(
            """
            SELECT uid, hash, hidden, revision FROM hidden_events
            WHERE person = ?1 AND revision > ?2 ORDER BY uid
            """
        ) { (query) throws(StoreError) in
            try query.bind(person.rawValue, at: 1)
            try query.bind(revision, at: 2)
            var events: [HiddenEvent] = []
            while try query.step() {
                events.append(
                    HiddenEvent(
                        uid: query.text(0), hash: query.isNull(1) ? nil : query.bytes(1),
                        hidden: query.integer(2), revision: query.int(3)))
            }
            return events
        }
    }

    /// Remembers the latest thousand: a forecast has fewer events that can be hidden, and what is
    /// hidden of the past is shown nowhere.
    fileprivate func setHidden(
        _ uid: String, hash: [UInt8]?, at now: Int64, of person: Person.ID,
        _ calendar: StoredCalendar.ID
    ) throws(StoreError) {
        let revision = try takeRevision(of: calendar)
        try insert(
            HiddenEvent(uid: uid, hash: hash, hidden: now, revision: revision), for: person)
        let oldest = try prepare(
            """
            SELECT revision FROM hidden_events WHERE person = ?1
            ORDER BY revision DESC LIMIT 1 OFFSET 1000
            """)
        try oldest.bind(person.rawValue, at: 1)
        guard try oldest.step() else { return }
        let forgotten = oldest.int(0)
        oldest.reset()
        let deletion = try prepare("DELETE FROM hidden_events WHERE person = ?1 AND revision <= ?2")
        try deletion.bind(person.rawValue, at: 1)
        try deletion.bind(forgotten, at: 2)
        try deletion.run()
        let update = try prepare(
            "UPDATE calendars SET forgotten = max(forgotten, ?2) WHERE id = ?1")
        try update.bind(calendar.rawValue, at: 1)
        try update.bind(forgotten, at: 2)
        try update.run()
    }

    func insert(_ event: HiddenEvent, for person: Person.ID) throws(StoreError) {
        let insertion = try prepare(
            """
            INSERT OR REPLACE INTO hidden_events (person, uid, hash, hidden, revision)
            VALUES (?1, ?2, ?3, ?4, ?5)
            """)
        try insertion.bind(person.rawValue, at: 1)
        try insertion.bind(event.uid, at: 2)
        if let hash = event.hash { try insertion.bind(hash, at: 3) }
        try insertion.bind(event.hidden, at: 4)
        try insertion.bind(event.revision, at: 5)
        try insertion.run()
    }

    private func noteDeletion(
        _ deletion: CalendarDeletion, of person: Person.ID
    ) throws(StoreError) {
        try withStatement(
            """
            INSERT OR REPLACE INTO caldav_deletions (person, uid, entry, deleted)
            VALUES (?1, ?2, ?3, ?4)
            """
        ) { (insertion) throws(StoreError) in
            try insertion.bind(person.rawValue, at: 1)
            try insertion.bind(deletion.uid, at: 2)
            try insertion.bind(deletion.entry.map(Int64.init), at: 3)
            try insertion.bind(deletion.deleted, at: 4)
            try insertion.run()
        }
        try withStatement("DELETE FROM caldav_deletions WHERE person = ?1 AND deleted <= ?2") {
            (pruning) throws(StoreError) in
            try pruning.bind(person.rawValue, at: 1)
            try pruning.bind(
                deletion.deleted - CalendarDeletion.secondsToRemember, at: 2)
            try pruning.run()
        }
    }
}
