import CalendarModel
package import CycleModel
import CyclePipeline
import Messages

extension PersonState {
    /// The ovulation of a logged cycle, as of a forecast; `nil` where nothing is said of one.
    package func ovulation(of cycle: Cycle, _ forecast: Forecast) -> Ovulation? {
        forecast.ovulation(of: cycle, in: log, circumstances.contraception)
    }

    /// The one sentence on it, and that it is a forecast; empty where nothing is said of one.
    package func ovulationSentences(of cycle: Cycle) -> [String] {
        guard let found = ovulation(of: cycle, forecast(months: 1)),
            let sentence = Wording(language).sentence(found, near: today)
        else { return [] }
        return [sentence] + (found.state == .none ? [] : [language.calendar.notContraception])
    }
}
