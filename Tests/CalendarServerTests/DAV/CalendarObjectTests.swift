import CalendarServer
import ICalendar
import Testing

/// A calendar of these lines, invented as all here.
func calendarBytes(_ lines: [String]) -> [UInt8] {
    Array(
        (["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//x//y//EN"] + lines + ["END:VCALENDAR", ""])
            .joined(separator: "\r\n").utf8)
}

/// An entry with the UID `u` around these lines.
func entry(_ kind: String, _ lines: [String]) -> [String] {
    ["BEGIN:\(kind)", "UID:u", "DTSTAMP:20260101T000000Z"] + lines + ["END:\(kind)"]
}

@Suite struct CalendarObjectTests {
    private static let start = "DTSTART:20260105T090000Z"
    private static let series = entry("VEVENT", [start, "RRULE:FREQ=DAILY"])

    @Test func `an object keeps its bytes and tells its kind`() throws {
        let bytes = calendarBytes(
            Self.series
                + entry("VEVENT", [Self.start, "RECURRENCE-ID:20260106T090000Z"])
                + entry("VEVENT", [Self.start, "RECURRENCE-ID:20260107T090000Z"]))
        let object = try CalendarObject(bytes)
        #expect(object.bytes == bytes)
        #expect(object.kind == "VEVENT")
        #expect(object.uid == "u")
        _ = try CalendarObject(calendarBytes(entry("VTODO", [])))
        _ = try CalendarObject(calendarBytes(entry("VJOURNAL", [])))
        let long = "ATTACH;ENCODING=BASE64;VALUE=BINARY:" + String(repeating: "A", count: 80_000)
        _ = try CalendarObject(calendarBytes(entry("VEVENT", [Self.start, long])))
    }

    @Test(arguments: ["P1DT", "P", "PT"])
    func `a length that a program cut short is kept, and read as far as it goes`(
        _ length: String
    ) throws {
        let bytes = calendarBytes(entry("VEVENT", [Self.start, "DURATION:\(length)"]))
        #expect(try CalendarObject(bytes).bytes == bytes)
    }

    @Test(
        arguments: [
            ([], DAVCondition.validCalendarObject),
            (["BEGIN:VTIMEZONE", "TZID:x", "END:VTIMEZONE"], .validCalendarObject),
            (series + entry("VTODO", []), .validCalendarObject),
            (["METHOD:PUBLISH"] + series, .validCalendarObject),
            (["BEGIN:VEVENT", start, "END:VEVENT"], .validCalendarObject),
            (series + ["BEGIN:VEVENT", "UID:v", start, "END:VEVENT"], .validCalendarObject),
            (series + series, .validCalendarObject),
            (
                entry("VEVENT", [start, "RECURRENCE-ID:20260106T090000Z"])
                    + entry("VEVENT", [start, "RECURRENCE-ID;TZID=UTC:20260106T090000"]),
                .validCalendarObject
            ),
            (entry("VAVAILABILITY", []), .supportedComponent),
            (entry("VEVENT", []), .validCalendarData),
            (entry("VEVENT", ["DTSTART:tomorrow"]), .validCalendarData),
            (entry("VEVENT", ["DTSTART:20260230T000000Z"]), .validCalendarData),
            (entry("VEVENT", [start, "DURATION:long"]), .validCalendarData),
            (entry("VEVENT", [start, "SUMMARY:\u{7}"]), .validCalendarData),
            (["BEGIN:VEVENT", "UID:u", start], .validCalendarData),
            (["BEGIN:VEVENT", "UID:u", start, "junk", "END:VEVENT"], .validCalendarData),
            (["BEGIN:VCALENDAR"] + series + ["END:VCALENDAR"], .supportedComponent),
            (["VERSION:1.0"] + series, nil),
        ] as [([String], DAVCondition?)])
    func `an object that breaks a rule is refused by its name`(
        _ lines: [String], _ condition: DAVCondition?
    ) throws {
        guard let condition else {
            // Of two the first counts.
            _ = try CalendarObject(calendarBytes(lines))
            return
        }
        #expect { try CalendarObject(calendarBytes(lines)) } throws: {
            let error = $0 as? DAVError
            return error?.status == 403 && error?.condition == condition
        }
    }

    @Test func `what is no calendar, or too much of one, is refused`() {
        for (bytes, condition) in [
            ([], DAVCondition.validCalendarData), (Array("hello".utf8), .validCalendarData),
            ([0xFF] + calendarBytes(Self.series), .validCalendarData),
            (calendarBytes(Self.series) + calendarBytes(Self.series), .validCalendarData),
            (
                Array("BEGIN:VCALENDAR\nVERSION:1.0\nEND:VCALENDAR\n".utf8),
                .supportedCalendarData
            ),
            ([UInt8](repeating: 0x41, count: (1 << 20) + 1), .maxResourceSize),
        ] {
            #expect { try CalendarObject(bytes) } throws: {
                ($0 as? DAVError)?.condition == condition
            }
        }
        #expect { try CalendarObject(calendarBytes(Self.series), kinds: ["VTODO"]) } throws: {
            ($0 as? DAVError)?.condition == .supportedComponent
        }
    }
}

