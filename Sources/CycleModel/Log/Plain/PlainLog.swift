package import CivilDate

/// The plain log file: a table by day, a table by period, or one date or range on each line.
package enum PlainLog {
    /// Bytes in one row without quotes; a longer one is not something that a person wrote.
    package static let longestLine = 65_536
    /// Bytes in one row with a cell in quotes, which may hold a long note.
    package static let longestRow = 1 << 20
    /// Bytes in one day's note; in a row its quotes may double it.
    package static let longestNote = 1 << 18
    /// The most days of a range, both ends included.
    package static let longestRange = 60
    /// Symptoms, or moods, of one day.
    package static let mostListItems = 100
    /// Bytes of notes, lists and sources together. Three hundred thousand notes of a hundred bytes fit.
    package static let mostText = 32 << 20
    /// After so many lines without one that could be read, a file is given up.
    package static let mostUnreadableLines = 1_000

    /// Earlier dates are slips of the pen.
    package static let firstDay = Day(number: -25_567)

    /// Whether a log file can hold a day's record.
    package static func check(_ record: DayRecord) throws(LineProblem) {
        guard (record.note?.utf8.count ?? 0) <= longestNote else { throw .tooLongNote }
        guard record.symptoms.count <= mostListItems else {
            throw .tooManyItems(.symptoms)
        }
        guard record.moods.count <= mostListItems else { throw .tooManyItems(.mood) }
    }

    /// Reads a whole file; `today` is the last day that may have been recorded.
    ///
    /// - Throws: A `LogFileError`.
    package static func read(_ bytes: [UInt8], today: Day) throws -> ReadLog {
        var reader = PlainLogReader(today: today)
        try reader.feed(bytes)
        return try reader.finish()
    }
}
