/// Why a whole file could not be read as a plain log.
package enum LogFileError: Error, Equatable, Sendable {
    case empty
    /// A header without rows, or with rows that say nothing.
    case noDays
    /// Not one line could be read; the first of them, and how many there are.
    case nothingRecognized(skippedLines: [SkippedLine], count: Int)
    case notALog(FileKind)
    case notText(line: Int)
    case lineTooLong(line: Int)
    /// A quoted cell that never ends; the line where its quote stands.
    case unclosedQuote(line: Int)
    /// A header with both `,` and `;` between its columns.
    case mixedSeparators(line: Int)
    /// A row of several cells with no header above it.
    case missingHeader(line: Int)
    case repeatedColumn(LogColumn, line: Int)
    case tooMuchText(line: Int)
}

extension LogFileError {
    /// Counted from 1, where the fault has a place.
    package var line: Int? {
        switch self {
        case .empty, .noDays, .nothingRecognized, .notALog: nil
        case .notText(let line), .lineTooLong(let line), .unclosedQuote(let line),
            .mixedSeparators(let line), .missingHeader(let line), .repeatedColumn(_, let line),
            .tooMuchText(let line):
            line
        }
    }

    /// `PLACE: what is wrong`, with what to do next where there is something.
    package func message(in file: String) -> String {
        line.map { "\(file):\($0): \(self)" } ?? "\(file): \(self)"
    }
}

extension LogFileError: CustomStringConvertible {
    package var description: String {
        switch self {
        case .empty: "nothing is written in it; write one date (YYYY-MM-DD) on each line"
        case .noDays: "there is a header, but no recorded day below it"
        case .nothingRecognized(let lines, _):
            lines.first.map { "no recorded day was recognised; line \($0.line): \($0.problem)" }
                ?? "no recorded day was recognised"
        case .notALog(let kind):
            "this is \(kind.name), not a log\(kind.advice.map { "; \($0)" } ?? "")"
        case .notText: "not a text file"
        case .lineTooLong:
            "the line is longer than \(PlainLog.longestLine / 1024) KiB; is this a log?"
        case .unclosedQuote: "a quote is opened here and never closed"
        case .mixedSeparators: "the header uses both \",\" and \";\"; use one of them throughout"
        case .missingHeader:
            "no header names the columns; begin the file with a line such as date,flow"
        case .repeatedColumn(let column, _):
            "the header names the column \(column.rawValue) twice; keep one of them"
        case .tooMuchText:
            "the notes up to here exceed \(PlainLog.mostText >> 20) MiB; is this a log?"
        }
    }
}
