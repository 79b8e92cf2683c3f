import CivilDate
import Foundation
import Household
import ICalendar
import Planner
import RunningTool
import SQLStore
import SQLiteStore
import Store
import Testing

/// A person's to-dos, notes, timer and cards over a store: the way by which commands and pages write them.
@Suite struct MemberPlannerTests {
    private let tool: Tool
    private let store: SQLiteStore
    private let words = StudyWords(calendar: "Study", session: "Studying")
    /// Friday 20 November 2026, 08:00 in UTC.
    private let now: Int64 = 1_795_161_600

    init() throws {
        tool = try Tool()
        store = try SQLiteStore.open(
            tool.folder.appending(path: "eve.db").path, mode: .readWriteCreate)
        _ = try store.addPerson(named: "Ada", seed: [UInt8](repeating: 7, count: 32))
    }

    private var member: Member {
        get throws {
            try #require(try Household(store, zones: Serving.zones).members().first)
        }
    }

    private func notes(_ calendar: PlannerCalendar) throws -> [Note] {
        try member.planner.objects(in: calendar, for: .notes).compactMap(Note.init)
    }

    @Test func `of two writers of one note both texts are kept`() throws {
        let calendar = try member.planner.addCalendar(titled: "Notes", for: [.notes])
        _ = try member.planner.add(TwoTexts(text: "Books\none"), to: calendar, at: now)
        let mine = try #require(try notes(calendar).first)
        let theirs = try #require(try notes(calendar).first)
        #expect(
            try member.planner.save("Books\none\ntwo", of: theirs, in: calendar, at: now) == nil)
        let copy = try member.planner.save("Books\nthree", of: mine, in: calendar, at: now)
        #expect(copy != nil)
        #expect(try Set(notes(calendar).map(\.text)) == ["Books\none\ntwo", "Books\nthree"])
        let saved = try #require(try notes(calendar).first { $0.text == "Books\none\ntwo" })
        #expect(saved.uid == mine.uid)
        #expect(try member.planner.save(saved.text, of: saved, in: calendar, at: now) == nil)
        #expect(try notes(calendar).count == 2)
    }

    /// What would have rung while it was away, nobody missed; what rings nothing comes back as it was.
    @Test(arguments: [true, false])
    func `an entry that comes back sets its alarms as of then`(_ rings: Bool) throws {
        let calendar = try member.planner.addCalendar(titled: "To-do", for: [.todos])
        let alarm = ["BEGIN:VALARM", "ACTION:DISPLAY", "TRIGGER:PT0S", "END:VALARM"]
        let lines =
            [
                "BEGIN:VCALENDAR", "BEGIN:VTODO", "UID:one", "LAST-MODIFIED:20261101T000000Z",
                "DUE:20261120T070000Z", "SUMMARY:Dog",
            ] + (rings ? alarm : []) + ["END:VTODO", "END:VCALENDAR", ""]
        let bytes = Array(lines.joined(separator: "\r\n").utf8)
        try store.put(
            [
                ObjectPut(
                    StoredObject(name: "one.ics", uid: "one", data: bytes, tag: "1", modified: 1))
            ],
            in: calendar.stored.id)
        let object = try #require(try member.planner.objects(in: calendar, for: .todos).first)
        try member.planner.remove([object], from: calendar, at: now)
        try member.planner.restore(
            #require(try member.planner.removedEntries(for: .todos).first), at: now + 7_200)
        let back = try #require(try member.planner.objects(in: calendar, for: .todos).first)
        #expect(back.entry.alarmsSet == (rings ? now + 7_200 : object.entry.alarmsSet))
        #expect((back.bytes == bytes) == !rings)
    }

    @Test func `a change of what somebody else changed is refused as a whole`() throws {
        let calendar = try member.planner.addCalendar(titled: "To-do", for: [.todos])
        for title in ["A", "B"] {
            _ = try member.planner.add(Todo.Content(title: title), to: calendar, at: now)
        }
        let todos = try member.planner.objects(in: calendar, for: .todos).compactMap(Todo.init)
        let other = try #require(todos[1].changed(at: now) { $0.title = "B2" })
        try member.planner.write([other], in: calendar, at: now)
        let changes = try todos.compactMap {
            try $0.changed(at: now) { $0.progress = .done(at: now) }
        }
        let error = #expect(throws: StoreError.self) {
            try member.planner.write(changes, in: calendar, at: now)
        }
        #expect(error?.reason == .changedMeanwhile)
        let left = try member.planner.objects(in: calendar, for: .todos).compactMap(Todo.init)
        #expect(left.map(\.isOpen) == [true, true])
    }

    @Test func `a calendar has the title that programs see, and a path that tells nothing`() throws
    {
        let first = try member.planner.addCalendar(titled: "<Shopping> & \"more\"", for: [.todos])
        let second = try member.planner.addCalendar(titled: "Secret", for: [.todos])
        let deck = try member.planner.addCalendar(titled: "Spanish", for: [.cards])
        #expect(
            try member.planner.calendars().map(\.title) == [
                "<Shopping> & \"more\"", "Secret", "Spanish",
            ])
        #expect(first.name == "tasks")
        #expect(!second.name.contains("ecret"))
        #expect(try member.planner.calendars().last?.uses == [.cards, .todos])
        #expect(try member.planner.usualCalendar(for: .todos)?.name == "tasks")
        #expect(try member.planner.usualCalendar(for: .notes) == nil, "a deck is none for notes")
        try member.planner.rename(deck, to: "Español")
        #expect(try member.planner.calendars().last?.title == "Español")
        #expect(try member.planner.usualCalendar(for: .cards)?.name == deck.name)
    }

    @Test func `the timer is the same on two devices, and what was studied is written once`() throws
    {
        let desk = try member
        let phone = try #require(
            try Household(
                SQLiteStore.open(tool.folder.appending(path: "eve.db").path, mode: .readWrite),
                zones: Serving.zones
            ).members().first)
        #expect(try desk.planner.start(StudyTimer(title: "Maths", at: now), at: now, words))
        #expect(try !phone.planner.start(StudyTimer(at: now), at: now + 1, words))
        let seen = try phone.planner.studyTimer(at: now + 60, words)
        #expect(seen?.state == .running(.study, since: now, until: now + 1_500))
        let outcome = try #require(try phone.planner.take(.rest, at: now + 1_600, words))
        #expect(outcome.sessions.count == 1)
        #expect(
            try desk.planner.studyTimer(at: now + 1_601, words)?.state
                == .running(.rest, since: now + 1_600, until: now + 1_900))
        // Both see that nobody answered.
        #expect(try desk.planner.studyTimer(at: now + 10_000, words) == nil)
        #expect(try phone.planner.studyTimer(at: now + 10_000, words) == nil)
        #expect(try desk.planner.take(.end, at: now + 10_000, words) == nil)
        let study = try #require(try desk.planner.calendars().first { $0.name == "study" })
        let events = try desk.planner.objects(in: study, for: .events).compactMap(PlannedEvent.init)
        #expect(events.map(\.content.title) == ["Maths"])
        #expect(events.first?.content.start == PlannedTime(utc: now))
        #expect(events.first?.content.end == PlannedTime(utc: now + 1_500))
    }

    @Test func `killed between the entry and the row, a timer writes the same entry once more`()
        throws
    {
        let member = try member
        let ada = try #require(try store.people().first).id
        let timer = StudyTimer(title: "Maths", at: now)
        #expect(try member.planner.start(timer, at: now, words))
        _ = try member.planner.take(.end, at: now + 600, words)
        // As if the row had not been written.
        _ = try store.changeStudyTimer(of: ada) { _ in (timer.stored, ()) }
        let outcome = try member.planner.take(.end, at: now + 700, words)
        #expect(outcome?.timer == nil)
        let study = try #require(try member.planner.calendars().first { $0.name == "study" })
        #expect(try member.planner.objects(in: study, for: .events).count == 1)
    }

    @Test func `a deck says how many cards are due, until none is`() throws {
        let member = try member
        let deck = try member.planner.addCalendar(titled: "Spanish", for: [.cards])
        let day = Day(number: 20_777)
        func tell(_ count: Int, _ day: Day) throws -> [String] {
            try member.planner.tell(
                ofCardsDue: count, in: deck, as: "\(count) due", on: day, at: now)
            return try member.planner.objects(in: deck, for: .todos).compactMap(Todo.init).map {
                "\($0.content.title) \($0.content.due?.day ?? day) \($0.isOpen)"
            }
        }
        #expect(try tell(2, day) == ["2 due 2026-11-20 true"])
        let revision = try store.calendar(named: deck.name, of: deck.stored.id.person)?.revision
        #expect(try tell(2, day) == ["2 due 2026-11-20 true"])
        #expect(
            try store.calendar(named: deck.name, of: deck.stored.id.person)?.revision == revision,
            "programs have nothing to fetch")
        let todo = try #require(
            try member.planner.objects(in: deck, for: .todos).compactMap(Todo.init).first)
        let done = try #require(todo.changed(at: now) { $0.progress = .done(at: now) })
        try member.planner.write([done], in: deck, at: now)
        #expect(try tell(1, day) == ["1 due 2026-11-20 false"], "ticked, for this day")
        #expect(try tell(1, day + 1) == ["1 due 2026-11-21 true"])
        #expect(try tell(0, day + 1) == [])
    }
}
