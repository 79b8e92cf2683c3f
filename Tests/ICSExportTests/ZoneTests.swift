import CalendarModel
import CivilDate
import CycleModel
import Foundation
import ICSExport
import ICalendar
import SeededRandomness
import Testing

/// Timed events, and the VTIMEZONE that says what their clock is.
@Suite struct ZoneTests {
    private let naming = EventNaming { message in
        Array((message + Array(repeating: 0, count: 32)).suffix(32))
    }

    private static func file(_ id: String) throws -> [UInt8] {
        try [UInt8](Data(contentsOf: URL(filePath: "/usr/share/zoneinfo/\(id)")))
    }

    private func history(_ id: String) throws -> ZoneHistory {
        try #require(ZoneHistory(id: id, file: Self.file(id)))
    }

    /// A calendar with a pill at nine in the evening on each of these days.
    private func calendar(_ zone: String?, _ days: [String]) throws -> PublishedCalendar {
        let events = try days.enumerated().map { number, text in
            let day = try #require(Day(text))
            let identity = EventIdentity(
                kind: .pill, dose: DoseIdentity(course: 1, pack: 1, number: number + 1))
            var event = try #require(SampleEvent.predictedPeriod)
            event.identity = identity
            event.uid = naming.uid(of: identity)
            event.token = naming.token(of: identity)
            event.status = .tentative
            event.days = day...day
            event.time = EventTime(minuteOfDay: 21 * 60, zone: zone)
            event.alarms = []
            return event
        }
        return PublishedCalendar(
            uid: naming.calendarUID("file"), name: "Cycle", summary: nil, isNeutral: false,
            events: events.map { ($0, EventVersion(sequence: 0, modified: 1_790_000_000)) })
    }

    private func lines(
        _ zone: String?, _ days: [String], zones: [ZoneHistory]
    ) throws -> [String] {
        let bytes = try ICSWriter.write(calendar(zone, days), zones: zones)
        return String(decoding: bytes, as: UTF8.self).replacing("\r\n ", with: "")
            .components(separatedBy: "\r\n")
    }

    /// The lines of the calendar's VTIMEZONE between its TZID and its end.
    private func definition(_ id: String, _ days: [String] = ["2026-11-21"]) throws -> [String] {
        let lines = try lines(id, days, zones: [history(id)])
        let begin = try #require(lines.firstIndex(of: "BEGIN:VTIMEZONE"))
        let end = try #require(lines.firstIndex(of: "END:VTIMEZONE"))
        #expect(lines[begin + 1] == "TZID:\(id)")
        #expect(try #require(lines.firstIndex(of: "BEGIN:VEVENT")) > end)
        return Array(lines[(begin + 2)..<end])
    }

    private func part(_ name: String, _ lines: String...) -> [String] {
        ["BEGIN:\(name)"] + lines + ["END:\(name)"]
    }

    @Test func `a time of day is written with its zone, or without any`() throws {
        let amsterdam = try history("Europe/Amsterdam")
        let zoned = try lines("Europe/Amsterdam", ["2026-11-21"], zones: [amsterdam])
        #expect(zoned.contains("DTSTART;TZID=Europe/Amsterdam:20261121T210000"))
        #expect(zoned.contains("DURATION:PT15M"))
        #expect(!zoned.contains { $0.hasPrefix("DTEND") })
        let floating = try lines(nil, ["2026-11-21"], zones: [])
        #expect(floating.contains("DTSTART:20261121T210000"))
        #expect(!floating.contains("BEGIN:VTIMEZONE"))
    }

    @Test func `a zone that nothing goes by is left out, and one that is unknown is not named`()
        throws
    {
        let amsterdam = try history("Europe/Amsterdam")
        #expect(try !lines(nil, ["2026-11-21"], zones: [amsterdam]).contains("BEGIN:VTIMEZONE"))
        let lost = try lines("Europe/Berlin", ["2026-11-21"], zones: [amsterdam])
        #expect(lost.contains("DTSTART:20261121T210000"))
        #expect(!lost.contains("BEGIN:VTIMEZONE"))
    }

