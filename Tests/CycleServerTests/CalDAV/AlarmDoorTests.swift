import AlarmClock
import CalendarServer
import CycleAlarms
import CyclePipeline
import Foundation
import Household
import LogStore
import RunningTool
import Testing

/// An alarm that rings, dismissed by each door: it is silent behind all others, and rings tomorrow.
@Suite struct AlarmDoorTests {
    private let desk: Desk
    /// Friday 20 November 2026, 08:00 in UTC.
    private let eight: Int64 = 1_795_161_600

    init() throws {
        desk = try Desk()
        try desk.addPassword("tablet")
        desk.now = eight
    }

    /// Where a person ends an alarm, and how that program says it.
    enum Door: CaseIterable, Sendable {
        case ours, thunderbird, evolution, deleting
    }

    // MARK: What is there

    private var member: Member {
        get throws {
            try #require(try Household(desk.store, zones: Serving.zones).members().first)
        }
    }

    /// `Work`, each day at 08:30, which rings from 08:00 on.
    private func addWork(_ more: (inout OwnAlarm) -> Void = { _ in }) throws {
        let day = LocalTime { _ in 0 }.day(at: desk.now)
        var alarm = OwnAlarm(
            uid: "work", title: "Work", minuteOfDay: 510, days: .weekly(Set(1...7), from: day))
        more(&alarm)
        try member.alarms.put(alarm, replacing: nil, at: desk.now - 60)
    }

    private func put(
        _ text: String, as name: String, in calendar: String, _ password: String = "phone"
    ) throws -> PutOutcome {
        try desk.account(password).put(
            try CalendarObject(Array(text.utf8)), as: name, in: calendar, if: WriteCondition())
    }

