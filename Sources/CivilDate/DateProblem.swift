/// Why a person's words are no date.
package enum DateProblem: Error, Equatable, Sendable {
    case notADate
    /// Well written, but the calendar has no such day.
    case impossible(year: Int, month: Int, day: Int)
    /// A day and a month in an order that could be either: `text` is read in two ways.
    case ambiguous(text: String, Day, Day)
    /// The words name another weekday than the date has.
    case wrongWeekday(Day, named: Int)
    /// Without its year, such a day is so far away that another may be meant.
    case farAway(Day)
    /// A number alone, which could be any month's day.
    case dayWithoutMonth(Int)
}

extension DateProblem: CustomStringConvertible {
    package var description: String {
        switch self {
        case .notADate: "not a date; write 20 Nov, 2026-11-20 or yesterday"
        case .impossible(let year, let month, let day):
            Day.impossible(year: year, month: month, day: day)
        case .ambiguous(let text, let first, let second):
            "'\(text)' could be \(Self.name(first)) or \(Self.name(second)); write \(first) or \(second)"
        case .wrongWeekday(let day, let named):
            """
            \(Self.name(day)) \(day.civil.year) is a \(Day.weekdayNames[day.weekday - 1]), not a \
            \(Day.weekdayNames[named - 1])
            """
        case .farAway(let day): "without a year this is \(Self.name(day)) \(day.civil.year)"
        case .dayWithoutMonth(let number): "a day without its month; write \(number) Nov"
        }
    }

    /// `3 April`.
    private static func name(_ day: Day) -> String {
        "\(day.civil.day) \(Day.monthNames[day.civil.month - 1])"
    }
}
