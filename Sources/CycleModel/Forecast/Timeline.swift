import CivilDate

/// What is to come, in order: natural cycles until a method stops them, the bleeds of its packs, and
/// natural cycles again once it ends.
struct Timeline {
    /// A span in which natural cycles are expected, from one that runs then.
    struct Cycles {
        var running: RunningCycle
        /// The last day on which a period of theirs may begin, where a method stops them.
        var end: Day?
        /// The last day that fertile days are forecast for, where a method stops them.
        var fertileEnd: Day?
        /// It is counted from what is logged, not from what is forecast.
        var isLogged: Bool
    }

    enum Part {
        case cycles(Cycles)
        case bleed(WithdrawalBleed)
    }

    private(set) var parts: [Part] = []
    /// When withdrawal bleeds come.
    let pattern: WithdrawalPattern
    /// The first period after a birth is still to come.
    private let awaitsReturn: Bool

    private let history: History
    private let posterior: Posterior
    private let assessments: CycleAssessments
    private let contraception: Contraception
    private let lastIndex: Int?
    /// The first day on which something new may begin.
    private let earliest: Day
    /// The same by the log alone, whatever day is today; `nil` with nothing logged.
    private let settled: Day?

    /// How far ahead is looked.
    private let end: Day

    /// How far at least, in days, so that the next bleed does not depend on how much of the forecast is
    /// asked for.
    private static let search = 400

    init(
        _ history: History, _ posterior: Posterior, _ assessments: CycleAssessments,
        _ contraception: Contraception, through horizon: Day
    ) {
        self.history = history
        self.posterior = posterior
        self.assessments = assessments
        self.contraception = contraception
        let today = history.today
        pattern = contraception.withdrawalPattern(of: history.cycles, before: today)
        lastIndex = history.cycles.indices.last
        settled = history.cycles.last.map { $0.lastBleedDay + 3 }
        earliest = max(today + (history.isTodayDry ? 1 : 0), settled ?? today)
        awaitsReturn = assessments.awaitsReturn(history.cycles, today: today)

        end = max(horizon, today + Self.search)
        let current = assessments.suppression.stretch(on: today)
        addRunningCycles(current)
        var stretch = current ?? assessments.suppression.next(after: today)
        while let stopped = stretch, stopped.span.days.lowerBound <= end {
            addBleeds(of: stopped)
            addCycles(after: stopped)
            stretch = assessments.suppression.next(after: stopped.span.days.upperBound)
        }
    }

    // MARK: - Natural cycles

    /// Those that run today.
    private mutating func addRunningCycles(_ current: Suppression.Stretch?) {
        let today = history.today
        guard !awaitsReturn else { return }
        if let current, current.span.opening?.contains(today) != true { return }
        let stop = current ?? assessments.suppression.next(after: today)
        let ended = assessments.suppression.ended(by: today)
        if let lastIndex, ended.map({ history.cycles[lastIndex].start > $0.lastHormone }) ?? true {
            let start = history.cycles[lastIndex].start
            let assessment = assessments[lastIndex]
            // A period in the first days of a method ends the cycle before it.
            if let current, start >= current.span.days.lowerBound || !assessment.isPeriod { return }
            if let ended, !ended.returnsSoon, !assessment.isPeriod { return }
            var plan = assessment.plan
            plan.last(in: assessments.life.adjustment(from: today))
            guard !assessments.life.isCutOff(start, from: today),
                !mayHaveMissedOne(since: start, plan)
            else { return }
            add(start, plan, after: ended, until: stop, isLogged: true)
        } else if let ended, current == nil, ended.returnsSoon {
            let bleed = lastBleed(of: ended)
            let start = bleed?.days.lowerBound ?? ended.span.days.upperBound + 1
            guard !assessments.life.isCutOff(start, from: today) else { return }
            if let bleed, canStillCome(bleed) { parts.append(.bleed(bleed)) }
            var plan = AdjustmentPlan(assessments.life.adjustment(from: today))
            plan.followHormones(1)
            add(
                start, plan, after: ended, until: stop, earliest: bleed?.days.upperBound,
                isLogged: false)
        }
    }

