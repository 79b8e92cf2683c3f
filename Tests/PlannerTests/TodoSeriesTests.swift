import CivilDate
import Foundation
import ICalendar
import Planner
import Testing

@Suite struct TodoSeriesTests {
    /// The lines that say when it is and whether it is done, of its entry.
    private func told(_ object: PlannerObject) -> [String] {
        let names = ["DTSTART", "DUE", "RRULE", "STATUS", "TRIGGER", "ACKNOWLEDGED"]
        return object.bytes.lines.filter { line in names.contains { line.hasPrefix($0) } }
    }

    private func ticked(
        _ object: PlannerObject, isDone: Bool = true, zones: CalendarZones = CalendarZones()
    ) throws -> PlannerObject {
        let todo = try #require(Todo(object, zones: zones))
        let change = try #require(
            try TodoList([todo]).ticking(todo, isDone: isDone, at: now).first)
        return try read(change.bytes)
    }

    private static let moves: [([String], [String])] = [
        (
            ["DUE:20261125T190000Z", "RRULE:FREQ=DAILY;COUNT=20"],
            ["DUE:20261126T190000Z", "RRULE:FREQ=DAILY;COUNT=19"]
        ),
        (
            [
                "DTSTART:20261125T180000Z", "DUE:20261125T190000Z",
                "RRULE:FREQ=WEEKLY;UNTIL=20270101",
            ],
            [
                "DTSTART:20261202T180000Z", "DUE:20261202T190000Z",
                "RRULE:FREQ=WEEKLY;UNTIL=20270101",
            ]
        ),
        (
            ["DUE;VALUE=DATE:20260131", "RRULE:FREQ=MONTHLY;COUNT=3"],
            ["DUE;VALUE=DATE:20260331", "RRULE:FREQ=MONTHLY;COUNT=2"]
        ),
        // The day after is left out, and counts for COUNT.
        (
            ["DUE:20261125T190000Z", "RRULE:count=4;FREQ=DAILY", "EXDATE:20261126T190000Z"],
            ["DUE:20261127T190000Z", "RRULE:count=2;FREQ=DAILY"]
        ),
        // In the zone's own time, over the night in which clocks are changed.
        (
            ["DUE;TZID=Europe/Berlin:20261024T190000", "RRULE:FREQ=DAILY"],
            ["DUE;TZID=Europe/Berlin:20261025T190000", "RRULE:FREQ=DAILY"]
        ),
    ]

    @Test(arguments: moves)
    func `a tick moves a series to its next time, and another one takes that back`(
        _ lines: [String], _ expected: [String]
    ) throws {
        let before = try object("VTODO", lines + ["SUMMARY:Dog", "STATUS:IN-PROCESS"])
        let after = try ticked(before)
        #expect(told(after) == expected + ["STATUS:NEEDS-ACTION"])
        #expect(Todo(after)?.isOpen == true)
        let back = try ticked(after, isDone: false)
        #expect(told(back).dropLast() == told(before).dropLast())
        #expect(!back.bytes.text.contains("LAST-TICK"))
        let todo = try #require(Todo(back))
        #expect(try TodoList([todo]).ticking(todo, isDone: false, at: now).isEmpty)
    }

    private static let durations: [([String], String, String)] = [
        (
            ["DTSTART:20261102T070000Z", "DURATION:PT1H"], "DUE:20261102T080000Z",
            "DUE:20261103T080000Z"
        ),
        (
            ["DTSTART;VALUE=DATE:20261102", "DURATION:P1D"], "DUE;VALUE=DATE:20261103",
            "DUE;VALUE=DATE:20261104"
        ),
        (
            ["DTSTART;TZID=Europe/Berlin:20261102T080000", "DURATION:PT30M"],
            "DUE;TZID=Europe/Berlin:20261102T083000", "DUE;TZID=Europe/Berlin:20261103T083000"
        ),
    ]

    @Test(arguments: durations)
    func `a duration says when it is due, before and after a tick`(
        _ lines: [String], _ first: String, _ second: String
    ) throws {
        func due(_ object: PlannerObject) throws -> PlannedTime {
            let todo = try #require(Todo(object))
            return try #require(todo.content.due)
        }
        let (first, second) = (
            try due(object("VTODO", [first])), try due(object("VTODO", [second]))
        )
        #expect(try due(object("VTODO", lines)) == first)
        let before = try object("VTODO", lines + ["RRULE:FREQ=DAILY"])
        #expect(try due(before) == first)
        let after = try ticked(before)
        #expect(try due(after) == second)
        #expect(after.bytes.lines.contains(lines[1]))
        #expect(!after.bytes.lines.contains { $0.hasPrefix("DUE") })
    }

    @Test func `an alarm at a moment of its own goes along`() throws {
        let after = try ticked(
            object(
                "VTODO",
                [
                    "DUE;TZID=Europe/Berlin:20261024T190000", "RRULE:FREQ=DAILY", "BEGIN:VALARM",
                    "TRIGGER;VALUE=DATE-TIME:20261024T160000Z", "ACKNOWLEDGED:20261024T160100Z",
                    "END:VALARM", "BEGIN:VALARM", "TRIGGER;RELATED=END:-PT1H", "END:VALARM",
                ]))
        #expect(
            told(after).filter { !$0.hasPrefix("DUE") && !$0.hasPrefix("RRULE") }
                == [
                    "STATUS:NEEDS-ACTION", "TRIGGER;VALUE=DATE-TIME:20261025T160000Z",
                    "ACKNOWLEDGED:20261024T160100Z", "TRIGGER;RELATED=END:-PT1H",
                ])
    }

    /// Clocks go back in the night to 25 October at three; the alarms ring at six in the evening by them.
    @Test(arguments: [
        "DTSTART;TZID=Europe/Berlin:20261024T023000", "DTSTART;TZID=Europe/Berlin:20261024T180000",
        "DTSTART:20261024T023000", "DTSTART;VALUE=DATE:20261024",
    ])
    func `an alarm at a moment of its own keeps its time by the series' clock`(
        _ start: String
    ) throws {
        let file = Array(try Data(contentsOf: URL(filePath: "/usr/share/zoneinfo/Europe/Berlin")))
        let berlin = ZoneOffsets(try #require(ZoneHistory(id: "Europe/Berlin", file: file)))
        let zones = CalendarZones(floating: berlin) { $0 == "Europe/Berlin" ? berlin : nil }
        let before = try object(
            "VTODO",
            [
                start, "DUE;TZID=Europe/Berlin:20261024T190000", "RRULE:FREQ=DAILY",
                "BEGIN:VALARM", "TRIGGER;VALUE=DATE-TIME:20261024T160000Z", "END:VALARM",
                "BEGIN:VALARM", "TRIGGER;VALUE=DATE-TIME:20261023T230000Z", "END:VALARM",
            ])
        let after = try ticked(before, zones: zones)
        #expect(
            told(after).filter { $0.hasPrefix("TRIGGER") } == [
                "TRIGGER;VALUE=DATE-TIME:20261025T170000Z",
                "TRIGGER;VALUE=DATE-TIME:20261024T230000Z",
            ])
        #expect(
            told(try ticked(after, isDone: false, zones: zones)).filter { $0.hasPrefix("TRIGGER") }
                == told(before).filter { $0.hasPrefix("TRIGGER") })
    }

    @Test func `a tick and another title say nothing of when the alarms ring`() throws {
        let before = try object(
            "VTODO",
            [
                "LAST-MODIFIED:20261101T000000Z", "DUE:20261125T190000Z", "RRULE:FREQ=DAILY",
                "SUMMARY:Dog", "BEGIN:VALARM", "TRIGGER:-PT10M", "END:VALARM",
            ])
        let set = try #require(before.entry.modified)
        let once = try ticked(before)
        #expect(once.entry.modified == now && once.entry.alarmsSet == set)
        let twice = try read(
            #require(try Todo(once)?.changed(at: now + 60) { $0.title = "Cat" }?.bytes))
        #expect(twice.entry.modified == now + 60 && twice.entry.alarmsSet == set)
        // By another program.
        let moved = try read(
            Array(twice.bytes.text.replacing("LAST-MODIFIED:2026", with: "LAST-MODIFIED:2027").utf8)
        )
        #expect(moved.entry.alarmsSet == moved.entry.modified)
        let done = try read(
            #require(try Todo(twice)?.changed(at: now + 90) { $0.progress = .done(at: now) }?.bytes)
        )
        #expect(done.entry.alarmsSet == now + 90)
    }

    @Test func `a series that somebody moved since the tick is not moved back`() throws {
        let after = try ticked(object("VTODO", ["DUE:20261125T190000Z", "RRULE:FREQ=DAILY"]))
        let moved = try read(
            Array(after.bytes.text.replacing("DUE:20261126", with: "DUE:20261201").utf8))
        let todo = try #require(Todo(moved))
        #expect(try TodoList([todo]).ticking(todo, isDone: false, at: now).isEmpty)
    }

    @Test func `the last time is ticked as any to-do`() throws {
        let after = try ticked(
            object("VTODO", ["DUE:20261125T190000Z", "RRULE:FREQ=DAILY;COUNT=1"]))
        #expect(Todo(after)?.isDone == true)
        #expect(told(after).contains("DUE:20261125T190000Z"))
        #expect(Todo(try ticked(after, isDone: false))?.isOpen == true)
    }

    /// As Thunderbird ticks one time of a series.
    private func changed(_ day: String, _ more: [String] = ["STATUS:COMPLETED"]) -> [String] {
        [
            "END:VTODO", "BEGIN:VTODO", "UID:one", "RECURRENCE-ID;VALUE=DATE:\(day)",
            "DTSTART;VALUE=DATE:\(day)", "SUMMARY:Bins",
        ] + more
    }

    private let weekly = [
        "DTSTART;VALUE=DATE:20261102", "DUE;VALUE=DATE:20261103", "RRULE:FREQ=WEEKLY;COUNT=5",
        "SUMMARY:Bins",
    ]

    @Test func `times that a program ticked are done`() throws {
        let before = try object("VTODO", weekly + changed("20261102") + changed("20261109"))
        #expect(Todo(before)?.content.due?.day.description == "2026-11-17")
        let after = try ticked(before)
        #expect(
            after.bytes.lines.filter { $0.contains("2026") && !$0.contains("STAMP") }.prefix(3)
                == [
                    "DTSTART;VALUE=DATE:20261123", "DUE;VALUE=DATE:20261124",
                    "X-EVE-ICS-LAST-TICK:1814400;3;1814400;20261123",
                ])
        #expect(after.bytes.lines.contains("RRULE:FREQ=WEEKLY;COUNT=2"))
        #expect(after.bytes.text.contains("RECURRENCE-ID;VALUE=DATE:20261109"))
        #expect(Todo(after)?.content.due?.day.description == "2026-11-24")
    }

    @Test func `a time that was changed is ticked by itself`() throws {
        let before = try object(
            "VTODO", weekly + changed("20261102") + changed("20261109", ["DUE;VALUE=DATE:20261110"])
        )
        #expect(Todo(before)?.content.due?.day.description == "2026-11-10")
        let after = try ticked(before)
        #expect(after.bytes.lines.filter { $0 == "STATUS:COMPLETED" }.count == 2)
        #expect(after.bytes.lines.contains("RRULE:FREQ=WEEKLY;COUNT=5"))
        #expect(Todo(after)?.content.due?.day.description == "2026-11-17")
    }

    @Test func `a series is done when each of its times is`() throws {
        let days = ["20261102", "20261109", "20261116", "20261123", "20261130"]
        let all = try object("VTODO", weekly + days.flatMap { changed($0) })
        #expect(Todo(all)?.isDone == true)
        #expect(Todo(try ticked(all, isDone: false))?.isOpen == true)
    }

    @Test(arguments: ["RDATE:20261201T190000Z", "RRULE:FREQ=DAILY;RSCALE=CHINESE"])
    func `one whose next time nobody can tell is not ticked`(_ line: String) throws {
        let todo = try todo(["SUMMARY:Rent", "DUE:20261125T190000Z", "RRULE:FREQ=WEEKLY", line])
        #expect(todo.isOpen)
        #expect(throws: PlannerError.repeats(title: "Rent")) {
            try TodoList([todo]).ticking(todo, at: now)
        }
    }

    @Test func `another date is refused, another title is not`() throws {
        let todo = try todo(["SUMMARY:Rent", "DUE:20261125T190000Z", "RRULE:FREQ=WEEKLY"])
        #expect(throws: PlannerError.repeats(title: "Rent")) {
            try todo.changed(at: now) { $0.due = nil }
        }
        #expect(try todo.changed(at: now) { $0.title = "The rent" } != nil)
    }
}
