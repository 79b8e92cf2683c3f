/// The cycle that is running, and what its length will be.
struct RunningCycle: Equatable {
    /// Its first day.
    let start: Day
    let today: Day
    /// The length, knowing how far the cycle has come and any ovulation observed in it.
    let length: DayDistribution
    /// The length of the cycles after it.
    let laterLength: DayDistribution
    /// The cycle day of ovulation in this cycle; observed, it is certain.
    let ovulation: DayDistribution
    /// The cycle day on which it was observed.
    let observedOvulation: Int?
    /// The cycle day of ovulation in a later one.
    let laterOvulation: DayDistribution
    /// Whether past ovulations were logged, so that the ovulation day is hers and no rule of thumb.
    let isOvulationPersonal: Bool
    let next: Forecast.NextStart
    let farStarts: FarStarts

    /// Days without a period after which nothing is forecast: 90, or for a woman with longer cycles
    /// as many as the longest of them has, up to 120. Up to 90 days an interval may still be a
    /// cycle in the model; beyond, the forecast would rest on nothing she logged.
    static func quietAfter(_ lengths: [Int]) -> Int {
        max(90, min(lengths.suffix(LengthModel.rememberedCycles).max() ?? 0, 120))
    }

    /// `nil` when nothing was logged, or not for too long.
    init?(_ history: History) {
        guard let cycle = history.cycles.last else { return nil }
        let start = cycle.start
        let reached = history.today - start
        guard reached <= Self.quietAfter(history.lengths) else { return nil }

        let lengths = LengthPosterior(lengths: history.lengths)
        let later = lengths.next
        let ovulations = OvulationModel(observations: history.ovulations)
        // A start up to two days after a period day is still the same period.
        let first = max(
            reached + (history.isTodayDry ? 1 : 0), cycle.period.upperBound - start + 3)
        var fit = Array(repeating: 1.0, count: LengthModel.longest + 1)
        if let day = history.runningOvulation {
            fit = ovulations.fit(toOvulationOn: day, expected: later)
        }
        for day in fit.indices.prefix(first) { fit[day] = 0 }
        guard let length = later.weighted(by: fit) else { return nil }
        let (ovulation, anyOvulation) = ovulations.ovulations(length, later)
        guard let laterOvulation = anyOvulation else { return nil }

        self.start = start
        today = history.today
        self.length = length
        laterLength = later
        observedOvulation = history.runningOvulation
        self.ovulation =
            history.runningOvulation.map(DayDistribution.init(certain:))
            ?? ovulation ?? laterOvulation
        self.laterOvulation = laterOvulation
        isOvulationPersonal = ovulations.isPersonal
        farStarts = lengths.farStarts(knowing: fit)
        next = Forecast.NextStart(
            start: start + length.median,
            range: (start + length.quantile(0.1))...(start + length.quantile(0.9)),
            probabilities: length.probabilities.indices.compactMap { day in
                length[day] > 0
                    ? Forecast.DayProbability(day: start + day, probability: length[day]) : nil
            },
            missedLogProbability: lengths.missedLogProbability(fromDay: first))
    }
}
