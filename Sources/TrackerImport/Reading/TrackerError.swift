package import CycleModel

/// Why nothing of a whole file could be taken.
package enum TrackerError: Error, Equatable, Sendable {
    /// Nothing in it looks like a tracker's export; what it is, where that is known.
    case notRecognized(FileKind?)
    /// Its kind is known, but nothing that a log keeps is in it; the first reason.
    case nothingRecognized(TrackerFormat, Remark?)
    case unreadable(UnreadableFormat)
    case damaged(Damage, at: Place = Place())
    case tooLarge(Part, limit: Int)
    /// Day and month cannot be told apart in any row; the line of the first.
    case ambiguousDates(line: Int)
    /// What a command line says of columns.
    case badColumns(String)
    case missingColumn(String)
    case outOfMemory

    /// What has a limit.
    package enum Part: Sendable, CaseIterable {
        case file
        /// Of an archive.
        case contents
        case notes
    }
}

extension TrackerError {
    package var place: Place {
        switch self {
        case .damaged(_, let place): place
        case .ambiguousDates(let line): Place(line: line)
        default: Place()
        }
    }

    /// Why a file of an archive was not read, beside others that were.
    func reason(toSkip entry: String) -> Remark.Reason {
        switch self {
        case .damaged, .outOfMemory: .damagedFile(FileWords(entry))
        default: .unreadFile(FileWords(entry))
        }
    }
}
