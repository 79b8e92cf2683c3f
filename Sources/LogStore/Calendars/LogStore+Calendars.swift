extension LogStore {
    /// A person's own calendars in the order in which they were made, without the computed one.
    package func calendars(of person: Person.ID) throws(StoreError) -> [StoredCalendar] {
        try withConnection { (connection) throws(StoreError) in
            try connection.allCalendars(of: person).filter {
                $0.name != StoredCalendar.cycleName
            }
        }
    }

    /// A calendar of hers, the computed one's row too where it has one.
    package func calendar(
        named name: String, of person: Person.ID
    ) throws(StoreError) -> StoredCalendar? {
        try withConnection { (connection) throws(StoreError) in
            try connection.calendar(named: name, of: person)
        }
    }

    /// What is kept beside the computed calendar, made where it is not there yet.
    ///
    /// In a store that can't be written it may have the number 0, which means that nothing is kept.
    package func cycleCalendar(of person: Person.ID) throws(StoreError) -> StoredCalendar {
        let name = StoredCalendar.cycleName
        if let known = try calendar(named: name, of: person) { return known }
        if isReadOnly {
            return StoredCalendar(
                id: StoredCalendar.ID(rawValue: 0), person: person, name: name,
                components: ["VEVENT"], revision: 0, forgotten: 0)
        }
        return try writing { (connection) throws(StoreError) in
            try connection.cycleCalendar(of: person)
        }
    }

    /// Makes a calendar with these properties.
    ///
    /// - Throws: `calendarNameTaken`, also for the computed calendar's name; `noRoom`.
    package func addCalendar(
        named name: String, for person: Person.ID, components: Set<String>,
        properties: [StoredProperty] = []
    ) throws(StoreError) -> StoredCalendar {
        try writing { (connection) throws(StoreError) in
            _ = try connection.lastNumber(of: person)
            guard name != StoredCalendar.cycleName,
                try connection.calendar(named: name, of: person) == nil
            else { throw StoreError(.calendarNameTaken, path: path) }
            let others = try connection.allCalendars(of: person).filter {
                $0.name != StoredCalendar.cycleName
            }
            guard others.count < room.calendars else { throw StoreError(.noRoom, path: path) }
            let calendar = try connection.insertCalendar(
                named: name, for: person, components: components)
            try connection.change(
                properties.map { .set($0) }, of: calendar.id, limit: room.propertyBytes)
            return calendar
        }
    }

    /// Removes a calendar of hers with everything in it.
    ///
    /// - Throws: `noSuchCalendar`, also for the computed one.
    package func delete(_ calendar: StoredCalendar.ID) throws(StoreError) {
        try writing { (connection) throws(StoreError) in
            let deletion = try connection.prepare(
                "DELETE FROM calendars WHERE id = ?1 AND name <> '\(StoredCalendar.cycleName)'")
            try deletion.bind(calendar.rawValue, at: 1)
            try deletion.run()
            guard connection.changes == 1 else {
                throw StoreError(.noSuchCalendar, path: path)
            }
        }
    }

    // MARK: Properties

    /// In the order of their names.
    package func properties(
        of calendar: StoredCalendar.ID
    ) throws(StoreError) -> [StoredProperty] {
        try withConnection { (connection) throws(StoreError) in
            try connection.properties(of: calendar)
        }
    }

    /// Makes all the changes, one after the other, or none of them.
    package func change(
        _ edits: [PropertyEdit], of calendar: StoredCalendar.ID
    ) throws(StoreError) {
        try writing { (connection) throws(StoreError) in
            try connection.requireCalendar(calendar)
            try connection.change(edits, of: calendar, limit: room.propertyBytes)
        }
    }
}

extension Connection {
    func calendar(
        named name: String, of person: Person.ID
    ) throws(StoreError) -> StoredCalendar? {
        try withStatement(
            "SELECT \(StoredCalendar.columns) FROM calendars WHERE person = ?1 AND name = ?2"
        ) { (query) throws(StoreError) in
            try query.bind(person.rawValue, at: 1)
            try query.bind(name, at: 2)
            return try query.step() ? query.calendar() : nil
        }
    }

    /// In the order in which they were made, with the computed one's row.
    func allCalendars(of person: Person.ID) throws(StoreError) -> [StoredCalendar] {
        try withStatement(
            "SELECT \(StoredCalendar.columns) FROM calendars WHERE person = ?1 ORDER BY id"
        ) { (query) throws(StoreError) in
            try query.bind(person.rawValue, at: 1)
            var calendars: [StoredCalendar] = []
            while try query.step() { calendars.append(query.calendar()) }
            return calendars
        }
    }

