/// What the logged cycles say about any to come.
struct Posterior {
    let lengths: LengthPosterior
    let ovulations: OvulationModel
    /// Days without a period after which nothing is forecast: 90, or where cycles are
    /// longer as many as the longest of them has, up to 120. Beyond, the forecast would rest on nothing that was
    /// logged.
    let quietAfter: Int

    init(_ history: History) {
        lengths = history.lengths.posterior
        ovulations = OvulationModel(observations: history.ovulations)
        quietAfter = max(90, min(history.lengths.longest ?? 0, 120))
    }
}
