import ICalendar

/// The components that have a registration, and where each may stand.
enum ComponentName: UInt8, CaseIterable {
    case calendar, event, toDo, journal, freeBusy, timeZone, standard, daylight, alarm
    case availability, available, participant, location, resource
    /// One whose name begins with `X-`.
    case vendor
    case unregistered

    /// The names in the order of the cases that have a registration.
    private static let names = [
        "VCALENDAR", "VEVENT", "VTODO", "VJOURNAL", "VFREEBUSY", "VTIMEZONE", "STANDARD",
        "DAYLIGHT", "VALARM", "VAVAILABILITY", "AVAILABLE", "PARTICIPANT", "VLOCATION", "VRESOURCE",
    ]
    private static let table = WordTable(zip(names, allCases).map { ($0, $1) })

    init(_ name: Span<UInt8>) {
        self = Self.table[name] ?? (name.isExtension ? .vendor : .unregistered)
    }

    /// The name to put in a message; never taken from the file.
    var text: String {
        switch self {
        case .vendor: "X- component"
        case .unregistered: "unregistered component"
        default: Self.names[Int(rawValue)]
        }
    }

    /// The components that may hold this one; empty for the outermost.
    var parents: Components {
        switch self {
        case .calendar: []
        case .event, .toDo, .journal, .freeBusy, .timeZone, .availability: .calendar
        case .standard, .daylight: .timeZone
        case .alarm: [.event, .toDo]
        case .available: .availability
        case .participant: [.event, .toDo, .journal, .freeBusy]
        case .location, .resource: [.event, .toDo, .journal, .freeBusy, .participant, .alarm]
        case .vendor, .unregistered: .all
        }
    }

    var set: Components { Components(rawValue: 1 << UInt32(rawValue)) }

    /// Rules about the properties of this component are known.
    var isRegistered: Bool { self != .vendor && self != .unregistered }

    /// The rules for a property missing from it and for one that stands in it twice.
    var countRules: (required: LintRule, once: LintRule) {
        switch self {
        case .calendar: (.calendarRequired, .calendarOnce)
        case .event: (.eventRequired, .eventOnce)
        case .toDo: (.todoRequired, .todoOnce)
        case .journal: (.journalRequired, .journalOnce)
        case .freeBusy: (.freebusyRequired, .freebusyOnce)
        case .timeZone: (.timezoneRequired, .timezoneOnce)
        case .standard, .daylight: (.observanceRequired, .observanceOnce)
        case .alarm: (.alarmRequired, .alarmOnce)
        case .availability, .available: (.availabilityRequired, .availabilityOnce)
        default: (.participantRequired, .participantOnce)
        }
    }
}

/// A set of components.
struct Components: OptionSet, Sendable {
    let rawValue: UInt32

    static let calendar = ComponentName.calendar.set
    static let event = ComponentName.event.set
    static let toDo = ComponentName.toDo.set
    static let journal = ComponentName.journal.set
    static let freeBusy = ComponentName.freeBusy.set
    static let timeZone = ComponentName.timeZone.set
    static let observance: Components = [ComponentName.standard.set, ComponentName.daylight.set]
    static let alarm = ComponentName.alarm.set
    static let availability = ComponentName.availability.set
    static let available = ComponentName.available.set
    static let participant = ComponentName.participant.set
    static let location = ComponentName.location.set
    static let resource = ComponentName.resource.set

    static let all = Components(rawValue: .max)
}
