import CivilDate

/// What methods and phases of life make of each logged cycle.
struct CycleAssessments {
    struct Assessment {
        /// Why it is left out, if for one of these.
        var reason: LeftOutCycle.Reason?
        /// It begins with a period and not with some other bleed.
        var isPeriod: Bool
        /// How cycles came when it began.
        var plan: AdjustmentPlan
    }

    let life: LifeCourse
    let suppression: Suppression
    private let assessments: [Assessment]

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
                && suppression.classifier.kind(of: cycle.start) == .period
        }
        let starts = zip(cycles, periods).compactMap { $1 ? $0.start : nil }
        var stretchEnd: Day?
        var sinceHormones = 0
        assessments = cycles.indices.map { index in
            let cycle = cycles[index]
            if let stretch = suppression.stretch(before: cycle.start) {
                sinceHormones = stretch.lastHormone == stretchEnd ? sinceHormones + 1 : 1
                stretchEnd = stretch.lastHormone
            }
            var plan = AdjustmentPlan(life.adjustment(from: cycle.start))
            if stretchEnd != nil { plan.followHormones(sinceHormones) }
            if let number = life.numberSinceBirth(cycle.start, among: starts) {
                plan.followBirth(number)
            }
            if life.isOfLoss(cycle.start) { plan.first = plan.first.joined(with: .afterLoss) }
            var reason = cycle.nextStart.flatMap {
                life.phase(spoilingCycleFrom: cycle.start, to: $0)
            }.map(LeftOutCycle.Reason.life)
            if reason == nil, cycle.nextStart == nil,
                let phase = life.phase(ofBleedFrom: cycle.start)
            {
                reason = .life(phase)
            }
            if reason == nil, !suppression.classifier.isNatural(cycle, through: today) {
                reason = .contraception
            }
            return Assessment(reason: reason, isPeriod: periods[index], plan: plan)
        }
    }

    subscript(index: Int) -> Assessment { assessments[index] }
}
