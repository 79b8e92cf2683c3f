import CivilDate
import CycleModel
import Testing

@Suite struct PillPackTests {
    /// Each pattern drawn by hand for its first pack and the second one's beginning.
    @Test(arguments: [
        ("pill 21+7", "AAAAAAAAAAAAAAAAAAAAA-------AAA"),
        ("pill 21+7 placebo", "AAAAAAAAAAAAAAAAAAAAAPPPPPPPAAA"),
        ("pill 22+6", "AAAAAAAAAAAAAAAAAAAAAA------AAA"),
        ("pill 24+4 placebo", "AAAAAAAAAAAAAAAAAAAAAAAAPPPPAAA"),
        ("pill 26+2 placebo", "AAAAAAAAAAAAAAAAAAAAAAAAAAPPAAA"),
        ("pill 28+0", "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA"),
        ("minipill", "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA"),
        ("minipill drospirenone", "AAAAAAAAAAAAAAAAAAAAAAAAPPPPAAA"),
        ("pill 3+2", "AAA--AAA--AAA--AAA--AAA--AAA--A"),
        ("pill 1+1", "A-A-A-A-A-A-A-A-A-A-A-A-A-A-A-A"),
    ])
    func `a pack goes as its pattern says`(method: String, picture: String) throws {
        let pill = try course(method, from: "2026-03-02")
        #expect(
            try drawn(pill, from: day("2026-03-02"), through: day("2026-04-01")) == picture)
    }

    /// First and last day with a hormone, first of the break, first of the second pack; from
    /// `date -d "START + N days"`. They cross a leap day, a February without one, and year ends.
    @Test(arguments: [
        ("pill 21+7", "2024-02-10", ["2024-03-01", "2024-03-02", "2024-03-09"]),
        ("pill 21+7", "2023-02-10", ["2023-03-02", "2023-03-03", "2023-03-10"]),
        ("pill 22+6", "2025-12-12", ["2026-01-02", "2026-01-03", "2026-01-09"]),
        ("pill 24+4", "2026-01-31", ["2026-02-23", "2026-02-24", "2026-02-28"]),
        ("pill 26+2", "2024-02-28", ["2024-03-24", "2024-03-25", "2024-03-27"]),
        ("pill 42+7", "2025-11-20", ["2025-12-31", "2026-01-01", "2026-01-08"]),
        ("pill 63+7", "2023-12-30", ["2024-03-01", "2024-03-02", "2024-03-09"]),
        ("pill 84+7", "2026-10-09", ["2026-12-31", "2027-01-01", "2027-01-08"]),
        ("pill 365+0", "2024-01-01", ["2024-12-30"]),
    ])
    func `a pack ends on the right date`(method: String, start: String, dates: [String]) throws {
        let pill = try course(method, from: start)
        let days = try dates.map(day)
        #expect(try pill.packDay(on: day(start))?.number == 1)
        #expect(pill.packDay(on: days[0])?.state == .active)
        guard days.count == 3 else { return }
        #expect(pill.packDay(on: days[0] + 1)?.state == .pause)
        #expect(pill.packDay(on: days[1])?.number == (pill.packDay(on: days[0])?.number ?? 0) + 1)
        #expect(pill.packDay(on: days[2] - 1)?.state == .pause)
        #expect(pill.packDay(on: days[2])?.number == 1)
        #expect(pill.packDay(on: days[2])?.pack == 2)
    }

    @Test func `pills of the break are due, days without pills are not`() throws {
        #expect(
            try using("pill 3+2", from: "2026-12-30").lines(
                from: "2026-12-28", through: "2027-01-04") == [
                    "2026-12-30 active 1.1 1/3 restart", "2026-12-31 active 1.2 2/3",
                    "2027-01-01 active 1.3 3/3", "2027-01-04 active 2.1 1/3 restart",
                ])
        #expect(
            try using("pill 3+2 placebo", from: "2026-12-30").lines(
                from: "2026-12-31", through: "2027-01-04") == [
                    "2026-12-31 active 1.2 2/5", "2027-01-01 active 1.3 3/5",
                    "2027-01-02 placebo 1.4 4/5", "2027-01-03 placebo 1.5 5/5",
                    "2027-01-04 active 2.1 1/5 restart",
                ])
    }

    @Test func `a course taken over in the middle of a pack goes on there`() throws {
        #expect(
            try using("pill 3+2", from: "2026-05-10", firstNumber: 3).lines(
                from: "2026-05-01", through: "2026-05-14") == [
                    "2026-05-10 active 1.3 3/3", "2026-05-13 active 2.1 1/3 restart",
                    "2026-05-14 active 2.2 2/3",
                ])
    }

    @Test func `a course without breaks is never restarted`() throws {
        let doses = try using("pill 28+0", from: "2026-01-01").doses(
            from: day("2026-01-02"), through: day("2027-01-01"))
        #expect(doses.count == 365)
        #expect(doses.filter(\.isRestart).isEmpty)
        #expect(doses.last?.identity == DoseIdentity(course: 1, pack: 14, number: 2))
    }

    @Test func `nothing is due before the first day and after the last`() throws {
        let pill = try using("pill 21+7", from: "2026-05-10", through: "2026-05-12")
        #expect(
            try pill.lines(from: "1900-01-01", through: "2200-01-01") == [
                "2026-05-10 active 1.1 1/21 restart", "2026-05-11 active 1.2 2/21",
                "2026-05-12 active 1.3 3/21",
            ])
        #expect(try pill.lines(from: "2026-05-12", through: "2026-05-10").isEmpty)
    }

    @Test func `a timed pill carries its time, and a restart its evening before`() throws {
        var contraception = Contraception()
        try contraception.add(
            Contraceptive(text: "pill 2+1"), on: day("2026-05-10"), minuteOfDay: 21 * 60)
        let doses = try contraception.doses(from: day("2026-05-10"), through: day("2026-05-13"))
        #expect(doses.map(\.minuteOfDay) == [1260, 1260, 1260])
        #expect(doses.map(\.noticeDays) == [1, 0, 1])
    }
}
