import CalendarModel
import CivilDate
package import CycleModel
import CyclePipeline
import Messages

extension PersonChange {
    /// When the next period is expected now, and when it was expected before.
    ///
    /// - Parameter mentionsRunning: Whether a move counts while a period runs, too.
    package func forecastSentences(mentionsRunning: Bool = false) -> [String] {
        let (old, new) = (before.forecast(months: 1), after.forecast(months: 1))
        let language = after.language
        let headline = ForecastText(new, language).headline
        guard let start = new.promisedStart, let was = old.promisedStart, was != start,
            mentionsRunning || new.runningPeriod == nil
        else { return [headline] }
        return [headline, language.forecast.previously(was, near: after.today)]
    }

    /// How a bleed counts that is close to a period.
    ///
    /// - Parameter answering: How to answer what is thought of a bleed; behind what is thought.
    package func doubtSentences(answering: (Bleed) -> String? = { _ in nil }) -> [String] {
        let (today, messages) = (after.today, after.language.notices)
        return switch newDoubt {
        case nil: []
        case .between(let bleed):
            [messages.between(bleed.days, near: today), answering(bleed)].compactMap(\.self)
        case .midCycle(let bleed):
            [messages.midCycle(bleed.days, near: today), answering(bleed)].compactMap(\.self)
        case .period(let cycle): [messages.closePeriod(cycle.start, near: today)]
        }
    }
}
