import CalendarModel
import CivilDate
import CycleAlarms
import CycleModel
import CyclePipeline
import HTTPServer
import Household
import RunningTool
import SQLStore
import SQLiteStore
import Store
import Testing

/// How many alarms, habits and reminders a person may have is the same at each door.
@Suite struct ReminderCountDoorsTests {
    private let doors: AllDoors

    init() throws { doors = try AllDoors() }

    @Test func `there is room for two hundred alarms, and for those of programs`() throws {
        let (store, person) = (doors.page.store, try doors.page.state)
        let removed = OwnAlarm(uid: "removed", title: "Removed", nextAt: 300, for: person)
        try doors.member.alarms.put(removed, replacing: nil, at: WebDoor.now)
        #expect(try doors.command("alarm remove Removed").isKept)
        for number in 1..<OwnAlarm.most {
            let alarm = OwnAlarm(uid: "\(number)", title: "x", nextAt: number, for: person)
            try doors.member.alarms.put(alarm, replacing: nil, at: WebDoor.now)
        }
        let calendar = try #require(
            try store.calendar(named: OwnAlarm.calendar, of: doors.member.person.id))
        let known = Set(try store.objects(of: calendar.id, named: nil).map(\.name))
        let atTerminal = """
            alarm: you have 200 alarms, which is as many as there can be
            remove one with 'eve-ics alarm remove NAME'

            """
        let wishes: [AllDoors.Wish] = [
            doors.wish("alarm add More --at 08:00", saying: atTerminal),
            doors.wish(
                "/alarms/new", ["title": "More", "at": "08:00"],
                saying: "You have 200 alarms, and there is no room for more."),
        ]
        try doors.check(wishes) {
            try doors.counts
        } undo: {
            for object in try store.objects(of: calendar.id, named: nil)
            where !known.contains(object.name) {
                _ = try store.delete(object.name, of: calendar.id, at: WebDoor.now, by: nil) { _ in
                    true
                }
            }
        } fillUp: {
            let last = OwnAlarm(uid: "last", title: "Last", nextAt: 400, for: person)
            try doors.member.alarms.put(last, replacing: nil, at: WebDoor.now)
        }
        try doors.refuse([doors.wish("alarm restore", saying: atTerminal)]) { try doors.counts }
        // One that is there can be changed, and what a program has made on its own device is kept.
        #expect(try doors.command("alarm edit Last --at 06:50").isKept)
        #expect(try doors.event("More", in: "alarms").run().isKept)
        #expect(try doors.counts["alarms"] == OwnAlarm.most + 1)
    }

    @Test func `there is room for fifty habits in one's own words`() throws {
        let page = doors.page
        func habit(_ words: String, isOn: Bool = true) -> JournalChange.Content {
            let habit = Habit(.own(words))
            return .setting(key: habit.key, value: isOn ? habit.value : nil)
        }
        for number in 1..<Habit.mostOwn { try page.record(habit("\(number)")) }
        let fields: KeyValuePairs = [
            "habit": "new", "words": "More", "weekday": "1", "at": "08:00",
        ]
        try doors.check([
            doors.wish(
                "remind own More --at 08:00",
                saying: """
                    remind own: you have 50 of them, which is as many as there can be
                    take one away with 'eve-ics remind own NAME --off'

                    """),
            doors.wish(
                "/settings/reminders", fields, saying: "You have 50 of them. Switch one off first."),
        ]) {
            try page.state.settings.habits
        } undo: {
            try page.record(habit("More", isOn: false))
        } fillUp: {
            try page.record(habit("50"))
        }
        // One that is there can be changed.
        #expect(try doors.command("remind own 50 --at 07:00").isKept)
        #expect(
            doors.form(
                "/settings/reminders",
                ["habit": "new", "words": "49", "weekday": "1", "at": "08:00"]
            ).isKept)
        #expect(try page.state.settings.habits.count == Habit.mostOwn)
    }

    @Test func `an event of the forecast has five reminders`() throws {
        let page = doors.page
        func command(_ count: Int) throws -> AllDoors.Answer {
            try doors.command("remind period" + (1...count).map { " --before \($0)d" }.joined())
        }
        func form(_ count: Int) -> AllDoors.Answer {
            let days = (1...count).map { ("before", "\($0)") }
            let answer = page.post("/settings/reminders", pairs: [("kind", "period")] + days)
            return AllDoors.Answer(isKept: answer.status == 303, said: answer.text)
        }
        let most = Reminder.mostAlarms
        #expect(try command(most).isKept)
        #expect(try page.state.settings.reminder(.period).daysBefore.count == most)
        #expect(try command(1).isKept)
        #expect(form(most).isKept)
        try doors.refuse([
            AllDoors.Wish("remind", saying: "remind: an event has at most 5 alarms") {
                try command(most + 1)
            },
            AllDoors.Wish("/settings/reminders", saying: "Choose one to 5 days.") {
                form(most + 1)
            },
        ]) { try page.state.settings.reminder(.period) }
    }
}
