package import CommandLineInterface

/// What a command line asks eve-ics to do.
package typealias Verb = any Action.Type

extension Program where Verb == any Action.Type {
    package static var eveICS: Program {
        Program(
            name: "eve-ics", version: EveICS.version,
            summary: "your cycle, forecast in your own calendar",
            discussion: """
                You log the days of your period. eve-ics works out your cycles, forecasts your \
                next periods, fertile days and ovulation, and writes them as a calendar file \
                that every calendar program reads.

                Everything stays on this computer: no account, no network. The forecast is an \
                estimate and says how sure it is. It is not a contraceptive.
                """,
            groups: [
                CommandGroup(
                    "Log",
                    [
                        InitCommand.command, LogCommand.command, EditCommand.command,
                        EndedCommand.command,
                        UnlogCommand.command,
                        UndoCommand.command, RedoCommand.command, HistoryCommand.command,
                        DiaryCommand.command,
                        CycleCommand.command, ModeCommand.command,
                    ]),
                CommandGroup(
                    "Forecast",
                    [
                        StatusCommand.command, MonthsCommand.command, PredictCommand.command,
                        ExplainCommand.command, ReportCommand.command,
                    ]),
                CommandGroup(
                    "Contraception",
                    [
                        TakenCommand.command, SkippedCommand.command, LateCommand.command,
                        ContraceptionCommands.command,
                    ]),
                CommandGroup(
                    "Alarms",
                    [
                        AgendaCommand.command, WeekCommand.command, AlarmCommands.command,
                        AlarmsCommand.command,
                    ]),
                CommandGroup(
                    "Plan",
                    [
                        CalendarCommands.command, EventCommands.command, TodoCommands.command,
                        NoteCommands.command, TimerCommands.command, CardCommands.command,
                    ]),
                CommandGroup(
                    "Calendar",
                    [
                        ExportCommand.command, ImportCommand.command, RemindCommand.command,
                        LintCommand.command,
                    ]),
                CommandGroup(
                    "Subscription",
                    [
                        FeedCommands.command, AppPasswordCommands.command, UnhideCommand.command,
                        ServeCommand.command, WebCommands.command, DoctorCommand.command,
                    ]),
                CommandGroup(
                    "Your data",
                    [
                        SettingsCommand.command, PersonCommands.command, BackupCommand.command,
                        RestoreCommand.command, EraseCommand.command,
                    ]),
                CommandGroup(
                    "Help",
                    [
                        .help(
                            examples: [
                                Example("eve-ics help export", "How export is used."),
                                Example("eve-ics help person add", "How a person is added."),
                            ]), VersionCommand.command, CompletionCommand.command,
                        ManCommand.command,
                    ]),
            ],
            commonOptions: [
                CommonOptions.store, CommonOptions.person, CommonOptions.log, CommonOptions.seed,
                CommonOptions.today, CommonOptions.language, CommonOptions.json,
                CommonOptions.noColor,
            ],
            shortName: "eve", namesCommand: CompletionCommand.namesCommand,
            otherWords: otherWords, meaning: loggingLine,
            nextSteps: [
                Example("eve-ics init", "Answer a few questions to get started."),
                Example("eve-ics log today", "Your period started today."),
                Example("eve-ics status", "Your day in the cycle, and what comes next."),
                Example("eve-ics export -o year.ics", "A year for your calendar program."),
            ],
            reference: Reference(
                files: [
                    Example(
                        "$XDG_DATA_HOME/eve-ics/eve.db",
                        """
                        Your log and your settings. Without XDG_DATA_HOME it is below \
                        ~/.local/share. Only you can read it. There is no configuration file: \
                        'eve-ics settings' keeps what you choose here.
                        """),
                    Example(
                        "/usr/local/share/doc/eve-ics",
                        """
                        The pages that messages name, such as docs/server.md. 'make install' with \
                        another PREFIX puts them below that one.
                        """),
                ],
                environment: [
                    Example("EVE_ICS_STORE", "The file to use instead, unless --store names one."),
                    Example("XDG_DATA_HOME", "The folder in which programs keep your data."),
                    Example(
                        "TZ", "Your time zone, unless 'eve-ics settings timezone' sets one."),
                    Example(
                        "LC_ALL, LC_MESSAGES, LANG, LANGUAGE",
                        "The language of help, and of answers unless 'eve-ics settings language' sets one."
                    ),
                    Example(
                        "CURL_CA_BUNDLE",
                        "The certificate authorities that 'eve-ics doctor URL' trusts, in PEM form."
                    ),
                    Example(
                        "LISTEN_FDS, NOTIFY_SOCKET",
                        """
                        Set by systemd, to pass sockets to 'eve-ics serve' and to hear that it is \
                        ready.
                        """
                    ),
                ],
                exitStatus: [
                    Example(
                        "0", "Done. Refused and ignored edits are reported, the rest is applied."),
                    Example("1", "It could not be done: bad input, or a conflict."),
                    Example("2", "The command line was not understood."),
                    Example("3", "A file could not be read or written."),
                ],
                relatedPages: ["eve-ics-log(5)", "eve-ics-serve(8)"]))
    }
}
