package import CivilDate

extension Contraception {
    /// The strongest effect on ovulation of all methods in use on `day`.
    ///
    /// Fertile windows can be forecast only where ovulation is unaffected; where it is suppressed, bleeds
    /// follow the packs, as in `withdrawalBleeds`. That a window can't be forecast doesn't make a day safe:
    /// a forecast is never a contraceptive. An injection that is past its date or an implant past its renewal
    /// counts as `.uncertain` while its course goes on.
    package func ovulationEffect(on day: Day) -> OvulationEffect {
        var effect = OvulationEffect.unaffected
        for course in courses {
            if course.suppressedSpans.contains(where: { $0.contains(day) }) { return .suppressed }
            if course.isRunning(on: day) {
                effect = max(effect, min(course.method.ovulationEffect, .uncertain))
            }
        }
        return effect
    }

    /// The days without ovulation, in order; courses that follow each other without a day between are one.
    var suppressedSpans: [SuppressedSpan] {
        let spans = courses.flatMap { course in
            course.suppressedSpans.map { days in
                SuppressedSpan(
                    days: days,
                    firstNumber: days.lowerBound > course.start ? 1 : course.firstNumber)
            }
        }
        var merged: [SuppressedSpan] = []
        for span in spans.sorted(by: { $0.days.lowerBound < $1.days.lowerBound }) {
            if let last = merged.last, span.days.lowerBound <= last.days.upperBound + 1 {
                merged[merged.count - 1].days =
                    last.days.lowerBound...max(last.days.upperBound, span.days.upperBound)
            } else {
                merged.append(span)
            }
        }
        return merged
    }
}

/// Days in a row on which some method stops ovulation.
struct SuppressedSpan: Equatable {
    var days: ClosedRange<Day>
    /// Which day of the first pack its first day is: in the first week of all, the cycle before it may still be
    /// running out.
    var firstNumber: Int

    /// The days in which a period that belongs to the cycle before can still begin.
    ///
    /// The trial that `HormoneBreak.bleedStarts` follows leaves bleeding on a first pack's days 1 to 7
    /// out of account, too.
    var opening: ClosedRange<Day>? {
        firstNumber <= 7
            ? days.lowerBound...min(days.lowerBound + (7 - firstNumber), days.upperBound) : nil
    }
}

extension ContraceptionCourse {
    /// The days of the course on which it stops ovulation, breaks included.
    ///
    /// A last injection goes on working after the course; ovulation may take months longer to come
    /// back (WHO, Family Planning: A Global Handbook for Providers, 2018), which nothing here forecasts.
    var suppressedSpans: [ClosedRange<Day>] {
        guard method.ovulationEffect == .suppressed else { return [] }
        let last = end ?? PackTimeline.days.upperBound
        switch method.schedule {
        case .none: return [start...last]
        case .packs(let pattern):
            guard method.kind == .injection, end != nil,
                let position = PackTimeline(self).position(on: last)
            else { return [start...last] }
            let through = min(last - position.number + pattern.length, PackTimeline.days.upperBound)
            return [start...max(last, through)]
        case .renewal(let months):
            return PackTimeline(self).stretches.map { stretch in
                let due = stretch.first.advanced(byMonths: months)
                let through = due > stretch.first ? min(stretch.last, due - 1) : stretch.last
                return stretch.first...through
            }
        }
    }
}
