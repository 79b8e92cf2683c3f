import CivilDate
import CycleModel
import Testing

@Suite struct NaturalCycleTests {
    /// Five-day periods that begin on these dates.
    private func cycles(_ starts: String...) throws -> [Cycle] {
        try CycleModelTests.cycles(starts, bleeding: 5)
    }

    private func natural(
        _ contraception: Contraception, _ cycles: [Cycle], today: String = "2027-01-01"
    ) throws -> [String] {
        contraception.naturalCycles(of: cycles, through: try day(today)).map {
            $0.start.description
        }
    }

    @Test(arguments: [
        // The first day of the first pack, and the week in which an older cycle may still end.
        ("2026-02-28", BleedKind.period), ("2026-03-01", .period), ("2026-03-07", .period),
        ("2026-03-08", .breakthrough), ("2026-03-21", .breakthrough),
        // The break of 22 to 28 March, and four days more.
        ("2026-03-22", .withdrawal), ("2026-03-28", .withdrawal), ("2026-04-01", .withdrawal),
        ("2026-04-02", .breakthrough), ("2026-04-18", .breakthrough),
        // The course ends on 30 April, in the third pack's first week.
        ("2026-04-29", .withdrawal), ("2026-04-30", .breakthrough), ("2026-05-01", .withdrawal),
        ("2026-05-11", .withdrawal),
        ("2026-05-12", .period),
    ])
    func `a bleed is told by the day it begins`(date: String, kind: BleedKind) throws {
        let pill = try using("pill 21+7", from: "2026-03-01", through: "2026-04-30")
        #expect(pill.kind(ofBleedFrom: try day(date)) == kind)
    }

    /// The injection of 1 March works for 12 weeks, up to 23 May.
    @Test(arguments: [
        ("2026-03-07", BleedKind.period), ("2026-03-08", .breakthrough),
        ("2026-05-23", .breakthrough), ("2026-05-24", .withdrawal), ("2026-06-03", .withdrawal),
        ("2026-06-04", .period),
    ])
    func `a bleed soon after an injection wore off is no period yet`(
        date: String, kind: BleedKind
    ) throws {
        let injection = try using("injection 12 weeks", from: "2026-03-01", through: "2026-03-01")
        #expect(injection.kind(ofBleedFrom: try day(date)) == kind)
    }

    @Test func `a course begun in the middle of a pack has no first week`() throws {
        let pill = try using("pill 21+7", from: "2026-03-01", firstNumber: 10)
        #expect(pill.kind(ofBleedFrom: try day("2026-03-03")) == .breakthrough)
        var changed = try using("minipill desogestrel", from: "2026-01-01")
        try changed.change(1, to: Contraceptive(text: "pill 21+7"), on: day("2026-03-01"))
        #expect(changed.kind(ofBleedFrom: try day("2026-03-03")) == .breakthrough)
    }

    @Test(arguments: ["copper-iud 5 years", "condom", "diaphragm", "other sponge", "hormonal-iud"])
    func `methods that leave ovulation alone leave the cycles alone`(method: String) throws {
        let cycles = try cycles("2026-01-01", "2026-01-29", "2026-02-26", "2026-03-26")
        let contraception = try using(method, from: "2026-02-01")
        #expect(contraception.naturalCycles(of: cycles, through: try day("2026-04-01")) == cycles)
        #expect(contraception.kind(ofBleedFrom: try day("2026-02-26")) == .period)
    }

    /// Periods of her own up to 26 February, when she begins the pill; withdrawal bleeds; the pill
    /// ends with its break on 20 May, and her own periods come back on 20 June.
    @Test func `cycles before and after a pill count, those with it don't`() throws {
        let pill = try using("pill 21+7", from: "2026-02-26", through: "2026-05-20")
        let cycles = try cycles(
            "2026-01-01", "2026-01-29", "2026-02-26", "2026-03-21", "2026-04-18", "2026-05-16",
            "2026-06-20", "2026-07-18", "2026-08-16")
        #expect(
            try natural(pill, cycles) == [
                "2026-01-01", "2026-01-29", "2026-06-20", "2026-07-18", "2026-08-16",
            ])
    }

    @Test func `a pill begun days before the period came leaves that cycle its length`() throws {
        let pill = try using("pill 21+7", from: "2026-01-26")
        let cycles = try cycles("2026-01-01", "2026-01-29", "2026-02-18")
        #expect(try natural(pill, cycles) == ["2026-01-01"])
        // Begun two weeks earlier, it could have moved the period.
        let early = try using("pill 21+7", from: "2026-01-12")
        #expect(try natural(early, cycles).isEmpty)
    }

    @Test func `the running cycle counts until a method stops it`() throws {
        let cycles = try cycles("2026-01-01", "2026-01-29")
        let pill = try using("pill 21+7", from: "2026-02-10")
        #expect(try natural(pill, cycles, today: "2026-02-09") == ["2026-01-01", "2026-01-29"])
        #expect(try natural(pill, cycles, today: "2026-02-10") == ["2026-01-01"])
    }

    @Test func `a period on the day a method starts ends the cycle before it`() throws {
        let pill = try using("pill 21+7", from: "2026-01-29")
        let cycles = try cycles("2026-01-01", "2026-01-29")
        #expect(try natural(pill, cycles, today: "2026-01-30") == ["2026-01-01"])
    }

    @Test func `a bleed where one pill follows another at once is no withdrawal`() throws {
        var pills = try using("pill 21+7", from: "2026-01-01")
        try pills.change(1, to: Contraceptive(text: "pill 24+4"), on: day("2026-01-16"))
        #expect(pills.kind(ofBleedFrom: try day("2026-01-18")) == .breakthrough)
        #expect(pills.kind(ofBleedFrom: try day("2026-02-10")) == .withdrawal)
    }
}
