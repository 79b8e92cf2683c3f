import CommandLineInterface

/// What every command that shows a forecast accepts.
enum ForecastOptions {
    static let hideFertility = Flag(
        "--hide-fertility", "Leave out fertile days and ovulation, this time")
}
