extension Forecast {
    /// What to expect after `today`.
    ///
    /// Days after `today` in the log don't count. The next period can start today, but not on a day
    /// that would still belong to the last period, nor today if today is logged as a day without
    /// bleeding. The model and its sources are in docs/prediction.md.
    ///
    /// - Parameters:
    ///   - horizon: Periods are forecast whose median start is no later; at most ten years ahead.
    ///   - fertileThreshold: How likely a day must be fertile to belong to a window. Where nothing
    ///     is that likely, because ovulation is hard to place, half of the likeliest day's share.
    ///   - showsFertility: Without it there are no windows, no fertile days and no signs of ovulation,
    ///     though what she recorded of them still sharpens the next start.
    ///   - circumstances: What else she told that shapes it.
    package init(
        log: DayLog, today: Day, through horizon: Day, fertileThreshold: Double = 0.20,
        showsFertility: Bool = true, circumstances: Circumstances = Circumstances()
    ) {
        self.init(today: today)
        let history = History(log, today: today, circumstances: circumstances)
        let predictor = Predictor(history)
        runningPeriod = predictor.runningPeriod
        expectedPeriodLength = predictor.periodLength
        cyclesUsed = predictor.cyclesUsed
        intervals = history.intervals
        switch circumstances.life.phase(on: today) {
        case .pregnancy(let due):
            reason = .pregnant(due: due)
            return
        case .onBreak(let why):
            reason = .onBreak(reason: why)
            return
        case .cycling, .postpartum, .breastfeeding, .perimenopause: break
        }
        guard let lastStart = history.cycles.last?.start else {
            reason = .nothingLogged
            return
        }
        guard let running = RunningCycle(history) else {
            reason = .quietSince(lastStart)
            return
        }
        let ahead = min(max(horizon - today, -1), Predictor.farthest)
        let last = today + ahead
        next = running.next
        missedPeriod = circumstances.answers[lastStart] == nil ? running.missedPeriod : nil
        periods = predictor.periods(after: running, through: last)
        self.horizon = last
        guard showsFertility else { return }
        evidence = running.evidence
        let fertility = Fertility(running, threshold: fertileThreshold)
        fertileWindows = fertility.windows(opening: periods)
        self.fertility = fertility
    }
}

/// From a history to the periods ahead.
struct Predictor {
    /// The number of days ahead beyond which nothing is forecast: ten years.
    static let farthest = 3_660

    var runningPeriod: Forecast.RunningPeriod?
    /// The median length of her periods, in days.
    var periodLength: Int
    var cyclesUsed: Int

    init(_ history: History) {
        cyclesUsed = min(
            history.intervals.count { $0.answer != .ignored }, LengthModel.rememberedCycles)
        // Whether the last period is over depends on how long her other periods were; if it is, it
        // counts.
        let others = history.periodLengths(except: history.cycles.indices.last).median
        periodLength = others
        guard let last = history.cycles.last else { return }
        if history.today - last.period.upperBound <= 1, last.periodLength < others {
            runningPeriod = Forecast.RunningPeriod(
                days: last.period, day: history.today - last.start + 1, expectedLength: others)
        } else {
            periodLength = history.periodLengths(except: nil).median
        }
    }

    /// The periods whose median start is not after `last`, in order and never overlapping.
    func periods(after running: RunningCycle, through last: Day) -> [Forecast.PredictedPeriod] {
        var periods: [Forecast.PredictedPeriod] = []
        var start = running.next.start
        var range = running.next.range
        while start <= last {
            let number = periods.count + 1
            periods.append(
                Forecast.PredictedPeriod(
                    number: number, days: start...(start + (periodLength - 1)), startRange: range))
            let mixture = running.farStarts.start(number + 1)
            func day(_ level: Double, after earliest: Day) -> Day {
                max(running.start + Int(mixture.quantile(level).rounded()), earliest)
            }
            // The order holds by itself but for the step from the exact next start to the sums
            // after it. A day without a period day must lie between two periods, or they would be
            // one.
            let median = day(0.5, after: start + (periodLength + 2))
            let early = min(day(0.1, after: range.lowerBound + 1), median)
            let late = max(day(0.9, after: range.upperBound + 1), median)
            start = median
            range = early...late
        }
        return periods
    }
}
