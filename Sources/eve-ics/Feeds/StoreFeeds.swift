import CalendarModel
import CalendarServer
import CivilDate
import CycleModel
import LogStore
import Secrets
import Synchronization

/// The feeds of a store: from the token in an address to a calendar, rendered when something has changed.
///
/// A feed that nothing has happened to costs a look into the cache. When the store says that anything
/// was committed, it is asked whether that was hers; only then, and when her day ends, is the feed
/// rendered anew.
final class StoreFeeds: FeedSource {
    /// The store may be replaced under its path, by a restored backup.
    private let opened: Mutex<LogStore>
    private let cache: Mutex<FeedCache>
    private let states = JournalStates()
    private let publicURL: PublicURL?
    /// Today, where somebody said which day it is.
    private let fixedDay: Day?
    private let log: @Sendable (String) -> Void
    /// One rendering at a time of each feed; others go on unless they share its lane.
    private let lanes = (0..<64).map { _ in Lane() }
    private let second = Atomic<Int64>(.min)
    /// What was wrong, and when that was said.
    private let troubles = Mutex<[String: Int64]>([:])

    final class Lane: Sendable {
        /// Until then the last good copies are given without asking a store that keeps everybody waiting.
        let restsUntil = Mutex<Int64>(.min)
    }

    /// - Parameters:
    ///   - publicURL: Where programs find the feeds, which each feed then says of itself.
    ///   - day: Today, instead of what the clock says.
    ///   - cacheLimit: In bytes, of rendered calendars.
    ///   - log: Takes lines for the server's log; none has a day, a name or a token in it.
    init(
        _ store: LogStore, publicURL: PublicURL? = nil, day: Day? = nil,
        cacheLimit: Int = 64 << 20, log: @escaping @Sendable (String) -> Void = { _ in }
    ) {
        opened = Mutex(store)
        cache = Mutex(FeedCache(limit: cacheLimit))
        self.publicURL = publicURL
        fixedDay = day
        self.log = log
    }

    func feed(_ token: Substring, now: Int64) -> FeedAnswer {
        guard let words = TokenWords(token) else { return .unknown }
        let store = store(now)
        let stamp = store.changeStamp()
        if let feed = cache.withLock({ $0.current(words, at: stamp, now: now) }) {
            return .feed(feed)
        }
        return lane(words).restsUntil.withLock { look(token, words, now, store, &$0) }
    }

    // MARK: Not in the cache, or no longer sure

    private func look(
        _ token: Substring, _ words: TokenWords, _ now: Int64, _ store: LogStore,
        _ restsUntil: inout Int64
    ) -> FeedAnswer {
        let last = cache.withLock { $0.last(words) }
        if let last, now < restsUntil { return lastGood(last, now) }
        // Before anything is read: what is committed from now on is looked at the next time.
        let stamp = store.changeStamp()
        do {
            if let last, try isCurrent(last, now, store) {
                cache.withLock { $0.keep(last, for: words, at: stamp) }
                return .feed(last.answer)
            }
            guard let (feed, person) = try open(token, now, store) else {
                cache.withLock { if last != nil { $0.remove(words.selector) } }
                return .unknown
            }
            let rendered = try render(feed, person, token, now, store, after: last?.answer)
                .orSame(as: last)
            cache.withLock { $0.keep(rendered, for: words, at: stamp) }
            return .feed(rendered.answer)
        } catch {
            restsUntil = now + Self.rest
            report(error, now)
            return last.map { lastGood($0, now) } ?? .unavailable
        }
    }

    /// Whether what the feed depends on is what it was.
    private func isCurrent(
        _ feed: RenderedFeed, _ now: Int64, _ store: LogStore
    ) throws -> Bool {
        guard feed.seconds.contains(now) else { return false }
        let basis = try store.basis(of: feed.id)
        return basis == feed.basis
    }

    /// The last good copy rather than nothing, as long as the feed has not expired.
    private func lastGood(_ feed: RenderedFeed, _ now: Int64) -> FeedAnswer {
        if let expires = feed.expires, expires <= now { return .unknown }
        return .feed(feed.answer)
    }

    /// The feed that the token opens at `now`, and whose it is.
    ///
    /// A selector that nobody has costs what another one does.
    func open(
        _ token: Substring, _ now: Int64, _ store: LogStore
    ) throws -> (Feed, Person)? {
        guard let token = SecretToken(token, for: .feed) else { return nil }
        let feed = try store.feed(selector: token.selector)
        let nobody = Person.ID(rawValue: 0)
        let person = try store.person(feed?.person ?? nobody)
        guard token.opens(feed?.hash, of: person), let feed, let person,
            feed.expires.map({ now < $0 }) ?? true
        else { return nil }
        return (feed, person)
    }

