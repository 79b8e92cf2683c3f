import Foundation
import RunningTool
import Testing

/// Events keep their names and their versions through every new forecast.
@Suite struct ExportIdentityTests {
    private func tool() throws -> Tool {
        let tool = try Tool()
        try tool.run("log 2026-08-29..2026-09-02 2026-09-27..2026-10-01 2026-10-25..2026-10-29")
        return tool
    }

    @Test func `exporting again gives the same bytes, on the same day and later that day`() throws {
        let tool = try tool()
        let first = try tool.export()
        #expect(try tool.export().bytes == first.bytes)
        try tool.run("settings timezone Asia/Tokyo")
        try tool.run("settings week-start sunday")
        #expect(try tool.export().bytes == first.bytes)
    }

    @Test func `a shifted forecast keeps every name and raises the sequence of what changed`()
        throws
    {
        let tool = try tool()
        let before = try tool.export()
        // Two days before the forecast said.
        #expect(try tool.run("log 2026-11-21 --today 2026-11-21").code == 0)
        let after = try tool.export("--today 2026-11-21")
        #expect(after.uids.isSuperset(of: before.uids))
        var moved = 0
        for (uid, event) in after.byUID {
            guard let old = before.byUID[uid] else {
                #expect(event("SEQUENCE") == "0")
                continue
            }
            if event.contents == old.contents {
                #expect(event == old)
            } else {
                moved += 1
                #expect(event("SEQUENCE") == "1")
                #expect(event("LAST-MODIFIED") == "20261121T120000Z")
                #expect(event("DTSTAMP") == "20261121T120000Z")
            }
        }
        #expect(moved > 15)
        let untouched = after.events.filter {
            $0("SEQUENCE") == "0" && before.uids.contains($0("UID"))
        }
        #expect(untouched.map { $0("DTSTART") }.starts(with: ["20260829", "20260927"]))
    }

    @Test func `the predicted period becomes the logged one under its name`() throws {
        let tool = try tool()
        let predicted = try #require(
            try tool.export().events(titled: "Period (expected)").first)
        #expect(predicted("DTSTART") == "20261123")
        try tool.run("log 2026-11-21..2026-11-24 --today 2026-11-24")
        let logged = try #require(
            try tool.export("--today 2026-11-24").byUID[predicted("UID")])
        #expect(logged("STATUS") == "CONFIRMED")
        #expect(logged("DTSTART") == "20261121")
        // A day more is expected of it.
        #expect(logged("DTEND") == "20261126")
        #expect(logged("X-EVE-ID") == predicted("X-EVE-ID"))
        #expect(logged.alarms.isEmpty)
    }

    @Test func `a calendar as of a past day names its forecast as the log does`() throws {
        let tool = try tool()
        let now = try tool.export()
        let then = try tool.export("--today 2026-09-10")
        let predicted = then.events(titled: "Period (expected)")
        let logged = now.events(titled: "Period")
        #expect(predicted.prefix(2).map { $0("UID") } == logged.suffix(2).map { $0("UID") })
        let next = now.events(titled: "Period (expected)").first
        #expect(predicted[2]("UID") == next?("UID"))
    }

    @Test func `undoing a shift brings the dates back with a higher sequence`() throws {
        let tool = try tool()
        let before = try tool.export()
        try tool.run("log 2026-11-19")
        _ = try tool.export()
        try tool.run("undo")
        let after = try tool.export()
        #expect(after.uids == before.uids)
        for (uid, event) in after.byUID {
            let old = try #require(before.byUID[uid])
            #expect(event.contents == old.contents)
            let sequence = try #require(Int(event("SEQUENCE")))
            #expect(sequence == 0 || sequence == 2)
        }
        #expect(after.events.contains { $0("SEQUENCE") == "2" })
    }

    @Test func `older cycles that are logged later rename no other`() throws {
        let tool = try tool()
        let before = try tool.export("--past 24")
        try tool.run("log 2026-06-30..2026-07-04 2026-07-30..2026-08-03 2025-12-01..2025-12-05")
        let after = try tool.export("--past 24")
        #expect(after.uids.isSuperset(of: before.uids))
        for (uid, event) in before.byUID where !event.isPredicted {
            #expect(after.byUID[uid]?("DTSTART") == event("DTSTART"))
        }
        #expect(after.events.filter { !$0.isPredicted }.count == 6)
    }

    @Test func `correcting one period leaves all other logged ones as they were`() throws {
        let tool = try tool()
        // What is known less well has fewer windows.
        let before = try tool.export("--include periods")
        try tool.run("unlog 2026-09-27")
        let after = try tool.export("--include periods")
        #expect(after.uids == before.uids)
        let corrected = try #require(
            before.events.first { $0("DTSTART") == "20260927" }?("UID"))
        #expect(after.byUID[corrected]?("DTSTART") == "20260928")
        #expect(after.byUID[corrected]?("SEQUENCE") == "1")
        let last = try #require(before.events.first { $0("DTSTART") == "20261025" })
        #expect(after.byUID[last("UID")] == last)
    }

    @Test func `plain, neutral and other programs' files carry the same names`() throws {
        let tool = try tool()
        let plain = try tool.export()
        for options in ["--titles neutral", "--for outlook", "--no-alarms", "--for google"] {
            let other = try tool.export(options)
            #expect(other.uids == plain.uids, "\(options)")
            #expect(other("UID") == plain("UID"))
            // A calendar that reads one file after the other takes the same number for the same event.
            for (uid, event) in other.byUID where event("SEQUENCE") == plain.byUID[uid]?("SEQUENCE")
            {
                #expect(event == plain.byUID[uid])
            }
        }
        // Looking at another rendition has not changed the first.
        #expect(try tool.export().bytes == plain.bytes)
    }

    @Test func `fewer or other events in a file leave the rest as they were`() throws {
        let tool = try tool()
        let all = try tool.export("--months 12")
        for options in [
            "--months 3", "--past 0", "--include periods", "--include ovulation,fertile",
        ] {
            let some = try tool.export(options)
            #expect(some.events.count < all.events.count)
            for event in some.events { #expect(all.byUID[event("UID")] == event) }
        }
        #expect(try tool.export("--months 12").bytes == all.bytes)
    }

    @Test func `a changed reminder raises the sequence of its kind alone`() throws {
        let tool = try tool()
        let before = try tool.export()
        try tool.run("remind fertile --at 07:00")
        for event in try tool.export().events {
            let old = try #require(before.byUID[event("UID")])
            if event("SUMMARY") == "Fertile window" {
                #expect(event("SEQUENCE") == "1")
                #expect(event.alarms.map { $0.first } == old.alarms.map { $0.first })
            } else {
                #expect(event == old)
            }
        }
    }

    @Test func `names tell neither date nor person`() throws {
        let (one, other) = (try tool(), try tool())
        #expect(try one.export().uids.isDisjoint(with: other.export().uids))
        for event in try one.export().events {
            #expect(
                event("UID").wholeMatch(
                    of: /[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}/)
                    != nil)
            #expect(event("DESCRIPTION").hasSuffix("ref \(event("X-EVE-ID"))"))
        }
    }

    @Test func `a restored backup goes on with the same names and versions`() throws {
        let tool = try tool()
        _ = try tool.export()
        try tool.run("log 2026-11-19")
        let before = try tool.export()
        try tool.run("backup copy.db")
        try tool.run("restore copy.db --store other.db --yes")
        #expect(try tool.export("--store other.db").bytes == before.bytes)
    }
}
