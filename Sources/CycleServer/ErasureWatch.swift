package import CalendarDoors
import Household
import LogStore
import Synchronization
package import WebDoor

/// What a running server keeps in memory of its store, which forgets what another program erases there.
package final class ErasureWatch: Sendable {
    private let feeds: StoreFeeds
    private let calendars: StoreCalendars
    private let pages: WebHandler?
    /// The last entry of each person when something of the journal was erased, by the person's seed.
    private let known = Mutex<[[UInt8]: Int]>([:])
    private let attention = Mutex(Attention())

    package init(
        _ feeds: StoreFeeds, _ calendars: StoreCalendars, _ pages: WebHandler? = nil, now: Int64
    ) {
        self.feeds = feeds
        self.calendars = calendars
        self.pages = pages
        if let rewrites = try? rewrites(of: feeds.household.current(now).store) {
            known.withLock { $0 = rewrites }
        }
    }

    /// Forgets all that was made of the store if something was erased since this was asked last; what is asked for next
    /// is made again.
    ///
    /// - Returns: Whether it was; `nil` where the store is busy and is to be asked again at once.
    package func forgetErased(_ now: Int64) -> Bool? {
        let store = feeds.household.current(now).store
        guard attention.withLock({ $0.isDue(in: store, at: now) }) else { return false }
        let moment = store.moment
        let rewrites: [[UInt8]: Int]
        do {
            rewrites = try self.rewrites(of: store)
        } catch {
            return (error as? StoreError)?.reason == .busy ? nil : false
        }
        let isOutdated = known.withLock { known in
            defer { known = rewrites }
            return known.contains { rewrites[$0.key] != $0.value }
        }
        if isOutdated { forget(now) }
        attention.withLock { $0.rest(since: moment, from: now, until: .max) }
        return isOutdated
    }

    private func rewrites(of store: LogStore) throws -> [[UInt8]: Int] {
        Dictionary(
            try store.journalMarks().map { ($0.person.seed, $0.lastRewrite) },
            uniquingKeysWith: { first, _ in first })
    }

    private func forget(_ now: Int64) {
        feeds.forget()
        calendars.forget()
        pages?.forget()
        feeds.household.forget()
        feeds.household.current(now).store.forgetPages()
    }
}