    private func render(
        _ feed: Feed, _ person: Person, _ token: Substring, _ now: Int64, _ store: LogStore,
        after earlier: PublishedFeed?
    ) throws -> RenderedFeed {
        guard let contents = CalendarContents(feed.contents) else {
            throw ToolError.io(
                "\(store.path): a feed was made by a newer eve-ics", advice: "update the program")
        }
        let subject = try subject(person, now, store)
        let edition = Edition(contents, for: subject)
        let (name, address) = (feed.servedName, publicURL?.feed(token))
        var bytes: [UInt8] = []
        let publication = try store.publish(
            feed.id, for: person.id, rendition: name, events: edition.rendered,
            record: edition.record(of: name), now: subject.moment.seconds
        ) { versions in
            bytes = edition.write(
                as: name,
                versions: versions.map {
                    .init(sequence: $0.sequence, modified: $0.modified)
                }, isFeed: true, source: address)
            return subject.naming.fingerprint(of: bytes)
        }
        let zone = subject.settings.timeZone
        let midnight = fixedDay == nil ? Clock.nextMidnight(after: now, in: zone) : .max
        let end = min(midnight, feed.expires ?? .max)
        return RenderedFeed(
            PublishedFeed(
                bytes, digest: publication.digest, modified: publication.modified,
                isWritable: feed.isWritable, allowsGzip: contents.client != .outlook,
                after: earlier),
            id: feed.id,
            basis: Feed.Basis(
                selector: feed.selector, lastEntry: Int(subject.lastEntry), revision: feed.revision),
            day: subject.today,
            seconds: begin(now)..<(publication.isKept ? end : min(end, now + Self.rest)),
            expires: feed.expires, isKept: publication.isKept,
            // With what is made of it: a compressed copy, and ready answers.
            byteCount: bytes.count + bytes.count / 4 + 4_096)
    }

    /// A clock that goes back beyond this is not believed to have stayed in the same day.
    private func begin(_ now: Int64) -> Int64 { fixedDay == nil ? now : .min }

    /// Her log as it is in the store, on her day.
    func subject(
        _ person: Person, _ now: Int64, _ store: LogStore
    ) throws -> Subject {
        let state = try states.state(of: person, in: store)
        let moment: Moment
        if let fixedDay {
            moment = Moment(noonOf: fixedDay)
        } else {
            let zone = Settings(state.settings).timeZone
            moment = Moment(seconds: now, day: Clock.day(at: now, in: zone))
        }
        return Subject(state: state, source: .store(store, person), moment: moment)
    }

    // MARK: The store

    /// The store at its path, opened anew where another file has come into its place.
    func store(_ now: Int64) -> LogStore {
        let store = opened.withLock { $0 }
        let last = second.load(ordering: .relaxed)
        guard last != now,
            second.compareExchange(expected: last, desired: now, ordering: .relaxed).exchanged,
            store.isOutdated,
            let anew = try? LogStore.open(store.path, mode: .readWrite, patience: Self.patience)
        else { return store }
        opened.withLock { $0 = anew }
        // Numbers of people and feeds mean others now.
        cache.withLock { $0.removeAll() }
        states.removeAll()
        return anew
    }

    /// How long a request waits for another program that holds the store.
    static let patience = Duration.seconds(1)

    func lane(_ words: TokenWords) -> Lane {
        lanes[Int(truncatingIfNeeded: words.selector.low & 63)]
    }

    /// How many seconds to leave a store alone that could not be read or written.
    private static let rest: Int64 = 3

    /// Says what is wrong, the same once an hour at most.
    func report(
        _ error: any Error, _ now: Int64, meanwhile: String = "feeds stay as they were last"
    ) {
        let message = ToolError(error).message
        let isNews = troubles.withLock { troubles in
            if let said = troubles[message], said > now - 3_600 { return false }
            if troubles.count >= 100 { troubles.removeAll() }
            troubles[message] = now
            return true
        }
        if isNews { log("\(message); \(meanwhile)") }
    }
}

extension RenderedFeed {
    /// The earlier copy where this one says the same with later stamps, which nobody will remember.
    fileprivate func orSame(as earlier: RenderedFeed?) -> RenderedFeed {
        guard !isKept, let earlier, !earlier.isKept, earlier.basis == basis, earlier.day == day
        else { return self }
        return RenderedFeed(earlier, seconds: seconds)
    }
}

extension Feed {
    /// What its calendar's UID is made from, and its events' versions are kept under.
    var servedName: String { "feed \(id.rawValue)" }
}
