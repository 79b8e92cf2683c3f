import CalendarModel
import CycleAlarms
import CycleModel
import CyclePipeline
import HTTPServer
import SQLStore
import SQLiteStore
import Store
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

    @Test func `a setting that another tab changed, too, asks which one counts`() throws {
        let door = try WebDoor()
        try door.record(.setting(key: "theme", value: "dark"))
        let form = [("entry", "0"), ("theme", "light"), ("weight", "pounds"), ("home", "today")]
        let answer = door.post("/settings", pairs: form)
        #expect(answer.status == 409)
        #expect(try door.entries == 1)
        // What is sent again is what this tab changed, and no older value of anything else.
        #expect(answer.text.contains("name=\"theme\" value=\"light\""))
        #expect(answer.text.contains("name=\"weight\" value=\"pounds\""))
        #expect(!answer.text.contains("name=\"home\""))
        let again = [("entry", "1"), ("theme", "light"), ("weight", "pounds")]
        #expect(door.post("/settings", pairs: again).status == 303)
        #expect(try door.state.settings[.theme] == "light")
    }

    @Test func `a form that nobody knows what it showed changes nothing by itself`() throws {
        let door = try WebDoor()
        try door.record(
            .setting(key: "hide-fertility", value: "yes"),
            .setting(key: "usual-length", value: "31"))
        let form = [
            ("hide-fertility", "no"), ("usual-length", ""), ("theme", "system"),
            ("week-start", "sunday"),
        ]
        let answer = door.post("/settings", pairs: [("entry", "999")] + form)
        #expect(answer.status == 409)
        // Older entries were erased since.
        try door.store.rewrite(
            door.person.id, [], appending: [], keeping: .everything, expecting: nil)
        #expect(door.post("/settings", pairs: [("entry", "0")] + form).status == 409)
        let settings = try door.state.settings
        #expect(settings.hidesFertility)
        #expect(settings[.usualLength] == "31")
        #expect(settings[.weekStart] == nil)
        // Where it says what is there, there is nothing to ask.
        let same = door.post("/settings", ["entry": "999", "hide-fertility": "yes"])
        #expect(same.status == 303)
    }

    // MARK: Reminders

    @Test func `a reminder that was changed elsewhere keeps what the form did not change`() throws {
        let door = try WebDoor()
        #expect(door.get("/settings/reminders").text.contains("name=\"entry\" value=\"0\""))
        let key = Settings.reminderKey(.period)
        func form(_ entry: Int, repeats: String, at time: String = "09:00") -> [(String, String)] {
            [
                ("entry", "\(entry)"), ("kind", "period"), ("on", "no"), ("on", "yes"),
                ("at", time), ("before", "1"), ("before", "0"), ("repeat", repeats),
                ("every", "10"), ("sound", "no"),
            ]
        }
        try door.record(.setting(key: key, value: "on 21:00 2 0 10 display"))
        let answer = door.post("/settings/reminders", pairs: form(0, repeats: "3"))
        #expect(answer.status == 303)
        #expect(
            try door.state.settings.reminder(.period).description == "on 21:00 2 3 10 display")
        try door.record(.setting(key: key, value: "off 21:00 2 3 10 display"))
        #expect(door.post("/settings/reminders", pairs: form(0, repeats: "3")).status == 303)
        #expect(try !door.state.settings.reminder(.period).isOn)
        // Both changed the time, or nobody knows what this one showed.
        for entry in [0, 999] {
            let other = door.post(
                "/settings/reminders", pairs: form(entry, repeats: "0", at: "08:00"))
            #expect(other.status == 409)
        }
        #expect(
            try door.state.settings.reminder(.period).description == "off 21:00 2 3 10 display")
    }

    @Test func `a habit that was changed elsewhere keeps what the form did not change`() throws {
        let door = try WebDoor()
        try door.record(.setting(key: "habit/log", value: "on 1234567 1200 1200 60"))
        try door.record(.setting(key: "habit/log", value: "on 1234567 1260 1260 60"))
        let days = (1...5).map { ("weekday", "\($0)") }
        let answer = door.post(
            "/settings/reminders",
            pairs: [("entry", "1"), ("habit", "habit/log"), ("on", "yes"), ("at", "20:00")] + days)
        #expect(answer.status == 303)
        #expect(try door.state.settings.habits.map(\.value) == ["on 12345 1260 1260 60"])
        let other = door.post(
            "/settings/reminders",
            pairs: [("entry", "1"), ("habit", "habit/log"), ("on", "yes"), ("at", "08:00")] + days)
        #expect(other.status == 409)
    }

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
