/// Something in a file that was not simply taken as it stands, and how often.
package struct Remark: Equatable, Sendable {
    package enum Kind: String, Sendable, CaseIterable {
        /// A name or a value that means nothing here.
        case notUnderstood
        /// Understood, but the log has no place for it.
        case notKept
        /// No fact: a forecast, a deleted or excluded row.
        case leftOut
        /// A row with something wrong in it.
        case skipped
        /// Taken, but not quite as it was written.
        case changed
    }

    /// What makes two remarks the same.
    struct Name: Hashable {
        var kind: Kind
        var text: String
    }

    package var kind: Kind
    package var name: String
    package var count: Int
    package var place: Place

    /// Such as `clue.json:12:3: not understood: weight (3 times, the first here)`.
    package func message(in file: String) -> String {
        let times = count == 1 ? "" : " (\(count) times, the first here)"
        return "\(place.text(in: file)): \(self)\(times)"
    }
}

extension Remark: CustomStringConvertible {
    package var description: String {
        switch kind {
        case .notUnderstood: "not understood: \(name)"
        case .notKept: "the log has no place for it: \(name)"
        case .leftOut: "left out: \(name)"
        case .skipped: "skipped: \(name)"
        case .changed: name
        }
    }
}
