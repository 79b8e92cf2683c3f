package import Store

extension SQLStore {
    package func calendars(of person: Person.ID) throws -> [StoredCalendar] {
        try reading { try $0.ownCalendars(of: person) }
    }

    package func people(havingCalendarsWith property: StoredProperty) throws -> [Person] {
        try reading { session in
            try session.all(
                """
                SELECT id, name, seed FROM people WHERE id IN (
                    SELECT person FROM calendar_properties WHERE namespace = ?1 AND local = ?2)
                ORDER BY id
                """, property.namespace, property.local
            ) { try $0.person(path: path) }
        }
    }

    package func calendar(named name: String, of person: Person.ID) throws -> StoredCalendar? {
        try reading { try $0.calendar(named: name, of: person) }
    }

    package func cycleCalendar(of person: Person.ID) throws -> StoredCalendar {
        let name = StoredCalendar.cycleName
        if let known = try calendar(named: name, of: person) { return known }
        if isReadOnly {
            return StoredCalendar(
                id: StoredCalendar.ID(person: person, rawValue: 0), name: name,
                components: ["VEVENT"], revision: 0, forgotten: 0)
        }
        return try writing(of: person) { try $0.cycleCalendar(of: person) }
    }

    package func addCalendar(
        named name: String, for person: Person.ID, components: Set<String>,
        properties: [StoredProperty]
    ) throws -> StoredCalendar {
        try writing(of: person) { session in
            try session.requirePerson(person)
            guard name != StoredCalendar.cycleName,
                try session.calendar(named: name, of: person) == nil
            else { throw StoreError(.calendarNameTaken, path: path) }
            guard try session.ownCalendars(of: person).count < room.calendars else {
                throw StoreError(.noRoom, path: path)
            }
            let calendar = try session.insertCalendar(
                named: name, for: person, components: components)
            try session.change(
                properties.map { .set($0) }, of: calendar.id, limit: room.propertyBytes)
            return calendar
        }
    }

    package func delete(_ calendar: StoredCalendar.ID) throws {
        try removing(of: calendar.person) { session in
            let deleted = try session.run(
                "DELETE FROM calendars WHERE person = ?1 AND number = ?2 AND name <> ?3",
                calendar.person, calendar.rawValue, StoredCalendar.cycleName)
            guard deleted == 1 else { throw StoreError(.noSuchCalendar, path: path) }
        }
    }

    package func deleteIfEmpty(_ calendar: StoredCalendar.ID) throws {
        _ = try removing(of: calendar.person) { session in
            try session.run(
                """
                DELETE FROM calendars
                WHERE person = ?1 AND number = ?2 AND objects = 0 AND name <> ?3
                """, calendar.person, calendar.rawValue, StoredCalendar.cycleName)
        }
    }

    package func properties(of calendar: StoredCalendar.ID) throws -> [StoredProperty] {
        try reading { try $0.properties(of: calendar) }
    }

    package func change(_ edits: [PropertyEdit], of calendar: StoredCalendar.ID) throws {
        try writing(of: calendar.person) { session in
            try session.requireCalendar(calendar)
            try session.change(edits, of: calendar, limit: room.propertyBytes)
        }
    }
}

extension SQLSession {
    func calendar(named name: String, of person: Person.ID) throws -> StoredCalendar? {
        try first(
            "SELECT \(StoredCalendar.columns) FROM calendars WHERE person = ?1 AND name = ?2",
            person,
            name
        ) { $0.calendar() }
    }

    /// The calendars in the order in which they were made, with the computed one's row.
    package func allCalendars(of person: Person.ID) throws -> [StoredCalendar] {
        try all(
            "SELECT \(StoredCalendar.columns) FROM calendars WHERE person = ?1 ORDER BY number",
            person
        ) { $0.calendar() }
    }

    fileprivate func ownCalendars(of person: Person.ID) throws -> [StoredCalendar] {
        try allCalendars(of: person).filter { $0.name != StoredCalendar.cycleName }
    }

