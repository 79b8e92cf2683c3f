import CivilDate
import ICalendar
import Testing

@Suite struct ICSReaderTests {
    private let head = "BEGIN:VCALENDAR\r\nVERSION:2.0\r\n"

    private func read(_ text: String) throws -> CalendarStream {
        try ICSReader.read(Array(text.utf8))
    }

    private func error(_ text: String) -> ICSError? {
        do {
            _ = try ICSReader.read(Array(text.utf8))
            return nil
        } catch {
            return error as? ICSError
        }
    }

    @Test func `components, properties and parameters come back with their lines`() throws {
        let parsed = try read(
            head
                + "begin:vevent\r\nsummary;language=en;x-a=\"1,2\",3:Row\\, \r\n row\r\n"
                + "DTSTART;VALUE=DATE:20270302\r\nBEGIN:VALARM\r\nTRIGGER:-PT15H\r\nEND:VALARM\r\n"
                + "END:VEVENT\r\nEND:VCALENDAR\r\n")
        #expect(parsed.problems == [])
        let calendar = try #require(parsed.calendars.first)
        let event = try #require(calendar.components.first)
        #expect(event.name == "VEVENT")
        #expect(event.line == 3)
        let summary = try #require(event.first("SUMMARY"))
        #expect(summary.text == "Row, row")
        #expect(summary.line == 4)
        #expect(summary.parameter("LANGUAGE") == "en")
        #expect(summary.parameters.last?.values == ["1,2", "3"])
        let start = try #require(event.first("DTSTART"))
        #expect(try start.dateTime() == DateTimeValue(day: try #require(Day("2027-03-02"))))
        #expect(start.line == 6)
        let trigger = try #require(event.components[0].first("TRIGGER"))
        #expect(try trigger.duration().totalSeconds == -54_000)
    }

    @Test func `a component's bytes are its part of the file, unchanged`() throws {
        let event = "BEGIN:VEVENT\r\nX-Odd;p=1:\\q\r\n  fold\r\nEND:VEVENT\r\n"
        let text = head + event + "END:VCALENDAR\r\n"
        let parsed = try read(text)
        let range = try #require(parsed.calendars.first?.components.first).bytes
        #expect(String(decoding: Array(text.utf8)[range], as: UTF8.self) == event)
        #expect(parsed.calendars.first?.bytes == 0..<text.utf8.count)
    }

    @Test func `several calendars are all read`() throws {
        let one = head + "BEGIN:VTODO\nEND:VTODO\nEND:VCALENDAR\n"
        #expect(try read(one + one).calendars.count == 2)
    }

