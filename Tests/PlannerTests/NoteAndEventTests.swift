import CivilDate
import ICalendar
import ICalendarLint
import Planner
import SeededRandomness
import Testing

@Suite struct NoteTests {
    @Test func `the first line is the title, and the rest the text below`() throws {
        let object = try object(
            "VJOURNAL", ["SUMMARY:Title", #"DESCRIPTION:one\n\ntwo"#, "X-A:b"])
        let note = try #require(Note(object))
        #expect(note.title == "Title" && note.text == "Title\none\n\ntwo")
        let change = try #require(note.changed(to: "Other\none\n\ntwo", at: now))
        #expect(change.bytes.lines.contains("SUMMARY:Other"))
        #expect(change.bytes.lines.contains(#"DESCRIPTION:one\n\ntwo"#))
        #expect(change.bytes.lines.contains("X-A:b"))
        #expect(note.changed(to: note.text, at: now) == nil)
    }

    @Test func `an entry with a day is a diary's`() throws {
        #expect(Note(try object("VJOURNAL", ["SUMMARY:A", "DTSTART;VALUE=DATE:20261101"])) == nil)
        #expect(Note(try object("VTODO", ["SUMMARY:A"])) == nil)
    }

    @Test(arguments: ["", "a", "a\n", "\nb", "a\nb\n\n", "a\\n;,\tb\nč🙂"])
    func `any text reads as it was written`(text: String) throws {
        let bytes = TwoTexts(text: text).object(uid: "n", at: now)
        #expect(Lint.check(bytes).allSatisfy { $0.severity == .warning })
        let object = try read(bytes)
        let note = try #require(Note(object))
        // A line without anything below it needs no end.
        #expect(note.text == (text == "a\n" ? "a" : text))
    }

    @Test func `the one that was changed last is the first`() throws {
        let notes = try [("old", "20260101"), ("new", "20260301"), ("mid", "20260201")].map {
            let object = try object(
                "VJOURNAL", ["SUMMARY:\($0)", "DTSTAMP:\($1)T000000Z"], uid: $0)
            return try #require(Note(object))
        }
        #expect(NoteList(notes).notes.map(\.title) == ["new", "mid", "old"])
    }
}

@Suite struct PlannedEventTests {
    private func event(_ lines: [String]) throws -> PlannedEvent {
        let object = try object("VEVENT", lines)
        return try #require(PlannedEvent(object))
    }

    @Test func `a new title leaves the times as they are written`() throws {
        let event = try event([
            "DTSTART;TZID=/x/Europe/Berlin:20261124T090000", "DURATION:PT1H30M", "SUMMARY:A",
        ])
        let change = try #require(try event.changed(at: now) { $0.title = "B" })
        #expect(
            Array(change.bytes.lines[5...7]) == [
                "DTSTART;TZID=/x/Europe/Berlin:20261124T090000", "DURATION:PT1H30M", "SUMMARY:B",
            ])
    }

    @Test func `a new time replaces start, end and length`() throws {
        let event = try event(["DTSTART:20261124T090000", "DURATION:PT1H", "SUMMARY:A"])
        #expect(event.content.end?.value.second == 10 * 3_600)
        let day = Day(number: 20_800)
        let change = try #require(
            try event.changed(at: now) {
                $0.start = PlannedTime(day, minuteOfDay: 600, in: nil)
                $0.end = PlannedTime(day, minuteOfDay: 660, in: nil)
            })
        let lines = change.bytes.lines
        #expect(
            lines.contains("DTSTART:20261213T100000") && lines.contains("DTEND:20261213T110000"))
        #expect(!lines.contains { $0.hasPrefix("DURATION") })
    }

    @Test func `an event that ends before it starts is refused`() throws {
        let event = try event(["DTSTART:20261124T090000", "DTEND:20261124T100000"])
        let day = event.content.start.day
        #expect(throws: PlannerError.endsBeforeStart) {
            try event.changed(at: now) { $0.end = PlannedTime(day, minuteOfDay: 539, in: nil) }
        }
        #expect(throws: PlannerError.mixedDayAndTime) {
            try event.changed(at: now) { $0.end = PlannedTime(day + 1) }
        }
        #expect(throws: PlannerError.endsBeforeStart) {
            try PlannedEvent.Content(
                title: "", start: PlannedTime(day), end: PlannedTime(day)
            ).check()
        }
    }

    @Test func `other times of one that repeats are left to calendar programs`() throws {
        let event = try event(["DTSTART:20261124T090000", "RRULE:FREQ=DAILY", "SUMMARY:A"])
        #expect(throws: PlannerError.repeats(title: "A")) {
            try event.changed(at: now) { $0.start = PlannedTime($0.start.day) }
        }
        #expect(try event.changed(at: now) { $0.title = "B" } != nil)
    }

    @Test func `the list has each time of one that repeats, and what began before`() throws {
        let weekly = try object(
            "VEVENT", ["DTSTART:20261123T090000Z", "RRULE:FREQ=DAILY;COUNT=3", "SUMMARY:Run"])
        let trip = try object(
            "VEVENT",
            ["DTSTART;VALUE=DATE:20261120", "DTEND;VALUE=DATE:20261126", "SUMMARY:Trip"],
            uid: "two")
        let over = try object(
            "VEVENT", ["DTSTART:20261124T100000Z", "DTEND:20261124T110000Z", "SUMMARY:Over"],
            uid: "three")
        let list = EventList([weekly, trip, over], in: now..<now + 86_400, zones: CalendarZones())
        #expect(list.items.map(\.title) == ["Trip", "Run"])
    }

    @Test func `each event is there once, by its next time, and a rule without a time hides none`()
        throws
    {
        let never = (0..<20).map { number in
            (
                ["DTSTART:20200101T000000Z", "RRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30"],
                "never \(number)"
            )
        }
        let rows = try
            (never + [
                (
                    ["DTSTART:20261101T160000Z", "DTEND:20261101T170000Z", "RRULE:FREQ=WEEKLY"],
                    "Run"
                ),
                (["DTSTART;VALUE=DATE:20261120", "DTEND;VALUE=DATE:20261126"], "Trip"),
                (["DTSTART:20261124T100000Z", "DURATION:PT1H"], "Over"),
                (["DTSTART:20261124T120000Z", "RRULE:FREQ=DAILY;COUNT=1"], "Once"),
                (["DTSTART:20261130T120000Z", "STATUS:CANCELLED"], "Canceled"),
                (["DTSTART:20990101T120000Z"], "Far"),
            ]).map { try object("VEVENT", $0.0 + ["SUMMARY:\($0.1)"], uid: $0.1) }
        let (coming, over) = EventList.each(of: rows, from: now, zones: CalendarZones())
        func shown(_ items: [EventList.Item]) -> [String] {
            items.map(\.title).filter { !$0.hasPrefix("never") }
        }
        // The next Sunday.
        #expect(coming.first { $0.title == "Run" }?.start.day.description == "2026-11-29")
        #expect(shown(coming) == ["Trip", "Run", "Far"])
        #expect(shown(over) == ["Once", "Over"])
    }

    @Test(arguments: 0..<500 as Range<UInt64>)
    func `an edit changes only its own lines, whatever stands around them`(seed: UInt64) throws {
        var random = SplitMix(seed)
        let pool = [
            "SUMMARY:A", "SUMMARY;X=1:twice", "LOCATION:here",
            "X-LONG:" + String(repeating: "ä", count: 90),
            "ATTENDEE;CN=\"a:b;c\":mailto:x@example.org", "DTEND:20261124T100000", "SEQUENCE:2",
            "CATEGORIES:a\\,b", "DESCRIPTION:one\r\n  two\r\n \tthree",
            "LAST-MODIFIED:20200101T000000Z",
        ]
        var lines = ["DTSTART:20261124T090000"] + pool.filter { _ in random.happens(60) }
        lines.shuffle(using: &random)
        if random.happens(50) {
            lines += [
                "BEGIN:VALARM", "ACTION:AUDIO", "SUMMARY:inner", "TRIGGER:PT0S", "END:VALARM",
            ]
        }
        let event = try event(lines)
        let change = try #require(try event.changed(at: now) { $0.title = "Changed\(seed)" })
        let touched = ["SUMMARY", "DTSTAMP", "LAST-MODIFIED", "SEQUENCE", Component.alarmsSetName]
        func others(_ bytes: [UInt8]) throws -> [UInt8] {
            let object = try read(bytes)
            return object.entry.lines(in: bytes, without: Set(touched))
        }
        #expect(try others(change.bytes) == others(event.object.bytes))
        let changed = try read(change.bytes)
        let again = try #require(PlannedEvent(changed))
        #expect(again.content.title == "Changed\(seed)")
        #expect(again.object.entry.all("SUMMARY").count == 1)
    }
}
