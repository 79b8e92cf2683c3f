import CivilDate
import CycleModel
import SeededRandomness
import Testing

@Suite struct JournalStateTests {
    private let first = Day(number: 20_000)

    private func log(_ number: Int64, _ day: Day, _ record: DayRecord) -> JournalChange {
        JournalChange(number: number, content: .days([DayLog.Entry(day: day, record: record)]))
    }

    @Test func `undo takes back the last change that still stands, again and again`() {
        var entries = [
            log(1, first, DayRecord(flow: .light)),
            log(2, first, DayRecord(flow: .heavy)),
            log(3, first + 28, DayRecord(flow: .medium)),
        ]
        #expect(UndoHistory(entries).standing.first?.number == 3)
        entries.append(JournalChange(number: 4, content: .undo(3)))
        #expect(UndoHistory(entries).standing.first?.number == 2)
        #expect(JournalState(replaying: entries).log.periodDays == [first])
        entries.append(JournalChange(number: 5, content: .undo(2)))
        #expect(JournalState(replaying: entries).log[first].flow == .light)
        entries.append(JournalChange(number: 6, content: .undo(1)))
        #expect(UndoHistory(entries).standing.first?.number == nil)
        #expect(JournalState(replaying: entries).log.isEmpty)
        #expect(JournalState(replaying: entries).lastEntry == 6)
    }

    @Test func `going on with a journal gives what replaying all of it gives`() {
        var generator = SplitMix(3)
        for _ in 0..<200 {
            var entries: [JournalChange] = []
            for number in 1...12 {
                let start = first + Int(generator.next() % 120)
                let content: JournalChange.Content =
                    switch generator.next() % 7 {
                    case 0: .setting(key: "timezone", value: "Asia/Kathmandu")
                    case 1: .answers([start: .oneMissing])
                    case 2: .answers(said(of: start, in: entries))
                    default:
                        .days(
                            (0..<4).map {
                                let flow = generator.next() % 3 == 0 ? Flow.none : .light
                                return DayLog.Entry(day: start + $0, record: DayRecord(flow: flow))
                            })
                    }
                entries.append(JournalChange(number: Int64(number), content: content))
            }
            let split = Int(generator.next() % 13)
            let begun = JournalState(replaying: Array(entries[..<split]))
            let whole = JournalState(replaying: entries, lastEntry: 20)
            #expect(begun.continued(by: Array(entries[split...]), lastEntry: 20) == whole)
            for day in [first - 1, first + 60, first + 200] {
                #expect(
                    whole.cycles(through: day)
                        == whole.log.through(day).cycles(whole.circumstances.answers))
            }
        }
    }

    /// What was said so far, and that the first bleed from `start` on is one between periods.
    private func said(of start: Day, in entries: [JournalChange]) -> IntervalAnswers {
        let state = JournalState(replaying: entries)
        var answers = state.circumstances.answers
        if let bleed = state.log.periodDays.first(where: { $0 >= start }) {
            answers[bleed: bleed] = .between
        }
        return answers
    }

    @Test func `a journal that takes something back is not gone on with`() {
        let begun = JournalState(replaying: [log(1, first, DayRecord(flow: .light))])
        let undo = JournalChange(number: 2, content: .undo(1))
        #expect(begun.continued(by: [undo]) == nil)
        #expect(begun.continued(by: []) == begun)
    }

    @Test func `answers, contraception and phases of life are taken back like days`() throws {
        var contraception = Contraception()
        try contraception.add(Contraceptive(text: "pill 21+7"), on: first)
        var life = Life()
        life.begin(.breastfeeding, on: first + 40)
        var entries: [JournalChange] = [
            JournalChange(number: 1, content: .answers([first: .oneMissing])),
            JournalChange(number: 2, content: .contraception(contraception)),
            JournalChange(number: 3, content: .life(life)),
            JournalChange(number: 4, content: .life(Life())),
        ]
        #expect(JournalState(replaying: entries).circumstances.life == Life())
        entries.append(JournalChange(number: 5, content: .undo(4)))
        let after = JournalState(replaying: entries)
        #expect(after.circumstances.life == life)
        #expect(after.circumstances.contraception == contraception)
        #expect(after.circumstances.answers == [first: .oneMissing])
        #expect(UndoHistory(entries).standing.first?.number == 3)
    }

    @Test func `what came together is taken back together, a setting too`() {
        var entries = [
            JournalChange(number: 1, content: .setting(key: "remind.period", value: "08:00")),
            JournalChange(
                number: 2,
                content: .together([
                    .days([DayLog.Entry(day: first, record: DayRecord(flow: .light))]),
                    .setting(key: "remind.period", value: "10:00"),
                ])),
        ]
        #expect(JournalState(replaying: entries).settings == ["remind.period": "10:00"])
        #expect(JournalState(replaying: entries).log.periodDays == [first])
        entries.append(JournalChange(number: 3, content: .undo(2)))
        let after = JournalState(replaying: entries)
        #expect(after.settings == ["remind.period": "08:00"])
        #expect(after.log.isEmpty)
        #expect(UndoHistory(entries).standing.first?.number == 1)
    }

    @Test func `a day remembers the calendar that changed its bleeding last`() {
        func change(_ number: Int64, _ record: DayRecord, isReturned: Bool) -> JournalChange {
            JournalChange(
                number: number, content: .days([DayLog.Entry(day: first, record: record)]),
                isReturned: isReturned)
        }
        var entries = [change(1, DayRecord(flow: .light), isReturned: true)]
        #expect(JournalState(replaying: entries).returnedDays == [first: 1])
        var noted = DayRecord(flow: .light)
        noted.note = "cramps"
        entries.append(change(2, noted, isReturned: false))
        #expect(JournalState(replaying: entries).returnedDays == [first: 1])
        entries.append(change(3, DayRecord(flow: .heavy), isReturned: false))
        #expect(JournalState(replaying: entries).returnedDays.isEmpty)
        entries.append(change(4, DayRecord(flow: .medium), isReturned: true))
        #expect(JournalState(replaying: entries).returnedDays == [first: 4])
    }

    @Test func `a setting without a value goes back to its default`() {
        let journal = JournalState(replaying: [
            JournalChange(number: 1, content: .setting(key: "week-start", value: "sunday")),
            JournalChange(number: 2, content: .setting(key: "week-start", value: nil)),
        ])
        #expect(journal.settings.isEmpty)
    }

    @Test func `names kept through an erasure hold for what is logged later`() {
        let kept = CycleIdentity(origin: 77, ordinal: 12)
        let entries = [
            log(8, first, DayRecord(flow: .light)),
            JournalChange(
                number: 9,
                content: .identities([.init(period: first...first, identity: kept)], chain: kept)),
            log(10, first + 29, DayRecord(flow: .light)),
        ]
        let journal = JournalState(replaying: entries)
        #expect(journal.identities[first] == kept)
        #expect(journal.identities[first + 29] == CycleIdentity(origin: 77, ordinal: 13))
    }
}

