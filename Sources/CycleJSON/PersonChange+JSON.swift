import CalendarModel
import CivilDate
package import CommandLineInterface
import CycleModel
import CyclePipeline
import CycleViews
package import Messages

/// What every command prints that writes into a journal: what is recorded now, and what it replaced.
extension PersonChange: JSONConvertible {
    package var json: JSON {
        let (old, new) = (before.forecast(months: 1), after.forecast(months: 1))
        let entry: JSON = [
            "applied": isApplied, "entry": isApplied ? Int(after.lastEntry) : nil,
        ]
        let forecast: JSON = [
            "next": new.next.map { ForecastJSON.next($0) },
            "forecast": [
                "before": old.statedStart, "after": new.statedStart,
                "reason": ForecastText(new, after.language).explanation,
            ] as JSON,
            "remarks": remarks,
        ]
        return entry.withoutNulls.adding(dayRecords).adding(others).adding(forecast)
    }

    /// The days that changed: what is recorded of them now, and what no longer is.
    package var dayRecords: JSON {
        let days = days
        return [
            "recorded": days.compactMap(\.recorded), "removed": days.compactMap(\.removed),
        ]
    }

    /// How a bleed counts that is close to a period, and what there is reason to ask about.
    package var remarks: [JSON] {
        (newDoubt.map { [$0.json] } ?? []) + newHealthNotices.map { $0.json(in: after.language) }
    }

    /// What was changed besides days.
    private var others: JSON {
        let (was, now) = (before.circumstances, after.circumstances)
        let keys = Settings.Key.allCases.filter { before.settings[$0] != after.settings[$0] }
        let kinds = EventKind.allCases.filter {
            before.settings.reminder($0) != after.settings.reminder($0)
        }
        var others: JSON = keys.isEmpty ? [:] : after.settings.json(keys)
        if !kinds.isEmpty { others = others.adding(after.settings.json(remindersOf: kinds)) }
        if was.answers != now.answers { others = others.adding(["answers": now.answers.json]) }
        if was.contraception != now.contraception {
            others = others.adding(["courses": after.agendas.map(ContraceptionJSON.course)])
        }
        if was.life != now.life { others = others.adding(["phases": now.life.spans]) }
        return others
    }
}

extension PersonChange.Doubt: JSONConvertible {
    package var json: JSON {
        switch self {
        case .between(let bleed):
            [
                "kind": "betweenPeriods", "since": bleed.start,
                "why": "It is close to another period.",
            ]
        case .midCycle(let bleed):
            [
                "kind": "midCycle", "since": bleed.start,
                "why": "It is short and in the middle of a cycle.",
            ]
        case .period(let cycle):
            [
                "kind": "closePeriods", "since": cycle.start,
                "why": "It is less than 10 days after the period before it.",
            ]
        }
    }
}

extension HealthNotice {
    package func json(in language: Language) -> JSON {
        let facts: JSON =
            switch self {
            case .bleedingInPregnancy(let since):
                ["kind": "bleedingInPregnancy", "since": since]
            case .longPeriod(let since, let days):
                ["kind": "longPeriod", "since": since, "days": days]
            case .unusualCycles(let since, let lengths, let usual):
                [
                    "kind": "unusualCycles", "since": since, "lengths": lengths,
                    "shortestUsual": usual.lowerBound, "longestUsual": usual.upperBound,
                ]
            case .noPeriod(let since, let days):
                ["kind": "noPeriod", "since": since, "days": days]
            }
        return facts.adding(["why": text(in: language)])
    }
}
