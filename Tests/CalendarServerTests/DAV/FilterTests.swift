import CalendarServer
import ICalendar
import SeededRandomness
import Testing

/// The tables of RFC 4791 9.9, held against 6 January 2026 from 10:00 to 12:00 in UTC.
@Suite struct TimeRangeFilterTests {
    private static func range(_ start: Int64? = 10, _ end: Int64? = 12) throws -> TimeRange {
        let midnight: Int64 = 1_767_657_600
        return try #require(
            TimeRange(
                start: start.map { midnight + $0 * 3_600 }, end: end.map { midnight + $0 * 3_600 }))
    }

    static func matches(
        _ kind: String, _ lines: [String], alarm: Bool = false,
        _ range: TimeRange, zones: CalendarZones = CalendarZones()
    ) throws -> Bool {
        var inner = ComponentFilter(alarm ? "VALARM" : kind)
        inner.timeRange = range
        var calendar = ComponentFilter("VCALENDAR")
        if alarm {
            var entry = ComponentFilter(kind)
            entry.components = [inner]
            calendar.components = [entry]
        } else {
            calendar.components = [inner]
        }
        let object = try CalendarObject(calendarBytes(entry(kind, lines)))
        let matches = CalendarFilter(calendar).matches(object, zones: zones)
        // What a server knows of an object before it reads it must leave out nothing that matches.
        if matches, let events = CalendarFilter(calendar).eventRange {
            #expect(EventExtent(object).mayOverlap(events))
        }
        return matches
    }

    /// `hh` as a time of that day.
    private static func at(_ hour: Int) -> String {
        "20260106T\(hour < 10 ? "0" : "")\(hour)0000Z"
    }

    // Named with its type, because inferring that takes the compiler seconds.
    private static let events: [(lines: [String], overlaps: Bool)] = [
        // DTEND: start < DTEND and end > DTSTART.
        (["DTSTART:\(at(8))", "DTEND:\(at(10))"], false),
        (["DTSTART:\(at(8))", "DTEND:\(at(11))"], true),
        (["DTSTART:\(at(11))", "DTEND:\(at(13))"], true),
        (["DTSTART:\(at(12))", "DTEND:\(at(13))"], false),
        (["DTSTART:\(at(8))", "DTEND:\(at(13))"], true),
        (["DTSTART:\(at(10))", "DTEND:\(at(10))"], false),
        (["DTSTART:\(at(11))", "DTEND:\(at(11))"], true),
        // DURATION over 0: start < DTSTART+DURATION and end > DTSTART.
        (["DTSTART:\(at(8))", "DURATION:PT2H"], false),
        (["DTSTART:\(at(8))", "DURATION:PT3H"], true),
        // What a program cut short reaches as far as it says.
        (["DTSTART:20260105T110000Z", "DURATION:P1DT"], true),
        (["DTSTART:20260105T090000Z", "DURATION:P1DT"], false),
        // DURATION of 0, or nothing: start <= DTSTART and end > DTSTART.
        (["DTSTART:\(at(10))", "DURATION:PT0S"], true),
        (["DTSTART:\(at(12))", "DURATION:PT0S"], false),
        (["DTSTART:\(at(9))"], false), (["DTSTART:\(at(10))"], true),
        (["DTSTART:\(at(12))"], false),
        // A date: start < DTSTART+P1D and end > DTSTART.
        (["DTSTART;VALUE=DATE:20260105"], false), (["DTSTART;VALUE=DATE:20260106"], true),
        (["DTSTART;VALUE=DATE:20260107"], false),
        (["DTSTART;VALUE=DATE:20260104", "DTEND;VALUE=DATE:20260106"], false),
        (["DTSTART;VALUE=DATE:20260104", "DTEND;VALUE=DATE:20260107"], true),
        (["DTSTART;VALUE=DATE:20260101", "DURATION:P1W"], true),
        // Recurrences.
        (["DTSTART:20200101T110000Z", "RRULE:FREQ=DAILY"], true),
        (["DTSTART:20200101T130000Z", "RRULE:FREQ=DAILY"], false),
        (["DTSTART:20200101T110000Z", "RRULE:FREQ=DAILY;UNTIL=20260105T110000Z"], false),
        (["DTSTART:20200101T110000Z", "RRULE:FREQ=DAILY", "EXDATE:\(at(11))"], false),
        (["DTSTART:20200101T110000Z", "RDATE:20260105T110000Z,\(at(11))"], true),
        (["DTSTART:20200101T110000Z", "RDATE;VALUE=PERIOD:\(at(8))/PT3H"], true),
        (["DTSTART:20200106T230000Z", "DURATION:PT12H", "RRULE:FREQ=WEEKLY;BYDAY=MO"], true),
        // What cannot be followed may match.
        (["DTSTART:20200101T110000Z", "RRULE:RSCALE=HEBREW;FREQ=YEARLY"], true),
        (["DTSTART:20000101T000000Z", "RRULE:FREQ=SECONDLY;COUNT=2000000000"], true),
    ]

    @Test(arguments: events)
    func `an event overlaps a range`(_ lines: [String], _ overlaps: Bool) throws {
        #expect(try Self.matches("VEVENT", lines, Self.range()) == overlaps)
    }

    @Test(arguments: [
        (["DTSTART:\(at(8))", "DURATION:PT1H"], false),
        (["DTSTART:\(at(8))", "DURATION:PT2H"], true),
        (["DTSTART:\(at(12))", "DURATION:PT1H"], false),
        (["DTSTART:\(at(8))", "DUE:\(at(10))"], false),
        (["DTSTART:\(at(8))", "DUE:\(at(11))"], true),
        (["DTSTART:\(at(10))", "DUE:\(at(10))"], true),
        (["DTSTART:\(at(12))", "DUE:\(at(12))"], true),
        (["DTSTART:\(at(12))", "DUE:\(at(13))"], false),
        (["DTSTART:\(at(10))"], true), (["DTSTART:\(at(12))"], false),
        (["DUE:\(at(10))"], false), (["DUE:\(at(12))"], true), (["DUE:\(at(13))"], false),
        (["COMPLETED:\(at(9))", "CREATED:\(at(8))"], false),
        (["COMPLETED:\(at(11))", "CREATED:\(at(8))"], true),
        (["COMPLETED:\(at(14))", "CREATED:\(at(8))"], true),
        (["COMPLETED:\(at(10))"], true), (["COMPLETED:\(at(13))"], false),
        (["CREATED:\(at(8))"], true), (["CREATED:\(at(12))"], false),
        ([], true),
        (["DTSTART:20200101T110000Z", "DUE:20200101T113000Z", "RRULE:FREQ=DAILY"], true),
        (["DUE:20200101T113000Z", "RRULE:FREQ=DAILY"], true),
        (["DUE:20200101T133000Z", "RRULE:FREQ=DAILY"], false),
        (["DUE:20200101T113000Z", "RRULE:FREQ=DAILY;COUNT=9"], false),
        (["DUE:20200101T113000Z", "RRULE:FREQ=DAILY", "EXDATE:\(at(11)),20260106T113000Z"], false),
    ])
    func `a to-do overlaps a range`(_ lines: [String], _ overlaps: Bool) throws {
        #expect(try Self.matches("VTODO", lines, Self.range()) == overlaps)
    }

    @Test(arguments: [
        ([], false), (["DTSTART:\(at(10))"], true), (["DTSTART:\(at(12))"], false),
        (["DTSTART:\(at(9))"], false), (["DTSTART;VALUE=DATE:20260106"], true),
        (["DTSTART;VALUE=DATE:20260105"], false),
    ])
    func `a journal overlaps a range`(_ lines: [String], _ overlaps: Bool) throws {
        #expect(try Self.matches("VJOURNAL", lines, Self.range()) == overlaps)
    }

    @Test(arguments: [
        ([], false), (["DTSTART:\(at(8))", "DTEND:\(at(10))"], true),
        (["DTSTART:\(at(8))", "DTEND:\(at(9))"], false),
        (["DTSTART:\(at(12))", "DTEND:\(at(13))"], false),
        (["FREEBUSY:\(at(8))/PT2H"], false), (["FREEBUSY:\(at(7))/PT1H,\(at(8))/\(at(11))"], true),
    ])
    func `busy times overlap a range`(_ lines: [String], _ overlaps: Bool) throws {
        #expect(try Self.matches("VFREEBUSY", lines, Self.range()) == overlaps)
    }

    @Test(arguments: [
        (["DTSTART:\(at(13))"], ["TRIGGER:-PT3H"], true),
        (["DTSTART:\(at(13))"], ["TRIGGER:-PT1H"], false),
        (["DTSTART:\(at(13))"], ["TRIGGER:-PT4H", "REPEAT:3", "DURATION:PT30M"], true),
        (["DTSTART:\(at(13))"], ["TRIGGER:-PT4H", "REPEAT:1", "DURATION:PT30M"], false),
        (["DTSTART:\(at(7))", "DTEND:\(at(9))"], ["TRIGGER;RELATED=END:PT1H"], true),
        (["DTSTART:\(at(7))", "DTEND:\(at(9))"], ["TRIGGER:PT1H"], false),
        (["DTSTART:\(at(7))"], ["TRIGGER;VALUE=DATE-TIME:\(at(11))"], true),
        (["DTSTART:\(at(7))"], ["TRIGGER;VALUE=DATE-TIME:\(at(12))"], false),
        (["DTSTART:20200108T110000Z", "RRULE:FREQ=DAILY"], ["TRIGGER:-P1D"], true),
        (["DTSTART:20200101T130000Z", "RRULE:FREQ=DAILY"], ["TRIGGER:-P1D"], false),
        (["DTSTART;VALUE=DATE:20260107"], ["TRIGGER:-PT13H"], true),
        (["DTSTART:\(at(11))"], [], false),
    ])
    func `an alarm rings in a range`(
        _ lines: [String], _ alarm: [String], _ overlaps: Bool
    ) throws {
        let lines = lines + ["BEGIN:VALARM"] + alarm + ["END:VALARM"]
        #expect(try Self.matches("VEVENT", lines, alarm: true, Self.range()) == overlaps)
    }

    @Test(arguments: [
        (["DUE:\(at(13))"], "TRIGGER:-PT2H", true), (["DUE:\(at(13))"], "TRIGGER:PT0S", false),
        (["DUE:\(at(13))"], "TRIGGER;RELATED=END:-PT2H", true),
        (["DUE:\(at(11))"], "TRIGGER:-PT2H", false),
        (["DUE;VALUE=DATE:20260106"], "TRIGGER:PT11H", true),
        (["DTSTART:\(at(7))", "DUE:\(at(13))"], "TRIGGER;RELATED=END:-PT2H", true),
        (["DTSTART:\(at(7))", "DUE:\(at(13))"], "TRIGGER:-PT2H", false),
        (["DUE:20200101T130000Z", "RRULE:FREQ=DAILY"], "TRIGGER;RELATED=END:-PT2H", true),
        ([], "TRIGGER:-PT2H", false), ([], "TRIGGER;VALUE=DATE-TIME:\(at(11))", true),
    ])
    func `an alarm of a to-do rings before it is due`(
        _ lines: [String], _ trigger: String, _ overlaps: Bool
    ) throws {
        let lines = lines + ["BEGIN:VALARM", trigger, "END:VALARM"]
        #expect(try Self.matches("VTODO", lines, alarm: true, Self.range()) == overlaps)
    }

    @Test func `a range may have no start or no end`() throws {
        let event = ["DTSTART:\(Self.at(11))"]
        #expect(try Self.matches("VEVENT", event, Self.range(nil, 12)))
        #expect(try !Self.matches("VEVENT", event, Self.range(nil, 11)))
        #expect(try Self.matches("VEVENT", event, Self.range(11, nil)))
        #expect(try !Self.matches("VEVENT", event, Self.range(12, nil)))
        let series = event + ["RRULE:FREQ=YEARLY"]
        #expect(try Self.matches("VEVENT", series, Self.range(500_000, nil)))
        let alarm = series + ["BEGIN:VALARM", "TRIGGER:-PT1H", "END:VALARM"]
        #expect(try Self.matches("VEVENT", alarm, alarm: true, Self.range(12, nil)))
        #expect(try !Self.matches("VEVENT", alarm, alarm: true, Self.range(nil, 10)))
    }

    @Test func `floating times are in the zone that is given`() throws {
        let zones = CalendarZones(floating: ZoneOffsets(fixed: 5 * 3_600))
        let event = ["DTSTART:20260106T160000"]
        #expect(try Self.matches("VEVENT", event, Self.range(), zones: zones))
        #expect(try !Self.matches("VEVENT", event, Self.range()))
        let day = ["DTSTART;VALUE=DATE:20260107"]
        #expect(try Self.matches("VEVENT", day, Self.range(18, 20), zones: zones))
        #expect(try !Self.matches("VEVENT", day, Self.range(18, 20)))
    }

    @Test func `a moved time counts where it is, not where it was`() throws {
        let lines =
            ["DTSTART:20260101T110000Z", "RRULE:FREQ=DAILY", "END:VEVENT"]
            + ["BEGIN:VEVENT", "UID:u", "RECURRENCE-ID:20260106T110000Z", "DTSTART:\(Self.at(18))"]
        #expect(try !Self.matches("VEVENT", lines, Self.range()))
        #expect(try Self.matches("VEVENT", lines, Self.range(18, 19)))
    }

    @Test func `times after a moved one count where they are, if it moved them along`() throws {
        let lines =
            ["DTSTART:20260101T110000Z", "RRULE:FREQ=DAILY", "END:VEVENT"]
            + [
                "BEGIN:VEVENT", "UID:u", "RECURRENCE-ID;RANGE=THISANDFUTURE:20260103T110000Z",
                "DTSTART:20260103T180000Z",
            ]
        #expect(try !Self.matches("VEVENT", lines, Self.range()))
        #expect(try Self.matches("VEVENT", lines, Self.range(18, 19)))
    }
}

