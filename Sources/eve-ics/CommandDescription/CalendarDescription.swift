import CalendarModel
import CommandLineInterface
import CyclePipeline
import TrackerImport

enum ExportOptions {
    enum Format: String, CaseIterable, Sendable { case ics, log, drip, ovumcy }

    static let output = Option(
        "--output", short: "o", .file, "Write to this file; - or nothing means standard output")
    static let format = Option(
        "--format", .choice(of: Format.allCases, "FORMAT"), default: .ics,
        "A calendar, a plain log of all you recorded, or the same for drip or Ovumcy to read")
}

enum ImportOptions {
    /// Which side wins where a file contradicts the log.
    enum Preference: String, CaseIterable, Sendable { case incoming, log }

    static let files = Argument(
        repeating: "FILE", .file,
        "A calendar, a plain log or another tracker's export; - means standard input")
    static let dryRun = Flag("--dry-run", "Show what would change, and change nothing")
    static let yes = Flag("--yes", "Do not ask before changing anything")
    static let prefer = Option(
        "--prefer", .choice(of: Preference.allCases, "SIDE"),
        "Where file and log contradict each other, believe the file or the log")
    static let acceptDeletions = Flag(
        "--accept-deletions", "Take events that are missing from your calendar for deleted")
    static let allowMassDelete = Flag(
        "--allow-mass-delete", "Let more than a quarter of your periods, or 30 days, be taken out")
    static let skipBadLines = Flag(
        "--skip-bad-lines", "Take the readable lines of a plain log that has unreadable ones")
    static let columns = Option(
        "--columns", .columns,
        "Which columns of a table to take, such as date=Datum,flow=Fluss, or a file of such lines")
    static let dateFormat = Option(
        "--date-format", .datePattern, "How a table writes its dates, such as DD.MM.YYYY")
}

extension ValueFormat where Value == String {
    static var columns: ValueFormat {
        ValueFormat(
            "COLUMNS", expectation: "pairs such as date=Datum,flow=Fluss, or the name of a file",
            completion: .files, read: { $0.isEmpty ? nil : $0 }, write: { $0 })
    }
}

extension ValueFormat where Value == DatePattern {
    static var datePattern: ValueFormat {
        ValueFormat(
            "PATTERN", expectation: "YYYY, MM and DD in the file's order, such as DD.MM.YYYY",
            completion: .words(["YYYY-MM-DD", "DD.MM.YYYY"]),
            read: { DatePattern($0) }, write: { $0.description })
    }
}

extension CommandGroup where Verb == eve_ics.Verb {
    static var calendar: CommandGroup {
        CommandGroup(
            "Calendar",
            [
                export, importing, RemindCommand.command, LintCommand.command,
            ])
    }

    private static var export: Command<Verb> {
        Command(
            "export", .export, summary: "Write your periods and the forecast as a calendar file",
            discussion: """
                Export again whenever you have logged something: a calendar program that \
                imports the new file moves the old entries instead of doubling them.

                Doses with a time of day go by the clock of 'settings timezone', or by the clock \
                of wherever you are. 'prompts' are questions: is your period late, did it start, \
                did it end? Deleting one in your calendar means nothing.

                Fertile days are a forecast, not a contraceptive: do not rely on them to \
                prevent a pregnancy.
                """,
            parameters: [
                ExportOptions.output, CalendarWords.months, CalendarWords.past,
                CalendarWords.include, CalendarWords.titles, CalendarWords.client,
                CalendarWords.noAlarms, CalendarWords.datesOnly, CalendarWords.cheerful,
                CalendarWords.hideFertility, ExportOptions.format,
            ],
            examples: [
                Example("eve-ics export -o year.ics", "A year, for any calendar program."),
                Example(
                    "eve-ics export -o work.ics --include periods --titles neutral --no-alarms",
                    "For a calendar that others can see."),
                Example(
                    "eve-ics export --format log -o my.log",
                    "All you recorded, as plain text to keep or take elsewhere."),
                Example("eve-ics export --format drip -o drip.csv", "To go on in drip."),
            ])
    }

    private static var importing: Command<Verb> {
        Command(
            "import", .import,
            summary: "Take over your calendar's changes, or another tracker's days",
            discussion: """
                Export your calendar from the program in which you changed it, and import the \
                file here. A period that you moved, stretched or deleted is corrected in your \
                log; a forecast that you moved to today or earlier becomes a period that is \
                logged; an event that you wrote yourself and called a period is logged too. \
                Changed alarms change your reminders, and lines that you added to a description \
                become a note. Nothing that is still to come can be logged.

                What is missing from the file is left alone unless you say that you deleted it. \
                What you logged after the export is never overwritten without asking. One \
                'eve-ics undo' takes a whole import back.

                These trackers' files are read, zipped or unpacked: Apple Health, Clue, drip, \
                Femometer, Fertility Friend, Fitbit, Flo, Garmin, Health Connect, Mensinator, \
                Menstrudel, Mooneva, Ovumcy, pcalendar, Periodical; and any table with \
                --columns. You are told what was taken and what was not, and a second import \
                of the same file changes nothing.

                A plain log has a date, or a range of dates, on each line, or columns with \
                names. Nothing is taken from one with an unreadable line unless you say so.
                """,
            parameters: [
                ImportOptions.files, ImportOptions.dryRun, ImportOptions.yes,
                ImportOptions.prefer, ImportOptions.acceptDeletions,
                ImportOptions.allowMassDelete, ImportOptions.skipBadLines,
                ImportOptions.columns, ImportOptions.dateFormat,
            ],
            examples: [
                Example("eve-ics import edited.ics --dry-run", "Look before you leap."),
                Example("eve-ics import edited.ics", "Take over what you changed."),
                Example("eve-ics import my.log", "Add the days of a plain log to yours."),
                Example("eve-ics import ClueData.zip", "Bring your history from another tracker."),
                Example(
                    "eve-ics import t.csv --columns date=Tag,flow=Fluss --date-format DD.MM.YYYY",
                    "A table with names of its own."),
                Example(
                    "eve-ics import old.log new.log --yes --prefer incoming",
                    "Two files at once, without questions; where they differ, they win."),
            ])
    }
}
