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
    /// Days with two values in a field that holds one, of which the one that means more was kept.
    case oneOfTwo(DayField, count: Int, firstLine: Int)
    case rowsSayNothing(count: Int, firstLine: Int)

    /// A line for the terminal, `PLACE: what was found`.
    ///
    /// - Parameter hidingFertility: Whether signs of ovulation go unnamed.
    package func message(in file: String, hidingFertility: Bool = false) -> String {
        switch self {
        case .columnNotRead(let name):
            "\(file): the column \"\(name)\" is not part of the log and was not read"
        case .moreColumnsNotRead(let count):
            "\(file): \(count) more \(count == 1 ? "column was" : "columns were") not read"
        case .repeatedDays(let count, let line):
            count == 1
                ? "\(file):\(line): 1 day is there twice and was merged"
                : "\(file):\(line): \(count) days were there already and were merged, the first here"
        case .oneOfTwo(let field, let count, let line):
            count == 1
                ? "\(file):\(line): 1 day has \(field.two(hidingFertility))"
                : "\(file):\(line): \(count) days have \(field.two(hidingFertility)), the first here"
        case .rowsSayNothing(let count, let line):
            count == 1
                ? "\(file):\(line): 1 row holds nothing that the log keeps"
                : "\(file):\(line): \(count) rows hold nothing that the log keeps, the first here"
        }
    }
}

extension DayField {
    /// What a day has two of, and which of them was kept.
    fileprivate func two(_ hidingFertility: Bool) -> String {
        switch self {
        case .lh where hidingFertility, .mucus where hidingFertility: "two values; one was kept"
        case .flow: "two flows; the heavier one was kept"
        case .temperature: "two temperatures; the lower one was kept"
        case .weight: "two weights; the lower one was kept"
        case .lh: "two ovulation tests; the positive one was kept"
        case .mucus: "two kinds of mucus; the more fertile one was kept"
        case .dose: "two entries for a dose; late was kept over taken, and taken over skipped"
        case .ovulationObserved, .periodEndUnknown, .periodEnded, .symptoms, .moods, .note, .source:
            "two values; both were kept"
        }
    }
}
