package import CivilDate

/// How the doses that bring a hormone were taken over some days.
///
/// Placebo tablets, and taking off a patch or ring, are left out: they make no difference. A pill
/// that was put off by moving the pack counts as skipped on the day it was first due.
package struct Adherence: Equatable, Sendable {
    package var taken = 0
    package var late = 0
    package var skipped = 0
    /// Nothing was recorded; that says neither that it was taken nor that it wasn't.
    package var unrecorded = 0
    /// Doses in a row, up to the last day, that were recorded as taken or late. One that is due on
    /// the last day and not yet recorded doesn't break it.
    package var streak = 0
    /// The days with a skipped dose, in order.
    package var missedDays: [Day] = []

    package var due: Int { taken + late + skipped + unrecorded }

    package init() {}
}

extension Contraception {
    /// - Parameters:
    ///   - last: No later than today, or what is still to come counts as not recorded.
    ///   - course: Only this course's doses; without it those of all.
    /// - Complexity: O(*days* · *courses*).
    package func adherence(
        from first: Day, through last: Day, log: DayLog, course: Int? = nil
    ) -> Adherence {
        var adherence = Adherence()
        for dose in hormoneDoses(from: first, through: last, log: log, course: course) {
            switch dose.taking {
            case .taken: adherence.taken += 1
            case .late: adherence.late += 1
            case .skipped:
                adherence.skipped += 1
                if adherence.missedDays.last != dose.day { adherence.missedDays.append(dose.day) }
            case nil: adherence.unrecorded += 1
            }
            switch dose.taking {
            case .taken, .late: adherence.streak += 1
            case nil where dose.day == last: break
            case nil, .skipped: adherence.streak = 0
            }
        }
        return adherence
    }

    /// The doses that `adherence` counts, in order of their days, each with what was recorded of it.
    ///
    /// - Parameters:
    ///   - last: No later than today, or what is still to come counts as not recorded.
    ///   - course: Only this course's doses; without it those of all.
    package func hormoneDoses(
        from first: Day, through last: Day, log: DayLog, course: Int? = nil
    ) -> [(day: Day, taking: DoseTaking?)] {
        guard let days = Self.within(first, last) else { return [] }
        var due: [(day: Day, taking: DoseTaking?)] = doses(from: first, through: last, log: log)
            .filter { $0.kind.bringsHormone && course ?? $0.identity.course == $0.identity.course }
            .map { ($0.day, $0.taking) }
        for pills in courses
        where pills.method.isDaily && course ?? pills.number == pills.number {
            due += pills.gaps(in: days).map { ($0, log[$0].dose ?? .skipped) }
        }
        return due.sorted { $0.day < $1.day }
    }
}

extension ContraceptionCourse {
    /// The days whose pill with a hormone was put off by a move of the pack.
    fileprivate func gaps(in days: ClosedRange<Day>) -> [Day] {
        guard let pattern = method.pattern else { return [] }
        let timeline = PackTimeline(self)
        var gaps: [Day] = []
        for stretch in timeline.stretches where stretch.comesAgainFrom != nil {
            guard stretch.first <= days.upperBound, stretch.last >= days.lowerBound else {
                continue
            }
            let span = max(stretch.first, days.lowerBound)...min(stretch.last, days.upperBound)
            gaps += span.filter { day in
                let position = timeline.position(of: day, in: stretch)
                return position.isGap && position.number <= pattern.active
            }
        }
        return gaps
    }
}
