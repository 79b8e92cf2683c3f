import CivilDate
package import CommandLineInterface
import CycleModel
import CyclePipeline
import CycleViews

extension ForecastExplanation: JSONConvertible {
    /// The form that docs/explain.md describes: names stay, more may come.
    package var json: JSON {
        let members: JSON = [
            "today": person.today,
            "next": forecast.next.map { ForecastJSON.next($0) },
            "reason": ForecastText(forecast, person.language).explanation,
            "missedPeriod": forecast.missedPeriod.map(ForecastJSON.missed),
            "cyclesUsed": forecast.cyclesUsed, "usualLength": forecast.lengths.usualLength,
            "cycleLength": basis.map(Self.cycleLength),
            "cycles": rows.map(Self.cycle), "signs": signsJSON, "record": record,
        ]
        return members.adding(ForecastJSON.ovulation(forecast))
    }

    private static func cycleLength(_ basis: ForecastBasis) -> JSON {
        [
            "median": basis.usual, "shortest": basis.range.lowerBound,
            "longest": basis.range.upperBound, "level": 0.8, "wide": basis.isWide,
        ]
    }

    private static func cycle(_ row: Row) -> JSON {
        let members: JSON = [
            "start": row.cycle.start, "length": row.cycle.length, "weight": row.weight ?? 0,
            "leftOut": row.leftOut?.name, "odd": row.odd.map(ForecastJSON.odd),
            "answer": row.answer?.word.rawValue, "foretold": row.comparison.map(outcome),
        ]
        return members.withoutNulls
    }

    private static func outcome(of comparison: ForecastReview.Comparison) -> JSON {
        [
            "start": comparison.predicted, "earliest": comparison.range.lowerBound,
            "latest": comparison.range.upperBound, "actual": comparison.actual,
            "error": comparison.error, "inRange": comparison.isInRange,
            "counted": comparison.isCounted,
        ]
    }

    private var record: JSON {
        [
            "forecasts": review.count, "inRange": review.hits, "level": 0.8,
            "meanAbsoluteError": review.meanAbsoluteError,
        ]
    }

    // MARK: Signs of ovulation

    private var signsJSON: JSON? {
        guard let evidence, !(evidence.isEmpty && evidence.excluded.isEmpty) else { return nil }
        let members: JSON = [
            "findings": evidence.findings.map(Self.finding),
            "excluded": evidence.excluded.map(excluded),
            "contradictions": evidence.contradictions.map {
                [$0.first.rawValue, $0.second.rawValue]
            },
            "without": signs.map { ForecastJSON.next($0.without) },
            "alone": signs?.alone.map { alone -> JSON in
                [
                    "kind": alone.kind.rawValue,
                    "next": ForecastJSON.next(alone.next),
                ]
            },
        ]
        return members.withoutNulls
    }

    private static func finding(_ finding: OvulationEvidence.Finding) -> JSON {
        let ovulation = finding.ovulation
        let members: JSON = [
            "kind": finding.kind.rawValue, "seen": finding.seen,
            "negativeThrough": finding.noSurgeThrough, "ovulation": ovulation?.likeliest,
            "earliest": ovulation?.range.lowerBound, "latest": ovulation?.range.upperBound,
            "level": ovulation == nil ? nil : 0.8,
        ]
        return members.withoutNulls
    }

    private func excluded(_ reading: TemperatureReading) -> JSON {
        [
            "date": reading.day, "temperature": reading.temperature,
            "kind": reading.exclusion?.name,
            "why": reading.exclusion?.words(in: person.language) ?? "",
        ]
    }
}

extension LeftOutCycle.Reason {
    /// The name for programs.
    fileprivate var name: String {
        switch self {
        case .gap: "gap"
        case .ignored: "ignored"
        case .contraception: "contraception"
        case .life: "life"
        case .tooLongAgo: "tooLongAgo"
        }
    }
}
