import CivilDate
package import CommandLineInterface
import CycleModel
import CyclePipeline
import CycleViews

extension DayExplanation: JSONConvertible {
    package var json: JSON {
        let members: JSON = [
            "date": day, "cycleStart": cycle?.start,
            "cycleDay": cycle.map { day - $0.start + 1 },
        ]
        let past: JSON = [
            "logged": day <= person.today ? person.settings.shown(person.log[day]).json : nil,
            "foretold": expectedThen.map(Self.json),
        ]
        guard day >= person.today else { return members.adding(past.withoutNulls) }
        return members.adding(past.withoutNulls).adding(["expected": expected.map(Self.json)])
    }

    private static func json(_ expected: DayExpectation) -> JSON {
        let forecast = expected.forecast
        let members: JSON = [
            "made": forecast.today, "kind": expected.kind?.rawValue,
            "next": forecast.next.map { ForecastJSON.next($0) },
        ]
        let chances: JSON = [
            "cycleStart": expected.cycleStart, "startProbability": expected.start?.on,
            "startedProbability": expected.start?.by, "fertileProbability": expected.fertile,
        ]
        return members.adding(chances.withoutNulls)
    }
}
