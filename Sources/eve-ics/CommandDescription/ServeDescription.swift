import CommandLineInterface

enum DoctorOptions {
    static let address = Argument(
        optional: "URL", .text("URL"),
        "The address of a server or a feed to try; - reads it from standard input")
    static let program = Option(
        "--for", .choice(of: CalendarProgram.allCases, "PROGRAM"),
        "Speak of this calendar program alone")
}

extension CommandGroup where Verb == eve_ics.Verb {
    static var subscription: CommandGroup {
        CommandGroup("Subscription", [feed, doctor])
    }

    private static var doctor: Command<Verb> {
        Command(
            "doctor", .doctor, summary: "Check your setup, and say what is wrong in plain words",
            discussion: """
                Looks at the store, the time zones, the feeds and the server on this machine, and \
                says of each calendar program how often it looks for changes and what it does \
                with alarms.

                With URL it asks that address instead, as a calendar program would: can it be \
                reached and from where, is its certificate good, does the feed come and is it \
                sound? Nothing else ever leaves this machine. A feed's address is a secret that \
                other users of this machine could see on the command line: give - and type it in.
                """,
            parameters: [DoctorOptions.address, DoctorOptions.program],
            examples: [
                Example("eve-ics doctor", "Is all well here?"),
                Example(
                    "eve-ics doctor https://cal.example.org",
                    "Can the server be reached by this name?"),
                Example("eve-ics doctor - --for google", "Will Google take the feed that I type?"),
            ])
    }
}
