/// Which of her logged cycles say something about those to come, how much, and why the others don't.
package struct CycleSurvey: Equatable, Sendable {
    /// A cycle that the forecast rests on.
    package struct Counted: Equatable, Sendable {
        package var start: Day
        package var length: Int
        package var answer: IntervalAnswer?
        /// How much it counts against the last one, which counts 1.
        package var weight: Double
    }

    /// A cycle that the forecast does without.
    package struct LeftOut: Equatable, Sendable {
        package var start: Day
        /// In days; `nil` while it is running.
        package var length: Int?
        package var reason: Reason
    }

    package enum Reason: Equatable, Sendable {
        /// Longer than any cycle: she stopped logging, or had a break.
        case gap
        /// She said so.
        case ignored
        /// A method kept her from ovulating in it, or it begins or ends with a bleed of that method's.
        case contraception
        /// It touches a phase of life in which cycles don't come as usual.
        case life(LifePhase)
        /// There are sixty later ones.
        case tooLongAgo
    }

    /// Oldest first.
    package private(set) var counted: [Counted] = []
    /// Oldest first, those of gaps included; the running cycle only where a method or a phase of life
    /// spoils it.
    package private(set) var leftOut: [LeftOut] = []

    /// - Complexity: O(*n* · *courses*) in the number of cycles.
    package init(log: DayLog, today: Day, circumstances: Circumstances = Circumstances()) {
        let cycles = log.through(today).cycles
        let standings = CycleStandings(cycles, circumstances, today: today)
        var intervals: [LoggedInterval] = []
        for (index, cycle) in cycles.enumerated() {
            let reason = standings?[index].reason
            if let reason {
                leftOut.append(LeftOut(start: cycle.start, length: cycle.length, reason: reason))
            } else if cycle.isGap {
                leftOut.append(LeftOut(start: cycle.start, length: cycle.length, reason: .gap))
            } else if circumstances.answers[cycle.start] == .ignored, cycle.length != nil {
                leftOut.append(LeftOut(start: cycle.start, length: cycle.length, reason: .ignored))
            } else if let interval = LoggedInterval(
                cycle, answer: circumstances.answers[cycle.start])
            {
                intervals.append(interval)
            }
        }
        let old = intervals.dropLast(LengthModel.rememberedCycles)
        leftOut += old.map { LeftOut(start: $0.start, length: $0.length, reason: .tooLongAgo) }
        leftOut.sort { $0.start < $1.start }
        var weight = 1.0
        for interval in intervals.suffix(LengthModel.rememberedCycles).reversed() {
            counted.append(
                Counted(
                    start: interval.start, length: interval.length, answer: interval.answer,
                    weight: weight))
            weight *= LengthModel.forgetting
        }
        counted.reverse()
    }
}

/// What her methods and the phases of her life make of each logged cycle.
struct CycleStandings {
    struct Standing {
        /// Why it is left out, if for one of these.
        var reason: CycleSurvey.Reason?
        /// It begins with a period and not with some other bleed.
        var isPeriod: Bool
        /// How cycles came when it began.
        var plan: RhythmPlan
    }

    let life: LifeCourse
    let suppression: Suppression
    private let standings: [Standing]

    /// `nil` where nothing of all this touches any cycle.
    init?(_ cycles: [Cycle], _ circumstances: Circumstances, today: Day) {
        let hasHormones = circumstances.contraception.courses.contains {
            $0.method.ovulationEffect == .suppressed
        }
        guard hasHormones || !circumstances.life.turns.isEmpty else { return nil }
        let life = LifeCourse(circumstances.life, through: today)
        let suppression = Suppression(circumstances.contraception)
        self.life = life
        self.suppression = suppression

        let periods = cycles.map { cycle in
            life.phase(ofBleedFrom: cycle.start) == nil
                && suppression.judge.kind(of: cycle.start) == .period
        }
        let starts = zip(cycles, periods).compactMap { $1 ? $0.start : nil }
        var stretchEnd: Day?
        var sinceHormones = 0
        standings = cycles.indices.map { index in
            let cycle = cycles[index]
            if let stretch = suppression.stretch(before: cycle.start) {
                sinceHormones = stretch.lastHormone == stretchEnd ? sinceHormones + 1 : 1
                stretchEnd = stretch.lastHormone
            }
            var plan = RhythmPlan(life.rhythm(from: cycle.start))
            if stretchEnd != nil { plan.followHormones(sinceHormones) }
            if let number = life.numberSinceBirth(cycle.start, among: starts) {
                plan.followBirth(number)
            }
            if life.isOfLoss(cycle.start) { plan.first = plan.first.joined(with: .afterLoss) }
            var reason = cycle.nextStart.flatMap {
                life.phase(spoilingCycleFrom: cycle.start, to: $0)
            }.map(CycleSurvey.Reason.life)
            if reason == nil, cycle.nextStart == nil,
                let phase = life.phase(ofBleedFrom: cycle.start)
            {
                reason = .life(phase)
            }
            if reason == nil, !suppression.judge.isNatural(cycle, through: today) {
                reason = .contraception
            }
            return Standing(reason: reason, isPeriod: periods[index], plan: plan)
        }
    }

    subscript(index: Int) -> Standing { standings[index] }
}
