import CivilDate
import CycleModel
import ICalendar
import LogStore

/// What goes, of all that calendar programs keep here, together with days that are erased.
struct ErasedCalendars {
    /// Objects beside the computed calendar that tell of those days alone.
    var namesInCycle: Set<String> = []
    /// How many calendars of her own go with everything.
    var calendars = 0
    /// Whether calendars of her own stay.
    var leavesCalendars = false
    /// Whether there is anything to erase but entries of the journal.
    var isAnything = false

    var question: String { calendars > 0 ? " and the calendars of hers that are kept here" : "" }

    /// Behind `Erased`.
    var what: String {
        if calendars > 0 { return ", with \(Phrases.count(calendars, "calendar")) kept here" }
        let count = namesInCycle.count
        return count > 0
            ? ", with \(Phrases.count(count, "entr", "y", "ies")) beside the cycle" : ""
    }

    var whatStays: String {
        leavesCalendars ? "Other calendars that are kept here stay as they are.\n" : ""
    }
}

extension Context {
    /// - Parameter day: `nil` where everything goes.
    func erasedCalendars(
        of person: Person, in store: LogStore, before day: Day?, zone: TimeZoneName?
    ) throws -> ErasedCalendars {
        var erased = ErasedCalendars()
        let own = try store.calendars(of: person.id)
        let cycle = try store.calendar(named: StoredCalendar.cycleName, of: person.id)
        let objects = if let cycle { try store.objects(of: cycle.id) } else { [StoredObject]() }
        guard let day else {
            erased.calendars = own.count
            erased.namesInCycle = Set(objects.map(\.name))
            let hidden = try store.hidden(of: person.id)
            erased.isAnything = !own.isEmpty || !objects.isEmpty || !hidden.isEmpty
            return erased
        }
        erased.leavesCalendars = !own.isEmpty
        erased.namesInCycle = Set(objects.filter { $0.isOver(before: day, zone) }.map(\.name))
        erased.isAnything = !erased.namesInCycle.isEmpty
        return erased
    }
}

extension StoredObject {
    /// Whether all of it lies before a day; not so where it recurs, or has no date that can be read.
    fileprivate func isOver(before day: Day, _ zone: TimeZoneName?) -> Bool {
        guard let calendar = try? ICSReader.read(data).calendars.first else { return false }
        let entries = calendar.components.filter { $0.name != "VTIMEZONE" }
        return !entries.isEmpty && entries.allSatisfy { $0.isOver(before: day, zone) }
    }
}

extension ParsedComponent {
    fileprivate func isOver(before day: Day, _ zone: TimeZoneName?) -> Bool {
        guard first("RRULE") == nil, first("RDATE") == nil else { return false }
        let times = ["DTSTART", "DTEND", "DUE"].compactMap(first)
        return !times.isEmpty
            && times.allSatisfy { property in
                guard let time = try? property.dateTime() else { return false }
                // The end of whole days is the day after the last one (RFC 5545 3.6.1).
                return time.day(in: zone) < day
                    || (property.name == "DTEND" && time.isDate && time.day == day)
            }
    }
}

extension DateTimeValue {
    /// By her clock; what is said in another zone is taken as it stands.
    fileprivate func day(in zone: TimeZoneName?) -> Day {
        guard isUTC, let second else { return day }
        return Clock.day(at: Int64(day.number) * 86_400 + Int64(second), in: zone)
    }
}
