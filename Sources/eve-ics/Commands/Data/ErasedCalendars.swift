import CivilDate
import CycleModel
import CyclePipeline
import ICalendar
import LogStore

/// What goes, of all that calendar programs keep here, together with days that are erased.
struct ErasedCalendars {
    /// Objects beside the computed calendar that tell of those days alone.
    let namesInCycle: Set<String>
    /// How many calendars of the person's own go with everything.
    private let calendars: Int
    /// Whether calendars of the person's own stay.
    private let leavesCalendars: Bool
    /// Whether there is anything to erase but entries of the journal.
    let isAnything: Bool

    /// - Parameter day: `nil` where everything goes.
    init(of person: Person, in store: LogStore, before day: Day?, zone: ZoneHistory?) throws {
        let own = try store.calendars(of: person.id)
        let cycle = try store.calendar(named: StoredCalendar.cycleName, of: person.id)
        let objects = try cycle.map { try store.objects(of: $0.id) } ?? []
        if let day {
            (calendars, leavesCalendars) = (0, !own.isEmpty)
            namesInCycle = Set(objects.filter { $0.isOver(before: day, zone) }.map(\.name))
            isAnything = !namesInCycle.isEmpty
        } else {
            (calendars, leavesCalendars) = (own.count, false)
            namesInCycle = Set(objects.map(\.name))
            let hidden = try store.hidden(of: person.id)
            isAnything = !own.isEmpty || !objects.isEmpty || !hidden.isEmpty
        }
    }

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

extension StoredObject {
    /// Whether all of it lies before a day; not so where it recurs, or has no date that can be read.
    fileprivate func isOver(before day: Day, _ zone: ZoneHistory?) -> Bool {
        guard let calendar = try? ICSReader.read(data).calendars.first else { return false }
        let entries = calendar.components.filter { $0.name != "VTIMEZONE" }
        return !entries.isEmpty && entries.allSatisfy { $0.isOver(before: day, zone) }
    }
}

extension Component {
    fileprivate func isOver(before day: Day, _ zone: ZoneHistory?) -> Bool {
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
    /// By the person's clock; what is said in another zone is taken as it stands.
    fileprivate func day(in zone: ZoneHistory?) -> Day {
        guard isUTC, let second else { return day }
        let seconds = Int64(day.number) * 86_400 + Int64(second)
        return Clock.zones.time(in: zone).day(at: seconds)
    }
}
