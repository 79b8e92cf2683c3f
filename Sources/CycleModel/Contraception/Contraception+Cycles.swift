package import CivilDate

/// Where a logged bleed comes from.
package enum BleedKind: String, Sendable {
    /// A period that ends a cycle.
    case period
    /// It answers a break of a method that keeps her from ovulating, or that method's end.
    case withdrawal
    /// It came while such a method was giving its hormones.
    case breakthrough
}

extension Contraception {
    /// How many days after the last suppressed day a bleed can't yet be a period: no follicle ripens and
    /// no luteal phase ends in less.
    static let tail = 11

    /// Where a bleed that began on `start` comes from.
    ///
    /// A bleed that begins in the first seven days of a first course still belongs to the cycle
    /// before it, as most begin pills, patches and rings on a period's first days.
    package func kind(ofBleedFrom start: Day) -> BleedKind {
        BleedJudge(self).kind(of: start)
    }

    /// The cycles that say something about her own rhythm.
    ///
    /// Those that begin or end with a withdrawal or breakthrough bleed don't, nor those in which a
    /// method kept her from ovulating. With methods that leave ovulation uncertain she bleeds to a
    /// rhythm of her own, so that their cycles count, although no fertile window can be placed in them.
    ///
    /// - Parameter today: How far the running cycle has come.
    /// - Complexity: O(*cycles* · *courses*).
    package func naturalCycles(of cycles: [Cycle], through today: Day) -> [Cycle] {
        guard courses.contains(where: { $0.method.ovulationEffect == .suppressed }) else {
            return cycles
        }
        let judge = BleedJudge(self)
        return cycles.filter { judge.isNatural($0, through: today) }
    }

    /// When her withdrawal bleeds came and how long they were, or what is usual while few are logged.
    package func withdrawalPattern(of cycles: [Cycle], before today: Day) -> WithdrawalPattern {
        let judge = BleedJudge(self)
        return WithdrawalPattern(
            cycles.compactMap { cycle in
                guard let lastHormone = judge.lastHormone(before: cycle.start),
                    today - cycle.period.upperBound > 1
                else { return nil }
                return (
                    cycle.start - lastHormone, cycle.isPeriodEndUnknown ? nil : cycle.periodLength
                )
            })
    }
}

/// Tells bleeds apart; holds what would otherwise be worked out again for each of them.
struct BleedJudge {
    let courses: [ContraceptionCourse]
    let spans: [SuppressedSpan]

    init(_ contraception: Contraception) {
        courses = contraception.courses.filter { $0.method.ovulationEffect == .suppressed }
        spans = contraception.suppressedSpans
    }

    func kind(of start: Day) -> BleedKind {
        if lastHormone(before: start) != nil { return .withdrawal }
        for span in spans {
            if span.days.contains(start) {
                return span.opening?.contains(start) == true ? .period : .breakthrough
            }
            let since = span.days.upperBound.distance(to: start)
            if since > 0, since <= Contraception.tail { return .withdrawal }
        }
        return .period
    }

    /// The last day with a hormone before the break that a bleed from `start` answers; a break that
    /// another course fills is none.
    func lastHormone(before start: Day) -> Day? {
        guard PackTimeline.days.contains(start) else { return nil }
        for course in courses {
            let breaks = course.breaks(
                from: start - HormoneBreak.aftermath, through: start)
            if let pause = breaks.last(where: { $0.bleedStarts.contains(start) }),
                !courses.contains(where: {
                    $0.number != course.number && $0.givesHormone(on: pause.days.lowerBound)
                })
            {
                return pause.lastHormone
            }
        }
        return nil
    }

    func isNatural(_ cycle: Cycle, through today: Day) -> Bool {
        guard kind(of: cycle.start) == .period else { return false }
        if let next = cycle.nextStart, kind(of: next) != .period { return false }
        let days = cycle.start...max(cycle.nextStart ?? today, cycle.start)
        return !spans.contains { span in
            guard span.days.overlaps(days), span.days.lowerBound != cycle.nextStart else {
                return false
            }
            // The method began when this cycle was already at its end.
            guard let next = cycle.nextStart, span.days.lowerBound > cycle.start else {
                return true
            }
            return span.opening?.contains(next) != true
        }
    }
}
