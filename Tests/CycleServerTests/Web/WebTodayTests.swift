import CivilDate
import CycleModel
import CyclePipeline
import HTTPServer
import Testing

/// Today and the history, by requests.
@Suite struct WebTodayTests {
    /// Three periods of five days, the last from the first of `starts`.
    private func door(today: String, starts: [String]) throws -> WebDoor {
        let door = try WebDoor(today: today)
        let days = starts.compactMap { Day($0) }.flatMap { start in (0..<5).map { start + $0 } }
        try door.record(
            .days(
                days.sorted().map { DayLog.Entry(day: $0, record: DayRecord(flow: .medium)) }))
        return door
    }

    private let starts = ["2026-08-19", "2026-09-16", "2026-10-14"]

    @Test(arguments: [
        ("2026-10-25", "Next period in about 17 days"), ("2026-11-08", "in about 3 days<"),
        ("2026-11-09", "Any day now<"), ("2026-11-14", "Any day now<"),
        ("2026-11-15", "Not here yet<"), ("2026-11-20", "Not here yet<"),
        ("2026-11-21", "is 1 day late"), ("2026-11-23", "is 3 days late"),
    ])
    func `the largest text counts the days`(_ today: String, _ text: String) throws {
        let page = try door(today: today, starts: starts).get("/")
        #expect(page.status == 200)
        #expect(page.text.contains(text))
    }

    @Test func `a time without logging is not called a cycle`() throws {
        let page = try door(today: "2026-10-25", starts: ["2025-01-05", "2026-09-28"]).get("/").text
        #expect(page.contains("5–9 Jan 2025; then nothing for 631 days"))
        #expect(!page.contains(": 631 days"))
    }

    @Test func `an empty log says so and leads to a first entry`() throws {
        let page = try WebDoor().get("/").text
        #expect(page.contains("No period is logged yet"))
        #expect(page.contains("href=\"/log/2026-11-20\""))
    }

    @Test func `an answer is written once and asked no more`() throws {
        let door = try door(today: "2026-11-13", starts: starts)
        #expect(door.get("/").text.contains("Did your period start?"))
        let form: KeyValuePairs<String, String> = [
            "action": "started", "answer": "yes", "day": "2026-11-13",
        ]
        #expect(door.post("/", form).status == 303)
        #expect(door.post("/", form).status == 303)
        #expect(try door.entries == 2)
        #expect(try door.state.log[Day("2026-11-13") ?? Day(number: 0)].isPeriodDay)
        #expect(!door.get("/").text.contains("Did your period start?"))
    }

    @Test(
        arguments: [
            ["action": "started", "answer": "perhaps", "day": "2026-11-13"],
            ["action": "started", "answer": "yes", "day": "2026-11-12"],
            ["action": "dose", "dose": "taken", "day": "2026-11-14"],
            ["action": "dose", "dose": "eaten", "day": "2026-11-13"], ["action": "erase"], [:],
        ] as [KeyValuePairs<String, String>])
    func `what is no answer changes nothing`(_ form: KeyValuePairs<String, String>) throws {
        let door = try door(today: "2026-11-13", starts: starts)
        #expect(door.post("/", form).status == 303)
        #expect(try door.entries == 1)
    }

    @Test func `the last entry is taken back once and made again`() throws {
        let door = try door(today: "2026-11-13", starts: starts)
        let undo: KeyValuePairs<String, String> = ["action": "undo", "change": "1", "back": "/"]
        let answer = door.post("/history", undo)
        #expect(answer.status == 303 && answer.field("Location") == "/")
        #expect(try door.state.log.isEmpty)
        #expect(door.post("/history", undo).status == 303)
        #expect(try door.entries == 2)
        #expect(door.post("/history", ["action": "redo", "change": "2"]).status == 303)
        #expect(try door.state.log.entries.count == 15)
    }

    @Test(arguments: ["//evil.example", "https://evil.example", "/\\evil.example"])
    func `undo leads back to own pages alone`(_ back: String) throws {
        let door = try door(today: "2026-11-13", starts: starts)
        let answer = door.post("/history", ["action": "undo", "change": "1", "back": back])
        #expect(answer.field("Location") == "/history")
    }

    // MARK: Doses

    /// A pill at nine in the evening, and an injection on 20 November at nine in the morning.
    private func twoMethods(today: String) throws -> WebDoor {
        let door = try WebDoor(today: today)
        let day = try #require(Day("2026-11-20"))
        var courses = Contraception()
        try courses.add(Contraceptive(text: "pill 21+7"), on: day - 4, minuteOfDay: 1_260)
        try courses.add(Contraceptive(text: "injection 12 weeks"), on: day, minuteOfDay: 540)
        try door.record(.contraception(courses))
        return door
    }

    private func doses(_ door: WebDoor) throws -> [DoseTaking?] {
        let (state, day) = (try door.state, try #require(Day("2026-11-20")))
        return state.circumstances.contraception.doses(from: day, through: day, log: state.log)
            .map(\.taking)
    }

    @Test func `each of two doses of a day has buttons of its own`() throws {
        let door = try twoMethods(today: "2026-11-20")
        #expect(door.get("/").text.matches(of: /name="course" value="2"/).count == 2)
        let form: KeyValuePairs<String, String> = [
            "action": "dose", "dose": "taken", "day": "2026-11-20", "course": "2",
        ]
        let answer = door.post("/", form)
        #expect(answer.status == 303)
        #expect(try doses(door) == [nil, .taken])
        #expect(!door.get("/").text.contains(#"name="course""#))
        #expect(
            door.post("/", ["action": "dose", "dose": "skipped", "day": "2026-11-20"]).status == 303
        )
        #expect(try doses(door) == [.skipped, .taken])
        // Nothing of that course is due.
        let entries = try door.entries
        for course in ["3", "2"] {
            let day = course == "2" ? "2026-11-19" : "2026-11-20"
            _ = door.post("/", ["action": "dose", "dose": "late", "day": day, "course": course])
        }
        #expect(try door.entries == entries)
    }