@Suite struct PropertyFilterTests {
    private let lines = entry(
        "VEVENT",
        [
            "DTSTART:20260106T110000Z", "SUMMARY;LANGUAGE=en:Long\\, fol",
            " ded", "ATTENDEE;PARTSTAT=ACCEPTED:mailto:a@example.com",
            "ATTENDEE;PARTSTAT=DECLINED:mailto:b@example.com", "CATEGORIES:A,B",
        ])

    private func matches(_ change: (inout ComponentFilter) -> Void) throws -> Bool {
        var event = ComponentFilter("VEVENT")
        change(&event)
        var calendar = ComponentFilter("VCALENDAR")
        calendar.components = [event]
        return CalendarFilter(calendar).matches(
            try CalendarObject(calendarBytes(lines)), zones: CalendarZones())
    }

    private func property(
        _ name: String, _ change: (inout PropertyFilter) -> Void = { _ in }
    ) -> PropertyFilter {
        var filter = PropertyFilter(name)
        change(&filter)
        return filter
    }

    @Test func `a property is there or is not`() throws {
        #expect(try matches { $0.properties = [property("SUMMARY")] })
        #expect(try !matches { $0.properties = [property("LOCATION")] })
        #expect(try !matches { $0.properties = [property("SUMMARY") { $0.isNotDefined = true }] })
        #expect(try matches { $0.properties = [property("LOCATION") { $0.isNotDefined = true }] })
        #expect(try !matches { $0.properties = [property("SUMMARY"), property("LOCATION")] })
    }

