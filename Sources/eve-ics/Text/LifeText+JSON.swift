import CalendarModel
import CivilDate
import CommandLineInterface
import CycleModel
import CyclePipeline

extension LifePhase {
    fileprivate var details: JSON {
        switch self {
        case .pregnancy(let due): ["due": due]
        case .onBreak(let reason): ["reason": reason]
        case .cycling, .postpartum, .breastfeeding, .perimenopause: [:]
        }
    }
}

extension LifeText {
    static func capitalizedName(_ kind: LifePhase.Kind) -> String {
        name(kind).capitalizedFirst
    }

    /// `Pregnancy since 3 Oct.`, and how far it has come.
    static func inForce(_ life: Life, on today: Day) -> [String] {
        guard let span = life.span(on: today) else { return ["Cycling as usual."] }
        var lines = ["\(capitalizedName(span.phase.kind)) since \(span.day.text(near: today))."]
        switch span.phase {
        case .pregnancy(let due):
            lines.append(Phrases.pregnancy(Pregnancy(due: due), on: today))
            if let reminder = whenOverdue(due, today: today) { lines.append(reminder) }
        case .onBreak(let reason?): lines[0] = lines[0].dropLast() + ": \(reason.terminalSafe)."
        default: break
        }
        return lines
    }

    static func json(_ life: Life, on today: Day) -> JSON {
        let phase = life.phase(on: today)
        let json: JSON = ["phase": phase.kind.rawValue, "since": life.span(on: today)?.day]
        guard case .pregnancy(let due) = phase else { return json.adding(phase.details) }
        let pregnancy = Pregnancy(due: due)
        let age = pregnancy.age(on: today)
        return json.adding(phase.details).adding([
            "weeks": age?.weeks, "days": age?.days, "daysLeft": pregnancy.daysLeft(on: today),
        ])
    }

    static func json(_ turn: Life.Turn) -> JSON {
        let json: JSON = ["phase": turn.phase.kind.rawValue, "since": turn.day]
        return json.adding(turn.phase.details)
    }
}
