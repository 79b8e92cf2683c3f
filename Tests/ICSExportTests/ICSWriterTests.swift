import CalendarModel
import CivilDate
import CycleModel
import ICSExport
import Testing

@Suite struct ICSWriterTests {
    private let naming = EventNaming { message in
        // FNV-1a, four times with different starts: enough of a hash for a test.
        (0..<4).flatMap { start in
            let hash = message.reduce(UInt64(14_695_981_039_346_656_037) &+ UInt64(start)) {
                ($0 ^ UInt64($1)) &* 1_099_511_628_211
            }
            return (0..<8).map { UInt8(truncatingIfNeeded: hash >> (8 * $0)) }
        }
    }

    /// One logged period, one predicted, and a fertile window, as published with these options.
    private func calendar(
        _ change: (inout PublishingOptions) -> Void = { _ in }
    ) throws -> PublishedCalendar {
        let first = try #require(Day("2026-12-02"))
        let log = DayLog(periodDays: first...(first + 4))
        var forecast = Forecast(today: first + 9)
        forecast.cyclesUsed = 5
        forecast.periods = [
            .init(
                number: 1, days: (first + 28)...(first + 32),
                startRange: (first + 27)...(first + 32))
        ]
        forecast.windows = [
            .init(
                number: 0, days: (first + 9)...(first + 17), ovulation: first + 14,
                ovulationRange: (first + 11)...(first + 18))
        ]
        var options = PublishingOptions(since: first)
        options.kinds = [.period, .fertile]
        change(&options)
        let events = Publishing(options: options, naming: naming).events(
            cycles: log.cycles, identities: CycleIdentities(firstDaysOf: log.cycles),
            forecast: forecast)
        return PublishedCalendar(
            uid: naming.calendarUID("file"), name: "Cycle", summary: nil,
            isNeutral: options.titles.isNeutral,
            events: events.enumerated().map {
                ($0.element, EventVersion(sequence: $0.offset, modified: 1_790_000_000))
            })
    }

    private func text(_ change: (inout PublishingOptions) -> Void = { _ in }) throws -> String {
        String(decoding: try ICSWriter.write(calendar(change)), as: UTF8.self)
    }

    @Test func `a calendar is written as RFC 5545 has it, to the byte`() throws {
        let published = try calendar()
        let events = published.events.map(\.event)
        let expected = [
            "BEGIN:VCALENDAR",
            "VERSION:2.0",
            "PRODID:-//eve-ics//eve-ics//EN",
            "CALSCALE:GREGORIAN",
            "UID:\(published.uid)",
            "LAST-MODIFIED:20260921T141320Z",
            "NAME:Cycle",
            "X-WR-CALNAME:Cycle",
            "COLOR:palevioletred",
            "X-APPLE-CALENDAR-COLOR:#DB7093",
            "REFRESH-INTERVAL;VALUE=DURATION:PT6H",
            "X-PUBLISHED-TTL:PT6H",
            "BEGIN:VEVENT",
            "UID:\(events[0].uid)",
            "DTSTAMP:20260921T141320Z",
            "LAST-MODIFIED:20260921T141320Z",
            "SEQUENCE:0",
            "DTSTART;VALUE=DATE:20261202",
            "DTEND;VALUE=DATE:20261207",
            "SUMMARY:Period",
            "DESCRIPTION:Logged: 5 days.\\nref \(events[0].token)",
            "CATEGORIES:Period",
            "STATUS:CONFIRMED",
            "TRANSP:TRANSPARENT",
            "X-EVE-ID:\(events[0].token)",
            "X-EVE-KIND:period",
            "END:VEVENT",
            "BEGIN:VEVENT",
            "UID:\(events[1].uid)",
            "DTSTAMP:20260921T141320Z",
            "LAST-MODIFIED:20260921T141320Z",
            "SEQUENCE:1",
            "DTSTART;VALUE=DATE:20261211",
            "DTEND;VALUE=DATE:20261220",
            "SUMMARY:Fertile window",
            "DESCRIPTION:Forecast: the days around an ovulation expected on 16 Dec\\, "
                + "80% between 13 Dec and 20 Dec.\\nA forecast\\, not a contraceptive."
                + "\\nref \(events[1].token)",
            "CATEGORIES:Fertile window",
            "STATUS:TENTATIVE",
            "TRANSP:TRANSPARENT",
            "X-EVE-ID:\(events[1].token)",
            "X-EVE-KIND:fertile",
            "BEGIN:VALARM",
            "UID:\(events[1].alarms[0].uid)",
            "ACTION:DISPLAY",
            "DESCRIPTION:Fertile window starts today",
            "TRIGGER:PT9H",
            "END:VALARM",
            "END:VEVENT",
            "BEGIN:VEVENT",
            "UID:\(events[2].uid)",
            "DTSTAMP:20260921T141320Z",
            "LAST-MODIFIED:20260921T141320Z",
            "SEQUENCE:2",
            "DTSTART;VALUE=DATE:20261230",
            "DTEND;VALUE=DATE:20270104",
            "SUMMARY:Period (expected)",
            "DESCRIPTION:Forecast: 80% between 29 Dec and 3 Jan 2027.\\nref \(events[2].token)",
            "CATEGORIES:Period",
            "STATUS:TENTATIVE",
            "TRANSP:TRANSPARENT",
            "X-EVE-ID:\(events[2].token)",
            "X-EVE-KIND:period",
            "BEGIN:VALARM",
            "UID:\(events[2].alarms[0].uid)",
            "ACTION:DISPLAY",
            "DESCRIPTION:Period expected tomorrow",
            "TRIGGER:-PT15H",
            "END:VALARM",
            "BEGIN:VALARM",
            "UID:\(events[2].alarms[1].uid)",
            "ACTION:DISPLAY",
            "DESCRIPTION:Period expected today",
            "TRIGGER:PT9H",
            "END:VALARM",
            "END:VEVENT",
            "END:VCALENDAR",
        ]
        let written = ICSWriter.write(published)
        let unfolded = String(decoding: written, as: UTF8.self).replacing("\r\n ", with: "")
        let lines = unfolded.components(separatedBy: "\r\n")
        #expect(lines == expected + [""])
    }

