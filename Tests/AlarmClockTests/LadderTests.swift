import AlarmClock
import Testing

@Suite struct LadderTests {
    @Test func `half an hour has rungs at 30, 20, 13½, 9 and 6 minutes`() {
        #expect(Ladder.standard.rungs == [1_800, 1_200, 810, 540, 360])
        #expect(Ladder.standard.lastPart == 300)
    }

    @Test(arguments: [
        (600, 300, [600, 390]), (60, 300, []), (300, 300, []), (330, 300, [330]),
        (60, 0, [60, 30]), (3_600, 300, [3_600, 2_400, 1_590, 1_080, 720, 480, 330]),
    ])
    func `rungs come closer until the last part`(_ lead: Int, _ last: Int, _ rungs: [Int]) {
        #expect(Ladder(lead: lead, last: last, after: 600).rungs == rungs)
    }

    @Test func `every lead has rungs at half minutes, two thirds of the one before`() {
        for lead in stride(from: 60, through: 7 * 86_400, by: 30) {
            let ladder = Ladder(lead: lead, last: 300, after: 600)
            let rungs = ladder.rungs
            #expect(rungs.allSatisfy { $0 % 30 == 0 && $0 > 300 })
            #expect(rungs.first == (lead > 300 ? lead : nil))
            for (number, rung) in rungs.enumerated() {
                var exact = Double(lead)
                for _ in 0..<number { exact *= 2.0 / 3 }
                #expect((Double(rung) - exact).magnitude <= 15.01)
            }
            #expect(Double(rungs.last ?? 300) * 2 / 3 <= 330)
        }
    }

    @Test func `values out of range become the nearest`() {
        let ladder = Ladder(lead: 1_000_000, last: -1, after: 100_000)
        #expect((ladder.lead, ladder.last, ladder.after) == (604_800, 0, 3_600))
        #expect(AlarmLevel(0).number == 1)
        #expect(AlarmLevel(9) == .highest)
    }

    @Test func `levels grow longer and louder`() {
        let levels = (1...5).map(AlarmLevel.init)
        #expect(levels.map(\.seconds) == [1, 2, 4, 8, 15])
        #expect(levels.map(\.volume) == [30, 45, 60, 80, 100])
        #expect(levels.map(\.isCritical) == [false, false, true, true, true])
    }
}
