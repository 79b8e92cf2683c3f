import CivilDate
import CycleModel
import CyclePipeline
import HTTPServer
import Testing

/// The forms of the page with all cycles and changes, by requests.
@Suite struct HistoryFormTests {
    private static func day(_ text: String) throws -> Day { try #require(Day(text)) }

    /// Periods from 1 October and from 29 October, looked at on 20 November.
    private func door() throws -> WebDoor {
        let door = try WebDoor()
        try door.recordPeriod("2026-10-01", "2026-10-02", "2026-10-03", "2026-10-04")
        try door.recordPeriod("2026-10-29", "2026-10-30", "2026-10-31", "2026-11-01")
        return door
    }

    // MARK: A period

    @Test func `a period that is moved across another one leaves that one alone`() throws {
        let door = try door()
        let answer = door.post(
            "/history/2026-10-01",
            [
                "action": "dates", "entry": "2", "first": "2026-11-10", "last": "2026-11-12",
            ])
        #expect(answer.status == 303)
        #expect(
            try door.state.cycles.map(\.period) == [
                try Self.day("2026-10-29")...(try Self.day("2026-11-01")),
                try Self.day("2026-11-10")...(try Self.day("2026-11-12")),
            ])
    }

    @Test func `dates older than what is kept are refused beside their field`() throws {
        let door = try door()
        try door.record(.setting(key: "keep", value: "6 months"))
        let answer = door.post(
            "/history/2026-10-01",
            ["action": "dates", "entry": "3", "first": "2026-01-10", "last": "2026-01-12"])
        #expect(answer.status == 422)
        #expect(answer.text.contains("10 Jan is older than what you keep, the last 6 months."))
        #expect(answer.text.contains("value=\"2026-01-10\""))
        #expect(try door.entries == 3)
    }

    @Test(arguments: ["missing", "long", "ignore", "start", "between", "clear"])
    func `an answer about a period that was removed meanwhile is given to no other`(
        _ answer: String
    ) throws {
        let door = try door()
        let first = try Self.day("2026-10-01")
        var answers = IntervalAnswers()
        answers[first] = .reallyThatLong
        try door.record(.answers(answers))
        let gone = (0..<4).map { DayLog.Entry(day: first + 28 + $0, record: DayRecord()) }
        try door.record(.days(gone))
        let before = try door.state.circumstances.answers
        let sent = door.post(
            "/history/2026-10-29", ["action": "answer", "entry": "3", "answer": answer])
        #expect(sent.status == 303)
        #expect(try door.state.circumstances.answers == before)
        #expect(try door.entries == 4)
        #expect(door.get("/history").text.contains("That can&#39;t be said of this cycle."))
    }

    @Test func `an answer about a cycle is recorded and taken back`() throws {
        let door = try door()
        let path = "/history/2026-10-01"
        #expect(door.post(path, ["action": "answer", "answer": "ignore"]).status == 303)
        let first = try Self.day("2026-10-01")
        #expect(try door.state.circumstances.answers[first] == .ignored)
        #expect(door.post(path, ["action": "answer", "answer": "clear"]).status == 303)
        #expect(try door.state.circumstances.answers[first] == nil)
    }

    // MARK: Undo and redo

    @Test func `a change that a later one rests on is refused with a sentence, at once`() throws {
        let door = try door()
        try door.recordPeriod("2026-10-29")
        // The page is kept as it is now, and the refusal changes nothing that would end that.
        #expect(!door.get("/history").text.contains("Take these back first"))
        let answer = door.post("/history", ["action": "undo", "change": "2", "entry": "3"])
        #expect(answer.status == 303)
        #expect(door.get("/calendar").text.contains("Take these back first: 3."))
        #expect(!door.get("/history").text.contains("Take these back first"))
        #expect(try door.entries == 3)
    }

