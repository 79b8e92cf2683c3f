import CalendarModel
import CivilDate
import CycleModel
import CyclePipeline

/// What a change of the log did to the next period.
struct ForecastMove {
    let before: PersonState
    let after: PersonState

    /// When the next period is expected now, and when it was expected before; a line.
    ///
    /// - Parameter mentionsRunning: Whether a move counts while a period runs, too.
    func text(mentionsRunning: Bool = false) -> String {
        let (old, new) = (before.forecast(months: 1), after.forecast(months: 1))
        guard let start = new.next?.start, let was = old.next?.start, was != start,
            mentionsRunning || new.runningPeriod == nil
        else { return new.headline + "\n" }
        return "\(new.headline.dropLast()), was \(was.text(near: after.today)).\n"
    }

    /// A start that follows the period before it closely is kept, and pointed out once.
    var newDoubt: String {
        let known = Set(before.cycles.filter(\.isDoubtful).map(\.start))
        guard let cycle = after.cycles.last(where: { $0.isDoubtful && !known.contains($0.start) })
        else { return "" }
        return """
            \(cycle.start.text(near: after.today)) is less than 10 days after the period before it. \
            It is kept as a period; if it was spotting, say so with --flow spotting.

            """
    }
}