    @Test func `text is matched unfolded and without escapes`() throws {
        #expect(
            try matches {
                $0.properties = [property("SUMMARY") { $0.text = TextMatch("g, FOLDED") }]
            })
        #expect(
            try !matches {
                $0.properties = [property("SUMMARY") { $0.text = TextMatch("x") }]
            })
    }

    @Test func `the text and the parameters must be of one property`() throws {
        func filter(_ address: String, _ state: String) -> PropertyFilter {
            property("ATTENDEE") { filter in
                filter.text = TextMatch(address)
                var parameter = ParameterFilter("PARTSTAT")
                parameter.text = TextMatch(state)
                filter.parameters = [parameter]
            }
        }
        #expect(try matches { $0.properties = [filter("a@", "accepted")] })
        #expect(try !matches { $0.properties = [filter("a@", "declined")] })
        #expect(
            try matches {
                $0.properties = [
                    property("SUMMARY") { filter in
                        var missing = ParameterFilter("ALTREP")
                        missing.isNotDefined = true
                        filter.parameters = [ParameterFilter("LANGUAGE"), missing]
                    }
                ]
            })
    }

    @Test func `a time range is asked of a property`() throws {
        let hit = TimeRange(start: 1_767_697_200, end: 1_767_697_201)
        let miss = TimeRange(start: 1_767_697_201, end: 1_767_783_600)
        #expect(try matches { $0.properties = [property("DTSTART") { $0.timeRange = hit }] })
        #expect(try !matches { $0.properties = [property("DTSTART") { $0.timeRange = miss }] })
        #expect(try !matches { $0.properties = [property("SUMMARY") { $0.timeRange = hit }] })
    }

    @Test func `a component is there or is not`() throws {
        var alarm = ComponentFilter("VALARM")
        #expect(try !matches { $0.components = [alarm] })
        alarm.isNotDefined = true
        #expect(try matches { $0.components = [alarm] })
    }

    @Test func `no filter and no object stop anything`() throws {
        var random = SplitMix(9)
        for _ in 0..<300 {
            let object = RandomObject.lines(&random)
            guard let object = try? CalendarObject(calendarBytes(object)) else { continue }
            let filter = RandomObject.filter(&random)
            let zones = CalendarZones(floating: ZoneOffsets(fixed: 3_600))
            let extent = EventExtent(object)
            if filter.matches(object, zones: zones), let events = filter.eventRange {
                #expect(extent.mayOverlap(events))
            }
            guard let range = TimeRange(start: 0, end: 2_000_000_000) else { continue }
            for recurrences in [CalendarDataSelection.Recurrences.expanded(range), .limited(range)]
            {
                guard
                    let data = try? object.data(
                        .init(recurrences: recurrences), zones: CalendarZones())
                else { continue }
                #expect((try? ICSReader.read(data))?.problems == [])
            }
        }
    }
}