    /// Those that follow a time without ovulation which ends some day.
    private mutating func addCycles(after stopped: Suppression.Stretch) {
        guard !awaitsReturn, stopped.returnsSoon, stopped.span.days.upperBound < end else { return }
        let bleed = lastBleed(of: stopped)
        let answer = bleed.flatMap(answer(to:))
        let start =
            answer.map { history.cycles[$0].start } ?? bleed?.days.lowerBound
            ?? stopped.span.days.upperBound + 1
        guard !assessments.life.isCutOff(start, from: history.today) else { return }
        var plan = AdjustmentPlan(assessments.life.adjustment(from: history.today))
        plan.followHormones(1)
        add(
            start, plan, after: stopped,
            until: assessments.suppression.next(after: stopped.span.days.upperBound),
            earliest: answer == nil ? bleed?.days.upperBound : nil, isLogged: answer != nil)
    }

    /// - Parameters:
    ///   - period: The last day of the bleed that opens them, where it isn't logged.
    private mutating func add(
        _ start: Day, _ plan: AdjustmentPlan, after ended: Suppression.Stretch?,
        until stop: Suppression.Stretch?, earliest period: Day? = nil, isLogged: Bool
    ) {
        var settled = max(isLogged ? self.settled ?? start : start, start)
        if let period { settled = max(settled, period + 3) }
        // What comes sooner is still a withdrawal bleed.
        if let ended {
            settled = max(settled, ended.span.days.upperBound + Contraception.tail + 1)
        }
        guard
            let running = RunningCycle(
                posterior, from: start, nextFrom: max(earliest, settled), settled: settled, plan,
                today: max(history.today, start),
                evidence: isLogged ? history.evidence(since: start) : nil,
                isAnswered: !isLogged || history.isAnswered(start),
                presence: isLogged ? history.presence(since: start) : Presence())
        else { return }
        // What is planned for a time that nobody asks about stops nothing.
        let stop = stop.flatMap { $0.span.days.lowerBound <= end ? $0 : nil }
        let lower = stop?.span.days.lowerBound
        // Days of the method that have no window are barred; in its run-in there may be one.
        let fertileEnd = stop.map { min($0.span.days.lowerBound + 20, $0.span.days.upperBound) }
        parts.append(
            .cycles(
                Cycles(
                    running: running, end: stop?.span.opening?.upperBound ?? lower.map { $0 - 1 },
                    fertileEnd: fertileEnd, isLogged: isLogged)))
    }

    /// Whether a period may well have come on a break since `start`, and not been logged.
    private func mayHaveMissedOne(since start: Day, _ plan: AdjustmentPlan) -> Bool {
        let breaks = assessments.life.breakDays(after: start, before: history.today)
        guard !breaks.isEmpty else { return false }
        let expected = posterior.lengths.adjusted(by: plan.first).next
        let risk = breaks.reduce(0) { sum, days in
            days.prefix(LengthModel.longest).reduce(sum) { $0 + expected[$1 - start] }
        }
        return risk > 0.1
    }

    // MARK: - Bleeds of packs

    private mutating func addBleeds(of stopped: Suppression.Stretch) {
        let first = max(history.today - 60, stopped.span.days.lowerBound)
        let last = min(end, stopped.span.days.upperBound + 60)
        for bleed in contraception.withdrawalBleeds(from: first, through: last, pattern: pattern)
        where stopped.span.days.contains(bleed.pause.lastHormone) && canStillCome(bleed) {
            parts.append(.bleed(bleed))
        }
    }

    private func lastBleed(of stopped: Suppression.Stretch) -> WithdrawalBleed? {
        guard stopped.span.days.upperBound < PackTimeline.days.upperBound else { return nil }
        return contraception.withdrawalBleeds(
            from: stopped.lastHormone, through: stopped.lastHormone + 170, pattern: pattern
        ).last { $0.pause.lastHormone == stopped.lastHormone }
    }

    private func canStillCome(_ bleed: WithdrawalBleed) -> Bool {
        bleed.pause.bleedStarts.upperBound >= earliest && answer(to: bleed) == nil
    }

    /// The logged bleed that this one was.
    private func answer(to bleed: WithdrawalBleed) -> Int? {
        history.cycles.indices.suffix(4).last { index in
            let period = history.cycles[index].period
            return bleed.pause.bleedStarts.contains(period.lowerBound)
                || period.contains(bleed.pause.days.lowerBound)
        }
    }

