import CalendarModel
import CivilDate
import CycleModel
import ICSExport
import Testing

/// What programs do to an event on its way, undone one by one.
@Suite struct ReturnedReaderTests {
    /// An hour west of Greenwich all year.
    private let reader = ReturnedReader { seconds in
        let local = Int(seconds) - 3_600
        let day = local >= 0 ? local / 86_400 : (local - 86_399) / 86_400
        return (Day(number: Int32(clamping: day)), (local - day * 86_400) / 60)
    }

    private func read(_ lines: String...) throws -> ReturnedCalendar {
        let all = ["BEGIN:VCALENDAR"] + lines + ["END:VCALENDAR"]
        return try reader.read(Array(all.joined(separator: "\r\n").utf8))
    }

    private func event(_ lines: String) throws -> ReturnedEvent {
        let calendar = try read("BEGIN:VEVENT", "UID:a", lines, "END:VEVENT")
        #expect(calendar.events.count == 1, "\(lines)")
        return try #require(calendar.events.first)
    }

    private func span(_ event: ReturnedEvent) -> String {
        let days = "\(event.days.lowerBound)..\(event.days.upperBound)"
        let gaps =
            event.gaps.isEmpty
            ? "" : " without \(event.gaps.map(\.description).joined(separator: " "))"
        return days + gaps + (event.minuteOfDay.map { " at \($0)" } ?? "")
    }

    @Test(arguments: [
        "DTEND;VALUE=DATE:20261101", "DTEND;VALUE=DATE:202611", "DTEND;VALUE=DATE:", "DTEND:soon",
        "DURATION:five days", "DURATION:-P2D", "DTEND:20261109T120000Z",
    ])
    func `an event without a readable end is left out, with its line`(_ end: String) throws {
        let calendar = try read(
            "BEGIN:VEVENT", "UID:a", "DTSTART;VALUE=DATE:20261110", end, "END:VEVENT")
        #expect(calendar.events.isEmpty)
        #expect(calendar.unreadable == [2])
    }

    @Test func `a time that ends before it starts is left out`() throws {
        let calendar = try read(
            "BEGIN:VEVENT", "UID:a", "DTSTART:20261110T100000", "DTEND:20261110T090000",
            "END:VEVENT")
        #expect(calendar.unreadable == [2])
    }

    @Test func `a file that was cut off says so, and the event in which it ends is left out`()
        throws
    {
        let whole =
            "BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nUID:a\r\nDTSTART;VALUE=DATE:20261110\r\nEND:VEVENT\r\n"
            + "BEGIN:VEVENT\r\nUID:b\r\nDTSTART;VALUE=DATE:20261110\r\nDTEND;VALUE=DATE:20261115\r\n"
            + "END:VEVENT\r\nEND:VCALENDAR\r\n"
        let bytes = Array(whole.utf8)
        #expect(try reader.read(bytes).isCut == false)
        let start = try #require(bytes.indices.first { bytes[$0...].starts(with: "UID:b".utf8) })
        let end = bytes.count - "END:VEVENT\r\nEND:VCALENDAR\r\n".utf8.count
        for length in start...end {
            let calendar = try reader.read(Array(bytes.prefix(length)))
            #expect(calendar.isCut && calendar.unreadable == [6], "\(length)")
            #expect(calendar.events.map(\.uid) == ["a"])
        }
    }

    @Test func `a file without any END is read to its last event, and counts as cut`() throws {
        let text =
            "BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nUID:a\r\nDTSTART;VALUE=DATE:20261110\r\n"
            + "BEGIN:VEVENT\r\nUID:b\r\nDTSTART;VALUE=DATE:20261112\r\n"
        let calendar = try reader.read(Array(text.utf8))
        #expect(calendar.events.count == 2)
        #expect(calendar.isCut)
    }

