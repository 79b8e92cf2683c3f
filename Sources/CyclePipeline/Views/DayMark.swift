package import CivilDate
package import CycleModel

/// What is known or expected of a day, as a view of months marks it.
package enum DayMark: CaseIterable, Sendable {
    case logged, between, predicted, ovulation, fertile
    /// Something begins or is to be changed, and nothing with a hormone is due.
    case change, pause
}

extension PersonState {
    /// The marks of the days that a forecast and the log speak of, and of the breaks and changes of so many months
    /// from the one of today.
    ///
    /// A change stands above what is forecast, a break below it, and what is logged above everything. A day without
    /// bleeding that a period bridges has no mark of the period: it was not logged as one of its days.
    package func dayMarks(_ forecast: Forecast, in days: ClosedRange<Day>) -> [Day: DayMark] {
        let changes = marksOfPacks(in: days)
        var marks = changes
        for window in forecast.meaningfulWindows {
            for day in window.days { marks[day] = .fertile }
            marks[window.ovulation] = .ovulation
        }
        for period in forecast.periods {
            for day in period.days { marks[day] = .predicted }
        }
        if let toCome = forecast.runningPeriod?.toCome {
            for day in toCome { marks[day] = .predicted }
        }
        for (day, mark) in changes where mark == .change { marks[day] = mark }
        for cycle in cycles {
            for day in cycle.period where log[day].isPeriodDay { marks[day] = .logged }
            for bleed in cycle.bleedsBetween {
                for day in bleed.days where log[day].isPeriodDay { marks[day] = .between }
            }
        }
        return marks
    }

    /// The breaks, and the days that ask for more than the daily pill.
    private func marksOfPacks(in days: ClosedRange<Day>) -> [Day: DayMark] {
        guard !circumstances.contraception.courses.isEmpty else { return [:] }
        var marks: [Day: DayMark] = [:]
        for day in circumstances.contraception.hormoneFreeDays(in: days) { marks[day] = .pause }
        for day in circumstances.contraception.daysOfChange(in: days) { marks[day] = .change }
        return marks
    }
}
