import CalendarServer
import Foundation
import RunningTool
import SQLStore
import SQLiteStore
import Store
import Testing

/// What a program writes without saying which state it edited is held against what its password fetched last, whatever
/// the thing is and whoever wrote it since.
@Suite struct StaleWriterTests {
    enum Thing: CaseIterable {
        case period, besideCycle, event, todo, alarm

        var calendar: String {
            switch self {
            case .period, .besideCycle: "cycle"
            case .event: "work"
            case .todo: "tasks"
            case .alarm: "alarms"
            }
        }
    }

    enum Write: CaseIterable { case put, delete, move }

    enum Writer: CaseIterable { case itself, anotherPassword, anotherDoor }

    struct Case: Sendable {
        let thing: Thing
        let write: Write
        let writer: Writer
    }

    private static let cases = Thing.allCases.flatMap { thing in
        Write.allCases.flatMap { write in
            Writer.allCases.map { Case(thing: thing, write: write, writer: $0) }
        }
    }.filter { $0.thing != .period || $0.write != .move }

    private let desk: Desk

    init() throws {
        desk = try Desk()
        try desk.addPassword("laptop")
        let account = try desk.account()
        for (name, kinds) in [
            ("work", ["VEVENT"]), ("tasks", ["VTODO"]), ("home", ["VEVENT", "VTODO"]),
        ] {
            try account.makeCalendar(name, components: Set(kinds), properties: [])
        }
        try desk.tool.run("alarm add Wake --at 07:00 --on daily")
        let event = Desk.event("Dentist", "20261205", "20261206")
        try put(event, CalendarPlace("cycle", "a.ics"), "phone")
        try put(event, CalendarPlace("work", "a.ics"), "phone")
        try put(
            event.replacing("VEVENT", with: "VTODO").replacing("DTEND", with: "DUE"),
            CalendarPlace("tasks", "a.ics"), "phone")
    }

    // MARK: What programs do

    private func put(
        _ text: String, _ place: CalendarPlace, _ password: String,
        if condition: WriteCondition = WriteCondition()
    ) throws {
        _ = try desk.account(password).put(
            try CalendarObject(Array(text.utf8)), as: place.name, in: place.calendar, if: condition)
    }

    private func text(_ place: CalendarPlace) throws -> String? {
        try desk.account().unshownResource(at: place)
            .map { String(decoding: $0.bytes, as: UTF8.self) }
    }

    private func fetch(_ calendar: String, _ password: String = "laptop") throws {
        _ = try desk.account(password).eachResource(of: calendar) { _ in true }
    }

    private func place(_ thing: Thing) throws -> CalendarPlace {
        switch thing {
        case .period:
            CalendarPlace(
                "cycle", try #require(try desk.events("Period").last { !$0.isForecast }).name)
        case .besideCycle, .event, .todo: CalendarPlace(thing.calendar, "a.ics")
        case .alarm:
            CalendarPlace(
                "alarms",
                try #require(
                    try desk.account().resources(of: "alarms", after: "").first?.name))
        }
    }

    private func edited(_ text: String, _ thing: Thing, _ number: Int) -> String {
        thing == .period
            ? text.replacing(
                /DTSTART;VALUE=DATE:\d+/, with: "DTSTART;VALUE=DATE:202610\(25 - number)")
            : text.replacing(/SUMMARY:[^\r]*/, with: "SUMMARY:Edit \(number)")
    }

