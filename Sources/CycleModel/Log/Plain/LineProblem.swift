import CivilDate

/// Why a line of a plain log could not be read.
///
/// The texts name the column and what belongs there, never what was written, so that they may be shown
/// to others; an impossible date is the exception and names a day that nobody can have recorded.
package enum LineProblem: Error, Equatable, Sendable {
    case notADate
    /// Well written, but the calendar has no such day.
    case impossibleDate(year: Int, month: Int, day: Int)
    case beforeFirstDay
    case inFuture
    case reversedRange
    case rangeTooLong
    case missingDate
    case notUTF8
    case unknownWord(LogColumn)
    case notATemperature
    case temperatureOutOfRange
    case notAWeight
    case weightOutOfRange
    case tooManyItems(LogColumn)
    /// The notes of one day, put together.
    case tooLongNote
    case endInDailyLog
    case tooManyCells
    /// A row of a table that was separated by commas uses `;`, or the other way round.
    case otherSeparator(expected: Separator)
    case textAfterQuote
    /// The line stands where a header or a date was expected.
    case neitherDateNorHeader
}

extension LineProblem: CustomStringConvertible {
    package var description: String {
        switch self {
        case .notADate: "not a date; write YYYY-MM-DD"
        case .impossibleDate(let year, let month, let day):
            Day.impossible(year: year, month: month, day: day)
        case .beforeFirstDay: "the date is before 1900; is the year right?"
        case .inFuture: "the date is in the future; the log holds only what has happened"
        case .reversedRange: "the range ends before it starts; write the earlier date first"
        case .rangeTooLong:
            "the range is longer than \(PlainLog.longestRange) days; give each period a range of its own"
        case .missingDate: "the row has no date; write YYYY-MM-DD"
        case .notUTF8: "not UTF-8 text; save the file as UTF-8"
        case .unknownWord(let column):
            "unknown word in the column \(column.rawValue); write \(LineProblem.words(column))"
        case .notATemperature: "not a temperature; write 36.55, or 97.79F for Fahrenheit"
        case .temperatureOutOfRange:
            "the temperature is outside 30 to 45 °C; a reading in Fahrenheit ends in F"
        case .notAWeight: "not a weight; write 62.5 for kilograms, or 137lb for pounds"
        case .weightOutOfRange:
            "the weight is outside \(Weight.plausible.lowerBound) to "
                + "\(Weight.plausible.upperBound) kg; a weight in pounds ends in lb"
        case .tooManyItems(let column):
            "more than \(PlainLog.mostListItems) entries for one day in the column \(column.rawValue)"
        case .tooLongNote: "the notes of this day exceed \(PlainLog.longestNote / 1024) KiB"
        case .endInDailyLog:
            "the column end of a daily log takes only \"unknown\" or \"last\"; "
                + "in a log by period the first column is named start"
        case .tooManyCells:
            "more cells than the header has columns; put text with \",\" or \";\" in quotes"
        case .otherSeparator(let expected):
            "separated by \"\(expected.other.character)\" where the header uses "
                + "\"\(expected.character)\"; use one of them throughout"
        case .textAfterQuote:
            "text follows a closing quote; write a quote inside a quoted cell twice"
        case .neitherDateNorHeader:
            "neither a date (YYYY-MM-DD) nor a header with a column named date or start"
        }
    }

    private static func words(_ column: LogColumn) -> String {
        let words = column.words
        guard let last = words.last, words.count > 1 else { return words.joined() }
        return words.dropLast().joined(separator: ", ") + " or " + last
    }
}
