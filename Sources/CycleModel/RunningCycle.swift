/// The cycle that is running, and what its length will be.
struct RunningCycle: Equatable {
    /// Its first day.
    let start: Day
    let today: Day
    /// The length, knowing how far the cycle has come and any signs of ovulation in it.
    let length: DayDistribution
    /// The length of the cycles after it.
    let laterLength: DayDistribution
    /// The cycle day of ovulation in this cycle; observed, it is certain.
    let ovulation: DayDistribution
    /// The signs of ovulation in this cycle.
    let evidence: OvulationEvidence?
    /// The cycle day of ovulation in a later one.
    let laterOvulation: DayDistribution
    /// Whether past ovulations were logged, so that the ovulation day is hers and no rule of thumb.
    let isOvulationPersonal: Bool
    let next: Forecast.NextStart
    let farStarts: FarStarts
    /// What was probably not logged since the last logged start.
    let missedPeriod: Forecast.MissedPeriod?

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
        guard reached <= Self.quietAfter(history.trustedLengths) else { return nil }

        let lengths = LengthPosterior(intervals: history.intervals)
        let later = lengths.next
        let ovulations = OvulationModel(observations: history.ovulations)
        // A start up to two days after a period day is still the same period.
        let first = max(
            reached + (history.isTodayDry ? 1 : 0), cycle.period.upperBound - start + 3)
        var fit = Array(repeating: 1.0, count: LengthModel.longest + 1)
        if let evidence = history.evidence, !evidence.isEmpty {
            fit = ovulations.fit(to: evidence.likelihood, expected: later)
        }
        for day in fit.indices.prefix(first) { fit[day] = 0 }
        guard let length = later.weighted(by: fit) else { return nil }
        let (ovulation, anyOvulation) = ovulations.ovulations(length, later)
        guard let laterOvulation = anyOvulation else { return nil }
        let missed = lengths.missedLogProbability(fromDay: first)

        self.start = start
        today = history.today
        self.length = length
        laterLength = later
        evidence = history.evidence.flatMap { $0.isEmpty ? nil : $0 }
        self.ovulation =
            Self.ovulation(ovulations, later, from: first, evidence)
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
            missedLogProbability: missed)
        let due = Self.due(later.median, evidence)
        missedPeriod =
            missed > 0.6 && reached >= due + 7
            ? Forecast.MissedPeriod(around: start + due, probability: missed) : nil
    }

    /// The length after which a period was due. An ovulation that came late, up to a week after a period
    /// was expected, explains a delay; a later one is more likely the next cycle's.
    private static func due(_ expected: Int, _ evidence: OvulationEvidence?) -> Int {
        guard let evidence, evidence.placesOvulation, let day = evidence.likelihood.likeliest,
            day <= expected + 7
        else { return expected }
        return max(expected, day + 13)
    }

    /// The cycle day of ovulation, weighed by its signs; `nil` where there are none or they fit no day.
    private static func ovulation(
        _ model: OvulationModel, _ expected: DayDistribution, from first: Int,
        _ evidence: OvulationEvidence?
    ) -> DayDistribution? {
        guard let evidence else { return nil }
        if let day = evidence.certainDay { return DayDistribution(certain: day) }
        return expected.from(first).flatMap {
            model.ovulation(lengths: $0, knowing: evidence.likelihood)
        }
    }
}
