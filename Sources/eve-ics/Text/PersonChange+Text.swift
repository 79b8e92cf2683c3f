import CalendarModel
import CivilDate
import CycleModel
import CyclePipeline

extension PersonChange {
    /// When the next period is expected now, and when it was expected before; a line.
    ///
    /// - Parameter mentionsRunning: Whether a move counts while a period runs, too.
    func forecastMove(mentionsRunning: Bool = false) -> String {
        let (old, new) = (before.forecast(months: 1), after.forecast(months: 1))
        guard let start = new.next?.start, let was = old.next?.start, was != start,
            mentionsRunning || new.runningPeriod == nil
        else { return new.headline(in: after.language) + "\n" }
        return
            "\(new.headline(in: after.language).dropLast()), was \(was.text(near: after.today)).\n"
    }

    /// How a bleed counts that is close to a period, and what there is reason to ask about; lines.
    var notices: String {
        doubtText + after.healthSentences(since: before).map { $0 + "\n" }.joined()
    }

    private var doubtText: String {
        switch newDoubt {
        case nil: return ""
        case .between(let bleed):
            let days = Phrases.days(bleed.days, today: after.today)
            return """
                \(days) is close to another period and counts as bleeding between periods.
                \(IntervalText(after).invitation(between: bleed))

                """
        case .period(let cycle):
            return """
                \(cycle.start.text(near: after.today)) is less than 10 days after the period before it. \
                It counts as a period. If it was not, say so: eve-ics cycle \(cycle.start) between

                """
        }
    }
}
