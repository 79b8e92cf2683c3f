import CivilDate
import CycleModel
import Testing

@Suite struct WithdrawalBleedTests {
    private func bleeds(
        _ contraception: Contraception, _ first: String, _ last: String,
        _ pattern: WithdrawalPattern = .usual
    ) throws -> [String] {
        try contraception.withdrawalBleeds(
            from: day(first), through: day(last), pattern: pattern
        ).map {
            "\($0.course).\($0.pack) \($0.days.lowerBound)..\($0.days.upperBound) "
                + "\($0.startRange.lowerBound)..\($0.startRange.upperBound)"
        }
    }

    /// The last pills are those of 21 March and 18 April.
    @Test func `a bleed comes some days after the last pill with a hormone`() throws {
        let expected = [
            "1.1 2026-03-24..2026-03-27 2026-03-23..2026-03-25",
            "1.2 2026-04-21..2026-04-24 2026-04-20..2026-04-22",
        ]
        for method in ["pill 21+7", "pill 21+7 placebo", "patch", "ring"] {
            let found = try bleeds(using(method, from: "2026-03-01"), "2026-03-01", "2026-04-30")
            #expect(found == expected)
        }
    }

    @Test(arguments: [
        ("pill 22+6", ["1.1 2026-03-25..2026-03-28 2026-03-24..2026-03-26"]),
        ("pill 24+4", ["1.1 2026-03-27..2026-03-30 2026-03-26..2026-03-28"]),
        ("pill 26+2", ["1.1 2026-03-29..2026-04-01 2026-03-28..2026-03-30"]),
        ("minipill drospirenone", ["1.1 2026-03-27..2026-03-30 2026-03-26..2026-03-28"]),
        ("pill 42+7", ["1.1 2026-04-14..2026-04-17 2026-04-13..2026-04-15"]),
        ("pill 84+7", []), ("pill 28+0", []), ("pill 27+1", []), ("minipill", []),
        ("minipill desogestrel", []), ("injection 4 weeks", []), ("implant", []),
        ("hormonal-iud", []), ("copper-iud", []), ("condom", []),
    ])
    func `each pattern has its bleeds, or none`(method: String, expected: [String]) throws {
        let found = try bleeds(using(method, from: "2026-03-01"), "2026-03-01", "2026-04-18")
        #expect(found == expected)
    }

    @Test func `a bleed is found from any of its days`() throws {
        let pill = try using("pill 21+7", from: "2026-03-01")
        for (first, last, count) in [
            ("2026-03-20", "2026-03-23", 0), ("2026-03-20", "2026-03-24", 1),
            ("2026-03-27", "2026-03-27", 1), ("2026-03-28", "2026-04-20", 0),
        ] {
            #expect(try bleeds(pill, first, last).count == count)
        }
    }

    @Test func `a new pack begun early brings its bleed early`() throws {
        var pill = try using("pill 21+7", from: "2026-03-01")
        // Two packs on end: the first break is left out.
        try pill.reset(1, PackReset(day: day("2026-03-22"), kind: .newPack))
        #expect(
            try bleeds(pill, "2026-03-01", "2026-04-30") == [
                "1.2 2026-04-14..2026-04-17 2026-04-13..2026-04-15"
            ])
    }

    @Test func `a bleed comes when a course ends among its pills, once when in its break`() throws {
        let among = try using("pill 21+7", from: "2026-03-01", through: "2026-03-10")
        #expect(
            try bleeds(among, "2026-03-01", "2026-05-30") == [
                "1.1 2026-03-13..2026-03-16 2026-03-12..2026-03-14"
            ])
        for end in ["2026-03-21", "2026-03-22", "2026-03-28"] {
            let within = try using("pill 21+7", from: "2026-03-01", through: end)
            #expect(
                try bleeds(within, "2026-03-01", "2026-05-30") == [
                    "1.1 2026-03-24..2026-03-27 2026-03-23..2026-03-25"
                ])
        }
    }

    @Test func `no bleed comes where another method goes straight on`() throws {
        var both = try using("pill 21+7", from: "2026-03-01")
        try both.change(1, to: Contraceptive(text: "pill 28+0"), on: day("2026-03-10"))
        #expect(try bleeds(both, "2026-03-01", "2026-12-31").isEmpty)
        var implant = try using("pill 21+7", from: "2026-03-01")
        try implant.add(Contraceptive(text: "implant"), on: day("2026-03-20"))
        #expect(try bleeds(implant, "2026-03-01", "2026-12-31").isEmpty)
    }

    @Test func `her own bleeds say when the next ones come`() throws {
        // Packs begin every four weeks from 1 January 2026; the last pills are of 21 January, 18
        // February, 18 March and 15 April. She bleeds from the fifth day after them, for three days.
        let pill = try using("pill 21+7", from: "2026-01-01")
        let cycles = try cycles(
            ["2026-01-26", "2026-02-23", "2026-03-22", "2026-04-20"], bleeding: 3)
        let own = pill.withdrawalPattern(of: cycles, before: try day("2026-05-01"))
        #expect(own == WithdrawalPattern(delay: 5, delays: 4...5, length: 3))
        #expect(
            try bleeds(pill, "2026-05-10", "2026-05-30", own) == [
                "1.5 2026-05-18..2026-05-20 2026-05-17..2026-05-18"
            ])
        // The last one may not be over until a second day without bleeding, and two of four are too few.
        let three = Array(cycles.dropFirst())
        for today in ["2026-04-22", "2026-04-23"] {
            #expect(pill.withdrawalPattern(of: three, before: try day(today)) == .usual)
        }
        #expect(pill.withdrawalPattern(of: three, before: try day("2026-04-24")) == own)
    }

    @Test func `a bleed up to eleven days after a course answers its end`() throws {
        var pills = Contraception()
        for month in ["01", "03", "05"] {
            let number = try pills.add(
                Contraceptive(text: "pill 21+7"), on: day("2026-\(month)-01"))
            try pills.end(number, on: day("2026-\(month)-10"))
        }
        func pattern(_ first: Int) throws -> WithdrawalPattern {
            try pills.withdrawalPattern(
                of: cycles(["01", "03", "05"].map { "2026-\($0)-\(first)" }, bleeding: 3),
                before: day("2026-07-01"))
        }
        #expect(try pattern(21) == WithdrawalPattern(delay: 11, delays: 11...11, length: 3))
        #expect(try pattern(22) == .usual)
    }

    @Test func `a pattern beyond reason is held within reason`() throws {
        let pattern = WithdrawalPattern(delay: .max, delays: .min ... .max, length: .min)
        #expect(pattern == WithdrawalPattern(delay: 150, delays: 1...150, length: 1))
        let pill = try using("pill 21+7", from: "2026-03-01", through: "2026-03-21")
        // 150 days after 21 March.
        #expect(
            try bleeds(pill, "2026-03-01", "2026-12-31", pattern) == [
                "1.1 2026-08-18..2026-08-18 2026-03-22..2026-08-18"
            ])
    }
}
