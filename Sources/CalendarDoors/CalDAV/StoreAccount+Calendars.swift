import CalendarModel
import CalendarServer
import CyclePipeline
import Household
import Store
import XML

/// The calendars themselves and their properties.
extension StoreAccount {
    func collection(_ calendar: StoredCalendar) throws -> CalendarCollection {
        CalendarCollection(
            name: calendar.name, components: calendar.components, isReadOnly: false,
            isCycle: false, syncToken: ownCalendars.token(of: calendar, at: calendar.revision),
            properties: try properties(of: calendar))
    }

    func makeCalendar(_ name: String, components: Set<String>, properties: [XMLElement]) throws {
        try requireWritable(CalendarPath.home(id).href)
        _ = try store.addCalendar(
            named: name, for: person.id, components: components,
            properties: properties.map { StoredProperty($0) })
        ownCalendars.noteChangeOutsideLog()
    }

    func deleteCalendar(_ name: String) throws {
        try requireWritable(href(name))
        guard name != Self.cycle else {
            throw CalendarFailure.refused(
                DAVError(
                    403, .needPrivilege(.dav("unbind"), on: CalendarPath.home(id).href),
                    "This calendar is computed and can't be deleted."))
        }
        try store.delete(ownCalendars.required(name).id)
        ownCalendars.noteChangeOutsideLog()
    }

    /// The row of a calendar, that of the cycle too.
    func storedCalendar(_ name: String) throws -> StoredCalendar {
        name == Self.cycle ? try collection().calendar : try ownCalendars.required(name)
    }

    // MARK: Properties

    /// With neutral titles, programs keep properties of their own for the cycle calendar: what another program
    /// calls it may say what it is.
    private func propertySpace(of calendar: StoredCalendar) -> String {
        calendar.name == Self.cycle && options.titles.isNeutral ? "neutral " : ""
    }

    func properties(of calendar: StoredCalendar) throws -> [XMLElement] {
        let space = propertySpace(of: calendar)
        let properties = try store.properties(of: calendar.id).filter {
            $0.namespace.hasPrefix("neutral ") == !space.isEmpty
        }
        return properties.compactMap { try? XMLElement.body(Array($0.xml.utf8)) }
    }

    func change(_ changes: [PropertyChange], of name: String) throws {
        try requireWritable(href(name))
        let calendar = try storedCalendar(name)
        let space = propertySpace(of: calendar)
        let edits = changes.map { change -> PropertyEdit in
            switch change {
            case .set(let element): .set(StoredProperty(element, in: space))
            case .remove(let name): .remove(namespace: space + name.namespace, local: name.local)
            }
        }
        let before = try title(of: calendar, in: space)
        try store.change(edits, of: calendar.id)
        // Programs set colors and orders by themselves, but a name is given by somebody.
        if try title(of: calendar, in: space) != before { ownCalendars.noteChangeOutsideLog() }
    }

    private func title(of calendar: StoredCalendar, in space: String) throws -> String? {
        let name = XMLName.dav("displayname")
        let property = try store.properties(of: calendar.id).first {
            $0.namespace == space + name.namespace && $0.local == name.local
        }
        return property.flatMap { try? XMLElement.body(Array($0.xml.utf8))?.trimmedText }
    }

    // MARK: Paths

    func requireWritable(_ href: Href) throws {
        guard isReadOnly else { return }
        throw CalendarFailure.refused(
            DAVError(
                403, .needPrivilege(.dav("write"), on: href),
                "This password may only look; nothing was changed."))
    }

    func href(_ calendar: String, _ resource: String? = nil) -> Href {
        let path = resource.map { CalendarPath.object(id, calendar, $0) }
        return (path ?? .calendar(id, calendar)).href
    }
}
