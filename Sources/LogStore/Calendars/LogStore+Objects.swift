extension LogStore {
    package func objects(
        of calendar: StoredCalendar.ID, named names: Set<String>?
    ) throws -> [StoredObject] {
        try withConnection { connection in
            guard let names else { return try connection.objects(of: calendar) }
            return try connection.reading {
                try names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }.compactMap {
                    try connection.object(named: $0, in: calendar)
                }
            }
        }
    }

    package func objects(
        of calendar: StoredCalendar.ID, after name: String, bytes limit: Int
    ) throws -> [StoredObject] {
        try withConnection {
            try $0.objects(of: calendar, after: name, bytes: limit)
        }
    }

    package func objectCount(of calendar: StoredCalendar.ID) throws -> Int {
        try withConnection { connection in
            try connection.first(
                "SELECT objects FROM calendars WHERE person = ?1 AND number = ?2",
                calendar.person, calendar.rawValue
            ) { $0.int(0) } ?? 0
        }
    }

    package func roomLeft(in calendar: StoredCalendar.ID) throws -> Room.Left {
        try withConnection { try $0.roomLeft(in: calendar, room) }
    }

    package func object(
        named name: String, in calendar: StoredCalendar.ID
    ) throws -> StoredObject? {
        try withConnection { try $0.object(named: name, in: calendar) }
    }

    package func object(uid: String, in calendar: StoredCalendar.ID) throws -> StoredObject? {
        try withConnection { connection in
            try connection.first(
                """
                SELECT \(StoredObject.columns) FROM calendar_objects
                WHERE person = ?1 AND calendar = ?2 AND uid = ?3 AND data IS NOT NULL
                """, calendar.person, calendar.rawValue, uid
            ) { $0.object() }
        }
    }

    package func put(
        _ object: StoredObject, in calendar: StoredCalendar.ID,
        acknowledging acknowledgements: [AlarmAcknowledgement], by writer: ObjectWriter?,
        if condition: (String?) -> Bool
    ) throws -> Put {
        try writing(of: calendar.person) { connection in
            let put = try connection.put(
                object, in: calendar, room: room, by: writer, if: condition)
            guard put == .created || put == .replaced else { return put }
            for acknowledgement in acknowledgements {
                try connection.acknowledge(
                    acknowledgement, of: calendar.person, at: object.modified)
            }
            return put
        }
    }

    package func delete(
        _ name: String, of calendar: StoredCalendar.ID, at now: Int64, by writer: ObjectWriter?,
        if condition: (String) -> Bool
    ) throws -> Removal {
        try removing(of: calendar.person) { connection in
            try connection.requireCalendar(calendar)
            return try connection.delete(
                name, of: calendar, at: now, room: room, by: writer, if: condition)
        }
    }

    package func move(
        _ name: String, of calendar: StoredCalendar.ID, to newName: String,
        in other: StoredCalendar.ID, at now: Int64, by writer: ObjectWriter?,
        if condition: (String) -> Bool,
        replacing vacancy: (String?) -> Bool
    ) throws -> Put? {
        try writing(of: calendar.person) { connection in
            try connection.requireCalendar(calendar)
            guard let object = try connection.object(named: name, in: calendar) else { return nil }
            guard condition(object.tag) else { return .conditionFailed }
            let moved = StoredObject(
                name: newName, uid: object.uid, data: object.data, tag: object.tag, modified: now)
            return try connection.move(
                object, of: calendar, to: moved, in: other, room, by: writer, vacancy)
        }
    }

    package func changes(
        of calendar: StoredCalendar.ID, since revision: Int
    ) throws -> ObjectChanges? {
        try withConnection { connection in
            try connection.reading { try connection.changes(of: calendar, since: revision) }
        }
    }
}

extension SQLiteConnection {
    func objects(of calendar: StoredCalendar.ID) throws -> [StoredObject] {
        try all(
            """
            SELECT \(StoredObject.columns) FROM calendar_objects
            WHERE person = ?1 AND calendar = ?2 AND data IS NOT NULL ORDER BY name
            """, calendar.person, calendar.rawValue
        ) { $0.object() }
    }

    /// Objects until they have so many bytes.
    ///
    /// - Parameter trait: Only those that have it.
    func objects(
        of calendar: StoredCalendar.ID, after name: String = "", that trait: ObjectTrait? = nil,
        bytes limit: Int
    ) throws -> [StoredObject] {
        var objects: [StoredObject] = []
        var left = limit
        let condition = trait.map { "\($0.rawValue) = 1" } ?? "data IS NOT NULL"
        try each(
            """
            SELECT \(StoredObject.columns) FROM calendar_objects
            WHERE person = ?1 AND calendar = ?2 AND \(condition) AND name > ?3 ORDER BY name
            """, calendar.person, calendar.rawValue, name,
            while: { left > 0 }
        ) { row in
            let object = row.object()
            objects.append(object)
            left -= object.byteCount
        }
        return objects
    }

    func object(named name: String, in calendar: StoredCalendar.ID) throws -> StoredObject? {
        try first(
            """
            SELECT \(StoredObject.columns) FROM calendar_objects
            WHERE person = ?1 AND calendar = ?2 AND name = ?3 AND data IS NOT NULL
            """, calendar.person, calendar.rawValue, name
        ) { $0.object() }
    }

    fileprivate func changes(
        of calendar: StoredCalendar.ID, since revision: Int
    ) throws -> ObjectChanges? {
        let revisions = try first(
            "SELECT revision, forgotten FROM calendars WHERE person = ?1 AND number = ?2",
            calendar.person, calendar.rawValue
        ) { (last: $0.int(0), forgotten: $0.int(1)) }
        guard let revisions else { throw StoreError(.noSuchCalendar, path: path) }
        guard revisions.forgotten <= revision, revision <= revisions.last else { return nil }
        var changed: [StoredObject] = []
        var removed: [String] = []
        try each(
            """
            SELECT \(StoredObject.columns) FROM calendar_objects
            WHERE person = ?1 AND calendar = ?2 AND revision > ?3 ORDER BY revision
            """, calendar.person, calendar.rawValue, revision
        ) { row in
            if row.isNull(2) { removed.append(row.text(0)) } else { changed.append(row.object()) }
        }
        return ObjectChanges(changed: changed, removed: removed, revision: revisions.last)
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
