package import CycleModel

extension PersonState {
    /// The ovulation of a logged cycle, as of a forecast; `nil` where nothing is said of one.
    package func ovulation(of cycle: Cycle, _ forecast: Forecast) -> Ovulation? {
        forecast.ovulation(of: cycle, in: log, circumstances.contraception)
    }
}
