import CalendarModel
package import CivilDate
package import CycleModel
package import Messages

extension DayExpectation {
    /// `day 2 of the period expected from 23 Nov (80% between 21 Nov and 26 Nov)`.
    package func words(in language: Language, near today: Day) -> String {
        let messages = language.days
        if let runningPeriod {
            let number = day - runningPeriod.days.lowerBound + 1
            return messages.inPeriod(number, ofAbout: runningPeriod.expectedLength)
        }
        if let mayStart {
            return messages.mayStart(language.calendar.chance(mayStart, near: today))
        }
        if let period {
            let first = period.days.lowerBound
            let chance = language.calendar.chance(period.startRange, near: today)
            return messages.inPeriod(day - first + 1, from: first, chance, near: today)
        }
        guard let window else {
            if forecast.fertility(of: day) == .unknown { return messages.noPeriodAndUnknown }
            return fertile == nil ? messages.noPeriod : messages.noPeriodAndOutside
        }
        return window.ovulation == day
            ? messages.ovulation(in: window.days, near: today)
            : messages.fertile(in: window.days, ovulation: window.ovulation, near: today)
    }
}
