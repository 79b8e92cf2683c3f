import CivilDate
import CycleModel
import CyclePipeline
import HTTPServer
import Testing

/// A day logged field by field, by requests.
@Suite struct WebLogTests {
    private let path = "/log/2026-11-20"
    private let today = Day("2026-11-20") ?? Day(number: 0)

    /// Sends one field as the page of now has it.
    private func save(
        _ door: WebDoor, _ field: String, _ value: String, entry: Int? = nil, own: String = ""
    ) throws -> Response {
        door.post(
            path,
            [
                "entry": String(try entry ?? door.entries), "field": field, "value": value,
                "own": own,
            ])
    }

    @Test(arguments: [
        ("flow", "heavy"), ("temperature", "36,55"), ("lh", "positive"), ("mucus", "creamy"),
        ("ovulation", "yes"), ("symptoms", "cramps"), ("moods", "calm"), ("weight", "62.5"),
        ("dose", "taken"), ("note", "long walk"),
    ])
    func `each field is saved by itself and can be emptied again`(
        _ name: String, _ value: String
    ) throws {
        let door = try WebDoor()
        let field = try #require(RecordField(rawValue: name))
        #expect(try save(door, name, value).status == 303)
        let record = try door.state.log[today]
        #expect(!record.isEmpty && record == record.only(field))
        #expect(try save(door, name, "").status == 303)
        #expect(try door.state.log[today].isEmpty)
        #expect(try door.entries == 2)
    }

    @Test func `the same form sent twice writes once`() throws {
        let door = try WebDoor()
        let entry = try door.entries
        #expect(try save(door, "flow", "medium", entry: entry).status == 303)
        #expect(try save(door, "flow", "medium", entry: entry).status == 303)
        #expect(try door.entries == 1)
    }

    @Test(arguments: [
        ("temperature", "warm"), ("temperature", "3655"), ("temperature", "98"),
        ("weight", "heavy"), ("weight", "9"), ("flow", "torrent"), ("lh", "maybe"),
        ("mucus", "<b>"), ("dose", "lost"), ("period", "last"),
    ])
    func `what is no value is refused beside its field, with the text kept`(
        _ field: String, _ value: String
    ) throws {
        let door = try WebDoor()
        let answer = try save(door, field, value)
        #expect(answer.status == 422)
        #expect(answer.text.contains("id=\"field-\(field)-error\""))
        if ["temperature", "weight"].contains(field) {
            #expect(answer.text.contains("value=\"\(value)\""))
        }
        #expect(try door.entries == 0)
    }

    @Test(arguments: ["/log/2026-11-21", "/log/1899-12-31", "/log/9999-12-31"])
    func `a day that can't be logged is refused with a sentence`(_ path: String) throws {
        let door = try WebDoor()
        let answer = door.post(path, ["entry": "0", "field": "flow", "value": "heavy"])
        #expect(answer.status == 422)
        #expect(answer.text.contains("class=\"notice\""))
        #expect(door.get(path).status == 200)
        #expect(try door.entries == 0)
    }

    @Test func `a field changed elsewhere meanwhile shows both versions and saves neither`() throws
    {
        let door = try WebDoor()
        try door.recordPeriod("2026-11-20")
        let seen = try door.entries
        var other = DayRecord(flow: .medium)
        other.note = "from elsewhere"
        try door.record(.days([DayLog.Entry(day: today, record: other)]))
        let answer = try save(door, "note", "from here", entry: seen)
        #expect(answer.status == 409)
        #expect(answer.text.contains("from here") && answer.text.contains("from elsewhere"))
        #expect(try door.state.log[today].note == "from elsewhere")
        #expect(try save(door, "note", "from here").status == 303)
        #expect(try door.state.log[today].note == "from here")
    }

    /// After an erasure or a restore, a form in a browser may name an entry that was never given or is gone.
    @Test(arguments: ["999", "1", "", "-1", "many"])
    func `a form that saw what nobody knows overwrites nothing`(_ entry: String) throws {
        let door = try WebDoor()
        try door.record(.days([DayLog.Entry(day: today, record: DayRecord())]))
        var record = DayRecord(flow: .medium)
        record.note = "kept"
        try door.record(.days([DayLog.Entry(day: today, record: record)]))
        func save(_ field: String, _ value: String) -> Response {
            door.post(path, ["entry": entry, "field": field, "value": value, "own": ""])
        }
        let answer = save("note", "over it")
        #expect(answer.status == 409)
        #expect(answer.text.contains("over it") && answer.text.contains("kept"))
        #expect(save("flow", "").status == 409)
        #expect(save("note", "kept").status == 303)
        #expect(save("temperature", "36.55").status == 303)
        #expect(try door.state.log[today].note == "kept")
        #expect(try door.state.log[today].flow == .medium)
        #expect(try door.state.log[today].temperature != nil)
    }

