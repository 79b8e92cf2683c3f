import CalendarModel
import CivilDate
import CycleModel
import CyclePipeline
import Messages

extension DayExpectation {
    /// `a period day, day 2 of the period expected from 23 Nov (80% between 21 Nov and 26 Nov)`.
    func words(near today: Day) -> String {
        if let runningPeriod {
            let number = day - runningPeriod.days.lowerBound + 1
            return "a period day, day \(number) of about \(runningPeriod.expectedLength)"
        }
        if let period {
            let first = period.days.lowerBound
            return """
                a period day, day \(day - first + 1) of the period expected from \
                \(first.text(near: today)) (\(Language.english.calendar.chance(period.startRange, near: today)))
                """
        }
        guard let window else {
            return fertile == nil ? "no period day" : "neither a period day nor in a fertile window"
        }
        let days = Phrases.days(window.days, today: today)
        return window.ovulation == day
            ? "the day around which ovulation is expected, in the fertile window of \(days)"
            : """
            a fertile day in the window of \(days), with ovulation around \
            \(window.ovulation.text(near: today))
            """
    }
}
