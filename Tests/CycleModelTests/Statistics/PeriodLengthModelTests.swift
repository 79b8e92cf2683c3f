import CivilDate
import CycleModel
import Testing

@Suite struct PeriodLengthModelTests {
    @Test func `with nothing known a period lasts five days`() {
        // 0.0004 + 0.0076 + 0.0440 + 0.2111 = 0.2631, and 0.3915 more pass one half.
        #expect(PeriodLengthModel(lengths: []).median == 5)
    }

    @Test func `her own lengths prevail`() {
        #expect(PeriodLengthModel(lengths: [7, 7, 8]).median == 7)
        #expect(PeriodLengthModel(lengths: [3, 3, 3]).median == 3)
    }

    @Test func `each length counts with a day around it, folded at the ends`() {
        // Scripts/reference-forecast.py '{"lengths": [], "periods": [3, 15, 1, 4]}'
        let expected = [
            0.18008360167203344, 0.04152083041660833, 0.1888037760755215, 0.22222444448888976,
            0.09830196603932079, 0.04682093641872837, 0.014600292005840116,
            0.003940078801576031, 0.00250005000100002, 0.0003200064001280026,
            0.0003200064001280026, 8.000160003200064e-05, 8.000160003200064e-05,
            0.02008040160803216, 0.18032360647212944,
        ]
        let distribution = PeriodLengthModel(lengths: [3, 15, 1, 4]).distribution
        for (length, probability) in zip(1..., expected) {
            #expect((distribution[length] - probability).magnitude < 1e-9, "\(length) days")
        }
    }

    @Test func `endless and impossible lengths count as the longest and the shortest`() {
        #expect(PeriodLengthModel(lengths: [Int.max, 400, 99]).median == 15)
        #expect(PeriodLengthModel(lengths: [0, -3, Int.min]).median == 1)
    }
}
