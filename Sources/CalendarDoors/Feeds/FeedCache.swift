import CalendarServer
import CivilDate
import CycleModel
import Household
import Store

/// A feed as it was rendered, and what it was rendered from.
final class RenderedFeed: Sendable {
    let answer: PublishedFeed
    let id: Grant.ID
    let basis: Grant.Basis
    let day: Day
    /// The seconds of the person's day in which it holds, cut off where the feed expires or where it is time to try
    /// once more to have it remembered.
    let seconds: Range<Int64>
    let expires: Int64?
    /// Whether its page may say the person's name, and the one that it says.
    let saysName: Bool
    let name: String?
    /// Whether the store remembers what was served.
    let isKept: Bool
    let byteCount: Int

    init(
        _ answer: PublishedFeed, id: Grant.ID, basis: Grant.Basis, day: Day, seconds: Range<Int64>,
        expires: Int64?, saysName: Bool, name: String?, isKept: Bool, byteCount: Int
    ) {
        self.answer = answer
        self.id = id
        self.basis = basis
        self.day = day
        self.seconds = seconds
        self.expires = expires
        self.saysName = saysName
        self.name = name
        self.isKept = isKept
        self.byteCount = byteCount
    }

    /// The same, holding for other seconds.
    convenience init(_ feed: RenderedFeed, seconds: Range<Int64>) {
        self.init(
            feed.answer, id: feed.id, basis: feed.basis, day: feed.day, seconds: seconds,
            expires: feed.expires, saysName: feed.saysName, name: feed.name, isKept: feed.isKept,
            byteCount: feed.byteCount)
    }
}

/// Rendered feeds by the token that opens them, those that were asked for last.
struct FeedCache {
    private struct Slot: Weighed {
        let token: TokenWords
        let feed: RenderedFeed
        /// The person's, of before the look at what the feed depends on.
        let stamp: ChangeStamp

        var weight: Int { feed.byteCount }
    }

    private var slots: BoundedCache<TokenWords.Selector, Slot>

    /// - Parameter limit: In bytes, of all calendars together.
    init(limit: Int) {
        slots = BoundedCache(limit: limit)
    }

    /// The feed as it was rendered, which it still is where the person's stamp is.
    mutating func current(
        _ token: TokenWords, now: Int64
    ) -> (feed: RenderedFeed, stamp: ChangeStamp)? {
        guard let slot = slots[token.selector], slot.feed.seconds.contains(now),
            slot.token.hasSameVerifier(as: token)
        else { return nil }
        slots.use(token.selector)
        return (slot.feed, slot.stamp)
    }

    /// The feed as it was rendered last, whether it is still so or not.
    func last(_ token: TokenWords) -> RenderedFeed? {
        guard let slot = slots[token.selector], slot.token.hasSameVerifier(as: token) else {
            return nil
        }
        return slot.feed
    }

    mutating func keep(_ feed: RenderedFeed, for token: TokenWords, at stamp: ChangeStamp) {
        slots.keep(Slot(token: token, feed: feed, stamp: stamp), for: token.selector)
    }

    mutating func remove(_ selector: TokenWords.Selector) {
        slots.remove(selector)
    }

    mutating func removeAll() {
        slots.removeAll()
    }
}
