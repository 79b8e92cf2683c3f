import Foundation
import RunningTool
import Testing

/// `history --chart`. The charts were drawn by hand from the rule "three over six" in docs/prediction.md.
@Suite struct TemperatureChartTests {
    private let log = "--log samples/temperature_chart.csv"

    @Test func `a cycle's temperatures are drawn with their rise and the other signs`() throws {
        try Tool().expect(
            """
            $ eve-ics history --chart --date 2026-10-31 \(log)
            Cycle of 4–31 Oct (28 days). Temperatures in °C.

               36.70 │            ○                         ●     ●
               36.65 │                                ●       ● ●
               36.60 │                  ○           ●   ●             ●
               36.55 │                                                    ●
               36.50 │                            ●
               36.45 │
               36.40 ┼────●─────────●───────●─────────────────────────────────
               36.35 │  ●     ●       ●         ●
               36.30 │      ●   ●         ●
               36.25 │                        ●
                     └────────────────────────────────────────────────────────
            Rise     │                            ▲
            LH       │                    - - + + -
            Mucus    │          d d s c c w e e w s d d
            Noticed  │                          ✓
            Ovulation│                          ◆
            Period   │m h m l s
            Day      │1       5         10        15        20        25
            Date     │4 Oct         11 Oct        18 Oct        25 Oct

            ● temperature   ○ left out   ─ cover line   ▲ rise
            ✓ noticed by you   ◆ ovulation confirmed
            LH: + positive, - negative
            Mucus: d dry, s sticky, c creamy, w watery, e egg white
            Period: s spotting, l light, m medium, h heavy
            Left out: 38.20 °C on 10 Oct (fever), 36.60 °C on 13 Oct (alcohol).
            The temperature rose above 36.40 °C on 18 Oct (day 15 of the cycle). This is
            certain since 20 Oct.
            Ovulation confirmed, 17 Oct (noticed by you, LH test, temperature, mucus).
            A forecast, not a contraceptive.
            """)
    }

    @Test func `the running cycle is drawn as far as it goes, and says what a rise takes`() throws {
        try Tool().expect(
            """
            $ eve-ics history --chart \(log)
            Cycle that began on 1 Nov. Today is day 20. Temperatures in °C.

               36.50 │
               36.45 │
               36.40 │●
               36.35 │  ●
               36.30 │                  ●
               36.25 │
                     └────────────────────────────────────────────────────────
            Period   │h m l l
            Day      │1       5         10        15        20        25
            Date     │1 Nov         8 Nov         15 Nov        22 Nov

            ● temperature
            Period: l light, m medium, h heavy
            3 readings so far. A rise shows after six lower readings and three higher ones.
            """)
    }

    /// 97.8F is kept as 36.56 °C, and 97.9F as 36.61 °C; both come back as they were written.
    @Test func `degrees Fahrenheit come back as they were read`() throws {
        let tool = try Tool()
        try tool.run("settings temperature fahrenheit")
        try tool.run("log 2026-11-01..2026-11-04")
        for (day, reading) in [(5, "97.3F"), (6, "97.8F"), (7, "97.9F"), (8, "101.2F")] {
            try tool.run("log 2026-11-0\(day) --temperature \(reading)")
        }
        try tool.expect(
            """
            $ eve-ics history --chart
            Cycle that began on 1 Nov. Today is day 20. Temperatures in °F.

                97.9 │            ● ○
                97.8 │          ●
                97.7 │
                97.6 │
                97.5 │
                97.4 │
                97.3 │        ●
                     └────────────────────────────────────────────────────────
            Period   │x x x x
            Day      │1       5         10        15        20        25
            Date     │1 Nov         8 Nov         15 Nov        22 Nov

            ● temperature   ○ left out
            Period: x bleeding
            Left out: 101.2 °F on 8 Nov (fever).
            3 readings so far. A rise shows after six lower readings and three higher ones.
            """)
    }

    @Test func `the rows begin in one column, however long their names are`() throws {
        let lines = try Tool().run(
            "history --chart --date 2026-10-31 --lang en-XA \(log)"
        ).text.split(separator: "\n")
        let axes = lines.compactMap { line in
            line.firstIndex { "│┼└".contains($0) }.map {
                line.distance(from: line.startIndex, to: $0)
            }
        }
        #expect(axes.count == 19)
        #expect(Set(axes).count == 1)
    }