    // MARK: - The forecast

    /// Which part the next bleed is likeliest of, and when it comes; `nil` where none is likelier to come
    /// than not.
    func next() -> (part: Int, start: Forecast.NextStart)? {
        if case .cycles(let cycles) = parts.first, cycles.end == nil {
            return (0, cycles.running.next)
        }
        var possible = PossibleBleeds(today: history.today)
        for part in parts where possible.rest > 0.002 {
            switch part {
            case .cycles(let cycles):
                let running = cycles.running
                possible.add(
                    running.length.probabilities, from: running.start, latest: cycles.end)
            case .bleed(let bleed):
                possible.add(
                    pattern.probabilities.lazy.map { $0 * bleed.chance },
                    from: bleed.pause.lastHormone, earliest: earliest,
                    latest: bleed.pause.bleedStarts.upperBound, taken: bleed.chance)
            }
        }
        var missed = 0.0
        if case .cycles(let cycles) = parts.first, cycles.isLogged {
            missed = cycles.running.next.missedLogProbability
        }
        guard possible.isLikely, let part = possible.likeliest,
            let next = possible.next(missedLogProbability: missed)
        else { return nil }
        return (part, next)
    }

    /// What was to be expected of a part on the day after the last bleeding.
    ///
    /// - Parameter limit: When a period of the person's own cycles is late.
    func promise(ofPart part: Int, _ limit: Promise.Limit) -> Promise? {
        switch parts[part] {
        case .cycles(let cycles):
            let running = cycles.running
            let days = cycles.end.flatMap { running.promised.through($0 - running.start) }
            return Promise(
                days ?? running.promised, from: running.start, delay: running.promisedDelay, limit)
        case .bleed(let bleed):
            guard let method = contraception[bleed.course]?.method else { return nil }
            let last = bleed.pause.lastHormone
            let days = DayDistribution(summingToOne: pattern.probabilities)
            return days.through(bleed.pause.bleedStarts.upperBound - last)
                .flatMap { $0.from((settled ?? last) - last) }
                .map { Promise($0, from: last, .never(.method(method))) }
        }
    }

    /// When the next start is expected if one was not logged; `nil` where a part of something else comes first.
    ///
    /// - Parameter next: The next start.
    func ifMissed(ofPart part: Int, _ next: Forecast.NextStart) -> Forecast.IfMissed? {
        guard part == 0, case .cycles(let cycles) = parts[part], cycles.isLogged,
            var found = cycles.running.ifMissed
        else { return nil }
        guard let end = cycles.end else { return found }
        if cycles.running.missedPeriod?.movesForecast ?? false {
            // Where a pack's bleed may come instead, the date is of both.
            (found.start, found.range) = (next.start, next.range)
        } else if found.start > end {
            return nil
        }
        return found
    }

    /// Why there is no next one.
    var reason: Forecast.Reason {
        let today = history.today
        switch assessments.life.phase(on: today) {
        case .postpartum where awaitsReturn: return .postpartum
        case .breastfeeding where awaitsReturn: return .breastfeeding
        default: break
        }
        if assessments.suppression.stretch(on: today) != nil || !parts.isEmpty {
            return .suppressed
        }
        let last = history.cycles.indices.last { assessments[$0].isPeriod } ?? lastIndex
        if let last, assessments.life.isCutOff(history.cycles[last].start, from: today) {
            return .pregnancyOver
        }
        return last.map { .quietSince(history.cycles[$0].start) } ?? .nothingLogged
    }
}

extension AdjustmentPlan {
    /// A phase of life that began during the first cycle lasts on.
    mutating func last(in adjustment: LengthAdjustment) {
        first = first.joined(with: adjustment)
        later = adjustment
    }
}

extension CycleAssessments {
    /// Whether the time after a birth is still without a period.
    func awaitsReturn(_ cycles: [Cycle], today: Day) -> Bool {
        guard let birth = life.birth(on: today) else { return false }
        return !cycles.indices.contains { cycles[$0].start >= birth && self[$0].isPeriod }
    }
}
