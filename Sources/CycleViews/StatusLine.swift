import CivilDate
package import CycleModel
package import CyclePipeline
import Messages

/// Where the person is today in one line, for prompts and bars.
package struct StatusLine {
    /// What a format can name; each is empty where there is nothing to say.
    package enum Name: String, CaseIterable, Sendable {
        case day, daysUntil, next, state, daysLate, periodDay, phase
    }

    /// A text with names in braces: `{day} {daysUntil}`.
    package struct Format: CustomStringConvertible, Sendable {
        fileprivate var parts: [(text: String, name: Name?)] = []
        package let description: String

        /// `nil` where a brace is left open or nothing has the name in it.
        package init?(_ text: String) {
            description = text
            var rest = text[...]
            while let brace = rest.firstIndex(where: { $0 == "{" || $0 == "}" }) {
                guard rest[brace] == "{", let end = rest[brace...].firstIndex(of: "}"),
                    let name = Name(rawValue: String(rest[rest.index(after: brace)..<end]))
                else { return nil }
                parts.append((String(rest[..<brace]), name))
                rest = rest[rest.index(after: end)...]
            }
            parts.append((String(rest), nil))
        }
    }

    private var values: [Name: String] = [:]
    /// `day 12 · period in 16 d`; empty where nothing is forecast.
    package let short: String

    package init(_ person: PersonState, _ forecast: Forecast) {
        let today = person.today
        let cycle = person.runningCycle
        let day = cycle.map { today - $0.start + 1 }
        short = Self.short(forecast, day: day, in: person.language)
        values[.phase] = person.phaseWord(forecast)
        values[.day] = day.map(String.init)
        values[.next] = forecast.comingStart?.description
        values[.daysUntil] = forecast.comingStart.map { String($0 - today) }
        values[.state] = forecast.promiseState?.rawValue
        if forecast.isLate { values[.daysLate] = forecast.daysLate.map(String.init) }
        values[.periodDay] = forecast.runningPeriod.map { String($0.day) }
    }

    private static func short(_ forecast: Forecast, day: Int?, in language: Language) -> String {
        guard let next = forecast.next else { return "" }
        let messages = language.status
        let days = (forecast.promisedStart ?? next.start) - forecast.today
        let coming =
            switch forecast.promiseState {
            case .late: messages.shortLate(days: forecast.daysLate ?? 0)
            case .waiting where next.source == .cycle: messages.shortNotYet
            case .anyDay: messages.shortAnyDay
            case .ahead, .waiting, nil:
                forecast.runningPeriod == nil
                    ? messages.shortPeriod(inDays: days) : messages.shortNextPeriod(inDays: days)
            }
        return [day.map(messages.shortDay), coming].compactMap(\.self).joined(separator: " · ")
    }

    /// Empty where every name in it is.
    package func filled(_ format: Format) -> String {
        let names = format.parts.compactMap(\.name)
        if !names.isEmpty, names.allSatisfy({ values[$0] == nil }) { return "" }
        return format.parts.map { $0.text + ($0.name.flatMap { values[$0] } ?? "") }.joined()
    }
}
