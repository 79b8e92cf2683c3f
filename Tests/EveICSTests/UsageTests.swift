import Foundation
import RunningTool
import Testing

/// Command lines that cannot be meant: exit code 2, what is wrong, and where to read more.
@Suite struct UsageTests {
    /// A command line, the message, and the command whose help is named.
    static let faults: [(String, String, String)] = [
        ("lgo", "unknown command 'lgo'; did you mean 'log'?", ""),
        ("xyzzy", "unknown command 'xyzzy'", ""),
        ("person ad", "unknown command 'person ad'; did you mean 'person add'?", "person"),
        ("person", "person must be followed by add, list, rename or erase", "person"),
        ("help lgo", "unknown command 'lgo'; did you mean 'log'?", "help"),
        ("iud", "unknown command 'iud'; did you mean 'contraception add'?", "contraception add"),
        ("Delete", "unknown command 'Delete'; did you mean 'unlog'?", "unlog"),
        ("yesterday", "unknown command 'yesterday'; did you mean 'log yesterday'?", "log"),
        ("2026-11-20", "unknown command '2026-11-20'; did you mean 'log 2026-11-20'?", "log"),
        ("27 Nov", "unknown command '27'; did you mean 'log 27 Nov'?", "log"),
        ("heute", "unknown command 'heute'; did you mean 'log heute'?", "log"),
        ("help gestern", "unknown command 'gestern'; did you mean 'log gestern'?", "log"),
        ("help today nothing", "unknown command 'today'; did you mean 'status'?", "status"),
        ("export --moths 3", "unknown option '--moths'; did you mean '--months'?", "export"),
        ("export -x", "unknown option '-x'", "export"),
        ("--months 3", "--months goes after the command, as in 'predict --months'", ""),
        ("export --months", "--months needs a value, N", "export"),
        (
            "log today --note --no-color",
            "--note needs a value, TEXT (for --no-color itself, write --note=--no-color)", "log"
        ),
        ("export --months 3 --months 4", "--months is given twice", "export"),
        ("status --today 2026-11-20 --today 2026-11-21", "--today is given twice", "status"),
        ("export --no-alarms=yes", "--no-alarms takes no value", "export"),
        ("export year.ics", "unexpected argument 'year.ics'", "export"),
        ("settings week-start sunday extra", "unexpected argument 'extra'", "settings"),
        ("log", "missing DATE", "log"),
        ("import", "missing FILE", "import"),
        ("lint", "missing FILE", "lint"),
        ("person rename Mia", "missing NEW-NAME", "person rename"),
        ("export --months 0", "--months must be a whole number from 1 to 120, not '0'", "export"),
        (
            "export --months 1000000",
            "--months must be a whole number from 1 to 120, not '1000000'", "export"
        ),
        (
            "export --months 99999999999999999999",
            "--months must be a whole number from 1 to 120, not '99999999999999999999'", "export"
        ),
        (
            "export --months 12.5", "--months must be a whole number from 1 to 120, not '12.5'",
            "export"
        ),
        ("predict --months 0", "--months must be a whole number from 1 to 120, not '0'", "predict"),
        (
            "predict --months 1000000",
            "--months must be a whole number from 1 to 120, not '1000000'", "predict"
        ),
        ("export --past -1", "--past must be a whole number from 0 to 1200, not '-1'", "export"),
        (
            "export --include periods,naps",
            "--include must be a list, separated by commas, of periods, fertile, ovulation, pills or "
                + "prompts, not "
                + "'periods,naps'", "export"
        ),
        (
            "export --for outlok",
            "--for must be generic, apple, google, outlook, thunderbird or davx5, not 'outlok'; did "
                + "you mean 'outlook'?", "export"
        ),
        (
            "export --format pdf", "--format must be ics, log, drip, ovumcy or table, not 'pdf'",
            "export"
        ),
        (
            "log today --flow hevy",
            "--flow must be none, spotting, light, medium, heavy or unknown, not 'hevy'; did you "
                + "mean 'heavy'?", "log"
        ),
        (
            "status --today 2026-02-30",
            "--today must be a date from 1900 to 2899, such as 2026-11-20, not '2026-02-30'",
            "status"
        ),
        (
            "export --today 2900-01-01",
            "--today must be a date from 1900 to 2899, such as 2026-11-20, not '2900-01-01'",
            "export"
        ),
        (
            "status --seed zz",
            "--seed must be 2 to 128 hexadecimal digits, an even number, not 'zz'", "status"
        ),
        ("status --store ''", "--store must be the name of a file, not ''", "status"),
        (
            "remind perod",
            "'perod' must be period, fertile, ovulation, pill, patch, ring, injection, renewal, "
                + "prompt, log, water or own; did you mean 'period'?", "remind"
        ),
        (
            "remind period --at 24:00",
            "--at must be a time such as 09:00 or 9pm, or own, not '24:00'",
            "remind"
        ),
        (
            "remind period --at 9x", "--at must be a time such as 09:00 or 9pm, or own, not '9x'",
            "remind"
        ),
        (
            "remind period --before 61d",
            "--before must be a number of days from 0d to 60d, not '61d'", "remind"
        ),
        (
            "remind period --repeat 11", "--repeat must be a whole number from 0 to 10, not '11'",
            "remind"
        ),
        (
            "remind period --every 0", "--every must be a whole number from 1 to 1440, not '0'",
            "remind"
        ),
        (
            "settings timezne",
            "'timezne' must be language, timezone, week-start, temperature, weight, fertile-window, "
                + "hide-fertility, calendar-name, period-words, teenager, usual-length, health-notes, "
                + "keep, theme, home, cheerful-pictures, shortcuts, discreet, own-symptoms, "
                + "hidden-symptoms or birth-year; "
                + "did you mean "
                + "'timezone'?",
            "settings"
        ),
        ("completion tcsh", "'tcsh' must be bash, zsh or fish", "completion"),
        ("\u{1B}[31mlog", "unknown command '\u{FFFD}[31mlog'", ""),
        ("status --\u{1B}[31m", "unknown option '--\u{FFFD}[31m'", "status"),
    ]