    /// The five days from 10 to 14 November, in all the ways that programs write them.
    @Test(arguments: [
        "DTSTART;VALUE=DATE:20261110\r\nDTEND;VALUE=DATE:20261115",
        "DTSTART:20261110\r\nDTEND:20261115",
        "DTSTART;VALUE=DATE:20261110\r\nDURATION:P5D",
        "DTSTART;VALUE=DATE:20261110\r\nDURATION:PT120H",
        "DTSTART;VALUE=DATE:20261110\r\nDURATION:PT432000S",
        "DTSTART;VALUE=DATE:20261110T000000\r\nDTEND;VALUE=DATE:20261115T000000",
        "DTSTART:20261110T000000\r\nDTEND:20261115T000000",
        "DTSTART:20261110T000000\r\nDTEND:20261114T235959",
        "DTSTART:20261110T000000\r\nDTEND:20261114T235900",
        "DTSTART;TZID=Europe/Berlin:20261110T000000\r\nDTEND;TZID=Europe/Berlin:20261115T000000",
        "DTSTART;TZID=\"W. Europe Standard Time\":20261110T000000\r\nDURATION:P5D",
        "DTSTART:20261110T010000Z\r\nDTEND:20261115T010000Z",
        // Berlin's midnights, and those of Denver, for somebody who lives elsewhere.
        "DTSTART:20261109T230000Z\r\nDTEND:20261114T230000Z",
        "DTSTART:20261110T070000Z\r\nDTEND:20261115T070000Z",
        "DTSTART:20261110T050000\r\nDTEND:20261114T170000\r\nX-MICROSOFT-CDO-ALLDAYEVENT:TRUE",
        "DTSTART;VALUE=DATE:20261110\r\nRRULE:FREQ=DAILY;COUNT=5",
        "DTSTART;VALUE=DATE:20261110\r\nRRULE:FREQ=DAILY;UNTIL=20261114",
        "DTSTART;VALUE=DATE:20261110\r\nRRULE:FREQ=DAILY;INTERVAL=1;WKST=SU;UNTIL=20261114T120000Z",
        "DTSTART;VALUE=DATE:20261110\r\nDTEND;VALUE=DATE:20261112\r\nRRULE:FREQ=DAILY;COUNT=4",
        "dtstart;value=date:20261110\r\ndtend;value=date:20261115",
    ])
    func `the same days are read however they are written`(_ lines: String) throws {
        #expect(span(try event(lines)) == "2026-11-10..2026-11-14")
    }

    @Test(arguments: [
        ("DTSTART;VALUE=DATE:20261110", "2026-11-10..2026-11-10"),
        ("DTSTART;VALUE=DATE:20261110\r\nDTEND;VALUE=DATE:20261110", "2026-11-10..2026-11-10"),
        ("DTSTART:20261110T210000\r\nDTEND:20261110T211500", "2026-11-10..2026-11-10 at 1260"),
        ("DTSTART:20261110T233000\r\nDTEND:20261111T003000", "2026-11-10..2026-11-11 at 1410"),
        ("DTSTART:20261110T233000\r\nDTEND:20261111T000000", "2026-11-10..2026-11-10 at 1410"),
        ("DTSTART:20261110T235000\r\nDURATION:PT15M", "2026-11-10..2026-11-10 at 1430"),
        ("DTSTART:20261110T235000\r\nDTEND:20261111T000500", "2026-11-10..2026-11-10 at 1430"),
        ("DTSTART:20261110T003000Z\r\nDURATION:PT15M", "2026-11-09..2026-11-09 at 1410"),
        (
            "DTSTART;VALUE=DATE:20261110\r\nRRULE:FREQ=DAILY;COUNT=5\r\n"
                + "EXDATE;VALUE=DATE:20261112T000000",
            "2026-11-10..2026-11-14 without 2026-11-12"
        ),
        (
            "DTSTART;VALUE=DATE:20261110\r\nRRULE:FREQ=DAILY;COUNT=5\r\nEXDATE:20261110,20261114",
            "2026-11-11..2026-11-13"
        ),
        ("DTSTART;VALUE=DATE:20261110\r\nRRULE:FREQ=WEEKLY", "2026-11-10..2026-11-10"),
        ("DTSTART;VALUE=DATE:99991230\r\nDURATION:P99W", "9999-12-30..9999-12-30"),
        ("DTSTART;VALUE=DATE:00010101\r\nDTEND:00010103", "0001-01-01..0001-01-02"),
    ])
    func `other spans are read as they are meant`(_ lines: String, _ expected: String) throws {
        #expect(span(try event(lines)) == expected)
    }

