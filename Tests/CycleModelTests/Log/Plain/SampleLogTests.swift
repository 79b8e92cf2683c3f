import CivilDate
import CycleModel
import Testing

@Suite struct SampleLogTests {
    @Test func `three years of a daily log read without a remark`() throws {
        let log = try Sample(name: "three-years.csv").read()
        #expect(log.shape == .daily)
        #expect(log.skippedLines.isEmpty)
        #expect(log.notices.isEmpty)

        let cycles = DayLog(log.days).cycles
        #expect(cycles.count == 37)
        #expect(cycles.first?.start.description == "2023-11-11")
        #expect(cycles.last?.period.description == "2026-11-03...2026-11-06")
        // The missed note and the stressful month.
        #expect(cycles.compactMap(\.length).sorted().suffix(2) == [44, 57])
        #expect(cycles.allSatisfy { !$0.isDoubtful })
    }

    @Test func `every column is read`() throws {
        let log = try Sample(name: "daily_all_columns.csv").read()
        #expect(log.notices.isEmpty)
        #expect(log.skippedLines.isEmpty)

        var first = DayRecord(flow: .medium)
        first.temperature = Temperature(centidegrees: 3_652)
        first.lh = .negative
        first.mucus = .sticky
        first.symptoms = ["cramps", "back pain"]
        first.moods = ["tired"]
        first.dose = .taken
        first.note = "slept badly, woke at 5"
        first.source = "paper diary"
        #expect(log["2026-09-01"] == first)

        var second = DayRecord(flow: Flow.none)
        // 97.9 °F is 36.61 °C.
        second.temperature = Temperature(centidegrees: 3_661)
        second.lh = .positive
        second.mucus = .eggwhite
        second.moods = ["calm", "hopeful"]
        second.dose = .late
        second.ovulationObserved = true
        #expect(log["2026-09-14"] == second)

        var third = DayRecord()
        third.temperature = Temperature(centidegrees: 3_680)
        third.dose = .skipped
        #expect(log["2026-09-15"] == third)

        var last = DayRecord(flow: .unknown)
        last.periodEndUnknown = true
        #expect(log["2026-09-29"] == last)
        #expect(log.days.count == 4)
    }

    @Test func `semicolons, CRLF, a byte order mark and decimal commas are read`() throws {
        let log = try Sample(name: "daily_semicolons_crlf_bom.csv").read()
        #expect(log.notices.isEmpty)
        #expect(log.skippedLines.isEmpty)
        #expect(log.days.count == 3)
        #expect(log["2026-10-02"]?.flow == .light)
        #expect(log["2026-10-02"]?.note == "ein \"ruhiger\" Tag")
        #expect(log["2026-10-02"]?.temperature?.celsius == "36.55")
        #expect(log["2026-10-03"]?.temperature?.celsius == "36.70")
        #expect(log["2026-10-03"]?.flow == nil)
        #expect(log["2026-10-04"] == DayRecord(flow: .heavy))
    }

    @Test
    func `a row with nothing but its date is bleeding, any other empty flow is none recorded`()
        throws
    {
        let log = try Sample(name: "daily_dates_only.csv").read()
        #expect(log["2026-10-02"] == DayRecord(flow: .unknown))
        #expect(log["2026-10-03"] == DayRecord(flow: .unknown))
        #expect(log["2026-10-04"]?.flow == nil)
        #expect(log["2026-10-04"]?.note == "walked a lot")
        #expect(log.days.count == 3)
        #expect(log.skippedLines.isEmpty)
    }

    @Test func `a quoted cell may run over lines, and lines are counted on`() throws {
        let log = try Sample(name: "daily_quoted_newline.csv").read()
        #expect(log["2026-10-02"]?.note == "first line\n# not a comment\nlast line")
        #expect(log["2026-10-03"]?.note == "on line 5")
        #expect(log.skippedLines == [SkippedLine(line: 6, problem: .notADate)])
    }

    @Test func `columns that are not part of the log are named and make no day a period day`()
        throws
    {
        let log = try Sample(name: "daily_unknown_columns.csv").read()
        #expect(log.periodDays == ["2026-10-02"])
        #expect(
            log.notices.map { $0.message(in: "mine.csv") } == [
                "mine.csv: the column \"water\" is not part of the log and was not read",
                "mine.csv: the column \"step count\" is not part of the log and was not read",
                "mine.csv:3: 1 row holds nothing that the log keeps",
            ])
    }

    @Test func `rows for one day are merged and the heavier flow wins`() throws {
        let log = try Sample(name: "daily_repeated_days.csv").read()
        var merged = DayRecord(flow: .heavy)
        merged.temperature = Temperature(centidegrees: 3_650)
        merged.symptoms = ["cramps", "headache"]
        merged.note = "morning\nevening"
        #expect(log["2026-10-02"] == merged)
        #expect(log["2026-10-03"] == DayRecord(flow: .medium))
        #expect(
            log.notices.map { $0.message(in: "mine.csv") } == [
                "mine.csv:4: 2 days were there already and were merged, the first here",
                "mine.csv:4: 1 day has two flows; the heavier one was kept",
                "mine.csv:4: 1 day has two temperatures; the lower one was kept",
            ])
    }

    @Test func `overlapping ranges are merged and said`() throws {
        let log = try Sample(name: "bare_overlapping.log").read()
        #expect(
            log.days.map(\.day.description) == [
                "2026-09-01", "2026-10-02", "2026-10-03", "2026-10-04", "2026-10-05",
                "2026-10-06", "2026-10-07",
            ])
        // The 4th and the 5th, and the 2nd once more.
        #expect(log.notices == [.repeatedDays(count: 3, firstLine: 2)])
    }

    @Test func `bare lines are dates or ranges, with comments`() throws {
        let log = try Sample(name: "bare.log").read()
        #expect(log.shape == .bare)
        #expect(log.notices.isEmpty)
        #expect(
            DayLog(log.days).cycles.map(\.period.description) == [
                "2026-08-12...2026-08-16", "2026-09-09...2026-09-13", "2026-10-08...2026-10-12",
                "2026-11-06...2026-11-07",
            ])
        #expect(log["2026-08-13"] == DayRecord(flow: .unknown))
    }

    @Test func `a period without an end has its first day and an unknown length`() throws {
        let log = try Sample(name: "by-period.csv").read()
        #expect(log.shape == .byPeriod)
        #expect(log["2026-08-12"]?.periodEndUnknown == true)
        #expect(log["2026-08-13"] == nil)
        let cycles = DayLog(log.days).cycles
        #expect(
            cycles.map(\.isPeriodEndUnknown) == [false, false, false, true, false, false, false])
        #expect(cycles.map(\.periodLength) == [5, 5, 4, 1, 5, 5, 5])
    }
}