    @Test func `a file cut short gives what it has and says what is missing`() throws {
        let parsed = try read(head + "BEGIN:VEVENT\r\nUID:a\r\nBEGIN:VALARM\r\nACTION:AUD")
        #expect(parsed.calendars.first?.components.first?.first("UID")?.raw == "a")
        #expect(
            parsed.problems.map(\.description) == [
                "1: VCALENDAR has no END; the file may be cut short",
                "3: VEVENT has no END; the file may be cut short",
                "5: VALARM has no END; the file may be cut short",
            ])
    }

    @Test func `an END inside closes what was left open, and one too many is told`() throws {
        let parsed = try read(
            head + "BEGIN:VEVENT\nBEGIN:VALARM\nEND:VEVENT\nEND:VEVENT\nUID:x\nEND:VCALENDAR\n")
        #expect(parsed.problems.map(\.reason) == [.missingEnd, .unexpectedEnd])
        #expect(parsed.calendars.first?.components.first?.components.count == 1)
        #expect(parsed.calendars.first?.first("UID")?.line == 7)
    }

    @Test func `lines that are no content lines are left out and told`() throws {
        let parsed = try read("UID:early\n" + head + "free text\n\nEND:VCALENDAR\nUID:late\n")
        #expect(
            parsed.problems.map(\.description) == [
                "1: UID stands outside VCALENDAR and was left out",
                "4: the line is not NAME:value and was left out",
                "7: UID stands outside VCALENDAR and was left out",
            ])
    }

    @Test func `what is no calendar is refused`() {
        #expect(error("")?.reason == .notACalendar)
        #expect(error("date,flow\n2027-01-01,light\n")?.reason == .notACalendar)
        #expect(error("BEGIN:VEVENT\nEND:VEVENT\n")?.reason == .notACalendar)
        #expect(error("\u{0}\u{1}\u{2}")?.reason == .notACalendar)
    }

    @Test func `a file over the caller's limit is refused before it is read`() {
        let bytes = Array((head + "END:VCALENDAR\r\n").utf8)
        #expect(throws: ICSError(.tooLarge(limit: 10), line: 1)) {
            try ICSReader.read(bytes, limit: 10)
        }
    }

    @Test func `nesting over eight levels is refused with its line`() {
        let deep = String(repeating: "BEGIN:X-BOX\n", count: 8)
        #expect(error("BEGIN:VCALENDAR\n" + deep) == ICSError(.tooDeep(limit: 8), line: 9))
    }

    @Test func `over 200,000 components are refused`() {
        let many = String(repeating: "BEGIN:X-A\nEND:X-A\n", count: 200_000)
        #expect(
            error("BEGIN:VCALENDAR\n" + many)
                == ICSError(.tooManyComponents(limit: 200_000), line: 400_000))
    }

    @Test func `a property over 64 kB is left out and told, the rest is read`() throws {
        let long = "ATTACH:" + String(repeating: "a", count: 70_000)
        let parsed = try read(head + long + "\nUID:a\nEND:VCALENDAR\n")
        #expect(parsed.problems.map(\.reason) == [.lineTooLong(limit: 65_536)])
        #expect(parsed.calendars.first?.properties.map(\.name) == ["VERSION", "UID"])
    }

    @Test func `an unreadable date names its line and property`() throws {
        let parsed = try read(head + "DTSTART;VALUE=DATE:20261301\nEND:VCALENDAR\n")
        let start = try #require(parsed.calendars.first?.first("DTSTART"))
        let failure = #expect(throws: ICSError.self) { try start.dateTime() }
        #expect(failure?.description == "3: DTSTART is not a date")
        #expect(failure?.text(in: "x.ics") == "x.ics:3: DTSTART is not a date: \"20261301\"")
    }

    @Test func `an error cannot steer a terminal or fill it`() {
        let error = ICSError(
            .badDate, line: 2, property: "DTSTART",
            value: "\u{1B}[2J\u{202E}" + String(repeating: "9", count: 500))
        let text = error.text(in: "x.ics")
        #expect(!text.unicodeScalars.contains("\u{1B}"))
        #expect(!text.unicodeScalars.contains("\u{202E}"))
        #expect(text.count < 120)
    }

    @Test func `a date with an idle time behind it is still a date`() throws {
        // calcurse writes its exceptions so.
        let parsed = try read(
            head + "EXDATE;VALUE=DATE:20270302T000000,20270303\nEND:VCALENDAR\n")
        let dates = try #require(parsed.calendars.first?.first("EXDATE")).dateTimes()
        #expect(dates.map(\.isDate) == [true, true])
        #expect(dates.map(\.day.description) == ["2027-03-02", "2027-03-03"])
    }

    @Test func `a daily rule gives its count and its end without being expanded`() throws {
        let parsed = try read(
            head
                + "RRULE:FREQ=DAILY;UNTIL=20270306\nRRULE:FREQ=SECONDLY;BYMONTH=2;BYMONTHDAY=30\n"
                + "END:VCALENDAR\n")
        let rules = try #require(parsed.calendars.first).all("RRULE").map { try $0.recurrence() }
        #expect(rules.map(\.frequency) == [.daily, .secondly])
        #expect(rules[0].until?.day == Day("2027-03-06"))
        #expect(rules[0].interval == 1)
        #expect(rules[0].count == nil)
    }

    @Test func `UTF-16 in either order is read, with or without its mark`() {
        let text = "BEGIN:VCALENDAR é🩸\r\n"
        let little = text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
        let big = text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
        for bytes in [little, big, [0xFF, 0xFE] + little, [0xFE, 0xFF] + big] {
            #expect(UTF16Text.utf8(bytes) == Array(text.utf8))
        }
        for bytes in [Array(text.utf8), [], [0xFF], [0xFF, 0xFE], [0xEF, 0xBB, 0xBF, 0x41]] {
            #expect(UTF16Text.utf8(bytes) == nil)
        }
    }

    @Test func `of a property that is not asked for nothing is kept`() throws {
        let many = Array(
            ("BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nDTSTART:20261110\r\n"
                + String(repeating: "RDATE:20261111\r\nX-NOISE:1\r\n", count: 1_000)
                + "END:VEVENT\r\nEND:VCALENDAR\r\n").utf8)
        let kept = KeptProperties([("DTSTART", 1), ("RDATE", 3)])
        let event = try ICSReader.read(many, keeping: kept).calendars[0].components[0]
        #expect(event.properties.map(\.name) == ["DTSTART", "RDATE", "RDATE", "RDATE"])
    }
}
