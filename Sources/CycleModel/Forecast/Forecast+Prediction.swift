package import CivilDate

extension Forecast {
    /// What to expect after `today`.
    ///
    /// Days after `today` in the log don't count. The next period can start today, but not on a day
    /// that would still belong to the last period, nor today if today is logged as a day without
    /// bleeding. The model and its sources are in docs/prediction.md.
    ///
    /// - Parameters:
    ///   - horizon: Periods are forecast whose median start is no later; at most ten years ahead.
    ///   - fertileShare: How much of the fertile days that are to be expected a window holds.
    ///   - showsFertility: Without it there are no windows, no fertile days and no signs of ovulation,
    ///     though what was recorded of them still sharpens the next start.
    ///   - circumstances: What else shapes the forecast.
    package init(
        log: DayLog, today: Day, through horizon: Day, fertileShare: Double = Fertility.usualShare,
        showsFertility: Bool = true, circumstances: Circumstances = Circumstances()
    ) {
        self.init(today: today)
        let history = History(log, today: today, circumstances: circumstances)
        loggedStarts = history.cycles.map(\.start)
        lengths = history.lengths
        cyclesUsed = lengths.counted.count
        runningPeriod = RunningPeriod(history, circumstances)
        // A period that is over counts.
        expectedPeriodLength =
            history.periodLengths(except: runningPeriod == nil ? nil : history.cycles.indices.last)
            .median
        self.horizon = today + min(max(horizon - today, -1), Self.farthest)
        self.showsFertility = showsFertility
        lapse = circumstances.contraception.lapse(on: today, log: log)
        lighteningMethod = circumstances.contraception.lighteningMethod(on: today)
        switch circumstances.life.phase(on: today) {
        case .pregnancy(let due): reason = .pregnant(due: due)
        case .onBreak(let why): reason = .onBreak(reason: why)
        case .cycling, .postpartum, .breastfeeding, .perimenopause:
            if let lapse, circumstances.contraception.stopsOvulation(lapse.course) {
                reason = .dosesSkipped(lapse.doses)
                return
            }
            let limit = Promise.Limit(history, circumstances, cyclesUsed: cyclesUsed)
            var fertility: [Fertility] = []
            if let assessments = history.assessments {
                let timeline = Timeline(
                    history, Posterior(history), assessments, circumstances.contraception,
                    through: self.horizon)
                fertility = predict(timeline, limit, share: fertileShare)
            } else {
                fertility = predict(history, limit, share: fertileShare)
            }
            if let promise, case .never(.method) = promise.limit, let cycle = history.cycles.last {
                // A method that began after the period was due does not say why it did not come.
                let limit = Promise.Limit(
                    history, circumstances, cyclesUsed: cyclesUsed, by: promise.range.upperBound)
                self.promise = promise.limited(to: limit, from: cycle.start)
            }
            guard showsFertility else {
                windows = []
                evidence = nil
                return
            }
            self.fertility = fertility
            let natural = periods.lazy.filter { $0.source == .cycle }.map(\.days.lowerBound)
            barred = circumstances.contraception.barredDays(
                windows: fertileWindows.map(\.days), after: loggedStarts + natural)
            if let window = windows.first, window.number == 0 {
                ovulationEffect = barred.effect(onOvulation: window.ovulation)
            }
            if isOpenAfterMethod(circumstances.contraception) {
                let end = periods.first.map { $0.days.lowerBound - 1 } ?? horizon
                openAfterMethod = today <= end ? today...end : nil
                barred.all += [openAfterMethod].compactMap(\.self)
            }
            windows = windows.compactMap { $0.without(barred.all) }
        }
    }

    /// Whether methods that affect ovulation are over, and nothing since then tells if there is one in this cycle.
    private func isOpenAfterMethod(_ contraception: Contraception) -> Bool {
        let begun = contraception.courses.filter {
            $0.method.ovulationEffect != .unaffected && $0.start <= today
        }
        let ends = begun.compactMap(\.end)
        guard ends.count == begun.count, let last = ends.max(), last < today,
            !barred.stopped.contains(where: { $0.contains(today) })
        else { return false }
        switch reason {
        case nil: return ovulationEffect == .uncertain && evidence?.certainDate == nil
        case .quietSince, .suppressed: return loggedStarts.last.map { $0 <= last } ?? true
        default: return false
        }
    }

    /// The number of days ahead beyond which nothing is forecast: ten years.
    static let farthest = 3_660

