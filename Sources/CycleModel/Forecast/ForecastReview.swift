package import CivilDate

/// How earlier forecasts turned out: for each cycle what was predicted on the day it began.
///
/// Each forecast is computed again from the days logged up to then, as they are logged now: it knows what
/// was corrected or answered since.
package struct ForecastReview: Equatable, Sendable {
    /// One forecast and what came.
    package struct Comparison: Equatable, Sendable {
        /// The first day of the cycle, on which the forecast was made.
        package var made: Day
        /// The predicted start: the median, and the 10th and the 90th percentile.
        package var predicted: Day
        package var range: ClosedRange<Day>
        /// The next start that was logged.
        package var actual: Day
        /// What came was no test of the forecast: a start is missing before it, or the cycle is left out.
        package var isCounted: Bool

        /// The error in days, positive if the period came later than predicted.
        package var error: Int { actual - predicted }

        package var isInRange: Bool { range.contains(actual) }
    }

    /// Oldest first. Cycles for which nothing could be predicted are not among them, nor gaps.
    package private(set) var comparisons: [Comparison]

    /// Reviews the last completed cycles.
    ///
    /// - Parameters:
    ///   - cycles: Up to today.
    ///   - past: Of the log that makes these cycles, and of its circumstances.
    ///   - count: How many cycles to look back on.
    ///   - uncounted: First days of cycles whose end is no test of a forecast.
    /// - Complexity: A forecast for each of them that `past` does not know yet.
    package init(
        of cycles: [Cycle], _ past: PastForecasts, last count: Int = 12,
        uncounted: Set<Day> = []
    ) {
        let completed = cycles.reversed().lazy.filter { $0.length != nil && !$0.isGap }
        comparisons = completed.prefix(max(count, 0)).compactMap { cycle in
            guard let next = past.next(on: cycle.start), let actual = cycle.nextStart else {
                return nil
            }
            return Comparison(
                made: cycle.start, predicted: next.start, range: next.range, actual: actual,
                isCounted: !uncounted.contains(cycle.start))
        }.reversed()
    }

    /// The same of the cycles that begin in `days` and are over by their last one.
    package func within(_ days: ClosedRange<Day>) -> ForecastReview {
        var review = self
        review.comparisons.removeAll {
            $0.made < days.lowerBound || $0.actual - 1 > days.upperBound
        }
        return review
    }

    private var counted: [Comparison] { comparisons.filter(\.isCounted) }

    /// How many forecasts were put to the test.
    package var count: Int { counted.count }

    /// How many starts fell between the 10th and the 90th percentile; about eight of ten should.
    package var hits: Int { counted.count(where: \.isInRange) }

    /// The mean error in days; `nil` if no forecast was put to the test.
    package var meanAbsoluteError: Double? {
        let errors = counted.map { $0.error.magnitude }
        return errors.isEmpty ? nil : Double(errors.reduce(0, +)) / Double(errors.count)
    }
}
