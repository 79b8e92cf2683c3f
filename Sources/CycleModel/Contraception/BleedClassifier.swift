import CivilDate

/// The origin of a logged bleed.
package enum BleedKind: String, Sendable {
    /// A period that ends a cycle.
    case period
    /// It answers a break of a method that stops ovulation, or that method's end.
    case withdrawal
    /// It came while such a method was giving its hormones.
    case breakthrough
}

/// Tells bleeds apart; holds what would otherwise be worked out again for each of them.
struct BleedClassifier {
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

    /// The last day with a hormone before the break that a bleed from `start` answers. Days that
    /// another course fills do not count as a break.
    func lastHormone(before start: Day) -> Day? {
        guard PackTimeline.days.contains(start) else { return nil }
        for course in courses {
            let breaks = course.breaks(
                from: start - HormoneBreak.daysAfter, through: start)
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
