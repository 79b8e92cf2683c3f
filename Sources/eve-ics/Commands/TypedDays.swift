import CivilDate
import CommandLineInterface
import CycleModel

/// A day or a range of days as the person typed it, which only a command that knows today can read.
package struct TypedDays: Equatable, Sendable {
    /// A date, two of them, or a word such as `yesterday`.
    package let word: String

    /// - Parameter option: The option that the word followed, which an error names.
    func range(today: Day, option: String? = nil) throws -> ClosedRange<Day> {
        do {
            return try PlainLog.days(typed: word, today: today)
        } catch {
            throw refusal("\(error)", option)
        }
    }

    /// The day, where it is only one.
    func day(today: Day) throws -> Day {
        let days = try range(today: today)
        guard days.count == 1 else { throw refusal("\(LineProblem.notADate)", nil) }
        return days.lowerBound
    }

    private func refusal(_ problem: String, _ option: String?) -> ToolError {
        let place = option.map { "\($0) " } ?? ""
        return .refused("\(place)\(word.isEmpty ? "''" : word): \(problem)")
    }
}

extension [TypedDays] {
    /// All the days in order, each once.
    func days(today: Day) throws -> [Day] {
        try reduce(into: Set<Day>()) { try $0.formUnion($1.range(today: today)) }.sorted()
    }
}

extension ValueFormat where Value == TypedDays {
    static var days: ValueFormat {
        ValueFormat(
            "DATE", expectation: "a text", completion: .words(["today", "yesterday"]),
            read: { TypedDays(word: $0) }, write: { $0.word })
    }
}
