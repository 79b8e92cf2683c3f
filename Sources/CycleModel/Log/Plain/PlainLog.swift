package import CivilDate

/// The plain log file: a table by day, a table by period, or one date or range on each line.
package enum PlainLog {
    /// Bytes in one row; a longer one is not something that a person wrote.
    package static let longestLine = 65_536
    /// In days, both ends included.
    package static let longestRange = 60
    /// Symptoms, or moods, of one day.
    package static let mostListItems = 100
    /// Bytes of notes, lists and sources together. Three hundred thousand notes of a hundred bytes fit.
    package static let mostText = 32 << 20
    /// After so many lines without one that could be read, a file is given up.
    package static let mostUnreadableLines = 1_000

    /// Earlier dates are slips of the pen.
    package static let firstDay = Day(number: -25_567)

    /// Reads a whole file; `today` is the last day that may have been recorded.
    ///
    /// - Throws: A `LogFileError`.
    package static func read(_ bytes: [UInt8], today: Day) throws -> ReadLog {
        var reader = PlainLogReader(today: today)
        try reader.feed(bytes)
        return try reader.finish()
    }
}
