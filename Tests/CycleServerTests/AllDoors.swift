import CalendarServer
import CivilDate
import CyclePipeline
import HTTPServer
import Household
import RunningTool
import SQLStore
import SQLiteStore
import Store
import Testing

/// One person's store behind a terminal, a page and a calendar program.
struct AllDoors {
    let desk: Desk
    let page: WebDoor
    let member: Member

    init() throws {
        desk = try Desk()
        page = try WebDoor(of: desk.tool)
        member = try #require(try Household(page.store, zones: Serving.zones).members().first)
    }

    /// What one of them makes of a wish for one more.
    struct Answer {
        let isKept: Bool
        /// What a person is told of it.
        let said: String
    }

    func command(_ words: [String]) throws -> Answer {
        let run = try desk.tool.run(words)
        return Answer(isKept: run.code == 0, said: run.error)
    }

    func command(_ line: String) throws -> Answer {
        let run = try desk.tool.run(line)
        return Answer(isKept: run.code == 0, said: run.error)
    }

    func form(_ path: String, _ fields: KeyValuePairs<String, String>) -> Answer {
        let answer = page.post(path, fields)
        return Answer(isKept: answer.status == 303, said: answer.text)
    }

    func program(_ body: (any CalendarAccount) throws -> Void) throws -> Answer {
        let account = try desk.account()
        do {
            try body(account)
            return Answer(isKept: true, said: "")
        } catch {
            return Answer(isKept: false, said: account.failure(for: error).told)
        }
    }

    /// What the person's calendars hold, by their names.
    var counts: [String: Int] {
        get throws {
            let counts = try page.store.calendars(of: member.person.id).map {
                ($0.name, try page.store.objectCount(of: $0.id))
            }
            return Dictionary(uniqueKeysWithValues: counts)
        }
    }

    /// Bytes of all that they hold, as the store counts them.
    var bytes: Int {
        get throws {
            try page.store.calendars(of: member.person.id).reduce(0) { sum, calendar in
                try page.store.objects(of: calendar.id, named: nil).reduce(sum) {
                    $0 + $1.name.utf8.count + $1.uid.utf8.count + $1.data.count
                }
            }
        }
    }

    /// Removes for good what was added since the calendars had these counts.
    func reset(to counts: [String: Int]) throws {
        for calendar in try page.store.calendars(of: member.person.id) {
            guard counts[calendar.name] != nil else {
                try page.store.delete(calendar.id)
                continue
            }
            let added = try page.store.objects(of: calendar.id, after: Self.afterFill, bytes: .max)
            for object in added {
                _ = try page.store.delete(object.name, of: calendar.id, at: WebDoor.now, by: nil) {
                    _ in true
                }
            }
        }
    }

    /// The names of what fills a calendar come before those of all that is added.
    private static let (fill, afterFill) = ("!", "\"")

    /// Puts objects into a calendar that nobody can read.
    func fill(_ calendar: StoredCalendar.ID, with numbers: Range<Int>, bytes: Int = 1) throws {
        try page.store.put(
            numbers.map { number in
                ObjectPut(
                    StoredObject(
                        name: Self.fill + "\(number)", uid: "\(number)",
                        data: [UInt8](repeating: 0x20, count: bytes), tag: "\(number)",
                        modified: WebDoor.now))
            }, in: calendar)
    }

    // MARK: Wishes

    /// One more of something, asked for at one of the doors, and what is said where it is refused.
    struct Wish {
        let name: String
        let words: String
        let run: () throws -> Answer

        init(_ name: String, saying words: String, _ run: @escaping () throws -> Answer) {
            self.name = name
            self.words = words
            self.run = run
        }
    }

    func wish(_ line: String, saying words: String) -> Wish {
        Wish(line, saying: words) { try command(line) }
    }

    func wish(
        _ path: String, _ fields: KeyValuePairs<String, String>, saying words: String
    ) -> Wish {
        Wish(path, saying: words) { form(path, fields) }
    }

    /// An event that a program puts into a calendar.
    ///
    /// - Parameter lines: More of it.
    func event(
        _ title: String, in calendar: String, _ lines: String = "", saying words: String = ""
    ) -> Wish {
        let text = Desk.event(title, "20261201", "20261202", lines)
        return Wish("PUT", saying: words) {
            try program {
                _ = try $0.put(
                    try CalendarObject(Array(text.utf8)), as: "made.ics", in: calendar,
                    if: WriteCondition())
            }
        }
    }

    /// Shows that each wish is granted while there is room, and refused when that is taken.
    ///
    /// - Parameters:
    ///   - state: What may not change.
    ///   - undo: Takes away what was granted.
    func check<State: Equatable>(
        _ wishes: [Wish], state: () throws -> State, undo: () throws -> Void,
        fillUp: () throws -> Void
    ) throws {
        let before = try state()
        for wish in wishes {
            let answer = try wish.run()
            #expect(answer.isKept, "\(wish.name): \(answer.said.suffix(300))")
            #expect(try state() != before, "\(wish.name)")
            try undo()
            #expect(try state() == before, "\(wish.name)")
        }
        try fillUp()
        try refuse(wishes, state: state)
    }

    func refuse<State: Equatable>(_ wishes: [Wish], state: () throws -> State) throws {
        let full = try state()
        for wish in wishes {
            let answer = try wish.run()
            #expect(!answer.isKept, "\(wish.name)")
            #expect(answer.said.contains(wish.words), "\(wish.name): \(answer.said.suffix(300))")
            #expect(try state() == full, "\(wish.name)")
        }
    }
}