    /// Predicts from the logged cycles where nothing else shapes them.
    private mutating func predict(
        _ history: History, _ limit: Promise.Limit, share: Double
    ) -> [Fertility] {
        guard let cycle = history.cycles.last else {
            reason = .nothingLogged
            return []
        }
        // A start up to two days after a period day is still the same period.
        let settled = cycle.lastBleedDay + 3
        let earliest = max(history.today + (history.isTodayDry ? 1 : 0), settled)
        guard
            let running = RunningCycle(
                Posterior(history), from: cycle.start, nextFrom: earliest, settled: settled,
                today: today, evidence: history.evidence(since: cycle.start),
                isAnswered: history.isAnswered(cycle.start),
                presence: history.presence(since: cycle.start))
        else {
            reason = .quietSince(cycle.start)
            return []
        }
        let promise = Promise(
            running.promised, from: running.start, delay: running.promisedDelay, limit)
        var start = running.next
        start.show(promise, running.ifMissed)
        next = start
        self.promise = promise
        self.running = running
        loggedStart = running.start
        missedPeriod = running.missedPeriod
        ifMissed = running.ifMissed
        evidence = running.evidence
        var sequence = PeriodSequence(through: horizon)
        sequence.add(running, next: start, length: expectedPeriodLength)
        periods = sequence.periods
        let fertility = Fertility(running, share: share)
        windows = fertility.windows(opening: periods[...])
        return [fertility]
    }

    /// Predicts from a timeline where methods and phases of life shape the cycles too.
    private mutating func predict(
        _ timeline: Timeline, _ limit: Promise.Limit, share: Double
    ) -> [Fertility] {
        guard let (part, found) = timeline.next() else {
            reason = timeline.reason
            return []
        }
        var start = found
        if case .bleed(let bleed) = timeline.parts[part] {
            start.source = .pack(course: bleed.course, pack: bleed.pack)
        }
        promise = timeline.promise(ofPart: part, limit)
        ifMissed = timeline.ifMissed(ofPart: part, found)
        start.show(promise, ifMissed)
        next = start
        var fertility: [Fertility] = []
        var sequence = PeriodSequence(through: horizon)
        for (index, coming) in timeline.parts.enumerated() {
            let count = sequence.periods.count
            switch coming {
            case .bleed(let bleed):
                guard index >= part else { continue }
                sequence.add(
                    index == part ? start.shown.start : bleed.days.lowerBound,
                    index == part ? start.shown.range : bleed.startRange,
                    length: timeline.pattern.length,
                    .pack(course: bleed.course, pack: bleed.pack))
            case .cycles(let cycles):
                let running = cycles.running
                if index >= part {
                    sequence.add(
                        running, next: index == part ? start : running.next, through: cycles.end,
                        length: expectedPeriodLength)
                }
                if index == part {
                    self.running = running
                    isRunningLogged = cycles.isLogged
                }
                if index == 0, cycles.isLogged {
                    loggedStart = running.start
                    missedPeriod = running.missedPeriod
                    evidence = running.evidence
                }
                let days = Fertility(running, share: share, through: cycles.fertileEnd)
                fertility.append(days)
                let numbers = Set(windows.map(\.number))
                windows += days.windows(
                    opening: sequence.periods[count...], after: cycles.isLogged ? 0 : count
                ).filter { !numbers.contains($0.number) }
            }
        }
        periods = sequence.periods
        return fertility
    }

    /// Lets the last period run through the days to come that are recorded of it, as those of a forecast are that was
    /// confirmed in a calendar.
    ///
    /// - Parameters:
    ///   - log: With its days after `today`.
    ///   - last: The last cycle by then.
    package mutating func runThroughRecordedDays(of log: DayLog, in last: Cycle?) {
        guard let last, today - last.period.upperBound <= 1,
            let end = log.recordedEnd(ofBleedThrough: last.period.upperBound, after: today)
        else { return }
        runningPeriod = RunningPeriod(
            days: last.period, day: today - last.start + 1, expectedLength: end - last.start + 1,
            toCome: (last.period.upperBound + 1)...end)
    }
}

extension Forecast.RunningPeriod {
    /// `nil` without one. How long it will be depends on how long the other periods were.
    fileprivate init?(_ history: History, _ circumstances: Circumstances) {
        guard let index = history.cycles.indices.last else { return nil }
        let last = history.cycles[index]
        let isOver = last.isPeriodEnded || history.today - last.period.upperBound > 1
        guard !isOver, let expected = history.expectedLength(ofBleed: index, circumstances),
            last.periodLength < expected
        else { return nil }
        days = last.period
        day = history.today - last.start + 1
        expectedLength = expected
        let (next, end) = (last.period.upperBound + 1, last.start + (expected - 1))
        toCome = !history.isTodayDry && next <= end ? next...end : nil
    }
}

extension History {
    /// How long the bleed at `index`, the last one, is expected to be; `nil` where nobody can tell.
    fileprivate func expectedLength(ofBleed index: Int, _ circumstances: Circumstances) -> Int? {
        if assessments?[index].isPeriod ?? true { return periodLengths(except: index).median }
        guard let assessments, assessments.life.phase(ofBleedFrom: cycles[index].start) == nil,
            assessments.suppression.classifier.kind(of: cycles[index].start) == .withdrawal
        else { return nil }
        return circumstances.contraception.withdrawalPattern(of: cycles, before: today).length
    }
}
