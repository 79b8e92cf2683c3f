import CalendarModel
import CalendarServer
import LogStore

/// What a program was told of the cycle calendar: the tag of each event, by its resource's name.
///
/// A `CycleToken` counts the entries of the journal, so that it tells when anything was logged. Those who may know
/// only some of it get a token that is a digest of what is shown to them, and the server remembers what it was made of.
/// One that it has forgotten, as it has after a restart, is unknown, and the program reads everything again.
struct ShownTags: Hashable, Sendable, Weighed {
    private let tags: [String: String]

    init(_ resources: [CalendarResource]) {
        tags = Dictionary(resources.map { ($0.name, $0.tag) }, uniquingKeysWith: { $1 })
    }

    /// An estimate, in bytes.
    var weight: Int { 1_024 + 256 * tags.count }

    /// The same for equal events, and nobody without the person's seed can make it.
    func digest(_ naming: EventNaming) -> String {
        let lines = tags.map { "\($0) \($1)\n" }.sorted()
        return naming.tag(of: Array("shown \(lines.joined())".utf8))
    }

    /// What to fetch and what is gone for a program that was told this.
    func changes(to resources: [CalendarResource]) -> (
        changed: [CalendarResource], removed: [String]
    ) {
        let now = Set(resources.map(\.name))
        return (
            resources.filter { tags[$0.name] != $0.tag }, tags.keys.filter { !now.contains($0) }
        )
    }
}

/// A token of what is shown, as a URI (RFC 6578 4).
struct ShownToken: Hashable, CustomStringConvertible {
    /// Of the computed events.
    var digest: String
    /// Of what is beside them; 0 where nothing is shown of that.
    var revision: Int

    init(digest: String, revision: Int) {
        (self.digest, self.revision) = (digest, revision)
    }

    var description: String { "data:,h\(digest)-r\(revision)" }

    /// Reads what `description` writes; `nil` for any other text.
    init?(_ text: String) {
        let fields = text.dropFirst(7).split(separator: "-", omittingEmptySubsequences: false)
        guard text.utf8.count < 100, fields.count == 2, fields[1].first == "r",
            let revision = Int(fields[1].dropFirst())
        else { return nil }
        self.init(digest: String(fields[0]), revision: revision)
        guard description == text else { return nil }
    }
}

/// What was shown to those who may not know all, what was asked for last.
struct AllShownTags {
    private struct Key: Hashable {
        /// The password's.
        let selector: String
        let digest: String
    }

    private var slots = BoundedCache<Key, ShownTags>(limit: 8 << 20)

    mutating func keep(_ shown: ShownTags, as digest: String, to password: Grant) {
        slots.keep(shown, for: Key(selector: password.selector, digest: digest))
    }

    mutating func tags(of digest: String, shownTo password: Grant) -> ShownTags? {
        let key = Key(selector: password.selector, digest: digest)
        slots.use(key)
        return slots[key]
    }
}
