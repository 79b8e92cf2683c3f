import AlarmClock
import CalendarDoors
import CivilDate
import CycleAlarms
import CyclePipeline
import CycleServer
import Foundation
import Household
import Planner
import RunningTool
import SQLStore
import SQLiteStore
import Store
import Testing

/// What is kept of alarms is always what somebody finds who looks for the first time.
@Suite struct AlarmBoardCacheTests {
    private let tool: Tool
    private let store: SQLiteStore
    private let household: LiveHousehold
    /// Friday 20 November 2026, 08:00 in UTC.
    private let now: Int64 = 1_795_161_600

    init() throws {
        tool = try Tool()
        try tool.run("log 2026-08-30..2026-09-03 2026-09-27..2026-10-01 2026-10-25..2026-10-29")
        store = try SQLiteStore.open(tool.folder.appending(path: "eve.db").path)
        household = Serving.household(store)
    }

    private var member: Member {
        get throws { try #require(try Household(store, zones: Serving.zones).firstMember()) }
    }

    // MARK: What is put

    private func calendar(_ name: String) throws -> StoredCalendar {
        let id = try member.person.id
        return try store.calendar(named: name, of: id)
            ?? store.addCalendar(
                named: name, for: id, components: ["VEVENT", "VTODO"], properties: [])
    }

    /// - Parameter alarms: Their triggers.
    private func put(
        _ uid: String, _ kind: String = "VEVENT", _ lines: String..., alarms: [String],
        in name: String = "home"
    ) throws {
        let alarms = alarms.map {
            "BEGIN:VALARM\r\nACTION:DISPLAY\r\nDESCRIPTION:x\r\nTRIGGER\($0)\r\nEND:VALARM\r\n"
        }
        let text = """
            BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//Phone//EN\r\nBEGIN:\(kind)\r\nUID:\(uid)\r
            DTSTAMP:20261119T120000Z\r\nSUMMARY:\(uid)\r\n\(lines.map { $0 + "\r\n" }.joined())\
            \(alarms.joined())END:\(kind)\r\nEND:VCALENDAR\r\n
            """
        let object = StoredObject(
            name: "\(uid).ics", uid: uid, data: Array(text.utf8), tag: text, modified: now)
        let put = try store.put(object, in: calendar(name).id) { _ in true }
        #expect(put == .created || put == .replaced)
    }

    private func putTodos(_ count: Int) throws {
        for number in 0..<count {
            // A day after another; one of them rings today.
            let day = LocalTime { _ in 0 }.day(at: now) + number
            let digits = day.description.filter { $0 != "-" }
            try put(
                "todo \(number)", "VTODO", "DUE:\(digits)T180000Z", alarms: [";RELATED=END:-PT15M"])
        }
    }

    // MARK: What is found

    private struct Found: Equatable {
        struct Alarm: Equatable {
            let instance: AlarmInstance
            let title: String
            let about: Int64
            let state: AlarmState
        }

        let alarms: [Alarm]
        let marks: [AlarmInstance.ID: AlarmMark]
        let isCut: Bool

        init(_ board: AlarmSnapshot, at now: Int64) {
            alarms = board.alarms.map {
                Alarm(
                    instance: $0.instance, title: $0.title, about: $0.about,
                    state: board.state(of: $0, at: now))
            }
            marks = board.marks
            isCut = board.isCut
        }
    }

    private func kept(at moment: Int64, ahead: Int64 = 86_400) throws -> Found {
        let member = try member
        let stamp = member.stamp
        let state = try household.state(of: member, at: .second(moment))
        return Found(
            try household.alarms(of: member, on: state, since: stamp, at: moment, ahead: ahead),
            at: moment)
    }

    private func expectCurrent(at moment: Int64, _ comment: Comment) throws {
        let member = try member
        let state = try member.state(at: .second(moment))
        for ahead: Int64 in [1, 7_200, 86_400] {
            let new = try member.alarms.snapshot(of: state, at: moment, ahead: ahead)
            #expect(try kept(at: moment, ahead: ahead) == Found(new, at: moment), comment)
        }
    }

    private func putEverything() throws {
        try put("fair", "VEVENT", "DTSTART:20261120T083000Z", alarms: [":PT0S", ":-PT10M"])
        try put(
            "class", "VEVENT", "DTSTART:20261101T090000", "RRULE:FREQ=DAILY", alarms: [":-PT5M"])
        try put("trip", "VEVENT", "DTSTART;VALUE=DATE:20261122", alarms: [":-PT15H"])
        // Without a date, it begins with its first alarm.
        try put(
            "call", "VTODO",
            alarms: [";VALUE=DATE-TIME:20261120T100000Z", ";VALUE=DATE-TIME:20261121T100000Z"])
        // By a clock that was ahead.
        try put(
            "ahead", "VEVENT", "DTSTART:20261120T120000Z", "LAST-MODIFIED:20261120T110000Z",
            alarms: [":PT0S"])
        try member.alarms.put(
            OwnAlarm(
                uid: "work", title: "Work", minuteOfDay: 510,
                days: .weekly([1, 2, 3, 4, 5], from: Day("2026-11-01") ?? Day(number: 0))),
            replacing: nil, at: now)
        try tool.run("contraception add pill 21+7 --start 2026-11-19 --at 23:50")
        try tool.run("remind water --interval 2h --from 9:00 --to 20:00")
    }

    @Test func `as time goes by, what is kept is what would be found`() throws {
        try putEverything()
        for step in 0..<90 {
            // Every 37 minutes through two days and a half.
            let moment = now + 2_220 * Int64(step)
            try expectCurrent(at: moment, "\(step)")
            guard step % 7 == 3 else { continue }
            let board = try member.alarms.snapshot(
                of: member.state(at: .second(moment)), at: moment, ahead: 3_600)
            let isLate = step % 2 == 0
            try member.alarms.dismiss(
                Array(board.ringing(at: moment).prefix(2)), until: isLate ? moment + 300 : nil,
                at: moment, from: .page)
            try expectCurrent(at: moment, "dismissed at \(step)")
        }
        // A clock that is set back.
        try expectCurrent(at: now + 600, "set back")
    }

    @Test func `a change by any door is seen at once`() throws {
        try putEverything()
        try expectCurrent(at: now, "before")
        func changing(_ comment: Comment, _ change: () throws -> Void) throws {
            let before = try kept(at: now)
            try change()
            #expect(try kept(at: now) != before, comment)
            try expectCurrent(at: now, comment)
        }
        try changing("moved") {
            try put("fair", "VEVENT", "DTSTART:20261120T173000Z", alarms: [":PT0S"])
        }
        try changing("its alarms are gone") {
            try put("fair", "VEVENT", "DTSTART:20261120T173000Z", alarms: [])
        }
        try changing("in a new calendar") {
            try put("fair", "VEVENT", "DTSTART:20261120T173000Z", alarms: [":PT0S"], in: "new")
        }
        try changing("removed") {
            _ = try store.remove(["fair.ics"], of: calendar("new").id, at: now)
        }
        try changing("much of it") {
            try put(
                "many", "VEVENT", "DTSTART:20261120T080000Z",
                alarms: (0..<300).map { ":PT\($0)M" })
        }
        try changing("little of it") {
            try put("many", "VEVENT", "DTSTART:20261120T080000Z", alarms: [":PT1M"])
        }
        try changing("without the calendar") { try store.delete(calendar("home").id) }
        try changing("own alarm") {
            try tool.run("alarm add Tea --at 16:00 --on daily")
        }
        try changing("study timer") {
            _ = try member.planner.start(
                StudyTimer(at: now), at: now, StudyWords(calendar: "Study", session: "Study"))
        }
        for line in [
            "contraception end --date 2026-11-19", "undo", "settings timezone Asia/Tokyo",
            "settings language de", "erase --before 2026-11-19 --yes",
        ] {
            try changing("\(line)") { try tool.run(line) }
        }
    }

    // MARK: What it costs

    private func steps(_ body: () throws -> Void) throws -> Int {
        let before = try store.steps()
        try body()
        return try store.steps() - before
    }

    /// The steps of SQLite's machine of a look with so many to-dos: the first one, one more, and after changes.
    private func steps(todos count: Int) throws -> [Int] {
        try putTodos(count)
        let moment = now + 60
        return [
            try steps { _ = try kept(at: now) },
            try steps { _ = try kept(at: moment) },
            try {
                try tool.run("log 2026-11-02 --note hello")
                return try steps { _ = try kept(at: moment) }
            }(),
            try {
                try put("todo 1", "VTODO", "DUE:20261120T200000Z", alarms: [";RELATED=END:-PT15M"])
                var found = 0
                let steps = try steps { found = try kept(at: moment).alarms.count }
                #expect(found == 2)
                return steps
            }(),
            try {
                let board = try member.alarms.snapshot(
                    of: member.state(at: .second(moment)), at: moment, ahead: 86_400)
                try member.alarms.dismiss(
                    Array(board.alarms.prefix(1)), at: moment, from: .page)
                return try steps { _ = try kept(at: moment) }
            }(),
        ]
    }

    @Test func `only what changed is read again`() throws {
        let few = try steps(todos: 5)
        let other = try AlarmBoardCacheTests()
        let many = try other.steps(todos: 200)
        #expect(many[0] > few[0] + 195)
        #expect(many[1...] == few[1...])
        #expect(many[1] < many[2])
    }

    @Test func `the ringer and the pages look at one board`() throws {
        try putTodos(20)
        var watch = AlarmWatch(household, person: nil, from: now)
        _ = try watch.poll(at: now)
        let state = try household.state(of: member, at: .second(now))
        let (member, stamp) = (try member, try member.stamp)
        func look() throws {
            _ = try household.alarms(of: member, on: state, since: stamp, at: now, ahead: 7_200)
        }
        let whole = try steps { try look() }
        #expect(whole == 0)
        household.forget()
        let afterwards = try steps { try look() }
        #expect(afterwards > 20)
    }

    @Test func `what was erased is not kept`() throws {
        try putTodos(20)
        let feeds = StoreFeeds(household)
        let memory = ErasureWatch(feeds, StoreCalendars(household), now: now)
        let first = try steps { _ = try kept(at: now) }
        let usual = try steps { _ = try kept(at: now) }
        try tool.run("erase --before 2026-09-15 --yes")
        #expect(memory.forgetErased(now + 2) == true)
        let afterwards = try steps { _ = try kept(at: now) }
        #expect(first >= usual + 20 && afterwards >= usual + 20)
    }
}
