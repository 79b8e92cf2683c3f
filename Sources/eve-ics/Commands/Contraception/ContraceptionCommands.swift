import CommandLineInterface

/// The family of `contraception` commands.
enum ContraceptionCommands {
    static var command: Command<Verb> {
        Command(
            "contraception",
            summary: "Set your method, and see when doses are due",
            discussion: """
                Each method is a course with a first day and, at some time, a last one. Several \
                may run at once. 'eve-ics taken' records a dose.

                eve-ics only counts days. The package leaflet says how well a method protects, and \
                what to do about a missed dose.
                """,
            subcommands: [
                ContraceptionAddCommand.command, ContraceptionListCommand.command,
                ContraceptionChangeCommand.command, ContraceptionEndCommand.command,
                ContraceptionResetCommand.command,
            ],
            examples: [
                Example(
                    "eve-ics contraception add pill 21+7 --at 21:00", "Your first pill is today's."),
                Example("eve-ics contraception list", "Your methods and the next doses."),
            ])
    }
}
