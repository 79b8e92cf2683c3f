import CommandLineInterface

/// The family of `contraception` commands.
enum ContraceptionCommands {
    static var command: Command<Verb> {
        Command(
            "contraception",
            summary: "Say what you use, and which days it needs you",
            discussion: """
                Each method is a course with a first day and, one day, a last one. Several may \
                run at once. 'eve-ics taken' records a dose.

                eve-ics counts days. How well a method protects, and what to do when a dose was \
                missed, is in the package leaflet.
                """,
            subcommands: [
                ContraceptionAddCommand.command, ContraceptionListCommand.command,
                ContraceptionChangeCommand.command, ContraceptionEndCommand.command,
                ContraceptionResetCommand.command,
            ],
            examples: [
                Example(
                    "eve-ics contraception add pill 21+7 --at 21:00", "Your first pill is today's."),
                Example("eve-ics contraception list", "What you use, and what comes next."),
            ])
    }
}
