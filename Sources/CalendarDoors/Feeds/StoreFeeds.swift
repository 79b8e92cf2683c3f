import CalendarModel
package import CalendarServer
import CivilDate
import CycleModel
package import CyclePipeline
package import Household
import Secrets
package import Store
import Synchronization

/// The feeds of a store: from the token in an address to a calendar, rendered when something has changed.
///
/// A feed that nothing has happened to costs a look into the cache. When the store says that anything
/// was committed, it is asked whether that was the person's; only then, and when the person's day ends, is the feed
/// rendered again.
package final class StoreFeeds: FeedSource {
    package let household: LiveHousehold
    private let cache: Mutex<FeedCache>
    /// The store whose feeds are in the cache.
    private let cached = Mutex<(any Store)?>(nil)
    private let publicURL: PublicURL?
    private let page: PageDrawing?
    /// One rendering at a time of each feed; others go on unless they share its stripe.
    private let stripes = (0..<64).map { _ in LockStripe() }

    final class LockStripe: Sendable {
        /// Until then the last good copies are given without asking a store that keeps everybody waiting.
        let restsUntil = Mutex<Int64>(.min)
    }

    /// Draws the page of a feed from what the feed holds.
    package typealias PageDrawing = @Sendable (SharedCalendar) -> any FeedPage

    /// - Parameters:
    ///   - publicURL: Where programs find the feeds, for those that say it of themselves.
    ///   - cacheLimit: In bytes, of rendered calendars.
    ///   - page: Without it no feed has a page.
    package init(
        _ household: LiveHousehold, publicURL: PublicURL? = nil, cacheLimit: Int = 64 << 20,
        page: PageDrawing? = nil
    ) {
        self.household = household
        cache = Mutex(FeedCache(limit: cacheLimit))
        self.publicURL = publicURL
        self.page = page
    }

    package func feed(_ token: Substring, now: Int64) -> FeedAnswer {
        guard let words = TokenWords(token) else { return .unknown }
        let household = current(now)
        if let (feed, stamp) = cache.withLock({ $0.current(words, now: now) }),
            household.store.changeStamp(of: feed.id.person) == stamp
        {
            return .feed(feed.answer)
        }
        return stripe(words).restsUntil.withLock { refresh(token, words, now, household, &$0) }
    }

    /// The household at its path; nothing that was rendered from another store stays.
    func current(_ now: Int64) -> Household {
        household.current(now, after: cached) { cache.withLock { $0.removeAll() } }
    }

    package func forget() { cache.withLock { $0.removeAll() } }

    // MARK: Not in the cache, or no longer sure

    private func refresh(
        _ token: Substring, _ words: TokenWords, _ now: Int64, _ household: Household,
        _ restsUntil: inout Int64
    ) -> FeedAnswer {
        let last = cache.withLock { $0.last(words) }
        // A clock that was set back does not make it rest for longer.
        if let last, (now + 1...now + Self.rest).contains(restsUntil) { return lastGood(last, now) }
        do {
            // Before anything else is read: what is committed from now on is looked at the next time.
            let stamp = household.store.changeStamp(
                of: try last?.id.person ?? person(of: token, household.store))
            if let last, try isCurrent(last, now, household.store) {
                cache.withLock { $0.keep(last, for: words, at: stamp) }
                return .feed(last.answer)
            }
            guard let (feed, person) = try open(token, now, household.store) else {
                cache.withLock { if last != nil { $0.remove(words.selector) } }
                return .unknown
            }
            let rendered = try render(feed, person, token, now, household, after: last?.answer)
                .orSame(as: last)
            cache.withLock { $0.keep(rendered, for: words, at: stamp) }
            return .feed(rendered.answer)
        } catch {
            restsUntil = now + Self.rest
            report(error, now)
            return last.map { lastGood($0, now) } ?? .unavailable
        }
    }

    func report(_ error: any Error, _ now: Int64) {
        household.report(error, now, meanwhile: "feeds stay as they were last")
    }

    /// Whose feed the token may open; nobody, where no feed has its selector.
    private func person(of token: Substring, _ store: any Store) throws -> Person.ID {
        let selector = SecretToken(token, for: .feed)?.selector ?? ""
        return try store.grant(.feed, selector: selector)?.person ?? Person.ID(rawValue: 0)
    }

    /// Whether what the feed depends on is what it was.
    private func isCurrent(_ feed: RenderedFeed, _ now: Int64, _ store: any Store) throws -> Bool {
        guard feed.seconds.contains(now) else { return false }
        let basis = try store.basis(of: feed.id)
        guard basis == feed.basis else { return false }
        // A name is no part of what a calendar depends on.
        return try !feed.saysName || store.person(feed.id.person)?.givenName == feed.name
    }

    /// The last good copy rather than nothing, as long as the feed has not expired.
    private func lastGood(_ feed: RenderedFeed, _ now: Int64) -> FeedAnswer {
        if let expires = feed.expires, expires <= now { return .unknown }
        return .feed(feed.answer)
    }

    /// The feed that the token opens at `now`, and whose it is.
    func open(
        _ token: Substring, _ now: Int64, _ store: any Store
    ) throws -> (grant: Grant, person: Person)? {
        guard let token = SecretToken(token, for: .feed),
            let opened = try store.grant(openedBy: token)
        else { return nil }
        return opened.grant.isOpen(at: now) ? opened : nil
    }

    private func render(
        _ feed: Grant, _ person: Person, _ token: Substring, _ now: Int64, _ household: Household,
        after earlier: PublishedFeed?
    ) throws -> RenderedFeed {
        let store = household.store
        guard let options = CalendarOptions(feed.contents) else {
            throw HouseholdError(reason: .newerOptions(of: "a feed"), path: store.path)
        }
        let state = try self.household.state(of: person, in: household, now)
        let snapshot = Forward.snapshot(of: state, options, as: feed.servedName)
        // Whoever only reads a feed is not told when the person dismisses an alarm.
        let shown =
            feed.isReadOnly
            ? snapshot : snapshot.showing(try store.acknowledgements(of: person.id, at: now).byUID)
        let name = options.saysName ? person.givenName : nil
        let page = options.hasPage ? self.page?(snapshot.shared(name: name)) : nil
        let address = options.tellsAddress ? publicURL?.feed(token) : nil
        var bytes: [UInt8] = []
        let publication = try store.publish(
            feed.id, for: person.id, rendition: snapshot.name, events: snapshot.rendered,
            record: shown.record, now: state.moment.seconds
        ) { versions in
            bytes = Forward.bytes(
                shown, versions: versions.map { .init($0) }, isFeed: true,
                source: address)
            return state.naming.fingerprint(of: bytes)
        }
        store.noteUse(of: feed, at: state.moment.seconds)
        let isDayFixed = self.household.fixedDay != nil
        let midnight = isDayFixed ? .max : state.time.nextMidnight(after: now)
        // In another week it is looked at once more, to be noted as fetched then.
        let week = isDayFixed ? .max : Grant.week(after: now)
        let end = min(midnight, week, feed.expires ?? .max)
        // A clock that goes back beyond `now` is not believed to have stayed in the same day.
        let begin = isDayFixed ? .min : now
        return RenderedFeed(
            PublishedFeed(
                bytes, digest: publication.digest, modified: publication.modified, now: now,
                isWritable: !feed.isReadOnly, allowsGzip: options.client != .outlook,
                page: page, after: earlier),
            id: feed.id,
            basis: Grant.Basis(
                selector: feed.selector, lastEntry: Int(state.lastEntry), revision: feed.revision),
            day: state.today,
            seconds: begin..<(publication.isKept ? end : min(end, now + Self.rest)),
            expires: feed.expires, saysName: options.saysName, name: name,
            isKept: publication.isKept,
            // With what is made of it: a compressed copy, and ready answers.
            byteCount: bytes.count + bytes.count / 4 + 4_096 + (page == nil ? 0 : 64 << 10))
    }

    func stripe(_ words: TokenWords) -> LockStripe {
        stripes[Int(truncatingIfNeeded: words.selector.low & 63)]
    }

    /// How many seconds to leave a store alone that could not be read or written.
    private static let rest: Int64 = 3
}

extension RenderedFeed {
    /// The earlier copy where this one says the same with later stamps, which nobody will remember.
    fileprivate func orSame(as earlier: RenderedFeed?) -> RenderedFeed {
        guard !isKept, let earlier, !earlier.isKept, earlier.basis == basis, earlier.day == day
        else { return self }
        return RenderedFeed(earlier, seconds: seconds)
    }
}

extension Grant {
    /// What its calendar's UID is made from, and its events' versions are kept under.
    package var servedName: String { "feed \(id.rawValue)" }
}
