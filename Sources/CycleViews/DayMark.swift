package import CivilDate
package import CycleModel
import CyclePipeline

/// What is known or expected of a day, as a view of months marks it.
package enum DayMark: CaseIterable, Sendable {
    case logged, between, predicted
    /// An ovulation that is expected; once its day is over, it has no mark.
    case ovulation
    case ovulationBySigns, confirmedOvulation
    case fertile
    /// A day of the fertile days that is over: of the running cycle as they were forecast, of others where signs place
    /// the ovulation.
    case pastFertile
    /// Something begins or is to be changed, and nothing with a hormone is due.
    case change, pause
    /// It may be fertile as any other day.
    case unknown

    /// Whether it tells something of fertile days.
    package var tellsFertility: Bool {
        switch self {
        case .ovulation, .ovulationBySigns, .confirmedOvulation, .fertile, .pastFertile, .unknown:
            true
        case .logged, .between, .predicted, .change, .pause: false
        }
    }
}

/// The marks of days in a row.
package struct DayMarks: Sendable {
    package let days: ClosedRange<Day>
    private var marks: [DayMark?]

    fileprivate init(of days: ClosedRange<Day>) {
        self.days = days
        marks = Array(repeating: nil, count: days.upperBound - days.lowerBound + 1)
    }

    /// None outside of the days.
    package fileprivate(set) subscript(day: Day) -> DayMark? {
        get { days.contains(day) ? marks[day - days.lowerBound] : nil }
        set { if days.contains(day) { marks[day - days.lowerBound] = newValue } }
    }

    package func contains(_ mark: DayMark) -> Bool { marks.contains(mark) }

    /// Whether some day is marked as fertile, past ones included.
    package var showsFertility: Bool { marks.contains { $0?.tellsFertility ?? false } }
}

extension PersonState {
    /// What a forecast and the log say of some days, and where packs have breaks and changes.
    ///
    /// A change stands above what is forecast, a break below it, and what is logged above everything. A day without
    /// bleeding that a period bridges has no mark of the period: it was not logged as one of its days.
    package func dayMarks(_ forecast: Forecast, in days: ClosedRange<Day>) -> DayMarks {
        var marks = DayMarks(of: days)
        let contraception = circumstances.contraception
        for span in forecast.unknownFertility where span.overlaps(days) {
            for day in span.clamped(to: days) { marks[day] = .unknown }
        }
        let hasPacks = !contraception.courses.isEmpty
        if hasPacks {
            for day in contraception.hormoneFreeDays(in: days) { marks[day] = .pause }
        }
        markFertility(forecast, in: &marks)
        for period in forecast.periods where period.number > 1 || forecast.showsNextPeriod {
            for day in period.days { marks[day] = .predicted }
        }
        if let anyDays = forecast.anyDays {
            for day in anyDays { marks[day] = .predicted }
        }
        if let toCome = forecast.runningPeriod?.toCome {
            for day in toCome { marks[day] = .predicted }
        }
        if hasPacks {
            for day in contraception.daysOfChange(in: days) { marks[day] = .change }
        }
        for cycle in cycles.reversed() {
            if let next = cycle.nextStart, next <= days.lowerBound { break }
            for day in cycle.period where log[day].isPeriodDay { marks[day] = .logged }
            for bleed in cycle.bleedsBetween {
                for day in bleed.days where log[day].isPeriodDay { marks[day] = .between }
            }
        }
        return marks
    }

    private func markFertility(_ forecast: Forecast, in marks: inout DayMarks) {
        if let past = forecast.pastFertileDays {
            for day in past { marks[day] = .pastFertile }
        }
        for window in forecast.meaningfulWindows {
            for day in window.days where day >= today { marks[day] = .fertile }
            let found = forecast.ovulation(of: window)
            if let date = found.date, !found.isPlaced, found.isShown(on: today) {
                marks[date] = .ovulation
            }
        }
        for cycle in cycles.reversed() {
            if let next = cycle.nextStart, next <= marks.days.lowerBound { break }
            guard let found = ovulation(of: cycle, forecast), let date = found.date,
                let fertileDays = found.fertileDays
            else { continue }
            for day in fertileDays where day < today { marks[day] = .pastFertile }
            marks[date] = found.state == .confirmed ? .confirmedOvulation : .ovulationBySigns
        }
    }
}
