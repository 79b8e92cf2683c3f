import Foundation
import RunningTool
import Testing

/// At a terminal of its own, made by `script`: questions, colours, and nothing that steers it.
@Suite struct TerminalTests {
    /// What the person sees when she types `answer` to whatever is asked.
    private func session(
        _ line: String, typing answer: String = "", in tool: Tool, environment: String = ""
    ) throws -> (seen: String, code: Int32) {
        let command = "\(environment) '\(Tool.executable.path)' --today 2026-11-20 \(line)"
        let process = Process()
        let (input, output) = (Pipe(), Pipe())
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.currentDirectoryURL = tool.folder
        process.arguments = [
            "script", "--quiet", "--return", "--echo", "never", "-c", command, "typescript",
        ]
        process.environment = [
            "PATH": "/usr/bin:/bin", "EVE_ICS_STORE": "eve.db", "TZ": "UTC", "LC_ALL": "C.UTF-8",
            "HOME": tool.folder.path, "TERM": "xterm", "SHELL": "/bin/sh", "PAGER": "cat",
        ]
        process.standardInput = input
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try process.run()
        try input.fileHandleForWriting.write(contentsOf: Data(answer.utf8))
        let seen = output.fileHandleForReading.readDataToEndOfFile()
        try input.fileHandleForWriting.close()
        process.waitUntilExit()
        let text = String(decoding: seen, as: UTF8.self).replacingOccurrences(
            of: "\r\n", with: "\n")
        return (text, process.terminationStatus)
    }

    private let plan = """
        To import: 17 days, 12 Aug – 7 Nov: 17 period days.
        Next period: Saturday 5 Dec, in 15 days (80% between 2 Dec and 8 Dec).
        Import this? [y/N] \

        """

