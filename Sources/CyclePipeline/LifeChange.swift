package import CivilDate
package import CycleModel

/// The phases of a life as they would be with another one in them, and what that does away with.
package struct LifeChange: Sendable {
    package let life: Life
    /// The first day of the phase.
    package let day: Day
    package let phase: LifePhase
    /// What was in force on the day that was given, until now.
    package let previous: LifePhase
    /// What was in force on the day before the first, and remains so.
    package let before: LifePhase
    /// Later phases of other kinds, of which nothing is left.
    package let lost: [Life.Turn]

    package init(of life: Life, beginning phase: LifePhase, on day: Day) {
        var changed = life
        changed.begin(phase, on: day)
        let first = changed.span(on: day)?.day ?? day
        self.life = changed
        self.day = first
        self.phase = phase
        previous = life.phase(on: day)
        before = changed.phase(on: first - 1)
        lost = life.spans.filter { $0.day > day && $0.phase.kind != phase.kind }
    }
}

extension PersonState {
    /// Forty weeks after the last period that began by `day`; `nil` without one that a pregnancy can be counted
    /// from.
    package func dueDate(ofPregnancyFrom day: Day) -> Day? {
        let periods = cycles.filter {
            $0.start <= day && circumstances.contraception.kind(ofBleedFrom: $0.start) == .period
                && circumstances.life.phase(on: $0.start).kind != .pregnancy
        }
        return periods.last.map { $0.start + Pregnancy.length }.flatMap { $0 >= day ? $0 : nil }
    }
}
