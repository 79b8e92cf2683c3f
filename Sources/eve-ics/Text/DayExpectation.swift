import CalendarModel
import CivilDate
import CycleModel

/// What a forecast holds for one day.
struct DayExpectation {
    let day: Day
    let forecast: Forecast
    /// The period that was running when the forecast was made, where the day still belongs to it.
    let runningPeriod: Forecast.RunningPeriod?
    /// The forecast period that the day belongs to.
    let period: Forecast.PredictedPeriod?
    let window: Forecast.FertileWindow?
    /// How likely the next period starts on the day, and on it or before; `nil` for days later than any
    /// on which it may.
    let start: (on: Double, by: Double)?
    /// `nil` where fertile days are not shown.
    let fertile: Double?

    init(_ day: Day, in forecast: Forecast) {
        self.day = day
        self.forecast = forecast
        runningPeriod = forecast.runningPeriod.flatMap { running in
            (0..<running.expectedLength).contains(day - running.days.lowerBound) ? running : nil
        }
        period = forecast.periods.first { $0.days.contains(day) }
        window = forecast.meaningfulWindows.first { $0.days.contains(day) }
        start = forecast.next.flatMap { next in
            guard let last = next.probabilities.last, day <= last.day else { return nil }
            let through = next.probabilities.prefix { $0.day <= day }
            let by = through.reduce(0) { $0 + $1.probability }
            let on = through.last.map { $0.day == day ? $0.probability : 0 } ?? 0
            return (on, min(by, 1))
        }
        let probability = forecast.fertileProbabilities.first { $0.day == day }?.probability
        fertile = forecast.fertileWindows.isEmpty ? nil : probability ?? 0
    }

    /// The first day of the forecast cycle that the day lies in; `nil` in the one that is running.
    var cycleStart: Day? {
        forecast.periods.last { $0.days.lowerBound <= day }?.days.lowerBound
    }

    /// One word for it, as programs get it; `nil` on a day of which nothing is expected.
    var kind: String? {
        if runningPeriod != nil || period != nil { return "period" }
        return window.map { $0.ovulation == day ? "ovulation" : "fertile" }
    }

    /// `a period day, day 2 of the period expected from 23 Nov (80 % between 21 Nov and 26 Nov)`.
    func words(near today: Day) -> String {
        if let runningPeriod {
            let number = day - runningPeriod.days.lowerBound + 1
            return "a period day, day \(number) of about \(runningPeriod.expectedLength)"
        }
        if let period {
            let first = period.days.lowerBound
            return """
                a period day, day \(day - first + 1) of the period expected from \
                \(first.text(near: today)) (\(Wording.chance(period.startRange, near: today)))
                """
        }
        guard let window else {
            return fertile == nil ? "no period day" : "neither a period day nor a fertile one"
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
