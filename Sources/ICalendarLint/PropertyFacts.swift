struct PropertyFacts: Sendable {
    let name: PropertyName
    let text: String
    /// Number of the RFC and section in it.
    let section: String
    let type: ValueTypes
    /// What `VALUE` may choose, the default included.
    let types: ValueTypes
    /// Commas part several values.
    let isList: Bool
    let allowed: Components
    let once: Components
    let required: Components
    let mustBeUTC: Bool

    /// - Parameters:
    ///   - many: where it may stand any number of times.
    ///   - once: where it may stand at most once.
    ///   - required: where it stands exactly once.
    init(
        _ name: PropertyName, _ section: String, _ type: ValueTypes,
        or others: ValueTypes = [], list: Bool = false, many: Components = [],
        once: Components = [], required: Components = [], utc: Bool = false
    ) {
        self.name = name
        text = String(hyphenating: name).uppercased()
        self.section = section
        self.type = type
        types = type.union(others)
        isList = list
        allowed = many.union(once).union(required)
        self.once = once.union(required)
        self.required = required
        mustBeUTC = utc
    }
}

extension PropertyFacts {
    /// The facts in the order of `PropertyName`, so that a raw value is an index here.
    static let all: [PropertyFacts] =
        calendarLevel + descriptive + times + relations
        + later
        .sorted { $0.name.rawValue < $1.name.rawValue }

    /// RFC 5545 3.7.
    private static let calendarLevel: [PropertyFacts] = [
        .init(.calscale, "5545 3.7.1", .text, once: .calendar),
        .init(.method, "5545 3.7.2", .text, once: .calendar),
        .init(.prodid, "5545 3.7.3", .text, required: .calendar),
        .init(.version, "5545 3.7.4", .text, required: .calendar),
    ]

    /// RFC 5545 3.8.1, with where RFC 7986, 7953 and 9073 allow the same properties.
    private static let descriptive: [PropertyFacts] = [
        .init(
            .attach, "5545 3.8.1.1", .uri, or: .binary,
            many: [.event, .toDo, .journal, .alarm, .participant]),
        .init(
            .categories, "5545 3.8.1.2", .text, list: true,
            many: [
                .calendar, .event, .toDo, .journal, .availability, .available, .participant,
            ]),
        .init(.class, "5545 3.8.1.3", .text, once: [.event, .toDo, .journal, .availability]),
        .init(
            .comment, "5545 3.8.1.4", .text,
            many: [
                .event, .toDo, .journal, .freeBusy, .observance, .availability, .available,
                .participant,
            ]),
        .init(
            .description, "5545 3.8.1.5", .text, many: [.calendar, .journal],
            once: [
                .event, .toDo, .alarm, .availability, .available, .participant, .location,
                .resource,
            ]),
        .init(
            .geo, "5545 3.8.1.6", .geo,
            once: [.event, .toDo, .participant, .location, .resource]),
        .init(
            .location, "5545 3.8.1.7", .text, many: .participant,
            once: [.event, .toDo, .availability, .available]),
        .init(.percentComplete, "5545 3.8.1.8", .integer, once: .toDo),
        .init(
            .priority, "5545 3.8.1.9", .integer,
            once: [.event, .toDo, .availability, .participant]),
        .init(.resources, "5545 3.8.1.10", .text, list: true, many: [.event, .toDo, .participant]),
        .init(.status, "5545 3.8.1.11", .text, once: [.event, .toDo, .journal, .participant]),
        .init(
            .summary, "5545 3.8.1.12", .text,
            once: [.event, .toDo, .journal, .alarm, .availability, .available, .participant]),
    ]

    /// RFC 5545 3.8.2 and 3.8.3.
    private static let times: [PropertyFacts] = [
        .init(.completed, "5545 3.8.2.1", .dateTime, once: .toDo, utc: true),
        .init(
            .dtend, "5545 3.8.2.2", .dateTime, or: .date,
            once: [.event, .freeBusy, .availability, .available]),
        .init(.due, "5545 3.8.2.3", .dateTime, or: .date, once: .toDo),
        .init(
            .dtstart, "5545 3.8.2.4", .dateTime, or: .date,
            once: [.toDo, .journal, .freeBusy, .availability],
            required: [.event, .observance, .available]),
        .init(
            .duration, "5545 3.8.2.5", .duration,
            once: [.event, .toDo, .alarm, .availability, .available]),
        .init(.freebusy, "5545 3.8.2.6", .period, list: true, many: .freeBusy),
        .init(.transp, "5545 3.8.2.7", .text, once: .event),
        .init(.tzid, "5545 3.8.3.1", .text, required: .timeZone),
        .init(.tzname, "5545 3.8.3.2", .text, many: .observance),
        .init(.tzoffsetfrom, "5545 3.8.3.3", .utcOffset, required: .observance),
        .init(.tzoffsetto, "5545 3.8.3.4", .utcOffset, required: .observance),
        .init(.tzurl, "5545 3.8.3.5", .uri, once: .timeZone),
    ]

