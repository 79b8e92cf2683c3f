import CalendarModel
import CivilDate
import CycleModel
import Testing

@Suite struct DosePublishingTests {
    private func day(_ text: String) throws -> Day { try #require(Day(text)) }

    private func course(
        _ method: String, from start: String, at minute: Int? = nil
    ) throws -> Contraception {
        var contraception = Contraception()
        try contraception.add(Contraceptive(text: method), on: day(start), minuteOfDay: minute)
        return contraception
    }

    /// The doses' events of a calendar made on 20 November 2026 for what is due until 31 December.
    private func publish(
        _ contraception: Contraception, log: DayLog = DayLog(), since: String = "2026-11-01",
        _ change: (inout PublishingOptions) -> Void = { _ in }
    ) throws -> [CalendarEvent] {
        var options = PublishingOptions(since: try day(since))
        options.kinds = EventKind.doses
        change(&options)
        var circumstances = Circumstances()
        circumstances.contraception = contraception
        let today = try day("2026-11-20")
        return Publishing(options: options, naming: .example).events(
            cycles: log.cycles, identities: CycleIdentities(firstDaysOf: log.cycles),
            forecast: Forecast(
                log: log, today: today, through: try day("2026-12-31"),
                circumstances: circumstances),
            past: PastForecasts(log, circumstances), through: try day("2026-12-31"))
    }

    private func event(_ events: [CalendarEvent], on text: String) throws -> CalendarEvent {
        let day = try day(text)
        return try #require(events.first { $0.days == day...day })
    }

    @Test func `every pill is an event of its own that says which of the pack it is`() throws {
        let events = try publish(course("pill 21+7", from: "2026-11-02"))
        // 2 to 22 November, then from the 30th on, and from 28 December.
        #expect(events.count == 21 + 21 + 4)
        #expect(events.allSatisfy { $0.identity.kind == .pill && $0.time == nil })
        let fifth = try event(events, on: "2026-11-06")
        #expect(fifth.title == "Pill")
        #expect(fifth.category == "Pill")
        #expect(fifth.status == .tentative)
        #expect(fifth.descriptionLines == ["Pill 5 of 21, pack 1.", "ref \(fifth.token)"])
        let next = try event(events, on: "2026-11-30")
        #expect(next.descriptionLines.prefix(2) == ["Pill 1 of 21, pack 2.", "A new pack begins."])
        #expect(next.identity.dose == DoseIdentity(course: 1, pack: 2, number: 1))
    }

    @Test func `placebo tablets look different in the title and in words`() throws {
        let pack = try course("pill 24+4 placebo", from: "2026-11-02")
        let first = try event(publish(pack), on: "2026-11-26")
        #expect(first.title == "Pill (placebo)")
        #expect(first.descriptionLines[0] == "Pill 25 of 28, pack 1: a placebo, without hormones.")
        #expect(first.category == "Pill")
        let neutral = try publish(pack) { $0.titles = .neutral }
        #expect(try event(neutral, on: "2026-11-25").title == "Checklist")
        #expect(try event(neutral, on: "2026-11-26").title == "Short checklist")
        let own = try publish(pack) { $0.titles = .custom([.pill: "Vitamin"]) }
        #expect(try event(own, on: "2026-11-26").title == "Vitamin (placebo)")
    }

    @Test func `patch and ring say what is to be done with them`() throws {
        func titles(_ method: String) throws -> [String] {
            try publish(course(method, from: "2026-11-02")).prefix(5).map {
                "\($0.days.lowerBound) \($0.title): \($0.descriptionLines[0])"
            }
        }
        #expect(
            try titles("patch") == [
                "2026-11-02 Patch: put on: Patch 1 of 3, round 1.",
                "2026-11-09 Patch: change: Patch 2 of 3, round 1.",
                "2026-11-16 Patch: change: Patch 3 of 3, round 1.",
                "2026-11-23 Patch: take off: Patch 3 of 3, round 1, comes off. The break begins.",
                "2026-11-30 Patch: put on: Patch 1 of 3, round 2.",
            ])
        #expect(
            try titles("ring") == [
                "2026-11-02 Ring: put in: Ring 1 of 1, round 1.",
                "2026-11-23 Ring: take out: Ring 1 of 1, round 1, comes out. The break begins.",
                "2026-11-30 Ring: put in: Ring 1 of 1, round 2.",
                "2026-12-21 Ring: take out: Ring 1 of 1, round 2, comes out. The break begins.",
                "2026-12-28 Ring: put in: Ring 1 of 1, round 3.",
            ])
    }

    @Test func `a pill with a time is a timed event that rings when it starts`() throws {
        let pills = try course("pill 21+7", from: "2026-11-02", at: 21 * 60)
        let floating = try event(publish(pills), on: "2026-11-21")
        #expect(floating.time == EventTime(minuteOfDay: 1_260))
        #expect(floating.alarms.map(\.minutesFromStart) == [0])
        #expect(floating.alarms.map(\.text) == ["Pill"])
        let zoned = try event(publish(pills) { $0.timeZone = "Asia/Kathmandu" }, on: "2026-11-21")
        #expect(zoned.time == EventTime(minuteOfDay: 1_260, zone: "Asia/Kathmandu"))
        #expect(zoned.uid == floating.uid)
        #expect(zoned.content != floating.content)
        var reminder = Reminder(minuteOfDay: 20 * 60 + 30, daysBefore: [1, 0])
        reminder.repeats = 2
        let own = try event(publish(pills) { $0.reminders = [.pill: reminder] }, on: "2026-11-21")
        #expect(
            own.alarms.map(\.minutesFromStart) == [-1_470, -1_460, -1_450, -30, -20, -10])
        let texts = ["Pill tomorrow", "Pill"]
        #expect(own.alarms.map(\.text) == texts.flatMap { Array(repeating: $0, count: 3) })
    }

    @Test func `each ring of a reminder that repeats or sounds is an alarm that keeps its UID`()
        throws
    {
        let pills = try course("pill 21+7", from: "2026-11-02", at: 21 * 60)
        func alarms(_ reminder: String) throws -> [CalendarEvent.Alarm] {
            let reminder = try #require(Reminder(reminder))
            let events = try publish(pills) { $0.reminders = [.pill: reminder] }
            return try event(events, on: "2026-11-21").alarms
        }
        let once = try alarms("on own 1,0 0 10 display")
        let often = try alarms("on own 1,0 2 15 audio")
        #expect(often.count == 12 && Set(often.map(\.uid)).count == 12)
        #expect(often.map(\.action) == (0..<12).map { $0 % 2 == 0 ? .display : .audio })
        #expect(once.map(\.uid) == [often[0], often[6]].map(\.uid))
        let later = try alarms("on 21:30 1,0 3 20 audio")
        #expect(Set(later.map(\.uid)).isSuperset(of: often.map(\.uid)))
        // Nothing rings twice in one minute.
        let overlapping = try alarms("on own 1,0 2 1440 display")
        #expect(overlapping.map(\.minutesFromStart) == [-1_440, 1_440, 0, 2_880])
    }

    @Test func `a pill for the whole day rings in the morning`() throws {
        let events = try publish(course("pill 21+7", from: "2026-11-02"))
        #expect(try event(events, on: "2026-11-21").alarms.map(\.minutesFromStart) == [540])
    }

    /// Minutes of the day, and minutes from the start at which the evening before rings.
    private static let evenings: [(Int?, Int)] = [
        (nil, -240), (420, -660), (1_260, -1_440), (1_200, -1_440),
    ]

    @Test(arguments: evenings)
    func `the evening before a restart there is a reminder`(_ time: Int?, _ rings: Int) throws {
        let events = try publish(course("pill 21+7", from: "2026-11-02", at: time))
        let restart = try event(events, on: "2026-11-30")
        #expect(restart.alarms.map(\.minutesFromStart) == [rings, time == nil ? 540 : 0])
        #expect(restart.alarms.map(\.text) == ["Pill starts tomorrow", "Pill"])
        #expect(Set(restart.alarms.map(\.uid)).count == 2)
        #expect(try event(events, on: "2026-12-01").alarms.count == 1)
    }

    @Test func `what is recorded is confirmed, says how it went and no longer rings`() throws {
        let pills = try course("pill 21+7", from: "2026-11-09", at: 21 * 60)
        var log = DayLog()
        for (text, taking) in [
            ("2026-11-18", DoseTaking.taken), ("2026-11-19", .late), ("2026-11-20", .skipped),
        ] {
            var record = DayRecord()
            record.dose = taking
            log[try day(text)] = record
        }
        let (before, after) = (try publish(pills), try publish(pills, log: log))
        #expect(before.map(\.uid) == after.map(\.uid))
        let taken = try event(after, on: "2026-11-18")
        #expect(taken.descriptionLines.dropLast() == ["Pill 10 of 21, pack 1.", "Taken."])
        #expect(taken.title == "Pill")
        let late = try event(after, on: "2026-11-19")
        #expect(late.descriptionLines.dropLast() == ["Pill 11 of 21, pack 1.", "Taken late."])
        let skipped = try event(after, on: "2026-11-20")
        #expect(skipped.title == "Pill (skipped)")
        #expect(
            skipped.descriptionLines.dropLast() == [
                "Pill 12 of 21, pack 1.", "Skipped.",
                "The package leaflet says what to do.",
            ])
        for event in [taken, late, skipped] {
            #expect(event.status == .confirmed && event.alarms.isEmpty)
        }
        #expect(try event(before, on: "2026-11-20").alarms.count == 1)
        #expect(try event(after, on: "2026-11-21") == event(before, on: "2026-11-21"))
    }

    @Test func `what was due before today and not recorded stays open and is silent`() throws {
        let events = try publish(course("pill 21+7", from: "2026-11-02"))
        let past = try day("2026-11-20")
        #expect(events.allSatisfy { $0.status == .tentative })
        #expect(events.allSatisfy { $0.alarms.isEmpty == ($0.days.lowerBound < past) })
    }

    /// A reminder, and how often a pill at 22:00 three days ago, two days ago, yesterday and today rings.
    @Test(arguments: [
        ("on own 0 3 60 display", [0, 0, 4, 4]), ("on own 0 1 60 display", [0, 0, 0, 2]),
        ("on own 0 2 1440 display", [0, 3, 3, 3]), ("on own 1 2 60 display", [0, 0, 0, 3]),
        ("on own 1 3 1440 display", [0, 4, 4, 4]),
        ("on 08:00 0 10 1440 display", [11, 11, 11, 11]),
    ])
    func `what repeats past midnight keeps its alarms until the last one`(
        _ text: String, _ counts: [Int]
    ) throws {
        let reminder = try #require(Reminder(text))
        let pills = try course("pill 21+7", from: "2026-11-02", at: 22 * 60)
        let events = try publish(pills) { $0.reminders = [.pill: reminder] }
        let days = ["2026-11-17", "2026-11-18", "2026-11-19", "2026-11-20"]
        #expect(try days.map { try event(events, on: $0).alarms.count } == counts)
    }

    @Test func `a renewal and an injection are announced ahead`() throws {
        let device = try publish(course("copper-iud 10 years", from: "2016-12-18"))
        let renewal = try #require(device.first)
        #expect(device.count == 1)
        #expect(renewal.title == "Renewal: copper IUD")
        #expect(renewal.category == "Renewal")
        #expect(
            renewal.descriptionLines[0]
                == "The copper IUD is due for renewal. Ask for an appointment ahead.")
        // At nine in the morning, four weeks before and on the day.
        #expect(renewal.alarms.map(\.minutesFromStart) == [540 - 28 * 1_440, 540])
        #expect(
            renewal.alarms.map(\.text) == [
                "Renewal: copper IUD in 4 weeks", "Renewal: copper IUD",
            ])
        let injection = try #require(
            try publish(course("injection 13 weeks", from: "2026-09-01")).first)
        #expect(injection.days.lowerBound == (try day("2026-12-01")))
        #expect(injection.descriptionLines[0] == "Injection 2.")
        #expect(injection.alarms.map(\.minutesFromStart) == [540 - 7 * 1_440, 540])
        #expect(injection.alarms.map(\.text) == ["Injection in 7 days", "Injection"])
    }

    @Test func `a reminder that is switched off silences a kind with all it announces`() throws {
        var off = Reminder.standard(for: .pill)
        off.isOn = false
        let events = try publish(course("pill 21+7", from: "2026-11-02")) {
            $0.reminders = [.pill: off]
        }
        #expect(events.allSatisfy { $0.alarms.isEmpty })
    }

    @Test func `a pack that moves takes its names along`() throws {
        var pills = try course("pill 21+7", from: "2026-11-02")
        let before = try publish(pills)
        // Nothing for two days, then on from where she was: the 19th and 20th come on the 21st and 22nd.
        try pills.reset(1, PackReset(day: try day("2026-11-21"), kind: .moved(to: 18)))
        let after = try publish(pills)
        func uids(_ events: [CalendarEvent]) -> [DoseIdentity?: String] {
            Dictionary(uniqueKeysWithValues: events.map { ($0.identity.dose, $0.uid) })
        }
        let (old, new) = (uids(before), uids(after))
        for (dose, uid) in new { #expect(old[dose] == nil || old[dose] == uid) }
        let eighteenth = DoseIdentity(course: 1, pack: 1, number: 18)
        #expect(new[eighteenth] == old[eighteenth])
        #expect(
            after.first { $0.identity.dose == eighteenth }?.days.lowerBound
                == (try day("2026-11-21")))
        #expect(try event(after, on: "2026-12-02").descriptionLines[0] == "Pill 1 of 21, pack 2.")
    }

    @Test func `only the past and the future that are asked for have doses`() throws {
        let pills = try course("pill 28+0", from: "2020-01-01")
        let events = try publish(pills, since: "2026-11-19")
        #expect(events.first?.days.lowerBound == (try day("2026-11-19")))
        #expect(events.last?.days.lowerBound == (try day("2026-12-31")))
        #expect(events.count == 12 + 31)
        #expect(try publish(pills) { $0.kinds = [.period, .patch] }.isEmpty)
    }

    @Test func `two methods at once keep apart`() throws {
        var both = try course("pill 21+7", from: "2026-11-02", at: 480)
        try both.add(Contraceptive(text: "ring"), on: day("2026-11-02"))
        let events = try publish(both)
        #expect(Set(events.map(\.uid)).count == events.count)
        #expect(events.prefix(2).map(\.title) == ["Pill", "Ring: put in"])
    }

    @Test func `neutral doses give nothing away`() throws {
        var many = try course("pill 24+4 placebo", from: "2026-11-02", at: 480)
        for method in ["patch", "ring", "injection 8 weeks", "implant 1 months"] {
            try many.add(Contraceptive(text: method), on: day("2026-11-02"))
        }
        var log = DayLog()
        log[try day("2026-11-20")] = {
            var record = DayRecord()
            record.dose = .skipped
            return record
        }()
        let events = try publish(many, log: log) { $0.titles = .neutral }
        #expect(Set(events.map(\.identity.kind)) == Set(EventKind.doses))
        for event in events {
            #expect(event.descriptionLines == ["ref \(event.token)"])
            #expect(!event.showsKind)
            #expect(event.alarms.allSatisfy { $0.text == event.title })
        }
        #expect(
            Set(events.map(\.title)) == [
                "Checklist", "Short checklist", "Errand", "Upkeep", "Appointment", "Follow-up",
            ])
    }

    @Test func `Outlook gets one alarm that is not after the start, and none for a day's pill`()
        throws
    {
        let timed = try publish(course("pill 21+7", from: "2026-11-02", at: 1_260)) {
            $0.client = .outlook
        }
        #expect(try event(timed, on: "2026-11-21").alarms.map(\.minutesFromStart) == [0])
        #expect(try event(timed, on: "2026-11-30").alarms.map(\.minutesFromStart) == [-1_440])
        let whole = try publish(course("pill 21+7", from: "2026-11-02")) { $0.client = .outlook }
        #expect(try event(whole, on: "2026-11-21").alarms.isEmpty)
        #expect(try event(whole, on: "2026-11-30").alarms.map(\.minutesFromStart) == [-240])
        let reminder = try #require(Reminder("on own 1,0 2 15 audio"))
        let often = try publish(course("pill 21+7", from: "2026-11-02", at: 1_260)) {
            $0.client = .outlook
            $0.reminders = [.pill: reminder]
        }
        let alarms = try event(often, on: "2026-11-21").alarms
        #expect(alarms.map(\.minutesFromStart) == [-1_440])
        #expect(alarms.map(\.action) == [.display])
        let patch = try publish(course("patch", from: "2026-11-02")) { $0.client = .outlook }
        let change = try event(patch, on: "2026-12-07")
        #expect(change.alarms.map(\.minutesFromStart) == [540 - 1_440])
        #expect(change.alarms.map(\.text) == ["Patch: change tomorrow"])
    }
}
