import SQLStore
import Store

extension SQLiteConnection {
    /// The part of a person's calendars that can be read.
    func salvagedCalendars(of person: Person.ID) -> [Salvage.SalvagedCalendar] {
        guard let calendars = try? allCalendars(of: person) else { return [] }
        return calendars.map { calendar in
            Salvage.SalvagedCalendar(
                calendar: calendar, properties: (try? properties(of: calendar.id)) ?? [],
                objects: salvagedObjects(of: calendar.id))
        }
    }

    /// The objects from both ends up to the damage.
    private func salvagedObjects(of calendar: StoredCalendar.ID) -> [StoredObject] {
        var objects: [String: StoredObject] = [:]
        for order in ["ASC", "DESC"] {
            do {
                try each(
                    """
                    SELECT \(StoredObject.columns) FROM calendar_objects
                    WHERE person = ?1 AND calendar = ?2 AND data IS NOT NULL ORDER BY name \(order)
                    """, calendar.person, calendar.rawValue
                ) { row in
                    let object = row.object()
                    objects[object.name] = object
                }
                break
            } catch {}
        }
        return objects.values.sorted { $0.name < $1.name }
    }
}
