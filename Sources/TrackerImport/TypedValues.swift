package import CivilDate
package import CycleModel

extension PlainLog {
    /// Reads what a log line may hold, typed as one word: `2026-11-20`, `2026-11-20..2026-11-24`,
    /// with `today` and `yesterday` for a date.
    package static func days(
        typed word: String, today: Day
    ) throws(LineProblem) -> ClosedRange<Day> {
        let parts = word.split(separator: ".", omittingEmptySubsequences: false).map { part in
            switch part.lowercased() {
            case "today": today.description
            case "yesterday": (today - 1).description
            default: String(part)
            }
        }
        let line = Array(parts.joined(separator: ".").utf8)
        return try LoggedRange.bareLine(line.span, 0..<line.count, today: today).days
    }

    /// Reads `36.55`, or `97.79F` in Fahrenheit.
    package static func temperature(typed word: String) throws(LineProblem) -> Temperature {
        let cell = Array(word.utf8)
        return try Temperature(cell.span, 0..<cell.count)
    }
}