/// Objects and filters of words that are each allowed somewhere.
enum RandomObject {
    private static let values = [
        "20260106T110000Z", "20260106", "PT1H", "-P1D", "FREQ=DAILY", "FREQ=YEARLY;BYMONTH=2",
        "FREQ=MINUTELY;COUNT=100000", "99991231T235960Z", "00010101", "P999999999W", "x",
        "20260106T110000Z/PT1H", "-2147483648", "FREQ=WEEKLY;UNTIL=00010101T000000Z",
    ]
    private static let names = [
        "DTSTART", "DTEND", "DUE", "DURATION", "RRULE", "RDATE", "EXDATE", "RECURRENCE-ID",
        "RECURRENCE-ID;RANGE=THISANDFUTURE",
        "SUMMARY",
        "COMPLETED", "CREATED", "TRIGGER", "REPEAT", "FREEBUSY", "DTSTART;TZID=Z",
        "DTSTART;VALUE=DATE",
    ]
    private static let kinds = ["VEVENT", "VTODO", "VJOURNAL", "VFREEBUSY"]

    private static func pick(_ list: [String], _ random: inout SplitMix) -> String {
        list[Int.random(in: 0..<list.count, using: &random)]
    }

    private static func properties(_ random: inout SplitMix) -> [String] {
        (0..<Int.random(in: 0...6, using: &random)).map { _ in
            "\(pick(names, &random)):\(pick(values, &random))"
        }
    }

