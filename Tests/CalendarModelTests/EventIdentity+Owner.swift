import CalendarModel
import CycleModel

extension EventIdentity {
    /// The cycle that the event belongs to; `nil` for a dose.
    var cycle: CycleIdentity? {
        switch owner {
        case .cycle(let cycle), .prompt(_, let cycle): cycle
        case .dose: nil
        }
    }

    var dose: DoseIdentity? {
        guard case .dose(let dose) = owner else { return nil }
        return dose
    }

    var prompt: Prompt? {
        guard case .prompt(let prompt, _) = owner else { return nil }
        return prompt
    }
}
