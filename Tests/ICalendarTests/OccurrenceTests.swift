import CivilDate
import Foundation
import ICalendar
import Testing

/// The first starts of a VEVENT with these lines, as `YYYYMMDD` or `YYYYMMDDThhmmss`.
private func starts(
    _ lines: [String], from: Int64 = .min, to: Int64 = .max, limit: Int = 8,
    zones: CalendarZones = CalendarZones(), definitions: [String] = []
) throws -> [String] {
    var work = RecurrenceWork()
    return try starts(
        lines, from: from, to: to, limit: limit, zones: zones, definitions: definitions, &work)
}

private func starts(
    _ lines: [String], from: Int64 = .min, to: Int64 = .max, limit: Int = 8,
    zones: CalendarZones = CalendarZones(), definitions: [String] = [],
    _ work: inout RecurrenceWork
) throws -> [String] {
    let text =
        (["BEGIN:VCALENDAR"] + definitions + ["BEGIN:VEVENT"] + lines + [
            "END:VEVENT", "END:VCALENDAR", "",
        ]).joined(separator: "\r\n")
    let calendar = try #require(try ICSReader.read(Array(text.utf8)).calendars.first)
    let event = try #require(calendar.components.last)
    let series = RecurrenceSet(event, clock: ObjectClock(calendar, zones: zones))
    var found: [(Int64, String)] = []
    series.occurrences(from: from, to: to, work: &work) { occurrence in
        let line = occurrence.start.line(named: "")
        let value = String(line.split(separator: ":").last ?? "")
        if !found.contains(where: { $0.1 == value }) {
            found.append((occurrence.start.moment, value))
        }
        return found.count < limit
    }
    return found.sorted { $0.0 < $1.0 }.map(\.1)
}

/// As RFC 5545 3.8.5.3 describes them in its examples, worked out by hand on a calendar.
@Suite struct RecurrenceTests {
    @Test(arguments: [
        ("20260105", "FREQ=DAILY;COUNT=3", "20260105 20260106 20260107"),
        ("20260105", "FREQ=DAILY;INTERVAL=10;UNTIL=20260125", "20260105 20260115 20260125"),
        ("20260105", "FREQ=DAILY;BYMONTH=2;COUNT=3", "20260105 20260201 20260202"),
        ("20260105", "FREQ=WEEKLY;COUNT=3", "20260105 20260112 20260119"),
        ("20260106", "FREQ=WEEKLY;BYDAY=TU,TH;COUNT=4", "20260106 20260108 20260113 20260115"),
        // A Tuesday: the week that it is in decides which Sunday the next one is.
        (
            "19970805", "FREQ=WEEKLY;INTERVAL=2;COUNT=4;BYDAY=TU,SU;WKST=MO",
            "19970805 19970810 19970819 19970824"
        ),
        (
            "19970805", "FREQ=WEEKLY;INTERVAL=2;COUNT=4;BYDAY=TU,SU;WKST=SU",
            "19970805 19970817 19970819 19970831"
        ),
        ("20260131", "FREQ=MONTHLY;COUNT=3", "20260131 20260331 20260531"),
        ("20260131", "FREQ=MONTHLY;BYMONTHDAY=-1;COUNT=3", "20260131 20260228 20260331"),
        ("20260102", "FREQ=MONTHLY;BYDAY=1FR;COUNT=3", "20260102 20260206 20260306"),
        ("20260126", "FREQ=MONTHLY;BYDAY=-1MO;COUNT=3", "20260126 20260223 20260330"),
        ("20260213", "FREQ=MONTHLY;BYDAY=FR;BYMONTHDAY=13;COUNT=3", "20260213 20260313 20261113"),
        (
            "20260130", "FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1;COUNT=3",
            "20260130 20260227 20260331"
        ),
        ("20260115", "FREQ=MONTHLY;INTERVAL=18;COUNT=3", "20260115 20270715 20290115"),
        ("20240229", "FREQ=YEARLY;COUNT=3", "20240229 20280229 20320229"),
        ("20260610", "FREQ=YEARLY;BYMONTH=6,7;COUNT=4", "20260610 20260710 20270610 20270710"),
        ("20260101", "FREQ=YEARLY;BYYEARDAY=1,-1;COUNT=3", "20260101 20261231 20270101"),
        ("20260518", "FREQ=YEARLY;BYDAY=20MO;COUNT=2", "20260518 20270517"),
        ("19970512", "FREQ=YEARLY;BYWEEKNO=20;BYDAY=MO;COUNT=3", "19970512 19980511 19990517"),
        ("20261229", "FREQ=YEARLY;BYWEEKNO=53;COUNT=2", "20261229 20321228"),
        ("20261228", "FREQ=YEARLY;BYWEEKNO=-1;BYDAY=MO;COUNT=2", "20261228 20271227"),
        ("20260329", "FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU;COUNT=2", "20260329 20270328"),
        (
            "19961105", "FREQ=YEARLY;INTERVAL=4;BYMONTH=11;BYDAY=TU;BYMONTHDAY=2,3,4,5,6,7,8",
            "19961105 20001107 20041102 20081104 20121106 20161108 20201103 20241105"
        ),
        // The start is the first one, whether or not the rule falls on it.
        ("20260105", "FREQ=WEEKLY;BYDAY=TU;COUNT=3", "20260105 20260106 20260113"),
        (
            "20260105T090000", "FREQ=DAILY;BYHOUR=9,21;BYMINUTE=0,30;COUNT=5",
            "20260105T090000 20260105T093000 20260105T210000 20260105T213000 20260106T090000"
        ),
        (
            "20260105T220000", "FREQ=HOURLY;INTERVAL=3;COUNT=4",
            "20260105T220000 20260106T010000 20260106T040000 20260106T070000"
        ),
        (
            "20260105T235900", "FREQ=MINUTELY;INTERVAL=90;COUNT=3",
            "20260105T235900 20260106T012900 20260106T025900"
        ),
        (
            "20260105T235958", "FREQ=SECONDLY;COUNT=4",
            "20260105T235958 20260105T235959 20260106T000000 20260106T000001"
        ),
        (
            "20260105T090000", "FREQ=HOURLY;BYHOUR=9,10;BYDAY=MO;COUNT=4",
            "20260105T090000 20260105T100000 20260112T090000 20260112T100000"
        ),
    ])
    func `a rule falls on these days`(_ start: String, _ rule: String, _ days: String) throws {
        let lines = [
            start.count == 8 ? "DTSTART;VALUE=DATE:\(start)" : "DTSTART:\(start)", "RRULE:\(rule)",
        ]
        #expect(try starts(lines).joined(separator: " ") == days)
    }

