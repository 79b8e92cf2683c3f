package import CivilDate
import CycleModel
package import CyclePipeline

/// How long the cycles of some days were, and what had been predicted of each when it began.
package struct CycleLengths: Sendable {
    /// The same as `explain` says, of these cycles.
    package let explanation: ForecastExplanation
    /// The whole cycles that begin in the days and are over by their last one, oldest first.
    package let rows: [ForecastExplanation.Row]
    /// How many more there are before those.
    package let olderCount: Int

    /// A chart has room for as many cycles.
    package static let mostCycles = 60

    /// - Complexity: A forecast for each cycle.
    package init(_ person: PersonState, in days: ClosedRange<Day>) {
        let completed = person.cycles.filter { $0.length != nil }
        let count = completed.count { $0.start >= days.lowerBound }
        explanation = ForecastExplanation(
            person, reviewing: min(count, Self.mostCycles), within: days)
        let all = explanation.rows.filter { row in
            guard let next = row.cycle.nextStart else { return false }
            return row.cycle.start >= days.lowerBound && next - 1 <= days.upperBound
        }
        rows = Array(all.suffix(Self.mostCycles))
        olderCount = all.count - rows.count
    }

    /// The cycles that have a length: a gap has no length.
    package var measured: [(row: ForecastExplanation.Row, length: Int)] {
        rows.compactMap { row in
            guard let length = row.cycle.length, !row.cycle.isGap else { return nil }
            return (row, length)
        }
    }
}

extension ForecastExplanation.Row {
    /// What had been predicted, as lengths of this cycle in days.
    package var predictedLengths: ClosedRange<Int>? {
        comparison.map { ($0.range.lowerBound - cycle.start)...($0.range.upperBound - cycle.start) }
    }

    package var predictedLength: Int? { comparison.map { $0.predicted - cycle.start } }

    /// Whether the forecast does without it, or hardly counts it.
    package var isDoubtful: Bool { leftOut != nil || odd != nil || answer == .ignored }
}
