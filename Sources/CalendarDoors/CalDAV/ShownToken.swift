/// What the cycle calendar looked like to somebody who may know only some of it, as a URI (RFC 6578 4).
///
/// A `CycleToken` counts the entries of the journal, so that it tells when anything was logged. This one is made of what
/// is shown and of nothing else. What it stands for is found again among the calendars that the store remembers as served.
struct ShownToken: Hashable {
    /// Of what the computed events say: `IndexedSnapshot.digest`.
    var digest: String
    /// The last change of what is beside them, as far as that is shown.
    var revision: Int
    /// `VersionedSnapshot.second`.
    var second: Int64
}

extension ShownToken: CustomStringConvertible {
    var description: String { "data:,h\(digest)-r\(revision)-s\(second)" }

    /// Reads what `description` writes; `nil` for any other text.
    init?(_ text: String) {
        let fields = text.dropFirst(7).split(separator: "-", omittingEmptySubsequences: false)
        guard text.utf8.count < 120, fields.count == 3, fields[1].first == "r",
            fields[2].first == "s", let revision = Int(fields[1].dropFirst()),
            let second = Int64(fields[2].dropFirst())
        else { return nil }
        self.init(digest: String(fields[0]), revision: revision, second: second)
        guard description == text else { return nil }
    }
}
