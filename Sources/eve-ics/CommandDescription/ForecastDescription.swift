import CommandLineInterface

enum ForecastOptions {
    static let hideFertility = Flag(
        "--hide-fertility", "Leave out fertile days and ovulation, this time")
}

enum PredictOptions {
    static let months = Option(
        "--months", .number(1...120), default: 12, "How many months ahead")
}

extension CommandGroup where Verb == eve_ics.Verb {
    static var forecast: CommandGroup {
        CommandGroup(
            "Forecast",
            [
                Command(
                    "status", .status,
                    summary: "Show where you are in your cycle, and what is next",
                    parameters: [ForecastOptions.hideFertility],
                    examples: [
                        Example("eve-ics status", "Today at a glance."),
                        Example(
                            "eve-ics status --today 2026-11-20", "The same, as seen on that day."),
                    ]),
                Command(
                    "predict", .predict, summary: "Forecast periods, fertile days and ovulation",
                    discussion: """
                        Each date comes with the range it falls in with a chance of 80\u{A0}%. The \
                        more cycles you have logged, the narrower it gets.

                        Fertile days are a forecast, not a contraceptive: do not rely on them to \
                        prevent a pregnancy. Who does not want to see them says so for good with \
                        'eve-ics settings hide-fertility yes'.
                        """,
                    parameters: [PredictOptions.months, ForecastOptions.hideFertility],
                    examples: [
                        Example("eve-ics predict", "The next twelve months."),
                        Example("eve-ics predict --months 3", "The next three."),
                        Example("eve-ics predict --hide-fertility", "Periods only."),
                        Example(
                            "eve-ics predict --log my.log --json",
                            "From a plain log file, for another program."),
                    ]),
            ])
    }
}
