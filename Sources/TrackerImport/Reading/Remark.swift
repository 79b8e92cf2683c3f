/// Something in a file that was not simply taken as it stands, and how often.
///
/// It has no sentence: those are messages, in the language of who reads them.
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
        var reason: Reason
    }

    package var kind: Kind
    package var reason: Reason
    package var count: Int
    package var place: Place
}
