import CivilDate
import CycleModel

extension Publishing {
    /// What there is to ask about the running cycle, at most one question of each sort.
    ///
    /// Whether a period is late is judged by what was expected when the last one had ended, as a forecast
    /// made today moves on with every day that passes without one.
    func prompts(
        cycles: [Cycle], identities: CycleIdentities, forecast: Forecast, log: DayLog,
        circumstances: Circumstances
    ) -> [CalendarEvent] {
        guard let last = cycles.last else { return [] }
        let today = forecast.today
        var events: [CalendarEvent] = []
        if last.period.upperBound >= today - 1, last.periodLength > forecast.expectedPeriodLength,
            forecast.runningPeriod == nil, !last.isPeriodEnded,
            let cycle = identities[last.start]
        {
            events.append(
                prompt(
                    .ended, cycle, on: last.start + forecast.expectedPeriodLength,
                    wording.ended(usualLength: forecast.expectedPeriodLength)))
        }
        guard let coming = forecast.next, let cycle = identities.ahead(1, asOf: today) else {
            return events
        }
        let reference = min(last.period.upperBound + 1, today)
        let expected = Forecast(
            log: log.through(reference), today: reference, through: reference,
            circumstances: circumstances)
        // A break that passed without a bleed is over, and the next one's is not due yet.
        guard let next = expected.next, next.source == coming.source else { return events }
        let expectedStart = forecast.expectedStart ?? next.start
        let due = max(dueAfterOvulation(in: last, forecast) ?? expectedStart, expectedStart)
        if today >= due { events.append(prompt(.started, cycle, on: due, wording.started(due))) }
        let late = next.range.upperBound + 1 + max(0, due - next.start)
        if today >= late {
            let text =
                forecast.expectedStart.map { wording.late(on: late, expected: $0) }
                ?? wording.late(late)
            events.append(prompt(.late, cycle, on: late, text))
        }
        return events
    }

    /// When a period is due after an ovulation that left signs: what a late one puts off is not late.
    private func dueAfterOvulation(in cycle: Cycle, _ forecast: Forecast) -> Day? {
        guard let evidence = forecast.evidence, evidence.placesOvulation,
            let ovulation = evidence.likelihood.likeliest
        else { return nil }
        return cycle.start + (ovulation - 1) + Self.daysAfterOvulation
    }

    /// The usual days from ovulation to the next period.
    private static let daysAfterOvulation = 14

    private func prompt(
        _ prompt: Prompt, _ cycle: CycleIdentity, on day: Day, _ text: [String]
    ) -> CalendarEvent {
        let identity = EventIdentity(prompt: prompt, cycle: cycle)
        let title = options.title(of: prompt)
        return event(
            identity, .tentative, day...day, text, title: title,
            alarms: alarms(for: identity, at: nil, ahead: nil) { _ in title })
    }
}
