import CycleModel
import Testing

@Suite struct WeightTests {
    @Test func `every tenth of a pound reads back as written`() throws {
        for tenths in 441...7_716 {
            let weight = try #require(Weight(thousandthsOfAPound: tenths * 100))
            #expect(weight.tenthsOfAPound == tenths)
        }
    }

    @Test func `every gram reads back as it is written out`() throws {
        for grams in stride(from: 20_000, through: 350_000, by: 7) {
            let weight = try #require(Weight(grams: grams))
            #expect(try Weight(logged: weight.kilograms) == weight)
        }
    }

    @Test(arguments: [(62_500, "62.5"), (63_000, "63.0"), (62_142, "62.142"), (62_050, "62.05")])
    func `kilograms have the decimals that they need`(grams: Int, text: String) {
        #expect(Weight(grams: grams)?.kilograms == text)
    }

    @Test func `no number is too large to be refused`() {
        #expect(Weight(grams: .max) == nil && Weight(grams: .min) == nil)
        #expect(Weight(thousandthsOfAPound: .max) == nil)
        #expect(Weight(thousandthsOfAPound: .min) == nil)
    }
}