    @Test func `days are taken out, put in and moved`() throws {
        #expect(
            try starts([
                "DTSTART;VALUE=DATE:20260105", "RRULE:FREQ=DAILY;COUNT=4",
                "EXDATE;VALUE=DATE:20260106,20260105", "RDATE;VALUE=DATE:20260201,20260106",
            ]) == ["20260107", "20260108", "20260201"])
        // Many programs name a day where they ought to name a time.
        #expect(
            try starts([
                "DTSTART:20260105T090000Z", "RRULE:FREQ=DAILY;COUNT=3",
                "EXDATE;VALUE=DATE:20260106", "RDATE;VALUE=PERIOD:20260301T100000Z/PT1H",
            ]) == ["20260105T090000Z", "20260107T090000Z", "20260301T100000Z"])
    }

    @Test func `a rule without an end is followed from where it matters`() throws {
        let day = Int64(86_400)
        let from = try Int64(#require(Day(year: 9_000, month: 1, day: 1)).number) * day
        for rule in [
            "DAILY", "WEEKLY;BYDAY=WE", "MONTHLY", "YEARLY", "HOURLY", "SECONDLY;INTERVAL=43200",
        ] {
            let found = try starts(
                ["DTSTART:20000101T000000", "RRULE:FREQ=\(rule)"], from: from, to: from + 40 * day,
                limit: 400)
            #expect(found.contains("90000101T000000"), "\(rule)")
        }
    }

    @Test(arguments: [
        "FREQ=SECONDLY;BYMONTH=2;BYMONTHDAY=30", "FREQ=MINUTELY;BYMONTH=2;BYMONTHDAY=30",
        "FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30", "FREQ=YEARLY;BYWEEKNO=53;BYMONTH=6",
        "FREQ=YEARLY;INTERVAL=2147483647",
        "FREQ=SECONDLY;INTERVAL=2147483647;BYSECOND=0", "FREQ=HOURLY;BYSETPOS=1;BYHOUR=3",
    ])
    func `a rule that never ends costs little`(_ rule: String) throws {
        var work = RecurrenceWork()
        _ = try starts(
            ["DTSTART:20000101T000000", "RRULE:\(rule)"], from: 253_000_000_000, limit: 3, &work)
        // Of the 150,000 that there are.
        #expect(work.spent < 10_000)
    }

    @Test func `counting has an end before the count has`() throws {
        let text =
            "BEGIN:VCALENDAR\nBEGIN:VEVENT\nDTSTART:20000101T000000Z\n"
            + "RRULE:FREQ=SECONDLY;COUNT=2000000000\nEND:VEVENT\nEND:VCALENDAR\n"
        let calendar = try #require(try ICSReader.read(Array(text.utf8)).calendars.first)
        let clock = ObjectClock(calendar, zones: CalendarZones())
        let series = RecurrenceSet(calendar.components[0], clock: clock)
        var work = RecurrenceWork()
        var count = 0
        series.occurrences(from: 1_790_000_000, to: .max, work: &work) { _ in
            count += 1
            return true
        }
        #expect(work.isExhausted)
        #expect(count <= 150_001)
    }

    @Test func `a rule of another calendar is not followed`() throws {
        #expect(
            try starts(["DTSTART;VALUE=DATE:20260105", "RRULE:RSCALE=CHINESE;FREQ=YEARLY"])
                == ["20260105"])
    }
}

