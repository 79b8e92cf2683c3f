import CalendarServer
import CyclePipeline
import Foundation
import RunningTool
import SQLStore
import SQLiteStore
import Store
import Testing
import XML

/// What PUT and DELETE make of edits, and what the program is shown afterwards.
///
/// Each edit goes through the plan that `WhatAnEditMeansTests` has the whole table of.
@Suite struct CycleEditTests {
    private let desk: Desk
    private let october: Shown

    init() throws {
        desk = try Desk()
        october = try #require(try desk.events("Period").last { !$0.isForecast })
    }

    private func forecast(_ title: String = "Period (expected)") throws -> Shown {
        try #require(try desk.events(title).first { $0.isForecast && $0.start > "20261120" })
    }

    /// Puts back what a program made of an event that it had fetched.
    private func edit(_ event: Shown, _ text: String) throws {
        let outcome = try desk.put(text, as: event.name, tag: event.tag)
        #expect(outcome == PutOutcome(isNew: false, tag: nil))
    }

    private func shown(_ name: String) throws -> Shown? {
        try desk.account().resources(of: "cycle", named: [name]).first.map(Shown.init)
    }

    // MARK: Periods

    @Test func `a logged period that is moved, stretched or shortened is logged on those days`()
        throws
    {
        try edit(october, october.moved(to: "20261024", "20261029"))
        #expect(try desk.history.contains("2026-10-24 – 2026-10-28"))
        let moved = try #require(try shown(october.name))
        #expect(moved.start == "20261024" && moved.tag != october.tag)
        try edit(moved, moved.moved(to: "20261024", "20261031"))
        #expect(try desk.history.contains("2026-10-24 – 2026-10-30"))
        #expect(try desk.tool.run("undo").text.contains("in the calendar"))
        #expect(try desk.history.contains("2026-10-24 – 2026-10-28"))
    }

