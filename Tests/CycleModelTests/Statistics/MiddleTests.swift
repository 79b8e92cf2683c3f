import CivilDate
import CycleModel
import Testing

/// The middle of some numbers, wherever one is asked for.
@Suite struct MiddleTests {
    @Test(arguments: [
        ([Int](), Int?.none), ([28], 28), ([25, 35], 30), ([27, 30, 29, 27], 28),
        ([28, 29], 29), ([26, 40, 27], 27), ([3, 1, 2, 100], 3),
    ])
    func `of an even number it lies between the two in the middle`(numbers: [Int], middle: Int?) {
        #expect(numbers.middle == middle)
    }

    /// Cycles of 24 and 36 days: the start after the third is expected 30 days on. Two short bleeds
    /// close to each other are 27 and 34 days on: by the upper of the two the second would be it.
    @Test func `of two bleeds that close the one nearer the middle of the lengths is the period`()
        throws
    {
        let first = try day("2026-01-01")
        var log = DayLog(start: first, lengths: [24, 36])
        let start = first + 60
        for bleed in [start + 27, start + 28, start + 34, start + 35] {
            log[bleed] = DayRecord(flow: .light)
        }
        #expect(log.cycles.map(\.start).last == start + 27)
    }

    @Test func `the usual delay and length of withdrawal bleeds are of the two in the middle`()
        throws
    {
        var contraception = Contraception()
        try contraception.add(Contraceptive(text: "pill 21+7"), on: try day("2026-01-01"))
        // The last pills of the packs; bleeds after 2, 2, 4 and 6 days, of 3, 3, 5 and 7 days.
        var log = DayLog()
        for (pack, (delay, length)) in [(2, 3), (2, 3), (4, 5), (6, 7)].enumerated() {
            let last = try day("2026-01-21") + 28 * pack
            for bleed in 0..<length { log[last + delay + bleed] = DayRecord(flow: .light) }
        }
        let pattern = contraception.withdrawalPattern(
            of: log.cycles, before: try day("2026-06-01"))
        #expect(pattern.delay == 3)
        #expect(pattern.length == 4)
    }
}
