package import CivilDate
package import CycleModel
package import CyclePipeline

/// What one day is in the forecast or, in the past, what was logged and what had been forecast.
package struct DayExplanation: Sendable {
    package let day: Day
    package let person: PersonState
    /// The logged cycle that the day lies in, past or today.
    package let cycle: Cycle?
    /// From today's forecast; `nil` in the past, and where nothing is forecast.
    package let expected: DayExpectation?
    /// Of a past day, what had been expected on the day its cycle began, or for the first day of a
    /// period on the day the cycle before it began.
    package let expectedThen: DayExpectation?
    /// That of the logged cycle, where signs place it; `nil` before its fertile days.
    package let ovulation: Ovulation?

    /// Beyond that nothing is forecast.
    package static let farthest = 3_660

    package init(_ day: Day, _ person: PersonState) {
        self.day = day
        self.person = person
        let today = person.today
        cycle = day <= today ? person.cycles.last { $0.start <= day } : nil
        if day >= today, day - today <= Self.farthest {
            let forecast = person.forecast(on: today, through: day + 60)
            expected = forecast.next == nil ? nil : DayExpectation(day, in: forecast)
        } else {
            expected = nil
        }
        ovulation = cycle.flatMap { person.ovulation(of: $0, person.forecast(months: 1)) }
            .flatMap { found in
                found.fertileDays.flatMap { day >= $0.lowerBound ? found : nil }
            }
        let made = person.cycles.last { $0.start < day }?.start
        if day < today, let made, day - made <= Cycle.longest {
            let forecast = person.forecast(on: made, through: day + 60)
            expectedThen = forecast.next == nil ? nil : DayExpectation(day, in: forecast)
        } else {
            expectedThen = nil
        }
    }

    /// Whether a logged cycle began on the day.
    package var isStart: Bool { cycle?.start == day }
}
