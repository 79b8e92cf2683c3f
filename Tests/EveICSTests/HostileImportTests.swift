import Foundation
import RunningTool
import Testing

/// Calendars made to break the import: it ends soon, in little memory, and the journal stays as it was.
@Suite struct HostileImportTests {
    private static func calendar(_ lines: String) -> String {
        "BEGIN:VCALENDAR\r\nVERSION:2.0\r\n\(lines)\r\nEND:VCALENDAR\r\n"
    }

    private static func event(_ lines: String) -> String {
        calendar("BEGIN:VEVENT\r\nUID:x\r\nSUMMARY:Period\r\n\(lines)\r\nEND:VEVENT")
    }

    private static let files: [(name: String, text: @Sendable () -> String)] = [
        (
            "rule that never comes",
            { event("DTSTART:20260201\r\nRRULE:FREQ=SECONDLY;BYMONTH=2;BYMONTHDAY=30") }
        ),
        ("rule without end", { event("DTSTART:20260201\r\nRRULE:FREQ=DAILY") }),
        ("rule of ages", { event("DTSTART:00010101\r\nRRULE:FREQ=DAILY;UNTIL=99991231") }),
        (
            "many dates",
            {
                event(
                    "DTSTART:20260201\r\n" + String(repeating: "RDATE:20260202\r\n", count: 50_000))
            }
        ),
        (
            "long list of dates",
            {
                event(
                    "DTSTART:20260201\r\nRRULE:FREQ=DAILY;COUNT=5\r\nEXDATE:"
                        + String(repeating: "20260202,", count: 7_000) + "20260203")
            }
        ),
        ("deep nesting", { String(repeating: "BEGIN:VCALENDAR\r\n", count: 10_000) }),
        ("events in events", { calendar(String(repeating: "BEGIN:VEVENT\r\n", count: 20_000)) }),
        (
            "one long line",
            { event("DTSTART:20260201\r\nDESCRIPTION:" + String(repeating: "x", count: 4 << 20)) }
        ),
        (
            "folds of one letter",
            {
                event(
                    "DTSTART:20260201\r\nDESCRIPTION:" + String(repeating: "x\r\n ", count: 500_000)
                )
            }
        ),
        (
            "zones in a circle",
            {
                calendar(
                    "BEGIN:VTIMEZONE\r\nTZID:A\r\nBEGIN:STANDARD\r\nDTSTART;TZID=A:20200101T000000\r\n"
                        + "RRULE:FREQ=SECONDLY\r\nTZOFFSETFROM:+9999\r\nTZOFFSETTO:-9999\r\n"
                        + "END:STANDARD\r\nEND:VTIMEZONE\r\nBEGIN:VEVENT\r\nUID:x\r\nSUMMARY:Period\r\n"
                        + "DTSTART;TZID=A:20260201T000000\r\nEND:VEVENT")
            }
        ),
        ("year nought", { event("DTSTART:00000101") }),
        ("last year", { event("DTSTART:99991231\r\nDTEND:99991231\r\nDURATION:P999999999W") }),
        ("last moment", { event("DTSTART:99991231T235960Z\r\nDURATION:PT999999999H") }),
        (
            "huge UID",
            {
                calendar(
                    "BEGIN:VEVENT\r\nUID:" + String(repeating: "u", count: 1 << 20)
                        + "\r\nDTSTART:20260201\r\nEND:VEVENT")
            }
        ),
        (
            "control characters",
            { event("DTSTART:20260201\r\nSUMMARY:\u{1}\u{1B}]0;x\u{7}\r\nUID:\u{1B}[2J") }
        ),
        (
            "nothing but noise",
            { "BEGIN:VCALENDAR" + String(repeating: "\u{0}\u{FF}\r", count: 100_000) }
        ),
        ("cut short", { String(event("DTSTART:20260201").prefix(60)) }),
        (
            "many alarms",
            {
                event(
                    "DTSTART:20260201\r\n"
                        + String(
                            repeating: "BEGIN:VALARM\r\nTRIGGER:-PT1H\r\nEND:VALARM\r\n",
                            count: 20_000))
            }
        ),
        (
            "many events of one name",
            {
                calendar(
                    (0..<5_000).map {
                        "BEGIN:VEVENT\r\nUID:x\r\nRECURRENCE-ID:2026\($0 % 12 + 1)01\r\nDTSTART:20260201\r\nEND:VEVENT"
                    }.joined(separator: "\r\n"))
            }
        ),
        (
            "descriptions in tags",
            {
                event(
                    "DTSTART:20260201\r\nDESCRIPTION:"
                        + String(repeating: "<a&lt;ref ", count: 6_000))
            }
        ),
    ]

    @Test(arguments: files.map(\.name))
    func `a hostile calendar is read or refused, and no more`(_ name: String) throws {
        let tool = try Tool(under: "prlimit --data=\(256 << 20) --cpu=20")
        let make = try #require(Self.files.first { $0.name == name }).text
        try tool.write(make(), to: "hostile.ics")
        #expect(try tool.run("import samples/export_three_cycles.log --yes").code == 0)
        #expect(try tool.run("export -o year.ics").code == 0)
        let before = try tool.run("history --journal --json").text
        for options in ["--dry-run", "--dry-run --json", "--dry-run --accept-deletions"] {
            let run = try tool.run("import hostile.ics \(options)")
            #expect([0, 1].contains(run.code), "\(run.error)")
            #expect(!run.text.contains("\u{1B}") && !run.error.contains("\u{1B}"))
        }
        #expect(try tool.run("history --journal --json").text == before)
        // Without a plan that was agreed to, the store stays as it is.
        #expect([0, 1].contains(try tool.run("import hostile.ics").code))
        #expect(try tool.run("history --journal --json").text == before)
    }
}
