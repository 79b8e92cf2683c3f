/// Changing a calendar's objects: what is there now, what it counts for, and what is written.
extension Connection {
    private struct Row {
        let uid: String
        let tag: String
        /// `nil` for one that was removed.
        let byteCount: Int?
        let hasSameData: Bool
    }

    func put(
        _ object: StoredObject, in calendar: StoredCalendar.ID, room: Room,
        if condition: (String?) -> Bool
    ) throws(StoreError) -> Put {
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
        var change = Counts(objects: present == nil ? 1 : 0, bytes: object.byteCount, removed: 0)
        change.bytes -= present?.byteCount ?? 0
        if row != nil && present == nil { change.removed = -1 }
        try requireRoom(for: change, in: calendar, room)
        let revision = try takeRevision(of: calendar, counting: change)
        try write(object, revision: revision, in: calendar)
        return present == nil ? .created : .replaced
    }

    func delete(
        _ name: String, of calendar: StoredCalendar.ID, at now: Int64, room: Room,
        if condition: (String) -> Bool
    ) throws(StoreError) -> Removal {
        guard let object = try object(named: name, in: calendar) else { return .notThere }
        guard condition(object.tag) else { return .conditionFailed }
        let revision = try takeRevision(
            of: calendar, counting: Counts(objects: -1, bytes: -object.byteCount, removed: 1))
        try withStatement(
            """
            UPDATE calendar_objects SET uid = '', data = NULL, tag = '', revision = ?3, modified = ?4
            WHERE calendar = ?1 AND name = ?2
            """
        ) { (update) throws(StoreError) in
            try update.bind(calendar.rawValue, at: 1)
            try update.bind(name, at: 2)
            try update.bind(revision, at: 3)
            try update.bind(now, at: 4)
            try update.run()
        }
        try forgetRemovedNames(of: calendar, beyond: room.removedNames)
        return .removed
    }

    /// Takes the object away before it is put again, as its UID is in a calendar once, after all has been looked
    /// at that may be in the way.
    func move(
        _ object: StoredObject, of calendar: StoredCalendar.ID, to moved: StoredObject,
        in other: StoredCalendar.ID, _ room: Room, _ vacancy: (String?) -> Bool
    ) throws(StoreError) -> Put {
        try requireCalendar(other)
        let present = try self.object(named: moved.name, in: other)
        guard vacancy(present?.tag) else { return .conditionFailed }
        if let present, present.uid != moved.uid { return .uidTaken(by: moved.name) }
        if let taken = try name(ofUID: moved.uid, in: other), taken != moved.name,
            calendar != other || taken != object.name
        {
            return .uidTaken(by: taken)
        }
        _ = try delete(object.name, of: calendar, at: moved.modified, room: room) { _ in true }
        return try put(moved, in: other, room: room) { _ in true }
    }

    /// What is to be added to a calendar's counts.
    private struct Counts {
        var objects = 0
        var bytes = 0
        var removed = 0
    }

    private func row(
        of object: StoredObject, in calendar: StoredCalendar.ID
    ) throws(StoreError) -> Row? {
        try withStatement(
            """
            SELECT uid, tag, length(data), data IS ?3 FROM calendar_objects
            WHERE calendar = ?1 AND name = ?2
            """
        ) { (query) throws(StoreError) in
            try query.bind(calendar.rawValue, at: 1)
            try query.bind(object.name, at: 2)
            try query.bind(object.data, at: 3)
            guard try query.step() else { return nil }
            let names = object.name.utf8.count + query.text(0).utf8.count
            return Row(
                uid: query.text(0), tag: query.text(1),
                byteCount: query.isNull(2) ? nil : query.int(2) + names,
                hasSameData: query.int(3) != 0)
        }
    }

    private func name(
        ofUID uid: String, in calendar: StoredCalendar.ID
    ) throws(StoreError) -> String? {
        try withStatement(
            """
            SELECT name FROM calendar_objects
            WHERE calendar = ?1 AND uid = ?2 AND data IS NOT NULL
            """
        ) { (query) throws(StoreError) in
            try query.bind(calendar.rawValue, at: 1)
            try query.bind(uid, at: 2)
            return try query.step() ? query.text(0) : nil
        }
    }

