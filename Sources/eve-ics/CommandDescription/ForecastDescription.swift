import CommandLineInterface

enum ForecastOptions {
    static let hideFertility = Flag(
        "--hide-fertility", "Leave out fertile days and ovulation, this time")
}

enum PredictOptions {
    static let months = Option(
        "--months", .number(1...120), default: 12, "How many months ahead")
}

enum ExplainOptions {
    static let day = Argument(
        optional: "DATE",
        .text("DATE", completion: .words(["today", "tomorrow", "yesterday"])),
        "A day of the past or the future; without it, the next period")
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
                explain,
            ])
    }

    private static var explain: Command<Verb> {
        Command(
            "explain", .explain, summary: "Say why a date is forecast, and how sure it is",
            discussion: """
                Without a date it explains your next period: which cycles count and how much, what \
                was pointed out or left out, what signs of ovulation changed, and how the last \
                forecasts turned out. With a date it says what the forecast holds for that day; of \
                a day in the past, what was logged and what had been forecast.

                Fertile days are a forecast, not a contraceptive: do not rely on them to prevent a \
                pregnancy.
                """,
            parameters: [ExplainOptions.day, ForecastOptions.hideFertility],
            examples: [
                Example("eve-ics explain", "Why is my next period expected then?"),
                Example("eve-ics explain 2026-12-08", "What is expected of that day?"),
                Example("eve-ics explain yesterday", "What was logged, and what was foretold?"),
            ])
    }
}
