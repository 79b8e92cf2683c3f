import Foundation
import RunningTool
import Testing

/// `lint`, and what the program says of itself.
@Suite struct LintAndHelpTests {
    @Test func `lint names rule, section and line, and tells errors from warnings`() throws {
        try Tool().expect(
            """
            $ eve-ics lint samples/export_three_cycles.ics
            samples/export_three_cycles.ics: nothing to complain about
            $ eve-ics lint samples/lint/bad_geo-form.ics
            samples/lint/bad_geo-form.ics:11: error: Write GEO as latitude;longitude within 90 and 180 \
            degrees. (RFC 5545 3.8.1.6, geo-form)
            samples/lint/bad_geo-form.ics: 1 error
            [exit 1]
            $ eve-ics lint samples/lint/bad_geo-form.ics --json
            {
              "schema": 1,
              "file": "samples/lint/bad_geo-form.ics",
              "findings": [
                {"line": 11, "severity": "error", "rule": "geo-form", "section": "RFC 5545 3.8.1.6", \
            "message": "Write GEO as latitude;longitude within 90 and 180 degrees.", "why": "Write GEO as latitude;longitude within 90 and 180 degrees."}
              ]
            }
            [exit 1]
            $ eve-ics lint samples/lint/warn_alarm-last.ics
            samples/lint/warn_alarm-last.ics:15: warning: Put alarms after the other properties; Outlook \
            stumbles otherwise. (RFC 5545 3.6.1, alarm-last)
            samples/lint/warn_alarm-last.ics: 1 warning
            $ eve-ics lint - < samples/lint/bad_calendar-empty.ics
            standard input:1: error: Put at least one component into the VCALENDAR. (RFC 5545 3.6, calendar-empty)
            standard input: 1 error
            [exit 1]
            $ eve-ics lint samples/broken_empty.log
            samples/broken_empty.log:1: error: Begin the file with BEGIN:VCALENDAR; it has no calendar. \
            (RFC 5545 3.4, no-calendar)
            samples/broken_empty.log: 1 error
            [exit 1]
            $ eve-ics lint nofile.ics
            ! nofile.ics: no such file or directory
            [exit 3]
            """)
    }

    @Test func `alone it prints an overview of one screen`() throws {
        let run = try Tool().run([], today: nil)
        #expect(run.code == 0)
        #expect(run.error.isEmpty)
        #expect(
            run.text == """
                eve-ics: your cycle, forecast in your own calendar

                  Log            init, log, edit, ended, unlog, undo, redo, history, diary,
                                 cycle, mode
                  Forecast       status, months, predict, explain, report
                  Contraception  taken, skipped, late, contraception
                  Alarms         agenda, week, alarm, alarms
                  Plan           calendar, event, todo, note, timer, cards
                  Calendar       export, import, remind, lint
                  Subscription   feed, app-password, unhide, serve, web, doctor
                  Your data      settings, person, backup, restore, erase
                  Help           help, version, completion, man

                What to type next:
                  eve-ics init                Answer a few questions to get started.
                  eve-ics log today           Your period started today.
                  eve-ics status              Your day in the cycle, and what comes next.
                  eve-ics export -o year.ics  A year for your calendar program.
                  eve-ics --help              All commands, each in one line.

                """)
    }

    @Test func `the version is one line`() throws {
        let run = try Tool().run(["--version"], today: nil)
        #expect(run.text.wholeMatch(of: /eve-ics [0-9]+\.[0-9]+\.[0-9]+\n/) != nil)
        #expect(run.code == 0)
        for other in ["version", "-V"] { #expect(try Tool().run(other, today: nil) == run) }
    }

    @Test func `every command explains itself, with examples, in two ways`() throws {
        let tool = try Tool()
        for command in [
            "log", "ended", "unlog", "undo", "redo", "history", "cycle", "status", "predict",
            "explain",
            "taken",
            "skipped", "late", "contraception", "contraception add", "contraception list",
            "contraception change", "contraception end", "contraception reset", "export", "import",
            "remind", "lint", "doctor", "settings", "person", "person add", "person list",
            "person rename",
            "person erase", "backup", "restore", "erase", "version", "completion", "man",
        ] {
            let run = try tool.run("\(command) --help")
            #expect(run.code == 0)
            #expect(run.text.contains("eve-ics \(command)"), "\(command)")
            #expect(run.text.contains("Examples"), "\(command)")
            #expect(try tool.run("help \(command)") == run)
        }
        #expect(try tool.names == [])
    }

    @Test(arguments: ["bash", "zsh", "fish"])
    func `each shell's completion knows the commands`(_ shell: String) throws {
        let run = try Tool().run("completion \(shell)")
        #expect(run.code == 0)
        for word in ["export", "unlog", "neutral", "months"] {
            #expect(run.text.contains(word), "\(word)")
        }
    }

    @Test func `bash takes the completion without a complaint`() throws {
        let tool = try Tool()
        try tool.write(tool.run("completion bash").output, to: "completion")
        let bash = Process()
        let error = Pipe()
        bash.executableURL = URL(filePath: "/bin/bash")
        bash.arguments = ["-n", tool.folder.appending(path: "completion").path]
        bash.standardError = error
        try bash.run()
        #expect(error.fileHandleForReading.readDataToEndOfFile().isEmpty)
        bash.waitUntilExit()
        #expect(bash.terminationStatus == 0)
    }

    @Test func `the manual names every command and every exit code`() throws {
        let text = try Tool().run("man").text
        #expect(text.hasPrefix(".TH EVE\\-ICS 1 2026-11-20 "))
        for word in ["\\-\\-months", "unlog", "EVE_ICS_STORE", "EXIT STATUS", "EXAMPLES"] {
            #expect(text.contains(word), "\(word)")
        }
    }
}
