import CivilDate
import CycleModel

extension Publishing {
    /// What there is to ask about the running cycle, at most one question of each sort.
    func prompts(
        cycles: [Cycle], identities: CycleIdentities, forecast: Forecast
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
            let promise = forecast.promise, promise.date <= today
        else { return events }
        events.append(prompt(.started, cycle, on: promise.date, wording.started(promise.date)))
        if let last = promise.lateAfter, last < today {
            events.append(prompt(.late, cycle, on: last + 1, wording.late(promise, on: last + 1)))
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
