import CivilDate
import CycleModel
import Testing

@Suite struct RegimeTests {
    private func regime(_ contraception: Contraception, _ date: String) throws -> Regime {
        contraception.regime(on: try day(date))
    }

    @Test func `a pill keeps from ovulating on its breaks too, and only while it is used`() throws {
        let pill = try using("pill 21+7", from: "2026-03-01", through: "2026-03-28")
        #expect(try regime(pill, "2026-02-28").ovulation == .unaffected)
        #expect(try regime(pill, "2026-02-28").courses.isEmpty)
        for date in ["2026-03-01", "2026-03-21", "2026-03-25", "2026-03-28"] {
            #expect(try regime(pill, date).ovulation == .suppressed)
            #expect(try regime(pill, date).courses == [1])
            #expect(try regime(pill, date).bleedsFollowPacks)
            #expect(try !regime(pill, date).allowsFertileWindows)
        }
        #expect(try regime(pill, "2026-03-29").ovulation == .unaffected)
    }

    @Test(arguments: [
        ("copper-iud 5 years", true, false), ("condom", true, false), ("diaphragm", true, false),
        ("hormonal-iud 5 years", false, false), ("minipill", false, false),
        ("minipill desogestrel", false, true), ("implant 3 years", false, true),
    ])
    func `what a method leaves of the forecast`(
        method: String, fertileWindows: Bool, bleedsFollowPacks: Bool
    ) throws {
        let found = try regime(using(method, from: "2026-03-01"), "2026-03-10")
        #expect(found.allowsFertileWindows == fertileWindows)
        #expect(found.bleedsFollowPacks == bleedsFollowPacks)
    }

    @Test func `of several methods the strongest counts`() throws {
        var both = try using("condom", from: "2026-03-01")
        try both.add(Contraceptive(text: "hormonal-iud"), on: day("2026-03-01"))
        #expect(try regime(both, "2026-03-02").ovulation == .uncertain)
        try both.add(Contraceptive(text: "patch"), on: day("2026-03-02"))
        #expect(try regime(both, "2026-03-02").ovulation == .suppressed)
        #expect(try regime(both, "2026-03-02").courses == [1, 2, 3])
    }

    /// The second injection, of 30 March, works for 12 weeks: up to 21 June.
    @Test func `the last injection goes on working after the course`() throws {
        let injections = try using("injection 12 weeks", from: "2026-01-05", through: "2026-04-02")
        #expect(try regime(injections, "2026-06-21").ovulation == .suppressed)
        #expect(try regime(injections, "2026-06-21").courses.isEmpty)
        #expect(try regime(injections, "2026-06-22").ovulation == .unaffected)
    }

    @Test func `an implant past its term counts for nothing certain until it is renewed`() throws {
        var implant = try using("implant 3 years", from: "2020-06-01")
        try implant.reset(1, PackReset(day: day("2023-07-15"), kind: .newPack))
        #expect(try regime(implant, "2023-05-31").ovulation == .suppressed)
        #expect(try regime(implant, "2023-06-01").ovulation == .uncertain)
        #expect(try regime(implant, "2023-07-14").ovulation == .uncertain)
        #expect(try regime(implant, "2023-07-15").ovulation == .suppressed)
    }
}