    // The rules are those of the European Union since 1996, of the United States since 2007, of New South
    // Wales since 2008 (with half an hour on Lord Howe Island), and Nepal's clock of 1986.
    @Test func `the rules of four zones`() throws {
        #expect(
            try definition("Europe/Amsterdam")
                == part(
                    "DAYLIGHT", "DTSTART:19960331T020000", "TZOFFSETFROM:+0100",
                    "TZOFFSETTO:+0200", "TZNAME:CEST", "RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU")
                + part(
                    "STANDARD", "DTSTART:19961027T030000", "TZOFFSETFROM:+0200",
                    "TZOFFSETTO:+0100", "TZNAME:CET", "RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU"))
        #expect(
            try definition("America/New_York")
                == part(
                    "DAYLIGHT", "DTSTART:20070311T020000", "TZOFFSETFROM:-0500",
                    "TZOFFSETTO:-0400", "TZNAME:EDT", "RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=2SU")
                + part(
                    "STANDARD", "DTSTART:20071104T020000", "TZOFFSETFROM:-0400",
                    "TZOFFSETTO:-0500", "TZNAME:EST", "RRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=1SU"))
        #expect(
            try definition("Australia/Lord_Howe")
                == part(
                    "STANDARD", "DTSTART:20080406T020000", "TZOFFSETFROM:+1100",
                    "TZOFFSETTO:+1030", "TZNAME:+1030", "RRULE:FREQ=YEARLY;BYMONTH=4;BYDAY=1SU")
                + part(
                    "DAYLIGHT", "DTSTART:20081005T020000", "TZOFFSETFROM:+1030",
                    "TZOFFSETTO:+1100", "TZNAME:+11", "RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=1SU"))
        #expect(
            try definition("Asia/Kathmandu")
                == part(
                    "STANDARD", "DTSTART:19860101T000000", "TZOFFSETFROM:+0530",
                    "TZOFFSETTO:+0545", "TZNAME:+0545"))
    }

    // British Standard Time began at midnight in October 1968, an hour ahead all year.
    @Test func `days before the present rule get what held then`() throws {
        let days = ["2005-11-01", "2007-02-01"]
        #expect(
            try definition("America/New_York", days)
                == part(
                    "STANDARD", "DTSTART:20051030T020000", "TZOFFSETFROM:-0400",
                    "TZOFFSETTO:-0500", "TZNAME:EST", "RDATE:20061029T020000")
                + part(
                    "DAYLIGHT", "DTSTART:20060402T020000", "TZOFFSETFROM:-0500",
                    "TZOFFSETTO:-0400", "TZNAME:EDT"))
        #expect(
            try definition("Europe/London", ["1970-06-01"])
                == part(
                    "STANDARD", "DTSTART:19681027T000000", "TZOFFSETFROM:+0100",
                    "TZOFFSETTO:+0100", "TZNAME:BST"))
    }

    @Test func `a zone without any change has one clock for ever`() throws {
        #expect(
            try definition("Etc/UTC")
                == part(
                    "STANDARD", "DTSTART:16010101T000000", "TZOFFSETFROM:+0000",
                    "TZOFFSETTO:+0000", "TZNAME:UTC"))
    }

    @Test func `a change on the day before a last Sunday falls on Saturdays`() throws {
        // Greenland's clocks change with the European Union's, which there is the evening before.
        let lines = try definition("America/Nuuk", ["2026-11-21"])
        #expect(
            lines.contains {
                $0.hasPrefix("RRULE:") && $0.contains("BYMONTHDAY=24,25,26,27,28,29,30")
            })
        #expect(lines.contains { $0.hasPrefix("RRULE:") && $0.hasSuffix("BYDAY=SA") })
    }

    @Test func `what is no zone file is refused, however it is cut or damaged`() throws {
        #expect(ZoneHistory(id: "x", file: []) == nil)
        #expect(ZoneHistory(id: "x", file: Array("TZif2".utf8)) == nil)
        #expect(ZoneHistory(id: "x", file: Array("Europe/Amsterdam".utf8)) == nil)
        let file = try Self.file("Europe/Amsterdam")
        for length in stride(from: 0, to: file.count - 40, by: 7) {
            #expect(ZoneHistory(id: "x", file: Array(file.prefix(length))) == nil)
        }
        var random = SplitMix(1)
        for _ in 0..<300 {
            var damaged = file
            for _ in 0..<4 {
                damaged[Int.random(in: damaged.indices, using: &random)] = .random(
                    in: 0...255, using: &random)
            }
            guard let zone = ZoneHistory(id: "Europe/Amsterdam", file: damaged) else { continue }
            let bytes = try ICSWriter.write(
                calendar("Europe/Amsterdam", ["1900-01-01", "2200-12-31"]), zones: [zone])
            #expect(bytes.count > 300)
        }
    }
}