@Suite struct JournalCodecTests {
    private func record(_ change: (inout DayRecord) -> Void) -> DayRecord {
        var record = DayRecord()
        change(&record)
        return record
    }

    @Test func `a day is a line of tab-separated fields`() throws {
        let day = try #require(Day("2026-11-03"))
        let full = record {
            $0.flow = .medium
            $0.temperature = Temperature(centidegrees: 3655)
            $0.lh = .positive
            $0.mucus = .eggwhite
            $0.symptoms = ["cramps", "back ache"]
            $0.moods = ["calm"]
            $0.dose = .late
            $0.ovulationObserved = true
            $0.note = "slept\tbadly\nC:\\ drive"
            $0.source = "drip"
            $0.periodEndUnknown = true
        }
        let change = JournalChange.Content.days([
            .init(day: day, record: full), .init(day: day + 1, record: DayRecord()),
            .init(day: day + 2, record: record { ($0.flow, $0.periodEnded) = (.light, true) }),
        ])
        let text =
            "days\n2026-11-03\tf=medium\te\tt=3655\tl=positive\tm=eggwhite\ts=cramps\ts=back ache"
            + "\td=mood.calm\tp=late\to\tn=slept\\tbadly\\nC:\\\\ drive\tx=drip\n2026-11-04\n"
            + "2026-11-05\tf=light\tz\n"
        #expect(String(decoding: JournalCodec.encode(change), as: UTF8.self) == text)
        #expect(try JournalCodec.decode(Array(text.utf8)) == change)
    }

    @Test func `a weight is a field of its own, in grams`() throws {
        let day = try #require(Day("2026-11-03"))
        let weighed = record {
            $0.temperature = Temperature(centidegrees: 3655)
            $0.weight = Weight(grams: 62_142)
        }
        let change = JournalChange.Content.days([.init(day: day, record: weighed)])
        let text = "days\n2026-11-03\tt=3655\tw=62142\n"
        #expect(String(decoding: JournalCodec.encode(change), as: UTF8.self) == text)
        #expect(try JournalCodec.decode(Array(text.utf8)) == change)
    }