    @Test(arguments: [-5, -1, 0, 1, 9])
    func `the end of a date in Greenwich time ends a rule on that date`(_ hours: Int) throws {
        let reader = ReturnedReader { seconds in
            let local = Int(seconds) + hours * 3_600
            return (Day(number: Int32(local / 86_400)), local % 86_400 / 60)
        }
        let text = """
            BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nUID:a\r\nDTSTART;VALUE=DATE:20261110\r\n\
            RRULE:FREQ=DAILY;UNTIL=20261114T235959Z\r\nEND:VEVENT\r\nEND:VCALENDAR
            """
        let events = try reader.read(Array(text.utf8)).events
        #expect(events.map(span) == ["2026-11-10..2026-11-14"])
    }

    @Test(arguments: [
        ("DTSTART;VALUE=DATE:20261113", "2026-11-10..2026-11-15 without 2026-11-12"),
        ("DTSTART;VALUE=DATE:20261112\r\nSTATUS:CANCELLED", "2026-11-10..2026-11-11"),
        ("DTSTART;VALUE=DATE:20261112\r\nDTEND;VALUE=DATE:20261114", "2026-11-10..2026-11-15"),
    ])
    func `what was changed from one day on holds for the days after it`(
        _ lines: String, _ expected: String
    ) throws {
        let calendar = try read(
            "BEGIN:VEVENT\r\nUID:a\r\nDTSTART;VALUE=DATE:20261110\r\nRRULE:FREQ=DAILY;COUNT=5",
            "END:VEVENT\r\nBEGIN:VEVENT\r\nUID:a",
            "RECURRENCE-ID;VALUE=DATE;RANGE=THISANDFUTURE:20261112\r\n\(lines)\r\nEND:VEVENT")
        #expect(calendar.events.map(span) == [expected])
    }

    @Test func `what was moved within a weekly rule is a part of it`() throws {
        let calendar = try read(
            "BEGIN:VEVENT\r\nUID:a\r\nDTSTART:20261110T080000\r\nDTEND:20261110T085000",
            "RRULE:FREQ=WEEKLY\r\nSUMMARY:Period\r\nEND:VEVENT\r\nBEGIN:VEVENT\r\nUID:a",
            "RECURRENCE-ID:20261117T080000\r\nDTSTART:20261118T080000\r\nDTEND:20261118T085000",
            "SUMMARY:Period\r\nEND:VEVENT")
        #expect(calendar.events.map(\.repetition) == [.rule, .rule])
    }

    @Test func `a rule that is no block of days is marked and not expanded`() throws {
        let first = "DTSTART;VALUE=DATE:20261110\r\n"
        for rule in [
            "RRULE:FREQ=SECONDLY;BYMONTH=2;BYMONTHDAY=30", "RRULE:FREQ=YEARLY;COUNT=1000000000",
            "RRULE:FREQ=DAILY;INTERVAL=28", "RRULE:FREQ=DAILY;BYDAY=MO", "RDATE:20261201",
            "RRULE:RSCALE=HEBREW;FREQ=DAILY;COUNT=3", "RRULE:nonsense",
        ] {
            let event = try event(first + rule)
            #expect(event.repetition == .rule && event.days.count == 1, "\(rule)")
        }
        #expect(try event(first + "RRULE:FREQ=DAILY").repetition == .endless)
        let long = try event(first + "RRULE:FREQ=DAILY;COUNT=2000000000")
        #expect(long.days.count == 1_000)
    }