    private func requireRoom(
        for change: Counts, in calendar: StoredCalendar.ID, _ room: Room
    ) throws(StoreError) {
        let (objects, bytes) = try withStatement(
            """
            SELECT sum(objects), sum(bytes) FROM calendars
            WHERE person = (SELECT person FROM calendars WHERE id = ?1)
            """
        ) { (query) throws(StoreError) in
            try query.bind(calendar.rawValue, at: 1)
            return try query.step() ? (query.int(0), query.int(1)) : (0, 0)
        }
        let isFull =
            (change.objects > 0 && objects + change.objects > room.objects)
            || (change.bytes > 0 && bytes + change.bytes > room.bytes)
        if isFull { throw StoreError(.noRoom, path: path) }
    }

    /// The person's next revision, which is the calendar's from now on.
    private func takeRevision(
        of calendar: StoredCalendar.ID, counting change: Counts
    ) throws(StoreError) -> Int {
        let person = try withStatement("SELECT person FROM calendars WHERE id = ?1") {
            (query) throws(StoreError) in
            try query.bind(calendar.rawValue, at: 1)
            guard try query.step() else { throw StoreError(.noSuchCalendar, path: path) }
            return Person.ID(rawValue: query.integer(0))
        }
        let revision = try takeRevision(of: person)
        try withStatement(
            """
            UPDATE calendars SET revision = ?2, objects = objects + ?3, bytes = bytes + ?4,
                removed = removed + ?5
            WHERE id = ?1
            """
        ) { (update) throws(StoreError) in
            try update.bind(calendar.rawValue, at: 1)
            try update.bind(revision, at: 2)
            try update.bind(change.objects, at: 3)
            try update.bind(change.bytes, at: 4)
            try update.bind(change.removed, at: 5)
            try update.run()
        }
        return revision
    }

    /// The same for a change of none of its objects.
    func takeRevision(of calendar: StoredCalendar.ID) throws(StoreError) -> Int {
        try takeRevision(of: calendar, counting: Counts())
    }

    private func write(
        _ object: StoredObject, revision: Int, in calendar: StoredCalendar.ID
    ) throws(StoreError) {
        try withStatement(
            """
            INSERT INTO calendar_objects (calendar, name, uid, data, tag, revision, modified)
            VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)
            ON CONFLICT (calendar, name) DO UPDATE SET uid = excluded.uid, data = excluded.data,
                tag = excluded.tag, revision = excluded.revision, modified = excluded.modified
            """
        ) { (insertion) throws(StoreError) in
            try insertion.bind(calendar.rawValue, at: 1)
            try insertion.bind(object.name, at: 2)
            try insertion.bind(object.uid, at: 3)
            try insertion.bind(object.data, at: 4)
            try insertion.bind(object.tag, at: 5)
            try insertion.bind(revision, at: 6)
            try insertion.bind(object.modified, at: 7)
            try insertion.run()
        }
    }

    /// Forgets the oldest tenth of the removed names where there are more than `limit`.
    private func forgetRemovedNames(
        of calendar: StoredCalendar.ID, beyond limit: Int
    ) throws(StoreError) {
        let removed = try withStatement("SELECT removed FROM calendars WHERE id = ?1") {
            (query) throws(StoreError) in
            try query.bind(calendar.rawValue, at: 1)
            return try query.step() ? query.int(0) : 0
        }
        guard removed > limit else { return }
        let last = try prepare(
            """
            SELECT revision FROM calendar_objects WHERE calendar = ?1 AND data IS NULL
            ORDER BY revision LIMIT 1 OFFSET ?2
            """)
        try last.bind(calendar.rawValue, at: 1)
        try last.bind(removed - limit + limit / 10 - 1, at: 2)
        guard try last.step() else { return }
        let revision = last.int(0)
        last.reset()
        let deletion = try prepare(
            """
            DELETE FROM calendar_objects
            WHERE calendar = ?1 AND data IS NULL AND revision <= ?2
            """)
        try deletion.bind(calendar.rawValue, at: 1)
        try deletion.bind(revision, at: 2)
        try deletion.run()
        let update = try prepare(
            "UPDATE calendars SET removed = removed - ?2, forgotten = max(forgotten, ?3) WHERE id = ?1"
        )
        try update.bind(calendar.rawValue, at: 1)
        try update.bind(changes, at: 2)
        try update.bind(revision, at: 3)
        try update.run()
    }
}

extension StoredObject {
    /// What it takes of a person's room.
    var byteCount: Int { name.utf8.count + uid.utf8.count + data.count }
}
