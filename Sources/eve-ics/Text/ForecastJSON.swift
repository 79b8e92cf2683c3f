import CivilDate
import CycleModel

extension JSON {
    static func day(_ day: Day) -> JSON { .string(day.description) }
}

/// The fixed form of `predict --json`; the same pieces serve the other commands.
enum ForecastJSON {
    static func forecast(_ forecast: Forecast, cycles: [Cycle], pills: JSON) -> JSON {
        var members: [(String, JSON)] = [
            ("schema", 1),
            ("today", .day(forecast.today)),
            ("cycles", .array(cycles.map(cycle))),
            ("cyclesUsed", .number(forecast.cyclesUsed)),
            ("next", forecast.next.map { next($0, brief: false) } ?? .null),
        ]
        if let reason = forecast.explanation { members.append(("reason", .string(reason))) }
        members += [
            ("periods", .array(forecast.periods.map(period))),
            ("fertile", .array(forecast.comingWindows.map(fertile))),
            ("fertileProbabilities", probabilities(forecast.fertileProbabilities)),
            ("pills", pills),
        ]
        return .object(members)
    }

    static func cycle(_ cycle: Cycle) -> JSON { .object(members(of: cycle)) }

    static func members(of cycle: Cycle) -> [(String, JSON)] {
        var members: [(String, JSON)] = [
            ("start", .day(cycle.start)), ("end", .day(cycle.period.upperBound)),
        ]
        if let length = cycle.length { members.append(("length", .number(length))) }
        if cycle.isPeriodEndUnknown { members.append(("endUnknown", true)) }
        if cycle.isDoubtful { members.append(("doubtful", true)) }
        if cycle.isGap { members.append(("gap", true)) }
        return members
    }

    static func next(_ next: Forecast.NextStart, brief: Bool) -> JSON {
        var members: [(String, JSON)] = [
            ("start", .day(next.start)), ("earliest", .day(next.range.lowerBound)),
            ("latest", .day(next.range.upperBound)), ("level", .fraction(0.8)),
        ]
        if !brief { members.append(("probabilities", probabilities(next.probabilities))) }
        members.append(("missedLogProbability", .fraction(next.missedLogProbability)))
        return .object(members)
    }

    static func fertile(_ window: Forecast.FertileWindow) -> JSON {
        .object([
            ("start", .day(window.days.lowerBound)), ("end", .day(window.days.upperBound)),
            ("ovulation", .day(window.ovulation)),
            ("earliestOvulation", .day(window.ovulationRange.lowerBound)),
            ("latestOvulation", .day(window.ovulationRange.upperBound)),
        ])
    }

    private static func period(_ period: Forecast.PredictedPeriod) -> JSON {
        .object([
            ("start", .day(period.days.lowerBound)), ("end", .day(period.days.upperBound)),
            ("earliest", .day(period.startRange.lowerBound)),
            ("latest", .day(period.startRange.upperBound)),
        ])
    }

    private static func probabilities(_ days: [Forecast.DayProbability]) -> JSON {
        .object(days.map { ($0.day.description, .fraction($0.probability)) })
    }
}
