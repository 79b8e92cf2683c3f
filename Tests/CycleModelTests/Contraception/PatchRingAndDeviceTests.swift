import CivilDate
import CycleModel
import Testing

/// Dates counted by hand from the start: a patch is changed on its days 8 and 15 and taken off on
/// day 22, the ring taken out on day 22.
@Suite struct PatchRingAndDeviceTests {
    @Test func `a patch is changed every week and off in the fourth`() throws {
        #expect(
            try using("patch", from: "2024-02-12").lines(
                from: "2024-02-12", through: "2024-03-18") == [
                    "2024-02-12 patch-on 1.1 1/3 restart", "2024-02-19 patch-change 1.8 2/3",
                    "2024-02-26 patch-change 1.15 3/3", "2024-03-04 patch-off 1.22 3/3",
                    "2024-03-11 patch-on 2.1 1/3 restart", "2024-03-18 patch-change 2.8 2/3",
                ])
    }

    @Test func `patches without a break are only ever changed`() throws {
        #expect(
            try using("patch continuous", from: "2025-12-08").lines(
                from: "2025-12-01", through: "2026-01-05") == [
                    "2025-12-08 patch-on 1.1 1/3 restart", "2025-12-15 patch-change 1.8 2/3",
                    "2025-12-22 patch-change 1.15 3/3", "2025-12-29 patch-change 2.1 1/3",
                    "2026-01-05 patch-change 2.8 2/3",
                ])
    }

    @Test func `a patch changed late moves the change day`() throws {
        var patch = try using("patch", from: "2026-03-02")
        try patch.reset(1, PackReset(day: day("2026-03-11"), kind: .moved(to: 8)))
        #expect(
            try patch.lines(from: "2026-03-02", through: "2026-04-01") == [
                "2026-03-02 patch-on 1.1 1/3 restart", "2026-03-11 patch-change 1.8 2/3",
                "2026-03-18 patch-change 1.15 3/3", "2026-03-25 patch-off 1.22 3/3",
                "2026-04-01 patch-on 2.1 1/3 restart",
            ])
    }

    @Test func `a patch worn on into the next round is changed, not put on`() throws {
        var patch = try using("patch continuous", from: "2026-03-02")
        try patch.reset(1, PackReset(day: day("2026-03-25"), kind: .moved(to: 1)))
        #expect(
            try patch.lines(from: "2026-03-16", through: "2026-04-01") == [
                "2026-03-16 patch-change 1.15 3/3", "2026-03-25 patch-change 2.1 1/3",
                "2026-04-01 patch-change 2.8 2/3",
            ])
    }

    @Test func `a patch after a longer break is put on`() throws {
        var patch = try using("patch", from: "2026-03-02")
        try patch.reset(1, PackReset(day: day("2026-04-01"), kind: .moved(to: 1)))
        #expect(
            try patch.lines(from: "2026-03-23", through: "2026-04-08") == [
                "2026-03-23 patch-off 1.22 3/3", "2026-04-01 patch-on 2.1 1/3 restart",
                "2026-04-08 patch-change 2.8 2/3",
            ])
    }

    @Test func `a new round of patches begun early changes the one that is worn`() throws {
        var patch = try using("patch", from: "2026-03-02")
        try patch.reset(1, PackReset(day: day("2026-03-12"), kind: .newPack))
        #expect(
            try patch.lines(from: "2026-03-09", through: "2026-03-19") == [
                "2026-03-09 patch-change 1.8 2/3", "2026-03-12 patch-change 2.1 1/3",
                "2026-03-19 patch-change 2.8 2/3",
            ])
    }

    @Test func `a ring is in for three weeks and out for one`() throws {
        #expect(
            try using("ring", from: "2026-12-14").lines(
                from: "2026-12-14", through: "2027-02-01") == [
                    "2026-12-14 ring-in 1.1 1/1 restart", "2027-01-04 ring-out 1.22 1/1",
                    "2027-01-11 ring-in 2.1 1/1 restart", "2027-02-01 ring-out 2.22 1/1",
                ])
    }

    @Test(arguments: [
        ("ring 28+0", ["2026-03-01 ring-in 1.1 1/1 restart", "2026-03-29 ring-change 2.1 1/1"]),
        (
            "ring 21+0",
            [
                "2026-03-01 ring-in 1.1 1/1 restart", "2026-03-22 ring-change 2.1 1/1",
                "2026-04-12 ring-change 3.1 1/1",
            ]
        ),
        (
            "ring 42+4 every 21",
            [
                "2026-03-01 ring-in 1.1 1/2 restart", "2026-03-22 ring-change 1.22 2/2",
                "2026-04-12 ring-out 1.43 2/2",
            ]
        ),
    ])
    func `rings follow each other without a break`(method: String, lines: [String]) throws {
        #expect(
            try using(method, from: "2026-03-01").lines(from: "2026-03-01", through: "2026-04-12")
                == lines)
    }

    /// Twelve weeks are 84 days: 84 days after 5 January is 30 March.
    @Test func `an injection is due every so many weeks`() throws {
        let injections = try using("injection 12 weeks", from: "2026-01-05")
        #expect(
            try injections.lines(from: "2026-01-01", through: "2026-07-01") == [
                "2026-01-05 injection 1.1 1", "2026-03-30 injection 2.1 2",
                "2026-06-22 injection 3.1 3",
            ])
        let doses = try injections.doses(from: day("2026-03-30"), through: day("2026-03-30"))
        #expect(doses.map(\.noticeDays) == [7])
    }

    @Test func `an injection given early or late moves the next ones`() throws {
        var early = try using("injection 12 weeks", from: "2026-01-05")
        try early.reset(1, PackReset(day: day("2026-03-23"), kind: .newPack))
        #expect(
            try early.lines(from: "2026-01-01", through: "2026-07-01") == [
                "2026-01-05 injection 1.1 1", "2026-03-23 injection 2.1 2",
                "2026-06-15 injection 3.1 3",
            ])
        var late = try using("injection 12 weeks", from: "2026-01-05")
        try late.reset(
            1, late.freshStart(of: 1, on: day("2026-04-02"), log: DayLog()))
        #expect(
            try late.lines(from: "2026-01-01", through: "2026-07-01") == [
                "2026-01-05 injection 1.1 1", "2026-04-02 injection 2.1 2",
                "2026-06-25 injection 3.1 3",
            ])
    }

    @Test(arguments: [
        ("implant 3 years", "2024-02-29", "2027-02-28"),
        ("hormonal-iud 8 years", "2024-02-29", "2032-02-29"),
        ("copper-iud 10 years", "2026-12-31", "2036-12-31"),
        ("copper-iud 30 months", "2025-08-31", "2028-02-29"),
    ])
    func `what was placed is renewed in time`(method: String, start: String, due: String) throws {
        let device = try using(method, from: start)
        let doses = try device.doses(from: day("1900-01-01"), through: day("2200-01-01"))
        #expect(doses.map(\.line) == ["\(due) renewal 1.1 1"])
        #expect(doses.map(\.noticeDays) == [28])
    }

    @Test func `a renewal begins the term anew and is announced as far ahead as she likes`() throws
    {
        var device = try using("copper-iud 5 years", from: "2020-06-01")
        try device.setLead(1, weeks: 10)
        try device.reset(1, PackReset(day: day("2024-11-15"), kind: .newPack))
        let doses = try device.doses(from: day("2020-01-01"), through: day("2040-01-01"))
        #expect(doses.map(\.line) == ["2029-11-15 renewal 2.1 2"])
        #expect(doses.map(\.noticeDays) == [70])
    }

    @Test func `who renews on the very day still finds that renewal`() throws {
        var device = try using("implant 3 years", from: "2020-06-01")
        try device.reset(1, PackReset(day: day("2023-06-01"), kind: .newPack))
        #expect(
            try device.lines(from: "2020-01-01", through: "2030-01-01") == [
                "2023-06-01 renewal 1.1 1", "2026-06-01 renewal 2.1 2",
            ])
    }

    @Test(arguments: ["implant", "copper-iud", "condom", "diaphragm", "other cap"])
    func `nothing is due where no term is known`(method: String) throws {
        #expect(
            try using(method, from: "2020-06-01").lines(from: "2020-01-01", through: "2060-01-01")
                .isEmpty)
    }
}
