import CivilDate
import ICalendar
import ICalendarLint
import Planner
import SeededRandomness
import Testing

@Suite struct TodoTests {
    @Test func `ticking sets status, percent and the moment, and leaves other lines byte for byte`()
        throws
    {
        let todo = try todo([
            "DTSTAMP:20260101T000000Z", "SUMMARY;LANGUAGE=en:Buy  mil\r\n k", "X-OTHER;A=\"b\":c",
            "STATUS:NEEDS-ACTION", "CATEGORIES:food,shop", "SEQUENCE:3", "BEGIN:VALARM",
            "ACTION:DISPLAY", "TRIGGER:-PT5M", "END:VALARM",
        ])
        let change = try #require(try TodoList([todo]).ticking(todo, at: now).first)
        #expect(
            change.bytes.lines == [
                "BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Other//Program//EN", "BEGIN:VTODO",
                "UID:one", "DTSTAMP:20261124T150000Z", "SUMMARY;LANGUAGE=en:Buy  mil", " k",
                "X-OTHER;A=\"b\":c", "STATUS:COMPLETED", "CATEGORIES:food,shop", "SEQUENCE:4",
                "PERCENT-COMPLETE:100", "COMPLETED:20261124T150000Z",
                "LAST-MODIFIED:20261124T150000Z", "BEGIN:VALARM", "ACTION:DISPLAY",
                "TRIGGER:-PT5M", "END:VALARM", "END:VTODO", "END:VCALENDAR", "",
            ])
    }

    @Test func `unticking takes all three back`() throws {
        let done = try todo([
            "STATUS:COMPLETED", "COMPLETED:20261101T080000Z", "PERCENT-COMPLETE:100", "SUMMARY:A",
        ])
        #expect(done.isDone)
        let change = try #require(
            try TodoList([done]).ticking(done, isDone: false, at: now).first)
        let lines = change.bytes.lines
        #expect(lines.contains("STATUS:NEEDS-ACTION") && lines.contains("PERCENT-COMPLETE:0"))
        #expect(!lines.contains { $0.hasPrefix("COMPLETED") })
        #expect(try TodoList([done]).ticking(done, at: now).isEmpty, "it is ticked already")
    }

    @Test func `parts are ticked only if that is asked`() throws {
        let whole = try todo(["SUMMARY:Whole"], uid: "whole")
        let part = try todo(["SUMMARY:Part", "RELATED-TO:whole"], uid: "part")
        let deeper = try todo(
            ["SUMMARY:Deeper", "RELATED-TO;RELTYPE=PARENT:part"], uid: "deeper")
        let list = TodoList([deeper, part, whole])
        #expect(list.rows.map(\.todo.uid) == ["whole", "part", "deeper"])
        #expect(list.rows.map(\.depth) == [0, 1, 2])
        #expect(try list.ticking(whole, at: now).map(\.object.uid) == ["whole"])
        #expect(
            try list.ticking(whole, withParts: true, at: now).map(\.object.uid)
                == ["whole", "part", "deeper"])
    }

    @Test func `those that lead back to themselves are shown once`() throws {
        let todos = [
            try todo(["RELATED-TO:b"], uid: "a"), try todo(["RELATED-TO:a"], uid: "b"),
            try todo(["RELATED-TO:c"], uid: "c"), try todo(["RELATED-TO:gone"], uid: "d"),
        ]
        let list = TodoList(todos)
        #expect(Set(list.rows.map(\.todo.uid)) == ["a", "b", "c", "d"])
        #expect(list.rows.count == 4)
    }

    @Test func `the order is what a move wrote, else when it was made`() throws {
        #expect(try todo(["CREATED:20010101T000010Z"]).order == 10)
        #expect(try todo(["CREATED:20010101T000010Z", "X-APPLE-SORT-ORDER:-4"]).order == -4)
        #expect(try todo(["X-APPLE-SORT-ORDER:99999999999999999999999"]).order == 0)
        #expect(try todo([]).order == 0)
    }

    @Test func `a move writes one entry`() throws {
        let todos = try [10, 20, 30, 40].map { order in
            try todo(["X-APPLE-SORT-ORDER:\(order)"], uid: "u\(order)")
        }
        let changes = try TodoList(todos).moving(todos[3], to: .after("u10"), at: now)
        #expect(changes.map(\.object.uid) == ["u40"])
        #expect(changes[0].bytes.lines.contains("X-APPLE-SORT-ORDER:15"))
        #expect(try TodoList(todos).moving(todos[1], to: .after("u10"), at: now).isEmpty)
        #expect(
            try TodoList(todos).moving(todos[2], to: .first, at: now)[0].bytes.lines
                .contains("X-APPLE-SORT-ORDER:9"))
        #expect(
            try TodoList(todos).moving(todos[0], to: .last, at: now)[0].bytes.lines
                .contains("X-APPLE-SORT-ORDER:41"))
        #expect(throws: PlannerError.notBeside) {
            try TodoList(todos).moving(todos[0], to: .before("elsewhere"), at: now)
        }
    }

    @Test(arguments: 0..<200 as Range<UInt64>)
    func `any move gives the order that was asked, and pushes only where numbers touch`(
        seed: UInt64
    ) throws {
        var random = SplitMix(seed)
        let count = 2 + random.below(12)
        var todos = try (0..<count).map { index in
            try todo(
                [
                    "CREATED:2026010\(1 + random.below(3))T000000Z",
                    "X-APPLE-SORT-ORDER:\(random.below(8) * (random.happens(30) ? 100 : 1))",
                ], uid: "u\(index)")
        }
        for _ in 0..<10 {
            let list = TodoList(todos)
            let uids = list.todos.map(\.uid)
            let moved = list.todos[random.below(count)]
            let rest = uids.filter { $0 != moved.uid }
            let place = random.below(count)
            let where_: TodoList.Place =
                place == 0 ? .first : place == rest.count ? .last : .before(rest[place])
            let changes = try list.moving(moved, to: where_, at: now)
            todos = try todos.map { todo in
                guard let change = changes.first(where: { $0.object.uid == todo.uid }) else {
                    return todo
                }
                let object = try read(change.bytes)
                return try #require(Todo(object))
            }
            var expected = rest
            expected.insert(moved.uid, at: place)
            #expect(TodoList(todos).todos.map(\.uid) == expected)
            if rest.count > 1, place > 0, place < rest.count {
                let orders = rest.compactMap { uid in list.todos.first { $0.uid == uid }?.order }
                if orders[place] - orders[place - 1] >= 2 { #expect(changes.count <= 1) }
            }
        }
    }

    @Test func `a new one is sound, and reads as it was written`() throws {
        let due = try #require(Day(year: 2026, month: 12, day: 1))
        let content = Todo.Content(
            title: "Été, 100%; done\\", note: "a\nb", due: PlannedTime(due), order: 7, parent: "p")
        let bytes = content.object(uid: "new", at: now)
        #expect(Lint.check(bytes).allSatisfy { $0.severity == .warning })
        #expect(Todo(try read(bytes))?.content == content)
        #expect(bytes.lines.contains("DUE;VALUE=DATE:20261201"))
    }

    @Test func `a title of control characters is no line of its own`() throws {
        let bytes = Todo.Content(title: "a\r\nSTATUS:COMPLETED\u{0}\u{7}b").object(
            uid: "new", at: now)
        let object = try read(bytes)
        let todo = try #require(Todo(object))
        #expect(todo.content.title == "a\nSTATUS:COMPLETEDb")
        #expect(todo.isOpen)
    }

    @Test func `a changed description takes another rendition of the old one along`() throws {
        let todo = try todo([
            "DESCRIPTION;ALTREP=\"data:text/html,old\":old",
            "X-ALT-DESC;FMTTYPE=text/html:<b>old</b>", "SUMMARY:A",
        ])
        let change = try #require(try todo.changed(at: now) { $0.note = "new" })
        #expect(!change.bytes.text.contains("old"))
        #expect(change.bytes.lines.contains("DESCRIPTION:new"))
        #expect(try todo.changed(at: now) { $0.note = "old" } == nil)
    }

    @Test func `an object that is cut off is not edited`() {
        let bytes = Array("BEGIN:VCALENDAR\r\nBEGIN:VTODO\r\nUID:a\r\nSUMMARY:b\r\n".utf8)
        #expect(PlannerObject(calendar: "c", name: "n", bytes: bytes) == nil)
        let unended = Array(
            "BEGIN:VCALENDAR\r\nBEGIN:VTODO\r\nUID:a\r\nEND:VCALENDAR\r\n".utf8)
        #expect(PlannerObject(calendar: "c", name: "n", bytes: unended) == nil)
    }
}
