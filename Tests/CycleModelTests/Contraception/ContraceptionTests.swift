import CivilDate
import CycleModel
import Testing

@Suite struct ContraceptionTests {
    @Test func `going over to another method in the middle of a pack ends the old one`() throws {
        var both = try using("pill 21+7", from: "2026-03-01")
        #expect(try both.change(1, to: Contraceptive(text: "patch"), on: day("2026-03-04")) == 2)
        #expect(
            both.description == """
                1 2026-03-01..2026-03-03 pill 21+7
                2 2026-03-04.. patch 21+7
                """)
        #expect(
            try both.lines(from: "2026-03-02", through: "2026-03-11") == [
                "2026-03-02 active 1.2 2/21", "2026-03-03 active 1.3 3/21",
                "2026-03-04 patch-on 1.1 1/3 restart", "2026-03-11 patch-change 1.8 2/3",
            ])
    }

    @Test func `the new pill may start on any day of its pack, at the old one's time`() throws {
        var pills = Contraception()
        try pills.add(
            Contraceptive(text: "pill 21+7"), on: day("2026-03-01"), minuteOfDay: 450, leadWeeks: 2)
        try pills.end(1, on: day("2026-12-31"))
        try pills.change(
            1, to: Contraceptive(text: "pill 24+4 placebo"), on: day("2026-03-10"), firstNumber: 10)
        #expect(
            pills.description == """
                1 2026-03-01..2026-03-09 at=07:30 lead=2 pill 21+7
                2 2026-03-10..2026-12-31 day=10 at=07:30 lead=2 pill 24+4 placebo
                """)
    }

    @Test func `a change on the first day replaces the method and keeps the number`() throws {
        var pill = try using("pill 21+7", from: "2026-03-01")
        try pill.reset(1, PackReset(day: day("2026-03-05"), kind: .newPack))
        #expect(try pill.change(1, to: Contraceptive(text: "ring"), on: day("2026-03-01")) == 1)
        #expect(pill.description == "1 2026-03-01.. ring 21+7")
    }

    @Test func `ending a course drops what was planned after it, and it can go on again`() throws {
        var pill = try using("pill 21+7", from: "2026-03-01")
        try pill.reset(1, PackReset(day: day("2026-03-05"), kind: .newPack))
        try pill.reset(1, PackReset(day: day("2026-04-20"), kind: .newPack))
        try pill.end(1, on: day("2026-04-10"))
        #expect(pill.description == "1 2026-03-01..2026-04-10 new=2026-03-05 pill 21+7")
        try pill.end(1, on: nil)
        #expect(pill.description == "1 2026-03-01.. new=2026-03-05 pill 21+7")
    }

    @Test func `what can't be is refused and changes nothing`() throws {
        var pill = try using("pill 21+7", from: "2026-03-01", through: "2026-03-31")
        let before = pill
        let condom = Contraceptive.condom
        #expect(throws: ContraceptionError.unknownCourse(2)) { try pill.end(2, on: nil) }
        #expect(throws: ContraceptionError.endsBeforeStart) {
            try pill.end(1, on: day("2026-02-28"))
        }
        #expect(throws: ContraceptionError.notRunning) {
            try pill.change(1, to: condom, on: day("2026-04-01"))
        }
        #expect(throws: ContraceptionError.notInPack(length: 28)) {
            try pill.change(
                1, to: Contraceptive(text: "pill 24+4"), on: day("2026-03-05"), firstNumber: 29)
        }
        #expect(throws: ContraceptionError.notInPack(length: 1)) {
            try pill.add(condom, on: day("2026-03-01"), firstNumber: 2)
        }
        #expect(throws: ContraceptionError.badTime) { try pill.setTime(1, minuteOfDay: 1440) }
        #expect(throws: ContraceptionError.badLead) { try pill.setLead(1, weeks: 53) }
        #expect(throws: ContraceptionError.badDate) {
            try pill.add(condom, on: Day(number: .max))
        }
        #expect(throws: ContraceptionError.badDate) { try pill.end(1, on: Day(number: .max)) }
        #expect(pill == before)
    }

    @Test(arguments: [
        "1 2026-03-01.. pill 21+7",
        """
        1 2025-01-31..2026-02-28 day=10 at=00:05 lead=0 new=2025-02-28 move=2026-01-01:28 pill 21+7
        3 2024-02-29.. at=23:59 minipill desogestrel 28+0
        4 2026-01-01..2026-01-01 ring 63+7 every 21
        7 0001-01-01..9999-12-31 lead=52 copper-iud 10 years
        8 2026-01-01.. other Kappe a=b day=3
        """, "",
    ])
    func `courses read back as they were written`(text: String) throws {
        #expect(try Contraception(text: text).description == text)
    }

    @Test(arguments: [
        ("pill 21+7", 1), ("1", 1), ("1 2026-03-01..", 1), ("x 2026-03-01.. pill", 1),
        ("0 2026-03-01.. pill", 1), ("-1 2026-03-01.. pill", 1), ("1 2026-03-01 pill", 1),
        ("1 2026-02-30.. pill", 1), ("1 2026-03-01..2026-02-01 pill", 1),
        ("1 2026-03-01..2026-3-1 pill", 1), ("1 2026-03-01.. day=29 pill", 1),
        ("1 2026-03-01.. day=x pill", 1), ("1 2026-03-01.. day= pill", 1),
        ("1 2026-03-01.. at=24:00 pill", 1), ("1 2026-03-01.. at=1:00 pill", 1),
        ("1 2026-03-01.. at=+1:+0 pill", 1), ("1 2026-03-01.. colour=red pill", 1),
        ("1 2026-03-01.. new=2026-02-01 pill", 1), ("1 2026-03-01.. move=2026-04-01:29 pill", 1),
        ("1 2026-03-01.. move=2026-04-01 pill", 1), ("1 2026-03-01.. new=2026-04-01 condom", 1),
        ("1 2026-03-01.. pill\n1 2026-03-01.. pill", 2),
        ("1 2026-03-01.. pill\n2 2026-03-01.. pil", 2),
        ("99999999999999999999 2026-03-01.. pill", 1), ("1 été-de-2026.. pill", 1),
    ])
    func `stored courses that can't be read name their line and quote nothing`(
        text: String, line: Int
    ) {
        #expect(throws: ContraceptionError.unreadable(line: line)) {
            try Contraception(text: text)
        }
    }

    @Test func `the greatest number leaves none for another course`() throws {
        var contraception = try Contraception(text: "9223372036854775807 2026-03-01.. condom")
        #expect(throws: ContraceptionError.self) {
            try contraception.add(.condom, on: day("2026-03-01"))
        }
    }

    @Test func `a recorded dose belongs to the pill, not to the ring of the same day`() throws {
        var both = try using("pill 2+1", from: "2026-03-01")
        try both.add(Contraceptive(text: "injection 8 weeks"), on: day("2026-03-01"))
        try both.add(Contraceptive(text: "patch"), on: day("2026-03-03"))
        try both.add(Contraceptive(text: "copper-iud 1 months"), on: day("2026-02-03"))
        var log = DayLog()
        log[try day("2026-03-01")].dose = .late
        log[try day("2026-03-02")].dose = .skipped
        log[try day("2026-03-03")].dose = .taken
        let doses = try both.doses(from: day("2026-03-01"), through: day("2026-03-04"), log: log)
        let lines = doses.map { "\($0.day) \($0.kind.rawValue) \($0.taking?.rawValue ?? "-")" }
        #expect(
            lines == [
                "2026-03-01 active late", "2026-03-01 injection -", "2026-03-02 active skipped",
                // A day of the break: the record can only mean the patch.
                "2026-03-03 patch-on taken", "2026-03-03 renewal -", "2026-03-04 active -",
            ])
    }
}