    @Test func `American English reads degrees Fahrenheit unless the settings name a unit`() throws
    {
        let tool = try Tool()
        try tool.run("log 2026-11-01..2026-11-04")
        try tool.run("log 2026-11-05 --temperature 36.50")
        let text = try tool.run("history --chart --lang en-US").text
        #expect(text.contains("Temperatures in °F."))
        #expect(text.contains("   97.7 │        ●"))
        #expect(try tool.run("history --chart --lang de").text.contains("  36,50 │        ●"))
        try tool.run("settings temperature celsius")
        #expect(
            try tool.run("history --chart --lang en-US").text.contains("Temperatures in °C."))
    }

    @Test func `without a temperature it says how to log one`() throws {
        let tool = try Tool()
        try tool.expect(
            """
            $ eve-ics history --chart
            […]
            """)
        try tool.run("log 2026-10-25..2026-10-29")
        try tool.expect(
            """
            $ eve-ics history --chart
            No temperature is logged in the cycle that began on 25 Oct. Measure on waking,
            before you get up, and log it with 'eve-ics log today --temperature 36.55'.
            """)
        try tool.run("log 2026-11-08 --lh positive")
        try tool.expect(
            """
            $ eve-ics history --chart
            Cycle that began on 25 Oct. Today is day 27. Temperatures in °C.

                     └────────────────────────────────────────────────────────
            LH       │                            +
            Ovulation│                            ◈
            Period   │x x x x x
            Day      │1       5         10        15        20        25
            Date     │25 Oct        1 Nov         8 Nov         15 Nov

            ◈ ovulation by signs
            LH: + positive
            Period: x bleeding
            No temperature is logged in this cycle. Measure on waking, before you get up,
            and log it with 'eve-ics log today --temperature 36.55'.
            """)
    }

    /// Six readings at 36.47, then three above it, the first by a hundredth: the rows are 0.05 apart.
    @Test func `a reading a little above the cover line stands above it`() throws {
        let tool = try Tool()
        try tool.write(
            "date,flow,temperature\n2026-11-01,medium,\n"
                + (3...8).map { "2026-11-0\($0),,36.47\n" }.joined()
                + "2026-11-09,,36.48\n2026-11-10,,36.60\n2026-11-11,,36.70\n", to: "low.csv")
        let lines = try tool.run("history --chart --log low.csv").text.split(separator: "\n")
        #expect(
            lines.contains("   36.47 ┼────●─●─●─●─●─●─────────────────────────────────────────"))
        #expect(lines.contains("   36.52 │                ●"))
    }

    @Test func `two rises have a cover line each`() throws {
        let tool = try Tool()
        let readings =
            [20, 25, 30, 25, 20, 30, 55, 60, 65, 25, 20, 25, 20, 25, 20, 60, 65, 70].enumerated()
        try tool.write(
            "date,flow,temperature\n2026-10-20,medium,\n"
                + readings.map { "2026-11-\($0 < 9 ? "0" : "")\($0 + 1),,36.\($1)\n" }.joined(),
            to: "two.csv")
        let text = try tool.run("history --chart --log two.csv").text
        #expect(
            text.contains(
                "The temperature rose above 36.30 °C on 7 Nov (day 19 of the cycle). This is\n"))
        #expect(
            text.contains(
                "The temperature rose above 36.25 °C on 16 Nov (day 28 of the cycle). This is\n"))
        #expect(text.contains("   36.30 ┼"))
        #expect(text.contains("   36.25 ┼"))
    }

    @Test(arguments: ["2026-03-01", "2025-11-01", "2006-11-01"])
    func `a long cycle goes on beneath, and no line is wider than 80 columns`(
        _ start: String
    ) throws {
        let tool = try Tool()
        try tool.run("log \(start)")
        try tool.run("log 2026-11-18 --temperature 36.55 --mucus eggwhite --lh negative")
        let lines = try tool.run("history --chart").text.split(
            separator: "\n", omittingEmptySubsequences: false)
        #expect(lines.allSatisfy { $0.count <= 80 })
        #expect(lines.contains { $0.contains("●") && $0.hasPrefix("   36.5") })
        #expect(lines.count < 60)
    }

    @Test func `the chart for other programs`() throws {
        let tool = try Tool()
        try tool.expect(
            """
            $ eve-ics history --chart --json \(log)
            {
              "schema": 1,
              "today": "2026-11-20",
              "cycle": {"start": "2026-11-01", "end": "2026-11-04"},
              "unit": "celsius",
              "days": [
                {"date": "2026-11-01", "cycleDay": 1, "flow": "heavy", "temperature": 36.4},
                {"date": "2026-11-02", "cycleDay": 2, "flow": "medium", "temperature": 36.35},
                {"date": "2026-11-03", "cycleDay": 3, "flow": "light"},
                {"date": "2026-11-04", "cycleDay": 4, "flow": "light"},
                {"date": "2026-11-10", "cycleDay": 10, "temperature": 36.3}
              ],
              "rises": [],
              "ovulation": {"state": "expected", "date": "2026-11-15", "earliest": "2026-11-12", \
            "latest": "2026-11-18", "signs": [], "daysPast": null}
            }
            """)
        let chart = try Fields(
            tool.run("history --chart --json --date 2026-10-04 \(log)").output)
        let rise = try #require(chart.array("rises").first)
        #expect(rise.string("date") == "2026-10-18")
        #expect(rise.string("confirmed") == "2026-10-20")
        #expect(rise.number("coverLine") == 36.4)
        let fever = try #require(
            chart.array("days").first { $0.string("date") == "2026-10-10" })
        #expect(fever.string("leftOut") == "fever")
        #expect(fever.string("mucus") == "dry")
        #expect(try Fields(tool.run("history --chart --json").output).isNull("cycle"))
    }

    @Test func `a cycle that is not there is refused`() throws {
        try Tool().expect(
            """
            $ eve-ics history --chart --date 2026-10-03 \(log)
            ! --date 2026-10-03: the log begins later
            ! the first cycle began on 2026-10-04; 'eve-ics history' lists them all
            [exit 1]
            $ eve-ics history --chart --date 2026-11-21 \(log)
            ! --date 2026-11-21: the date is in the future
            [exit 1]
            $ eve-ics history --date 2026-11-01
            ! history: --date chooses the cycle of a chart; give --chart as well
            [exit 2]
            $ eve-ics history --chart --journal
            ! history: give either --chart or --journal
            [exit 2]
            """)
    }
}