    /// RFC 5545 3.8.4 to 3.8.8.
    private static let relations: [PropertyFacts] = [
        .init(
            .attendee, "5545 3.8.4.1", .calendarAddress,
            many: [.event, .toDo, .journal, .freeBusy, .alarm]),
        .init(
            .contact, "5545 3.8.4.2", .text,
            many: [.event, .toDo, .journal, .availability, .available, .participant],
            once: .freeBusy),
        .init(
            .organizer, "5545 3.8.4.3", .calendarAddress,
            once: [.event, .toDo, .journal, .freeBusy, .availability]),
        .init(
            .recurrenceID, "5545 3.8.4.4", .dateTime, or: .date,
            once: [.event, .toDo, .journal, .available]),
        .init(
            .relatedTo, "5545 3.8.4.5", .text, or: [.uri, .other],
            many: [.event, .toDo, .journal, .alarm, .participant]),
        .init(
            .url, "5545 3.8.4.6", .uri,
            once: [
                .calendar, .event, .toDo, .journal, .freeBusy, .availability, .participant,
                .location,
            ]),
        .init(
            .uid, "5545 3.8.4.7", .text, once: [.calendar, .alarm],
            required: [
                .event, .toDo, .journal, .freeBusy, .availability, .available, .participant,
                .location, .resource,
            ]),
        .init(
            .exdate, "5545 3.8.5.1", .dateTime, or: .date, list: true,
            many: [.event, .toDo, .journal, .available]),
        .init(.exrule, "5545 8.3.2", .recurrence, many: [.event, .toDo, .journal]),
        .init(
            .rdate, "5545 3.8.5.2", .dateTime, or: [.date, .period], list: true,
            many: [.event, .toDo, .journal, .observance, .available]),
        .init(
            .rrule, "5545 3.8.5.3", .recurrence,
            many: [.event, .toDo, .journal, .observance, .available]),
        .init(.action, "5545 3.8.6.1", .text, required: .alarm),
        .init(.repeat, "5545 3.8.6.2", .integer, once: .alarm),
        .init(.trigger, "5545 3.8.6.3", .duration, or: .dateTime, required: .alarm),
        .init(
            .created, "5545 3.8.7.1", .dateTime,
            once: [.event, .toDo, .journal, .availability, .available, .participant], utc: true),
        .init(
            .dtstamp, "5545 3.8.7.2", .dateTime, once: .participant,
            required: [.event, .toDo, .journal, .freeBusy, .availability, .available], utc: true),
        .init(
            .lastModified, "5545 3.8.7.3", .dateTime,
            once: [
                .calendar, .event, .toDo, .journal, .timeZone, .availability, .available,
                .participant,
            ], utc: true),
        .init(
            .sequence, "5545 3.8.7.4", .integer,
            once: [.event, .toDo, .journal, .availability, .participant]),
        .init(
            .requestStatus, "5545 3.8.8.3", .requestStatus,
            many: [.event, .toDo, .journal, .freeBusy, .participant]),
    ]

    /// What came after RFC 5545.
    private static let later: [PropertyFacts] = [
        .init(.name, "7986 5.1", .text, many: .calendar, once: [.location, .resource]),
        .init(.refreshInterval, "7986 5.7", .duration, once: .calendar),
        .init(.source, "7986 5.8", .uri, once: .calendar),
        .init(.color, "7986 5.9", .text, once: [.calendar, .event, .toDo, .journal]),
        .init(
            .image, "7986 5.10", .uri, or: .binary,
            many: [.calendar, .event, .toDo, .journal, .participant]),
        .init(.conference, "7986 5.11", .uri, many: [.event, .toDo]),
        .init(.acknowledged, "9074 6.1", .dateTime, once: .alarm, utc: true),
        .init(.proximity, "9074 8.1", .text, once: .alarm),
        .init(.xml, "6321 4.2", .text, many: .all),
        .init(.tzuntil, "7808 7.1", .dateTime, once: .timeZone, utc: true),
        .init(.tzidAliasOf, "7808 7.2", .text, many: .timeZone),
        .init(.busytype, "7953 3.2", .text, once: .availability),
        .init(.calendarAddress, "9073 6.4", .calendarAddress, once: .participant),
        .init(.locationType, "9073 6.1", .text, list: true, once: .location),
        .init(.participantType, "9073 6.2", .text, required: .participant),
        .init(.resourceType, "9073 6.3", .text, once: .resource),
        .init(.structuredData, "9073 6.6", .text, or: [.binary, .uri], many: .all),
        .init(.styledDescription, "9073 6.5", .text, or: .uri, many: .all),
        .init(.concept, "9253 8.1", .uri, many: .all),
        .init(.link, "9253 8.2", .uri, or: [.text, .other], many: .all),
        .init(.refid, "9253 8.3", .text, many: .all),
    ]
}
