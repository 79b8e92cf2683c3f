import CivilDate
import Foundation
import RunningTool
import Testing

/// `status` and `predict`. The dates were computed with Scripts/reference-forecast.py.
@Suite struct ForecastCommandTests {
    private let threeCycles =
        "log 2026-08-29..2026-09-02 2026-09-27..2026-10-01 2026-10-25..2026-10-29"

    @Test func `status says where she is and what is next`() throws {
        let tool = try Tool()
        try tool.run(threeCycles)
        try tool.expect(
            """
            $ eve-ics status
            Day 27 of the cycle that began on 25 Oct.
            Next period: any day now (80% between 20 Nov and 26 Nov).
            Only 2 whole cycles are logged so far, so the forecast may move.
            Fertile window: 29 Nov – 11 Dec. Ovulation expected 8 Dec, 80% between […]
            $ eve-ics status --json
            {
              "schema": 1,
              "today": "2026-11-20",
              "cycleDay": 27,
              "periodDay": null,
              "phase": "luteal",
              "life": {"phase": "cycling", "since": null},
              "next": {"start": "2026-11-23", "earliest": "2026-11-21", "latest": "2026-11-26", \
            "level": 0.8, "missedLogProbability": 0.06458400496414989},
              "reason": null,
              "missedPeriod": null,
              "fertile": {"start": "2026-11-29", "end": "2026-12-11", "ovulation": "2026-12-08", \
            "earliestOvulation": "2026-12-03", "latestOvulation": "2026-12-13"},
              "expectedStart": "2026-11-23",
              "daysLate": 0,
              "promise": {"state": "any-day", "date": "2026-11-23", "earliest": "2026-11-20", \
            "latest": "2026-11-26", "lateAfter": "2026-12-01"},
              "ovulation": {"state": "expected", "date": "2026-11-09", "earliest": "2026-11-05", \
            "latest": "2026-11-12", "signs": [], "daysPast": null}
            }
            $ eve-ics history --json
            {
              "schema": 1,
              "today": "2026-11-20",
              "cycles": [
                {"start": "2026-08-29", "end": "2026-09-02", "length": 29},
                {"start": "2026-09-27", "end": "2026-10-01", "length": 28},
                {"start": "2026-10-25", "end": "2026-10-29"}
              ]
            }
            """)
    }

