import CivilDate
import CycleModel
import Testing

@Suite struct PackResetTests {
    private func reset(
        _ method: String, _ resets: [(String, PackReset.Kind)], firstNumber: Int = 1
    ) throws -> ContraceptionCourse {
        var course = try course(method, from: "2026-03-01", firstNumber: firstNumber)
        for (date, kind) in resets {
            try course.reset(PackReset(day: day(date), kind: kind))
        }
        return course
    }

    /// From 1 March 2026, drawn by hand.
    @Test(arguments: [
        // The fourth day begins a new pack.
        ("pill 3+2", "2026-03-03", PackReset.Kind.newPack, "AAAAA--AAA--"),
        // On a day that begins a pack anyway nothing changes.
        ("pill 3+2", "2026-03-06", .newPack, "AAA--AAA--AA"),
        ("pill 3+2", "2026-03-01", .newPack, "AAA--AAA--AA"),
        // The break is cut short, or the next pack begun late.
        ("pill 3+2", "2026-03-05", .newPack, "AAA-AAA--AAA"),
        ("pill 3+2", "2026-03-08", .moved(to: 1), "AAA--..AAA--"),
        // Two pills forgotten, and taken up where she was.
        ("pill 5+2", "2026-03-05", .moved(to: 3), "AA..AAA--AAA"),
        // Two pills left out.
        ("pill 5+2", "2026-03-02", .moved(to: 4), "AAA--AAAAA--"),
        // Straight into the break.
        ("pill 5+2", "2026-03-03", .moved(to: 6), "AA--AAAAA--A"),
        ("pill 5+2", "2026-03-03", .moved(to: 3), "AAAAA--AAAAA"),
        ("pill 3+2 placebo", "2026-03-05", .moved(to: 4), "AAA.PPAAAPPA"),
    ])
    func `a reset lets the packs go on from another place`(
        method: String, date: String, kind: PackReset.Kind, picture: String
    ) throws {
        let course = try reset(method, [(date, kind)])
        #expect(
            try drawn(course, from: day("2026-03-01"), through: day("2026-03-12")) == picture)
    }

    @Test func `a pack put off keeps the identities of its doses`() throws {
        var pill = try using("pill 4+1", from: "2026-03-01")
        try pill.reset(1, PackReset(day: day("2026-03-05"), kind: .moved(to: 3)))
        #expect(
            try pill.lines(from: "2026-03-01", through: "2026-03-08") == [
                "2026-03-01 active 1.1 1/4 restart", "2026-03-02 active 1.2 2/4",
                "2026-03-05 active 1.3 3/4 restart", "2026-03-06 active 1.4 4/4",
                "2026-03-08 active 2.1 1/4 restart",
            ])
    }

    @Test func `a new pack takes the next number`() throws {
        var pill = try using("pill 4+1", from: "2026-03-01")
        try pill.reset(1, PackReset(day: day("2026-03-03"), kind: .newPack))
        #expect(
            try pill.lines(from: "2026-03-01", through: "2026-03-08") == [
                "2026-03-01 active 1.1 1/4 restart", "2026-03-02 active 1.2 2/4",
                "2026-03-03 active 2.1 1/4", "2026-03-04 active 2.2 2/4",
                "2026-03-05 active 2.3 3/4", "2026-03-06 active 2.4 4/4",
                "2026-03-08 active 3.1 1/4 restart",
            ])
    }

    @Test func `a new pack on the day that begins one renames nothing`() throws {
        let before = try using("pill 4+1", from: "2026-03-01")
        var after = before
        try after.reset(1, PackReset(day: day("2026-03-06"), kind: .newPack))
        #expect(
            try after.lines(from: "2026-03-01", through: "2026-06-01")
                == before.lines(from: "2026-03-01", through: "2026-06-01"))
    }

    @Test func `a pack may be put off again and again`() throws {
        let course = try reset(
            "pill 5+2", [("2026-03-04", .moved(to: 3)), ("2026-03-06", .moved(to: 2))])
        #expect(
            try drawn(course, from: day("2026-03-01"), through: day("2026-03-12"))
                == "A....AAAA--A")
    }

    @Test func `a pack put off after it had jumped ahead leaves gaps where it was`() throws {
        let course = try reset(
            "pill 9+1", [("2026-03-03", .moved(to: 7)), ("2026-03-05", .moved(to: 3))])
        #expect(
            try drawn(course, from: day("2026-03-01"), through: day("2026-03-12"))
                == "AA..AAAAAAA-")
    }

    @Test func `a reset on the first day sets where the course begins`() throws {
        let moved = try reset("pill 5+2", [("2026-03-01", .moved(to: 4))])
        #expect(
            try drawn(moved, from: day("2026-03-01"), through: day("2026-03-06")) == "AA--AA")
        let fresh = try reset("pill 5+2", [("2026-03-01", .newPack)], firstNumber: 4)
        #expect(
            try drawn(fresh, from: day("2026-03-01"), through: day("2026-03-06")) == "AAAAA-")
        #expect(try fresh.packDay(on: day("2026-03-01"))?.pack == 1)
    }

    @Test func `a later reset of the same day replaces the earlier one`() throws {
        var course = try reset("pill 5+2", [("2026-03-03", .newPack)])
        let put = try day("2026-03-03")
        try course.reset(PackReset(day: put, kind: .moved(to: 2)))
        #expect(course.resets == [PackReset(day: put, kind: .moved(to: 2))])
    }

    @Test func `a reset outside the course or the pack is refused`() throws {
        var pill = try course("pill 21+7", from: "2026-03-01")
        try pill.setEnd(day("2026-03-31"))
        for date in ["2026-02-28", "2026-04-01"] {
            #expect(throws: ContraceptionError.notRunning) {
                try pill.reset(PackReset(day: day(date), kind: .newPack))
            }
        }
        for number in [0, 29, -1, .max, .min] {
            #expect(throws: ContraceptionError.notInPack(length: 28)) {
                try pill.reset(PackReset(day: day("2026-03-10"), kind: .moved(to: number)))
            }
        }
        var condom = try course("condom", from: "2026-03-01")
        #expect(throws: ContraceptionError.nothingToReset) {
            try condom.reset(PackReset(day: day("2026-03-10"), kind: .newPack))
        }
        var device = try course("copper-iud 5 years", from: "2026-03-01")
        #expect(throws: ContraceptionError.nothingToReset) {
            try device.reset(PackReset(day: day("2026-03-10"), kind: .moved(to: 1)))
        }
    }

    @Test func `a fresh start puts off a pack that was not begun, else begins the next`() throws {
        let pill = try using("pill 3+2", from: "2026-03-01")
        var log = DayLog()
        for date in ["2026-03-01", "2026-03-02", "2026-03-03"] {
            log[try day(date)].dose = .taken
        }
        // The second pack was due on the 6th, and nothing of it is recorded.
        let late = try pill.freshStart(of: 1, on: day("2026-03-08"), log: log)
        #expect(late == PackReset(day: try day("2026-03-08"), kind: .moved(to: 1)))
        log[try day("2026-03-06")].dose = .skipped
        #expect(try pill.freshStart(of: 1, on: day("2026-03-08"), log: log) == late)
        log[try day("2026-03-07")].dose = .late
        #expect(try pill.freshStart(of: 1, on: day("2026-03-08"), log: log).kind == .newPack)
        #expect(try pill.freshStart(of: 1, on: day("2026-03-04"), log: log).kind == .newPack)

        let begunBefore = try using("pill 3+2", from: "2026-03-01", firstNumber: 2)
        #expect(
            try begunBefore.freshStart(of: 1, on: day("2026-03-02"), log: DayLog()).kind
                == .newPack)
        #expect(throws: ContraceptionError.unknownCourse(2)) {
            try pill.freshStart(of: 2, on: day("2026-03-08"), log: log)
        }
    }

    @Test func `deep in a pack, what is not recorded was probably taken`() throws {
        let pill = try using("pill 21+7", from: "2026-03-01")
        func start(_ date: String, _ log: DayLog = DayLog()) throws -> PackReset.Kind {
            try pill.freshStart(of: 1, on: day(date), log: log).kind
        }
        #expect(try start("2026-03-11") == .moved(to: 1))
        #expect(try start("2026-03-12") == .newPack)
        var log = DayLog()
        for number in 1...11 { log[try day("2026-03-01") + (number - 1)].dose = .skipped }
        #expect(try start("2026-03-12", log) == .moved(to: 1))
    }

    @Test func `an injection given early is the next one, given late it is the same`() throws {
        let injection = try using("injection 13 weeks", from: "2026-01-05")
        // The second one is due on 6 April.
        let early = try injection.freshStart(of: 1, on: day("2026-03-30"), log: DayLog())
        #expect(early.kind == .newPack)
        let late = try injection.freshStart(of: 1, on: day("2026-04-20"), log: DayLog())
        #expect(late.kind == .moved(to: 1))
    }

    @Test func `a fresh start said twice is the same one`() throws {
        var pill = try using("pill 3+2", from: "2026-03-01")
        var log = DayLog()
        log[try day("2026-03-06")].dose = .taken
        let first = try pill.freshStart(of: 1, on: day("2026-03-08"), log: log)
        #expect(first.kind == .newPack)
        try pill.reset(1, first)
        #expect(try pill.freshStart(of: 1, on: day("2026-03-08"), log: log) == first)
        // The next pack begins by itself.
        let planned = try pill.freshStart(of: 1, on: day("2026-03-13"), log: log)
        let before = pill
        try pill.reset(1, planned)
        #expect(
            pill.doses(from: try day("2026-03-01"), through: try day("2026-03-31"))
                == before.doses(from: try day("2026-03-01"), through: try day("2026-03-31")))
    }
}