    @Test func `an alarm repeats, sounds and rings days ahead as asked`() throws {
        var reminder = Reminder(minuteOfDay: 20 * 60 + 30, daysBefore: [7, 2])
        reminder.repeats = 3
        reminder.spacing = 90
        reminder.action = .audio
        let written = try text { $0.reminders = [.period: reminder] }
        for trigger in ["-P6DT3H30M", "-P6DT2H", "-P6DT30M", "-P5DT23H", "-P1DT3H30M", "-P1DT2H"] {
            #expect(written.contains("ACTION:AUDIO\r\nTRIGGER:\(trigger)\r\nEND"))
            #expect(written.contains("\r\nTRIGGER:\(trigger)\r\nEND:VALARM\r\nBEGIN:VALARM\r\nUID"))
        }
        #expect(!written.contains("REPEAT"))
    }

    @Test func `no line is longer than 75 octets and no fold cuts a character`() throws {
        let title = String(repeating: "日本語é🩸,;\\\"", count: 15)
        let bytes = try ICSWriter.write(calendar { $0.titles = .custom([.period: title]) })
        let lines = bytes.split(separator: 0x0A)
        for line in lines {
            #expect(line.last == 0x0D)
            #expect(line.count <= 76)
            #expect(String(validating: line, as: UTF8.self) != nil)
        }
        let unfolded = String(decoding: bytes, as: UTF8.self).replacing("\r\n ", with: "")
        let escaped = String(repeating: "日本語é🩸\\,\\;\\\\\"", count: 15)
        #expect(unfolded.contains("SUMMARY:\(escaped)\r\n"))
        // Many readers take a comma or a semicolon in a category for the end of it, so none is in it.
        let category = String(repeating: "日本語é🩸\\\\\"", count: 15)
        #expect(unfolded.contains("CATEGORIES:\(category)\r\n"))
    }

    @Test func `a title of nothing but separators makes no category`() throws {
        let written = try text { $0.titles = .custom([.fertile: ",; ,"]) }
        #expect(written.contains("SUMMARY:\\,\\; \\,\r\n"))
        let categories = written.split(separator: "\r\n").filter { $0.hasPrefix("CATEGORIES") }
        #expect(categories == ["CATEGORIES:Period", "CATEGORIES:Period"])
    }

    @Test func `Outlook gets one alarm, before the start, and free days`() throws {
        let written = try text { $0.client = .outlook }
        #expect(written.components(separatedBy: "BEGIN:VALARM").count == 3)
        #expect(!written.contains("TRIGGER:PT"))
        #expect(written.contains("X-MICROSOFT-CDO-BUSYSTATUS:FREE"))
    }

    @Test func `a neutral calendar gives nothing away`() throws {
        let written = try text { $0.titles = .neutral }.lowercased()
        for word in ["eve", "period", "fertil", "ovulat", "cycle", "forecast", "logged", "kind"] {
            // VEVENT is the one word that has to stay; the calendar's name is given by the caller.
            let rest = written.replacing("vevent", with: "").replacing("name:cycle", with: "")
            #expect(!rest.contains(word), "contains “\(word)”")
        }
        #expect(written.contains("\r\ndescription:ref "))
    }

    @Test func `a feed says where it comes from, and a file does not`() {
        var calendar = PublishedCalendar(
            uid: "a", name: "Cycle", summary: nil, isNeutral: false, events: [])
        #expect(!String(decoding: ICSWriter.write(calendar), as: UTF8.self).contains("SOURCE"))
        calendar.source = "https://example.org/feed/x y.ics"
        let written = String(decoding: ICSWriter.write(calendar), as: UTF8.self)
        #expect(written.contains("\r\nSOURCE;VALUE=URI:https://example.org/feed/x%20y.ics\r\n"))
    }

    @Test func `a feed names itself otherwise than a file, for the sake of vdirsyncer`() {
        var calendar = PublishedCalendar(
            uid: "a", name: "Cycle", summary: nil, isNeutral: false, events: [])
        func lines() -> [Substring] {
            String(decoding: ICSWriter.write(calendar), as: UTF8.self).split(separator: "\r\n")
        }
        #expect(lines().contains("UID:a"))
        calendar.isFeed = true
        #expect(lines().contains("X-WR-RELCALID:a"))
        #expect(!lines().contains("UID:a"))
    }

    @Test func `the same calendar gives the same bytes`() throws {
        #expect(try text() == text())
    }
}

extension String {
    fileprivate func components(separatedBy separator: String) -> [String] {
        split(separator: separator, omittingEmptySubsequences: false).map(String.init)
    }
}
