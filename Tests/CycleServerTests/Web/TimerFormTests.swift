import HTTPServer
import Household
import Planner
import SQLiteStore
import Store
import Testing

/// The page of the study timer, asked by requests.
@Suite struct TimerFormTests {
    private let door: WebDoor
    private let words = StudyWords(calendar: "Study", session: "Study")

    init() throws { door = try WebDoor() }

    private var member: Member {
        get throws { try #require(try Household(door.store, zones: Serving.zones).members().first) }
    }

    /// Noon of the day on which the page is.
    private let moment = WebDoor.now + 43_200

    private var timer: StudyTimer? {
        get throws { try member.planner.studyTimer(at: moment, words) }
    }

    /// Starts one that many seconds ago, 25 minutes long with breaks of 5.
    private func begin(secondsAgo: Int64, title: String = "Maths") throws {
        let start = moment - secondsAgo
        #expect(try member.planner.start(StudyTimer(title: title, at: start), at: start, words))
    }

    /// The state that the forms of the page name.
    private func shown() throws -> String {
        let found = door.get("/timer").text.firstMatch(of: /name="timer" value="([^"]*)"/)
        return String(try #require(found).1)
    }

    private func press(_ step: String, on state: String) -> Response {
        door.post("/timer", ["timer": state, "step": step])
    }

    private func sessions() throws -> Int {
        guard let study = try member.planner.calendars().first(where: { $0.name == "study" }) else {
            return 0
        }
        return try member.planner.objects(in: study, for: .events).count
    }

    @Test func `a timer starts with the form's lengths, which the next form begins with`() throws {
        let answer = door.post(
            "/timer", ["title": " Maths ", "study": "50", "break": "10", "writes": "no"])
        #expect(answer.status == 303)
        let timer = try #require(try timer)
        #expect(timer.title == "Maths")
        #expect(timer.lengths == StudyTimer.Lengths(study: 3_000, rest: 600))
        let page = door.get("/timer").text
        #expect(page.contains("data-left=\"3000\""))
        #expect(page.contains("<noscript><meta http-equiv=\"refresh\" content=\"3001\">"))
        #expect(press("end", on: try shown()).status == 303)
        let form = door.get("/timer").text
        #expect(form.contains("The timer has ended."))
        #expect(form.contains("value=\"50\"") && form.contains("value=\"10\""))
        #expect(!form.contains("http-equiv"))
    }

    @Test(arguments: [
        ("study", "0"), ("study", "-1"), ("study", "1000000000"), ("study", "soon"), ("study", ""),
        ("study", "481"), ("break", "0"), ("break", "1e3"), ("break", "99999999999999999999"),
        ("title", "a\u{7}"), ("title", String(repeating: "x", count: 201)),
    ])
    func `what can't be a timer stands in its field, with the reason beside it`(
        _ name: String, _ value: String
    ) throws {
        var form = ["title": "Maths", "study": "25", "break": "5"]
        form[name] = value
        let answer = door.post("/timer", pairs: form.map { ($0.key, $0.value) })
        #expect(answer.status == 422)
        #expect(answer.text.contains("id=\"\(name)-fault\""))
        #expect(try timer == nil)
    }

    @Test func `a form that is sent twice does what it says once`() throws {
        try begin(secondsAgo: 600)
        let state = try shown()
        #expect(press("extend", on: state).status == 303)
        let once = try timer
        #expect(press("extend", on: state).status == 303)
        #expect(try timer == once)
        #expect(door.get("/timer").text.contains("has changed meanwhile"))
        let start: KeyValuePairs = ["title": "", "study": "25", "break": "5"]
        #expect(door.post("/timer", start).status == 303)
        #expect(try timer == once, "a second one does not begin")
    }

    @Test func `of devices that press at once, one is obeyed and all are answered`() async throws {
        try begin(secondsAgo: 600)
        let (door, state) = (door, try shown())
        let statuses = await withTaskGroup(of: Int.self) { group in
            for number in 0..<8 {
                group.addTask {
                    door.post(
                        "/timer", ["timer": state, "step": number % 2 == 0 ? "break" : "extend"]
                    ).status
                }
            }
            return await group.reduce(into: []) { $0.append($1) }
        }
        #expect(Set(statuses) == [303])
        #expect(try sessions() <= 1)
        let timer = try #require(try timer)
        switch timer.state {
        case .running(.rest, let since, let until): #expect(until - since == 300)
        case .running(.study, let since, let until): #expect(until - since == 1_800)
        default: Issue.record("\(timer.state)")
        }
    }

    @Test func `at the end it asks, with a picture and three buttons`() throws {
        try begin(secondsAgo: 1_500 + 60)
        let page = door.get("/timer").text
        #expect(page.contains("<title>Time for a break"))
        #expect(page.contains("class=\"drawing\""))
        let steps = page.matches(of: /name="step" value="(\w+)"/).map { String($0.1) }
        #expect(steps == ["break", "extend", "end"])
        #expect(press("break", on: try shown()).status == 303)
        #expect(try timer?.state == .running(.rest, since: moment, until: moment + 300))
        #expect(try sessions() == 1)
        #expect(door.get("/timer").text.contains("Added to your calendar: 25 minutes"))
    }

    @Test func `extended, it lasts the length of a break longer`() throws {
        try begin(secondsAgo: 1_500 + 60)
        #expect(press("extend", on: try shown()).status == 303)
        #expect(
            try timer?.state == .running(.study, since: moment - 1_560, until: moment + 300))
    }

    @Test func `paused, it goes on with what was left`() throws {
        try begin(secondsAgo: 300)
        #expect(press("pause", on: try shown()).status == 303)
        #expect(try timer?.state == .paused(.study, left: 1_200))
        let page = door.get("/timer").text
        #expect(page.contains("20 minutes") && page.contains(">Go on<"))
        #expect(press("study", on: try shown()).status == 303)
        #expect(try timer?.state == .running(.study, since: moment, until: moment + 1_200))
    }

    @Test func `studying is kept out of the calendar where the person says so`() throws {
        try begin(secondsAgo: 600)
        #expect(press("end", on: try shown()).status == 303)
        #expect(try sessions() == 1)
        let form: KeyValuePairs = ["title": "", "study": "25", "break": "5", "writes": "no"]
        #expect(door.post("/timer", form).status == 303)
        #expect(press("end", on: try shown()).status == 303)
        try begin(secondsAgo: 300)
        #expect(press("end", on: try shown()).status == 303)
        #expect(!door.get("/timer").text.contains("Added to your calendar"))
        #expect(try sessions() == 1)
    }

    @Test func `a step that nobody offers changes nothing`() throws {
        try begin(secondsAgo: 300)
        let (state, before) = (try shown(), try timer)
        for step in ["", "stop", "rest", String(repeating: "x", count: 50_000)] {
            #expect(press(step, on: state).status == 303)
        }
        #expect(press("study", on: state).status == 303, "it studies already")
        #expect(press("end", on: "").status == 303)
        #expect(try timer == before)
    }
}