    func cycleCalendar(of person: Person.ID) throws -> StoredCalendar {
        let name = StoredCalendar.cycleName
        if let known = try calendar(named: name, of: person) { return known }
        return try insertCalendar(named: name, for: person, components: ["VEVENT"])
    }

    /// Writes a calendar that nobody has fetched anything of yet.
    ///
    /// - Parameter number: One that is free; the person's next one where it is `nil`.
    func insertCalendar(
        named name: String, for person: Person.ID, components: Set<String>, number: Int64? = nil
    ) throws -> StoredCalendar {
        try requireAcceptable(name: name)
        let revision = try takeRevision(of: person)
        let number =
            try number
            ?? first("SELECT last_calendar + 1 FROM people WHERE id = ?1", person) { $0.integer(0) }
            ?? 0
        try raise(.calendars, of: person, to: number)
        try run(
            """
            INSERT INTO calendars (person, number, name, components, revision, forgotten)
            VALUES (?1, ?2, ?3, ?4, ?5, ?5)
            """, person, number, name, components.sorted().joined(separator: " "), revision)
        return StoredCalendar(
            id: StoredCalendar.ID(person: person, rawValue: number), name: name,
            components: components, revision: revision, forgotten: revision)
    }

    func requireCalendar(_ calendar: StoredCalendar.ID) throws {
        let exists = try has(
            "SELECT 1 FROM calendars WHERE person = ?1 AND number = ?2", calendar.person,
            calendar.rawValue)
        guard exists else { throw StoreError(.noSuchCalendar, path: path) }
    }

    func requireAcceptable(name: String) throws {
        guard (1...1000).contains(name.utf8.count) else {
            throw StoreError(.badCalendarName, path: path)
        }
    }

    /// A number that no change in the person's calendars has had.
    func takeRevision(of person: Person.ID) throws -> Int {
        let revision = try first(
            """
            UPDATE people SET last_revision = last_revision + 1 WHERE id = ?1
            RETURNING last_revision
            """, person
        ) { $0.int(0) }
        guard let revision else { throw StoreError(.noSuchPerson, path: path) }
        return revision
    }

    package func properties(of calendar: StoredCalendar.ID) throws -> [StoredProperty] {
        try all(
            """
            SELECT namespace, local, xml FROM calendar_properties
            WHERE person = ?1 AND calendar = ?2 ORDER BY namespace, local
            """, calendar.person, calendar.rawValue
        ) { StoredProperty(namespace: $0.text(0), local: $0.text(1), xml: $0.text(2)) }
    }

    func change(_ edits: [PropertyEdit], of calendar: StoredCalendar.ID, limit: Int) throws {
        guard !edits.isEmpty else { return }
        for edit in edits {
            switch edit {
            case .set(let property):
                try run(
                    """
                    INSERT INTO calendar_properties (person, calendar, namespace, local, xml)
                    VALUES (?1, ?2, ?3, ?4, ?5)
                    ON CONFLICT (person, calendar, namespace, local) DO UPDATE
                    SET xml = excluded.xml
                    """, calendar.person, calendar.rawValue, property.namespace, property.local,
                    property.xml)
            case .remove(let namespace, let local):
                try run(
                    """
                    DELETE FROM calendar_properties
                    WHERE person = ?1 AND calendar = ?2 AND namespace = ?3 AND local = ?4
                    """, calendar.person, calendar.rawValue, namespace, local)
            }
        }
        let bytes = try properties(of: calendar).reduce(0) {
            $0 + $1.namespace.utf8.count + $1.local.utf8.count + $1.xml.utf8.count
        }
        if bytes > limit { throw StoreError(.noRoom, path: path) }
    }
}

extension StoredCalendar {
    fileprivate static let columns = "person, number, name, components, revision, forgotten"
}

extension SQLRow {
    /// The calendar in a row of `StoredCalendar.columns`.
    fileprivate func calendar() -> StoredCalendar {
        StoredCalendar(
            id: StoredCalendar.ID(person: Person.ID(rawValue: integer(0)), rawValue: integer(1)),
            name: text(2), components: Set(text(3).split(separator: " ").map(String.init)),
            revision: int(4), forgotten: int(5))
    }
}
