import CalendarModel
import CalendarServer
import LogStore
import Secrets
import Synchronization

/// What there is, and what has changed.
extension StoreAccount {
    func calendars() throws(CalendarFailure) -> [CalendarCollection] {
        var collections = [try cycleCollection()]
        for calendar in try stored() { collections.append(try collection(calendar)) }
        return collections
    }

    func calendar(_ name: String) throws(CalendarFailure) -> CalendarCollection? {
        if name == Self.cycle { return try cycleCollection() }
        guard let calendar = try stored(name) else { return nil }
        return try collection(calendar)
    }

    func resources(
        of calendar: String, named names: Set<String>?
    ) throws(CalendarFailure) -> [CalendarResource] {
        guard calendar == Self.cycle else {
            let kept = try required(calendar)
            return try objects(of: kept, named: names)
        }
        let view = try view()
        let own = view.resources(named: names)
        let others = isReadOnly ? [] : try objects(of: view.calendar, named: names)
        noteFetch(view.edition.moment)
        if names == nil { source.series.withLock { $0.end(password.selector) } }
        let missing = names?.subtracting((own + others).map(\.name)) ?? []
        return (own + others + absorbed(missing, view)).sorted { $0.name < $1.name }
    }

    /// What was put under these names a moment ago; no list of the calendar's resources has it.
    private func absorbed(_ names: Set<String>, _ view: CycleView) -> [CalendarResource] {
        names.compactMap { name in
            let put = source.recent.withLock {
                $0.absorbed(under: name, from: password.selector, now)
            }
            guard let put else { return nil }
            return CalendarResource(
                name: name,
                tag: view.subject.naming.fingerprint(of: put.bytes).hexadecimal,
                bytes: put.bytes, modified: put.second)
        }
    }

    func changes(
        of calendar: String, since token: String
    ) throws(CalendarFailure) -> CalendarChanges? {
        guard calendar == Self.cycle else { return try storedChanges(of: calendar, since: token) }
        guard let token = CycleToken(token) else { return nil }
        let view = try view()
        guard token.channel == view.edition.channel,
            token.second <= max(now, view.published.second)
        else { return nil }
        let earlier = try working {
            try source.edition(
                at: token.moment, contents, channel: token.channel, for: view.subject,
                person: person, store)
        }
        let others = try othersChanges(view, since: token.revision)
        guard let earlier, let others else { return nil }
        let rows = try keeping {
            try store.hiddenChanges(of: person.id, since: token.revision)
        }
        var (places, gone) = view.published.changes(since: earlier, second: token.second)
        for row in rows {
            if let place = view.edition[row.uid] {
                places.append(place)
            } else {
                gone.append(row.uid)
            }
        }
        var changes = CalendarChanges(changed: [], removed: [], token: view.token.description)
        changes.removed = gone.map(view.names.resource)
        for place in Set(places).sorted() {
            if let resource = view.resource(at: place) {
                changes.changed.append(resource)
            } else {
                changes.removed.append(view.names.resource(of: view.edition.events[place].uid))
            }
        }
        if !isReadOnly {
            changes.changed += others.changed.map(CalendarResource.init)
            changes.removed += others.removed.filter { view.resource(named: $0) == nil }
        }
        changes.removed = Set(changes.removed).sorted()
        source.series.withLock { $0.end(password.selector) }
        noteFetch(view.edition.moment)
        return changes
    }

    /// A store that can't be written may have nothing that is kept beside the cycle.
    private func othersChanges(
        _ view: CycleView, since revision: Int
    ) throws(CalendarFailure) -> ObjectChanges? {
        guard view.calendar.id.rawValue != 0 else {
            return ObjectChanges(changed: [], removed: [], revision: 0)
        }
        return try keeping {
            try store.changes(of: view.calendar.id, since: revision)
        }
    }

    // MARK: The calendar itself

    private func cycleCollection() throws(CalendarFailure) -> CalendarCollection {
        let view = try view()
        let properties = isReadOnly ? [] : try properties(of: view.calendar)
        let isNeutral = view.edition.isNeutral
        let usual = [
            XMLElement(
                .dav("displayname"), text: view.subject.settings.calendarName(neutral: isNeutral)),
            XMLElement(
                .apple("calendar-color"), text: isNeutral ? "#708090FF" : "#DB7093FF"),
        ]
        let missing = usual.filter { one in !properties.contains { $0.name == one.name } }
        return CalendarCollection(
            name: Self.cycle, components: ["VEVENT"], isReadOnly: isReadOnly, isCycle: true,
            syncToken: view.token.description, properties: properties + missing)
    }
}

extension CalendarResource {
    init(_ object: StoredObject) {
        self.init(
            name: object.name, tag: object.tag, bytes: object.data, modified: object.modified)
    }
}
