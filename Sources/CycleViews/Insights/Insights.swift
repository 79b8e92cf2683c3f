package import CivilDate
import CycleModel
package import CyclePipeline

/// All that charts and the report show of some days.
package struct Insights: Sendable {
    package let person: PersonState
    package let days: ClosedRange<Day>
    package let history: CycleHistory
    package let lengths: CycleLengths
    /// `nil` where nothing is forecast.
    package let coming: StartChances?
    /// Of the last cycles with temperatures, the newest first.
    package let temperatures: [TemperatureChart]
    package let symptoms: PhaseTable
    package let moods: PhaseTable
    package let symptomsAroundStart: AroundStartTable
    /// The last periods, oldest first.
    package let periods: [PeriodFlow]
    /// `nil` where fewer than two weights are logged.
    package let weights: WeightLine?
    /// `nil` where no dose was due.
    package let doses: DoseStrip?

    /// How many temperature charts stand beneath each other.
    package static let temperatureCharts = 3
    /// How many symptoms or moods a chart has room for.
    package static let mostRows = 10

    package init(_ person: PersonState, in days: ClosedRange<Day>) {
        self.person = person
        self.days = days
        history = CycleHistory(person)
        lengths = CycleLengths(person, in: days)
        coming = StartChances(lengths.explanation.forecast)
        let forecast = lengths.explanation.forecast
        temperatures = Self.temperatures(person, forecast, in: days)
        let parts = CycleParts(person, forecast)
        symptoms = PhaseTable(
            person, parts, in: days, most: Self.mostRows, of: .symptoms)
        moods = PhaseTable(person, parts, in: days, most: Self.mostRows, of: .moods)
        symptomsAroundStart = AroundStartTable(
            history, in: days, most: Self.mostRows, of: .symptoms)
        periods = person.cycles.filter { days.contains($0.start) }
            .suffix(CycleLengths.mostCycles).map { PeriodFlow($0, of: person) }
        weights = WeightLine(person, in: days)
        doses = DoseStrip(person, through: days.upperBound)
    }

    private static func temperatures(
        _ person: PersonState, _ forecast: Forecast, in days: ClosedRange<Day>
    ) -> [TemperatureChart] {
        var charts: [TemperatureChart] = []
        for cycle in person.cycles.reversed() where days.contains(cycle.start) {
            let chart = TemperatureChart(person, of: cycle, forecast)
            if chart.usableCount > 0 { charts.append(chart) }
            if charts.count == temperatureCharts { break }
        }
        return charts
    }

    /// Whether there is too little to draw: fewer than two cycles.
    package var isEmpty: Bool { person.cycles.count < 2 }
}
