import CalendarModel
import CivilDate
package import CycleModel
package import CyclePipeline
import Messages

/// Where the person is today and what comes next, in sentences.
package struct StatusText: Sendable {
    private let person: PersonState
    private let forecast: Forecast

    private var today: Day { person.today }
    private var language: Language { person.language }
    private var messages: StatusMessages { language.status }
    private var text: ForecastText { ForecastText(forecast, language) }

    package init(_ person: PersonState, _ forecast: Forecast) {
        (self.person, self.forecast) = (person, forecast)
    }

    /// What comes before all else: that the period is late, or the likelier of two dates; `nil` where the headline is all
    /// there is to say.
    package var lead: String? {
        let sentences = text.sentences
        return forecast.isLate || sentences.count > 1 ? sentences.first : nil
    }

    /// What each method asks for today.
    package var due: [String] {
        person.agendas.flatMap { $0.statusLines(in: language) } + person.runInSentences
    }

    /// The day of the cycle, that of a running period, and the phase of life.
    package var place: [String] {
        [cycleDay, periodDay, phase].compactMap(\.self)
    }

    package var cycleDay: String? {
        guard let start = person.runningCycle?.start, forecast.next != nil else { return nil }
        return messages.cycleDay(today - start + 1, from: start, near: today)
    }

    package var periodDay: String? {
        forecast.runningPeriod.map { messages.periodDay($0.day, of: $0.expectedLength) }
    }

    /// The phase of life, where there is a forecast that it shapes; else the headline says it.
    package var phase: String? {
        guard let span = person.circumstances.life.span(on: today), span.phase != .cycling,
            forecast.next != nil
        else { return nil }
        let since = LifeText.since(span.day, span.phase, in: language, near: today)
        let effect = LifeText.effect(span.phase, before: .cycling, forecast, in: language)
        return "\(since) \(effect)"
    }

    /// When the next period is expected, or why nothing is; `nil` where `lead` says all of it.
    package var headline: String? {
        text.sentences.dropFirst(lead == nil ? 0 : 1).first
    }

    package var caution: String? { text.caution }

    /// Whether the forecast would gain much by the person's word on how long the cycles usually are.
    package var asksUsualLength: Bool {
        caution != nil && forecast.lengths.usualLength == nil && forecast.needsUsualLength
    }

    package var causesOfLateness: String? { text.causesOfLateness }

    /// What signs say of this cycle's ovulation, and the fertile window that runs or comes next with its ovulation; empty
    /// where none is known or shown.
    package var fertility: [String] { text.ovulationBySigns + window }

    private var window: [String] {
        guard let window = forecast.comingWindows.first else {
            // What doses left out leave open is said with them.
            return forecast.isFertilityUnknown
                ? [] : [text.anyDay].compactMap(\.self)
        }
        let day = today - window.days.lowerBound + 1
        let now =
            window.days.contains(today) ? [messages.fertileDay(day, of: window.days.count)] : []
        let open = forecast.openAfterMethod == nil ? nil : language.calendar.afterMethod
        let coming = messages.fertile(window.days, near: today)
        let found = forecast.ovulation(of: window)
        // What signs say stands before it.
        let sentence = found.isPlaced ? nil : Wording(language).sentence(found, near: today)
        let isOpenNow = open == nil && forecast.fertility(of: today) == .unknown
        let untilThen = isOpenNow ? language.calendar.anyDayUntilThen : nil
        let expected = [open, coming, sentence, untilThen, language.calendar.notContraception]
        return now + [expected.compactMap(\.self).joined(separator: " ")]
    }
}
