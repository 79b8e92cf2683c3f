import Foundation
import RunningTool
import SQLStore
import SQLiteStore
import Store
import Testing

/// `erase` and `person erase` leave nothing behind.
@Suite struct ErasureTests {
    /// Every byte of the store and of the files that SQLite puts beside it.
    private func holds(_ text: String, _ tool: Tool) throws -> Bool {
        try tool.allNames.filter { $0.hasPrefix("eve.db") }.contains {
            try tool.data($0).range(of: Data(text.utf8)) != nil
        }
    }

    private func tool() throws -> Tool {
        let tool = try Tool()
        try tool.run(
            "log 2026-08-29..2026-09-02 --flow medium --note 'old-walnut' --symptom old-thistle")
        try tool.run("log 2026-09-27..2026-10-01 --flow light --note 'old-hazel'")
        try tool.run("log 2026-10-25..2026-10-29 --flow heavy --note 'new-willow'")
        try tool.run("export -o year.ics")
        try tool.run("undo")
        try tool.run("log 2026-10-25..2026-10-29 --flow heavy --note 'new-willow'")
        return tool
    }

    @Test func `erasing what was before a day leaves no trace of it and keeps the rest`() throws {
        let tool = try tool()
        let erased = [
            "old-walnut", "old-thistle", "old-hazel", "2026-08-29", "2026-09-02", "2026-09-30",
            "2026-10-01",
        ]
        let uids = try tool.export().uids
        for word in erased { #expect(try holds(word, tool), "\(word)") }
        try tool.expect(
            """
            $ eve-ics erase --before 2026-10-10
            ! erase: nothing was changed, because there is no terminal to ask on
            ! add --yes to go on without being asked
            [exit 1]
            $ eve-ics erase --before 2026-10-10 --yes
            Erased. Backups and calendars from before still have those days.
            $ eve-ics history
            Period     Days  Cycle
            25–29 Oct  5     running

            No whole cycle is logged yet.
            $ eve-ics erase --before 2026-10-10 --yes
            Nothing was recorded then, so nothing was erased.
            """)
        for word in erased { #expect(try !holds(word, tool), "\(word)") }
        #expect(try holds("new-willow", tool))
        // What is left keeps its names.
        #expect(try uids.isSuperset(of: tool.export().uids))
        let journal = try tool.run("history --journal").text
        #expect(!journal.contains("Aug") && !journal.contains("Sep"))
        #expect(journal.contains("older entries erased"))
    }

    @Test(arguments: ["--all", "--before 2026-11-20"])
    func `after everything was erased a log can be imported`(_ what: String) throws {
        let tool = try tool()
        try tool.run("erase \(what) --yes")
        try tool.write("2026-10-25..2026-10-29\n", to: "my.log")
        let run = try tool.run("import my.log --yes")
        #expect(run.error == "")
        #expect(run.text.hasPrefix("Imported 5 days, 25–29 Oct: 5 period days.\n"))
    }

    @Test func `erasing all leaves an empty log and none of its bytes`() throws {
        let tool = try tool()
        let erased = [
            "old-walnut", "old-hazel", "new-willow", "2026-08-29", "2026-10-27", "past 6",
        ]
        for word in erased { #expect(try holds(word, tool), "\(word)") }
        try tool.expect(
            """
            $ eve-ics erase --all --yes
            Erased. Backups and calendars from before still have those days.
            $ eve-ics history
            […]
            $ eve-ics history --journal
            The journal is empty.
            $ eve-ics erase --all --yes
            Nothing was recorded then, so nothing was erased.
            """)
        for word in erased { #expect(try !holds(word, tool), "\(word)") }
    }

    @Test func `erasing one person leaves the other untouched`() throws {
        let tool = try tool()
        try tool.run("person add Mia")
        try tool.run("log 2026-11-18 --note 'mias-juniper' --person Mia")
        let ada = try tool.run("export --format log")
        #expect(try holds("mias-juniper", tool))
        #expect(try tool.run("person erase Mia --yes").code == 0)
        #expect(try !holds("mias-juniper", tool))
        #expect(try !holds("Mia", tool))
        #expect(try tool.run("export --format log") == ada)
        try tool.run("person add Mia")
        try tool.run("log 2026-11-18 --note 'mias-juniper' --person Mia")
        #expect(try tool.run("erase --all --yes --person Mia").code == 0)
        #expect(try !holds("mias-juniper", tool))
        #expect(try tool.run("export --format log") == ada)
    }

    @Test func `a store that a restore has put aside is named`() throws {
        let tool = try tool()
        try tool.run("backup copy.db")
        try tool.run("restore copy.db --yes")
        try tool.expect(
            """
            $ eve-ics erase --all --yes
            Erased. Backups and calendars from before still have those days.
            The store that a restore put aside still has them, too: /home/eve.db.before-restore.
            """)
    }

    @Test func `what was forgotten is in no later change that was taken back`() throws {
        let tool = try Tool()
        try tool.run("log 2026-11-10 --note 'old-rowan'")
        try tool.run("log 2026-11-10 --temperature 36.55")
        try tool.run("undo")
        #expect(try tool.run("undo --forget --yes").code == 0)
        #expect(try !holds("old-rowan", tool))
        try tool.run("mode break --reason old-alder --date 2026-11-05")
        try tool.run("mode perimenopause")
        try tool.run("undo")
        #expect(try holds("old-alder", tool))
        #expect(try tool.run("undo --forget --yes").code == 0)
        #expect(try !holds("old-alder", tool))
        #expect(try tool.run("redo").code == 1)
    }

    @Test func `a calendar that was exported before what is forgotten is still understood`() throws
    {
        let tool = try Tool()
        try tool.run(
            "log 2026-03-01..2026-03-05 2026-03-29..2026-04-02 2026-04-26..2026-04-30 "
                + "2026-05-24..2026-05-28 2026-06-21..2026-06-25")
        try tool.run("export -o july.ics --today 2026-07-01")
        try tool.run("log 2026-07-02 --note forgotten --today 2026-07-02")
        #expect(try tool.run("undo --forget --yes --today 2026-07-02").code == 0)
        try tool.run("export -o later.ics --today 2026-07-29")
        let returned = try tool.run("import july.ics --dry-run --today 2026-08-20").text
        #expect(returned.contains("Nothing new"), "\(returned)")
    }

    @Test func `a span is erased as it was typed`() throws {
        let tool = try Tool()
        try tool.run("log 2026-10-01..2026-10-05")
        try tool.run("contraception add pill --start 2026-12-01")
        try tool.expect(
            """
            $ eve-ics erase 2026-10-05..2026-10-01 --yes
            ! 2026-10-05..2026-10-01: the range ends before it starts; write the earlier date first
            [exit 1]
            """)
        try tool.run("log today --note 'old-cherry'")
        #expect(try tool.run("erase today --yes").code == 0)
        #expect(try !holds("old-cherry", tool))
        // What is planned for later is not of today.
        #expect(try tool.run("contraception list").text.contains("1 Dec"))
        #expect(try tool.run("history").text.contains("1–5 Oct"))
    }

    @Test func `a pregnancy that ended on erased days does not go on`() throws {
        let tool = try Tool()
        try tool.run("log 2026-01-01..2026-01-05")
        try tool.run("mode pregnancy --due 2026-10-08 --date 2026-01-12")
        try tool.run("mode cycling --date 2026-09-05")
        #expect(try tool.run("erase --since 2026-09-01 --yes").code == 0)
        #expect(try !tool.run("status").text.contains("Pregnant"))
    }

    /// Calendars of hers, and events beside the computed one, as a program puts them there.
    private func fillCalendars(_ tool: Tool) throws {
        let store = try SQLiteStore.open(tool.folder.appending(path: "eve.db").path)
        let person = try #require(try store.people().first)
        let own = try store.addCalendar(
            named: "work", for: person.id, components: ["VEVENT"], properties: [])
        let cycle = try store.cycleCalendar(of: person.id)
        for (name, calendar, lines) in [
            ("own-oak", own.id, "DTSTART:20260901T100000Z"),
            ("past-ash", cycle.id, "DTSTART;VALUE=DATE:20261008\r\nDTEND;VALUE=DATE:20261010"),
            ("new-elm", cycle.id, "DTSTART:20261010T100000\r\nDTEND:20261010T110000"),
            ("each-fir", cycle.id, "DTSTART;VALUE=DATE:20261008\r\nRRULE:FREQ=DAILY"),
        ] {
            let text = """
                BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:x\r\nBEGIN:VEVENT\r\nUID:\(name)\r\n\
                DTSTAMP:20261001T000000Z\r\n\(lines)\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n
                """
            let object = StoredObject(
                name: "\(name).ics", uid: name, data: Array(text.utf8), tag: name, modified: 1)
            #expect(try store.put(object, in: calendar) { _ in true } == .created)
        }
        let moment = CycleMoment(
            entry: try store.lastEntryNumber(of: person.id),
            revision: try store.cycleCalendar(of: person.id).revision)
        try store.append(
            [], for: person.id,
            changing: [
                .hide(uid: "hidden-yew", hash: Array("hash-of-yew".utf8), at: 1),
                .noteDeletion(uid: "gone-box", at: 1),
            ], expecting: moment)
    }

    @Test func `what programs put beside the cycle goes with the days it tells of`() throws {
        let tool = try tool()
        try fillCalendars(tool)
        let erased = ["past-ash", "hidden-yew", "hash-of-yew", "gone-box"]
        for word in erased { #expect(try holds(word, tool), "\(word)") }
        try tool.expect(
            """
            $ eve-ics erase --before 2026-10-10 --yes
            Erased, with 1 entry beside the cycle. Backups and calendars from before still have those days.
            Other calendars kept here do not change.
            $ eve-ics erase --before 2026-10-10 --yes
            Nothing was recorded then, so nothing was erased.
            """)
        for word in erased { #expect(try !holds(word, tool), "\(word)") }
        for word in ["own-oak", "new-elm", "each-fir"] { #expect(try holds(word, tool), "\(word)") }
        try tool.expect(
            """
            $ eve-ics erase --all --yes
            Erased, with 1 calendar that was kept here. Backups and calendars from before still have those days.
            """)
        for word in ["own-oak", "new-elm", "each-fir", "work"] {
            #expect(try !holds(word, tool), "\(word)")
        }
    }

    @Test func `calendars can be erased where nothing is logged`() throws {
        let tool = try Tool()
        try tool.run("person add me")
        try fillCalendars(tool)
        #expect(try tool.run("erase --all --yes").text.hasPrefix("Erased, with 1 calendar"))
        #expect(try !holds("own-oak", tool))
    }

    @Test func `ended phases, contraception and old settings go, and undo brings none back`() throws
    {
        let tool = try tool()
        for line in [
            "contraception add patch --start 2026-02-03", "contraception end --date 2026-03-04",
            "mode break --date 2026-04-05 --reason old-larch", "mode cycling --date 2026-05-06",
            "settings calendar-name old-rowan", "settings calendar-name new-rowan",
        ] { #expect(try tool.run(line).code == 0, "\(line)") }
        let erased = [
            "2026-02-03", "2026-03-04", "2026-04-05", "2026-05-06", "old-larch", "old-rowan",
            "old-hazel",
        ]
        for word in erased { #expect(try holds(word, tool), "\(word)") }
        try tool.run("erase --before 2026-10-10 --yes")
        for word in erased { #expect(try !holds(word, tool), "\(word)") }
        #expect(try holds("new-rowan", tool))
        let undo = try tool.run("undo")
        #expect(undo.code == 1 && undo.error.contains("made by 'eve-ics erase'"))
        #expect(try tool.run("redo").code == 1)
        try tool.run("log 2026-11-19 --mood calm")
        #expect(try tool.run("undo").code == 0)
        #expect(try tool.run("undo").code == 1)
        #expect(try tool.run("settings calendar-name").text.contains("new-rowan"))
    }

    @Test func `a stretch of days is erased, and the days around it stay`() throws {
        let tool = try tool()
        let uids = try tool.export().uids
        try tool.expect(
            """
            $ eve-ics erase 2026-09-01..2026-10-05 --before 2026-10-10
            ! erase: give either days, --before DATE, --since DATE or --all
            [exit 2]
            $ eve-ics erase 2026-09-01..2026-10-05 --yes
            Erased. Backups and calendars from before still have those days.
            $ eve-ics history
            Period     Days  Cycle
            29–31 Aug  3     57 days  probably two cycles; a period around 27 Sep may be missing
            25–29 Oct  5     running

            No whole cycle is logged yet.
            If a period is missing in the cycle from 29 Aug, run 'eve-ics cycle 2026-08-29 missing'.
            If the cycle from 29 Aug really was one long cycle, run 'eve-ics cycle 2026-08-29 long'.
            To leave it out, run 'eve-ics cycle 2026-08-29 ignore'.
            """)
        for word in ["2026-09-02", "2026-09-30", "old-hazel"] {
            #expect(try !holds(word, tool), "\(word)")
        }
        #expect(try holds("old-walnut", tool) && holds("new-willow", tool))
        #expect(try uids.isSuperset(of: tool.export().uids))
        try tool.run("erase --since 2026-10-27 --yes")
        #expect(try tool.run("history").text.contains("25–26 Oct"))
        #expect(try !holds("2026-10-28", tool))
    }

    @Test func `a change is taken back and erased at once, and others before it after that`() throws
    {
        let tool = try Tool()
        try tool.run("log 2026-10-25..2026-10-29 --flow heavy")
        try tool.run("log 2026-11-18 --note 'old-juniper'")
        try tool.run("log 2026-11-19 --note 'old-cypress'")
        try tool.run("undo")
        try tool.run("log 2026-11-19 --note 'new-poplar'")
        #expect(try holds("old-cypress", tool))
        try tool.expect(
            """
            $ eve-ics undo --forget 3
            ! undo: nothing was changed, because there is no terminal to ask on
            ! add --yes to go on without being asked
            [exit 1]
            """)
        #expect(
            try tool.run("undo 3 --forget --dry-run").text.hasPrefix(
                "Would take back and erase entry 3. It recorded: note (19 Nov).\n")
        )
        #expect(try holds("old-cypress", tool))
        #expect(
            try tool.run("undo 3 --forget --yes").text.hasPrefix("Took back and erased entry 3."))
        #expect(try !holds("old-cypress", tool))
        #expect(try holds("new-poplar", tool))
        #expect(try tool.run("undo 2 --forget --yes").code == 0)
        #expect(try !holds("old-juniper", tool) && holds("new-poplar", tool))
        #expect(try tool.run("undo --forget --yes").code == 0)
        #expect(try !holds("new-poplar", tool))
        #expect(try tool.run("history").text.contains("25–29 Oct"))
        #expect(try tool.run("redo").code == 1)
    }
}
