import RunningTool
import Testing

/// What the commands say of bleeds that come with a method's breaks, and where they say that a forecast
/// is no contraceptive.
@Suite struct PackForecastTextTests {
    /// A pill 21+7 whose last tablet before the break is that of 23 November; the next break begins on
    /// 22 December.
    private func pill() throws -> Tool {
        let tool = try Tool()
        try tool.run("log 2026-11-03..2026-11-06")
        try tool.run("contraception add pill 21+7 --start 2026-11-03")
        return tool
    }

    private func headline(_ tool: Tool, on today: String) throws -> String {
        try #require(tool.run("status --today \(today)").lines.last)
    }

    /// A bleed comes with 0.97 in this break, else with 0.97 in the next. By its fifth day .0907 of that
    /// 0.97 is left, by its seventh .0221; .0291 is the next one's. .0907/.1198 = .757, .0221/.0512 = .432.
    @Test func `late in a break both breaks are named`() throws {
        let tool = try pill()
        #expect(
            try headline(tool, on: "2026-11-20")
                == "Next withdrawal bleed: Thursday 26 Nov, in 6 days (80% between 25 Nov and "
                + "27 Nov).")
        #expect(
            try headline(tool, on: "2026-11-28")
                == "Next withdrawal bleed: Sunday 29 Nov, tomorrow (76% by 4 Dec, otherwise most "
                + "likely 23–25 Dec).")
        #expect(
            try headline(tool, on: "2026-11-30")
                == "Next withdrawal bleed: Wednesday 23 Dec, in 23 days (43% by 4 Dec, otherwise "
                + "most likely 23–25 Dec).")
        let range = try Fields(tool.run("predict --json --today 2026-11-30").output).object("next")
        #expect(range.string("earliest") == "2026-11-30")
        #expect(range.string("latest") == "2026-12-25")
    }

    @Test func `a break beyond the months asked for is still a break`() throws {
        let tool = try Tool()
        try tool.run("contraception add pill 84+7 --start 2026-10-20")
        let run = try tool.run("log 2026-10-20..2026-10-22")
        #expect(run.text.contains("Next withdrawal bleed: Thursday 14 Jan 2027"))
        let month = try tool.run("predict --months 1").text
        #expect(month.contains("Next withdrawal bleed"))
        #expect(!month.contains("80% range  "))
        #expect(try tool.run("explain").text.contains("(pill 84+7)"))
        #expect(
            try tool.run("explain 2027-01-14").text.contains("next bleeding starts on this day")
        )
    }

    @Test func `where no fertile day is shown nothing is said of contraception`() throws {
        let tool = try pill()
        let year = try tool.run("predict").text
        #expect(year.contains("Period"))
        #expect(!year.contains("Fertile window") && !year.contains("contraceptive"))
        let calendar = try tool.run("export").text
        #expect(calendar.contains("DESCRIPTION:Logged and expected days.\r\n"))
        #expect(!calendar.contains("contraceptive"))
        try tool.run("contraception end")
        let after = try tool.run("predict").text
        #expect(
            after.contains("Fertile window") && after.contains("A forecast, not a contraceptive."))
    }

    @Test func `why no period is forecast is said only of an empty forecast`() throws {
        let tool = try Tool()
        try tool.run("log 2026-11-03..2026-11-06")
        try tool.run("contraception add pill 28+0 --start 2026-11-03")
        let run = try tool.run("export")
        #expect(run.text.contains("SUMMARY:Pill"))
        #expect(run.error.isEmpty)
        try tool.run("contraception change implant")
        #expect(
            try tool.run("export").error
                == "With your contraception, bleeding is irregular or stays away, so no period is "
                + "forecast.\n")
    }

    /// On day 53 of cycles of 28 days a period was most likely missed, and with it an ovulation.
    @Test func `a cycle that is probably two shows no fertile window of its own`() throws {
        let tool = try Tool()
        try tool.run(
            "log 2026-07-06..2026-07-10 2026-08-03..2026-08-07 2026-08-31..2026-09-04 "
                + "2026-09-28..2026-10-02")
        let status = try tool.run("status")
        #expect(status.text.contains("Did you miss logging a period around 26 Oct?"))
        let fields = try Fields(tool.run("predict --json").output)
        #expect(fields.array("fertile").isEmpty)
        let first = try #require(fields.array("ovulations").first)
        #expect(first.string("date") > fields.object("next").string("start"))
        #expect(!first.flag("window"))
        let lines = try tool.run("predict").lines
        #expect(!lines.contains { $0.hasPrefix("  ") && $0.contains("–") })
    }

    /// Periods logged under an implant test no forecast.
    @Test func `without a forecast to look back on explain has no columns for it`() throws {
        let tool = try Tool()
        try tool.run(
            "log 2026-08-31..2026-09-04 2026-09-28..2026-10-02 2026-10-26..2026-10-30")
        #expect(try tool.run("explain").text.contains("  Expected  "))
        try tool.run("contraception add implant --start 2026-08-01")
        let text = try tool.run("explain").text
        #expect(text.contains("  First day  Length   Counts\n"))
        #expect(text.contains("  31 Aug     28 days  no\n"))
    }
}
