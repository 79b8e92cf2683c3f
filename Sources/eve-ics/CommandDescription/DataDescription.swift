import CivilDate
import CommandLineInterface
import CycleModel

enum SettingsOptions {
    enum Key: String, CaseIterable, Sendable {
        case timezone
        case weekStart = "week-start"
        case temperature
        case fertileWindow = "fertile-window"
        case hideFertility = "hide-fertility"
        case calendarName = "calendar-name"
        case periodWords = "period-words"
    }

    static let key = Argument(optional: "KEY", .choice(of: Key.allCases, "KEY"), "Which setting")
    static let value = Argument(
        optional: "VALUE",
        .text(
            "VALUE",
            completion: .words([
                "monday", "sunday", "celsius", "fahrenheit", "standard", "cautious",
                "yes", "no",
            ])),
        "What it shall be")
    static let isDefault = Flag("--default", "Go back to what it is without your choice")
}

enum PersonOptions {
    static let name = Argument("NAME", .text("NAME"), "The person's name")
    static let newName = Argument("NEW-NAME", .text("NEW-NAME"), "The name from now on")
    static let yes = Flag("--yes", "Do not ask first")
}

enum BackupOptions {
    static let file = Argument("FILE", .file, "The backup to write")
}

enum RestoreOptions {
    static let file = Argument("FILE", .file, "The backup to read")
    static let salvage = Flag(
        "--salvage", "Take what can still be read of a damaged store, instead of a backup")
    static let yes = Flag("--yes", "Do not ask first")
}

enum EraseOptions {
    static let before = Option("--before", .day, "Everything about the days before this one")
    static let all = Flag("--all", "Everything")
    static let yes = Flag("--yes", "Do not ask first")
}

extension CommandGroup where Verb == eve_ics.Verb {
    static var data: CommandGroup {
        CommandGroup("Your data", [settings, person, backup, restore, erase])
    }

    private static var settings: Command<Verb> {
        Command(
            "settings", .settings, summary: "Show or change your settings",
            discussion: """
                timezone is your time zone, such as Europe/Berlin; it decides what today is. \
                week-start is monday or sunday. temperature is celsius or fahrenheit. \
                fertile-window is standard or cautious, which is wider. hide-fertility is yes or no; \
                with yes, fertile days and ovulation are shown nowhere. calendar-name is what \
                your calendar is called. period-words are your own words for a period, separated \
                by commas: an event that you call so is one.

                Without KEY all settings are shown, without VALUE that one.
                """,
            parameters: [SettingsOptions.key, SettingsOptions.value, SettingsOptions.isDefault],
            examples: [
                Example("eve-ics settings", "Show all settings."),
                Example("eve-ics settings timezone Europe/Berlin", "Say where you live."),
                Example("eve-ics settings week-start sunday", "Begin the week on Sunday."),
                Example("eve-ics settings hide-fertility yes", "Show periods only."),
                Example("eve-ics settings timezone --default", "Follow the system's again."),
            ])
    }

    private static var person: Command<Verb> {
        Command(
            "person", summary: "Keep the logs of several people apart",
            discussion: """
                Each person has a log and settings of her own. Choose one with --person; \
                without it, you work on the first person's.
                """,
            subcommands: [
                Command(
                    "add", .personAdd, summary: "Add a person", parameters: [PersonOptions.name],
                    examples: [
                        Example("eve-ics person add Mia", "Give Mia a log of her own."),
                        Example("eve-ics log today --person Mia", "Then log for her."),
                    ]),
                Command(
                    "list", .personList, summary: "List everyone",
                    examples: [
                        Example("eve-ics person list", "Who is there."),
                        Example("eve-ics person list --json", "The same for another program."),
                    ]),
                Command(
                    "rename", .personRename, summary: "Give a person another name",
                    discussion: "Only the name changes; calendars made before stay hers.",
                    parameters: [PersonOptions.name, PersonOptions.newName],
                    examples: [
                        Example("eve-ics person rename Mia Maria", "Mia is now Maria."),
                        Example("eve-ics person rename me Ada", "Give yourself a name."),
                    ]),
                Command(
                    "erase", .personErase, summary: "Remove a person and everything of hers",
                    discussion: "This cannot be undone. Backups made before still have it.",
                    parameters: [PersonOptions.name, PersonOptions.yes],
                    examples: [
                        Example("eve-ics person erase Mia", "Remove Mia, after asking."),
                        Example("eve-ics person erase Mia --yes", "Without asking."),
                    ]),
            ],
            examples: [
                Example("eve-ics person add Mia", "Give Mia a log of her own."),
                Example("eve-ics person list", "Who is there."),
            ])
    }

    private static var backup: Command<Verb> {
        Command(
            "backup", .backup, summary: "Copy everything into one file",
            discussion: """
                The copy holds every person's log, settings and history, readable by anyone \
                who has the file.
                """,
            parameters: [BackupOptions.file],
            examples: [
                Example("eve-ics backup eve-november.db", "Copy everything."),
                Example("eve-ics backup /media/stick/eve.db", "Onto a memory stick."),
            ])
    }

    private static var restore: Command<Verb> {
        Command(
            "restore", .restore, summary: "Put a backup in the place of what is here",
            discussion: """
                The backup is checked first: if anything is wrong with it, what is here stays \
                as it is. Otherwise what is here is replaced, and kept beside it under another \
                name. Other programs that have it open, such as eve-ics serve, have to end first.

                With --salvage, FILE is a damaged store, such as your own. What can still be \
                read of it takes its place.
                """,
            parameters: [RestoreOptions.file, RestoreOptions.salvage, RestoreOptions.yes],
            examples: [
                Example("eve-ics restore eve-november.db", "Go back, after asking."),
                Example(
                    "eve-ics restore eve-november.db --store other.db --yes",
                    "Into another file, without asking."),
                Example(
                    "eve-ics restore ~/.local/share/eve-ics/eve.db --salvage",
                    "Save what a damaged store still holds."),
            ])
    }

    private static var erase: Command<Verb> {
        Command(
            "erase", .erase, summary: "Remove recorded days for good",
            discussion: """
                Unlike 'eve-ics unlog', this leaves no trace in the file and cannot be undone. \
                Backups and calendars made before still have it. Give either --before or --all.

                With --before, contraception that you still use on that day keeps its first day, \
                as its packs are counted from it; settings stay too. Of what calendar programs keep \
                here, --all takes everything, and --before what they put beside your cycle that was \
                over by then. App passwords and feeds stay.
                """,
            parameters: [EraseOptions.before, EraseOptions.all, EraseOptions.yes],
            examples: [
                Example("eve-ics erase --before 2024-01-01", "Forget the years before 2024."),
                Example("eve-ics erase --all --person Mia", "Forget all that Mia recorded."),
            ])
    }
}
