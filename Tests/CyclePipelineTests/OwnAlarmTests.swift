import AlarmClock
import CivilDate
import CycleAlarms
import CyclePipeline
import ICalendar
import Messages
import SeededRandomness
import Testing

@Suite struct OwnAlarmTests {
    private let alarm = OwnAlarm(
        uid: "5f0b", title: "Get going; now, please", minuteOfDay: 495,
        days: .weekly([1, 2, 3, 4, 5], from: SamplePerson.today),
        ladder: Ladder(lead: 1_200, last: 300, after: 600), note: "Keys\nCard",
        skipped: [SamplePerson.today + 4])

    private func entry(_ bytes: [UInt8]) throws -> StoredEntry {
        try #require(StoredEntry(calendar: OwnAlarm.calendar, name: "a.ics", bytes: bytes))
    }

    private func entry(_ text: String) throws -> StoredEntry {
        try entry(Array(text.replacing("\n", with: "\r\n").utf8))
    }

    @Test(arguments: Language.offered)
    func `weekdays are read back as they were written`(_ language: Language) {
        for bits in 1..<128 {
            let weekdays = Set((1...7).filter { bits >> ($0 - 1) & 1 == 1 })
            let text = language.weekdays(weekdays)
            #expect(language.weekdays(typed: text) == weekdays, "\(text)")
            #expect(language.weekdays(typed: text.replacing("–", with: "-")) == weekdays)
            let names = weekdays.sorted().map { language.names.weekdays[$0 - 1] }
            #expect(language.weekdays(typed: names.joined(separator: ", ")) == weekdays)
        }
    }

