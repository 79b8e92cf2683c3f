import ICalendarLint
import Testing

/// What one sample for each rule does not show; the body of a VEVENT starts on line 6.
@Suite struct LintTests {
    private static let head =
        "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//Lantern Street//Test//EN\r\n"
        + "X-WR-CALNAME:Test\r\nREFRESH-INTERVAL;VALUE=DURATION:P1D\r\n"

    private func rules(_ lines: [String]) -> [String] {
        Lint.check(
            Array((Self.head + lines.map { $0 + "\r\n" }.joined() + "END:VCALENDAR\r\n").utf8)
        )
        .map { "\($0.line) \($0.rule)" }
    }

    private func event(_ lines: String...) -> [String] {
        ["BEGIN:VEVENT", "UID:1", "DTSTAMP:20270101T000000Z"] + lines + ["END:VEVENT"]
    }

    @Test func `an ordinary event has no findings`() {
        #expect(rules(event("DTSTART;VALUE=DATE:20270302")) == [])
    }

    @Test func `names and words may be in small letters`() {
        #expect(
            rules([
                "begin:vevent", "uid:1", "dtstamp:20270101T000000Z",
                "dtstart;value=date:20270302", "status:confirmed", "color:Tomato", "end:vevent",
            ]) == [])
    }

    @Test func `small letters in a time are valid, though libical drops them`() {
        #expect(rules(event("DTSTART:20270302t100000z")) == ["9 libical-drops"])
    }

    @Test func `each line with a fault of its own is named`() {
        #expect(
            rules(event("DTSTART;VALUE=DATE:20270302", "STATUS:MAYBE", "PRIORITY:77", "GEO:1"))
                == ["10 status-value", "11 priority-range", "12 geo-form"])
    }

    @Test func `an event on one day ends the day after`() {
        #expect(rules(event("DTSTART;VALUE=DATE:20270302", "DTEND;VALUE=DATE:20270303")) == [])
        #expect(
            rules(event("DTEND;VALUE=DATE:20270301", "DTSTART;VALUE=DATE:20270302"))
                == ["9 dtend-after-dtstart"])
    }

    @Test func `times in two zones are not compared, those in one zone are`() {
        let zone = [
            "BEGIN:VTIMEZONE", "TZID:Z", "BEGIN:STANDARD", "DTSTART:19700101T000000",
            "TZOFFSETFROM:+0000", "TZOFFSETTO:+0000", "END:STANDARD", "END:VTIMEZONE",
        ]
        let second = zone.map { $0 == "TZID:Z" ? "TZID:Y" : $0 }
        #expect(
            rules(
                zone + second
                    + event("DTSTART;TZID=Z:20270302T100000", "DTEND;TZID=Y:20270302T090000")) == []
        )
        #expect(
            rules(zone + event("DTSTART;TZID=Z:20270302T100000", "DTEND;TZID=Z:20270302T090000"))
                == ["18 dtend-after-dtstart"])
    }

    @Test func `a zone may be defined after its use, quoted, or be global`() {
        let zone = [
            "BEGIN:VTIMEZONE", "TZID:A\\, B", "BEGIN:STANDARD", "DTSTART:19700101T000000",
            "TZOFFSETFROM:+0000", "TZOFFSETTO:+0000", "END:STANDARD", "END:VTIMEZONE",
        ]
        #expect(rules(event("DTSTART;TZID=\"A, B\":20270302T100000") + zone) == [])
        #expect(rules(event("DTSTART;TZID=/example.org/A:20270302T100000")) == [])
    }

    @Test func `overrides of one series share its UID, twice the same is told`() {
        let series = event("DTSTART:20270302T100000Z", "RRULE:FREQ=DAILY;COUNT=5")
        let first = event("RECURRENCE-ID:20270303T100000Z", "DTSTART:20270303T110000Z")
        let second = event("RECURRENCE-ID:20270304T100000Z", "DTSTART:20270304T110000Z")
        #expect(rules(series + first + second) == [])
        #expect(rules(series + first + second + first) == ["25 uid-unique"])
    }

    @Test func `busy times are in UTC, each of a list`() {
        let busy = { (periods: String) in
            ["BEGIN:VFREEBUSY", "UID:1", "DTSTAMP:20270101T000000Z", "FREEBUSY:\(periods)"]
                + ["END:VFREEBUSY"]
        }
        #expect(rules(busy("20270302T100000Z/PT1H,20270303T100000Z/PT1H")) == [])
        #expect(
            rules(busy("20270302T100000Z/PT1H,20270303T100000/PT1H")) == ["9 freebusy-utc"])
    }

    @Test func `a UID may be used again in the next calendar`() {
        let one = event("DTSTART;VALUE=DATE:20270302")
        let text = Self.head + one.map { $0 + "\r\n" }.joined() + "END:VCALENDAR\r\n"
        #expect(Lint.check(Array((text + text).utf8)) == [])
    }

    @Test func `a UID in folds and one without are the same`() {
        let folded = [
            "BEGIN:VEVENT", "UI\r\n D:\r\n 1", "DTSTAMP:20270101T000000Z",
            "DTSTART;VALUE=DATE:20270302", "END:VEVENT",
        ]
        #expect(rules(event("DTSTART;VALUE=DATE:20270302") + folded) == ["12 uid-unique"])
    }

    @Test func `a calendar may lack DTSTART, a name and a refresh time in a message`() {
        let text =
            "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:a\r\nMETHOD:CANCEL\r\nBEGIN:VEVENT\r\nUID:1\r\n"
            + "DTSTAMP:20270101T000000Z\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n"
        #expect(Lint.check(Array(text.utf8)).map(\.rule) == ["method-in-feed"])
    }

    @Test func `properties of later RFCs are known, though libical drops some of them`() {
        let found = rules(
            event(
                "DTSTART;VALUE=DATE:20270302", "STRUCTURED-DATA;VALUE=TEXT:a", "REFID:trip",
                "LINK;LINKREL=SOURCE;VALUE=URI:https://a.example", "CONCEPT:https://a.example/c",
                "XML:<a/>"))
        #expect(Set(found.map { $0.split(separator: " ")[1] }) == ["libical-drops"])
        #expect(found.count == 5)
    }

    @Test func `an empty property that libical drops is told`() {
        #expect(
            rules(event("DTSTART;VALUE=DATE:20270302", "SUMMARY:")) == ["10 libical-drops"])
    }

    @Test func `a whole component that libical drops is told once`() {
        #expect(
            rules(
                event(
                    "DTSTART;VALUE=DATE:20270302", "BEGIN:VLOCATION", "UID:2", "NAME:Pier",
                    "END:VLOCATION")) == ["10 libical-drops"])
    }

    @Test func `alarms of a component without a calendar still know each other`() {
        let text =
            event(
                "DTSTART;VALUE=DATE:20270302", "BEGIN:VALARM", "UID:2", "ACTION:AUDIO",
                "TRIGGER:PT1H", "END:VALARM", "BEGIN:VALARM", "UID:3", "ACTION:AUDIO",
                "TRIGGER:PT2H", "RELATED-TO;RELTYPE=SNOOZE:2", "END:VALARM"
            ).map { $0 + "\r\n" }.joined()
        #expect(Lint.check(Array(text.utf8)).map(\.rule) == ["outside-calendar"])
    }

    @Test func `findings of one rule end after a thousand with the number of the rest`() {
        let lines = (0..<1_500).map { _ in "PRIORITY:high" }
        let text =
            Self.head + "BEGIN:X-LIST\r\n" + lines.map { $0 + "\r\n" }.joined()
            + "END:X-LIST\r\nEND:VCALENDAR\r\n"
        let found = Lint.check(Array(text.utf8))
        #expect(found.count == 1_001)
        #expect(found.allSatisfy { $0.rule == "integer-form" })
        #expect(found.last?.message == "And 500 more of these from here on.")
        #expect(found.last?.line == 1_007)
    }

    @Test func `a finding never quotes what the file says`() {
        let secret = "Zebrafinch"
        let found = Lint.check(
            Array(
                (Self.head + "BEGIN:VEVENT\r\nSUMMARY;\(secret)=1:a;\(secret)\r\n\(secret):1\r\n"
                    + "DTSTART:\(secret)\r\nBEGIN:\(secret)\r\nEND:\(secret)\r\nEND:VEVENT\r\n")
                    .utf8))
        #expect(found.count > 6)
        #expect(found.allSatisfy { !$0.description.contains(secret) })
    }

    @Test func `a finding reads as line, severity, advice, rule and section`() {
        #expect(
            Lint.check(Array("END:VCALENDAR\r\n".utf8)).map(\.description) == [
                "1: error: Take this END out; nothing of its name is open. "
                    + "(end-mismatch, RFC 5545 3.6)",
                "1: error: Begin the file with BEGIN:VCALENDAR; it has no calendar. "
                    + "(no-calendar, RFC 5545 3.4)",
            ])
    }
}
