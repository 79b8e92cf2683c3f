/// Knows when the times that stand in one VCALENDAR are.
///
/// A zone is what the VTIMEZONE says that comes with it; one that does not is looked up by its name, and a
/// name that nobody knows is the zone of floating times.
package final class ObjectClock {
    private let zones: CalendarZones
    private let years: ClosedRange<Int>
    private var definitions: [String: Component] = [:]
    private var known: [String: ZoneOffsets] = [:]
    /// Steps that finding out about zones took, as `RecurrenceWork` counts them.
    package private(set) var spent = 0

    /// Zones of one object; the times of those beyond are floating.
    private static let mostZones = 50
    /// To look a zone up that is not known yet takes so long.
    private static let lookup = 1_000

    /// - Parameter years: When the times that matter are; others may be an hour off.
    package init(
        _ calendar: Component, zones: CalendarZones, years: ClosedRange<Int> = 1_970...2_099
    ) {
        self.zones = zones
        self.years = years.clamped(to: 1_601...2_199)
        for component in calendar.components where component.name == "VTIMEZONE" {
            guard let id = component.first("TZID")?.text, definitions[id] == nil else { continue }
            definitions[id] = component
        }
    }

    /// A value on the clock of a property.
    package func time(_ value: DateTimeValue, of property: Property) -> ClockTime {
        if value.isDate { return ClockTime(value, .date, zones.floating) }
        if value.isUTC { return ClockTime(value, .utc, ZoneOffsets()) }
        guard let id = property.parameter("TZID") else {
            return ClockTime(value, .floating, zones.floating)
        }
        return ClockTime(value, .zoned, zone(id))
    }

    /// `nil` where the property is missing or is no time.
    func time(_ name: String, in component: Component) -> ClockTime? {
        component.first(name).flatMap(time)
    }

    /// The first time of the property.
    package func time(_ property: Property) -> ClockTime? {
        (try? property.dateTime()).map { time($0, of: property) }
    }

    private func zone(_ id: String) -> ZoneOffsets {
        if let zone = known[id] { return zone }
        guard known.count < Self.mostZones else { return zones.floating }
        let zone = defined(id) ?? named(id) ?? zones.floating
        known[id] = zone
        return zone
    }

    private func defined(_ id: String) -> ZoneOffsets? {
        guard let definition = definitions[id] else { return nil }
        var work = RecurrenceWork(30_000)
        defer { spent += work.spent }
        return ZoneOffsets(definition, years: years, work: &work)
    }

    /// Some programs put their own name before that of the zone, as in
    /// `/freeassociation.sourceforge.net/Europe/Berlin`.
    private func named(_ id: String) -> ZoneOffsets? {
        spent += Self.lookup
        if let zone = zones.named(id) { return zone }
        guard id.hasPrefix("/") else { return nil }
        let parts = id.split(separator: "/")
        for count in [3, 2] where parts.count > count {
            let name = parts.suffix(count).joined(separator: "/")
            spent += Self.lookup
            if let zone = zones.named(name) { return zone }
        }
        return nil
    }
}
