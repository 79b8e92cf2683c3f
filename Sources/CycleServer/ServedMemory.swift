import LogStore
import Synchronization

/// What a running server keeps in memory of its store, which forgets what another program erases there.
package final class ServedMemory: Sendable {
    private let feeds: StoreFeeds
    private let calendars: StoreCalendars
    private let pages: WebHandler?
    /// The last entry of each person when something of the journal was erased, by the person's seed.
    private let known = Mutex<[[UInt8]: Int]>([:])

    package init(
        _ feeds: StoreFeeds, _ calendars: StoreCalendars, _ pages: WebHandler? = nil, now: Int64
    ) {
        self.feeds = feeds
        self.calendars = calendars
        self.pages = pages
        _ = isOutdated(now)
    }

    /// Whether something was erased since this was asked last.
    package func isOutdated(_ now: Int64) -> Bool {
        let store = feeds.household.current(now).store
        // A store that is busy is asked again.
        guard let people = try? store.people() else { return false }
        var rewrites: [[UInt8]: Int] = [:]
        for person in people {
            rewrites[person.seed] = (try? store.journal(of: person.id, after: .max))?.lastRewrite
        }
        return known.withLock { known in
            defer { known = rewrites }
            return known.contains { rewrites[$0.key] != $0.value }
        }
    }

    /// Forgets all that was made of the store; what is asked for next is made again.
    package func forget(_ now: Int64) {
        feeds.forget()
        calendars.forget()
        pages?.forget()
        feeds.household.forget()
        feeds.household.current(now).store.forgetPages()
    }
}
