package import CycleModel

/// Why nothing of a whole file could be taken.
package enum TrackerError: Error, Equatable, Sendable {
    /// Nothing in it looks like a tracker's export; what it is, where that is known.
    case notRecognized(FileKind?)
    /// Its kind is known, but nothing that a log keeps is in it; the first reason.
    case nothingRecognized(TrackerFormat, Remark?)
    case unreadable(UnreadableFormat)
    /// What the file claims to be, and what is wrong at which line and column.
    case damaged(what: String, why: String, line: Int?, column: Int? = nil)
    case tooLarge(what: String, limit: Int)
    /// Day and month cannot be told apart in any row; the line of the first.
    case ambiguousDates(line: Int)
    case badColumns(String)
    case missingColumn(String)
    case io(String)
}

extension TrackerError {
    /// `PLACE: what is wrong`.
    package func message(in file: String) -> String {
        switch self {
        case .damaged(_, _, let line?, let column?): "\(file):\(line):\(column): \(self)"
        case .damaged(_, _, let line?, nil), .ambiguousDates(let line): "\(file):\(line): \(self)"
        case .badColumns: "\(self)"
        default: "\(file): \(self)"
        }
    }

    /// Why nothing of a tracker's file was taken, where something was wrong with it.
    package var firstRemark: Remark? {
        guard case .nothingRecognized(_, let remark) = self else { return nil }
        return remark
    }

    /// Why a file of an archive was not read, beside others that were.
    func reason(toSkip entry: String) -> Remark.Reason {
        switch self {
        case .damaged, .io: .damagedFile(FileWords(entry))
        default: .unreadFile(FileWords(entry))
        }
    }

    /// What to do next.
    package var advice: String? {
        switch self {
        case .unreadable(let format): format.advice
        case .ambiguousDates:
            "say which it is with --date-format DD/MM/YYYY or --date-format MM/DD/YYYY"
        case .notRecognized, .nothingRecognized:
            "see 'eve-ics help import' for what can be read; any table can be, with --columns"
        case .badColumns, .missingColumn:
            "write --columns date=Datum,flow=Fluss, with the file's own names behind the ="
        case .damaged, .tooLarge, .io: nil
        }
    }
}

extension TrackerError: CustomStringConvertible {
    package var description: String {
        switch self {
        case .notRecognized(let kind):
            kind.map { "this is \($0.name), but not one that a tracker is known to write" }
                ?? "no tracker is known to write such a file"
        case .nothingRecognized(let format, _):
            "this is a file of \(format.name), but no day in it could be taken"
        case .unreadable(let format): format.description
        case .damaged(let what, let why, _, _): "the \(what) is damaged: \(why)"
        case .tooLarge(let what, let limit):
            "the \(what) is larger than \(limit >> 20) MiB; is this the right file?"
        case .ambiguousDates:
            "whether the day or the month comes first cannot be told from these dates"
        case .badColumns(let why): "--columns: \(why)"
        case .missingColumn(let name): "there is no column named \"\(name)\""
        case .io(let why): why
        }
    }
}
