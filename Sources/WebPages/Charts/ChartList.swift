import CyclePipeline
package import CycleViews
import Messages

/// The charts that some days have something for, by their topics.
package struct ChartList: Sendable {
    private let insights: Insights
    private var language: Language { insights.person.language }

    package init(_ insights: Insights) { self.insights = insights }

    package var all: [any Chart] {
        [lengths] + coming + [periods] + symptoms + symptomsAroundStart + moods
            + comparedTemperatures + weights + doses
    }

    package var lengths: any Chart { CycleLengthsChart(insights.lengths) }

    /// None where nothing is forecast.
    package var coming: [any Chart] {
        insights.coming.map {
            [StartChancesChart($0, insights.lengths.explanation.forecast, in: language)]
        } ?? []
    }

    package var periods: any Chart { PeriodChart(insights) }

    package var phases: [any Chart] { symptoms + moods }

    private var symptoms: [any Chart] {
        insights.symptoms.isEmpty ? [] : [PhaseChart(insights.symptoms, .symptoms, in: language)]
    }

    private var moods: [any Chart] {
        guard !insights.moods.isEmpty else { return [] }
        return [
            PhaseChart(
                insights.moods, .moods, isExplained: !insights.symptoms.isEmpty, in: language)
        ]
    }

    private var symptomsAroundStart: [any Chart] {
        let table = insights.symptomsAroundStart
        return table.isEmpty ? [] : [AroundStartChart(table, in: language)]
    }

    package var temperatures: [any Chart] {
        insights.temperatures.enumerated().map { TemperatureDrawing($1, number: $0 + 1) }
    }

    /// The last cycle by itself, and where there are others, all of them laid over each other.
    private var comparedTemperatures: [any Chart] {
        guard let overlay = TemperatureOverlay(insights.temperatures) else { return temperatures }
        return temperatures.prefix(1) + [overlay]
    }

    package var weights: [any Chart] {
        insights.weights.map { [WeightChart($0, of: insights.person)] } ?? []
    }

    package var doses: [any Chart] {
        insights.doses.map { [DoseChart($0, insights.history)] } ?? []
    }
}
