import Foundation
import RunningTool
import Testing

/// `export`: doses and questions in the calendar file.
@Suite struct DoseExportTests {
    /// Pack 1 runs from 2 to 22 November, pack 2 begins on the 30th; today is the 20th.
    private func tool(_ options: String = "--at 21:00") throws -> Tool {
        let tool = try Tool()
        #expect(
            try tool.run("contraception add pill 21+7 --start 2026-11-02 \(options)").code == 0)
        return tool
    }

    private func event(
        _ calendar: ExportedCalendar, _ start: String
    ) throws -> ExportedCalendar.Event {
        try #require(calendar.events.first { $0("DTSTART") == start })
    }

    @Test func `doses go into the calendar before any period is logged`() throws {
        let run = try tool().run("export --months 1")
        #expect(run.code == 0)
        let calendar = try ExportedCalendar(run.output)
        // 21 pills of the first pack, and 21 of the second by 20 December.
        #expect(calendar.events.count == 42)
        #expect(Set(calendar.events.map { $0("X-EVE-KIND") }) == ["pill"])
        #expect(Set(calendar.events.map { $0("DURATION") }) == ["PT15M"])
    }

    @Test func `a day's pill has the time of her clock, wherever that is, or of a zone`() throws {
        let tool = try tool()
        let floating = try tool.export()
        let event = try event(floating, "20261121T210000")
        #expect(event.lines.contains("DTSTART:20261121T210000"))
        #expect(!floating.lines.contains("BEGIN:VTIMEZONE"))
        try tool.run("settings timezone America/New_York")
        let zoned = try tool.export()
        let moved = try #require(zoned.byUID[event("UID")])
        #expect(moved.lines.contains("DTSTART;TZID=America/New_York:20261121T210000"))
        #expect(moved("SEQUENCE") == "1")
        #expect(zoned.lines.filter { $0.hasPrefix("TZID:") } == ["TZID:America/New_York"])
        #expect(zoned.uids == floating.uids)
    }

    @Test func `without a time of day nothing is said of a zone`() throws {
        let tool = try tool("")
        try tool.run("settings timezone America/New_York")
        let calendar = try tool.export()
        #expect(try event(calendar, "20261121").lines.contains("DTSTART;VALUE=DATE:20261121"))
        #expect(!calendar.lines.contains("BEGIN:VTIMEZONE"))
    }

    @Test func `what became of a dose changes its event alone`() throws {
        let tool = try tool()
        let before = try tool.export()
        try tool.run("taken")
        try tool.run("skipped --date 2026-11-19")
        let after = try tool.export()
        #expect(after.uids == before.uids)
        for (uid, event) in after.byUID {
            let old = try #require(before.byUID[uid])
            switch event("DTSTART") {
            case "20261120T210000":
                #expect(event("STATUS") == "CONFIRMED")
                #expect(event("SEQUENCE") == "1")
                #expect(old.alarms.count == 1 && event.alarms.isEmpty)
                #expect(event("DESCRIPTION").hasPrefix("Pill 19 of 21\\, pack 1.\\nTaken.\\nref "))
            case "20261119T210000":
                #expect(event("SUMMARY") == "Pill (skipped)")
                #expect(event("SEQUENCE") == "1")
            default: #expect(event == old)
            }
        }
    }

    @Test func `a pack that begins later takes the names of its pills along`() throws {
        let tool = try tool()
        let before = try tool.export()
        let first = try event(before, "20261130T210000")
        #expect(try tool.run("contraception reset --date 2026-11-29 --day 26").code == 0)
        let after = try tool.export()
        let moved = try #require(after.byUID[first("UID")])
        #expect(moved("DTSTART") == "20261202T210000")
        #expect(moved("SEQUENCE") == "1")
        #expect(moved("X-EVE-ID") == first("X-EVE-ID"))
        #expect(moved("DESCRIPTION").hasPrefix("Pill 1 of 21\\, pack 2."))
    }

    @Test func `reminders of doses follow their settings`() throws {
        let tool = try tool()
        func triggers(_ options: String = "") throws -> [[String]] {
            try event(tool.export(options), "20261130T210000").alarms.map {
                $0.filter { $0.hasPrefix("TRIGGER") }
            }
        }
        #expect(try triggers() == [["TRIGGER:-P1D"], ["TRIGGER:PT0S"]])
        try tool.run("remind pill --at 20:45")
        #expect(try triggers() == [["TRIGGER:-P1D"], ["TRIGGER:-PT15M"]])
        #expect(try triggers("--for outlook") == [["TRIGGER:-P1D"]])
        #expect(try triggers("--no-alarms") == [])
        try tool.run("remind pill --off")
        #expect(try triggers() == [])
    }

    @Test func `include and a titles file know the kinds of doses`() throws {
        let tool = try tool("")
        try tool.run("contraception add copper-iud 7 years --start 2020-01-05")
        try tool.run("log 2026-10-25..2026-10-29")
        try tool.write("pill = Vitamin\nrenewal = Check\n", to: "titles")
        let own = try tool.export("--titles titles --include pills")
        #expect(Set(own.events.map { $0("SUMMARY") }) == ["Vitamin", "Check: copper IUD"])
        #expect(Set(own.events.map { $0("CATEGORIES") }) == ["Vitamin", "Check"])
        let without = try tool.export("--include periods")
        #expect(Set(without.events.map { $0("X-EVE-KIND") }) == ["period"])
    }

    @Test(arguments: [("pill 21+7", "pack 1"), ("ring", "round 1"), ("patch", "round 1")])
    func `a bleed in a break names the pack of pills or the round of patches and rings`(
        method: String, name: String
    ) throws {
        let tool = try Tool()
        try tool.run("log 2026-11-01..2026-11-04")
        try tool.run("contraception add \(method) --start 2026-11-01")
        let text = try tool.run("export").text.replacing("\r\n ", with: "")
        #expect(text.contains("when the hormones of \(name) stop"))
    }

    @Test func `questions come only to her who wants them`() throws {
        let tool = try Tool()
        try tool.run("log 2026-08-02..2026-08-06 2026-08-30..2026-09-03 2026-09-27..2026-10-01")
        #expect(
            try tool.export("--today 2026-10-28").events(titled: "Did your period start?") == [])
        let asked = try tool.export("--today 2026-10-28 --include prompts")
        #expect(asked.events.map { $0("SUMMARY") } == ["Did your period start?"])
        #expect(asked.events.map { $0("DTSTART") } == ["20261025"])
        let neutral = try tool.export("--today 2026-10-28 --include prompts --titles neutral")
        #expect(neutral.events.map { $0("SUMMARY") } == ["Note"])
    }

    @Test func `erasing older days leaves the versions of later doses`() throws {
        let tool = try tool()
        try tool.run("log 2026-10-25..2026-10-29")
        _ = try tool.export()
        try tool.run("taken")
        let before = try tool.export("--past 0")
        #expect(before.events.contains { $0("SEQUENCE") == "1" })
        #expect(try tool.run("erase --before 2026-11-10 --yes").code == 0)
        let after = try tool.export("--past 0 --include pills")
        for event in after.events { #expect(before.byUID[event("UID")] == event) }
    }
}
