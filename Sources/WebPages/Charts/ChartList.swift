package import CyclePipeline
import Messages

/// The charts that some days have something for, by their topics.
package struct ChartList: Sendable {
    private let insights: Insights
    private var language: Language { insights.person.language }

    package init(_ insights: Insights) { self.insights = insights }

    package var all: [any Chart] {
        [lengths] + coming + [periods] + phases + temperatures + doses
    }

    package var lengths: any Chart { CycleLengthsChart(insights.lengths) }

    /// None where nothing is forecast.
    package var coming: [any Chart] {
        insights.coming.map {
            [StartChancesChart($0, insights.lengths.explanation.forecast, in: language)]
        } ?? []
    }

    package var periods: any Chart { PeriodChart(insights.periods, insights.history) }

    package var phases: [any Chart] {
        let charts = [
            PhaseChart(insights.symptoms, .symptoms, in: language),
            PhaseChart(insights.moods, .moods, in: language),
        ]
        return charts.filter { !$0.phases.isEmpty }
    }

    package var temperatures: [any Chart] {
        insights.temperatures.enumerated().map { TemperatureDrawing($1, number: $0 + 1) }
    }

    package var doses: [any Chart] {
        insights.doses.map { [DoseChart($0, insights.history)] } ?? []
    }
}
