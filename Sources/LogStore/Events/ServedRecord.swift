/// What one calendar was computed from when it was given out, enough to compute it again.
package struct ServedRecord: Hashable, Sendable {
    package let feed: String
    /// The last entry of the journal that it was computed from.
    package let entry: Int
    /// The day that was "today", counted from 1970-01-01.
    package let day: Int
    /// Opaque to the store.
    package let options: String

    package init(feed: String, entry: Int, day: Int, options: String) {
        self.feed = feed
        self.entry = entry
        self.day = day
        self.options = options
    }
}