    @Test func `status begins with how late the period is once the range and day 38 are over`()
        throws
    {
        let tool = try Tool()
        try tool.run(threeCycles)
        func firstLine(_ day: String) throws -> Substring? {
            try tool.run("status --today \(day)").text.split(separator: "\n").first
        }
        #expect(try firstLine("2026-11-25") == "Day 32 of the cycle that began on 25 Oct.")
        let waiting = "Your period is not here yet (expected between 20 Nov and 26 Nov). "
        for day in ["2026-11-27", "2026-12-01"] {
            let status = try tool.run("status --today \(day)").text
            #expect(status.contains("\(waiting)Cycles of up to 38 days are usual.\n"))
            #expect(status.contains("If you missed logging a period around 23 Nov, "))
        }
        #expect(
            try tool.run("status --today 2026-12-02").text.contains(
                "Your period is 1 day late (expected between 20 Nov and 26 Nov).\n"))
        for command in ["status", "predict"] {
            let json = try Fields(tool.run("\(command) --json --today 2026-12-02").output)
            #expect(json.string("expectedStart") == "2026-11-23")
            #expect(json.number("daysLate") == 1)
            #expect(json.object("promise").string("state") == "late")
            let next = json.object("next").string("start")
            #expect(next > "2026-12-02")
        }
        try tool.run("settings teenager yes")
        #expect(
            try tool.run("status --today 2026-12-02").text.contains(
                "Your period is not here yet (expected between 18 Nov and 29 Nov). "
                    + "Cycles of up to 45 days are usual in the teens.\n"))
        #expect(try !tool.run("status --today 2026-12-08").text.contains("late ("))
        #expect(try tool.run("status --today 2026-12-09").text.contains("1 day late ("))
    }

    @Test func `status counts the days of a running period`() throws {
        let tool = try Tool()
        try tool.run("log 2026-11-19..2026-11-20")
        let lines = try tool.run("status").text.split(separator: "\n")
        #expect(lines.first == "Day 2 of the cycle that began on 19 Nov.")
        #expect(lines.dropFirst().first == "Your period: day 2 of about 5.")
    }

    @Test func `a prompt gets one line, of the person's own making or ours`() throws {
        let tool = try Tool()
        #expect(try tool.run("status --short").text == "\n")
        try tool.run(threeCycles)
        func line(_ options: String) throws -> String {
            let run = try tool.run("status \(options)")
            #expect(run.code == 0 && run.error == "")
            return run.text
        }
        #expect(try line("--short --today 2026-11-19") == "day 26 · period in 4 d\n")
        #expect(try line("--short") == "day 27 · period any day\n")
        #expect(try line("--short --today 2026-11-27") == "day 34 · period not here yet\n")
        #expect(try line("--short --today 2026-12-04") == "day 41 · period 3 d late\n")
        #expect(try line("--short --today 2026-10-26").hasPrefix("day 2 · next period in 2"))
        #expect(try line("--short --today 2028-01-01") == "\n")
        #expect(
            try line("--format '{day}: {next} ({daysUntil})'") == "27: 2026-11-23 (3)\n")
        #expect(try line("--format 'late {daysLate}'") == "\n")
        #expect(try line("--format 'late {daysLate}' --today 2026-12-04") == "late 3\n")
        let promised = "--format '{next} {daysUntil} {state}'"
        #expect(try line("\(promised) --today 2026-11-10") == "2026-11-23 13 ahead\n")
        #expect(try line("\(promised) --today 2026-11-23") == "2026-11-23 0 any-day\n")
        // A day that is over is no next one, and no other day is promised in its place.
        #expect(try line("\(promised) --today 2026-11-25") == "  any-day\n")
        #expect(try line("\(promised) --today 2026-11-27") == "  waiting\n")
        // A period was probably missed, so that another one is expected.
        #expect(try line("\(promised) --today 2026-12-04") == "2026-12-22 18 late\n")
        #expect(try line("--format '{periodDay}|{day}' --today 2026-10-26") == "2|2\n")
        #expect(try line("--format plain") == "plain\n")
        // The words of a cycle in their order, of which only one is hidden with the fertile days.
        func phases(_ options: String) throws -> [String] {
            var phases: [String] = []
            for day in (0..<44).map({ Day(number: 20_750 + $0) }) {
                let word = try line("--format '{phase}' --today \(day) \(options)")
                if phases.last != word { phases.append(word) }
            }
            return phases.map { $0.trimmingCharacters(in: .newlines) }
        }
        #expect(
            try phases("") == [
                "luteal", "period", "follicular", "fertile", "ovulation", "fertile", "luteal",
                // The days on which a window begins if a period was missed.
                "fertile", "", "late",
            ])
        #expect(try phases("--hide-fertility") == ["", "period", "", "late"])
        #expect(try Fields(tool.run("status --json").output).string("phase") == "luteal")
        try tool.run("mode pregnancy --due 2027-06-04 --date 2026-11-20")
        #expect(try line("--format '{phase}'") == "pregnancy\n")
        try tool.run("undo")
        for wrong in ["{mood}", "{day", "day}", "{}", "{{day}}"] {
            let run = try tool.run("status --format '\(wrong)'")
            #expect(run.code == 2 && run.text == "", "\(wrong)")
            #expect(
                run.error.contains(
                    "these are {day}, {daysUntil}, {next}, {state}, {daysLate}, {periodDay}, {phase}"
                ))
        }
    }

    @Test func `predict shows two months and a table of the months asked for`() throws {
        let tool = try Tool()
        try tool.run(threeCycles)
        try tool.expect(
            """
            $ eve-ics predict --months 2
            Next period: any day now […]
            Only 2 whole cycles are logged so far, so the forecast may move.

            November 2026                  December 2026
             Mo  Tu  We  Th  Fr  Sa  Su     Mo  Tu  We  Th  Fr  Sa  Su
                                      1'         1·  2·  3·  4·  5·  6·
              2'  3'  4'  5'  6'  7'  8'     7·  8◇  9· 10· 11· 12  13
              9' 10' 11' 12  13  14  15     14  15  16  17  18  19  20
             16  17  18  19 [20] 21  22     21  22○ 23○ 24○ 25○ 26○ 27·
             23○ 24○ 25○ 26○ 27○ 28  29·    28· 29· 30· 31·
             30·

            ○ period, forecast   ◇ ovulation expected   · fertile   ' fertile, past
            [ ] today

            Period          80% range       Fertile window             Ovulation
            23–27 Nov       20–26 Nov       29 Nov – 11 Dec            8 Dec
            22–26 Dec       17–27 Dec       26 Dec 2026 – 11 Jan 2027  6 Jan 2027
            19–23 Jan 2027  14–27 Jan 2027  22 Jan – 10 Feb 2027       3 Feb 2027

            A forecast, not a contraceptive.
            """)
    }

    @Test func `the week starts where the setting says`() throws {
        let tool = try Tool()
        try tool.run(threeCycles)
        try tool.run("settings week-start sunday")
        let lines = try tool.run("predict --months 1").text.split(separator: "\n")
        #expect(lines.contains(" Su  Mo  Tu  We  Th  Fr  Sa     Su  Mo  Tu  We  Th  Fr  Sa"))
        #expect(lines.contains("  1'  2'  3'  4'  5'  6'  7'             1·  2·  3·  4·  5·"))
    }

    @Test func `without that setting the week starts where the language has it`() throws {
        let tool = try Tool()
        try tool.run(threeCycles)
        let head = " dom seg ter qua qui sex sáb    dom seg ter qua qui sex sáb"
        let lines = try tool.run("predict --months 1 --lang pt-BR").text.split(separator: "\n")
        #expect(lines.contains { $0 == head })
        #expect(lines.contains("  1'  2'  3'  4'  5'  6'  7'             1·  2·  3·  4·  5·"))
        try tool.run("settings week-start monday")
        let text = try tool.run("months nov 2026 --lang pt-BR").text
        #expect(text.hasPrefix("novembro de 2026\n seg ter qua qui sex sáb dom\n"))
    }

    @Test func `a log that has long been silent is told so instead of being guessed from`() throws {
        let tool = try Tool()
        try tool.run(threeCycles)
        try tool.expect(
            """
            $ eve-ics status --today 2028-01-01
            No period has been logged since 25 Oct 2026, so nothing can be forecast. Log the first day of \
            your last period, and those in between if you can.
            $ eve-ics predict --today 2028-01-01
            No period has been logged since 25 Oct 2026, so nothing can be forecast. Log the first day of \
            your last period, and those in between if you can.
            """)
        let json = try Fields(tool.run("predict --json --today 2028-01-01").output)
        #expect(json.isNull("next"))
        #expect(json.string("reason").hasPrefix("No period has been logged since 25 Oct 2026"))
        #expect(json.array("periods").isEmpty)
    }

    /// The names that scripts rely on.
    @Test func `predict prints JSON with its fixed names`() throws {
        let tool = try Tool()
        try tool.run(threeCycles)
        let json = try Fields(tool.run("predict --json").output)
        #expect(
            json.names.isSuperset(
                of: [
                    "schema", "today", "cycles", "next", "periods", "fertile", "ovulations",
                    "fertileProbabilities", "pills",
                ]))
        #expect(!json.names.contains("reason"))
        #expect(json.number("schema") == 1)
        #expect(json.string("today") == "2026-11-20")
        let cycles = json.array("cycles")
        #expect(cycles.map { $0.string("start") } == ["2026-08-29", "2026-09-27", "2026-10-25"])
        #expect(cycles.map { $0.string("end") } == ["2026-09-02", "2026-10-01", "2026-10-29"])
        #expect(cycles.prefix(2).map { $0.number("length") } == [29, 28])
        #expect(cycles.last?.names == ["start", "end"])
        #expect(json.array("pills").isEmpty)
    }

    @Test func `predict gives the next start with all its probabilities`() throws {
        let tool = try Tool()
        try tool.run(threeCycles)
        let json = try Fields(tool.run("predict --json").output)
        let next = json.object("next")
        #expect(
            next.names == [
                "start", "earliest", "latest", "level", "probabilities", "missedLogProbability",
            ])
        #expect(next.string("start") == "2026-11-23")
        #expect(next.string("earliest") == "2026-11-21")
        #expect(next.string("latest") == "2026-11-26")
        #expect(next.number("level") == 0.8)
        #expect(abs(next.number("missedLogProbability") - 0.064584005) < 1e-6)
        let probabilities = next.object("probabilities")
        let expected = [
            "2026-11-20": 0.0939238856, "2026-11-21": 0.1558958045, "2026-11-22": 0.1952609982,
            "2026-11-23": 0.1832188913, "2026-11-24": 0.1376990658, "2026-12-14": 0.0000528150,
        ]
        for (day, probability) in expected {
            #expect(abs(probabilities.number(day) - probability) < 1e-6, "\(day)")
        }
        #expect(probabilities.names.min() == "2026-11-20")
        let sum = probabilities.names.reduce(0) { $0 + probabilities.number($1) }
        #expect(abs(sum - 1) < 1e-9)
    }

    @Test func `predict gives periods and fertile windows for as many months as asked`() throws {
        let tool = try Tool()
        try tool.run(threeCycles)
        let json = try Fields(tool.run("predict --json --months 2").output)
        let periods = json.array("periods")
        #expect(periods.map { $0.string("start") } == ["2026-11-23", "2026-12-22", "2027-01-19"])
        #expect(periods.map { $0.string("end") } == ["2026-11-27", "2026-12-26", "2027-01-23"])
        #expect(
            periods.map { $0.string("earliest") } == ["2026-11-20", "2026-12-17", "2027-01-14"])
        #expect(periods.map { $0.string("latest") } == ["2026-11-26", "2026-12-27", "2027-01-27"])
        for window in json.array("fertile") {
            #expect(window.names.isSuperset(of: ["start", "end", "ovulation"]))
            #expect(window.string("start") < window.string("ovulation"))
            #expect(window.string("ovulation") < window.string("end"))
        }
        let ovulations = try Fields(tool.run("predict --json").output).array("ovulations")
        #expect(ovulations.map { $0.flag("window") } == (0..<13).map { $0 < 3 })
        for ovulation in ovulations {
            #expect(ovulation.string("earliest") < ovulation.string("date"))
            #expect(ovulation.string("date") < ovulation.string("latest"))
        }
        #expect(json.object("fertileProbabilities").names.contains("2026-12-08"))
        #expect(
            try Fields(tool.run("predict --json --months 120").output).array("periods").count > 100)
    }

    @Test func `a plain log can be looked at without a store`() throws {
        let tool = try Tool()
        try tool.expect(
            """
            $ eve-ics status --log samples/bare.log
            Day 15 of the cycle that began on 6 Nov.
            […] Saturday 5 Dec, […]
            Today: fertile window, day 7 of 10.
            Fertile window: 14–23 Nov. Ovulation expected 21 Nov, […] A forecast, not a contraceptive.
            """)
        #expect(try tool.names == [])
    }

    /// 8 November is a Sunday and the last of a row, 9 November a Monday.
    @Test(arguments: [
        ("2026-11-06", "  2'  3'  4'  5'[ 6·] 7·  8·     7·  8◇"),
        ("2026-11-08", "  2'  3'  4'  5'  6'  7'[ 8·]    7·  8◇"),
        ("2026-11-09", "[ 9◇]10· 11· 12  13  14  15     14  15"),
        ("2026-11-20", " 16  17  18  19 [20] 21  22     21  22"),
    ]) func `today keeps its sign`(today: String, row: String) throws {
        let tool = try Tool()
        try tool.run(threeCycles)
        let lines = try tool.run("predict --months 1 --today \(today)").text.split(separator: "\n")
        #expect(lines.contains { $0.hasPrefix(row) }, "\(lines.joined(separator: "\n"))")
    }

    @Test func `a week that ends with today keeps the months side by side`() throws {
        let tool = try Tool()
        try tool.run(threeCycles)
        try tool.run("log 2026-11-22 --today 2026-11-22")
        let text = try tool.run("predict --months 1 --today 2026-11-22").text
        #expect(text.contains("\n 16  17  18  19  20  21 [22●]  "))
    }

    @Test func `status says where in the fertile window today is`() throws {
        let tool = try Tool()
        try tool.run(threeCycles)
        let lines = try tool.run("status --today 2026-11-06").lines
        let index = try #require(lines.firstIndex(of: "Today: fertile window, day 6 of 11."))
        #expect(lines[index + 1].hasSuffix("A forecast, not a contraceptive."))
        #expect(try !tool.run("status").text.contains("Today:"))
    }

    @Test func `the days to come of a running period are shown as expected`() throws {
        let tool = try Tool()
        try tool.run(threeCycles)
        try tool.run("log 2026-11-19..2026-11-20")
        let text = try tool.run("predict --months 1").text
        #expect(text.contains("\n 16  17  18  19●[20●]21○ 22○ "))
        #expect(text.contains("\n 23○ 24  25 "))
        for command in ["predict --json", "status --json"] {
            let running = try Fields(tool.run(command).output).object("running")
            #expect(running.string("start") == "2026-11-19")
            #expect(running.string("logged") == "2026-11-20")
            #expect(running.string("end") == "2026-11-23")
        }
        try tool.run("log 2026-11-21 --flow none --today 2026-11-21")
        #expect(try !tool.run("predict --months 1 --today 2026-11-21").text.contains("22○"))
    }
}
