import CycleModel
import Messages

extension CycleHistory {
    /// What is usual, in words: only of whole cycles that are the person's own, and of their periods whose ends are
    /// known.
    package var summary: [String] {
        let messages = person.language.history
        let (cycles, periods) = (ownLengths, ownPeriodLengths)
        guard let shortest = cycles.first, let longest = cycles.last else {
            let hasMethod = leftOut.contains { $0.reason == .contraception }
            return [hasMethod ? messages.noNaturalCycle : messages.noWholeCycle]
        }
        let whole = messages.wholeCycles(
            cycles.count, usual: cycles[cycles.count / 2], shortest...longest)
        guard let shortest = periods.first, let longest = periods.last else { return [whole] }
        return [
            whole, messages.periods(usual: periods[periods.count / 2], shortest...longest),
        ]
    }
}
