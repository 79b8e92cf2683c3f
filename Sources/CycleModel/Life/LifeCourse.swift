import CivilDate

/// The phases of a person's life up to one day, asked what they mean for bleeds and cycles.
struct LifeCourse {
    private struct Span {
        var days: ClosedRange<Day>
        var phase: LifePhase
    }

    /// The spans in order; the days before the first one and between two are ordinary ones.
    private var spans: [Span] = []
    /// The first day of each unbroken time after a birth.
    private var births: [Day] = []
    private var losses: [Loss] = []

    /// The end of a pregnancy that no time after a birth followed.
    private struct Loss {
        /// The first day after it.
        var end: Day
        /// Bleeding that begins on these days is of the loss.
        var bleeding: ClosedRange<Day>
        var pregnancy: LifePhase
    }

    /// Bleeding that begins this many days after a birth is the first that can be a period.
    ///
    /// Lochia last 27 days in the median, one woman in four bleeds again before day 56, and hardly any
    /// of these bleeds is a period (Visness, Kennedy and Ramos 1997,
    /// doi:10.1016/S0029-7844(96)00482-6). Six weeks are when they are over for most, and without
    /// breastfeeding a period may come soon after.
    static let lochia = 42
    /// How many days before and after the end of a lost pregnancy bleeding is of the loss: often a
    /// pregnancy is ended here some days after it began, and there is no period so soon.
    private static let aroundLoss = 13

    init(_ life: Life, through today: Day) {
        let turns = life.turns.prefix { $0.day <= today }
        for (index, turn) in turns.enumerated() {
            let isLast = index + 1 == turns.count
            let end = isLast ? Day(number: .max) : turns[index + 1].day - 1
            let before = index > 0 ? turns[index - 1].phase : .cycling
            if turn.phase.followsBirth {
                if !before.followsBirth { births.append(turn.day) }
            } else if before.isPregnancy, !turn.phase.isPregnancy {
                let first = max(turns[index - 1].day, turn.day - Self.aroundLoss)
                losses.append(
                    Loss(
                        end: turn.day, bleeding: first...(turn.day + Self.aroundLoss),
                        pregnancy: before))
            }
            spans.append(Span(days: turn.day...end, phase: turn.phase))
        }
    }

    func phase(on day: Day) -> LifePhase {
        spans.last { $0.days.contains(day) }?.phase ?? .cycling
    }

    private func birth(before day: Day) -> Day? {
        births.last { $0 <= day }
    }

    /// The birth that the phase on `day` follows; `nil` in other phases.
    func birth(on day: Day) -> Day? {
        phase(on: day).followsBirth ? birth(before: day) : nil
    }

    /// The phase that a bleed from `start` belongs to when it is no period: it comes in a pregnancy, of
    /// its loss, or soon after a birth.
    func phase(ofBleedFrom start: Day) -> LifePhase? {
        let phase = phase(on: start)
        if phase.isPregnancy { return phase }
        if let birth = birth(before: start), start - birth < Self.lochia {
            return phase.followsBirth ? phase : .postpartum
        }
        return loss(bleedingFrom: start)?.pregnancy
    }

    private func loss(bleedingFrom start: Day) -> Loss? {
        losses.last { $0.bleeding.contains(start) }
    }

    /// Whether a bleed is that of a loss, which the next cycle is counted from.
    func isOfLoss(_ start: Day) -> Bool { loss(bleedingFrom: start) != nil }

    /// The phase for which a cycle says nothing about others.
    ///
    /// - Parameter end: The start of the next one.
    func phase(spoilingCycleFrom start: Day, to end: Day) -> LifePhase? {
        if let phase = phase(ofBleedFrom: start) ?? phase(ofBleedFrom: end) { return phase }
        if let birth = births.first(where: { start < $0 && $0 < end }) { return phase(on: birth) }
        guard start < end else { return nil }
        let days = start...(end - 1)
        return spans.first {
            ($0.phase.isPregnancy || $0.phase.isBreak) && $0.days.overlaps(days)
        }?.phase
    }

    /// Whether a pregnancy or a birth lies between a start and a later day, so that nothing can be
    /// counted from that start any more.
    func isCutOff(_ start: Day, from today: Day) -> Bool {
        let loss = loss(bleedingFrom: start)
        if loss == nil, phase(ofBleedFrom: start) != nil { return true }
        if births.contains(where: { start < $0 && $0 <= today }) { return true }
        let firstFree = loss?.end ?? start
        return spans.contains {
            $0.phase.isPregnancy && $0.days.lowerBound <= today
                && $0.days.upperBound >= firstFree
        }
    }

    /// The days after `start` on which a period may have come and not been logged, because of a
    /// break.
    func breakDays(after start: Day, before today: Day) -> [ClosedRange<Day>] {
        spans.compactMap { span in
            guard span.phase.isBreak else { return nil }
            let first = max(span.days.lowerBound, start + 1)
            let last = min(span.days.upperBound, today - 1)
            return first <= last ? first...last : nil
        }
    }

    /// The adjustment that lasts while a cycle from `start` does, a passing one after a birth left out.
    func adjustment(from start: Day) -> LengthAdjustment {
        switch phase(on: start) {
        case .breastfeeding: .afterBirth
        case .cycling, .perimenopause, .pregnancy, .postpartum, .onBreak: .usual
        }
    }

    /// Which of `starts`, the first days of periods, the one on `start` is since the last birth before
    /// it, from 1; `nil` without a birth.
    func numberSinceBirth(_ start: Day, among starts: [Day]) -> Int? {
        guard let birth = birth(before: start) else { return nil }
        return starts.count { $0 >= birth + Self.lochia && $0 <= start }
    }
}

extension LifePhase {
    /// Whether the cycle before it has ended.
    var endsCycles: Bool { isPregnancy || followsBirth }

    /// Whether cycles in it say nothing about others.
    var pausesCycles: Bool { endsCycles || isBreak }

    fileprivate var isPregnancy: Bool {
        if case .pregnancy = self { true } else { false }
    }

    fileprivate var isBreak: Bool {
        if case .onBreak = self { true } else { false }
    }

    fileprivate var followsBirth: Bool { self == .postpartum || self == .breastfeeding }
}
