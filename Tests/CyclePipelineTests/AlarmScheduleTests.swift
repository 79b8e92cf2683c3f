import AlarmClock
import CalendarModel
import CivilDate
import CycleAlarms
import CycleModel
import CyclePipeline
import Foundation
import ICalendar
import Testing

@Suite struct AlarmScheduleTests {
    private let now = Int64(SamplePerson.today.number) * 86_400

    private func entry(_ lines: String, in calendar: String = "home") throws -> StoredEntry {
        let text = "BEGIN:VCALENDAR\n\(lines)END:VCALENDAR\n".replacing("\n", with: "\r\n")
        return try #require(
            StoredEntry(calendar: calendar, name: "e.ics", bytes: Array(text.utf8)))
    }

    private func schedule(
        _ entries: [StoredEntry], _ person: PersonState = SamplePerson.state([]), days: Int64 = 7
    ) -> AlarmSchedule {
        AlarmSchedule(of: person, entries, in: now..<now + days * 86_400)
    }

    private func event(_ more: String, alarm: String = "TRIGGER:-PT10M\n") -> String {
        """
        BEGIN:VEVENT
        UID:e
        SUMMARY:Dinner
        \(more)BEGIN:VALARM
        ACTION:DISPLAY
        DESCRIPTION:x
        \(alarm)END:VALARM
        END:VEVENT

        """
    }

    @Test func `an entry rings once for each alarm and each day`() throws {
        let found = schedule([
            try entry(event("DTSTART:20261120T180000Z\nRRULE:FREQ=DAILY\n"))
        ]).alarms
        // Until a week ahead, with what is remembered of the day before.
        let minutes = (0..<7).map { Int64($0 * 1_440 + 1_070) }
        #expect(found.map { ($0.instance.due - now) / 60 } == minutes)
        #expect(found.allSatisfy { $0.instance.course == .once && $0.title == "Dinner" })
        #expect(found[1].instance.id.recurrence == "20261121T180000Z")
    }

    /// An alarm for 08:15 that somebody adds in the evening was missed by nobody that morning.
    @Test(arguments: [
        ("LAST-MODIFIED:20261120T190000Z\nDTSTAMP:20261101T000000Z\n", AlarmState.over),
        ("DTSTAMP:20261120T190000Z\n", .over),
        // A change of ours that says nothing of the alarms, and one that another program made since.
        (
            "LAST-MODIFIED:20261120T190000Z\nX-EVE-ICS-ALARMS-SET:1795201200;1793491200\n", .missed
        ),
        ("LAST-MODIFIED:20261120T190001Z\nX-EVE-ICS-ALARMS-SET:1795201200;1793491200\n", .over),
        ("LAST-MODIFIED:20261120T175900Z\nDTSTAMP:20261120T190000Z\n", .missed),
        // By a clock that is ahead of ours.
        ("LAST-MODIFIED:20991120T190000Z\n", .missed),
        ("", .missed),
    ])
    func `what was over before its entry was as it is was missed by nobody`(
        _ change: String, _ state: AlarmState
    ) throws {
        let evening = now + 20 * 3_600
        let person = PersonState(
            JournalState(), naming: SamplePerson.naming,
            moment: Moment(seconds: evening, day: SamplePerson.today), zones: SamplePerson.zones)
        let found = AlarmSchedule(
            of: person, [try entry(event("DTSTART:20261119T180000Z\nRRULE:FREQ=DAILY\n" + change))],
            in: evening..<evening + 86_400
        ).alarms
        #expect(
            found.map { $0.instance.state(at: evening) }
                == [state, .waiting(until: now + 86_400 + 64_200)])
    }

    /// What Tasks.org, DAVx5 and Apple's programs write; each rings at noon of 20 Nov.
    @Test(arguments: [
        ("DUE:20261125T120000Z", "TRIGGER;RELATED=END:-P5D"),
        ("DUE:20261125T120000Z", "TRIGGER:-P5D"),
        ("DUE;VALUE=DATE:20261125", "TRIGGER;RELATED=END:-PT108H"),
        ("DUE:20271125T120000Z", "TRIGGER;VALUE=DATE-TIME:20261120T120000Z"),
        ("DUE:20261001T120000Z\nRRULE:FREQ=WEEKLY;BYDAY=FR", "TRIGGER;RELATED=END:PT0S"),
        ("DUE:20261101T120000Z\nRRULE:FREQ=YEARLY", "TRIGGER;VALUE=DATE-TIME:20261120T120000Z"),
        ("DTSTART:20260101T080000Z\nDUE:20261122T120000Z", "TRIGGER;RELATED=END:-P2D"),
        (
            "DTSTART:20260101T080000Z\nDUE:20260102T080000Z",
            "TRIGGER;VALUE=DATE-TIME:20261120T120000Z"
        ),
        ("DUE:20270130T120000Z", "TRIGGER;RELATED=END:-P71D"),
        ("DUE:20270608T120000Z", "TRIGGER:-P200D"),
        ("DUE:20361117T120000Z", "TRIGGER:-P3650D"),
        ("DUE:20261107T120000Z\nRRULE:FREQ=WEEKLY", "TRIGGER:-P92D"),
        ("PRIORITY:1", "TRIGGER;VALUE=DATE-TIME:20261120T120000Z"),
    ])
    func `a reminder of a to-do rings, however far from its date`(
        _ dates: String, _ trigger: String
    ) throws {
        let todo = event("\(dates)\n", alarm: "\(trigger)\n").replacing("VEVENT", with: "VTODO")
        let noon = now + 43_200
        let found = AlarmSchedule(
            of: SamplePerson.state([]), [try entry(todo)], in: noon..<noon + 1
        ).alarms
        #expect(found.map(\.instance.due) == [noon])
    }

    @Test func `an entry without a date rings at the times that its alarms name`() throws {
        let alarms = ["20261121T110000Z", "20261120T090000Z", "20270101T000000Z"].map {
            "TRIGGER;VALUE=DATE-TIME:\($0)\nEND:VALARM\nBEGIN:VALARM\nACTION:DISPLAY\n"
        }
        // One that counts from a date has none to count from.
        let todo = event("", alarm: alarms.joined() + "TRIGGER:-PT10M\n")
            .replacing("VEVENT", with: "VTODO")
        let found = schedule([try entry(todo)]).alarms
        #expect(found.map { ($0.instance.due - now) / 60 } == [540, 2_100])
        #expect(found.map(\.about) == found.map(\.instance.due))
        #expect(found.allSatisfy { $0.instance.id.recurrence.isEmpty && !$0.isWholeDay })
        let done = todo.replacing("SUMMARY", with: "STATUS:COMPLETED\nSUMMARY")
        #expect(schedule([try entry(done)]).alarms.isEmpty)
    }

    @Test func `one that rings far ahead of a series rings beside its near alarms`() throws {
        let both = "TRIGGER:-P180D\nEND:VALARM\nBEGIN:VALARM\nACTION:DISPLAY\nTRIGGER:-PT10M\n"
        let found = schedule(
            [try entry(event("DTSTART:20261101T180000Z\nRRULE:FREQ=DAILY\n", alarm: both))],
            days: 1)
        let hours = found.alarms.filter { $0.instance.due >= now }.map {
            (($0.instance.due - now) / 60, ($0.about - now) / 86_400)
        }
        #expect(hours.map(\.0) == [1_070, 1_080])
        #expect(hours.map(\.1) == [0, 180])
        #expect(!found.isCut)
    }

    @Test func `an alarm too far from its entry is left out, and that is said`() throws {
        let found = schedule([
            try entry(event("DTSTART:20261120T180000Z\n", alarm: "TRIGGER:-P4000D\n"))
        ])
        #expect(found.alarms.isEmpty && found.isCut)
    }

    @Test func `changed, canceled and finished times count as they are`() throws {
        let changed = """
            BEGIN:VEVENT
            UID:e
            RECURRENCE-ID:20261121T180000Z
            DTSTART:20261121T200000Z
            SUMMARY:Late dinner
            BEGIN:VALARM
            ACTION:DISPLAY
            DESCRIPTION:x
            TRIGGER;RELATED=END:PT0S
            END:VALARM
            DTEND:20261121T210000Z
            END:VEVENT
            BEGIN:VEVENT
            UID:e
            RECURRENCE-ID:20261122T180000Z
            DTSTART:20261122T180000Z
            STATUS:CANCELLED
            END:VEVENT

            """
        let found = schedule([
            try entry(event("DTSTART:20261120T180000Z\nRRULE:FREQ=DAILY;COUNT=4\n") + changed)
        ]).alarms
        #expect(found.map { ($0.instance.due - now) / 60 } == [1_070, 2_700, 5_390])
        let done = event("DTSTART:20261120T180000Z\nSTATUS:COMPLETED\n")
            .replacing("VEVENT", with: "VTODO")
        #expect(schedule([try entry(done)]).alarms.isEmpty)
    }

    @Test func `an own alarm climbs by the alarms that a program left it`() throws {
        let found = schedule([
            try entry(
                event("DTSTART:20261120T081500\n", alarm: "TRIGGER:-PT20M\n"),
                in: OwnAlarm.calendar)
        ]).alarms
        #expect(found.map(\.instance.due) == [now + 29_700])
        #expect(
            found.first?.instance.course
                == .ladder(Ladder(lead: 1_200, last: 300, after: 600)))
    }

    @Test func `a dose climbs from its own time on, and not once it is taken`() throws {
        var contraception = Contraception()
        try contraception.add(
            Contraceptive(text: "pill 21+7"), on: SamplePerson.today, minuteOfDay: 1_260)
        let course = JournalChange.Content.contraception(contraception)
        func doses(_ changes: [JournalChange.Content]) -> [ScheduledAlarm] {
            schedule([], SamplePerson.state([course] + changes), days: 2).alarms
                .filter { $0.source == .dose && $0.instance.course != .once }
        }
        let ring = now + 21 * 3_600
        #expect(doses([]).map(\.instance.begin).filter { $0 >= now } == [ring, ring + 86_400])
        #expect(doses([]).allSatisfy { $0.instance.due == $0.instance.begin + 1_800 })
        let taken = SamplePerson.entry(SamplePerson.today) { $0.dose = .taken }
        #expect(
            doses([.days([taken])]).map(\.instance.begin).filter { $0 >= now } == [ring + 86_400])
    }

    @Test func `the question of a period that is due rings, though no calendar has it unasked`() {
        let starts = (1...4).reversed().map { SamplePerson.today - 28 * $0 }
        let evening = now + 20 * 3_600
        let person = SamplePerson.state([SamplePerson.periods(starts)], at: evening)
        let found = AlarmSchedule(of: person, [], in: evening..<evening + 1).alarms
            .filter { $0.source == .cycle(.prompt) }
        #expect(found.map(\.instance.due) == [evening])
    }

    /// Each added at ten in the morning; whatever it would have said before, nobody missed.
    @Test(arguments: [
        ("pill 21+7", 0), ("pill 21+7", -1), ("patch", 0), ("ring", 0), ("injection 12 weeks", 3),
    ])
    func `a course that begins now has missed nothing`(_ method: String, _ start: Int) throws {
        var contraception = Contraception()
        try contraception.add(
            Contraceptive(text: method), on: SamplePerson.today + start, minuteOfDay: 1_260)
        let added = now + 36_000
        func missed(recorded: Int64) -> [AlarmInstance] {
            let journal = [
                JournalChange(
                    number: 1, content: .contraception(contraception), recorded: recorded)
            ]
            let person = PersonState(
                JournalState(replaying: journal), naming: SamplePerson.naming,
                moment: Moment(seconds: added + 60, day: SamplePerson.today),
                zones: SamplePerson.zones)
            return AlarmSchedule(of: person, [], in: added + 60..<added + 61).alarms
                .map(\.instance).filter { $0.state(at: added + 60) == .missed }
        }
        #expect(missed(recorded: added).isEmpty)
        // What was said two days before and rang meanwhile was missed.
        #expect(missed(recorded: added - 2 * 86_400).isEmpty == (start == 3))
    }

    /// A pill yesterday at a minute of the day, looked at some minutes after midnight; without a minute it rings at 09:00.
    @Test(arguments: [
        (1_430, 20, "rings"), (1_430, 30, "was missed"), (1_430, 1_429, "was missed"),
        (1_260, 420, "was missed"), (1_260, 1_259, "was missed"), (1_260, 1_260, "is over"),
        (nil, 420, "was missed"), (nil, 540, "is over"),
    ])
    func `a dose climbs past midnight, and was missed until the next one rings`(
        _ minute: Int?, _ later: Int64, _ what: String
    ) throws {
        let yesterday = SamplePerson.today - 1
        var contraception = Contraception()
        try contraception.add(
            Contraceptive(text: "pill 21+7"), on: yesterday - 3, minuteOfDay: minute)
        let course = JournalChange.Content.contraception(contraception)
        let moment = now + 60 * later
        func states(_ changes: [JournalChange.Content]) -> [String] {
            let person = SamplePerson.state([course] + changes, at: moment)
            return AlarmSchedule(of: person, [], in: moment..<moment + 86_400).alarms
                .filter { $0.instance.begin == now - 86_400 + 60 * Int64(minute ?? 540) }
                .map {
                    switch $0.instance.state(at: moment) {
                    case .ringing(let ring): ring.isContinuous ? "rings" : "begins"
                    case .missed: "was missed"
                    case .waiting, .standing, .over: "is silent"
                    }
                }
        }
        #expect(states([]) == (what == "is over" ? [] : [what]))
        for day in [yesterday, SamplePerson.today] {
            let entry = SamplePerson.entry(day) { $0.dose = .late }
            #expect(states([.days([entry])]) == [])
        }
    }

    @Test(arguments: [(2, true), (9, false)])
    func `a habit shortly before midnight may ring a little later`(_ minutes: Int64, _ rings: Bool)
        throws
    {
        var habit = Habit(.own("Teeth"))
        habit.minutes = 1_435...1_435
        let setting = JournalChange.Content.setting(key: habit.key, value: habit.value)
        let moment = now + 60 * minutes
        let found = AlarmSchedule(
            of: SamplePerson.state([setting], at: moment), [], in: moment..<moment + 3_600
        ).alarms
        #expect(found.map(\.instance.due) == (rings ? [now - 300] : []))
    }

    @Test
    func `what was set while the clock was ahead rings and is missed as if it was set long ago`()
        throws
    {
        var habit = Habit(.own("Teeth"))
        habit.minutes = 600...600
        var contraception = Contraception()
        try contraception.add(
            Contraceptive(text: "pill 21+7"), on: SamplePerson.today - 5, minuteOfDay: 660)
        func found(after ahead: Int64) -> [String] {
            let contents = [
                JournalChange.Content.setting(key: habit.key, value: habit.value),
                SamplePerson.periods([SamplePerson.today - 28]),
                .contraception(contraception),
            ]
            let changes = contents.enumerated().map {
                JournalChange(number: Int64($0 + 1), content: $1, recorded: now - 86_400 + ahead)
            }
            let moment = now + 12 * 3_600
            let person = PersonState(
                JournalState(replaying: changes), naming: SamplePerson.naming,
                moment: Moment(seconds: moment, day: SamplePerson.today), zones: SamplePerson.zones)
            return AlarmSchedule(of: person, [], in: moment - 7_200..<moment + 86_400).alarms.map {
                "\($0.source) \($0.instance.state(at: moment))"
            }
        }
        let right = found(after: 0)
        #expect(right.contains { $0.hasPrefix("habit") } && right.contains("dose missed"))
        #expect(found(after: 365 * 86_400) == right)
    }

    @Test(arguments: [
        // On 29 March 2026 02:30 does not exist in Berlin: the offset before the gap holds.
        ("Europe/Berlin", "20260329T023000", "20260329T013000Z"),
        ("Europe/Berlin", "20260328T023000", "20260328T013000Z"),
        // On 25 October 2026 it comes twice: the first one.
        ("Europe/Berlin", "20261025T023000", "20261025T003000Z"),
        ("America/New_York", "20260308T023000", "20260308T073000Z"),
        ("America/New_York", "20261101T013000", "20261101T053000Z"),
        // Lord Howe's clock moves by half an hour.
        ("Australia/Lord_Howe", "20261004T021500", "20261003T154500Z"),
        ("Australia/Lord_Howe", "20260405T014500", "20260404T144500Z"),
    ])
    func `a time that the clock skips or shows twice is as RFC 5545 has it`(
        _ zone: String, _ local: String, _ utc: String
    ) throws {
        let file = Array(try Data(contentsOf: URL(filePath: "/usr/share/zoneinfo/\(zone)")))
        let history = try #require(ZoneHistory(id: zone, file: file))
        let own = ZoneDatabase(
            system: LocalTime(in: history), systemName: { zone }
        ) { $0 == zone ? history : nil }
        let day = try #require(
            Day(
                "\(local.prefix(4))-\(local.dropFirst(4).prefix(2))-\(local.dropFirst(6).prefix(2))"
            ))
        let person = PersonState(
            JournalState(), naming: SamplePerson.naming, moment: Moment(startOf: day), zones: own)
        let start = Int64(day.number) * 86_400
        let found = AlarmSchedule(
            of: person, [try entry(event("DTSTART:\(local)\n"), in: OwnAlarm.calendar)],
            in: start - 86_400..<start + 86_400
        ).alarms
        #expect(found.map { ClockTime.utcText($0.instance.due) } == [utc])
        // The person's own clock says the same.
        let minute = Int(local.dropFirst(9).prefix(2))! * 60 + Int(local.dropFirst(11).prefix(2))!
        #expect(ClockTime.utcText(person.time.moment(of: day, second: 60 * minute)) == utc)
    }

    @Test func `an own alarm without alarms is silent, as a program made it`() throws {
        let silent = "BEGIN:VEVENT\nUID:e\nDTSTART:20261120T081500\nEND:VEVENT\n"
        #expect(schedule([try entry(silent, in: OwnAlarm.calendar)]).alarms.isEmpty)
    }

    @Test func `an entry of every minute rings now, and as far as is looked`() throws {
        let found = schedule([
            try entry(
                event(
                    "DTSTART:20261001T000000Z\nRRULE:FREQ=MINUTELY\n", alarm: "TRIGGER:PT0S\n"))
        ])
        #expect(found.isCut)
        #expect(found.alarms.contains { $0.instance.due == now })
        #expect(found.alarms.contains { $0.instance.due == now + 3_600 })
    }

    /// Each comes before a to-do in the store and would fill all the alarms that are looked at.
    @Test(arguments: [
        ("DTSTART:20261001T000000Z\nRRULE:FREQ=MINUTELY\n", 50, 60),
        // More of these would fill a day with alarms that come before that of the to-do.
        ("DTSTART:20261001T000000Z\nRRULE:FREQ=MINUTELY;INTERVAL=10\n", 12, 24),
        ("DTSTART:19700101T000000Z\nRRULE:FREQ=SECONDLY\n", 50, 60),
        // It takes all the work there is for one time in an hour.
        ("DTSTART:19700101T000000Z\nRRULE:FREQ=SECONDLY;BYMINUTE=59;BYSECOND=59\n", 1, 60),
    ])
    func `an entry with alarms without end silences no other`(
        _ dates: String, _ count: Int, entries: Int
    ) throws {
        let alarms = (0..<count).map { "TRIGGER:-PT\($0)M\n" }
            .joined(separator: "END:VALARM\nBEGIN:VALARM\nACTION:DISPLAY\n")
        let loud = Array(repeating: try entry(event(dates, alarm: alarms)), count: entries)
        let good = event("DUE:20261101T200000Z\nRRULE:FREQ=DAILY\n")
            .replacing("VEVENT", with: "VTODO").replacing("Dinner", with: "Good")
        let found = schedule(loud + [try entry(good)], days: 1)
        #expect(found.isCut)
        #expect(found.alarms.count <= AlarmSchedule.most)
        #expect(found.alarms.contains { $0.title == "Good" && $0.instance.due == now + 71_400 })
        // One alone still rings now.
        let own = schedule(Array(loud.prefix(1)), days: 1).alarms
        let rings = own.contains { $0.instance.begin <= now && $0.instance.end > now }
        #expect(rings || dates.contains("SECONDLY"))
        #expect(own.count <= 200)
    }

    @Test func `ten thousand alarms and rules without end are bounded`() throws {
        let many = (0..<10_000).map { _ in
            "BEGIN:VALARM\nACTION:DISPLAY\nTRIGGER:-PT1M\nEND:VALARM\n"
        }
        let crowded = try entry(
            "BEGIN:VEVENT\nUID:e\nDTSTART:20261120T180000Z\n\(many.joined())END:VEVENT\n")
        #expect(schedule([crowded]).isCut)
        #expect(schedule([crowded]).alarms.count == 1)
        let endless = try entry(event("DTSTART:19700101T000000Z\nRRULE:FREQ=SECONDLY\n"))
        #expect(schedule([endless]).alarms.count <= 200)
        let entries = Array(repeating: endless, count: 2_000)
        #expect(schedule(entries).alarms.count <= AlarmSchedule.most)
        #expect(schedule(entries).isCut)
    }

    @Test func `a dismissal changes two properties and nothing else`() throws {
        let stored = try entry(
            event("DTSTART:20261120T180000Z\n", alarm: "TRIGGER:-PT10M\nX-OWN:1\n"))
        let alarm = try #require(schedule([stored]).alarms.first?.stored)
        let dismissed = stored.dismissing([(upTo: now + 64_300, of: alarm.occurrence)])
        let text = String(decoding: dismissed, as: UTF8.self)
        #expect(
            text.replacing("X-MOZ-LASTACK:20261120T175140Z\r\n", with: "")
                .replacing("ACKNOWLEDGED:20261120T175140Z\r\n", with: "")
                == String(decoding: stored.bytes, as: UTF8.self))
        #expect(text.contains("X-OWN:1\r\nACKNOWLEDGED"))
        // Once more it says what is new: the alarm itself is dismissed already.
        let again = try #require(
            StoredEntry(calendar: "home", name: "e.ics", bytes: dismissed))
        let place = try #require(schedule([again]).alarms.first?.stored)
        let later = String(
            decoding: again.dismissing([(upTo: now + 64_360, of: place.occurrence)]), as: UTF8.self)
        #expect(
            later
                == text.replacing("LASTACK:20261120T175140Z", with: "LASTACK:20261120T175240Z"))
    }

    @Test func `what a clock dismissed that was a year ahead gives way to a dismissal of now`()
        throws
    {
        let ahead =
            "TRIGGER:-PT10M\nACKNOWLEDGED:20271120T175140Z\n"
        let stored = try entry(
            event(
                "DTSTART:20261120T180000Z\nX-MOZ-LASTACK:20271120T175140Z\n", alarm: ahead))
        let alarm = try #require(schedule([stored]).alarms.first?.stored)
        let text = String(
            decoding: stored.dismissing([(upTo: now + 64_300, of: alarm.occurrence)]), as: UTF8.self
        )
        #expect(!text.contains(":20271120T"))
        #expect(text.matches(of: /(LASTACK|ACKNOWLEDGED):20261120T175140Z/).count == 2)
    }

    @Test func `an alarm that is to come is not marked as dismissed`() throws {
        let both = "TRIGGER:-PT10M\nEND:VALARM\nBEGIN:VALARM\nACTION:DISPLAY\nTRIGGER:PT0S\n"
        let stored = try entry(event("DTSTART:20261120T180000Z\n", alarm: both))
        let alarm = try #require(schedule([stored]).alarms.first?.stored)
        let text = String(
            decoding: stored.dismissing([(upTo: now + 64_300, of: alarm.occurrence)]), as: UTF8.self
        )
        #expect(text.matches(of: /ACKNOWLEDGED/).count == 1)
    }
}
