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
            let cycle = identities[last.start]
        {
            events.append(
                prompt(
                    .ended, cycle, on: last.start + forecast.expectedPeriodLength,
                    Wording.ended(usualLength: forecast.expectedPeriodLength)))
        }
        // What the signs of a late ovulation put off is not late.
        guard let next = forecast.next, next.range.lowerBound <= today + 2,
            let cycle = identities.ahead(1, asOf: today)
        else { return events }
        let reference = min(last.period.upperBound + 1, today)
        let expected = Forecast(
            log: log.through(reference), today: reference, through: reference,
            circumstances: circumstances)
        guard let due = expected.next, today >= due.start else { return events }
        events.append(prompt(.started, cycle, on: due.start, Wording.started(due.start)))
        let late = due.range.upperBound + 1
        if today >= late { events.append(prompt(.late, cycle, on: late, Wording.late(late))) }
        return events
    }

    private func prompt(
        _ prompt: Prompt, _ cycle: CycleIdentity, on day: Day, _ text: [String]
    ) -> CalendarEvent {
        let identity = EventIdentity(prompt: prompt, cycle: cycle)
        let title = Wording.title(of: prompt, titles: options.titles)
        return event(
            identity, .tentative, day...day, text, title: title,
            alarms: alarms(for: identity, at: nil, ahead: nil) { _ in title })
    }
}
