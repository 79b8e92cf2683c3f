package import CalendarDoors
import Household
import Store
import Synchronization
package import WebDoor

/// What a running server keeps in memory of its store, which forgets what another program erases there.
package final class ErasureWatch: Sendable {
    private let feeds: StoreFeeds
    private let calendars: StoreCalendars
    private let pages: WebHandler?
    /// The store's mark of the last erasure that is known of.
    private let known = Mutex<String?>(nil)
    private let attention = Mutex(Attention())

    package init(
        _ feeds: StoreFeeds, _ calendars: StoreCalendars, _ pages: WebHandler? = nil, now: Int64
    ) {
        self.feeds = feeds
        self.calendars = calendars
        self.pages = pages
        if let mark = try? feeds.household.current(now).store.erasureMark() {
            known.withLock { $0 = mark }
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
        let mark: String?
        do {
            mark = try store.erasureMark()
        } catch {
            return (error as? StoreError)?.reason == .busy ? nil : false
        }
        let isOutdated = known.withLock { known in
            defer { known = mark }
            return known != mark
        }
        if isOutdated { forget(now) }
        attention.withLock { $0.rest(since: moment, from: now, until: .max) }
        return isOutdated
    }

    private func forget(_ now: Int64) {
        feeds.forget()
        calendars.forget()
        pages?.forget()
        feeds.household.forget()
        feeds.household.current(now).store.forgetPages()
    }
}
