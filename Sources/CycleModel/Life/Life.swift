package import CivilDate

/// A stretch of life in which cycles come in a way of their own, or not at all.
package enum LifePhase: Equatable, Sendable {
    /// Cycles as usual: what holds where nothing else is said.
    case cycling
    case pregnancy(due: Day)
    /// After a birth, until cycles are back.
    case postpartum
    case breastfeeding
    /// Something that keeps cycles from being typical, or from being logged.
    case onBreak(reason: String?)
    case perimenopause
}

/// The phases of a person's life, each lasting until the next one begins.
package struct Life: Equatable, Sendable {
    package struct Turn: Equatable, Sendable {
        package var day: Day
        package var phase: LifePhase
    }

    /// The turns in the order of their days, at most one a day.
    package private(set) var turns: [Turn] = []

    package init() {}

    /// - Parameter turns: Their days must rise.
    init?(turns: [Turn]) {
        guard zip(turns, turns.dropFirst()).allSatisfy({ $0.day < $1.day }) else { return nil }
        self.turns = turns
    }

    package func phase(on day: Day) -> LifePhase {
        turns.last { $0.day <= day }?.phase ?? .cycling
    }

    /// Begins a phase on `day`, in place of whatever was said of that day and of later ones.
    package mutating func begin(_ phase: LifePhase, on day: Day) {
        turns.removeAll { $0.day >= day }
        guard self.phase(on: day) != phase else { return }
        turns.append(Turn(day: day, phase: phase))
    }
}
