import CivilDate

/// A cycle that is running, and what its length will be.
struct RunningCycle: Equatable {
    /// Its first day.
    let start: Day
    let today: Day
    /// The length before anything of this cycle is known.
    let expected: DayDistribution
    /// The length by all signs, as if nobody knew since the last bleeding that the next start has not come yet.
    let promised: DayDistribution
    /// How many days more an ovulation that left late signs puts the next start off.
    let promisedDelay: Int
    /// The length, knowing how far the cycle has come and any signs of ovulation in it.
    let length: DayDistribution
    /// The length of the cycles after it.
    let laterLength: DayDistribution
    /// The cycle day of ovulation in this cycle, by `chances`; observed, it is certain.
    let ovulation: DayDistribution
    /// The same whatever day is today: that no period has come since moves neither what signs say nor what was promised.
    let settledOvulation: DayDistribution
    /// The signs of ovulation in this cycle.
    let evidence: OvulationEvidence?
    /// The cycle day of ovulation in a later one.
    let laterOvulation: DayDistribution
    /// Whether past ovulations were logged, so that the ovulation day is the person's own and no rule of thumb.
    let isOvulationPersonal: Bool
    let next: Forecast.NextStart
    /// How many days the date if one was missed is behind where it moves day by day.
    let lag: Int
    /// The starts after the next one, or where the date if one was missed comes first after that.
    let laterStarts: LaterStarts
    /// The next start and those after it if one went unlogged; `nil` where that is not in doubt.
    let missedStarts: MissedStarts?
    /// The length and the starts after the next one where a start may have gone unlogged; else the same as above.
    let chances: DayDistribution
    let laterChances: LaterStarts
    /// What was probably not logged since the last logged start.
    let missedPeriod: Forecast.MissedPeriod?
    /// When the next start is expected if one was not logged.
    let ifMissed: Forecast.IfMissed?
    /// Whether it may well be two, so that a second date is said.
    let mayBeTwo: Bool
    /// Whether it is likelier to be two, or has taken as long as two, so that nobody can place an ovulation.
    let isInDoubt: Bool

    /// How likely a start went unlogged where the date that is expected then is said, too.
    private static let saidFrom = 0.25
    struct MissedStarts: Equatable {
        let next: DayDistribution
        let later: LaterStarts
    }

    /// A start that soon after another one is hardly a period's.
    private static let closestStarts = 14
    /// So many days after a period was due the person is asked, and one more until the next one is expected as if it had
    /// probably not been logged: in whole logs cycles that late are common enough.
    private static let (askedAfter, doubtedAfter) = (7, 8)