@Suite struct CalendarDataTests {
    private let range = TimeRange(start: 1_767_657_600, end: 1_767_830_400)  // 6 and 7 January 2026

    private func data(
        _ lines: [String], _ selection: CalendarDataSelection
    ) throws -> [String] {
        let zones = CalendarZones { $0 == "Two" ? ZoneOffsets(fixed: 7_200) : nil }
        let bytes = try CalendarObject(calendarBytes(lines)).data(selection, zones: zones)
        let text = String(decoding: bytes, as: UTF8.self)
        return text.split(separator: "\r\n").map(String.init)
    }

    private var series: [String] {
        ["BEGIN:VTIMEZONE", "TZID:Unused", "END:VTIMEZONE"]
            + entry(
                "VEVENT",
                [
                    "DTSTART;TZID=Two:20260105T010000", "DTEND;TZID=Two:20260105T020000",
                    "RRULE:FREQ=DAILY;COUNT=9", "SUMMARY:Swim", "BEGIN:VALARM",
                    "TRIGGER:-PT5M", "ACTION:DISPLAY", "END:VALARM",
                ])
            + entry(
                "VEVENT",
                [
                    "RECURRENCE-ID;TZID=Two:20260107T010000", "DTSTART:20260120T000000Z",
                    "SUMMARY:Later",
                ])
            + entry(
                "VEVENT", ["RECURRENCE-ID;TZID=Two:20260111T010000", "DTSTART:20260106T120000Z"])
            + entry(
                "VEVENT", ["RECURRENCE-ID;TZID=Two:20260112T010000", "DTSTART:20260206T120000Z"])
    }

    @Test func `the whole object is what was stored`() throws {
        let bytes = calendarBytes(series)
        #expect(try CalendarObject(bytes).data(.init(), zones: CalendarZones()) == bytes)
    }