    @Test func `it is an event that every calendar program shows and edits`() {
        let text = String(decoding: alarm.object(at: 1_795_176_000), as: UTF8.self)
        #expect(
            text.replacing("\r\n", with: "\n") == """
                BEGIN:VCALENDAR
                VERSION:2.0
                PRODID:-//eve-ics//eve-ics//EN
                BEGIN:VEVENT
                UID:5f0b
                DTSTAMP:20261120T120000Z
                LAST-MODIFIED:20261120T120000Z
                SEQUENCE:0
                DTSTART:20261120T081500
                DURATION:PT15M
                RRULE:FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR
                EXDATE:20261124T081500
                SUMMARY:Get going\\; now\\, please
                DESCRIPTION:Keys\\nCard
                TRANSP:TRANSPARENT
                X-EVE-AFTER:PT10M
                BEGIN:VALARM
                UID:5f0b-1
                ACTION:DISPLAY
                DESCRIPTION:Get going\\; now\\, please
                TRIGGER:-PT20M
                END:VALARM
                BEGIN:VALARM
                UID:5f0b-2
                ACTION:DISPLAY
                DESCRIPTION:Get going\\; now\\, please
                TRIGGER:-PT5M
                END:VALARM
                END:VEVENT
                END:VCALENDAR

                """)
    }

    @Test(arguments: [
        (Ladder.standard, [-30, -20, -13, -9, -6, -5, 0, 5]),
        (Ladder(lead: 7 * 86_400, last: 300, after: 0), [-10_080, -23, -15, -10, -7, -5, 0]),
        (Ladder(lead: 300, last: 300, after: 600), [-5, 0, 5]),
        (Ladder(lead: 1_800, last: 0, after: 3_600), [-30, -4, -2, -1, 0, 30]),
    ])
    func `the whole ladder is up to eight alarms for a phone with nothing else`(
        _ ladder: Ladder, _ minutes: [Int]
    ) throws {
        var alarm = alarm
        alarm.ladder = ladder
        alarm.writesLadder = true
        let stored = try entry(alarm.object(at: 0))
        let text = String(decoding: stored.bytes, as: UTF8.self)
        let found = text.matches(
            of: /\r\nTRIGGER:(-?)P(?:(\d+)W)?(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:\d+S)?)?/
        )
        .map { match in
            let (_, sign, weeks, days, hours, minutes) = match.output
            func number(_ text: Substring?) -> Int { text.flatMap { Int($0) } ?? 0 }
            let sum =
                number(weeks) * 10_080 + number(days) * 1_440 + number(hours) * 60
                + number(minutes)
            return sign.isEmpty ? sum : -sum
        }
        #expect(found == minutes)
        #expect(OwnAlarm(stored) == alarm)
        // Back to two.
        var usual = alarm
        usual.writesLadder = false
        let changed = try entry(usual.object(replacing: stored, at: 0))
        #expect(OwnAlarm(changed) == usual)
        #expect(!String(decoding: changed.bytes, as: UTF8.self).contains("X-EVE-LADDER"))
    }

    @Test func `what was written is read back`() throws {
        var random = SplitMix(7)
        for _ in 0..<500 {
            let days: OwnAlarm.Days
            if random.happens(50) {
                let weekdays = Set((1...7).filter { _ in random.happens(50) })
                days = .weekly(weekdays.isEmpty ? [3] : weekdays, from: SamplePerson.today)
            } else {
                days = .on(SamplePerson.today + random.below(400))
            }
            let lead = 60 * (1 + random.below(10_080))
            var alarm = OwnAlarm(
                uid: "u", title: "A, b; c\\d", minuteOfDay: random.below(1_440), days: days,
                ladder: Ladder(
                    lead: lead, last: 60 * random.below(min(61, lead / 60 + 1)),
                    after: 60 * random.below(61)),
                writesLadder: random.happens(50))
            (alarm.isOn, alarm.hasSound) = (random.happens(50), random.happens(50))
            // A series begins on a day of its own.
            if case .weekly(let weekdays, _) = days {
                alarm.days = .weekly(weekdays, from: alarm.firstDay)
            }
            let read = try #require(OwnAlarm(try entry(alarm.object(at: 0))))
            #expect(read == alarm)
        }
    }

    @Test func `a change keeps what a calendar program added`() throws {
        let text = String(decoding: alarm.object(at: 0), as: UTF8.self)
            .replacing(
                "TRANSP:TRANSPARENT\r\n",
                with: "TRANSP:TRANSPARENT\r\nX-COLOR:red\r\nCATEGORIES:Ho\r\n me\r\n")
        let stored = try entry(Array(text.utf8))
        var changed = try #require(OwnAlarm(stored))
        changed.minuteOfDay = 480
        let after = String(decoding: changed.object(replacing: stored, at: 60), as: UTF8.self)
        #expect(after.contains("X-COLOR:red\r\nCATEGORIES:Ho\r\n me\r\n"))
        #expect(after.contains("SEQUENCE:1\r\nDTSTART:20261120T080000\r\n"))
        #expect(after.matches(of: /BEGIN:VALARM/).count == 2)
    }

    /// How programs take one time back.
    @Test(arguments: ["STATUS:CANCELLED", "STATUS:COMPLETED", "COMPLETED:20261120T080000Z"])
    func `one that a program canceled is off, and switched on it rings`(_ line: String) throws {
        let text = String(decoding: alarm.object(at: 0), as: UTF8.self)
        let canceled = try entry(
            Array(text.replacing("TRANSP:", with: "\(line)\r\nTRANSP:").utf8))
        var read = try #require(OwnAlarm(canceled))
        #expect(!read.isOn && !canceled.isSwitchedOn)
        // A change of something else leaves it canceled.
        read.minuteOfDay = 480
        let moved = try entry(read.object(replacing: canceled, at: 0))
        #expect(OwnAlarm(moved)?.isOn == false)
        #expect(String(decoding: moved.bytes, as: UTF8.self).contains(line))
        read.isOn = true
        for old in [canceled, moved] {
            let on = try entry(read.object(replacing: old, at: 0))
            #expect(OwnAlarm(on) == read)
            #expect(!String(decoding: on.bytes, as: UTF8.self).contains(line))
        }
        let confirmed = try entry(
            Array(text.replacing("TRANSP:", with: "STATUS:CONFIRMED\r\nTRANSP:").utf8))
        let kept = read.object(replacing: confirmed, at: 0)
        #expect(String(decoding: kept, as: UTF8.self).contains("STATUS:CONFIRMED\r\n"))
    }

    @Test func `one whose time is over is neither on nor off`() {
        let time = LocalTime { _ in 0 }
        let noon = Int64(SamplePerson.today.number) * 86_400 + 43_200
        var once = alarm
        once.days = .on(SamplePerson.today)
        // 08:15, and ten minutes later it gives up.
        for isOn in [true, false] {
            once.isOn = isOn
            #expect(once.standing(at: noon - 12_800, by: time) == .over)
            #expect(once.standing(at: noon - 13_200, by: time) == (isOn ? .on : .off))
        }
        #expect(alarm.standing(at: noon, by: time) == .on)
    }

    @Test(arguments: [
        "RRULE:FREQ=MONTHLY\n", "RRULE:FREQ=WEEKLY;INTERVAL=2\n", "RRULE:FREQ=WEEKLY;BYDAY=2MO\n",
        "RDATE:20261201T081500\n", "RRULE:FREQ=WEEKLY;COUNT=3\n",
    ])
    func `what only a calendar program can change is left to it`(_ line: String) throws {
        let stored = try entry(
            """
            BEGIN:VCALENDAR
            BEGIN:VEVENT
            UID:x
            DTSTART:20261120T081500
            \(line)END:VEVENT
            END:VCALENDAR

            """)
        #expect(OwnAlarm(stored) == nil)
    }

    @Test func `a daily rule and one without days are weekdays, too`() throws {
        for (rule, weekdays) in [("FREQ=DAILY", Set(1...7)), ("FREQ=WEEKLY", [5])] {
            let stored = try entry(
                """
                BEGIN:VCALENDAR
                BEGIN:VEVENT
                UID:x
                DTSTART:20261120T081500
                RRULE:\(rule)
                END:VEVENT
                END:VCALENDAR

                """)
            #expect(
                OwnAlarm(stored)?.days == .weekly(weekdays, from: SamplePerson.today))
            #expect(OwnAlarm(stored)?.ladder == .standard)
        }
    }

    @Test func `it rings next on a day that is not over and not skipped`() {
        let time = LocalTime { _ in 0 }
        let noon = Int64(SamplePerson.today.number) * 86_400 + 43_200
        // 20 November 2026 is a Friday, and Tuesday the 24th is skipped.
        #expect(alarm.nextDay(after: noon, by: time) == SamplePerson.today + 3)
        #expect(alarm.nextDay(after: noon + 3 * 86_400, by: time) == SamplePerson.today + 5)
        #expect(alarm.nextDay(after: noon - 14_000, by: time) == SamplePerson.today)
    }
}
