import Store

/// What there is of an object.
private struct ObjectRow {
    let uid: String
    let tag: String
    /// `nil` for one that was removed.
    let byteCount: Int?
    let hasSameData: Bool
}

/// What is to be added to a calendar's counts.
struct CountChange {
    var objects = 0
    var bytes = 0
    var removed = 0
}

/// Changing a calendar's objects: what is there now, what it counts for, and what is written.
extension SQLSession {
    func put(
        _ object: StoredObject, in calendar: StoredCalendar.ID, room: Room,
        by writer: ObjectWriter? = nil, if condition: (String?) -> Bool
    ) throws -> Put {
        try requireCalendar(calendar)
        try requireAcceptable(name: object.name)
        let row = try row(of: object, in: calendar)
        let present = row.flatMap { $0.byteCount == nil ? nil : $0 }
        guard condition(present?.tag) else { return .conditionFailed }
        if let present, present.uid != object.uid { return .uidTaken(by: object.name) }
        if present == nil, let other = try name(ofUID: object.uid, in: calendar) {
            return .uidTaken(by: other)
        }
        if let present, present.hasSameData, present.tag == object.tag { return .unchanged }
        guard try !isBlind(writer, for: object.name, of: calendar) else { return .conditionFailed }
        var change = CountChange(
            objects: present == nil ? 1 : 0, bytes: object.byteCount, removed: 0)
        change.bytes -= present?.byteCount ?? 0
        if row != nil && present == nil { change.removed = -1 }
        try requireRoom(for: change, in: calendar, room)
        let revision = try takeRevision(of: calendar, counting: change)
        try write(object, revision: revision, in: calendar, by: writer?.password)
        return present == nil ? .created : .replaced
    }

    func delete(
        _ name: String, of calendar: StoredCalendar.ID, at now: Int64, room: Room,
        by writer: ObjectWriter? = nil, if condition: (String) -> Bool
    ) throws -> Removal {
        guard let object = try object(named: name, in: calendar) else { return .notThere }
        guard condition(object.tag), try !isBlind(writer, for: name, of: calendar) else {
            return .conditionFailed
        }
        let revision = try takeRevision(
            of: calendar, counting: CountChange(objects: -1, bytes: -object.byteCount, removed: 1))
        try run(
            """
            UPDATE calendar_objects
            SET uid = ?7, data = NULL, tag = ?7, revision = ?4, modified = ?5, writer = ?6, rings = 0,
                timed = 0
            WHERE person = ?1 AND calendar = ?2 AND name = ?3
            """, calendar.person, calendar.rawValue, name, revision, now,
            writer?.password.rawValue, "")
        try forgetRemovedNames(of: calendar, beyond: room.removedNames)
        return .removed
    }

    /// Takes the object away before it is put again, as its UID is in a calendar once, after all has been looked
    /// at that may be in the way.
    func move(
        _ object: StoredObject, of calendar: StoredCalendar.ID, to moved: StoredObject,
        in other: StoredCalendar.ID, _ room: Room, by writer: ObjectWriter?,
        _ vacancy: (String?) -> Bool
    ) throws -> Put {
        try requireCalendar(other)
        let present = try self.object(named: moved.name, in: other)
        guard vacancy(present?.tag) else { return .conditionFailed }
        if let present, present.uid != moved.uid { return .uidTaken(by: moved.name) }
        if let taken = try name(ofUID: moved.uid, in: other), taken != moved.name,
            calendar != other || taken != object.name
        {
            return .uidTaken(by: taken)
        }
        // No condition tells that the program knows what it replaces.
        let replacing = writer.map { ObjectWriter($0.password, namesState: false) }
        if present != nil, try isBlind(replacing, for: moved.name, of: other) {
            return .conditionFailed
        }
        let removal = try delete(
            object.name, of: calendar, at: moved.modified, room: room, by: writer
        ) { _ in true }
        guard removal == .removed else { return .conditionFailed }
        let knowing = writer.map { ObjectWriter($0.password, namesState: true) }
        return try put(moved, in: other, room: room, by: knowing) { _ in true }
    }

    /// Whether a program writes over what it has not seen.
    private func isBlind(
        _ writer: ObjectWriter?, for name: String, of calendar: StoredCalendar.ID
    ) throws -> Bool {
        guard let writer, !writer.namesState else { return false }
        return try isUnseen(name, of: calendar, by: writer.password)
    }

    private func row(of object: StoredObject, in calendar: StoredCalendar.ID) throws -> ObjectRow? {
        try first(
            """
            SELECT uid, tag, length(data),
                CASE WHEN data IS NOT DISTINCT FROM ?4 THEN 1 ELSE 0 END
            FROM calendar_objects
            WHERE person = ?1 AND calendar = ?2 AND name = ?3
            """, calendar.person, calendar.rawValue, object.name, object.data
        ) { row in
            let names = object.name.utf8.count + row.text(0).utf8.count
            return ObjectRow(
                uid: row.text(0), tag: row.text(1),
                byteCount: row.optionalInteger(2).map { Int($0) + names },
                hasSameData: row.int(3) != 0)
        }
    }