    @Test(arguments: faults)
    func `a mistyped command line is refused with what was probably meant`(
        _ line: String, _ message: String, _ command: String
    ) throws {
        let tool = try Tool()
        let run = try tool.run(line)
        let help = command.isEmpty ? "eve-ics --help" : "eve-ics \(command) --help"
        #expect(run.output.isEmpty)
        #expect(run.error == "eve-ics: \(message)\ntry '\(help)'\n")
        #expect(run.code == 2)
        #expect(try tool.names == [])
    }

    @Test func `options that do not go together are refused`() throws {
        let tool = try Tool()
        try tool.expect(
            """
            $ eve-ics remind --at 09:00
            ! remind: say which reminder to change, such as 'remind period'
            [exit 2]
            $ eve-ics remind --before 1d --off
            ! remind: say which reminder to change, such as 'remind period'
            [exit 2]
            $ eve-ics remind period --before 1d --before 2d --before 3d --before 4d --before 5d --before 6d
            ! remind: an event has at most 5 alarms
            [exit 2]
            $ eve-ics erase --yes
            ! erase: give either days, --before DATE, --since DATE or --all
            [exit 2]
            $ eve-ics erase --all --before 2026-01-01 --yes
            ! erase: give either days, --before DATE, --since DATE or --all
            [exit 2]
            $ eve-ics log today --log samples/bare.log
            ! --log reads a file and stores nothing; this command needs the store
            ! leave --log out
            [exit 2]
            $ eve-ics undo --log samples/bare.log
            ! --log reads a file and stores nothing; this command needs the store
            ! leave --log out
            [exit 2]
            $ eve-ics settings week-start sunday --log samples/bare.log
            ! --log reads a file and stores nothing; this command needs the store
            ! leave --log out
            [exit 2]
            $ eve-ics restore samples/bare.log --log samples/bare.log --yes
            ! restore: --log reads a file and stores nothing
            ! leave --log out
            [exit 2]
            """)
        #expect(try tool.names == [])
    }
}