    private func change(_ thing: Thing, at place: CalendarPlace, by writer: Writer) throws {
        let text = edited(try #require(try text(place)), thing, 1)
        switch writer {
        case .itself: try put(text, place, "laptop")
        case .anotherPassword: try put(text, place, "phone")
        case .anotherDoor where thing == .period:
            try desk.tool.run("unlog 2026-10-29")
        case .anotherDoor:
            let store = try desk.store
            let person = try #require(try store.people().first).id
            let calendar = try #require(try store.calendar(named: place.calendar, of: person))
            let old = try #require(try store.object(named: place.name, in: calendar.id))
            let put = try store.put(
                StoredObject(
                    name: old.name, uid: old.uid, data: Array(text.utf8), tag: "other",
                    modified: desk.now), in: calendar.id, if: { _ in true })
            #expect(put == .replaced)
        }
    }

    private func write(_ write: Write, _ text: String, at place: CalendarPlace) throws {
        switch write {
        case .put: try put(text, place, "laptop")
        case .delete:
            try desk.account("laptop").delete(
                place.name, of: place.calendar, if: WriteCondition())
        case .move:
            _ = try desk.account("laptop").move(
                place, to: CalendarPlace("home", "moved.ics"), if: WriteCondition(),
                replacing: WriteCondition { $0 == nil })
        }
    }

    // MARK: Tests

    @Test(arguments: cases)
    func `what somebody else wrote since is not overwritten`(_ one: Case) throws {
        let place = try place(one.thing)
        try fetch(place.calendar)
        let copy = try #require(try text(place))
        try change(one.thing, at: place, by: one.writer)
        try desk.restartServer()
        let before = try text(place)
        let stale = edited(copy, one.thing, 2)
        if one.writer != .itself {
            #expect(failure { try write(one.write, stale, at: place) } == .conditionFailed)
            #expect(try text(place) == before)
            // Whoever has looked may.
            _ = try desk.account("laptop").resources(of: place.calendar, named: [place.name])
        }
        let fresh = edited(try #require(before), one.thing, 2)
        #expect(failure { try write(one.write, fresh, at: place) } == nil)
        #expect(try text(place) != before)
    }

    @Test func `a to-do that was changed on the command line is not overwritten`() throws {
        try desk.tool.run("todo add Bins --due 2026-12-01")
        try fetch("tasks")
        let todos = try desk.account("laptop").resources(of: "tasks", after: "")
        let bins = try #require(todos.map(Shown.init).first { $0("SUMMARY") == "Bins" })
        try desk.tool.run("todo edit Bins --due 2026-12-05")
        let list = try desk.tool.run("todo list").text
        #expect(list.contains("5 Dec"))
        let stale = failure {
            try put(
                bins.with("SUMMARY", "Bin day"), CalendarPlace("tasks", bins.name), "laptop")
        }
        #expect(stale == .conditionFailed)
        #expect(try desk.tool.run("todo list").text == list)
    }

    @Test func `what was fetched alone is known alone`() throws {
        let (first, second) = (CalendarPlace("work", "a.ics"), CalendarPlace("work", "b.ics"))
        try put(Desk.event("Bins", "20261207", "20261208", uid: "b"), second, "phone")
        try fetch("work")
        for place in [first, second] { try change(.event, at: place, by: .anotherPassword) }
        _ = try desk.account("laptop").resources(of: "work", named: ["a.ics"])
        for (place, isSeen) in [(first, true), (second, false)] {
            let text = edited(try #require(try text(place)), .event, 2)
            #expect((failure { try put(text, place, "laptop") } == nil) == isSeen)
        }
    }

    /// The check of a condition and a refused write show nothing.
    @Test func `what a program is refused it still has to fetch`() throws {
        let place = CalendarPlace("work", "a.ics")
        try fetch("work")
        try change(.event, at: place, by: .anotherPassword)
        for _ in 0..<2 {
            for write in Write.allCases {
                let stale = failure {
                    try self.write(write, Desk.event("Late", "20261205", "20261206"), at: place)
                }
                #expect(stale == .conditionFailed, "\(write)")
            }
        }
    }

    @Test(arguments: [CalendarPlace("work", "a.ics"), CalendarPlace("cycle", "a.ics")])
    func `what somebody else removed comes back only as something new`(
        _ place: CalendarPlace
    ) throws {
        try fetch(place.calendar)
        let copy = try #require(try text(place))
        try desk.account().delete(place.name, of: place.calendar, if: WriteCondition())
        #expect(failure { try put(copy, place, "laptop") } == .conditionFailed)
        #expect(try text(place) == nil)
        try put(copy, place, "laptop", if: WriteCondition { $0 == nil })
        #expect(try text(place) == copy)
    }

    @Test func `a copy that says what is there is no older one`() throws {
        let place = CalendarPlace("work", "a.ics")
        try fetch("work")
        let text = edited(try #require(try text(place)), .event, 1)
        try put(text, place, "phone")
        #expect(failure { try put(text, place, "laptop") } == nil)
    }

    // MARK: Computed events

    private func logged(_ password: String = "phone") throws -> Shown {
        try #require(try desk.events("Period", password).last { !$0.isForecast })
    }

    @Test(arguments: [5, 599, 601, 4_000] as [Int64])
    func `a period that another program deleted stays deleted`(seconds: Int64) throws {
        for isEdited in [true, false] {
            let old = try logged("laptop")
            let event = try logged()
            try desk.delete(event.name, tag: event.tag)
            desk.now += seconds
            let before = try desk.history
            let text = isEdited ? old.moved(to: "20261026", old("DTEND")) : old.text
            let problem = failure { try desk.put(text, as: old.name, "laptop") }
            #expect(problem == .conditionFailed || !isEdited)
            #expect(try desk.history == before)
            try desk.tool.run("log 2026-10-25..2026-10-29")
        }
    }

    @Test func `a dose that another program skipped stays skipped`() throws {
        try desk.tool.run("contraception add pill 28+0 --at 08:00 --start 2026-11-16")
        func dose(_ password: String) throws -> Shown {
            try #require(
                try desk.resources(password).map(\.self).first {
                    $0("X-EVE-KIND") == "pill" && $0.start.hasPrefix("20261118")
                })
        }
        let old = try dose("laptop")
        let event = try dose("phone")
        try desk.delete(event.name, tag: event.tag)
        let before = try desk.tool.run("export --format log").text
        #expect(before.contains("skipped"))
        _ = failure { try desk.put(old.text, as: old.name, "laptop") }
        #expect(try desk.tool.run("export --format log").text == before)
        // The program that deleted it takes that back.
        try desk.put(event.text, as: event.name, isNew: false)
        #expect(try !desk.tool.run("export --format log").text.contains("skipped"))
    }

    @Test func `what another program hid or answered is not confirmed by an older copy`() throws {
        for now in [1_795_176_000, 1_795_176_000 + 4 * 86_400] as [Int64] {
            desk.now = now
            func forecast(_ password: String) throws -> Shown {
                try #require(try desk.events("Period (expected)", password).first)
            }
            let old = try forecast("laptop")
            let event = try forecast("phone")
            try desk.delete(event.name, tag: event.tag)
            let before = try desk.tool.run("export --format log").text
            let problem = failure {
                try desk.put(old.with("STATUS", "CONFIRMED"), as: old.name, "laptop")
            }
            #expect(problem == .conditionFailed)
            #expect(try desk.tool.run("export --format log").text == before)
        }
    }

    @Test func `a forecast that two programs move to different days is moved once`() throws {
        desk.now += 4 * 86_400
        let old = try #require(try desk.events("Period (expected)", "laptop").first)
        let event = try #require(try desk.events("Period (expected)").first)
        try desk.put(event.moved(to: "20261121", "20261126"), as: event.name, tag: event.tag)
        let before = try desk.history
        let problem = failure {
            try desk.put(old.moved(to: "20261122", "20261127"), as: old.name, "laptop")
        }
        #expect(problem == .conditionFailed)
        #expect(try desk.history == before)
    }

    @Test func `an answer that shows nothing of an entry is no fetch of it`() throws {
        let (place, other) = (CalendarPlace("work", "a.ics"), CalendarPlace("work", "b.ics"))
        try put(Desk.event("Bins", "20261207", "20261208", uid: "b"), other, "phone")
        try fetch("work")
        let copy = try #require(try text(place))
        try change(.event, at: place, by: .anotherPassword)
        let account = try desk.account("laptop")
        _ = try account.eachResource(of: "work", areShown: false) { _ in true }
        try account.noteShown([], andGone: false, of: "work")
        try account.noteShown(["b.ics"], andGone: true, of: "work")
        let stale = edited(copy, .event, 2)
        #expect(failure { try put(stale, place, "laptop") } == .conditionFailed)
        _ = try account.eachResource(of: "work", areShown: false) { _ in true }
        try account.noteShown(["a.ics"], andGone: false, of: "work")
        #expect(failure { try put(stale, place, "laptop") } == nil)
    }

    @Test func `who is told of all of a kind knows what is gone`() throws {
        let place = CalendarPlace("work", "a.ics")
        try fetch("work")
        let copy = try #require(try text(place))
        try desk.account().delete("a.ics", of: "work", if: WriteCondition())
        let account = try desk.account("laptop")
        for isGoneTold in [false, true] {
            _ = try account.eachResource(of: "work", areShown: false) { _ in true }
            try account.noteShown([], andGone: isGoneTold, of: "work")
            let problem = failure { try put(copy, place, "laptop") }
            #expect((problem == nil) == isGoneTold)
        }
    }

    @Test func `after a restore nobody overwrites what they have not fetched either`() throws {
        let place = CalendarPlace("work", "a.ics")
        try fetch("work")
        let copy = try #require(try text(place))
        #expect(try desk.tool.run("backup copy.db").code == 0)
        for name in ["eve.db", "eve.db-wal", "eve.db-shm"] {
            try? FileManager.default.removeItem(at: desk.tool.folder.appending(path: name))
        }
        let restored = try desk.tool.run("restore copy.db --yes")
        #expect(restored.code == 0, "\(restored.error)")
        try desk.restartServer()
        try change(.event, at: place, by: .anotherPassword)
        let stale = edited(copy, .event, 2)
        for write in Write.allCases {
            #expect(failure { try self.write(write, stale, at: place) } == .conditionFailed)
        }
        _ = try desk.account("laptop").resources(of: "work", named: ["a.ics"])
        #expect(failure { try put(stale, place, "laptop") } == nil)
    }

    // MARK: Back to what was before

    enum Fetch: CaseIterable { case all, named, changes }

    /// Programs that send no `If-Match`, too, may take back what they, or others, changed.
    @Test(arguments: Fetch.allCases, Writer.allCases)
    func `what was fetched may become again what it was`(
        _ fetch: Fetch, _ writer: Writer
    ) throws {
        let name = try logged("laptop").name
        var token = try desk.token("laptop")
        func fetched() throws -> Shown {
            switch fetch {
            case .all: return try logged("laptop")
            case .named:
                let resource = try desk.account("laptop").resources(of: "cycle", named: [name])
                return Shown(try #require(resource.first))
            case .changes:
                let changes = try #require(try desk.changes(since: token, "laptop"))
                token = changes.token
                return Shown(try #require(changes.changed.first { $0.name == name }))
            }
        }
        let first = try logged("laptop")
        switch writer {
        case .itself: try desk.put(first.moved(to: "20261024", first("DTEND")), as: name, "laptop")
        case .anotherPassword:
            try desk.put(first.moved(to: "20261024", first("DTEND")), as: name, "phone")
        case .anotherDoor: try desk.tool.run("log 2026-10-24")
        }
        let longer = try fetched()
        #expect(longer.start.hasPrefix("20261024"))
        try desk.put(longer.moved(to: first("DTSTART"), first("DTEND")), as: name, "laptop")
        #expect(try fetched().start == first.start)
    }

    @Test func `edits one upon the other need no fetch between them`() throws {
        let first = try logged("laptop")
        for (start, end) in [("20261024", "20261031"), ("20261023", "20261030")] {
            try desk.put(first.moved(to: start, end), as: first.name, "laptop")
            let now = try logged("phone")
            #expect(now.start.hasPrefix(start) && now("DTEND").hasPrefix(end))
        }
    }

    @Test func `alarms that were moved may be moved back`() throws {
        func fetched() throws -> Shown {
            try #require(try desk.events("Period (expected)", "laptop").first)
        }
        func reminder() throws -> String { try desk.tool.run("remind").text }
        let (first, before) = (try fetched(), try reminder())
        func moved(_ text: String, from hour: Int, to other: Int) -> String {
            text.replacing("TRIGGER:-PT\(24 - hour)H", with: "TRIGGER:-PT\(24 - other)H")
                .replacing("TRIGGER:PT\(hour)H", with: "TRIGGER:PT\(other)H")
        }
        try desk.put(moved(first.text, from: 9, to: 20), as: first.name, "laptop")
        #expect(try reminder() != before)
        let shown = try fetched().text
        #expect(shown.contains("TRIGGER:PT20H") && shown.contains("TRIGGER:-PT4H"))
        try desk.put(moved(shown, from: 20, to: 9), as: first.name, "laptop")
        #expect(try reminder() == before)
    }
}
