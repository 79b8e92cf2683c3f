extension LogStore {
    /// Objects of a calendar in the order of their names' bytes; only those of `names` that are
    /// there, where they are given.
    ///
    /// What is put meanwhile may or may not be among them: a revision read before is the one to
    /// ask for changes since.
    package func objects(
        of calendar: StoredCalendar.ID, named names: Set<String>? = nil
    ) throws(StoreError) -> [StoredObject] {
        try withConnection { (connection) throws(StoreError) in
            guard let names else { return try connection.objects(of: calendar) }
            return try connection.reading { () throws(StoreError) in
                var objects: [StoredObject] = []
                for name in names.sorted(by: { $0.utf8.lexicographicallyPrecedes($1.utf8) }) {
                    if let object = try connection.object(named: name, in: calendar) {
                        objects.append(object)
                    }
                }
                return objects
            }
        }
    }

    package func object(
        named name: String, in calendar: StoredCalendar.ID
    ) throws(StoreError) -> StoredObject? {
        try withConnection { (connection) throws(StoreError) in
            try connection.object(named: name, in: calendar)
        }
    }

    package func object(
        uid: String, in calendar: StoredCalendar.ID
    ) throws(StoreError) -> StoredObject? {
        try withConnection { (connection) throws(StoreError) in
            try connection.withStatement(
                """
                SELECT \(StoredObject.columns) FROM calendar_objects
                WHERE calendar = ?1 AND uid = ?2 AND data IS NOT NULL
                """
            ) { (query) throws(StoreError) in
                try query.bind(calendar.rawValue, at: 1)
                try query.bind(uid, at: 2)
                return try query.step() ? query.object() : nil
            }
        }
    }

    /// Puts an object into a calendar, in the place of the one of its name.
    ///
    /// - Parameter condition: asked for the tag of what is there, `nil` for nothing; in the same
    ///   transaction. It must not use this store.
    /// - Throws: `noSuchCalendar`, `noRoom`.
    package func put(
        _ object: StoredObject, in calendar: StoredCalendar.ID, if condition: (String?) -> Bool
    ) throws(StoreError) -> Put {
        try writing { (connection) throws(StoreError) in
            try connection.put(object, in: calendar, room: room, if: condition)
        }
    }

    /// Takes an object away, if `condition` holds for its tag; its name is remembered.
    package func delete(
        _ name: String, of calendar: StoredCalendar.ID, at now: Int64,
        if condition: (String) -> Bool
    ) throws(StoreError) -> Removal {
        try writing { (connection) throws(StoreError) in
            try connection.requireCalendar(calendar)
            return try connection.delete(name, of: calendar, at: now, room: room, if: condition)
        }
    }

    /// Gives an object another name or another of the person's calendars, in the place of what is
    /// there, if `condition` holds for its tag and `vacancy` for that of what it replaces.
    ///
    /// - Returns: `nil` where there is no such object; else what `put` would say of the new place.
    /// - Throws: `noSuchCalendar`, `noRoom`.
    package func move(
        _ name: String, of calendar: StoredCalendar.ID, to newName: String,
        in other: StoredCalendar.ID, at now: Int64, if condition: (String) -> Bool,
        replacing vacancy: (String?) -> Bool
    ) throws(StoreError) -> Put? {
        try writing { (connection) throws(StoreError) in
            try connection.requireCalendar(calendar)
            guard let object = try connection.object(named: name, in: calendar) else { return nil }
            guard condition(object.tag) else { return .conditionFailed }
            let moved = StoredObject(
                name: newName, uid: object.uid, data: object.data, tag: object.tag, modified: now)
            return try connection.move(object, of: calendar, to: moved, in: other, room, vacancy)
        }
    }

    /// What changed after a revision of the calendar, all of one moment; `nil` where that was never
    /// one of it or is forgotten.
    package func changes(
        of calendar: StoredCalendar.ID, since revision: Int
    ) throws(StoreError) -> ObjectChanges? {
        try withConnection { (connection) throws(StoreError) in
            try connection.reading { () throws(StoreError) in
                try connection.changes(of: calendar, since: revision)
            }
        }
    }
}

extension Connection {
    func objects(of calendar: StoredCalendar.ID) throws(StoreError) -> [StoredObject] {
        try withStatement(
            """
            SELECT \(StoredObject.columns) FROM calendar_objects
            WHERE calendar = ?1 AND data IS NOT NULL ORDER BY name
            """
        ) { (query) throws(StoreError) in
            try query.bind(calendar.rawValue, at: 1)
            var objects: [StoredObject] = []
            while try query.step() { objects.append(query.object()) }
            return objects
        }
    }

    func object(
        named name: String, in calendar: StoredCalendar.ID
    ) throws(StoreError) -> StoredObject? {
        try withStatement(
            """
            SELECT \(StoredObject.columns) FROM calendar_objects
            WHERE calendar = ?1 AND name = ?2 AND data IS NOT NULL
            """
        ) { (query) throws(StoreError) in
            try query.bind(calendar.rawValue, at: 1)
            try query.bind(name, at: 2)
            return try query.step() ? query.object() : nil
        }
    }

    fileprivate func changes(
        of calendar: StoredCalendar.ID, since revision: Int
    ) throws(StoreError) -> ObjectChanges? {
        let (last, forgotten) = try withStatement(
            "SELECT revision, forgotten FROM calendars WHERE id = ?1"
        ) { (query) throws(StoreError) in
            try query.bind(calendar.rawValue, at: 1)
            guard try query.step() else { throw StoreError(.noSuchCalendar, path: path) }
            return (query.int(0), query.int(1))
        }
        guard forgotten <= revision, revision <= last else { return nil }
        return try withStatement(
            """
            SELECT \(StoredObject.columns) FROM calendar_objects
            WHERE calendar = ?1 AND revision > ?2 ORDER BY revision
            """
        ) { (query) throws(StoreError) in
            try query.bind(calendar.rawValue, at: 1)
            try query.bind(revision, at: 2)
            var changed: [StoredObject] = []
            var removed: [String] = []
            while try query.step() {
                if query.isNull(2) {
                    removed.append(query.text(0))
                } else {
                    changed.append(query.object())
                }
            }
            return ObjectChanges(changed: changed, removed: removed, revision: last)
        }
    }
}

extension StoredObject {
    static let columns = "name, uid, data, tag, revision, modified"
}

extension Statement {
    /// The object in a row of `StoredObject.columns`.
    func object() -> StoredObject {
        StoredObject(
            name: text(0), uid: text(1), data: bytes(2), tag: text(3), revision: int(4),
            modified: integer(5))
    }
}
