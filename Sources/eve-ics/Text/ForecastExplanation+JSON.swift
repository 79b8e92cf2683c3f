import CivilDate
import CycleModel
import CyclePipeline

extension ForecastExplanation {
    /// The form that docs/explain.md describes: names stay, more may come.
    func json(about day: DayExplanation? = nil) -> JSON {
        var members: [(String, JSON)] = [
            ("schema", 1), ("today", .day(person.today)),
            ("next", forecast.next.map { ForecastJSON.next($0, brief: true) } ?? .null),
            ("reason", forecast.explanation.map(JSON.string) ?? .null),
            ("missedPeriod", forecast.missedPeriod.map(ForecastJSON.missed) ?? .null),
            ("cyclesUsed", .number(forecast.cyclesUsed)), ("cycleLength", cycleLength),
            ("cycles", .array(rows.map(Self.cycle))),
        ]
        members.append(("signs", signsJSON ?? .null))
        members.append(("record", record))
        if let day { members.append(("day", day.json)) }
        return .object(members)
    }

    private var cycleLength: JSON {
        guard let basis else { return .null }
        return .object([
            ("median", .number(basis.usual)), ("shortest", .number(basis.range.lowerBound)),
            ("longest", .number(basis.range.upperBound)), ("level", .fraction(0.8)),
            ("wide", .bool(basis.isWide)),
        ])
    }

    private static func cycle(_ row: Row) -> JSON {
        var members: [(String, JSON)] = [("start", .day(row.cycle.start))]
        if let length = row.cycle.length { members.append(("length", .number(length))) }
        members.append(("weight", .fraction(row.weight ?? 0)))
        if let reason = row.leftOut { members.append(("leftOut", .string(reason.name))) }
        if let odd = row.odd { members.append(("odd", ForecastJSON.odd(odd))) }
        if let answer = row.answer { members.append(("answer", .string(answer.word.rawValue))) }
        if let comparison = row.comparison { members.append(("foretold", outcome(of: comparison))) }
        return .object(members)
    }

    private static func outcome(of comparison: ForecastReview.Comparison) -> JSON {
        let members: [(String, JSON)] = [
            ("start", .day(comparison.predicted)), ("earliest", .day(comparison.range.lowerBound)),
            ("latest", .day(comparison.range.upperBound)), ("actual", .day(comparison.actual)),
            ("error", .number(comparison.error)), ("inRange", .bool(comparison.isInRange)),
            ("counted", .bool(comparison.isCounted)),
        ]
        return .object(members)
    }

    private var record: JSON {
        .object([
            ("forecasts", .number(review.count)), ("inRange", .number(review.hits)),
            ("level", .fraction(0.8)),
            ("meanAbsoluteError", review.meanAbsoluteError.map(JSON.fraction) ?? .null),
        ])
    }

    // MARK: Signs of ovulation

    private var signsJSON: JSON? {
        guard let evidence, !(evidence.isEmpty && evidence.excluded.isEmpty) else { return nil }
        var members: [(String, JSON)] = [
            ("findings", .array(evidence.findings.map(Self.finding))),
            ("excluded", .array(evidence.excluded.map(Self.excluded))),
            (
                "contradictions",
                .array(
                    evidence.contradictions.map {
                        .array([.string($0.first.rawValue), .string($0.second.rawValue)])
                    })
            ),
        ]
        if let signs {
            members.append(("without", ForecastJSON.next(signs.without, brief: true)))
            let alone = signs.alone.map { alone in
                JSON.object([
                    ("kind", .string(alone.kind.rawValue)),
                    ("next", ForecastJSON.next(alone.next, brief: true)),
                ])
            }
            members.append(("alone", .array(alone)))
        }
        return .object(members)
    }

    private static func finding(_ finding: OvulationEvidence.Finding) -> JSON {
        var members: [(String, JSON)] = [
            ("kind", .string(finding.kind.rawValue)),
            ("seen", .array(finding.seen.map(JSON.day))),
        ]
        if let day = finding.noSurgeThrough { members.append(("negativeThrough", .day(day))) }
        if let ovulation = finding.ovulation {
            members += [
                ("ovulation", .day(ovulation.likeliest)),
                ("earliest", .day(ovulation.range.lowerBound)),
                ("latest", .day(ovulation.range.upperBound)), ("level", .fraction(0.8)),
            ]
        }
        return .object(members)
    }

    private static func excluded(_ reading: TemperatureReading) -> JSON {
        .object([
            ("date", .day(reading.day)),
            ("temperature", .fraction(Double(reading.temperature.centidegrees) / 100)),
            ("why", .string(reading.exclusion?.words ?? "")),
        ])
    }
}

extension LeftOutCycle.Reason {
    /// As programs get it.
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
