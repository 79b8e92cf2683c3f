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

    package init(
        _ feeds: StoreFeeds, _ calendars: StoreCalendars, _ pages: WebHandler? = nil, now: Int64
    ) {
        self.feeds = feeds
        self.calendars = calendars
        self.pages = pages
        if let rewrites = try? rewrites(now) { known.withLock { $0 = rewrites } }
    }

    /// Forgets all that was made of the store if something was erased since this was asked last; what is asked for next
    /// is made again.
    ///
    /// - Returns: Whether it was; `nil` where the store is busy and is to be asked again at once.
    package func forgetErased(_ now: Int64) -> Bool? {
        let rewrites: [[UInt8]: Int]
        do {
            rewrites = try self.rewrites(now)
        } catch {
            return (error as? StoreError)?.reason == .busy ? nil : false
        }
        let isOutdated = known.withLock { known in
            defer { known = rewrites }
            return known.contains { rewrites[$0.key] != $0.value }
        }
        if isOutdated { forget(now) }
        return isOutdated
    }

    private func rewrites(_ now: Int64) throws -> [[UInt8]: Int] {
        let store = feeds.household.current(now).store
        var rewrites: [[UInt8]: Int] = [:]
        for person in try store.people() {
            rewrites[person.seed] = try store.journal(of: person.id, after: .max).lastRewrite
        }
        return rewrites
    }

    private func forget(_ now: Int64) {
        feeds.forget()
        calendars.forget()
        pages?.forget()
        feeds.household.forget()
        feeds.household.current(now).store.forgetPages()
    }
}