    static func lines(_ random: inout SplitMix) -> [String] {
        let kind = pick(kinds, &random)
        return (0...Int.random(in: 0...1, using: &random)).flatMap { _ in
            entry(
                kind, properties(&random) + ["BEGIN:VALARM"] + properties(&random) + ["END:VALARM"])
        }
    }

    static func filter(_ random: inout SplitMix) -> CalendarFilter {
        let bounds: [Int64?] = [nil, .min + 1, -62_135_596_800, 0, 1_767_693_600, .max - 1]
        func range(_ random: inout SplitMix) -> TimeRange? {
            TimeRange(
                start: bounds[Int.random(in: 0..<bounds.count, using: &random)],
                end: bounds[Int.random(in: 0..<bounds.count, using: &random)])
        }
        var alarm = ComponentFilter("VALARM")
        alarm.timeRange = range(&random)
        var property = PropertyFilter(pick(names, &random))
        property.timeRange = range(&random)
        var entry = ComponentFilter(pick(kinds, &random))
        entry.timeRange = range(&random)
        if Bool.random(using: &random) { entry.components = [alarm] }
        if Bool.random(using: &random) { entry.properties = [property] }
        var calendar = ComponentFilter("VCALENDAR")
        calendar.components = [entry]
        return CalendarFilter(calendar)
    }
}