    @Test func `courses, answers and phases have lines that can be read`() throws {
        var contraception = Contraception()
        try contraception.add(
            Contraceptive(text: "pill 21+7"), on: Day(number: 0), minuteOfDay: 1_260)
        let parts: [(JournalChange.Content, String)] = [
            (.contraception(contraception), "contraception\n1 1970-01-01.. at=21:00 pill 21+7\n"),
            (.answers([Day(number: 1): .reallyThatLong]), "answers\n1970-01-02\treallyThatLong\n"),
            (
                .life(Self.lived),
                "life\n2025-01-01\tpregnancy\t2025-09-20\n2025-09-18\tpostpartum\n"
                    + "2026-01-01\tbreak\tlong\\tCOVID\n2026-03-01\tbreak\n2026-05-01\tcycling\n"
            ),
        ]
        for (change, text) in parts {
            #expect(String(decoding: JournalCodec.encode(change), as: UTF8.self) == text)
            #expect(try JournalCodec.decode(Array(text.utf8)) == change)
        }
        let together = "together\n2\n" + parts[0].1 + "2\n" + parts[1].1
        #expect(
            try JournalCodec.decode(Array(together.utf8)) == .together([parts[0].0, parts[1].0]))
    }

    private static let lived: Life = {
        var life = Life()
        let turns: [(String, LifePhase)] = [
            ("2025-01-01", .pregnancy(due: Day("2025-09-20") ?? Day(number: 0))),
            ("2025-09-18", .postpartum), ("2026-01-01", .onBreak(reason: "long\tCOVID")),
            ("2026-03-01", .onBreak(reason: nil)), ("2026-05-01", .cycling),
        ]
        for (day, phase) in turns { life.begin(phase, on: Day(day) ?? Day(number: 0)) }
        return life
    }()

    @Test(arguments: [
        JournalChange.Content.setting(key: "timezone", value: "Europe/Amsterdam"),
        .setting(key: "calendar-name", value: nil),
        .setting(key: "calendar-name", value: ""),
        .undo(41),
        .days([]),
        .identities(
            [
                .init(
                    period: Day(number: 5)...Day(number: 9), identity: .init(origin: -3, ordinal: 2)
                )
            ],
            chain: .init(origin: 7, ordinal: 1)),
        .answers([Day(number: 5): .oneMissing, Day(number: -9): .ignored]),
        .answers([:]),
        .contraception(Contraception()),
        .life(lived), .life(Life()),
        .together([.undo(3), .life(lived), .setting(key: "a", value: "b\nc"), .days([])]),
    ])
    func `every change reads back as it was written`(_ change: JournalChange.Content) throws {
        #expect(try JournalCodec.decode(JournalCodec.encode(change)) == change)
    }

    @Test(arguments: [
        ("", 1), ("days", 1), ("weeks\n", 1), ("days\n2026-02-30\n", 2),
        ("days\n2026-02-03\n2026-02-04\tf=torrential\n", 3), ("days\n2026-02-03\tz=1\n", 2),
        ("days\n2026-02-03\tt=9999\n", 2), ("days\n2026-02-03\tw=625\n", 2),
        ("days\n2026-02-03\tw\n", 2), ("undo\nthree\n", 2), ("undo\n1\n2\n", 2),
        ("identities\n1\t1\n2026-02-03\t2026-02-01\t1\t1\n", 3),
        ("identities\n", 2), ("identities\none\n", 2), ("setting\na\tb\tc\n", 2),
        ("days\n2026-02-03\tfmedium\n", 2), ("answers\n2026-02-03\tperhaps\n", 2),
        ("answers\n2026-02-03 ignored\n", 2), ("contraception\n1 2026-01-05..\n", 2),
        ("contraception\n2 2026-01-05.. condom\n1 2026-01-05.. condom\n", 3),
        ("life\n2026-02-03\tpregnancy\n", 2), ("life\n2026-02-03\tasleep\n", 2),
        ("life\n2026-02-03\tbreak\n2026-02-03\tcycling\n", 3),
        ("together\n3\nundo\n1\n", 4), ("together\n2\nundo\nx\n", 4),
        ("together\n-1\nundo\n1\n", 2), ("together\n1\ntogether\n", 3),
    ])
    func `a damaged body is refused with its line`(_ text: String, _ line: Int) {
        #expect(throws: JournalCodecError.unreadable(line: line)) {
            try JournalCodec.decode(Array(text.utf8))
        }
    }

    @Test func `a body with any bytes in it is refused, or means the same once written again`()
        throws
    {
        var generator = SplitMix(7)
        let seed = Array("days\n2026-11-03\tf=medium\te\tt=3655\tn=a\\tb\n".utf8)
        var (refused, read) = (0, 0)
        for _ in 0..<20_000 {
            var bytes = seed
            for _ in 0...Int(generator.next() % 4) {
                bytes[Int(generator.next() % UInt64(bytes.count))] = UInt8(
                    truncatingIfNeeded: generator.next())
            }
            guard let change = try? JournalCodec.decode(bytes) else {
                refused += 1
                continue
            }
            read += 1
            let again = try JournalCodec.decode(JournalCodec.encode(change))
            guard again == change else {
                Issue.record("\(bytes) is \(change), then \(again)")
                return
            }
        }
        #expect(refused > 10_000 && read > 500, "\(refused) refused, \(read) read")
    }
}
