import CalendarModel
import CalendarServer
import CyclePipeline
import Store
import Synchronization
import XML

/// What there is, and what has changed.
extension StoreAccount {
    func calendars() throws -> [CalendarCollection] {
        var collections = [try cycleCollection()]
        for calendar in try ownCalendars.all() { collections.append(try collection(calendar)) }
        return collections
    }

    func calendar(_ name: String) throws -> CalendarCollection? {
        if name == Self.cycle { return try cycleCollection() }
        guard let calendar = try ownCalendars.calendar(named: name) else { return nil }
        return try collection(calendar)
    }

    func resources(of calendar: String, named names: Set<String>) throws -> [CalendarResource] {
        guard calendar == Self.cycle else {
            return try ownCalendars.resources(of: ownCalendars.required(calendar), named: names)
        }
        let collection = try collection()
        let own = names.compactMap(collection.resource(named:))
        let others = try ownCalendars.resources(of: collection.calendar, named: names)
        noteFetch(collection.snapshot.moment)
        let missing = names.subtracting((own + others).map(\.name))
        return (own + others + absorbed(missing, collection)).sorted(by: Self.isInOrder)
    }

    func unshownResource(at place: CalendarPlace) throws -> CalendarResource? {
        guard place.calendar == Self.cycle else {
            return try ownCalendars.unshownResource(
                place.name, of: ownCalendars.required(place.calendar))
        }
        let collection = try collection()
        return try collection.resource(named: place.name)
            ?? ownCalendars.unshownResource(place.name, of: collection.calendar)
    }

    func resources(of calendar: String, after name: String) throws -> [CalendarResource] {
        guard calendar == Self.cycle else {
            let stored = try ownCalendars.required(calendar)
            if name.isEmpty { read.withLock { $0[calendar] = stored } }
            return try ownCalendars.resources(of: stored, after: name)
        }
        let collection = try collection()
        let others = try ownCalendars.resources(of: collection.calendar, after: name)
        if name.isEmpty { source.edits.withLock { $0.end(password.selector) } }
        // Ours are few and small; those behind the last of the others come with the next of these.
        let own = collection.resources { own in
            name.isBefore(own) && others.last.map { !$0.name.isBefore(own) } ?? true
        }
        return (own + others).sorted(by: Self.isInOrder)
    }

    func noteShown(_ names: Set<String>?, andGone gone: Bool, of calendar: String) throws {
        guard gone || names?.isEmpty != true else { return }
        let stored: StoredCalendar
        if calendar == Self.cycle {
            let collection = try collection()
            noteFetch(collection.snapshot.moment)
            stored = collection.calendar
        } else {
            guard let found = read.withLock({ $0[calendar] }) else { return }
            stored = found
        }
        guard !isReadOnly else { return }
        let all = try names.map { names in
            gone ? try names.union(store.unseenGone(of: stored.id, by: password.id)) : names
        }
        ownCalendars.noteFetch(of: stored, at: stored.revision, named: all)
    }

    private static func isInOrder(_ first: CalendarResource, _ second: CalendarResource) -> Bool {
        first.name.isBefore(second.name)
    }

    /// What was put under these names a moment ago; no list of the calendar's resources has it.
    private func absorbed(_ names: Set<String>, _ collection: CycleCollection) -> [CalendarResource]
    {
        names.compactMap { name in
            let put = source.recent.withLock {
                $0.absorbed(under: name, from: password.selector, now)
            }
            guard let put else { return nil }
            return CalendarResource(
                name: name,
                tag: collection.person.naming.tag(of: put.bytes),
                bytes: put.bytes, modified: put.second)
        }
    }

    func changes(of calendar: String, since token: String) throws -> CalendarChanges? {
        guard calendar == Self.cycle else {
            return try ownCalendars.changes(of: calendar, since: token)
        }
        let collection = try collection()
        guard let then = try state(named: token, collection),
            then.second <= max(now, collection.versioned.second)
        else { return nil }
        let others = try isReadOnly ? nil : othersChanges(collection, since: then.revision)
        guard isReadOnly || others != nil else { return nil }
        let rows = try store.hiddenChanges(of: person.id, since: then.revision)
        var (indices, gone) = collection.versioned.changes(
            since: then.snapshot, second: then.second)
        for row in rows {
            if let index = collection.snapshot[row.uid] {
                indices.append(index)
            } else if !isReadOnly {
                gone.append(row.uid)
            }
        }
        var changes = CalendarChanges(changed: [], removed: [], token: self.token(of: collection))
        changes.removed = gone.map(collection.names.resource)
        for index in Set(indices).sorted() {
            if let resource = collection.resource(at: index) {
                changes.changed.append(resource)
            } else {
                changes.removed.append(
                    collection.names.resource(of: collection.snapshot.events[index].uid))
            }
        }
        if let others {
            changes.changed += others.changed.map(CalendarResource.init)
            changes.removed += others.removed.filter { collection.resource(named: $0) == nil }
        }
        changes.removed = Set(changes.removed).sorted()
        source.edits.withLock { $0.end(password.selector) }
        noteFetch(collection.snapshot.moment)
        ownCalendars.noteFetch(of: collection.calendar, at: collection.calendar.revision)
        return changes
    }

    /// What the cycle calendar was when the token was given out; `nil` where nobody knows any more.
    private func state(
        named token: String, _ collection: CycleCollection
    ) throws -> (snapshot: IndexedSnapshot, revision: Int, second: Int64)? {
        if countsOnlyShown {
            guard let token = ShownToken(token) else { return nil }
            let earlier = try source.snapshot(
                saying: token.digest, before: collection.snapshot, options, for: collection.person,
                person: person, household)
            return earlier.map { ($0, token.revision, token.second) }
        }
        guard let token = CycleToken(token), token.rendition == collection.snapshot.rendition else {
            return nil
        }
        let earlier = try snapshots(before: collection).snapshot(at: token.moment)
        return earlier.map { ($0, token.revision, token.second) }
    }

    /// The token of what this password shows now.
    private func token(of collection: CycleCollection) -> String {
        countsOnlyShown
            ? collection.shownToken(showsOthers: !isReadOnly).description
            : collection.token.description
    }

    /// A store that can't be written may have nothing that is kept beside the cycle.
    private func othersChanges(
        _ collection: CycleCollection, since revision: Int
    ) throws -> ObjectChanges? {
        guard collection.calendar.id.rawValue != 0 else {
            return ObjectChanges(changed: [], removed: [], revision: 0)
        }
        return try store.changes(of: collection.calendar.id, since: revision)
    }

    // MARK: The calendar itself

    private func cycleCollection() throws -> CalendarCollection {
        let collection = try collection()
        let properties = isReadOnly ? [] : try properties(of: collection.calendar)
        let isNeutral = collection.snapshot.isNeutral
        let usual = [
            XMLElement(
                .dav("displayname"),
                text: collection.person.settings.calendarName(
                    neutral: isNeutral, in: collection.snapshot.language)),
            XMLElement(
                .apple("calendar-color"), text: isNeutral ? "#708090FF" : "#DB7093FF"),
        ]
        let missing = usual.filter { one in !properties.contains { $0.name == one.name } }
        return CalendarCollection(
            name: Self.cycle, components: ["VEVENT"], isReadOnly: isReadOnly, isCycle: true,
            syncToken: token(of: collection), properties: properties + missing)
    }
}

extension String {
    /// By its UTF-8, as the store has it.
    fileprivate func isBefore(_ other: String) -> Bool {
        utf8.lexicographicallyPrecedes(other.utf8)
    }
}
