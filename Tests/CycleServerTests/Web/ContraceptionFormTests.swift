import CivilDate
import CycleModel
import CyclePipeline
import HTTPServer
import Testing

/// The forms that change a method.
@Suite struct ContraceptionFormTests {
    private static let pill: KeyValuePairs<String, String> = [
        "change": "add", "method": "pill 21+7", "other": "", "date": "2026-11-16", "number": "",
        "at": "21:00", "lead": "", "end": "", "do": "save",
    ]

    @Test func `a preview shows four weeks and saves nothing`() throws {
        let door = try WebDoor()
        let answer = door.post(
            "/settings/contraception",
            ["change": "add", "method": "pill 21+7", "date": "2026-11-16", "do": "preview"])
        #expect(answer.status == 200)
        #expect(answer.text.components(of: "<th scope=\"row\">") == 28)
        #expect(answer.text.contains("pill 5 of 21"))
        #expect(answer.text.contains("Nothing is saved yet."))
        #expect(try door.entries == 0)
    }

    @Test func `what was looked at is saved, once`() throws {
        let door = try WebDoor()
        #expect(door.post("/settings/contraception", Self.pill).status == 303)
        let course = try #require(
            try door.state.circumstances.contraception.courses.first)
        #expect(course.method.description == "pill 21+7")
        #expect(course.minuteOfDay == 21 * 60)
        #expect(door.get("/settings/contraception").text.contains("day 5 of 28"))
        let again = door.post("/settings/contraception", Self.pill)
        #expect(again.status == 422)
        #expect(try door.entries == 1)
    }

    @Test func `a method that was typed is chosen where it is changed`() throws {
        let door = try WebDoor()
        _ = door.post(
            "/settings/contraception",
            [
                "change": "add", "method": "pill 21+7", "other": "pill 26+2",
                "date": "2026-11-16", "do": "save",
            ])
        let page = door.get("/settings/contraception").text
        let chosen = page.matches(of: /<option value="([^"]*)" selected/).map { String($0.1) }
        #expect(chosen.contains("pill 26+2"))
    }

    @Test func `what is typed counts before what is chosen`() throws {
        let door = try WebDoor()
        let answer = door.post(
            "/settings/contraception",
            [
                "change": "add", "method": "pill 21+7", "other": "ring 63+7 every 21",
                "date": "2026-11-20", "do": "save",
            ])
        #expect(answer.status == 303)
        let courses = try door.state.circumstances.contraception.courses
        #expect(courses.map(\.method.description) == ["ring 63+7 every 21"])
    }

    @Test(arguments: [
        ("other", "potion", "other"), ("date", "", "date"), ("date", "2026-02-30", "date"),
        ("number", "29", "number"), ("number", "-1", "number"), ("at", "noon o'clock", "at"),
        ("lead", "53", "lead"), ("end", "2026-11-01", "end"), ("end", "9999-99-99", "end"),
        ("method", "", "method"),
    ])
    func `what can't be is refused beside its field, with the rest kept`(
        _ name: String, _ value: String, _ fault: String
    ) throws {
        let door = try WebDoor()
        var form = Self.pill.map { ($0.key, $0.key == name ? value : $0.value) }
        form.append(("unknown", "1"))
        let answer = door.post("/settings/contraception", pairs: form)
        #expect(answer.status == 422)
        #expect(answer.text.contains("id=\"add-\(fault)-fault\""))
        if name != "at" { #expect(answer.text.contains("value=\"21:00\"")) }
        #expect(try door.entries == 0)
    }

    @Test func `a course is changed, moved and ended`() throws {
        let door = try WebDoor()
        #expect(door.post("/settings/contraception", Self.pill).status == 303)
        let steps: [KeyValuePairs<String, String>] = [
            ["change": "correct", "course": "1", "date": "2026-11-16", "at": "", "do": "save"],
            ["change": "reset", "course": "1", "date": "2026-11-20", "number": "1", "do": "save"],
            [
                "change": "change", "course": "1", "method": "ring", "date": "2026-11-25",
                "do": "save",
            ],
            ["change": "end", "course": "2", "date": "2026-12-31", "do": "save"],
        ]
        for step in steps {
            #expect(door.post("/settings/contraception", step).status == 303)
        }
        let courses = try door.state.circumstances.contraception.courses
        #expect(courses.map(\.method.description) == ["pill 21+7", "ring 21+7"])
        #expect(courses.first?.minuteOfDay == nil)
        #expect(courses.last?.end?.description == "2026-12-31")
        #expect(try door.entries == 5)
    }

    @Test func `a method that was changed elsewhere is not overwritten by an older form`() throws {
        let door = try WebDoor()
        #expect(door.post("/settings/contraception", Self.pill).status == 303)
        let old: KeyValuePairs = [
            "entry": "1", "change": "correct", "course": "1", "date": "2026-11-15", "at": "21:00",
            "do": "save",
        ]
        let other: KeyValuePairs = [
            "entry": "1", "change": "correct", "course": "1", "date": "2026-11-16", "at": "08:00",
            "do": "save",
        ]
        #expect(door.post("/settings/contraception", other).status == 303)
        let answer = door.post("/settings/contraception", old)
        #expect(answer.status == 409)
        #expect(answer.text.contains("It was changed elsewhere meanwhile"))
        let course = try #require(try door.state.circumstances.contraception.courses.first)
        #expect(course.minuteOfDay == 8 * 60)
        #expect(course.start.description == "2026-11-16")
        // Who sends it again has seen that; a form that is only shown again has not.
        #expect(answer.text.contains("name=\"entry\" value=\"2\""))
        let shown = door.post(
            "/settings/contraception",
            ["entry": "1", "change": "correct", "course": "1", "date": "2026-11-15", "do": "edit"])
        #expect(shown.status == 200)
        #expect(shown.text.contains("name=\"entry\" value=\"1\""))
        // The look before saving still says what the form showed.
        let preview = door.post(
            "/settings/contraception",
            ["entry": "2", "change": "end", "course": "1", "date": "2026-12-31", "do": "preview"])
        #expect(preview.text.contains("name=\"entry\" value=\"2\""))
    }

    @Test(arguments: ["end", "change", "correct", "reset", "", "fly"])
    func `a course that is not there is not changed`(_ change: String) throws {
        let door = try WebDoor()
        let answer = door.post(
            "/settings/contraception",
            [
                "change": change, "course": "7", "method": "ring", "date": "2026-11-20",
                "do": "save",
            ])
        #expect(answer.status == 422)
        #expect(try door.entries == 0)
    }
}

extension String {
    /// How often a text stands in it.
    fileprivate func components(of text: String) -> Int {
        var count = 0
        var rest = self[...]
        while let found = rest.firstRange(of: text) {
            count += 1
            rest = rest[found.upperBound...]
        }
        return count
    }
}
