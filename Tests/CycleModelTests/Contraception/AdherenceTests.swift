import CivilDate
import CycleModel
import Testing

@Suite struct AdherenceTests {
    /// Takings from `start` on, one letter a day: taken, late, skipped, or `-` where nothing is recorded.
    private func log(_ letters: String, from start: String) throws -> DayLog {
        var log = DayLog()
        for (offset, letter) in letters.enumerated() {
            let taking: DoseTaking? =
                switch letter {
                case "t": .taken
                case "l": .late
                case "s": .skipped
                default: nil
                }
            log[try day(start) + offset].dose = taking
        }
        return log
    }

    /// Counted by hand; the pack is five pills and two days without.
    @Test(arguments: [
        // letters, taken, late, skipped, unrecorded, streak
        ("ttttt--ttt", 8, 0, 0, 0, 8), ("ttslt--tl-", 4, 2, 1, 1, 4),
        ("ttttt--t-t", 7, 0, 0, 1, 1), ("ttttt--tts", 7, 0, 1, 0, 0),
        // A dose of the last day may still come.
        ("----------", 0, 0, 0, 8, 0), ("tttttsstt-", 7, 0, 0, 1, 7),
    ])
    func `doses are counted, and the days without any are not`(
        letters: String, taken: Int, late: Int, skipped: Int, unrecorded: Int, streak: Int
    ) throws {
        let pill = try using("pill 5+2 placebo", from: "2026-12-25")
        let counted = try pill.adherence(
            from: day("2026-12-25"), through: day("2026-12-25") + (letters.count - 1),
            log: log(letters, from: "2026-12-25"))
        #expect(counted.taken == taken)
        #expect(counted.late == late)
        #expect(counted.skipped == skipped)
        #expect(counted.unrecorded == unrecorded)
        #expect(counted.streak == streak)
    }

    @Test func `a pill put off counts as skipped on the day it was due`() throws {
        var pill = try using("pill 5+2", from: "2026-03-01")
        try pill.reset(1, PackReset(day: day("2026-03-05"), kind: .moved(to: 3)))
        let counted = try pill.adherence(
            from: day("2026-03-01"), through: day("2026-03-06"),
            log: log("tt--tt", from: "2026-03-01"))
        #expect(counted.taken == 4)
        #expect(counted.skipped == 2)
        #expect(counted.due == 6)
        #expect(counted.streak == 2)
        #expect(try counted.missedDays == [day("2026-03-03"), day("2026-03-04")])
    }

    @Test func `a break begun late has no missed pill`() throws {
        var pill = try using("pill 3+2", from: "2026-03-01")
        try pill.reset(1, PackReset(day: day("2026-03-05"), kind: .moved(to: 4)))
        let counted = try pill.adherence(
            from: day("2026-03-01"), through: day("2026-03-07"),
            log: log("ttt----", from: "2026-03-01"))
        #expect(counted.due == 4)
        #expect(counted.skipped == 0)
    }

    @Test func `one course of several can be looked at alone`() throws {
        var both = try using("pill 3+0", from: "2026-03-01", through: "2026-03-04")
        try both.add(Contraceptive(text: "patch"), on: day("2026-03-05"))
        let log = try log("ttsttttttttt", from: "2026-03-01")
        func counted(_ course: Int?) throws -> Adherence {
            try both.adherence(
                from: day("2026-03-01"), through: day("2026-03-31"), log: log, course: course)
        }
        #expect(try counted(1).taken == 3)
        #expect(try counted(1).skipped == 1)
        #expect(try counted(2).taken == 2)
        // The third patch, on 19 March, has no record; taking it off on the 26th is not counted.
        #expect(try counted(2).unrecorded == 1)
        #expect(try counted(nil).due == 7)
        #expect(try counted(3) == Adherence())
    }
}
