import CivilDate
package import CycleModel

/// Where the person is today in one line, for prompts and bars.
package struct StatusLine {
    /// What a format can name; each is empty where there is nothing to say.
    package enum Name: String, CaseIterable, Sendable {
        case day, daysUntil, next, daysLate, periodDay, phase
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

    package init(_ person: PersonState, _ forecast: Forecast) {
        let today = person.today
        values[.phase] = person.phaseWord(forecast)
        if let cycle = person.cycles.last, person.turnEndingLastCycle == nil {
            values[.day] = String(today - cycle.start + 1)
        }
        if let next = forecast.next {
            values[.next] = next.start.description
            values[.daysUntil] = String(next.start - today)
        }
        if let late = forecast.daysLate, late > 0 { values[.daysLate] = String(late) }
        if let running = forecast.runningPeriod { values[.periodDay] = String(running.day) }
    }

    /// `day 12 · period in 16 d`; empty where nothing is forecast.
    package var short: String {
        guard let daysUntil = values[.daysUntil] else { return "" }
        let day = values[.day].map { "day \($0)" }
        let coming =
            if let late = values[.daysLate] {
                "period \(late) d late"
            } else if values[.periodDay] != nil {
                "next period in \(daysUntil) d"
            } else {
                daysUntil == "0" ? "period today" : "period in \(daysUntil) d"
            }
        return [day, coming].compactMap(\.self).joined(separator: " · ")
    }

    /// Empty where every name in it is.
    package func filled(_ format: Format) -> String {
        let names = format.parts.compactMap(\.name)
        if !names.isEmpty, names.allSatisfy({ values[$0] == nil }) { return "" }
        return format.parts.map { $0.text + ($0.name.flatMap { values[$0] } ?? "") }.joined()
    }
}