    /// The clock shows midnight.
    @Test func `what is still to come is not late by any form`() throws {
        let door = try twoMethods(today: "")
        let entries = try door.entries
        for course in ["", "2"] {
            _ = door.post(
                "/", ["action": "dose", "dose": "late", "day": "2026-11-20", "course": course])
        }
        let saved = door.post(
            "/log/2026-11-20",
            ["entry": String(entries), "field": "dose", "value": "late", "own": ""])
        #expect(saved.status == 422)
        #expect(saved.text.contains("That can&#39;t be late yet: pill 5 of 21, today at 21:00."))
        #expect(try door.entries == entries)
        _ = door.post("/", ["action": "dose", "dose": "late", "day": "2026-11-19"])
        #expect(try door.entries == entries + 1)
    }

    // MARK: History

    /// The cells of each row of the cycles, without what is marked up in them.
    private func rows(_ page: String) -> [[String]] {
        page.matches(of: /<tr>(<th scope="row">.*?)<\/tr>/.dotMatchesNewlines()).map { row in
            row.1.split(separator: /<\/t[hd]>/).map { cell in
                cell.replacing(/<[^>]*>/, with: " ").split(whereSeparator: \.isWhitespace)
                    .joined(separator: " ")
            }
        }
    }

    @Test func `the whole history says how good each forecast was`() throws {
        let first = try #require(Day("2025-01-06"))
        // Cycles of 28 days, but for one of 30.
        let offsets = (0..<24).map { 28 * $0 + ($0 > 4 ? 2 : 0) }
        let door = try door(
            today: "2026-11-10", starts: offsets.map { (first + $0).description })
        let year = rows(door.get("/history").text)
        #expect(year.count == 12)
        #expect(year.first == ["14–18 Oct 5 days", "running", "on the day"])
        let all = rows(door.get("/history?all=1").text)
        #expect(all.count == 24)
        #expect(Array(all.prefix(12)) == year)
        let late = try #require(all.dropLast(5).last)
        #expect(late == ["28 May – 1 Jun 2025 5 days", "28 days", "2 days later"])
        // Before the second period began nobody could forecast.
        #expect(all.last?.count == 2 || all.last?.last == "")
    }

    private func dates(
        _ door: WebDoor, _ first: String, _ last: String, entry: Int? = nil
    ) throws -> Response {
        door.post(
            "/history/2026-10-14",
            [
                "action": "dates", "first": first, "last": last,
                "entry": String(try entry ?? door.entries),
            ])
    }

    @Test func `a period's dates are corrected`() throws {
        let door = try door(today: "2026-11-10", starts: starts)
        #expect(try dates(door, "2026-10-13", "2026-10-17").status == 303)
        let period = try #require(try door.state.cycles.last?.period)
        #expect(period.lowerBound == Day("2026-10-13") && period.upperBound == Day("2026-10-17"))
        #expect(door.get("/history/2026-10-14").status == 404)
    }

    @Test(arguments: [
        ("2026-09-19", "2026-10-17"), ("2026-10-14", "2026-11-11"), ("2026-10-17", "2026-10-14"),
        ("soon", "2026-10-17"), ("2026-10-14", "<b>"), ("2026-06-01", "2026-10-17"),
    ])
    func `dates that can't be are refused beside their field, with the text kept`(
        _ first: String, _ last: String
    ) throws {
        let door = try door(today: "2026-11-10", starts: starts)
        let answer = try dates(door, first, last)
        #expect(answer.status == 422)
        #expect(answer.text.contains("role=\"alert\""))
        #expect(!answer.text.contains("<b>"))
        #expect(answer.text.contains("value=\"\(first)\""))
        #expect(try door.entries == 1)
    }

    @Test func `dates changed elsewhere meanwhile are shown beside those entered`() throws {
        let door = try door(today: "2026-11-10", starts: starts)
        let seen = try door.entries
        #expect(try dates(door, "2026-10-14", "2026-10-20").status == 303)
        #expect(try dates(door, "2026-10-14", "2026-10-16", entry: seen).status == 409)
        #expect(try door.state.cycles.last?.period.upperBound == Day("2026-10-20"))
    }

    @Test func `a cycle is marked and the mark removed`() throws {
        let door = try door(today: "2026-11-10", starts: starts)
        let start = try #require(Day("2026-09-16"))
        for (answer, expected) in [("ignore", IntervalAnswer.ignored), ("long", .reallyThatLong)] {
            let reply = door.post(
                "/history/2026-09-16", ["action": "answer", "answer": answer])
            #expect(reply.status == 303)
            #expect(try door.state.circumstances.answers[start] == expected)
        }
        _ = door.post("/history/2026-09-16", ["action": "answer", "answer": "clear"])
        #expect(try door.state.circumstances.answers[start] == nil)
    }
}
