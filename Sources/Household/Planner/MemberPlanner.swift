import CivilDate
package import ICalendar
package import Messages
package import Planner
import Secrets
import Store

/// A person's to-do lists, notes, events and decks, which are stored calendars: the one place by which commands and
/// pages read and write them.
package struct MemberPlanner: Sendable {
    let member: Member

    var household: Household { member.household }
    var person: Person { member.person }
    var store: any Store { member.household.store }

    // MARK: Calendars

    /// The person's calendars in the order in which they were made, without the computed one.
    package func calendars() throws -> [PlannerCalendar] {
        try store.calendars(of: person.id).map { stored in
            PlannerCalendar(stored, try store.properties(of: stored.id))
        }
    }

    /// The calendar in which an entry without a place goes; `nil` where none is for that.
    package func usualCalendar(for use: PlannerCalendar.Use) throws -> PlannerCalendar? {
        try calendars().first { $0.isUsual(for: use) }
    }

    /// The same, made where none is for that yet.
    package func calendarToFill(
        for use: PlannerCalendar.Use, in language: Language
    ) throws -> PlannerCalendar {
        try usualCalendar(for: use)
            ?? addCalendar(titled: use.title(in: language), for: [use])
    }

    /// Makes a calendar.
    ///
    /// - Parameters:
    ///   - title: What people see; a calendar's path tells nothing of it.
    ///   - uses: What it is for; a deck is for nothing else.
    /// - Throws: `StoreError` where there is no room for another one.
    package func addCalendar(
        titled title: String, for uses: Set<PlannerCalendar.Use>
    ) throws -> PlannerCalendar {
        let taken = Set(try store.calendars(of: person.id).map(\.name))
        let usual = uses.count == 1 ? uses.first?.usualName : nil
        let name = usual.flatMap { taken.contains($0) ? nil : $0 } ?? member.newUID()
        return try addCalendar(named: name, titled: title, for: uses)
    }

    func addCalendar(
        named name: String, titled title: String, for uses: Set<PlannerCalendar.Use>
    ) throws -> PlannerCalendar {
        var properties = [StoredProperty.title(title)]
        var components = Set(uses.map(\.component))
        if uses.contains(.cards) {
            properties.append(.ofDeck)
            // For the reminder that cards are due.
            components.insert("VTODO")
        }
        let stored = try store.addCalendar(
            named: name, for: person.id, components: components, properties: properties)
        var calendar = PlannerCalendar(stored, properties)
        calendar.isNew = true
        return calendar
    }

    /// Removes a calendar that was made for an entry which cannot be kept.
    ///
    /// An error here is dropped: what is reported is why the entry could not be kept.
    func takeBack(_ calendar: StoredCalendar) { try? store.deleteIfEmpty(calendar.id) }

    package func rename(_ calendar: PlannerCalendar, to title: String) throws {
        try store.change([.set(.title(title))], of: calendar.stored.id)
    }

    /// How many entries a person sees: the reminder that a deck keeps for its cards does not count.
    package func entryCount(of calendar: PlannerCalendar) throws -> Int {
        try calendar.uses.contains(.cards)
            ? index(of: calendar).cards.count : store.objectCount(of: calendar.stored.id)
    }

    /// The sentence about room for more entries, from when less than a tenth of it is left; `nil` before.
    package func roomText(in calendar: PlannerCalendar, _ language: Language) throws -> String? {
        let left = try store.roomLeft(in: calendar.stored.id)
        if left.objects < left.most / 10 { return language.planner.roomLeft(max(0, left.objects)) }
        guard left.bytes < left.mostBytes / 10 else { return nil }
        let taken = 1 - Double(max(0, left.bytes)) / Double(left.mostBytes)
        return language.planner.roomTaken(language.percent(taken))
    }

    /// Removes a calendar with everything in it, for good.
    package func remove(_ calendar: PlannerCalendar) throws {
        try store.delete(calendar.stored.id)
    }

    // MARK: Entries

    /// Bytes of one calendar that are looked at; what lies beyond is seen in calendar programs only.
    private static let mostBytes = 64 << 20

    /// The objects of a calendar that have entries of one kind and can be read.
    ///
    /// - Parameter latest: Only so many are read, those that were written here last; `nil` for all.
    package func objects(
        in calendar: PlannerCalendar, for use: PlannerCalendar.Use, latest: Int? = nil
    ) throws -> [PlannerObject] {
        guard calendar.uses.contains(use) else { return [] }
        var objects = try store.objects(of: calendar.stored.id, after: "", bytes: Self.mostBytes)
            .filter { $0.data.mayHold(use.component) }
        if let latest {
            objects.sort { $0.modified > $1.modified }
            objects = Array(objects.prefix(latest))
        }
        return objects.compactMap {
            PlannerObject(calendar: calendar.name, name: $0.name, bytes: $0.data)
        }
    }

    /// The one object of a calendar whose name is wanted, which alone is read; `nil` where it cannot be.
    func object(
        in calendar: PlannerCalendar, where isWanted: (String) -> Bool
    ) throws -> PlannerObject? {
        try store.objects(of: calendar.stored.id, after: "", bytes: Self.mostBytes)
            .first { isWanted($0.name) }
            .flatMap { PlannerObject(calendar: calendar.name, name: $0.name, bytes: $0.data) }
    }

    /// Adds an entry. Where it cannot be kept, a calendar that was made for it goes, too.
    ///
    /// - Parameters:
    ///   - uid: Of an entry that is written once, whatever happens; else a new one.
    ///   - zone: The one that its times name.
    package func add(
        _ content: some EntryContent, to calendar: PlannerCalendar, uid: String? = nil,
        at now: Int64, zone: ZoneHistory? = nil
    ) throws -> PlannerObject? {
        let uid = uid ?? member.newUID()
        let bytes = content.object(uid: uid, at: now, zone: zone)
        let name = "\(uid).ics"
        try put(in: calendar) {
            [ObjectPut(try stored(bytes, uid: uid, as: name, at: now))]
        }
        return PlannerObject(calendar: calendar.name, name: name, bytes: bytes)
    }

    /// Adds many entries, all or none of them; else as one.
    package func add(
        _ contents: [(uid: String, content: some EntryContent)], to calendar: PlannerCalendar,
        at now: Int64
    ) throws {
        try put(in: calendar) {
            try contents.map { uid, content in
                ObjectPut(
                    try stored(
                        content.object(uid: uid, at: now), uid: uid, as: "\(uid).ics", at: now))
            }
        }
    }

    private func put(in calendar: PlannerCalendar, _ puts: () throws -> [ObjectPut]) throws {
        do {
            try store.put(try puts(), in: calendar.stored.id)
        } catch {
            if calendar.isNew { takeBack(calendar.stored) }
            throw error
        }
    }

    /// Writes changes of entries of one calendar, all or none of them.
    ///
    /// - Throws: `StoreError.changedMeanwhile` where somebody else wrote one of them since it was read.
    package func write(
        _ changes: [ObjectChange], in calendar: PlannerCalendar, at now: Int64
    ) throws {
        try store.put(
            try changes.map { change in
                ObjectPut(
                    try stored(
                        change.bytes, uid: change.object.uid, as: change.object.name, at: now),
                    replacing: member.tag(of: change.object.bytes))
            }, in: calendar.stored.id)
    }

    func stored(
        _ bytes: [UInt8], uid: String, as name: String, at now: Int64
    ) throws -> StoredObject {
        guard bytes.count <= PlannerObject.largest else { throw PlannerError.tooLong }
        return StoredObject(
            name: name, uid: uid, data: bytes, tag: member.tag(of: bytes), modified: now)
    }

    // MARK: Removing

    /// Removes entries of one calendar; for a while they can be had back.
    ///
    /// - Throws: `PlannerError.ofDueCards` for the to-do of a deck, which would be there again at once.
    package func remove(
        _ objects: [PlannerObject], from calendar: PlannerCalendar, at now: Int64
    ) throws {
        if calendar.uses.contains(.cards), objects.contains(where: { $0.name == DueCards.name }) {
            throw PlannerError.ofDueCards
        }
        _ = try store.remove(objects.map(\.name), of: calendar.stored.id, at: now)
    }

    /// What was removed of a kind and can be had back, the last one first.
    package func removedEntries(for use: PlannerCalendar.Use) throws -> [RemovedEntry] {
        try removedEntries(for: use) { !$0.isOfAlarms }
    }

    /// The same of the person's own alarms.
    package func removedAlarms() throws -> [RemovedEntry] {
        try removedEntries(for: .events, \.isOfAlarms)
    }

    private func removedEntries(
        for use: PlannerCalendar.Use, _ isWanted: (PlannerCalendar) -> Bool
    ) throws -> [RemovedEntry] {
        let calendars = try self.calendars().filter { $0.uses.contains(use) && isWanted($0) }
        return try store.removedObjects(of: person.id).compactMap { removed in
            guard let calendar = calendars.first(where: { $0.stored.id == removed.calendar }),
                let object = PlannerObject(
                    calendar: calendar.name, name: removed.object.name,
                    bytes: removed.object.data), object.entry.name == use.component
            else { return nil }
            return RemovedEntry(object: object, calendar: calendar, removed: removed)
        }
    }

    /// Puts a removed entry back where it was.
    ///
    /// - Throws: `StoreError.changedMeanwhile` where it is there again by now; `OwnAlarmProblem` for an alarm where
    ///   there can be no other.
    package func restore(_ entry: RemovedEntry, at now: Int64) throws {
        if entry.calendar.isOfAlarms { try member.alarms.requireRoom(in: entry.calendar.stored) }
        let (object, name) = (entry.object, entry.object.name)
        let stored = try stored(
            object.settingAlarms(at: now), uid: object.uid, as: name, at: now)
        guard try store.restore(entry.removed, as: stored) == .created else {
            throw StoreError(.changedMeanwhile, path: store.path)
        }
    }

    // MARK: Notes

    /// Saves another text of a note. Where somebody else wrote it meanwhile, both texts stay: theirs in its place, this
    /// one as a note of its own.
    ///
    /// - Returns: The note that was made for it; `nil` where it is in its place.
    @discardableResult
    package func save(
        _ text: String, of note: Note, in calendar: PlannerCalendar, at now: Int64
    ) throws -> PlannerObject? {
        guard let change = note.changed(to: text, at: now) else { return nil }
        do {
            try write([change], in: calendar, at: now)
            return nil
        } catch let error as StoreError where error.reason == .changedMeanwhile {
            return try add(TwoTexts(text: text), to: calendar, at: now)
        }
    }
}

/// An entry that was removed and can be had back.
package struct RemovedEntry: Sendable {
    package let object: PlannerObject
    package let calendar: PlannerCalendar
    let removed: RemovedObject

    /// What forms call it; no other one of the person's ever has it.
    package var number: Int { removed.number }
    /// Seconds since 1970-01-01T00:00:00Z.
    package var time: Int64 { removed.removed }
}
