import CalendarModel
import CivilDate
import CommandLineInterface
import CycleModel
import CyclePipeline
import Messages

extension LifeText {
    static func capitalizedName(_ kind: LifePhase.Kind) -> String {
        name(kind, in: .english).capitalizedFirst
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
}
