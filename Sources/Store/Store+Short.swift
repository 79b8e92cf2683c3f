/// What every engine has by the protocol, in the forms that most callers want.
extension Store {
    /// Whether nothing can be written, on request or because the store does not allow it.
    package var isReadOnly: Bool { obstacle != nil }

    package func scrub() throws { try scrub(takesKeptRoom: true) }

    /// Everybody in the store, in the order in which they were added: for what is done for each of them anyhow.
    package func people() throws -> [Person] {
        var everybody: [Person] = []
        while true {
            let next = try people(after: everybody.last?.id, limit: 1_000)
            if next.isEmpty { return everybody }
            everybody += next
        }
    }

    package func setPersonSetting(_ name: String, of person: Person.ID, to value: String?) throws {
        try setPersonSetting(name, of: person, to: value, takesKeptRoom: false)
    }
}

// What most callers leave out.
extension Store {
    package func journal(of person: Person.ID) throws -> Journal {
        try journal(of: person, after: 0)
    }

    package func served(to person: Person.ID) throws -> [ServedRecord] {
        try served(to: person, feed: nil)
    }

    package func noteUse(of grant: Grant, at now: Int64) {
        noteUse(of: grant, at: now, fetching: nil)
    }

    package func put(
        _ object: StoredObject, in calendar: StoredCalendar.ID, if condition: (String?) -> Bool
    ) throws -> Put {
        try put(object, in: calendar, acknowledging: [], by: nil, if: condition)
    }

    package func delete(
        _ name: String, of calendar: StoredCalendar.ID, at now: Int64,
        if condition: (String) -> Bool
    ) throws -> Removal {
        try delete(name, of: calendar, at: now, by: nil, if: condition)
    }

    package func move(
        _ name: String, of calendar: StoredCalendar.ID, to newName: String,
        in other: StoredCalendar.ID, at now: Int64, if condition: (String) -> Bool,
        replacing vacancy: (String?) -> Bool
    ) throws -> Put? {
        try move(
            name, of: calendar, to: newName, in: other, at: now, by: nil, if: condition,
            replacing: vacancy)
    }

    @discardableResult
    package func append(
        _ entries: [NewEntry], for person: Person.ID, changing changes: [CycleChange],
        expecting moment: CycleMoment
    ) throws -> [JournalEntry] {
        try append(entries, for: person, changing: changes, by: nil, expecting: moment)
    }

    package func objects(of calendar: StoredCalendar.ID) throws -> [StoredObject] {
        try objects(of: calendar, named: nil)
    }

    /// Without what a clock wrote that was ahead of `now`.
    package func alarmMarks(of person: Person.ID, at now: Int64) throws -> [StoredAlarmMark] {
        try alarmMarks(of: person).map { $0.believed(at: now) }
    }

    /// `publish` for what has no feed of its own: versions and served record only.
    package func publish(
        for person: Person.ID, rendition: String, events: [RenderedEvent], record: ServedRecord,
        now: Int64
    ) throws -> PublishedVersions {
        var last: [StoredVersion] = []
        let publication = try publish(
            nil, for: person, rendition: rendition, events: events, record: record, now: now
        ) { versions in
            last = versions
            return []
        }
        return PublishedVersions(versions: last, isKept: publication.isKept)
    }
}
