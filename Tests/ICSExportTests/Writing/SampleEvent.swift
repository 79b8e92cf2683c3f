import CalendarModel
import CivilDate
import CycleModel

/// An event with an alarm, for tests that then give it what they need.
enum SampleEvent {
    static let predictedPeriod: CalendarEvent? = {
        guard let today = Day("2026-12-02") else { return nil }
        var forecast = Forecast(today: today)
        forecast.cyclesUsed = 5
        forecast.periods = [
            .init(
                number: 1, days: (today + 28)...(today + 32),
                startRange: (today + 27)...(today + 32))
        ]
        let log = DayLog(periodDays: today...today)
        let naming = EventNaming { message in
            Array((message + Array(repeating: 0, count: 32)).suffix(32))
        }
        let events = Publishing(options: PublishingOptions(since: today), naming: naming).events(
            cycles: log.cycles, identities: CycleIdentities(firstDaysOf: log.cycles),
            forecast: forecast)
        return events.first { !$0.alarms.isEmpty }
    }()
}
