/// What one calendar was computed from when it was given out, enough to compute it again.
package struct ServedRecord: Hashable, Sendable {
    package let feed: String
    /// The last entry of the journal that it was computed from.
    package let entry: Int
    /// The day that was "today", counted from 1970-01-01.
    package let day: Int
    /// Opaque to the store.
    package let options: String
    /// The LAST-MODIFIED of each event in its order, in seconds since 1970-01-01T00:00:00Z; empty where that is not
    /// known, as of what earlier versions served.
    package var stamps: [Int64]
    /// A digest of all that a person can change in the calendar, which is kept longer than the record and is not read
    /// back with it; empty where nobody is to know an unedited copy by it.
    package var contents: [UInt8]

    /// How long a record is remembered beside later ones of the same calendar.
    package static let daysToRemember = 60

    package init(
        feed: String, entry: Int, day: Int, options: String, stamps: [Int64] = [],
        contents: [UInt8] = []
    ) {
        self.feed = feed
        self.entry = entry
        self.day = day
        self.options = options
        self.stamps = stamps
        self.contents = contents
    }
}
