import CalendarModel
import CycleModel
import CyclePipeline
import CycleServer
import HTTPServer
import LogStore
import Testing

/// The forms with settings and reminders.
@Suite struct SettingsFormTests {
    @Test func `settings are saved in one entry, and only those that differ`() throws {
        let door = try WebDoor()
        let answer = door.post(
            "/settings",
            [
                "entry": "0", "name": "Ada", "birth-year": "1991", "week-start": "sunday",
                "temperature": "celsius", "shortcuts": "no", "timezone": "", "home": "today",
            ])
        #expect(answer.status == 303)
        #expect(try door.entries == 1)
        let settings = try door.state.settings
        #expect(settings[.birthYear] == "1991")
        #expect(settings[.weekStart] == "sunday")
        #expect(settings[.shortcuts] == "no")
        // The form showed these as defaults, and a default is not a choice.
        #expect(settings[.temperature] == nil)
        #expect(settings[.home] == nil)
        #expect(door.get("/settings").text.contains("Saved."))
    }

    @Test func `another tab's settings stay where this one did not change them`() throws {
        let door = try WebDoor()
        try door.record(.setting(key: "theme", value: "dark"))
        let answer = door.post("/settings", ["entry": "0", "theme": "system", "weight": "pounds"])
        #expect(answer.status == 303)
        let settings = try door.state.settings
        #expect(settings[.theme] == "dark")
        #expect(settings[.weight] == "pounds")
    }

    @Test(arguments: [
        ("birth-year", "soon"), ("birth-year", "1700"), ("timezone", "Mars/Olympus"),
        ("week-start", "friday"), ("language", "tlh"), ("usual-length", "999"),
        ("period-words", "1,2"), ("theme", "<b>"), ("name", "\u{1}"), ("name", "  "),
    ])
    func `what can't be saved stands in its field, with the reason beside it`(
        _ name: String, _ value: String
    ) throws {
        let door = try WebDoor()
        let answer = door.post("/settings", ["entry": "0", name: value, "shortcuts": "no"])
        #expect(answer.status == 422)
        #expect(answer.text.contains("id=\"\(name)-fault\""))
        #expect(try door.entries == 0)
        #expect(!answer.text.contains("<b>"))
        #expect(try door.state.settings[.shortcuts] == nil)
    }

    @Test func `a name is changed, and its first letters are the picture`() throws {
        let door = try WebDoor()
        #expect(door.post("/settings", ["name": "Ada Élodie Lovelace"]).status == 303)
        #expect(try door.store.people().map(\.name) == ["Ada Élodie Lovelace"])
    }

    @Test func `a name that another tab changed stays where this one did not change it`() throws {
        let door = try WebDoor()
        #expect(door.get("/settings").text.contains("name=\"shown-name\" value=\"Ada\""))
        try door.store.rename(door.person.id, to: "Augusta")
        let form: KeyValuePairs = ["shown-name": "Ada", "name": "Ada", "theme": "dark"]
        #expect(door.post("/settings", form).status == 303)
        #expect(try door.store.people().map(\.name) == ["Augusta"])
        #expect(try door.state.settings[.theme] == "dark")
    }

    @Test func `a form that is shown again still says what it had shown first`() throws {
        let door = try WebDoor()
        try door.record(.setting(key: "theme", value: "dark"))
        try door.store.rename(door.person.id, to: "Augusta")
        let form = [
            ("entry", "0"), ("shown-name", "Ada"), ("name", "Ada"), ("theme", "system"),
        ]
        let refused = door.post("/settings", pairs: form + [("birth-year", "soon")])
        #expect(refused.status == 422)
        #expect(refused.text.contains("name=\"entry\" value=\"0\""))
        #expect(refused.text.contains("name=\"shown-name\" value=\"Ada\""))
        #expect(door.post("/settings", pairs: form + [("birth-year", "1991")]).status == 303)
        #expect(try door.state.settings[.theme] == "dark")
        #expect(try door.store.people().map(\.name) == ["Augusta"])
    }

    @Test func `the same form twice changes nothing more`() throws {
        let door = try WebDoor()
        for _ in 0..<2 {
            #expect(door.post("/settings", ["entry": "0", "theme": "dark"]).status == 303)
        }
        #expect(try door.entries == 1)
    }

    // MARK: Reminders

    @Test func `a reminder is what the form says`() throws {
        let door = try WebDoor()
        let answer = door.post(
            "/settings/reminders",
            [
                "kind": "period", "on": "no", "on": "yes", "at": "20:30", "before": "2",
                "before": "0", "repeat": "2", "every": "15", "sound": "no", "sound": "yes",
            ])
        #expect(answer.status == 303)
        #expect(answer.field("Location") == "/settings/reminders#period")
        #expect(
            try door.state.settings.reminder(.period).description == "on 20:30 2,0 2 15 audio")
    }

    @Test func `a reminder that is switched off keeps its times`() throws {
        let door = try WebDoor()
        #expect(
            door.post("/settings/reminders", ["kind": "period", "on": "no"]).status == 303)
        let reminder = try door.state.settings.reminder(.period)
        #expect(!reminder.isOn)
        #expect(reminder.daysBefore == [1, 0])
    }

    @Test(arguments: [
        ("at", "25:00"), ("before", "61"), ("before", "x"), ("repeat", "11"), ("every", "0"),
        ("every", "99999999999999999999"),
    ])
    func `a reminder that can't be is refused beside its field`(
        _ name: String, _ value: String
    ) throws {
        let door = try WebDoor()
        let answer = door.post(
            "/settings/reminders", ["kind": "fertile", "on": "yes", name: value])
        #expect(answer.status == 422)
        #expect(answer.text.contains("id=\"fertile-\(name)-fault\""))
        #expect(try door.entries == 0)
    }

    @Test func `six days before are too many, and no day is too few`() throws {
        let door = try WebDoor()
        let many = door.post(
            "/settings/reminders",
            [
                "kind": "period", "before": "1", "before": "2", "before": "3", "before": "4",
                "before": "5", "before": "6",
            ])
        #expect(many.status == 422)
        #expect(
            door.post("/settings/reminders", ["kind": "period", "every": "5"]).status == 422)
        #expect(try door.entries == 0)
    }

    @Test func `with fertility hidden there is no word of it, and no reminder to set`() throws {
        let door = try WebDoor()
        try door.record(.setting(key: "hide-fertility", value: "yes"))
        for path in ["/settings/reminders", "/settings/sharing", "/settings/data"] {
            let text = door.get(path).text.lowercased()
            #expect(!text.contains("fertile"))
            #expect(!text.contains("ovulation"))
        }
        #expect(
            door.post("/settings/reminders", ["kind": "fertile", "on": "yes"]).status == 422)
    }
}