    @Test func `a step after which less is kept is refused, with the command that asks`() throws {
        let door = try WebDoor()
        try door.record(.setting(key: "keep", value: "2 years"))
        try door.record(.setting(key: "keep", value: nil))
        try door.recordPeriod("2019-05-01", "2026-10-01")
        let answer = door.post("/history", ["action": "undo", "change": "2", "entry": "3"])
        #expect(answer.status == 303)
        #expect(try door.entries == 3)
        #expect(try door.state.settings.kept == nil)
        let told = door.get("/history").text
        #expect(told.contains("only the last 2 years would be kept"))
        #expect(told.contains("&#39;eve-ics undo 2&#39;"))
    }

    @Test func `a step after which more is kept is made`() throws {
        let door = try WebDoor()
        try door.record(.setting(key: "keep", value: "2 years"))
        let undo = door.post("/history", ["action": "undo", "change": "1", "entry": "1"])
        #expect(undo.status == 303)
        #expect(try door.state.settings.kept == nil)
        // Made again, less is kept.
        _ = door.post("/history", ["action": "redo", "change": "2", "entry": "2"])
        #expect(try door.state.settings.kept == nil)
        #expect(door.get("/history").text.contains("&#39;eve-ics redo&#39;"))
    }

    @Test func `a form sent twice makes one change again, not the one before it, too`() throws {
        let door = try door()
        for change in ["2", "1"] {
            #expect(door.post("/history", ["action": "undo", "change": change]).status == 303)
        }
        #expect(try door.state.log.isEmpty)
        #expect(door.get("/history").text.contains("name=\"change\" value=\"4\""))
        for _ in 0..<2 {
            let redo = door.post("/history", ["action": "redo", "change": "4", "entry": "4"])
            #expect(redo.status == 303)
        }
        #expect(try door.entries == 5)
        #expect(try door.state.cycles.map(\.start) == [try Self.day("2026-10-01")])
    }

    /// As an import of years comes: one entry of more than thirty days.
    private func importedDoor(today: String = "2026-11-20") throws -> WebDoor {
        let door = try WebDoor(today: today)
        let first = try Self.day("2025-01-01")
        try door.record(
            .days(
                (0..<31).map { DayLog.Entry(day: first + 7 * $0, record: DayRecord(flow: .medium)) }
            ))
        return door
    }

    @Test func `more than thirty days are taken back and made again only with a yes`() throws {
        let door = try importedDoor()
        for (action, change, entries) in [("undo", "1", 1), ("redo", "2", 2)] {
            let form = [
                ("action", action), ("change", change), ("entry", change), ("back", "/"),
            ]
            let question = door.post("/history", pairs: form)
            #expect(question.status == 200)
            #expect(question.text.contains("name=\"sure\" value=\"yes\""))
            #expect(question.text.contains("name=\"back\" value=\"/\""))
            #expect(try door.entries == entries)
            let answer = door.post("/history", pairs: form + [("sure", "yes")])
            #expect(answer.status == 303)
            #expect(try door.entries == entries + 1)
            #expect(try door.state.log.isEmpty == (action == "undo"))
        }
    }

    @Test func `redo and the history are on Today, also when nothing is logged any more`() throws {
        let door = try WebDoor()
        try door.recordPeriod("2026-11-18")
        #expect(!door.get("/").text.contains("value=\"redo\""))
        _ = door.post("/history", ["action": "undo", "change": "1", "entry": "1", "back": "/"])
        #expect(try door.state.log.isEmpty)
        for path in ["/", "/log/2026-11-20"] {
            #expect(door.get(path).text.contains("name=\"action\" value=\"redo\""))
        }
        #expect(door.get("/").text.contains("href=\"/history\""))
        let redo = door.post(
            "/history", ["action": "redo", "change": "2", "entry": "2", "back": "/"])
        #expect(redo.status == 303)
        #expect(try door.state.log.entries.count == 1)
    }

    @Test func `an import is the last entry on its own day alone`() throws {
        #expect(try importedDoor().get("/").text.contains("value=\"undo\""))
        let door = try importedDoor(today: "2026-11-21")
        #expect(!door.get("/").text.contains("value=\"undo\""))
        #expect(door.get("/history").text.contains("value=\"undo\""))
    }
}