    @Test func `another field changed elsewhere is no conflict`() throws {
        let door = try WebDoor()
        try door.recordPeriod("2026-11-20")
        let seen = try door.entries
        var other = DayRecord(flow: .medium)
        other.note = "from elsewhere"
        try door.record(.days([DayLog.Entry(day: today, record: other)]))
        #expect(try save(door, "flow", "heavy", entry: seen).status == 303)
        let record = try door.state.log[today]
        #expect(record.flow == .heavy && record.note == "from elsewhere")
    }

    @Test func `an own symptom is offered from then on, hidden again, and stays on its days`()
        throws
    {
        let door = try WebDoor()
        #expect(try save(door, "symptoms", "cramps", own: "cold feet").status == 303)
        #expect(try door.state.log[today].symptoms == ["cramps", "cold feet"])
        #expect(door.get("/log/2026-11-19").text.contains("value=\"cold feet\""))
        let hidden = door.post(path, ["entry": "0", "action": "hide", "word": "cold feet"])
        #expect(hidden.status == 303)
        let other = door.get("/log/2026-11-19").text
        #expect(!other.contains("name=\"value\" value=\"cold feet\""))
        #expect(door.get(path).text.contains("name=\"value\" value=\"cold feet\""))
        #expect(try door.state.log[today].symptoms == ["cramps", "cold feet"])
    }

    @Test(arguments: [
        "<img src=x onerror=alert(1)>", "\"' onmouseover='x", "a\u{202E}b", "&lt;&amp;",
        String(repeating: "🩸", count: 2_000),
    ])
    func `hostile words are kept as they were typed and shown as text`(_ text: String) throws {
        let door = try WebDoor()
        #expect(try save(door, "note", text).status == 303)
        #expect(try door.state.log[today].note == text)
        let page = door.get(path).text
        #expect(!page.contains("<img src=x"))
        #expect(!page.contains("onmouseover='x"))
    }

    @Test func `a day older than what is kept is refused beside the field, and nothing is written`()
        throws
    {
        let door = try WebDoor()
        try door.record(.setting(key: "keep", value: "1 year"))
        for (field, value) in [("note", "long walk"), ("symptoms", "")] {
            let answer = door.post(
                "/log/2025-01-05",
                ["entry": "1", "field": field, "value": value, "own": "cold feet"])
            #expect(answer.status == 422)
            #expect(answer.text.contains("id=\"field-\(field)-error\""))
            #expect(answer.text.contains("is older than what you keep, the last 1 year."))
            #expect(answer.text.contains(field == "note" ? "long walk" : "cold feet"))
        }
        #expect(try door.entries == 1)
    }

    @Test func `too much and too many are refused`() throws {
        let door = try WebDoor()
        let words = (0..<150).map { "s\($0)" }.joined(separator: ",")
        #expect(try save(door, "symptoms", "", own: words).status == 422)
        #expect(
            try save(door, "symptoms", "", own: String(repeating: "x", count: 500)).status == 422)
        #expect(try save(door, "note", String(repeating: "x", count: 200_000)).status == 400)
        #expect(try door.entries == 0)
    }

    @Test func `words that become a setting are as long and as many as 'settings' takes`() throws {
        let door = try WebDoor()
        #expect(
            try save(door, "symptoms", "", own: String(repeating: "x", count: 61)).status == 422)
        #expect(try door.entries == 0)
        #expect(
            try save(door, "symptoms", "", own: String(repeating: "x", count: 60)).status == 303)
        for round in 0..<2 {
            let words = (0..<70).map { "s\(round)-\($0)" }.joined(separator: ",")
            #expect(try save(door, "symptoms", "", own: words).status == 303)
        }
        let state = try door.state
        let own = try #require(state.settings[.ownSymptoms])
        let typed = try Settings.value(of: .ownSymptoms, own, on: state.today) { _ in nil }
        #expect(typed == own && state.settings.ownSymptoms.count == Settings.mostNames)
    }

    @Test func `a zero byte never gets into the log`() throws {
        let door = try WebDoor()
        #expect(try save(door, "note", "a\0b").status == 303)
        #expect(try save(door, "symptoms", "", own: "c\0d").status == 303)
        let record = try door.state.log[today]
        #expect(record.note == "a\u{FFFD}b" && record.symptoms == ["c\u{FFFD}d"])
    }

    @Test func `a form with nothing that is understood changes nothing`() throws {
        let door = try WebDoor()
        for form: KeyValuePairs<String, String> in [
            [:], ["field": "color"], ["action": "hide"], ["action": "hide", "word": " "],
        ] {
            #expect(door.post(path, form).status == 303)
        }
        #expect(try door.entries == 0)
    }
}
