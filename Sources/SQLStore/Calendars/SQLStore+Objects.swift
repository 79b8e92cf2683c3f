package import Store

extension SQLStore {
    package func objects(
        of calendar: StoredCalendar.ID, named names: Set<String>?
    ) throws -> [StoredObject] {
        guard let names else { return try reading { try $0.objects(of: calendar) } }
        return try readingOnce { session in
            try names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }.compactMap {
                try session.object(named: $0, in: calendar)
            }
        }
    }

    package func objects(
        of calendar: StoredCalendar.ID, after name: String, bytes limit: Int
    ) throws -> [StoredObject] {
        try reading {
            try $0.objects(of: calendar, after: name, bytes: limit)
        }
    }

    package func objects(
        of calendar: StoredCalendar.ID, that trait: ObjectTrait, bytes limit: Int
    ) throws -> [StoredObject] {
        try reading { try $0.objects(of: calendar, that: trait, bytes: limit) }
    }

    package func objectCount(of calendar: StoredCalendar.ID) throws -> Int {
        try reading { session in
            try session.first(
                "SELECT objects FROM calendars WHERE person = ?1 AND number = ?2",
                calendar.person, calendar.rawValue
            ) { $0.int(0) } ?? 0
        }
    }

    package func roomLeft(in calendar: StoredCalendar.ID) throws -> Room.Left {
        try reading { try $0.roomLeft(in: calendar, room) }
    }

    package func object(
        named name: String, in calendar: StoredCalendar.ID
    ) throws -> StoredObject? {
        try reading { try $0.object(named: name, in: calendar) }
    }

    package func object(uid: String, in calendar: StoredCalendar.ID) throws -> StoredObject? {
        try reading { session in
            try session.first(
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
        try writing(of: calendar.person) { session in
            let put = try session.put(
                object, in: calendar, room: room, by: writer, if: condition)
            guard put == .created || put == .replaced else { return put }
            for acknowledgement in acknowledgements {
                try session.acknowledge(
                    acknowledgement, of: calendar.person, at: object.modified)
            }
            return put
        }
    }

    package func delete(
        _ name: String, of calendar: StoredCalendar.ID, at now: Int64, by writer: ObjectWriter?,
        if condition: (String) -> Bool
    ) throws -> Removal {
        try removing(of: calendar.person) { session in
            try session.requireCalendar(calendar)
            return try session.delete(
                name, of: calendar, at: now, room: room, by: writer, if: condition)
        }
    }

    package func move(
        _ name: String, of calendar: StoredCalendar.ID, to newName: String,
        in other: StoredCalendar.ID, at now: Int64, by writer: ObjectWriter?,
        if condition: (String) -> Bool,
        replacing vacancy: (String?) -> Bool
    ) throws -> Put? {
        try writing(of: calendar.person) { session in
            try session.requireCalendar(calendar)
            guard let object = try session.object(named: name, in: calendar) else { return nil }
            guard condition(object.tag) else { return .conditionFailed }
            let moved = StoredObject(
                name: newName, uid: object.uid, data: object.data, tag: object.tag, modified: now)
            return try session.move(
                object, of: calendar, to: moved, in: other, room, by: writer, vacancy)
        }
    }

    package func changes(
        of calendar: StoredCalendar.ID, since revision: Int
    ) throws -> ObjectChanges? {
        try readingOnce { try $0.changes(of: calendar, since: revision) }
    }

    package func changes(
        of calendar: StoredCalendar.ID, since revision: Int, that trait: ObjectTrait
    ) throws -> ObjectChanges? {
        try readingOnce { try $0.changes(of: calendar, since: revision, that: trait) }
    }
}

extension SQLSession {
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
        let text =
            switch trait {
            case nil:
                """
                SELECT \(StoredObject.columns) FROM calendar_objects
                WHERE person = ?1 AND calendar = ?2 AND data IS NOT NULL AND name > ?3 ORDER BY name
                """
            case .rings:
                """
                SELECT \(StoredObject.columns) FROM calendar_objects
                WHERE person = ?1 AND calendar = ?2 AND rings = 1 AND name > ?3 ORDER BY name
                """
            case .timed:
                """
                SELECT \(StoredObject.columns) FROM calendar_objects
                WHERE person = ?1 AND calendar = ?2 AND timed = 1 AND name > ?3 ORDER BY name
                """
            }
        try each(
            text, calendar.person, calendar.rawValue, name, while: { left > 0 }
        ) { row in
            let object = row.object()
            objects.append(object)
            left -= object.byteCount
        }
        return objects
    }

    package func object(named name: String, in calendar: StoredCalendar.ID) throws -> StoredObject?
    {
        try first(
            """
            SELECT \(StoredObject.columns) FROM calendar_objects
            WHERE person = ?1 AND calendar = ?2 AND name = ?3 AND data IS NOT NULL
            """, calendar.person, calendar.rawValue, name
        ) { $0.object() }
    }

    /// - Parameter trait: Objects without it are not read, and named among those that are gone.
    func changes(
        of calendar: StoredCalendar.ID, since revision: Int, that trait: ObjectTrait? = nil
    ) throws -> ObjectChanges? {
        let revisions = try first(
            "SELECT revision, forgotten FROM calendars WHERE person = ?1 AND number = ?2",
            calendar.person, calendar.rawValue
        ) { (last: $0.int(0), forgotten: $0.int(1)) }
        guard let revisions else { throw StoreError(.noSuchCalendar, path: path) }
        guard revisions.forgotten <= revision, revision <= revisions.last else { return nil }
        var changed: [StoredObject] = []
        var removed: [String] = []
        let text =
            switch trait {
            case nil:
                """
                SELECT \(StoredObject.columns) FROM calendar_objects
                WHERE person = ?1 AND calendar = ?2 AND revision > ?3 ORDER BY revision
                """
            case .rings:
                """
                SELECT name, uid, CASE WHEN rings = 1 THEN data END, tag, revision, modified
                FROM calendar_objects
                WHERE person = ?1 AND calendar = ?2 AND revision > ?3 ORDER BY revision
                """
            case .timed:
                """
                SELECT name, uid, CASE WHEN timed = 1 THEN data END, tag, revision, modified
                FROM calendar_objects
                WHERE person = ?1 AND calendar = ?2 AND revision > ?3 ORDER BY revision
                """
            }
        try each(text, calendar.person, calendar.rawValue, revision) { row in
            if row.isNull(2) { removed.append(row.text(0)) } else { changed.append(row.object()) }
        }
        return ObjectChanges(changed: changed, removed: removed, revision: revisions.last)
    }
}

extension StoredObject {
    package static let columns = "name, uid, data, tag, revision, modified"
}

extension SQLRow {
    /// The object in a row of `StoredObject.columns`.
    package func object() -> StoredObject {
        StoredObject(
            name: text(0), uid: text(1), data: bytes(2), tag: text(3), revision: int(4),
            modified: integer(5))
    }
}
