package import CivilDate

/// What a forecast holds for one day.
package struct DayExpectation: Sendable {
    package enum Kind: String, Sendable { case period, ovulation, fertile }

    package let day: Day
    package let forecast: Forecast
    /// The period that was running when the forecast was made, where the day still belongs to it.
    package let runningPeriod: Forecast.RunningPeriod?
    /// The forecast period that the day belongs to.
    package let period: Forecast.PredictedPeriod?
    /// The range of the next period, of which the day is one and any may be the first by now.
    package let mayStart: ClosedRange<Day>?
    package let window: Forecast.FertileWindow?
    /// How likely the next period starts on the day, and on it or before; `nil` for days later than any
    /// on which it may.
    package let start: (on: Double, by: Double)?
    /// How likely the day is fertile; `nil` where fertile days are not shown.
    package let fertile: Double?

    package init(_ day: Day, in forecast: Forecast) {
        self.day = day
        self.forecast = forecast
        runningPeriod = forecast.runningPeriod.flatMap { running in
            (0..<running.expectedLength).contains(day - running.days.lowerBound) ? running : nil
        }
        let anyDays = forecast.anyDays
        mayStart = anyDays?.contains(day) ?? false ? forecast.promise?.range : nil
        period = forecast.periods.first {
            $0.days.contains(day) && ($0.number > 1 || forecast.showsNextPeriod)
        }
        window = forecast.meaningfulWindows.first { $0.days.contains(day) }
        start = forecast.chances.flatMap { next in
            guard let last = next.probabilities.last, day <= last.day else { return nil }
            let through = next.probabilities.prefix { $0.day <= day }
            let by = through.reduce(0) { $0 + $1.probability }
            let on = through.last.map { $0.day == day ? $0.probability : 0 } ?? 0
            return (on, min(by, 1))
        }
        let probability = forecast.fertileProbabilities.first { $0.day == day }?.probability
        let isOpen =
            forecast.fertility(of: day) == .unknown
            && forecast.barred.all.contains { $0.contains(day) }
        fertile = forecast.windows.isEmpty || isOpen ? nil : probability ?? 0
    }

    /// The first day of the forecast cycle that the day lies in; `nil` in the one that is running.
    package var cycleStart: Day? {
        forecast.periods.last { $0.days.lowerBound <= day }?.days.lowerBound
    }

    /// `nil` on a day of which nothing is expected.
    package var kind: Kind? {
        if runningPeriod != nil || period != nil || mayStart != nil { return .period }
        return window.map { $0.ovulation == day ? .ovulation : .fertile }
    }
}
