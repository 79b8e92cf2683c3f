import CalendarModel
import CommandLineInterface
import CycleModel
import TrackerImport

enum ExportOptions {
    /// What a calendar can carry.
    enum Content: String, CaseIterable, Sendable {
        case periods, fertile, ovulation, pills, prompts

        /// Without the questions, which somebody has to want.
        static let usual: [Content] = [.periods, .fertile, .ovulation, .pills]

        var kinds: [EventKind] {
            switch self {
            case .periods: [.period]
            case .fertile: [.fertile]
            case .ovulation: [.ovulation]
            case .pills: EventKind.doses
            case .prompts: [.prompt]
            }
        }
    }

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

enum RemindOptions {
    enum Sound: String, CaseIterable, Sendable { case on, off }

    static let kind = Argument(
        optional: "KIND", .choice(of: EventKind.allCases, "KIND"), "What to be reminded of")
    static let time = Option(
        "--at", .reminderTime, "The time of day, such as 09:00; own is the time of a dose")
    static let daysBefore = Option(
        repeating: "--before", .daysBefore, "How many days before, such as 1d; 0d is the day itself"
    )
    static let repetitions = Option(
        "--repeat", .number(0...10), "Ring this many times more")
    static let spacing = Option(
        "--every", .number(1...1440, "M"), "Minutes from one ringing to the next")
    static let sound = Option(
        "--sound", .choice(of: Sound.allCases, "on|off"),
        "Play a sound instead of showing a message")
    static let off = Flag("--off", "No reminders of this kind")
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

/// When on its day a reminder rings.
struct ReminderTime: Equatable, Sendable {
    /// `nil` is the event's own time.
    var minuteOfDay: Int?
}

extension ValueFormat where Value == ReminderTime {
    /// `HH:MM`, or the word for an event's own time.
    static var reminderTime: ValueFormat {
        ValueFormat(
            "HH:MM", expectation: "a time such as 09:00, or own",
            read: { text in
                if text == Reminder.ownTime { return ReminderTime() }
                // Both digits of the hour, as in every other time that is written or shown.
                guard text.utf8.count == 5, let minute = ClockText.minuteOfDay(text) else {
                    return nil
                }
                return ReminderTime(minuteOfDay: minute)
            },
            write: { Reminder(minuteOfDay: $0.minuteOfDay, daysBefore: []).clockText })
    }
}

extension ValueFormat where Value == Int {
    /// `1d`, as a number of days up to 60.
    static var daysBefore: ValueFormat {
        ValueFormat(
            "Nd", expectation: "a number of days from 0d to 60d",
            read: { text in
                guard text.hasSuffix("d"), let days = unsigned(text.dropLast()), days <= 60
                else { return nil }
                return days
            },
            write: { "\($0)d" })
    }

    /// A number of digits alone: `Int` would take a sign as well.
    private static func unsigned(_ text: Substring) -> Int? {
        text.first == "+" || text.first == "-" ? nil : Int(text)
    }
}

extension CommandGroup where Verb == eve_ics.Verb {
    static var calendar: CommandGroup {
        CommandGroup("Calendar", [export, importing, remind, LintCommand.command])
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

    private static var remind: Command<Verb> {
        Command(
            "remind", .remind, summary: "Show or change when your calendar reminds you",
            discussion: """
                Without KIND it lists the reminders. Options that you leave out stay as they \
                are. Export again to bring a change into your calendar.

                A pill, patch, ring or injection rings at its own time, or at 09:00 where it has \
                none, and also the evening before a restart. How far ahead a renewal is announced, \
                'contraception change --lead' says.
                """,
            parameters: [
                RemindOptions.kind, RemindOptions.time, RemindOptions.daysBefore,
                RemindOptions.repetitions, RemindOptions.spacing, RemindOptions.sound,
                RemindOptions.off,
            ],
            examples: [
                Example("eve-ics remind", "List the reminders."),
                Example(
                    "eve-ics remind period --at 20:00 --before 2d --before 0d",
                    "At eight in the evening, two days before and on the day."),
                Example(
                    "eve-ics remind ovulation --at 08:00 --repeat 2 --every 10",
                    "Three times, ten minutes apart."),
                Example(
                    "eve-ics remind pill --repeat 3 --every 15",
                    "At the pill's own time, and three times more."),
                Example("eve-ics remind fertile --off", "No reminders of fertile days."),
            ])
    }
}
