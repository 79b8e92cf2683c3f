package import CivilDate
package import CommandLineInterface
package import CycleModel

extension LifePhase {
    fileprivate var details: JSON {
        switch self {
        case .pregnancy(let due): ["due": due]
        case .onBreak(let reason): ["reason": reason]
        case .cycling, .postpartum, .breastfeeding, .perimenopause: [:]
        }
    }
}

extension Life.Turn: JSONConvertible {
    package var json: JSON {
        (["phase": phase.kind.rawValue, "since": day] as JSON).adding(phase.details)
    }
}

extension Life {
    /// What is in force today, with how far a pregnancy has come.
    package func json(on today: Day) -> JSON {
        let phase = phase(on: today)
        let json: JSON = ["phase": phase.kind.rawValue, "since": span(on: today)?.day]
        guard case .pregnancy(let due) = phase else { return json.adding(phase.details) }
        let pregnancy = Pregnancy(due: due)
        let age = pregnancy.age(on: today)
        return json.adding(phase.details).adding([
            "weeks": age?.weeks, "days": age?.days, "daysLeft": pregnancy.daysLeft(on: today),
        ])
    }
}
