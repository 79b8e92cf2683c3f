package import Messages

extension Habit {
    /// What it says when it rings.
    package func title(in language: Language) -> String {
        switch kind {
        case .log: language.alarms.logYourDay
        case .water: language.alarms.drinkWater
        case .own(let title): title
        }
    }

    /// `every day at 20:00`, or `every day, every 2 hours from 09:00 to 21:00`.
    package func whenText(in language: Language) -> String {
        guard isOn else { return language.reminders.off }
        let days = language.weekdays(weekdays)
        let first = language.time(minuteOfDay: minutes.lowerBound)
        guard rings.count > 1 else { return language.alarms.at(days, time: first) }
        let last = language.time(minuteOfDay: minutes.upperBound)
        return interval % 60 == 0
            ? language.alarms.everyHours(interval / 60, days, from: first, to: last)
            : language.alarms.everyMinutes(interval, days, from: first, to: last)
    }
}
