import CommandLineInterface
import Household

/// The family of `alarm` commands.
enum AlarmCommands {
    static let name = Argument(
        "NAME", .text("NAME", completion: .names(.alarms)),
        "The title of an alarm, or its number in the list")

    static var command: Command<Verb> {
        Command(
            "alarm", summary: "Your own alarms, which ring again and again until you react",
            discussion: """
                An alarm begins before its time, rings more often and louder as its time comes \
                closer, and rings without a pause in the last minutes. 'eve-ics alarms' rings it on \
                your desktop. Calendar programs that sign in here show your alarms as a calendar, \
                and you can change them there, too.

                Dismiss it in one place, and it stops everywhere.
                """,
            subcommands: [
                AlarmAddCommand.command, AlarmListCommand.command, AlarmEditCommand.command,
                AlarmOffCommand.command, AlarmOnCommand.command, AlarmRemoveCommand.command,
                RestoreEntryCommand<AlarmKind>.command, AlarmSkipCommand.command,
                AlarmDismissCommand.command,
                AlarmSnoozeCommand.command,
                AlarmTestCommand.command, AlarmNtfyCommand.command, AlarmRunCommand.command,
            ],
            examples: [
                Example(
                    "eve-ics alarm add Work --at 08:15 --on mo-fr", "On weekdays."),
                Example("eve-ics alarm dismiss", "Silence what is ringing."),
            ])
    }
}

enum AlarmKind: EntryKind {
    static let family = "alarm"
    static let noun = (article: "an", word: "alarm")
    static let title = "Work"

    static func removed(_ planner: MemberPlanner) throws -> [RemovedEntry] {
        try planner.removedAlarms()
    }
}
