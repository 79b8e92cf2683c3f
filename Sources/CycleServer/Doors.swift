import Addresses
import CalendarDoors
import CalendarServer
package import CyclePipeline
package import HTTPServer
package import Household
import Secrets
import WebDoor

/// The doors of one household behind one server: feeds and their pages, calendars, buttons of messages, and the page.
package final class Doors {
    private let household: LiveHousehold
    private let handler: Handler
    private let accounts: WebAccounts
    private let memory: ErasureWatch
    private let retention: RetentionSweep
    private let dueCards: DueCardsKeeper

    /// - Parameters:
    ///   - publicURL: Where others reach the server.
    ///   - pageHost: Where this computer's browsers are sent for the page.
    ///   - isOpenForRegistration: Whether anybody may make an account.
    ///   - now: When the server starts; what is older than people keep is erased first, in a household of up to 150 people.
    ///   - reading: Gives the state of a person the language that this run speaks.
    package init(
        _ household: LiveHousehold, publicURL: PublicURL?, pageHost: PageHost?,
        isOpenForRegistration: Bool, now: Int64, reading: @escaping (PersonState) -> PersonState
    ) {
        self.household = household
        let feeds = StoreFeeds(household, publicURL: publicURL) { SharedPageAnswer($0) }
        let calendars = StoreCalendars(household)
        // Wrong addresses of feeds, app passwords and logins count together.
        let guesses = GuessCounter()
        accounts = WebAccounts(guesses: guesses)
        let pages = WebHandler(
            household,
            site: WebSite(
                publicURL: publicURL, pageHost: pageHost,
                isOpenForRegistration: isOpenForRegistration),
            accounts: accounts)
        handler = Handler(
            source: feeds, calendars: calendars, pages: pages, buttons: AlarmButtons(household),
            guesses: guesses)
        memory = ErasureWatch(feeds, calendars, pages, now: now)
        retention = RetentionSweep(household)
        dueCards = DueCardsKeeper(household, reading: reading)
        retention.poll(now)
    }

    /// Starts a server that answers at these doors; `poll` is to be called meanwhile.
    ///
    /// - Parameter log: Takes the lines of requests that were answered.
    /// - Throws: `HTTPServerError`
    package func open(
        _ options: HTTPServer.Options, clock: @escaping @Sendable () -> Int64,
        log: @escaping @Sendable ([UInt8]) -> Void
    ) throws -> HTTPServer {
        let handler = handler
        return try HTTPServer.start(
            options, clock: clock, log: log, refusal: { handler.refusal($0) },
            line: { handler.line(of: $0) }, handler: { handler.answer($0) })
    }

    /// Forgets what was erased, erases what people do not keep, ends sessions that were left while the store could not be
    /// written, and counts cards that are due.
    ///
    /// All of it overwrites what it frees: the first question to the store frees what its connection read before another
    /// program erased it.
    ///
    /// - Returns: Whether the store could be looked at.
    package func poll(_ now: Int64) -> Bool {
        let wasErased = FreedMemory.overwriting {
            accounts.finishLeaving(in: household.current(now))
            retention.poll(now)
            dueCards.poll(now)
            let wasErased = memory.forgetErased(now)
            return (wasErased, wasErased ?? false)
        }
        if wasErased == true { FreedMemory.giveBack() }
        return wasErased != nil
    }
}