    private func name(ofUID uid: String, in calendar: StoredCalendar.ID) throws -> String? {
        try first(
            """
            SELECT name FROM calendar_objects
            WHERE person = ?1 AND calendar = ?2 AND uid = ?3 AND data IS NOT NULL
            """, calendar.person, calendar.rawValue, uid
        ) { $0.text(0) }
    }

    private func requireRoom(
        for change: CountChange, in calendar: StoredCalendar.ID, _ room: Room
    ) throws {
        let left = try roomLeft(in: calendar, room)
        if change.objects > 0, change.objects > left.objects {
            throw StoreError(.calendarFull(most: left.most), path: path)
        }
        if change.bytes > 0, change.bytes > left.bytes { throw StoreError(.noRoom, path: path) }
    }

    func roomLeft(in calendar: StoredCalendar.ID, _ room: Room) throws -> Room.Left {
        let (objects, bytes, marks) =
            try first(
                """
                SELECT objects, (SELECT CAST(sum(bytes) AS BIGINT) FROM calendars WHERE person = ?1),
                    (SELECT count(*) FROM calendar_properties
                     WHERE person = ?1 AND calendar = ?2 AND namespace = ?3 AND local = ?4)
                FROM calendars WHERE person = ?1 AND number = ?2
                """, calendar.person, calendar.rawValue, StoredProperty.deckMark.namespace,
                StoredProperty.deckMark.local
            ) { ($0.int(0), $0.int(1), $0.int(2)) } ?? (0, 0, 0)
        let most = marks > 0 ? room.cards : room.objects
        return Room.Left(
            objects: most - objects, most: most, bytes: room.bytes - bytes, mostBytes: room.bytes)
    }

    /// The person's next revision, which is the calendar's from now on.
    func takeRevision(
        of calendar: StoredCalendar.ID, counting change: CountChange = CountChange()
    ) throws -> Int {
        try requireCalendar(calendar)
        let revision = try takeRevision(of: calendar.person)
        try run(
            """
            UPDATE calendars SET revision = ?3, objects = objects + ?4, bytes = bytes + ?5,
                removed = removed + ?6
            WHERE person = ?1 AND number = ?2
            """, calendar.person, calendar.rawValue, revision, change.objects, change.bytes,
            change.removed)
        return revision
    }

    private func write(
        _ object: StoredObject, revision: Int, in calendar: StoredCalendar.ID, by writer: Grant.ID?
    ) throws {
        try run(
            """
            INSERT INTO calendar_objects
                (person, calendar, name, uid, data, tag, revision, modified, writer, rings, timed)
            VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11)
            ON CONFLICT (person, calendar, name) DO UPDATE SET uid = excluded.uid,
                data = excluded.data, tag = excluded.tag, revision = excluded.revision,
                modified = excluded.modified, writer = excluded.writer, rings = excluded.rings,
                timed = excluded.timed
            """, calendar.person, calendar.rawValue, object.name, object.uid, object.data,
            object.tag, revision, object.modified, writer?.rawValue, object.data.mayRing ? 1 : 0,
            object.data.mayBeTimed ? 1 : 0)
    }

    /// Forgets the oldest tenth of the removed names where there are more than `limit`.
    private func forgetRemovedNames(of calendar: StoredCalendar.ID, beyond limit: Int) throws {
        let (person, number) = (calendar.person, calendar.rawValue)
        let removed =
            try first(
                "SELECT removed FROM calendars WHERE person = ?1 AND number = ?2", person, number
            ) { $0.int(0) } ?? 0
        guard removed > limit else { return }
        let last = try first(
            """
            SELECT revision FROM calendar_objects WHERE person = ?1 AND calendar = ?2 AND data IS NULL
            ORDER BY revision LIMIT 1 OFFSET ?3
            """, person, number, removed - limit + limit / 10 - 1
        ) { $0.int(0) }
        guard let last else { return }
        let forgotten = try run(
            """
            DELETE FROM calendar_objects
            WHERE person = ?1 AND calendar = ?2 AND data IS NULL AND revision <= ?3
            """, person, number, last)
        try run(
            """
            UPDATE calendars SET removed = removed - ?3, forgotten = CASE WHEN forgotten < ?4 THEN ?4 ELSE forgotten END
            WHERE person = ?1 AND number = ?2
            """, person, number, forgotten, last)
    }
}

extension StoredObject {
    /// What it takes of a person's room.
    var byteCount: Int { name.utf8.count + uid.utf8.count + data.count }
}