    @Test func `alarms are read by when they ring, and a program's own are left out`() throws {
        func alarm(_ lines: String) -> String { "BEGIN:VALARM\r\n\(lines)\r\nEND:VALARM" }
        let event = try event(
            "DTSTART;VALUE=DATE:20261110\r\nDTEND;VALUE=DATE:20261112\r\n"
                + [
                    "TRIGGER:-PT15H\r\nACTION:DISPLAY", "TRIGGER:-P0DT15H0M0S\r\nACTION:AUDIO",
                    "TRIGGER:PT540M", "TRIGGER;RELATED=END:-PT1H",
                    "TRIGGER;VALUE=DATE-TIME:20261110T113000Z",
                    "TRIGGER;VALUE=DATE-TIME:19760401T005545Z\r\nACTION:NONE",
                    "TRIGGER:-PT5M\r\nX-APPLE-DEFAULT-ALARM:TRUE",
                    "TRIGGER:-PT6M\r\nRELATED-TO;RELTYPE=SNOOZE:x", "TRIGGER:soon",
                    "ACTION:DISPLAY",
                ].map(alarm).joined(separator: "\r\n"))
        // The absolute one is at 10:30 where the person lives, the one from the end an hour before midnight.
        #expect(event.alarms == [-900, 540, 630, 2_820])
    }

    @Test func `an alarm that repeats is read by each time, and a sound beside a message once`()
        throws
    {
        func minutes(_ alarms: String...) throws -> [Int] {
            try event(
                "DTSTART;VALUE=DATE:20261110\r\n"
                    + alarms.map { "BEGIN:VALARM\r\n\($0)\r\nEND:VALARM" }.joined(separator: "\r\n")
            ).alarms
        }
        #expect(
            try minutes("TRIGGER:PT9H\r\nACTION:AUDIO\r\nREPEAT:2\r\nDURATION:PT15M")
                == [540, 555, 570])
        #expect(
            try minutes("TRIGGER:PT9H\r\nACTION:DISPLAY", "TRIGGER:PT9H\r\nACTION:AUDIO") == [540])
        #expect(try minutes("TRIGGER:PT9H\r\nREPEAT:2") == [540])
        #expect(try minutes("TRIGGER:PT9H\r\nREPEAT:-3\r\nDURATION:PT5M") == [540])
        #expect(try minutes("TRIGGER:PT9H\r\nREPEAT:2\r\nDURATION:PT0S") == [540])
        #expect(
            try minutes("TRIGGER:PT9H\r\nREPEAT:2000000000\r\nDURATION:P999999D").count == 51)
    }

    @Test func `of several versions the newest counts, and equals that differ are both kept`()
        throws
    {
        func version(_ sequence: Int, _ stamp: String, _ day: String) -> String {
            "BEGIN:VEVENT\r\nUID:a\r\nSEQUENCE:\(sequence)\r\nDTSTAMP:2026\(stamp)T000000Z\r\n"
                + "DTSTART;VALUE=DATE:2026\(day)\r\nEND:VEVENT"
        }
        func days(_ versions: String...) throws -> [String] {
            try read(versions.joined(separator: "\r\n")).events.map {
                $0.days.lowerBound.description
            }
        }
        #expect(try days(version(2, "0101", "1101"), version(1, "0909", "1102")) == ["2026-11-01"])
        #expect(try days(version(1, "0101", "1101"), version(1, "0909", "1102")) == ["2026-11-02"])
        #expect(try days(version(1, "0101", "1101"), version(1, "0101", "1101")) == ["2026-11-01"])
        #expect(
            try days(version(1, "0101", "1101"), version(1, "0101", "1102")) == [
                "2026-11-01", "2026-11-02",
            ])
    }

    @Test func `an event without a date that can be read is named by its line`() throws {
        let calendar = try read(
            "BEGIN:VEVENT", "UID:a", "DTSTART:00000101", "END:VEVENT", "BEGIN:VEVENT", "UID:b",
            "END:VEVENT", "BEGIN:VTODO", "UID:c", "END:VTODO")
        #expect(calendar.unreadable == [2, 6] && calendar.events.isEmpty)
        #expect(calendar.otherEntries == 1)
    }

    @Test(arguments: ["UID:a", "X-WR-RELCALID:a", "UID:a\r\nX-WR-RELCALID:b"])
    func `a calendar is known by either of its names`(_ lines: String) throws {
        #expect(try read(lines).uid == "a")
    }
}