@Suite struct ZonedOccurrenceTests {
    private let berlin = [
        "BEGIN:VTIMEZONE", "TZID:Home", "BEGIN:DAYLIGHT", "DTSTART:19810329T020000",
        "TZOFFSETFROM:+0100", "TZOFFSETTO:+0200", "RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU",
        "END:DAYLIGHT", "BEGIN:STANDARD", "DTSTART:19961027T030000", "TZOFFSETFROM:+0200",
        "TZOFFSETTO:+0100", "RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU", "END:STANDARD",
        "END:VTIMEZONE",
    ]

    @Test func `a time keeps its place on a clock that is changed`() throws {
        #expect(
            try starts(
                ["DTSTART;TZID=Home:20260328T023000", "RRULE:FREQ=DAILY;COUNT=3"],
                definitions: berlin)
                // 02:30 does not exist on the 29th: it is read with the offset of before.
                == ["20260328T013000Z", "20260329T013000Z", "20260330T003000Z"])
        #expect(
            try starts(["DTSTART;TZID=Home:20261025T023000"], definitions: berlin)
                == ["20261025T003000Z"])
        #expect(
            try starts(["DTSTART;TZID=Home:20261025T030000"], definitions: berlin)
                == ["20261025T020000Z"])
    }

    @Test func `UNTIL in UTC ends a rule by a clock elsewhere`() throws {
        #expect(
            try starts(
                [
                    "DTSTART;TZID=Home:20260701T000000",
                    "RRULE:FREQ=DAILY;UNTIL=20260702T220000Z",
                ], definitions: berlin)
                == ["20260630T220000Z", "20260701T220000Z", "20260702T220000Z"])
    }

    @Test func `a zone without a definition is looked up by its name`() throws {
        let zones = CalendarZones(floating: ZoneOffsets(fixed: -3_600)) { name in
            name == "Europe/Berlin" ? ZoneOffsets(fixed: 7_200) : nil
        }
        for name in ["Europe/Berlin", "/freeassociation.sourceforge.net/Europe/Berlin"] {
            #expect(
                try starts(["DTSTART;TZID=\(name):20260701T120000"], zones: zones)
                    == ["20260701T100000Z"])
        }
        #expect(
            try starts(["DTSTART;TZID=Nowhere:20260701T120000"], zones: zones)
                == ["20260701T130000Z"])
    }

    @Test func `the system's own zone says the same`() throws {
        let path = "/usr/share/zoneinfo/Europe/Berlin"
        let file = try [UInt8](Data(contentsOf: URL(filePath: path)))
        let zone = ZoneOffsets(try #require(ZoneHistory(id: "Europe/Berlin", file: file)))
        for (local, moment) in [
            ("20260329T020000", "20260329T010000Z"), ("20260329T030000", "20260329T010000Z"),
            ("20261025T023000", "20261025T003000Z"), ("19800101T000000", "19791231T230000Z"),
            ("21500701T000000", "21500630T220000Z"),
        ] {
            #expect(
                try starts(
                    ["DTSTART;TZID=X:\(local)"], zones: CalendarZones { _ in zone }) == [moment])
        }
    }

    @Test(arguments: [
        // From 01:30 two hours on: 02:30 is shown twice, and this is the second one.
        ("20261025T013000", "PT2H", "20261025T013000Z"),
        ("20261025T013000", "PT1H", "20261025T003000Z"),
        ("20261024T013000", "P1DT2H", "20261025T013000Z"),
    ])
    func `an end in the hour that clocks show twice is so long after the start`(
        _ start: String, _ length: String, _ end: String
    ) throws {
        let text =
            (["BEGIN:VCALENDAR"] + berlin + [
                "BEGIN:VEVENT", "DTSTART;TZID=Home:\(start)", "DURATION:\(length)", "END:VEVENT",
                "END:VCALENDAR", "",
            ]).joined(separator: "\r\n")
        let calendar = try #require(try ICSReader.read(Array(text.utf8)).calendars.first)
        let event = try #require(calendar.components.last)
        var ends: [String] = []
        var work = RecurrenceWork()
        RecurrenceSet(event, clock: ObjectClock(calendar, zones: CalendarZones())).occurrences(
            from: .min, to: .max, work: &work
        ) {
            ends.append($0.end?.line(named: "DTEND") ?? "none")
            return true
        }
        #expect(ends == ["DTEND:\(end)"])
    }

    private static let todos: [([String], [String])] = [
        (["DUE:20260328T120000Z"], ["20260328T120000Z", "20260329T120000Z"]),
        (["DUE;VALUE=DATE:20260328", "EXDATE;VALUE=DATE:20260328"], ["20260329"]),
        (
            ["DTSTART:20260327T080000Z", "DUE:20260328T120000Z"],
            ["20260327T080000Z–20260328T120000Z", "20260328T080000Z–20260329T120000Z"]
        ),
    ]

    /// As Tasks.org and Apple's programs write a to-do that repeats.
    @Test(arguments: todos)
    func `a to-do without a start repeats from when it is due`(
        _ lines: [String], _ expected: [String]
    ) throws {
        let text =
            (["BEGIN:VCALENDAR", "BEGIN:VTODO", "UID:t", "RRULE:FREQ=DAILY;COUNT=2"] + lines + [
                "END:VTODO", "END:VCALENDAR", "",
            ]).joined(separator: "\r\n")
        let calendar = try #require(try ICSReader.read(Array(text.utf8)).calendars.first)
        var work = RecurrenceWork()
        let found = calendar.occurrences(
            Component.OccurrenceSearch(in: 1_770_000_000..<1_780_000_000), zones: CalendarZones(),
            work: &work)
        #expect(
            found.map { occurrence in
                occurrence.recurrence + (occurrence.end.map { "–\($0.recurrenceText)" } ?? "")
            } == expected)
        #expect(found.first?.isFirst == (expected.count == 2))
    }

    @Test func `an alarm half a year ahead takes no more work than one on the day`() throws {
        func spent(_ triggers: String...) throws -> Int {
            let alarms = triggers.map { ["BEGIN:VALARM", "TRIGGER:\($0)", "END:VALARM"] }
            let text =
                ([
                    "BEGIN:VCALENDAR", "BEGIN:VEVENT", "UID:e", "DTSTART:20200101T120000Z",
                    "RRULE:FREQ=DAILY",
                ] + alarms.joined() + ["END:VEVENT", "END:VCALENDAR", ""]).joined(separator: "\r\n")
            let calendar = try #require(try ICSReader.read(Array(text.utf8)).calendars.first)
            let day = Int64(try #require(Day("2026-11-20")).number) * 86_400
            var work = RecurrenceWork()
            let search = Component.OccurrenceSearch(in: day..<day + 86_400) {
                EntryAlarms(of: $0).reach
            }
            let found = calendar.occurrences(search, zones: CalendarZones(), work: &work)
            #expect(found.count >= triggers.count)
            return work.spent
        }
        #expect(try spent("-PT10M", "-P180D") <= 2 * spent("-PT10M") + 10)
    }

    @Test func `an end is a length, by days or by hours`() throws {
        let text =
            (["BEGIN:VCALENDAR"] + berlin + [
                "BEGIN:VEVENT", "DTSTART;TZID=Home:20260328T120000", "DURATION:P1DT1H",
                "RRULE:FREQ=DAILY;COUNT=1", "END:VEVENT",
                "BEGIN:VEVENT", "DTSTART;TZID=Home:20260327T120000",
                "DTEND;TZID=Home:20260328T120000",
                "RRULE:FREQ=DAILY;COUNT=2", "END:VEVENT",
                "BEGIN:VEVENT", "DTSTART;VALUE=DATE:20260328", "END:VEVENT",
                "END:VCALENDAR", "",
            ]).joined(separator: "\r\n")
        let calendar = try #require(try ICSReader.read(Array(text.utf8)).calendars.first)
        let clock = ObjectClock(calendar, zones: CalendarZones())
        let ends = calendar.components.filter { $0.name == "VEVENT" }.map { event in
            var last: String?
            var work = RecurrenceWork()
            RecurrenceSet(event, clock: clock).occurrences(from: .min, to: .max, work: &work) {
                last = $0.end?.line(named: "DTEND")
                return true
            }
            return last
        }
        // A day that has 23 hours and an hour more; 24 hours exactly; one whole day.
        #expect(
            ends == [
                "DTEND:20260329T110000Z", "DTEND:20260329T110000Z", "DTEND;VALUE=DATE:20260329",
            ])
    }
}