    @Test(arguments: ["y\n", "YES\n"])
    func `an import is shown first, and done after a yes`(_ answer: String) throws {
        let tool = try Tool()
        let (seen, code) = try session("import samples/bare.log", typing: answer, in: tool)
        #expect(
            seen.trimmingEcho(of: answer) == plan.trimmingCharacters(in: .newlines)
                + "Imported 17 days, 12 Aug – 7 Nov: 17 period days.\n"
                + "Next period: Saturday 5 Dec, in 15 days (80% between 2 Dec and 8 Dec).\n")
        #expect(code == 0)
        #expect(try tool.run("export --format log").text.split(separator: "\n").count == 18)
    }

    @Test(arguments: ["n\n", "\n", "yep\n", "\u{4}"])
    func `any other answer imports nothing`(_ answer: String) throws {
        let tool = try Tool()
        let (seen, code) = try session("import samples/bare.log", typing: answer, in: tool)
        #expect(seen.contains("Import this? [y/N] "))
        #expect(seen.hasSuffix("import: nothing was changed\n"))
        #expect(!seen.contains("Imported"))
        #expect(code == 1)
        #expect(try tool.names.filter { $0 != "typescript" } == [])
    }

    @Test(arguments: [("y\n", "breastfeeding"), ("n\n", "pregnancy")])
    func `later phases of life are named before they go`(
        _ answer: String, _ phase: String
    ) throws {
        let tool = try Tool()
        try tool.run("mode pregnancy --due 2027-06-04 --date 2026-11-10")
        let (seen, code) = try session(
            "mode breastfeeding --date 2026-11-01", typing: answer, in: tool)
        #expect(
            seen.contains(
                "This takes back what you recorded for later days: pregnancy from 10 Nov. Go on? [y/N] "
            )
        )
        #expect(code == (answer == "y\n" ? 0 : 1))
        #expect(try Fields(tool.run("mode --json").output).string("phase") == phase)
    }

    @Test func `a chart is as wide as the terminal and painted without changing its text`() throws {
        let tool = try Tool()
        let line = "history --chart --date 2026-10-10 --log samples/temperature_chart.csv"
        let (seen, _) = try session(line, in: tool)
        #expect(seen.contains("\u{1B}[36m▲\u{1B}[0m"))
        let plain = seen.replacing(/\u{1B}\[[0-9;]*m/, with: "")
        #expect(plain == (try tool.run(line).text))
        let (narrow, _) = try session(
            "\(line); stty cols 40; '\(Tool.executable.path)' --today 2026-11-20 --no-color \(line)",
            in: tool)
        let second = narrow.split(
            separator: "\n", omittingEmptySubsequences: false
        ).drop { !$0.hasPrefix("A forecast, not") }.dropFirst()
        #expect(second.count > 20)
        #expect(second.allSatisfy { $0.count <= 40 }, "\(second.joined(separator: "\n"))")
    }

    @Test func `what is missing from a calendar is asked for by name, and then the whole plan`()
        throws
    {
        let tool = try Tool()
        try tool.run("import samples/three-years.csv --yes")
        try tool.run("export -o year.ics")
        // The sixth and last logged period of the calendar.
        var events = try tool.read("year.ics").components(separatedBy: "BEGIN:VEVENT")
        let place = try #require(events.lastIndex { $0.contains("STATUS:CONFIRMED") })
        events.remove(at: place)
        try tool.write(events.joined(separator: "BEGIN:VEVENT"), to: "edited.ics")
        let before = try tool.run("history").text

        let (refused, code) = try session("import edited.ics", typing: "n\n", in: tool)
        #expect(refused.contains("These events are missing from the calendar:\nPeriod "))
        #expect(refused.contains("Did you delete them, and should your log follow? [y/N] "))
        #expect(code == 0)
        #expect(try tool.run("history").text == before)

        let (agreed, done) = try session("import edited.ics", typing: "y\ny\n", in: tool)
        #expect(
            agreed.contains("→ no longer logged (event missing from the calendar)"))
        #expect(agreed.contains("Import this? [y/N] "))
        #expect(done == 0)
        #expect(try tool.run("history").text != before)
    }

    @Test func `what cannot be undone is asked first`() throws {
        let tool = try Tool()
        try tool.run("log 2026-10-25..2026-10-29")
        try tool.run("backup copy.db")
        for (line, question) in [
            ("erase --all", "Erase everything that is recorded, for good? [y/N] "),
            (
                "erase --before 2026-01-01",
                "Erase everything recorded before 1 Jan, for good? [y/N] "
            ),
            (
                "settings keep '2 years'",
                """
                Nothing recorded is that old yet. From now on, older history is erased every month. \
                Keep only 2 years? [y/N] \

                """
            ),
            ("restore copy.db", "Replace eve.db with copy.db (1 person, 1 entry)? [y/N] "),
            (
                "person erase me",
                "Remove everything that is recorded for you, for good? [y/N] "
            ),
        ] {
            let (seen, code) = try session(line, typing: "n\n", in: tool)
            #expect(seen.hasPrefix(question), "\(seen)")
            #expect(seen.hasSuffix("nothing was changed\n"))
            #expect(code == 1)
        }
        #expect(try tool.run("history").text.contains("25–29 Oct"))
        #expect(try session("erase --all", typing: "y\n", in: tool).code == 0)
        #expect(try !tool.run("history").text.contains("25–29 Oct"))
    }

    @Test func `months are coloured at a terminal, unless it asks to be spared`() throws {
        let tool = try Tool()
        try tool.run("log 2026-10-25..2026-10-29")
        #expect(try session("predict", in: tool).seen.contains("\u{1B}[36m"))
        #expect(try !session("predict --no-color", in: tool).seen.contains("\u{1B}"))
        #expect(
            try !session("predict", in: tool, environment: "NO_COLOR=1").seen.contains("\u{1B}"))
        #expect(try !session("predict", in: tool, environment: "TERM=dumb").seen.contains("\u{1B}"))
        #expect(try !tool.run("predict").text.contains("\u{1B}"))
    }

    /// File names, notes and column names with an escape sequence in them.
    @Test func `nothing that somebody wrote steers the terminal`() throws {
        let tool = try Tool()
        let red = "\u{1B}[31m"
        let files = [
            "\(red)log.csv":
                "date,flow,\(red)col,note\n2026-10-01,light,2,\(red)mine\n2026-02-30,,,\n",
            "\(red)other.csv": "date,note\n2026-10-01,\(red)hers\n2026-10-02,\u{202E}sdrawkcab\n",
            "\(red)titles": "\(red) = x\n",
            "\(red)cal.ics": "BEGIN:VCALENDAR\r\n\(red):x\r\nEND:VCALENDAR\r\n",
        ]
        for (name, text) in files { try tool.write(text, to: name) }
        let lines = [
            ["import", "\(red)log.csv", "--yes"],
            ["import", "\(red)log.csv", "--yes", "--skip-bad-lines"],
            ["import", "\(red)other.csv", "--yes"],
            ["import", "\(red)other.csv", "--yes", "--prefer", "incoming"],
            ["import", "\(red)nofile"],
            ["export", "-o", "\(red)year.ics"],
            ["export", "-o", "\(red)no/year.ics"],
            ["export", "--titles", "\(red)titles"],
            ["export", "--format", "log", "-o", "\(red)my.log"],
            ["export"],
            ["lint", "\(red)cal.ics"],
            ["lint", "\(red)year.ics"],
            ["status", "--log", "\(red)log.csv"],
            ["log", "\(red)today"],
            ["log", "today", "--note", red, "--symptom", red],
            ["log", "today", "--temperature", red],
            ["history", "--journal"],
            ["person", "add", red],
            ["person", "add", "\u{202E}aiM"],
            ["person", "list"],
            ["person", "rename", "me", "\u{202E}adA"],
            ["settings", "calendar-name", "\u{202E}eman"],
            ["settings", "period-words", "\u{202E}sdrow"],
            ["settings"],
            ["settings", "timezone", red],
            ["status", "--person", red],
            ["backup", "\(red)copy.db"],
            ["restore", "\(red)copy.db", "--yes"],
            ["restore", "\(red)copy.db", "--store", "\(red)new.db", "--yes"],
            ["status", "--store", "\(red)titles"],
            ["erase", "--before", red, "--yes"],
            [red], ["--\(red)"],
        ]
        for words in lines {
            let run = try tool.run(words)
            for text in [run.text, run.error] {
                #expect(!text.contains("\u{1B}"), "\(words)")
                // A calendar is data and keeps what its name was set to.
                #expect(
                    words == ["export"] || !text.unicodeScalars.contains("\u{202E}"), "\(words)")
            }
        }
        for line in ["history --json", "settings --json", "person list --json"] {
            #expect(try !tool.run(line).text.contains("\u{1B}"))
        }
    }
}

extension String {
    /// Without what the terminal showed of the typing itself.
    fileprivate func trimmingEcho(of answer: String) -> String {
        hasPrefix(answer) ? String(dropFirst(answer.count)) : self
    }
}
