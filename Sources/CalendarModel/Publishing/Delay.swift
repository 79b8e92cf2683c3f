import CivilDate
import CycleModel

/// How the next period moved on since yesterday, as the forecast does with each day that passes without one.
///
/// Each of its reminders is to be heard once in a cycle, and would be heard every morning: there it is always a period
/// that comes tomorrow. So those that rang are left out, and the one for the day itself rings on the day for which the
/// period was announced first.
struct Delay {
    private let today: Day
    /// The first day of the period, by the forecast of today.
    private let start: Day
    /// The days until then, as they were yesterday.
    private let daysLeftYesterday: Int
    /// Whether it was yesterday that the period was announced for the next day, and not earlier.
    private let isFirstDay: Bool

    /// `nil` where it did not move. Makes the forecasts of one or two earlier days.
    init?(_ forecast: Forecast, log: DayLog, circumstances: Circumstances) {
        guard let next = forecast.next else { return nil }
        func daysLeft(on day: Day) -> Int? {
            Forecast(
                log: log.through(day), today: day, through: day, circumstances: circumstances
            ).next.map { $0.start - day }
        }
        today = forecast.today
        start = next.start
        guard let yesterday = daysLeft(on: today - 1), today - 1 + yesterday < start
        else { return nil }
        daysLeftYesterday = yesterday
        isFirstDay = yesterday == 1 && daysLeft(on: today - 2).map { $0 > 1 } ?? true
    }

    /// When an alarm rings by that; `nil` where it did already.
    func moved(_ ring: AlarmTime) -> AlarmTime? {
        guard ring.daysBefore == 0, daysLeftYesterday == 1 else {
            return ring.daysBefore < daysLeftYesterday ? ring : nil
        }
        guard isFirstDay else { return nil }
        var today = ring
        today.minuteOfDay -= (start - self.today) * 24 * 60
        return today
    }
}