    /// - Parameters:
    ///   - start: The cycle's first day.
    ///   - earliest: The first day on which the next cycle may begin.
    ///   - settled: The same by the log alone, whatever day is today.
    ///   - today: No earlier than `start`.
    ///   - isAnswered: The person has said what it is, so that no period in it is missing from the log.
    ///   - presence: What its days say of a period that came and was not logged.
    /// - Returns: `nil` when the cycle has lasted too long.
    init?(
        _ posterior: Posterior, from start: Day, nextFrom earliest: Day, settled: Day,
        _ plan: AdjustmentPlan = AdjustmentPlan(), today: Day, evidence found: OvulationEvidence?,
        isAnswered: Bool, presence: Presence = Presence()
    ) {
        let reached = today - start
        guard reached <= posterior.quietAfter else { return nil }

        let evidence = found.flatMap { $0.isEmpty ? nil : $0 }
        let lengths = posterior.lengths.adjusted(by: plan.first)
        let expected = lengths.next
        let laterAdjustment = plan.temporaryCount > 0 ? plan.temporary : plan.later
        let later =
            laterAdjustment == plan.first
            ? expected : posterior.lengths.adjusted(by: laterAdjustment).next
        let ovulations = posterior.ovulations
        let first = max(earliest - start, 0)
        guard let laterOvulation = ovulations.ovulation(lengths: later) else { return nil }
        var fit = Array(repeating: 1.0, count: LengthModel.longest + 1)
        if let evidence {
            fit = ovulations.fit(
                to: evidence.likelihood, expected: expected,
                days: laterAdjustment == plan.first ? laterOvulation : nil)
        }
        let promised = expected.weighted(by: fit) ?? expected
        let settledDay = settled - start
        let settledLength = promised.from(settledDay) ?? promised
        self.promised = settledLength
        promisedDelay = max(
            (Self.dueAfterOvulation(expected.median, evidence) ?? 0) - settledLength.median, 0)
        for day in fit.indices.prefix(first) { fit[day] = 0 }

        let due = Self.due(expected.median, evidence)
        // That no period begins today says nothing of one that was not logged.
        let undecided = max(reached, settledDay)
        let missedLog =
            reached >= due ? MissedLog(lengths, expected, presence, today: reached) : nil
        let missed =
            missedLog?.probabilitySoFar(fromDay: undecided)
            ?? lengths.missedLogProbability(fromDay: undecided)
        // Signs of an ovulation so late that it is of the next cycle tell more of its end.
        let isPlaced = Self.isNextCycles(evidence, expected.median)
        let mayMove = !isAnswered && !isPlaced
        func isDoubted(_ day: Int) -> Bool {
            guard mayMove, day >= due + Self.doubtedAfter, let missedLog else { return false }
            return missedLog.probability(fromDay: max(day, settledDay)) > Forecast.IfMissed.likely
        }
        var missedPeriod: Forecast.MissedPeriod?
        if missed > Forecast.IfMissed.likely, reached >= due + Self.askedAfter, !isAnswered {
            missedPeriod = Forecast.MissedPeriod(around: start + due, probability: missed)
        }
        let moves = missedPeriod != nil && isDoubted(reached)
        missedPeriod?.movesForecast = moves
        let promisedDay = settledLength.median + promisedDelay
        let isSaid = moves || missed > Self.saidFrom && reached > promisedDay && !isAnswered
        let doubt = isSaid && !isPlaced ? missedLog : nil
        let doubted = doubt?.next(fromDay: first)
        guard let length = moves ? doubted : expected.weighted(by: fit) else { return nil }

        self.start = start
        self.today = today
        self.expected = expected
        self.length = length
        laterLength = later
        self.evidence = evidence
        self.ovulation =
            Self.ovulation(ovulations, expected, from: first, evidence)
            ?? ovulations.ovulation(lengths: doubted ?? length) ?? laterOvulation
        // On the day of its last sign the cycle was not over.
        let lastSign = evidence?.findings.flatMap(\.seen).max() ?? settled
        settledOvulation =
            Self.ovulation(ovulations, expected, from: max(settled, lastSign) - start, evidence)
            ?? ovulations.ovulation(lengths: settledLength) ?? laterOvulation
        self.laterOvulation = laterOvulation
        isOvulationPersonal = ovulations.isPersonal
        func starts(_ fit: [Double], wasMissed: Bool = false) -> LaterStarts {
            posterior.lengths.laterStarts(
                knowing: fit, plan, unlogged: doubt?.unlogged, wasMissed: wasMissed)
        }
        let possible = fit.indices.map { $0 < first ? 0.0 : 1 }
        chances = doubted ?? length
        laterChances = starts(doubt == nil ? fit : possible)
        self.missedPeriod = missedPeriod
        mayBeTwo = doubt != nil

        var next = Forecast.NextStart(length, from: start, missedLogProbability: missed)
        let last = max(first, reached)
        if let missedLog {
            let mixed = missedLog.next(fromDay: due).map(CutMedians.init)
            let certain = CutMedians(promised)
            let day = SteadyDate(from: due, through: last) { day in
                (isDoubted(min(day, undecided)) ? mixed : certain)?.from(max(day, settledDay))
            }.day
            if let day {
                next.start = start + day
                next.range = next.range.reaching(next.start)
            }
            if let doubted {
                let (early, late) = (doubted.quantile(0.1), doubted.quantile(0.9))
                next.range = next.range.reaching(start + early).reaching(start + late)
            }
        }
        self.next = next
        var ifMissed: Forecast.IfMissed?
        var lag = 0
        if isSaid {
            let days = doubt?.nextIfMissed(fromDay: first) ?? length
            var date = Forecast.IfMissed(around: start + due, days, from: start, missed)
            if let medians = doubt?.nextIfMissed(fromDay: due).map(CutMedians.init),
                let day = SteadyDate(from: due, through: last, medians.from).day
            {
                if date.isLikelier { lag = start + day - date.start }
                date.start = start + day
                date.range = date.range.reaching(date.start)
            }
            // By late signs alone the date may be that of a cycle in which nothing was missed.
            if date.start - date.around > Self.closestStarts { ifMissed = date }
        }
        self.ifMissed = ifMissed
        self.lag = lag
        isInDoubt = mayBeTwo && (reached >= 2 * due || ifMissed?.isLikelier ?? false)
        missedStarts = doubt?.nextIfMissed(fromDay: first).map {
            MissedStarts(next: $0, later: starts(possible, wasMissed: true))
        }
        laterStarts =
            if doubt == nil {
                laterChances
            } else if let missedStarts, ifMissed?.isLikelier ?? false {
                missedStarts.later
            } else {
                posterior.lengths.laterStarts(knowing: fit, plan)
            }
    }

    /// The length after which a period was due. An ovulation that came late, up to a week after a period
    /// was expected, explains a delay; a later one is more likely the next cycle's.
    private static func due(_ expected: Int, _ evidence: OvulationEvidence?) -> Int {
        max(expected, dueAfterOvulation(expected, evidence) ?? expected)
    }

    /// The same by an ovulation that left signs alone; `nil` without one of this cycle.
    private static func dueAfterOvulation(_ expected: Int, _ evidence: OvulationEvidence?) -> Int? {
        placed(evidence).flatMap { $0 <= expected + 7 ? $0 + 13 : nil }
    }

    private static func isNextCycles(_ evidence: OvulationEvidence?, _ expected: Int) -> Bool {
        placed(evidence).map { $0 > expected + 7 } ?? false
    }

    /// The likeliest cycle day of an ovulation that there are signs of.
    private static func placed(_ evidence: OvulationEvidence?) -> Int? {
        guard let evidence, evidence.placesOvulation else { return nil }
        return evidence.likelihood.likeliest
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