    private func shown(_ name: String, in calendar: String, _ password: String = "tablet") throws
        -> Shown
    {
        try #require(
            try desk.account(password).resources(of: calendar, named: [name]).first.map(Shown.init))
    }

    private func token(of calendar: String) throws -> String {
        try #require(try desk.account("tablet").calendar(calendar)).syncToken
    }

    private func changed(in calendar: String, since token: String) throws -> [String] {
        try #require(try desk.account("tablet").changes(of: calendar, since: token)).changed
            .map(\.name)
    }

    private func watch() throws -> AlarmWatch {
        AlarmWatch(Serving.household(try desk.store), person: nil, from: desk.now - 86_400)
    }

    private func titles(_ watch: inout AlarmWatch) throws -> [String] {
        let report = try watch.poll(at: desk.now)
        return (report.ringing.map(\.alarm) + report.standing + report.missed).map(\.title)
    }

    private static func utc(_ moment: Int64) -> String {
        let formatter = DateFormatter()
        formatter.timeZone = TimeZone(secondsFromGMT: 0)
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.dateFormat = "yyyyMMdd'T'HHmmss'Z'"
        return formatter.string(from: Date(timeIntervalSince1970: Double(moment)))
    }

    /// Goes through a door with the entry as the phone has it.
    private func leave(
        by door: Door, _ entry: Shown, in calendar: String, first number: Int = 1
    ) throws {
        let stamp = Self.utc(desk.now)
        let ends = entry.text.ranges(of: "END:VALARM")
        let begins = entry.text.ranges(of: "BEGIN:VALARM")
        var text = entry.text
        switch door {
        case .ours:
            var watch = try watch()
            try member.alarms.dismiss(
                watch.poll(at: desk.now).ringing.map(\.alarm), at: desk.now, from: .commandLine)
            return
        case .thunderbird:
            let place = try #require(begins.first)
            text.replaceSubrange(
                place, with: "X-MOZ-LASTACK:\(stamp)\r\nX-MOZ-GENERATION:1\r\nBEGIN:VALARM")
        case .evolution:
            let place = try #require(ends.first)
            text.replaceSubrange(place, with: "ACKNOWLEDGED:\(stamp)\r\nEND:VALARM")
        case .deleting:
            let (begin, end) = (try #require(begins.first), try #require(ends.first))
            text.removeSubrange(begin.lowerBound..<end.upperBound)
            text = text.replacing("\r\n\r\n", with: "\r\n")
        }
        _ = try put(text, as: entry.name, in: calendar)
    }

    // MARK: Own alarms

    @Test(arguments: Door.allCases)
    func `an own alarm is silent everywhere after one sync, and rings tomorrow`(_ door: Door)
        throws
    {
        try addWork()
        var watch = try watch()
        #expect(try titles(&watch) == ["Work"])
        let before = try shown("work.ics", in: "alarms", "phone")
        let token = try token(of: "alarms")
        desk.now += 10
        try leave(by: door, before, in: "alarms")
        #expect(try titles(&watch).isEmpty)
        #expect(try changed(in: "alarms", since: token) == ["work.ics"])
        let after = try shown("work.ics", in: "alarms")
        #expect(after("SEQUENCE") == before("SEQUENCE"))
        #expect(after("RRULE") == before("RRULE"))
        #expect(after.text.ranges(of: "BEGIN:VALARM").count == 2)
        // Programs that know ACKNOWLEDGED are silent at 08:25 as well, and those that know X-MOZ-LASTACK now.
        let acknowledged = after.text.split(separator: "\r\n").filter {
            $0.hasPrefix("ACKNOWLEDGED:")
        }
        #expect(acknowledged.count == 2)
        #expect(acknowledged.last == "ACKNOWLEDGED:20261120T082500Z")
        #expect(after("X-MOZ-LASTACK") >= "20261120T080010Z")
        #expect(after("X-MOZ-LASTACK") <= "20261120T082500Z")
        // Not one of its rungs comes back, and tomorrow all of them do.
        for _ in 0..<60 {
            desk.now += 60
            #expect(try titles(&watch).isEmpty)
        }
        desk.now = eight + 86_400
        #expect(try titles(&watch) == ["Work"])
        #expect(try watch.poll(at: desk.now + 1_500).ringing.map(\.ring.isContinuous) == [true])
    }

    @Test func `all eight alarms of a whole ladder are dismissed with it, that day alone`() throws {
        try addWork { $0.writesLadder = true }
        var watch = try watch()
        desk.now += 10
        #expect(try titles(&watch) == ["Work"])
        try leave(by: .evolution, try shown("work.ics", in: "alarms"), in: "alarms")
        #expect(try titles(&watch).isEmpty)
        let after = try shown("work.ics", in: "alarms")
        #expect(after.text.ranges(of: "BEGIN:VALARM").count == 8)
        // The last one rings five minutes after its time; tomorrow's first one a day after this one.
        #expect(after.text.ranges(of: "ACKNOWLEDGED:20261120T083500Z").count == 7)
        #expect(after.text.ranges(of: "ACKNOWLEDGED:20261120T080010Z").count == 1)
    }

    @Test func `Thunderbird finds the dismissal that it wrote, or it never rings again`() throws {
        try addWork()
        let before = try shown("work.ics", in: "alarms", "phone")
        desk.now += 10
        try leave(by: .thunderbird, before, in: "alarms")
        let kept = try shown("work.ics", in: "alarms")
        #expect(kept("X-MOZ-LASTACK") == "20261120T080010Z")
        // What it had sent is in it byte for byte.
        let added = kept.text.split(separator: "\r\n").filter { $0.hasPrefix("ACKNOWLEDGED:") }
        #expect(added.count == 2)
        #expect(
            added.reduce(kept.text) { $0.replacing("\($1)\r\n", with: "") }
                == before.text.replacing(
                    "X-EVE-AFTER:PT10M\r\n",
                    with: "X-EVE-AFTER:PT10M\r\nX-MOZ-LASTACK:20261120T080010Z\r\n"
                        + "X-MOZ-GENERATION:1\r\n"))
    }

    @Test func `a program that forgets a dismissal does not take it back`() throws {
        try addWork()
        let before = try shown("work.ics", in: "alarms", "phone")
        desk.now += 10
        try leave(by: .evolution, before, in: "alarms")
        let dismissed = try shown("work.ics", in: "alarms")
        // As KDE writes it, without.
        desk.now += 10
        let outcome = try put(before.with("SUMMARY", "Work!"), as: "work.ics", in: "alarms")
        #expect(outcome.tag == nil, "other bytes are kept than those that were sent")
        var watch = try watch()
        #expect(try titles(&watch).isEmpty)
        let kept = try shown("work.ics", in: "alarms")
        #expect(kept("SUMMARY") == "Work!")
        #expect(kept.text.ranges(of: "ACKNOWLEDGED:").count == 2)
        #expect(kept("X-MOZ-LASTACK") == dismissed("X-MOZ-LASTACK"))
    }

    @Test func `both alarms deleted after they rang come back, before that they are gone`() throws {
        try addWork()
        var watch = try watch()
        let entry = try shown("work.ics", in: "alarms", "phone")
        let bare =
            entry.text.components(separatedBy: "BEGIN:VALARM")[0]
            + "END:VEVENT\r\nEND:VCALENDAR\r\n"
        desk.now = eight + 1_600
        #expect(try titles(&watch) == ["Work"])
        _ = try put(bare, as: "work.ics", in: "alarms")
        #expect(try titles(&watch).isEmpty)
        let after = try shown("work.ics", in: "alarms")
        #expect(after.text.ranges(of: "BEGIN:VALARM").count == 2)
        #expect(after.text.ranges(of: "ACKNOWLEDGED:").count == 2)
        // Two days later, before it begins again, it is the person's wish.
        try member.alarms.dismiss(
            watch.poll(at: desk.now).ringing.map(\.alarm), at: desk.now, from: .page)
        try addTea()
        let tea = try shown("tea.ics", in: "alarms")
        let silent =
            tea.text.components(separatedBy: "BEGIN:VALARM")[0] + "END:VEVENT\r\nEND:VCALENDAR\r\n"
        let outcome = try put(silent, as: "tea.ics", in: "alarms")
        #expect(outcome.tag != nil)
        #expect(try shown("tea.ics", in: "alarms").text == silent)
    }

    /// In two hours, once.
    private func addTea() throws {
        let day = LocalTime { _ in 0 }.day(at: desk.now)
        try member.alarms.put(
            OwnAlarm(uid: "tea", title: "Tea", minuteOfDay: 660, days: .on(day)), replacing: nil,
            at: desk.now)
    }

    @Test func `an alarm that a program canceled is off at each door, until it is switched on`()
        throws
    {
        try addWork()
        let entry = try shown("work.ics", in: "alarms", "phone")
        let canceled = entry.text.replacing("TRANSP:", with: "STATUS:CANCELLED\r\nTRANSP:")
        #expect(try put(canceled, as: "work.ics", in: "alarms").tag != nil)
        var watch = try watch()
        #expect(try titles(&watch).isEmpty)
        func known() throws -> KnownAlarm {
            let alarms = try member.alarms.ownAlarms(of: try member.state(at: .second(desk.now)))
            return try #require(alarms.first)
        }
        #expect(try known().standing == .off)
        #expect(try known().next == nil)
        try desk.tool.expect(
            """
            $ eve-ics alarm list
            1  Work  every day at 08:30  off
            $ eve-ics alarm edit Work --at 08:29
            Alarm changed: Work, every day at 08:29.
            Switched off: Work.
            $ eve-ics alarm off Work
            Switched off: Work.
            """)
        #expect(try desk.tool.run("alarm list --json").text.contains("\"on\": false"))
        #expect(try !desk.tool.run("agenda").text.contains("Work"))
        #expect(try titles(&watch).isEmpty)
        #expect(try desk.tool.run("alarm on Work").text.contains("Next time: "))
        #expect(try known().standing == .on)
        #expect(try titles(&watch) == ["Work"])
        #expect(try !shown("work.ics", in: "alarms").text.contains("STATUS"))
    }

    @Test func `what rang and was not dismissed was not missed`() throws {
        let rings = [("bus", "115950"), ("tea", "113000"), ("nap", "110000")]
        try desk.account().makeCalendar("home", components: ["VEVENT"], properties: [])
        desk.now = eight + 4 * 3_600
        for (name, time) in rings {
            let text = """
                BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//Phone//EN\r\nBEGIN:VEVENT\r\nUID:\(name)\r
                DTSTART:20261120T\(time)Z\r\nSUMMARY:\(name)\r\nBEGIN:VALARM\r\nACTION:DISPLAY\r
                DESCRIPTION:x\r\nTRIGGER:PT0S\r\nEND:VALARM\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n
                """
            _ = try put(text, as: "\(name).ics", in: "home")
        }
        // One in time, and one half an hour late, when the computer was on again.
        try member.alarms.noteRung([AlarmInstance.ID(uid: "bus")], at: desk.now - 5)
        try member.alarms.noteRung([AlarmInstance.ID(uid: "nap")], at: desk.now - 1_800)
        try desk.tool.expect(
            """
            $ eve-ics alarms --list
            missed alarm              nap
            missed alarm              tea
            rang, not dismissed       bus
            Saturday 21 Nov at 09:00  Period expected tomorrow
            """)
        let json = try desk.tool.run("alarms --list --json").text
        #expect(json.contains("\"state\": \"rang\""))
    }

    @Test func `an alarm that is moved while it rings is moved, and not dismissed`() throws {
        try addWork()
        var watch = try watch()
        let entry = try shown("work.ics", in: "alarms", "phone")
        let moved = entry.text.replacing("TRIGGER:-PT30M", with: "TRIGGER:-PT40M")
        #expect(try put(moved, as: "work.ics", in: "alarms").tag != nil)
        #expect(try titles(&watch) == ["Work"])
        #expect(try shown("work.ics", in: "alarms").text == moved)
    }

    @Test func `what Thunderbird puts off of a series rings again, that day alone`() throws {
        try addWork()
        var watch = try watch()
        #expect(try titles(&watch) == ["Work"])
        let entry = try shown("work.ics", in: "alarms", "phone")
        desk.now += 60
        // In millionths of seconds, of 08:30.
        let start = (eight + 1_800) * 1_000_000
        let text = entry.text.replacing(
            "X-EVE-AFTER:PT10M\r\n",
            with: "X-EVE-AFTER:PT10M\r\nX-MOZ-LASTACK:\(Self.utc(desk.now))\r\n"
                + "X-MOZ-SNOOZE-TIME-\(start):\(Self.utc(desk.now + 300))\r\n")
        // It is not dismissed: nothing is said to others.
        #expect(try put(text, as: "work.ics", in: "alarms").tag != nil)
        #expect(try titles(&watch).isEmpty)
        desk.now += 299
        #expect(try titles(&watch).isEmpty)
        desk.now += 1
        #expect(try watch.poll(at: desk.now).ringing.map(\.ring.isNew) == [true])
        desk.now = eight + 86_400
        #expect(try watch.poll(at: desk.now).ringing.map(\.ring.isNew) == [true])
    }

    @Test func `a clock that is years ahead silences nothing that is to come`() throws {
        try addWork()
        let entry = try shown("work.ics", in: "alarms", "phone")
        _ = try put(
            entry.text.replacing(
                "BEGIN:VALARM\r\nUID:work-1",
                with: "X-MOZ-LASTACK:20991231T000000Z\r\nBEGIN:VALARM\r\nUID:work-1"),
            as: "work.ics", in: "alarms")
        var watch = try watch()
        #expect(try titles(&watch).isEmpty)
        desk.now += 86_400
        #expect(try titles(&watch) == ["Work"])
    }

    @Test(arguments: Door.allCases)
    func `a dismissal by a clock that is days ahead is of that day alone`(_ door: Door) throws {
        let friday = LocalTime { _ in 0 }.day(at: desk.now)
        try desk.tool.run("remind prompt --off")
        try addWork { $0.days = .weekly([1, 5, 6], from: friday) }
        // Monday.
        desk.now = eight + 3 * 86_400
        var watch = try watch()
        #expect(try titles(&watch) == ["Work"])
        try leave(by: door, try shown("work.ics", in: "alarms", "phone"), in: "alarms")
        #expect(try titles(&watch).isEmpty)
        // It is right again.
        for (day, count) in [(0, 1), (1, 1), (3, 0)] {
            desk.now = eight + Int64(day) * 86_400
            var watch = try self.watch()
            #expect(try watch.poll(at: desk.now).ringing.count == count, "\(day)")
        }
    }

    @Test func `one day that is deleted or moved leaves the other days`() throws {
        try addWork()
        var watch = try watch()
        let entry = try shown("work.ics", in: "alarms", "phone")
        let text = entry.text.replacing(
            "RRULE:", with: "EXDATE:20261120T083000\r\nRRULE:")
        _ = try put(text, as: "work.ics", in: "alarms")
        #expect(try titles(&watch).isEmpty)
        desk.now += 86_400
        #expect(try titles(&watch) == ["Work"])
    }

    // MARK: Entries of other calendars

    private func addDentist() throws {
        try desk.account().makeCalendar("home", components: ["VEVENT", "VTODO"], properties: [])
        let text = """
            BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//Phone//EN\r\nBEGIN:VEVENT\r\nUID:dentist\r
            DTSTAMP:20261119T120000Z\r\nDTSTART;TZID=Europe/Berlin:20261120T091000\r
            RRULE:FREQ=DAILY\r\nSUMMARY:Dentist\r\nSEQUENCE:3\r
            BEGIN:VALARM\r\nACTION:DISPLAY\r\nDESCRIPTION:x\r\nTRIGGER:-PT10M\r\nEND:VALARM\r
            BEGIN:VALARM\r\nACTION:DISPLAY\r\nDESCRIPTION:x\r\nTRIGGER:PT0S\r\nEND:VALARM\r
            END:VEVENT\r\nEND:VCALENDAR\r\n
            """
        _ = try put(text, as: "dentist.ics", in: "home")
    }

    @Test(arguments: Door.allCases)
    func `another entry's alarm is silent everywhere after one sync`(_ door: Door) throws {
        try addDentist()
        var watch = try watch()
        #expect(try titles(&watch) == ["Dentist"])
        let before = try shown("dentist.ics", in: "home", "phone")
        let token = try token(of: "home")
        desk.now += 10
        try leave(by: door, before, in: "home")
        #expect(try titles(&watch).isEmpty)
        #expect(try changed(in: "home", since: token) == ["dentist.ics"])
        let after = try shown("dentist.ics", in: "home")
        #expect(after("SEQUENCE") == "3")
        // One that was deleted has nothing more to say.
        let stays = door != .deleting
        #expect(after("X-MOZ-LASTACK") == (stays ? "20261120T080010Z" : ""))
        #expect(
            after.text.ranges(of: "ACKNOWLEDGED:20261120T080010Z").count == (stays ? 1 : 0))
        #expect(after.text.ranges(of: "BEGIN:VALARM").count == (stays ? 2 : 1))
        // The other alarm is another word, and tomorrow another day.
        desk.now = eight + 600
        #expect(try titles(&watch) == ["Dentist"])
        desk.now = eight + 86_400
        #expect(
            try watch.poll(at: desk.now).ringing.map(\.alarm.title)
                == (stays ? ["Dentist"] : []))
    }

    @Test func `what Apple's programs put off rings again`() throws {
        try addDentist()
        let entry = try shown("dentist.ics", in: "home", "phone")
        desk.now += 10
        let first = try #require(entry.text.range(of: "END:VALARM"))
        let text = entry.text.replacingCharacters(
            in: first, with: "ACKNOWLEDGED:20261120T080010Z\r\nEND:VALARM"
        ).replacing(
            "END:VEVENT",
            with: """
                BEGIN:VALARM\r\nUID:s\r\nTRIGGER;VALUE=DATE-TIME:20261120T080510Z\r
                ACTION:DISPLAY\r\nDESCRIPTION:x\r\nRELATED-TO;RELTYPE=SNOOZE:a\r
                END:VALARM\r\nEND:VEVENT
                """)
        #expect(try put(text, as: "dentist.ics", in: "home").tag != nil)
        var watch = try watch()
        #expect(try titles(&watch).isEmpty)
        desk.now += 300
        #expect(try titles(&watch) == ["Dentist"])
    }

    @Test func `a to-do that is done rings no more`() throws {
        try desk.account().makeCalendar("tasks", components: ["VTODO"], properties: [])
        func todo(_ more: String) -> String {
            """
            BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//Phone//EN\r\nBEGIN:VTODO\r\nUID:todo\r
            DTSTAMP:20261119T120000Z\r\nDUE:20261120T081000Z\r\nSUMMARY:Tax\r\n\(more)\
            BEGIN:VALARM\r\nACTION:DISPLAY\r\nDESCRIPTION:x\r\nTRIGGER;RELATED=END:-PT10M\r
            END:VALARM\r\nEND:VTODO\r\nEND:VCALENDAR\r\n
            """
        }
        _ = try put(todo(""), as: "todo.ics", in: "tasks")
        var watch = try watch()
        #expect(try titles(&watch) == ["Tax"])
        let done = todo("STATUS:COMPLETED\r\nCOMPLETED:20261120T080005Z\r\n")
        #expect(try put(done, as: "todo.ics", in: "tasks").tag != nil)
        #expect(try titles(&watch).isEmpty)
        #expect(try shown("todo.ics", in: "tasks").text == done)
    }

    @Test func `an entry without alarms is kept as it is`() throws {
        try addDentist()
        let text = Desk.event("Lunch", "20261120", "20261121", "X-MOZ-LASTACK:20261120T080000Z\r\n")
        #expect(try put(text, as: "lunch.ics", in: "home").tag != nil)
        #expect(try shown("lunch.ics", in: "home").text == text)
    }

    // MARK: The cycle's calendar

    /// A pill at 08:00 of which the calendar tells four times, a quarter of an hour apart.
    private func addPill() throws -> Shown {
        try desk.tool.run("contraception add pill 21+7 --start 2026-11-10 --at 08:00")
        try desk.tool.run("remind pill --repeat 3 --every 15")
        let pill = try #require(
            try desk.events("Pill").first { $0.start.hasPrefix("20261120T080000") })
        try #require(pill.text.ranges(of: "BEGIN:VALARM").count == 4)
        return pill
    }

    @Test(arguments: Door.allCases)
    func `a dose that is dismissed loses the alarms to come, by a version of its own`(_ door: Door)
        throws
    {
        let before = try addPill()
        var watch = try watch()
        desk.now += 10
        #expect(try titles(&watch) == ["Pill"])
        let token = try token(of: "cycle")
        let entries = try desk.entries
        try leave(by: door, before, in: "cycle")
        #expect(try titles(&watch).isEmpty)
        #expect(try changed(in: "cycle", since: token) == [before.name])
        let after = try shown(before.name, in: "cycle")
        #expect(after.text.ranges(of: "BEGIN:VALARM").count == 1)
        #expect(after.text.ranges(of: "ACKNOWLEDGED:20261120T080010Z").count == 1)
        #expect(after("X-MOZ-LASTACK") == "20261120T080010Z")
        #expect(Int(after("SEQUENCE")) == Int(before("SEQUENCE")).map { $0 + 1 })
        #expect(after("LAST-MODIFIED") == "20261120T080010Z")
        // Back as it is now, in other words or with all alarms again, it changes no reminder.
        for text in [after.text, before.text, after.with("SUMMARY", "Mine")] {
            _ = try put(text, as: after.name, in: "cycle")
            #expect(try shown(before.name, in: "cycle").content == after.content)
        }
        #expect(try desk.entries == entries)
        #expect(try desk.tool.run("remind pill").text.contains("3"))
        // A day later the next one has all of them.
        desk.now = eight + 86_400
        #expect(try titles(&watch).contains("Pill"))
        let next = try #require(
            try desk.events("Pill").first { $0.start.hasPrefix("20261121T080000") })
        #expect(next.text.ranges(of: "BEGIN:VALARM").count == 4)
    }

    @Test func `a dose that repeats past midnight keeps its version until it has rung`() throws {
        try desk.tool.run("contraception add pill 21+7 --start 2026-11-10 --at 22:00")
        try desk.tool.run("remind pill --repeat 3 --every 60")
        func pill() throws -> Shown {
            try #require(try desk.events("Pill").first { $0.start.hasPrefix("20261120T220000") })
        }
        desk.now = eight + 15 * 3_600
        let before = try pill()
        #expect(before.text.ranges(of: "BEGIN:VALARM").count == 4)
        let token = try token(of: "cycle")
        desk.now += 5_400
        #expect(try pill().content == before.content)
        #expect(try !changed(in: "cycle", since: token).contains(before.name))
        desk.now += 86_400
        #expect(try !pill().text.contains("VALARM"))
    }

    @Test func `a dose that is recorded is silent everywhere`() throws {
        let pill = try addPill()
        var watch = try watch()
        desk.now += 10
        #expect(try titles(&watch) == ["Pill"])
        let token = try token(of: "cycle")
        try desk.tool.run("taken")
        #expect(try titles(&watch).isEmpty)
        #expect(try changed(in: "cycle", since: token).contains(pill.name))
        let after = try shown(pill.name, in: "cycle")
        #expect(!after.text.contains("VALARM"))
        #expect(Int(after("SEQUENCE")) == Int(pill("SEQUENCE")).map { $0 + 1 })
    }

    @Test func `a period that is logged needs no reminder, nor does a day`() throws {
        try desk.tool.run("remind period --before 1d --at 08:00")
        try desk.tool.run("remind log --at 08:00")
        desk.now = eight + 86_400
        var watch = try watch()
        #expect(try titles(&watch).sorted() == ["Log your day", "Period expected tomorrow"])
        try desk.tool.run("log today", today: "2026-11-21")
        #expect(try titles(&watch).isEmpty)
        desk.now += 86_400
        #expect(try titles(&watch) == ["Log your day"])
    }
}
