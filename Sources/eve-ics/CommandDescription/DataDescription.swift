import CommandLineInterface
import CyclePipeline

enum SettingsOptions {
    static let key = Argument(
        optional: "KEY", .choice(of: Settings.Key.allCases, "KEY"), "Which setting")
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

extension CommandGroup where Verb == eve_ics.Verb {
    static var data: CommandGroup {
        CommandGroup(
            "Your data",
            [
                settings, PersonCommands.command, BackupCommand.command, RestoreCommand.command,
                EraseCommand.command,
            ])
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
}
