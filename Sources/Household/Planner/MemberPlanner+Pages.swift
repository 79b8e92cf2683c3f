import CivilDate
package import CyclePipeline
package import Planner
import Secrets
import Store

/// What pages need of the planner beside what commands do: names for addresses, and forms that are sent twice.
extension MemberPlanner {
    /// Names a calendar, or an entry of it, in an address: 32 hexadecimal digits that tell nothing.
    package var key: PlannerKey { PlannerKey(Seed(person.seed) ?? .random()) }

    package func calendar(id: String) throws -> PlannerCalendar? {
        let key = self.key
        return try pageCalendars().first { key.id($0.name) == id }
    }

    /// The calendars that pages show: not that of alarms, which have pages of their own.
    package func pageCalendars() throws -> [PlannerCalendar] {
        try calendars().filter { !$0.isOfAlarms }
    }

    /// - Complexity: O(*n*) in the entries; one of them is read.
    package func plannedEntry(
        id: String, for use: PlannerCalendar.Use
    ) throws -> PlannedEntry? {
        let key = self.key
        for calendar in try pageCalendars() where calendar.uses.contains(use) {
            let found = try object(in: calendar) { key.id(calendar.name, $0) == id }
            if let found { return PlannedEntry(calendar: calendar, object: found) }
        }
        return nil
    }

    /// Adds what a form says once, however often that is sent.
    ///
    /// - Parameters:
    ///   - uid: The one that the form carries; one that was made elsewhere counts as missing.
    ///   - isSame: Whether an entry that is there says what the form says.
    package func addOnce<Content: EntryContent>(
        _ content: Content, to calendar: PlannerCalendar, uid: String?, of person: PersonState,
        isSame: (Content) -> Bool
    ) throws -> PlannerObject? {
        let now = person.moment.seconds
        let zone = person.zoneOfEntries
        if let uid, Member.isUID(uid) {
            do {
                return try add(content, to: calendar, uid: uid, at: now, zone: zone)
            } catch let error as StoreError where error.reason == .changedMeanwhile {
                let there = try object(in: calendar) { $0 == "\(uid).ics" }
                if let there, isSame(Content(there.entry)) { return there }
            }
        }
        return try add(content, to: calendar, at: now, zone: zone)
    }
}

/// An entry that an address named, and where it is.
package struct PlannedEntry {
    package let calendar: PlannerCalendar
    package let object: PlannerObject
}

/// Makes the names that addresses have for what is planned.
package struct PlannerKey {
    private let hash: KeyedHash

    init(_ seed: Seed) { hash = KeyedHash(seed) }

    package func id(_ calendar: String, _ object: String = "") -> String {
        hash.digest(of: Array("planned\0\(calendar)\0\(object)".utf8), size: .bytes16).hexadecimal
    }
}
