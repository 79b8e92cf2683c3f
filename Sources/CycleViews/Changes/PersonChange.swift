import CivilDate
package import CycleModel
package import CyclePipeline

/// A change of what is recorded of a person: the person before it and after it.
package struct PersonChange: Sendable {
    package let before: PersonState
    package let after: PersonState
    /// Whether it was written, and not only planned.
    package let isApplied: Bool

    package init(from before: PersonState, to after: PersonState, isPlanned: Bool = false) {
        (self.before, self.after) = (before, after)
        isApplied = !isPlanned && after.lastEntry != before.lastEntry
    }

    /// The days that have another record now, as far as the settings show it.
    package var days: [DayDifference] {
        let days = Set((before.log.entries + after.log.entries).map(\.day)).sorted()
        return days.compactMap { day in
            let (old, new) = (before.log[day], after.log[day])
            guard old != new else { return nil }
            return DayDifference(
                day: day, before: after.settings.shown(old), after: after.settings.shown(new))
        }
    }

    /// What may not be the period that it looks like.
    package enum Doubt: Sendable {
        /// A bleed close to a period, which counts as bleeding between periods.
        case between(Bleed)
        /// A slight bleed in mid-cycle, which counts so, too.
        case midCycle(Bleed)
        /// A period close to the one before it.
        case period(Cycle)
    }

    /// A bleed that is close to a period or in mid-cycle and was not before; pointed out once.
    package var newDoubt: Doubt? {
        let known = Set(before.cycles.filter(\.isDoubtful).map(\.start))
        let between = Set(before.unansweredBleeds.map(\.start))
        if let bleed = after.unansweredBleeds.last(where: { !between.contains($0.start) }) {
            let isMidCycle = after.cycles.contains {
                $0.isMidCycle(bleed) && $0.bleedsBetween.contains(bleed)
            }
            return isMidCycle ? .midCycle(bleed) : .between(bleed)
        }
        return after.cycles.last { $0.isDoubtful && !known.contains($0.start) }
            .map(Doubt.period)
    }

    /// What the change gives reason to ask about.
    package var newHealthNotices: [HealthNotice] { HealthNotices(after, since: before).all }
}

extension PersonState {
    /// Those between periods that may have been one and are not answered for.
    package var unansweredBleeds: [Bleed] {
        cycles.flatMap(\.bleedsBetween).filter(asksAbout)
    }
}
