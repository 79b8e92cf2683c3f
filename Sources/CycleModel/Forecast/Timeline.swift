import CivilDate

/// What is to come, in order: her own cycles until a method stops them, the bleeds of its packs, and her
/// own cycles again once it ends.
struct Outlook {
    /// Where her own cycles are expected, from one that runs then.
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
    /// She waits for her first period after a birth.
    private let awaitsReturn: Bool

    private let history: History
    private let learned: Learned
    private let standings: CycleStandings
    private let contraception: Contraception
    private let lastIndex: Int?
    /// The first day on which something new may begin.
    private let earliest: Day

    /// How far ahead is looked.
    private let end: Day

    /// How far at least, in days, so that the next bleed does not depend on how much of the forecast is
    /// asked for.
    private static let search = 400

    init(
        _ history: History, _ learned: Learned, _ standings: CycleStandings,
        _ contraception: Contraception, through horizon: Day
    ) {
        self.history = history
        self.learned = learned
        self.standings = standings
        self.contraception = contraception
        let today = history.today
        pattern = contraception.withdrawalPattern(of: history.cycles, before: today)
        lastIndex = history.cycles.indices.last
        earliest = max(
            today + (history.isTodayDry ? 1 : 0),
            history.cycles.last.map { $0.period.upperBound + 3 } ?? today)
        awaitsReturn = standings.awaitsReturn(history.cycles, today: today)

        end = max(horizon, today + Self.search)
        let current = standings.suppression.stretch(on: today)
        addRunningCycles(current)
        var stretch = current ?? standings.suppression.next(after: today)
        while let stopped = stretch, stopped.span.days.lowerBound <= end {
            addBleeds(of: stopped)
            addCycles(after: stopped)
            stretch = standings.suppression.next(after: stopped.span.days.upperBound)
        }
    }

    // MARK: - Her own cycles

    /// Those that run today.
    private mutating func addRunningCycles(_ current: Suppression.Stretch?) {
        let today = history.today
        guard !awaitsReturn else { return }
        if let current, current.span.opening?.contains(today) != true { return }
        let stop = current ?? standings.suppression.next(after: today)
        let ended = standings.suppression.ended(by: today)
        if let lastIndex, ended.map({ history.cycles[lastIndex].start > $0.lastHormone }) ?? true {
            let start = history.cycles[lastIndex].start
            let standing = standings[lastIndex]
            // A period in the first days of a method ends the cycle before it.
            if let current, start >= current.span.days.lowerBound || !standing.isPeriod { return }
            if let ended, !ended.returnsSoon, !standing.isPeriod { return }
            var plan = standing.plan
            plan.last(in: standings.life.rhythm(from: today))
            guard !standings.life.isCutOff(start, from: today),
                !mayHaveMissedOne(since: start, plan)
            else { return }
            add(start, plan, after: ended, until: stop, isLogged: true)
        } else if let ended, current == nil, ended.returnsSoon {
            let bleed = lastBleed(of: ended)
            let start = bleed?.days.lowerBound ?? ended.span.days.upperBound + 1
            guard !standings.life.isCutOff(start, from: today) else { return }
            if let bleed, canStillCome(bleed) { parts.append(.bleed(bleed)) }
            var plan = RhythmPlan(standings.life.rhythm(from: today))
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
        guard !standings.life.isCutOff(start, from: history.today) else { return }
        var plan = RhythmPlan(standings.life.rhythm(from: history.today))
        plan.followHormones(1)
        add(
            start, plan, after: stopped,
            until: standings.suppression.next(after: stopped.span.days.upperBound),
            earliest: answer == nil ? bleed?.days.upperBound : nil, isLogged: answer != nil)
    }

    /// - Parameters:
    ///   - period: The last day of the bleed that opens them, where it isn't logged.
    private mutating func add(
        _ start: Day, _ plan: RhythmPlan, after ended: Suppression.Stretch?,
        until stop: Suppression.Stretch?, earliest period: Day? = nil, isLogged: Bool
    ) {
        var first = earliest
        if let period { first = max(first, period + 3) }
        // What comes sooner is still a withdrawal bleed.
        if let ended { first = max(first, ended.span.days.upperBound + Contraception.tail + 1) }
        guard
            let running = RunningCycle(
                learned, Anchor(start: start, earliest: first, plan: plan),
                today: max(history.today, start),
                evidence: isLogged ? history.evidence(since: start) : nil)
        else { return }
        // What is planned for a time that nobody asks about stops nothing.
        let stop = stop.flatMap { $0.span.days.lowerBound <= end ? $0 : nil }
        let lower = stop?.span.days.lowerBound
        parts.append(
            .cycles(
                Cycles(
                    running: running, end: stop?.span.opening?.upperBound ?? lower.map { $0 - 1 },
                    fertileEnd: lower.map { $0 - 1 }, isLogged: isLogged)))
    }

    /// Whether a period may well have come on a break since `start`, and not been logged.
    private func mayHaveMissedOne(since start: Day, _ plan: RhythmPlan) -> Bool {
        let breaks = standings.life.breakDays(after: start, before: history.today)
        guard !breaks.isEmpty else { return false }
        let expected = learned.lengths.during(plan.first).next
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
        var outcomes = Outcomes(today: history.today, farthest: Predictor.farthest)
        for part in parts where outcomes.rest > 0.002 {
            switch part {
            case .cycles(let cycles):
                let running = cycles.running
                outcomes.add(
                    running.length.probabilities, from: running.start, latest: cycles.end)
            case .bleed(let bleed):
                outcomes.add(
                    pattern.probabilities.lazy.map { $0 * bleed.chance },
                    from: bleed.pause.lastHormone, earliest: earliest,
                    latest: bleed.pause.bleedStarts.upperBound, taken: bleed.chance)
            }
        }
        var missed = 0.0
        if case .cycles(let cycles) = parts.first, cycles.isLogged {
            missed = cycles.running.next.missedLogProbability
        }
        guard outcomes.isLikely, let part = outcomes.likeliest,
            let next = outcomes.next(missedLogProbability: missed)
        else { return nil }
        return (part, next)
    }

    /// Why there is no next one.
    var reason: Forecast.Reason {
        let today = history.today
        switch standings.life.phase(on: today) {
        case .postpartum where awaitsReturn: return .postpartum
        case .breastfeeding where awaitsReturn: return .breastfeeding
        default: break
        }
        if standings.suppression.stretch(on: today) != nil || !parts.isEmpty { return .suppressed }
        let last = history.cycles.indices.last { standings[$0].isPeriod } ?? lastIndex
        if let last, standings.life.isCutOff(history.cycles[last].start, from: today) {
            return .pregnancyOver
        }
        return last.map { .quietSince(history.cycles[$0].start) } ?? .nothingLogged
    }
}

extension RhythmPlan {
    /// A phase of life that began during the first cycle lasts on.
    mutating func last(in rhythm: Rhythm) {
        first = first.joined(with: rhythm)
        later = rhythm
    }
}

extension CycleStandings {
    /// Whether the time after a birth is still without a period.
    func awaitsReturn(_ cycles: [Cycle], today: Day) -> Bool {
        guard let birth = life.birth(on: today) else { return false }
        return !cycles.indices.contains { cycles[$0].start >= birth && self[$0].isPeriod }
    }
}
