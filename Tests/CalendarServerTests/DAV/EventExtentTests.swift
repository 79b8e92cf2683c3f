import CalendarServer
import ICalendar
import Testing

@Suite struct EventExtentTests {
    /// January 2026.
    private static let month = TimeRange(start: 1_767_225_600, end: 1_769_904_000)

    private static func mayOverlap(_ entries: [String]...) throws -> Bool {
        let object = try CalendarObject(
            calendarBytes(entries.flatMap { entry("VEVENT", $0) }))
        return EventExtent(object).mayOverlap(try #require(month))
    }

    @Test(arguments: [
        ["DTSTART:20251001T100000Z"],
        ["DTSTART;VALUE=DATE:20251226", "DTEND;VALUE=DATE:20251228"],
        ["DTSTART;TZID=Nowhere:20260301T100000", "DURATION:PT1H"],
        ["DTSTART:20260301T100000Z", "RRULE:FREQ=DAILY"],
    ])
    func `an event of another time need not be read for a month`(_ lines: [String]) throws {
        #expect(try !Self.mayOverlap(lines))
    }

    @Test(arguments: [
        ["DTSTART:20260110T100000Z"],
        // Long ones, and those at an edge, which lies elsewhere in other zones.
        ["DTSTART:20251001T100000Z", "DTEND:20260401T100000Z"],
        ["DTSTART:20251001T100000Z", "DURATION:P100D"],
        ["DTSTART;VALUE=DATE:20251231"],
        ["DTSTART:20260201T060000"],
        ["DTSTART;TZID=Nowhere:20260201T060000"],
        ["DTSTART:20200101T100000Z", "RRULE:FREQ=DAILY;COUNT=2"],
        ["DTSTART:20200101T100000Z", "RDATE:20260110T100000Z"],
        ["DTSTART:20300101T100000Z", "RDATE:20260110T100000Z"],
        ["DTSTART:20260301T100000Z", "RDATE:20260110T100000Z"],
    ])
    func `an event that may be in a month is read for it`(_ lines: [String]) throws {
        #expect(try Self.mayOverlap(lines))
    }

    @Test func `an exception that was moved far away counts`() throws {
        #expect(
            try Self.mayOverlap(
                ["DTSTART:20260501T100000Z", "RRULE:FREQ=DAILY;COUNT=5"],
                ["RECURRENCE-ID:20260502T100000Z", "DTSTART:20260110T100000Z"]))
    }

    @Test func `entries that are no events are always read`() throws {
        let object = try CalendarObject(
            calendarBytes(entry("VTODO", ["DTSTART:20251001T100000Z", "DUE:20251002T100000Z"])))
        #expect(EventExtent(object).mayOverlap(try #require(Self.month)))
    }
}
