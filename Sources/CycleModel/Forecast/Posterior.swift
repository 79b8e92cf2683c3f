/// What the logged cycles say about any to come.
struct Posterior {
    let lengths: LengthPosterior
    let ovulations: OvulationModel
    /// Days without a period after which nothing is forecast: 90, or where cycles are
    /// longer as many as the longest of them has, up to 120. Beyond, the forecast would rest on nothing that was
    /// logged.
    let quietAfter: Int

    init(_ history: History) {
        lengths = LengthPosterior(
            intervals: history.intervals, usualLength: history.usualLength, history.prior)
        ovulations = OvulationModel(observations: history.ovulations)
        let longest = history.trustedLengths.suffix(LengthModel.rememberedCycles).max()
        quietAfter = max(90, min(longest ?? 0, 120))
    }
}
