import CalendarModel
import CivilDate
import CycleModel
import CyclePipeline
import Messages

extension PersonChange {
    /// When the next period is expected now, and when it was expected before; a line.
    ///
    /// - Parameter mentionsRunning: Whether a move counts while a period runs, too.
    func forecastMove(mentionsRunning: Bool = false) -> String {
        let (old, new) = (before.forecast(months: 1), after.forecast(months: 1))
        let language = after.language
        let headline = new.headline(in: language)
        guard let start = new.next?.start, let was = old.next?.start, was != start,
            mentionsRunning || new.runningPeriod == nil
        else { return headline + "\n" }
        return "\(headline) \(language.forecast.previously(was, near: after.today))\n"
    }

    /// How a bleed counts that is close to a period, and what there is reason to ask about; lines.
    var notices: String {
        (doubtSentences + after.healthSentences(since: before)).map { $0 + "\n" }.joined()
    }

    private var doubtSentences: [String] {
        let (today, messages) = (after.today, after.language.notices)
        return switch newDoubt {
        case nil: []
        case .between(let bleed):
            [
                messages.between(bleed.days, near: today),
                IntervalText(after).invitation(between: bleed),
            ]
        case .period(let cycle): [messages.closePeriod(cycle.start, near: today)]
        }
    }
}
