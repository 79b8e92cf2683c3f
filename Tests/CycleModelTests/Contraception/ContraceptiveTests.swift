import CivilDate
import CycleModel
import SeededRandomness
import Testing

@Suite struct ContraceptiveTests {
    @Test(arguments: [
        "pill 21+7", "pill 21+7 placebo", "pill 22+6", "pill 24+4 placebo", "pill 26+2 placebo",
        "pill 28+0", "pill 42+7", "pill 63+7", "pill 84+7 placebo", "pill 1+0", "pill 1000+100",
        "minipill traditional 28+0", "minipill desogestrel 28+0", "minipill desogestrel 84+0",
        "minipill drospirenone 24+4 placebo", "patch 21+7", "patch 63+4", "patch 21+0",
        "ring 21+7", "ring 28+0", "ring 63+7 every 21", "injection 13 weeks", "injection 8 weeks",
        "implant", "implant 3 years", "hormonal-iud 8 years", "copper-iud 10 years",
        "copper-iud 30 months", "condom", "diaphragm", "other cervical cap", "other Spirale=Ö 2",
    ])
    func `a method reads back as it was written`(text: String) throws {
        #expect(try Contraceptive(text: text).description == text)
    }

    @Test(arguments: [
        ("pill", "pill 21+7"), ("PILL 24+4 Placebo", "pill 24+4 placebo"),
        ("pill continuous", "pill 28+0"), ("  pill   21+7  ", "pill 21+7"),
        ("pill placebo", "pill 21+7 placebo"), ("minipill", "minipill traditional 28+0"),
        ("minipill desogestrel", "minipill desogestrel 28+0"),
        ("minipill drospirenone", "minipill drospirenone 24+4 placebo"),
        ("minipill 35+0", "minipill traditional 35+0"), ("patch", "patch 21+7"),
        ("patch continuous", "patch 21+0"), ("ring", "ring 21+7"),
        ("ring continuous", "ring 21+0"), ("ring 21+7 every 21", "ring 21+7"),
        ("copper iud", "copper-iud"), ("other IUD", "other IUD"), ("OTHER iud b", "other iud b"),
        ("Hormonal IUD 5 years", "hormonal-iud 5 years"),
        ("injection 1 week", "injection 1 weeks"), ("copper-iud 24 months", "copper-iud 2 years"),
        ("pill 021+07", "pill 21+7"),
    ])
    func `what is usual may be left out`(text: String, full: String) throws {
        #expect(try Contraceptive(text: text).description == full)
    }

    @Test(arguments: [
        ("", ContraceptionError.noMethod), ("  ", .noMethod),
        ("pil 21+7", .unknownMethod("pil")), ("Pille", .unknownMethod("Pille")),
        ("pill 0+7", .badPattern("0+7")),
        ("pill 21", .badPattern("21")), ("pill 21+", .badPattern("21+")),
        ("pill +7", .badPattern("+7")), ("pill 21+7+1", .badPattern("21+7+1")),
        ("pill 21+-7", .badPattern("21+-7")), ("pill 1001+0", .badPattern("1001+0")),
        ("pill 21+101", .badPattern("21+101")),
        ("pill 99999999999999999999+7", .badPattern("99999999999999999999+7")),
        ("pill 28+0 placebo", .badPattern("28+0 placebo")), ("pill ٢١+٧", .badPattern("٢١+٧")),
        ("patch 20+7", .badPattern("20+7")), ("ring 63+7 every 20", .badPattern("63+7 every 20")),
        ("ring 63+7 every", .badPattern("63+7 every")),
        ("ring 63+7 every 0", .badPattern("63+7 every 0")), ("injection", .missingInterval),
        ("injection 0 weeks", .badPattern("0 weeks")),
        ("injection 143 weeks", .badPattern("143 weeks")),
        ("injection 13", .badPattern("13")), ("injection 3 months", .badPattern("3 months")),
        ("implant 0 years", .badPattern("0 years")),
        ("implant 51 years", .badPattern("51 years")),
        ("implant soon", .unexpected("soon", method: .implant)),
        ("condom 21+7", .unexpected("21+7", method: .condom)),
        ("pill 21+7 placebo please", .unexpected("please", method: .pill)),
        ("pill 21+7 every 21", .unexpected("every", method: .pill)),
        ("other", .badName), ("other a\nb", .badName), ("other a\u{2028}b", .badName),
        ("other \(String(repeating: "x", count: 61))", .badName),
    ])
    func `what makes no method is refused with the reason`(
        text: String, error: ContraceptionError
    ) {
        #expect(throws: error) { try Contraceptive(text: text) }
    }

    @Test func `an error says what to write instead`() {
        #expect(
            ContraceptionError.unknownMethod("pil").description
                == "\"pil\" is not a method; use one of pill, minipill, patch, ring, injection, "
                + "implant, hormonal-iud, copper-iud, condom, diaphragm, or other NAME")
        #expect(
            ContraceptionError.badPattern("21").description
                == "\"21\" is not a schedule; write days on + days off, such as 21+7")
        #expect(
            ContraceptionError.notInPack(length: 28).description
                == "use a day of the pack from 1 to 28")
    }

    @Test(arguments: [
        ("pill 21+7", OvulationEffect.suppressed), ("pill 28+0", .suppressed),
        ("patch", .suppressed), ("ring", .suppressed), ("injection 13 weeks", .suppressed),
        ("implant", .suppressed), ("minipill desogestrel", .suppressed),
        ("minipill drospirenone", .suppressed), ("minipill", .uncertain),
        ("hormonal-iud", .uncertain), ("copper-iud", .unaffected), ("condom", .unaffected),
        ("diaphragm", .unaffected), ("other sponge", .unaffected),
    ])
    func `a method stops ovulation, may stop it, or leaves it alone`(
        text: String, effect: OvulationEffect
    ) throws {
        #expect(try Contraceptive(text: text).ovulationEffect == effect)
    }

    @Test func `no string of words and signs makes the reader trap`() {
        var random = SplitMix(7)
        let words = [
            "pill", "minipill", "patch", "ring", "injection", "implant", "other", "condom", "21+7",
            "+", "++", "9999+9999", "placebo", "every", "0", "9999", "weeks", "years", "continuous",
            "desogestrel", "=", "\u{0}", "é", "-1", "copper-iud", "months",
        ]
        for _ in 0..<20_000 {
            let count = Int.random(in: 0...5, using: &random)
            let text = (0..<count)
                .map { _ in words[Int.random(in: 0..<words.count, using: &random)] }
                .joined(separator: " ")
            guard let method = try? Contraceptive(text: text) else { continue }
            #expect((try? Contraceptive(text: method.description)) == method)
        }
    }
}