    @Test func `instances are written one by one in UTC`() throws {
        let lines = try data(series, .init(recurrences: .expanded(#require(range))))
        #expect(
            lines == [
                "BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//x//y//EN",
                // On the 7th at 01:00 by that clock it takes place later, outside the range.
                "BEGIN:VEVENT", "UID:u", "DTSTAMP:20260101T000000Z", "DTSTART:20260107T230000Z",
                "RECURRENCE-ID:20260107T230000Z", "DTEND:20260108T000000Z", "SUMMARY:Swim",
                "BEGIN:VALARM", "TRIGGER:-PT5M", "ACTION:DISPLAY", "END:VALARM", "END:VEVENT",
                "BEGIN:VEVENT", "UID:u", "DTSTAMP:20260101T000000Z", "DTSTART:20260106T120000Z",
                "RECURRENCE-ID:20260110T230000Z", "END:VEVENT", "END:VCALENDAR",
            ])
    }

    @Test func `of the exceptions those remain that matter to the range`() throws {
        let lines = try data(series, .init(recurrences: .limited(#require(range))))
        // The one of the 12th neither was in the range nor is.
        #expect(
            lines.filter { $0.hasPrefix("RECURRENCE-ID") } == [
                "RECURRENCE-ID;TZID=Two:20260107T010000", "RECURRENCE-ID;TZID=Two:20260111T010000",
            ])
        #expect(lines.contains("RRULE:FREQ=DAILY;COUNT=9"))
    }

    /// RFC 5545 3.2.13. By that clock it is 01:00 from the 5th to the 13th, 05:00 and longer from the 7th on, and a
    /// day later from the 11th on; the 9th went elsewhere.
    private var movedOn: [String] {
        func override(_ day: String, _ parameters: String, _ lines: [String]) -> [String] {
            entry("VEVENT", ["RECURRENCE-ID\(parameters);TZID=Two:202601\(day)T010000"] + lines)
        }
        return entry(
            "VEVENT",
            [
                "DTSTART;TZID=Two:20260105T010000", "DTEND;TZID=Two:20260105T020000",
                "RRULE:FREQ=DAILY;COUNT=9", "EXDATE;TZID=Two:20260112T010000",
            ])
            + override(
                "07", ";RANGE=THISANDFUTURE",
                ["DTSTART;TZID=Two:20260107T050000", "DTEND;TZID=Two:20260107T080000"])
            + override("09", "", ["DTSTART:20260120T000000Z"])
            + override(
                "11", ";RANGE=thisandfuture", ["DTSTART;TZID=Two:20260112T010000", "DURATION:PT1H"])
    }

    @Test func `an exception for this and all later times moves these`() throws {
        let range = TimeRange(start: 1_767_571_200, end: 1_768_435_200)  // 5 to 14 January 2026
        let lines = try data(movedOn, .init(recurrences: .expanded(#require(range))))
        func values(_ name: String) -> [String] {
            lines.filter { $0.hasPrefix(name + ":") }.map { String($0.dropFirst(name.count + 1)) }
        }
        #expect(
            values("DTSTART") == [
                "20260105T230000Z", "20260107T030000Z", "20260108T030000Z", "20260110T030000Z",
                "20260111T230000Z", "20260113T230000Z",
            ])
        #expect(
            values("RECURRENCE-ID") == [
                "20260105T230000Z", "20260106T230000Z", "20260107T230000Z", "20260109T230000Z",
                "20260110T230000Z", "20260112T230000Z",
            ])
        #expect(
            values("DTEND") == [
                "20260106T000000Z", "20260107T060000Z", "20260108T060000Z", "20260110T060000Z",
            ])
        let limited = try data(movedOn, .init(recurrences: .limited(#require(range))))
        #expect(limited.count { $0.hasPrefix("RECURRENCE-ID") } == 3)
        let early = TimeRange(start: 1_767_571_200, end: 1_767_657_600)
        let first = try data(movedOn, .init(recurrences: .limited(#require(early))))
        #expect(first.count { $0.hasPrefix("RECURRENCE-ID") } == 0)
    }

    @Test func `whole days move with an exception for this and all later times`() throws {
        let lines =
            entry("VEVENT", ["DTSTART;VALUE=DATE:20251209", "RRULE:FREQ=WEEKLY"])
            + entry(
                "VEVENT",
                [
                    "RECURRENCE-ID;RANGE=THISANDFUTURE;VALUE=DATE:20251223",
                    "DTSTART;VALUE=DATE:20251224", "DTEND;VALUE=DATE:20251226",
                ])
        let found = try data(lines, .init(recurrences: .expanded(#require(range))))
        #expect(
            found[6...] == [
                "DTSTART;VALUE=DATE:20260107", "RECURRENCE-ID;VALUE=DATE:20260106",
                "DTEND;VALUE=DATE:20260109", "END:VEVENT", "END:VCALENDAR",
            ])
    }

    @Test func `an event without a rule has no other time to name`() throws {
        let lines = try data(
            entry("VEVENT", ["DTSTART;VALUE=DATE:20260106", "DURATION:P2D"]),
            .init(recurrences: .expanded(#require(range))))
        #expect(
            lines[6...] == [
                "DTSTART;VALUE=DATE:20260106", "DURATION:P2D", "END:VEVENT",
                "END:VCALENDAR",
            ])
    }

    @Test(arguments: [
        ["DURATION:PT1H"], ["DTEND:20260105T100000Z"], [],
        ["DURATION:PT1H", "RRULE:FREQ=DAILY;COUNT=3"],
    ])
    func `an instance that is a period has that period's length`(_ lines: [String]) throws {
        let lines = try data(
            entry(
                "VEVENT",
                ["DTSTART:20260105T080000Z", "RDATE;VALUE=PERIOD:20260107T080000Z/PT3H"] + lines),
            .init(recurrences: .expanded(#require(range))))
        let start = try #require(lines.firstIndex(of: "DTSTART:20260107T080000Z"))
        let end = try #require(lines[start...].firstIndex(of: "END:VEVENT"))
        #expect(
            lines[start..<end] == [
                "DTSTART:20260107T080000Z", "RECURRENCE-ID:20260107T080000Z",
                "DTEND:20260107T110000Z",
            ])
    }

    @Test func `too many instances are refused`() throws {
        let event = entry("VEVENT", ["DTSTART:20260105T010000Z", "RRULE:FREQ=MINUTELY"])
        #expect { try data(event, .init(recurrences: .expanded(#require(range)))) } throws: {
            ($0 as? DAVError)?.condition == .matchesWithinLimits
        }
    }

    @Test func `only what was asked for is returned`() throws {
        let selection = ComponentSelection(
            "VCALENDAR", properties: [.init("VERSION")],
            components: [
                ComponentSelection(
                    "VEVENT", properties: [.init("SUMMARY", withoutValue: true), .init("UID")],
                    components: [])
            ])
        #expect(
            try data(
                entry(
                    "VEVENT",
                    [
                        "DTSTART:20260105T010000Z", "SUMMARY;LANGUAGE=en:a\r\n b", "BEGIN:VALARM",
                        "END:VALARM",
                    ]),
                .init(component: selection)) == [
                    "BEGIN:VCALENDAR", "VERSION:2.0", "BEGIN:VEVENT", "UID:u",
                    "SUMMARY;LANGUAGE=en:", "END:VEVENT", "END:VCALENDAR",
                ])
    }

    @Test func `of busy times those in the range remain`() throws {
        let lines = try data(
            entry(
                "VFREEBUSY",
                [
                    "FREEBUSY:20260101T000000Z/PT1H,20260106T000000Z/PT1H,junk",
                    "FREEBUSY:20260101T000000Z/PT1H",
                ]), .init(freeBusy: range))
        #expect(
            lines.filter { $0.hasPrefix("FREEBUSY") } == ["FREEBUSY:20260106T000000Z/PT1H,junk"])
    }

    @Test func `free time is told from every calendar`() throws {
        var busy = FreeBusy(try #require(range))
        for lines in [
            entry("VEVENT", ["DTSTART:20260105T230000Z", "DTEND:20260106T010000Z"]),
            entry("VEVENT", ["DTSTART:20260106T003000Z", "DURATION:PT1H"]),
            entry("VEVENT", ["DTSTART;VALUE=DATE:20260106", "TRANSP:TRANSPARENT"]),
            entry("VEVENT", ["DTSTART;VALUE=DATE:20260106", "STATUS:CANCELLED"]),
            entry("VEVENT", ["DTSTART:20260107T100000Z", "DURATION:PT1H", "STATUS:TENTATIVE"]),
            entry(
                "VFREEBUSY",
                [
                    "FREEBUSY;FBTYPE=BUSY-UNAVAILABLE:20260107T200000Z/PT9H",
                    "FREEBUSY;FBTYPE=FREE:20260106T200000Z/PT1H",
                ]),
        ] {
            try busy.add(CalendarObject(calendarBytes(lines)), zones: CalendarZones())
        }
        let text = String(
            decoding: busy.document(productID: "-//x//y//EN", now: 1_767_657_600), as: UTF8.self)
        #expect(
            text.split(separator: "\r\n").dropFirst(4).map(String.init) == [
                "DTSTAMP:20260106T000000Z", "DTSTART:20260106T000000Z", "DTEND:20260108T000000Z",
                "FREEBUSY;FBTYPE=BUSY:20260106T000000Z/20260106T013000Z",
                "FREEBUSY;FBTYPE=BUSY-TENTATIVE:20260107T100000Z/20260107T110000Z",
                "FREEBUSY;FBTYPE=BUSY-UNAVAILABLE:20260107T200000Z/20260108T000000Z",
                "END:VFREEBUSY", "END:VCALENDAR",
            ])
    }
}
