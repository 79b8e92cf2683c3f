/// What a plain log file says.
package struct ReadLog: Equatable, Sendable {
    /// Which of the three forms the file has.
    package enum Shape: Equatable, Sendable {
        /// A table with a row for each day.
        case daily
        /// A table with a row for each period.
        case byPeriod
        /// One date or range of dates on each line.
        case bare
    }

    package var shape: Shape
    /// The days in order, each once, never with an empty record.
    package var days: [DayLog.Entry]
    /// The lines that could not be read, up to `mostSkippedLines`. Their days are missing from `days`, so
    /// nothing should be kept of a file that has any unless the person asked for it.
    package var skippedLines: [SkippedLine]
    /// How many lines could not be read, listed or not.
    package var skippedCount: Int
    package var notices: [LogNotice]

    package static let mostSkippedLines = 100
}

/// A line that could not be read, counted from 1; a row over several lines has the number of its first.
package struct SkippedLine: Equatable, Sendable {
    package let line: Int
    package let problem: LineProblem

    package init(line: Int, problem: LineProblem) {
        self.line = line
        self.problem = problem
    }

    /// Such as `mine.csv:14: not a date; write YYYY-MM-DD`.
    package func message(in file: String) -> String { "\(file):\(line): \(problem)" }
}

/// Something that was read, but perhaps not as it was meant.
package enum LogNotice: Equatable, Sendable {
    case columnNotRead(String)
    case moreColumnsNotRead(count: Int)
    /// Days that stand in the file more than once; `count` is how often one was there already.
    case repeatedDays(count: Int, firstLine: Int)
    /// Days with two strengths of bleeding, of which the heavier was kept.
    case heavierFlow(count: Int, firstLine: Int)
    /// Days with two values in a column that holds one, of which the later was kept.
    case laterValue(count: Int, firstLine: Int)
    case rowsSayNothing(count: Int, firstLine: Int)

    /// A line for the terminal, `PLACE: what was found`.
    package func message(in file: String) -> String {
        switch self {
        case .columnNotRead(let name):
            "\(file): the column \"\(name)\" is not part of the log and was not read"
        case .moreColumnsNotRead(let count):
            "\(file): \(count) more \(count == 1 ? "column was" : "columns were") not read"
        case .repeatedDays(let count, let line):
            count == 1
                ? "\(file):\(line): 1 day is there twice and was merged"
                : "\(file):\(line): \(count) days were there already and were merged, the first here"
        case .heavierFlow(let count, let line):
            count == 1
                ? "\(file):\(line): 1 day has two flows; the heavier one was kept"
                : "\(file):\(line): \(count) days have two flows, the first here; the heavier ones were kept"
        case .laterValue(let count, let line):
            count == 1
                ? "\(file):\(line): 1 value replaces an earlier one of the same day"
                : "\(file):\(line): \(count) values replace earlier ones of the same day, the first here"
        case .rowsSayNothing(let count, let line):
            count == 1
                ? "\(file):\(line): 1 row holds nothing that the log keeps"
                : "\(file):\(line): \(count) rows hold nothing that the log keeps, the first here"
        }
    }
}