    func cycleCalendar(of person: Person.ID) throws(StoreError) -> StoredCalendar {
        let name = StoredCalendar.cycleName
        if let known = try calendar(named: name, of: person) { return known }
        _ = try lastNumber(of: person)
        return try insertCalendar(named: name, for: person, components: ["VEVENT"])
    }

    /// Writes a calendar that nobody has fetched anything of yet.
    ///
    /// - Parameter id: the next one where that is taken or `nil`.
    func insertCalendar(
        named name: String, for person: Person.ID, components: Set<String>,
        id: StoredCalendar.ID? = nil
    ) throws(StoreError) -> StoredCalendar {
        try requireAcceptable(name: name)
        let revision = try takeRevision(of: person)
        let insertion = try prepare(
            """
            INSERT INTO calendars (id, person, name, components, revision, forgotten)
            VALUES (iif(?1 IN (SELECT id FROM calendars), NULL, ?1), ?2, ?3, ?4, ?5, ?5)
            """)
        try insertion.bind(id?.rawValue, at: 1)
        try insertion.bind(person.rawValue, at: 2)
        try insertion.bind(name, at: 3)
        try insertion.bind(components.sorted().joined(separator: " "), at: 4)
        try insertion.bind(revision, at: 5)
        try insertion.run()
        return StoredCalendar(
            id: StoredCalendar.ID(rawValue: lastInsertedRow), person: person, name: name,
            components: components, revision: revision, forgotten: revision)
    }

    func requireCalendar(_ calendar: StoredCalendar.ID) throws(StoreError) {
        let exists = try withStatement("SELECT 1 FROM calendars WHERE id = ?1") {
            (query) throws(StoreError) in
            try query.bind(calendar.rawValue, at: 1)
            return try query.step()
        }
        guard exists else { throw StoreError(.noSuchCalendar, path: path) }
    }

    func requireAcceptable(name: String) throws(StoreError) {
        guard (1...1000).contains(name.utf8.count) else {
            throw StoreError(.badCalendarName, path: path)
        }
    }

    /// A number that no change in her calendars has had.
    func takeRevision(of person: Person.ID) throws(StoreError) -> Int {
        try withStatement(
            """
            UPDATE people SET last_revision = last_revision + 1 WHERE id = ?1
            RETURNING last_revision
            """
        ) { (update) throws(StoreError) in
            try update.bind(person.rawValue, at: 1)
            guard try update.step() else { throw StoreError(.noSuchPerson, path: path) }
            return update.int(0)
        }
    }

    func properties(of calendar: StoredCalendar.ID) throws(StoreError) -> [StoredProperty] {
        try withStatement(
            """
            SELECT namespace, local, xml FROM calendar_properties
            WHERE calendar = ?1 ORDER BY namespace, local
            """
        ) { (query) throws(StoreError) in
            try query.bind(calendar.rawValue, at: 1)
            var properties: [StoredProperty] = []
            while try query.step() {
                properties.append(
                    StoredProperty(
                        namespace: query.text(0), local: query.text(1), xml: query.text(2)))
            }
            return properties
        }
    }

    func change(
        _ edits: [PropertyEdit], of calendar: StoredCalendar.ID, limit: Int
    ) throws(StoreError) {
        guard !edits.isEmpty else { return }
        let setting = try prepare(
            """
            INSERT OR REPLACE INTO calendar_properties (calendar, namespace, local, xml)
            VALUES (?1, ?2, ?3, ?4)
            """)
        let removal = try prepare(
            """
            DELETE FROM calendar_properties WHERE calendar = ?1 AND namespace = ?2 AND local = ?3
            """)
        try setting.bind(calendar.rawValue, at: 1)
        try removal.bind(calendar.rawValue, at: 1)
        for edit in edits {
            switch edit {
            case .set(let property):
                try setting.bind(property.namespace, at: 2)
                try setting.bind(property.local, at: 3)
                try setting.bind(property.xml, at: 4)
                try setting.run()
            case .remove(let namespace, let local):
                try removal.bind(namespace, at: 2)
                try removal.bind(local, at: 3)
                try removal.run()
            }
        }
        let bytes = try properties(of: calendar).reduce(0) {
            $0 + $1.namespace.utf8.count + $1.local.utf8.count + $1.xml.utf8.count
        }
        if bytes > limit { throw StoreError(.noRoom, path: path) }
    }
}

extension StoredCalendar {
    fileprivate static let columns = "id, person, name, components, revision, forgotten"
}

extension Statement {
    /// The calendar in a row of `StoredCalendar.columns`.
    fileprivate func calendar() -> StoredCalendar {
        StoredCalendar(
            id: StoredCalendar.ID(rawValue: integer(0)), person: Person.ID(rawValue: integer(1)),
            name: text(2), components: Set(text(3).split(separator: " ").map(String.init)),
            revision: int(4), forgotten: int(5))
    }
}
