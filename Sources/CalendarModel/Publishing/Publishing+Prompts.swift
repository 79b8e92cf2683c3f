import CivilDate
import CycleModel

extension Publishing {
    /// What there is to ask about the running cycle, at most one question of each sort.
    func prompts(
        cycles: [Cycle], identities: CycleIdentities, forecast: Forecast, past: PastForecasts
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
        guard let cycle = identities.ahead(1, asOf: today),
            let due = DuePeriod(after: last, forecast, past)
        else { return events }
        events.append(prompt(.started, cycle, on: due.day, wording.started(due.day)))
        if today >= due.late {
            let text =
                forecast.expectedStart.map { wording.late(on: due.late, expected: $0) }
                ?? wording.late(due.late)
            events.append(prompt(.late, cycle, on: due.late, text))
        }
        return events
    }

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
