import CivilDate
import CycleModel

/// What was forecast on the days before today, for a period that is near or does not come.
///
/// While it does not come its entry moves on, on most days by one: there it is always a period that comes today or soon.
/// Each of its reminders is to be heard once, so it belongs to the first day on which a forecast had it ring, and the one
/// for the day itself to the day for which the period was first announced.
struct Delay {
    private let today: Day
    /// The first day of the period, by the forecast of today.
    private let start: Day
    /// The days until then by earlier forecasts: yesterday's, that of the day before, and so on.
    private let daysLeft: [Int]

    /// - Parameter earliest: The most days before a period on which one of its reminders rings.
    ///
    /// `nil` where no reminder is near. Asks for at most `earliest + 2` forecasts.
    init?(_ forecast: Forecast, _ past: PastForecasts, earliest: Int) {
        guard let next = forecast.next, next.shown.start - forecast.today <= earliest + 1
        else { return nil }
        today = forecast.today
        start = next.shown.start
        var daysLeft: [Int] = []
        while daysLeft.count < earliest + 2, daysLeft.last ?? 0 <= max(earliest, 1) {
            let day = forecast.today - (daysLeft.count + 1)
            guard let next = past.next(on: day) else { break }
            daysLeft.append(next.shown.start - day)
        }
        self.daysLeft = daysLeft
    }

    /// When an alarm rings by that; `nil` where it did already.
    func moved(_ ring: AlarmTime) -> AlarmTime? {
        guard ring.daysBefore == 0 else {
            guard let first = firstDay(within: ring.daysBefore) else { return ring }
            return start - ring.daysBefore <= first ? ring : nil
        }
        // Announced for tomorrow, it is for the day after that.
        let days = [firstDay(within: 1).map { $0 + 1 }, firstDay(within: 0)]
        guard let first = days.compactMap(\.self).min() else { return ring }
        guard first == today else { return nil }
        var today = ring
        today.minuteOfDay -= (start - first) * 24 * 60
        return today
    }

    /// The first of the days before today on which the period was so many days away at most.
    private func firstDay(within days: Int) -> Day? {
        daysLeft.lastIndex { $0 <= days }.map { today - ($0 + 1) }
    }
}
