import CivilDate
import CycleModel
import Testing

@Suite struct OvulationEffectTests {
    private func effect(
        _ contraception: Contraception, _ date: String
    ) throws -> OvulationEffect {
        contraception.ovulationEffect(on: try day(date))
    }

    /// The numbers of the courses that run.
    private func courses(_ contraception: Contraception, _ date: String) throws -> [Int] {
        contraception.running(on: try day(date)).map(\.number)
    }

    @Test func `a pill keeps from ovulating on its breaks too, and only while it is used`() throws {
        let pill = try using("pill 21+7", from: "2026-03-01", through: "2026-03-28")
        #expect(try effect(pill, "2026-02-28") == .unaffected)
        #expect(try courses(pill, "2026-02-28").isEmpty)
        for date in ["2026-03-01", "2026-03-21", "2026-03-25", "2026-03-28"] {
            #expect(try effect(pill, date) == .suppressed)
            #expect(try courses(pill, date) == [1])
        }
        #expect(try effect(pill, "2026-03-29") == .unaffected)
    }

    @Test(arguments: [
        ("copper-iud 5 years", OvulationEffect.unaffected), ("condom", .unaffected),
        ("diaphragm", .unaffected), ("hormonal-iud 5 years", .uncertain), ("minipill", .uncertain),
        ("minipill desogestrel", .suppressed), ("implant 3 years", .suppressed),
    ])
    func `what a method does to ovulation`(_ method: String, _ effect: OvulationEffect) throws {
        #expect(try self.effect(using(method, from: "2026-03-01"), "2026-03-10") == effect)
    }

    @Test func `of several methods the strongest counts`() throws {
        var both = try using("condom", from: "2026-03-01")
        try both.add(Contraceptive(text: "hormonal-iud"), on: day("2026-03-01"))
        #expect(try effect(both, "2026-03-02") == .uncertain)
        try both.add(Contraceptive(text: "patch"), on: day("2026-03-02"))
        #expect(try effect(both, "2026-03-02") == .suppressed)
        #expect(try courses(both, "2026-03-02") == [1, 2, 3])
    }

    /// The second injection, of 30 March, works for 12 weeks: up to 21 June.
    @Test func `the last injection goes on working after the course`() throws {
        let injections = try using("injection 12 weeks", from: "2026-01-05", through: "2026-04-02")
        #expect(try effect(injections, "2026-06-21") == .suppressed)
        #expect(try courses(injections, "2026-06-21").isEmpty)
        #expect(try effect(injections, "2026-06-22") == .unaffected)
    }

    @Test func `an implant past its term counts for nothing certain until it is renewed`() throws {
        var implant = try using("implant 3 years", from: "2020-06-01")
        try implant.reset(1, PackReset(day: day("2023-07-15"), kind: .newPack))
        #expect(try effect(implant, "2023-05-31") == .suppressed)
        #expect(try effect(implant, "2023-06-01") == .uncertain)
        #expect(try effect(implant, "2023-07-14") == .uncertain)
        #expect(try effect(implant, "2023-07-15") == .suppressed)
    }
}