    /// As Evolution sends it: with no condition, and a new stamp on what was changed.
    @Test func `what a phone had before an erasure is refused, and what it fetches then is taken`()
        throws
    {
        let old = try forecast()
        let sent = old.with("LAST-MODIFIED", "20261210T100000Z")
            .replacing("SUMMARY:Period (expected)", with: "SUMMARY:Period?")
        desk.now += 20 * 86_400
        try desk.tool.run("log 2026-11-21..2026-11-25 --today 2026-12-10")
        #expect(try desk.tool.run("erase --before 2026-09-10 --yes --today 2026-12-10").code == 0)
        let (history, entries) = (try desk.history, try desk.entries)
        #expect(
            failure { try desk.put(sent, as: old.name) }?.told
                == "403 Nothing was changed: the calendar is older than those that are remembered here."
        )
        #expect(try desk.history == history && desk.entries == entries)
        let new = try #require(try shown(old.name))
        #expect(new.start == "20261121")
        try desk.put(new.moved(to: "20261121", "20261125"), as: new.name)
        let after = try desk.tool.run("history --today 2026-12-10").text
        #expect(after.contains("21–24 Nov"))
    }

    // MARK: Ovulation

    private func ovulation() throws -> Shown {
        try #require(try desk.events("Ovulation").first { !$0.isForecast })
    }

    @Test func `an observed ovulation that is deleted is no longer logged, until that is undone`()
        throws
    {
        try desk.tool.run("log 2026-11-07 --ovulation")
        let event = try ovulation()
        #expect(event.start == "20261107")
        try desk.delete(event.name, tag: event.tag)
        let day = try desk.tool.run("explain 2026-11-07").text
        #expect(day.contains("Nothing is logged for this day."))
        try desk.tool.run("undo")
        #expect(try ovulation().start == "20261107")
    }

    @Test func `an ovulation that temperatures confirm is not deleted, and the answer names them`()
        throws
    {
        for day in 1...9 {
            let reading = day < 7 ? "36.40" : "36.75"
            try desk.tool.run("log 2026-11-0\(day) --temperature \(reading)")
        }
        let (event, entries) = (try ovulation(), try desk.entries)
        #expect(
            failure { try desk.delete(event.name, tag: event.tag) }?.told
                == "403 Nothing was changed: it follows from what you logged (temperature); change or remove that instead."
        )
        #expect(try desk.entries == entries)
        #expect(try ovulation().start == event.start)
    }

    /// Two days of a period are logged, today and yesterday, of which five are usual.
    private func running() throws -> Shown {
        try desk.tool.run("log 2026-11-19..2026-11-20 --flow light")
        return try #require(try desk.events("Period").last { !$0.isForecast })
    }

    @Test func `a running period that is sent back as it was served a day before logs nothing`()
        throws
    {
        let event = try running()
        #expect(event.start == "20261119" && event("DTEND") == "20261124")
        #expect(event("DESCRIPTION").hasPrefix("Logged: 19–20 Nov. Expected: 21–23 Nov."))
        let before = try desk.entries
        desk.now += 86_400
        try edit(event, event.text)
        #expect(try desk.entries == before)
        #expect(try shown(event.name)?("DTEND") == "20261124")
        desk.now += 86_400
        #expect(try shown(event.name)?("DTEND") == "20261121")
    }

    @Test func `a running period that is shortened has ended, until that is undone`() throws {
        let event = try running()
        try edit(event, event.moved(to: "20261119", "20261121"))
        let ended = try #require(try shown(event.name))
        #expect(ended.start == "20261119" && ended("DTEND") == "20261121")
        #expect(!ended.isForecast && ended("DESCRIPTION").hasPrefix("Logged: 2 days."))
        #expect(
            try desk.tool.run("undo").text.hasPrefix(
                "Took back: last day of a period (20 Nov). "))
        #expect(try shown(event.name)?("DTEND") == "20261124")
    }

    @Test func `a running period that is stretched lasts as long as it is said to`() throws {
        let event = try running()
        try edit(event, event.moved(to: "20261119", "20261127"))
        for _ in 0..<6 {
            let longer = try #require(try shown(event.name))
            #expect(longer.start == "20261119" && longer("DTEND") == "20261127")
            desk.now += 86_400
        }
        let log = try desk.tool.run("export --format log", today: "2026-11-27").text
        #expect(log.contains("2026-11-26,unknown") && !log.contains("2026-11-27"))
    }

    @Test func `a logged period that is deleted is no longer logged`() throws {
        try desk.delete(october.name, tag: october.tag)
        #expect(try !desk.history.contains("2026-10-25"))
    }

    @Test func `a forecast moved to today or earlier is a period that started then`() throws {
        let next = try forecast()
        try edit(next, next.moved(to: "20261119", "20261124"))
        #expect(try desk.history.contains("2026-11-19"))
        let running = try #require(try shown(next.name))
        #expect(!running.isForecast && running.start == "20261119")
    }

    @Test func `a forecast whose day has come counts once it is confirmed`() throws {
        let next = try forecast()
        desk.now += 5 * 86_400
        try desk.put(next.with("STATUS", "CONFIRMED"), as: next.name)
        #expect(try desk.tool.run("history", today: "2026-11-25").text.contains("\n22–"))
        #expect(try shown(next.name)?.isForecast == false)
    }

    // MARK: What was fetched before midnight

    /// As the program fetched it; by now its first day has come.
    private func forecastOfEarlier() throws -> Shown {
        let next = try forecast()
        try #require(next.start == "20261122")
        desk.now += 2 * 86_400
        return next
    }

    @Test func `a forecast fetched before midnight is confirmed on its day`() throws {
        let next = try forecastOfEarlier()
        try edit(next, next.with("STATUS", "CONFIRMED"))
        let today = next.start
        let running = try #require(try shown(next.name))
        #expect(!running.isForecast && running.start == today)
        #expect(running.tag != next.tag)
    }

    @Test func `a forecast fetched before midnight is stretched on its day`() throws {
        let next = try forecastOfEarlier()
        let longer = "\(try #require(Int(next("DTEND"))) + 2)"
        try desk.restartServer()
        try edit(next, next.moved(to: next.start, longer))
        #expect(try shown(next.name)?.isForecast == false)
        #expect(try shown(next.name)?.start == next.start)
    }

    @Test func `a forecast fetched before midnight is deleted on its day`() throws {
        let next = try forecastOfEarlier()
        try desk.addPassword("tablet")
        _ = try desk.resources("tablet")
        try desk.delete(next.name, tag: next.tag)
        let after = try #require(try shown(next.name))
        #expect(after.isForecast && after.start > next.start)
        #expect(try desk.entries == 2)
    }

    @Test func `what was logged since is a reason to refuse a tag of yesterday`() throws {
        let next = try forecastOfEarlier()
        // On the day after the promised one the entry is another.
        desk.now += 86_400
        try desk.tool.run("log 2026-11-10 --note tired")
        let edited = next.with("STATUS", "CONFIRMED")
        #expect(failure { try desk.put(edited, as: next.name, tag: next.tag) } == .conditionFailed)
        #expect(failure { try desk.delete(next.name, tag: next.tag) } == .conditionFailed)
        #expect(try shown(next.name)?.isForecast == true)
    }

    @Test func `no other tag and no tag of before an edit is good for it`() throws {
        let next = try forecastOfEarlier()
        let edited = next.with("STATUS", "CONFIRMED")
        let mark = try #require(next.tag.split(separator: ".").last)
        for tag in [String(mark), "x.\(mark)x", next.tag + "-1", "", "."] {
            #expect(failure { try desk.put(edited, as: next.name, tag: tag) } == .conditionFailed)
        }
        let refused = next.moved(to: "20261220", "20261225")
        let refusal = failure { try desk.put(refused, as: next.name, tag: next.tag) }
        #expect(refusal?.told.hasPrefix("403") == true)
        #expect(failure { try desk.put(edited, as: next.name, tag: next.tag) } == .conditionFailed)
    }

    @Test func `a forecast of tomorrow that is confirmed began today where that may be`() throws {
        let next = try forecast()
        desk.now += 86_400
        let fetched = try #require(try shown(next.name))
        try #require(fetched.isForecast && fetched.start == "20261122")
        try edit(fetched, fetched.with("STATUS", "CONFIRMED"))
        let running = try #require(try shown(next.name))
        #expect(!running.isForecast && running.start == "20261121")
        let log = try desk.tool.run("export --format log", today: "2027-01-01").text
        #expect(log.contains("2026-11-21") && !log.contains("2026-11-22"))
    }

    // MARK: Forecasts whose day has come

    @Test func `a forecast deleted after its start means not yet`() throws {
        let next = try forecast()
        desk.now += 5 * 86_400
        try desk.delete(next.name)
        let log = try desk.tool.run("export --format log", today: "2026-11-25").text
        #expect(log.contains("2026-11-22,none") && log.contains("2026-11-25,none"))
        let after = try #require(try shown(next.name))
        #expect(after.isForecast && after.start > "20261125")
    }

    @Test
    func `a forecast moved within the future is refused with a sentence, and to be fetched again`()
        throws
    {
        let next = try forecast()
        let token = try desk.token()
        let before = try desk.entries
        let refusal = failure {
            try desk.put(next.moved(to: "20261202", "20261207"), as: next.name, tag: next.tag)
        }
        #expect(
            refusal?.told
                == "403 Nothing was changed: the future can't be logged; the forecast stays.")
        guard case .refused(let error) = refusal else { return }
        #expect(error.condition?.name == .dav("need-privileges"))
        #expect(try desk.entries == before)
        let changes = try #require(try desk.changes(since: token))
        #expect(changes.changed.map(Shown.init).map(\.content) == [next.content])
        expectShownAnew(next, in: changes)
    }

    @Test func `a refusal is in the language of the calendar`() throws {
        try desk.addPassword("other", contents: CalendarOptions().description + "\nlanguage en-XA")
        let next = try #require(
            try desk.resources("other").first { $0.isForecast && $0("X-EVE-KIND") == "period" })
        let refusal = failure {
            try desk.put(
                next.moved(to: "20270102", "20270107"), as: next.name, tag: next.tag, "other")
        }
        #expect(refusal?.told.hasPrefix("403 [Ñóţĥïñĝ ŵàš çĥàñĝéð: [ţĥé ƒûţûŕé") == true)
    }

    @Test func `what libical reads differently is refused with its property and line`() throws {
        let before = try desk.entries
        let lines = october.text.split(separator: "\r\n", omittingEmptySubsequences: false)
        let line = try #require(lines.firstIndex { $0.hasPrefix("DTEND") }) + 1
        let edited = october.moved(to: october.start, "20261029T230000")
        let sentence =
            "in line \(line), DTEND can be read in two ways, and libical reads something else"
        for name in [october.name, "copy.ics"] {
            let tag = name == october.name ? october.tag : nil
            let refusal = failure { try desk.put(edited, as: name, tag: tag) }
            #expect(refusal?.told == "403 Nothing was changed: \(sentence).")
        }
        #expect(try desk.entries == before)
    }

    @Test func `a forecast deleted in the future is hidden until its dates change`() throws {
        let next = try forecast()
        let (token, before) = (try desk.token(), try desk.entries)
        try desk.delete(next.name, tag: next.tag)
        #expect(try shown(next.name) == nil)
        #expect(try desk.entries == before)
        #expect(try desk.changes(since: token)?.removed == [next.name])
        try desk.restartServer()
        #expect(try shown(next.name) == nil)
        #expect(failure { try desk.delete(next.name) } == .notFound)
        let hidden = try desk.token()
        let undo = try desk.tool.run("undo")
        #expect(undo.code == 1)
        #expect(undo.error.contains("\nuse 'eve-ics unhide'; "), "\(undo.error)")
        try desk.tool.run("log 2026-10-24")
        #expect(try shown(next.name) != nil)
        #expect(try desk.changes(since: hidden)?.changed.map(\.name).contains(next.name) == true)
        try desk.tool.run("undo")
        #expect(try shown(next.name) == nil)
        let person = try #require(try desk.store.people().first)
        let last = try desk.token()
        try desk.store.unhideAll(of: person.id, at: desk.now)
        #expect(try desk.changes(since: last)?.changed.map(\.name) == [next.name])
    }

    // MARK: Other events

    @Test func `an ovulation moved into the past was observed, a fertile window stays`() throws {
        let ovulation = try forecast("Ovulation (expected)")
        try edit(ovulation, ovulation.moved(to: "20261109", "20261110"))
        #expect(try desk.tool.run("explain 2026-11-09").text.lowercased().contains("ovulation"))
        var window = try forecast("Fertile window")
        let refusal = failure {
            try desk.put(window.moved(to: "20261201", "20261205"), as: window.name, tag: window.tag)
        }
        #expect(refusal?.told.contains("follows from the forecast") == true)
        window = try #require(try shown(window.name))
        try desk.delete(window.name, tag: window.tag)
        #expect(try shown(window.name) == nil)
    }

    @Test(arguments: [true, false])
    func `a dose deleted or cancelled in the past was skipped, one to come stays`(
        deletes: Bool
    ) throws {
        try desk.tool.run("contraception add pill 21+7 --start 2026-11-01")
        let pills = try desk.resources().filter { $0("X-EVE-KIND") == "pill" }
        let past = try #require(pills.first { $0.start == "20261119" })
        if deletes {
            try desk.delete(past.name, tag: past.tag)
        } else {
            try edit(past, past.with("STATUS", "CANCELLED"))
        }
        #expect(try desk.tool.run("export --format log").text.contains("skipped"))
        let coming = try #require(pills.first { $0.start > "20261120" })
        let token = try desk.token()
        let refusal = failure { try desk.delete(coming.name, tag: coming.tag) }
        #expect(refusal?.told.contains("a dose that is still to come stays") == true)
        expectShownAnew(coming, in: try #require(try desk.changes(since: token)))
    }

    @Test func `an alarm that is changed changes the reminder of its kind`() throws {
        let window = try forecast("Fertile window")
        let trigger = window("TRIGGER")
        try #require(!trigger.isEmpty)
        try edit(window, window.text.replacing("TRIGGER:\(trigger)", with: "TRIGGER:PT7H"))
        let others = try desk.events("Fertile window").filter(\.isForecast)
        #expect(others.count >= 3 && others.allSatisfy { $0("TRIGGER") == "PT7H" })
    }

    @Test func `lines added to the description are a note on its first day, and only once`() throws
    {
        let text = october.with(
            "DESCRIPTION", "\\n" + october("DESCRIPTION") + "\\nStrong cramps at night")
        let longer = text.replacing("\r\n ", with: "")
        try edit(october, longer)
        #expect(try desk.tool.run("export --format log").text.contains("Strong cramps at night"))
        let entries = try desk.entries
        let again = try #require(try shown(october.name))
        #expect(again.content == october.content && again.tag != october.tag)
        try desk.put(longer, as: again.name, tag: again.tag)
        #expect(try desk.entries == entries)
    }

    @Test func `a title or a colour means nothing, and ours comes back with the next sync`() throws
    {
        let (token, entries) = (try desk.token(), try desk.entries)
        try edit(october, october.with("SUMMARY", "Red week"))
        #expect(try desk.entries == entries)
        let changes = try #require(try desk.changes(since: token))
        #expect(changes.changed.map(Shown.init).map(\.content) == [october.content])
        expectShownAnew(october, in: changes)
    }

    /// A program that looks at contents alone, and not at tags, finds ours to be another one as well.
    private func expectShownAnew(_ event: Shown, in changes: CalendarChanges) {
        let now = changes.changed.first { $0.name == event.name }.map(Shown.init)
        #expect(now?.tag != event.tag)
        #expect((event("SEQUENCE"), now?("SEQUENCE")) == ("0", "1"))
    }

    @Test func `what was edited and then deleted is there for nobody`() throws {
        let august = try #require(try desk.events("Period").first { !$0.isForecast })
        try desk.put(august.moved(to: "20260901", "20260904"), as: august.name, tag: august.tag)
        let edited = try #require(try shown(august.name))
        try desk.delete(august.name, tag: edited.tag)
        #expect(try shown(august.name) == nil)
    }

    // MARK: New events

    @Test func `a new event called a period is logged, and shown as ours`() throws {
        let token = try desk.token()
        let text = Desk.event("Period", "20261117", "20261120")
        let outcome = try desk.put(text, as: "made.ics", isNew: true)
        #expect(outcome == PutOutcome(isNew: true, tag: nil))
        #expect(try desk.history.contains("2026-11-17"))
        let changes = try #require(try desk.changes(since: token))
        #expect(changes.removed.contains("made.ics"))
        #expect(changes.changed.contains { Shown($0).start == "20261117" })
        let entries = try desk.entries
        try desk.put(text, as: "made.ics", isNew: true)
        #expect(try desk.entries == entries)
    }

    @Test func `who put what is shown as ours may fetch it for a minute under its name`() throws {
        try desk.addPassword("tablet")
        let text = Desk.event("Period", "20261117", "20261120")
        try desk.put(text, as: "made.ics", isNew: true)
        let made = try #require(try shown("made.ics"))
        #expect(made.resource.bytes == Array(text.utf8))
        #expect(!made.tag.isEmpty)
        #expect(try !desk.resources().contains { $0.name == "made.ics" })
        #expect(
            try desk.account("tablet").resources(of: "cycle", named: ["made.ics"]).isEmpty)
        desk.now += 61
        #expect(try shown("made.ics") == nil)
    }

    @Test func `anything else is kept byte for byte beside ours`() throws {
        let entries = try desk.entries
        for (title, name) in [("Dentist", "dentist.ics"), ("Period", "a b&c")] {
            let text = Desk.event(
                title, "20261201", "20261202", uid: title, "X-ODD;P=\"a:b\":\\q\r\n")
            let outcome = try desk.put(text, as: name, isNew: true)
            let kept = try #require(try shown(name))
            #expect(kept.text == text && kept.tag == outcome.tag && outcome.isNew)
            let token = try desk.token()
            let changed = text.replacing("20261202", with: "20261203")
            let second = try desk.put(changed, as: name, tag: kept.tag)
            #expect(try shown(name)?.text == changed && !second.isNew)
            #expect(try desk.changes(since: token)?.changed.map(\.name) == [name])
            #expect(failure { try desk.put(text, as: name, tag: kept.tag) } == .conditionFailed)
        }
        #expect(try desk.entries == entries)
        let kept = try #require(try shown("dentist.ics"))
        let token = try desk.token()
        #expect(failure { try desk.delete(kept.name, tag: "other") } == .conditionFailed)
        try desk.delete(kept.name, tag: kept.tag)
        #expect(try shown(kept.name) == nil)
        #expect(try desk.changes(since: token)?.removed == ["dentist.ics"])
    }

    @Test func `a planned period that is moved into the past is logged then`() throws {
        let plan = Desk.event("Period", "20261201", "20261204")
        let outcome = try desk.put(plan, as: "plan.ics", isNew: true)
        let past = Desk.event("Period", "20261118", "20261120")
        #expect(try desk.put(past, as: "plan.ics", tag: outcome.tag).tag == nil)
        #expect(try desk.history.contains("2026-11-18"))
        #expect(try !desk.resources().contains { $0.name == "plan.ics" })
    }

    // MARK: Names and UIDs

    @Test func `a UID has one name, and a name one UID`() throws {
        #expect(
            failure { try desk.put(october.text, as: "other.ics", isNew: true) }
                == .uidTaken(by: october.name))
        #expect(
            failure {
                try desk.put(
                    Desk.event("Dentist", "20261201", "20261202"), as: october.name,
                    tag: october.tag)
            } == .uidTaken(by: october.name))
        try desk.put(Desk.event("Dentist", "20261201", "20261202"), as: "a.ics")
        #expect(
            failure { try desk.put(Desk.event("Dentist", "20261201", "20261202"), as: "b.ics") }
                == .uidTaken(by: "a.ics"))
        #expect(
            failure {
                try desk.put(Desk.event("Dentist", "20261201", "20261202", uid: "2"), as: "a.ics")
            } == .uidTaken(by: "a.ics"))
    }

    @Test func `what does not hold is not done`() throws {
        let entries = try desk.entries
        let moved = october.moved(to: "20261024", "20261029")
        #expect(failure { try desk.put(moved, as: october.name, tag: "x") } == .conditionFailed)
        #expect(failure { try desk.put(moved, as: october.name, isNew: true) } == .conditionFailed)
        #expect(failure { try desk.delete(october.name, tag: "x") } == .conditionFailed)
        #expect(failure { try desk.delete("nothing.ics") } == .notFound)
        #expect(try desk.entries == entries)
    }
}
