package import HTTPServer

/// The page of a feed, which shows what the feed holds.
package protocol FeedPage: AnyObject, Sendable {
    /// The answer to GET and HEAD.
    func answer(_ request: Request) -> Response
}

/// A feed as it was rendered once, with every answer that it can give.
///
/// The answers are made once: what an unchanged feed costs is looking at the request.
package final class PublishedFeed: Sendable {
    /// Seconds since 1970, when these bytes became what the feed says.
    package let modified: Int64
    package let isWritable: Bool
    /// `nil` for a feed without one.
    let page: (any FeedPage)?
    let plain: Representation
    /// As gzip, by another tag; `nil` where the feed is for a program that trips over it.
    let compressed: CompressedRepresentation?
    /// Of what a writable feed said before, the newest first: a calendar that was made of one of these can
    /// still be held against it.
    let earlierTags: [String]
    /// The answer to a method that it does not know, or to the question which it knows.
    let methodNotAllowed: Response
    let methods: Response

    /// - Parameters:
    ///   - digest: Of the bytes, and the same as long as they are; nine bytes of it become the tag.
    ///   - now: No answer says that it was modified later (RFC 9110 8.8.2.1), also where a clock was set back.
    ///   - earlier: What was served at the same address before.
    package init(
        _ bytes: [UInt8], digest: [UInt8], modified: Int64, now: Int64 = .max,
        isWritable: Bool = false, allowsGzip: Bool = true,
        page: (any FeedPage)? = nil, after earlier: PublishedFeed? = nil
    ) {
        self.page = page
        // A date that a program sends back is compared with this one, which never goes back.
        self.modified = modified
        let shown = min(modified, now)
        self.isWritable = isWritable
        let name = EntityTag.name(digest)
        self.plain = Representation(
            bytes, tag: "\"\(name)\"", modified: shown, isCompressed: false)
        self.compressed =
            allowsGzip
            ? CompressedRepresentation(bytes, tag: "\"\(name)z\"", modified: shown) : nil
        var earlierTags: [String] = []
        if isWritable, let earlier {
            let own = [plain.tag] + (compressed.map { [$0.tag] } ?? [])
            earlierTags = (earlier.tags + earlier.earlierTags).filter { !own.contains($0) }
        }
        self.earlierTags = Array(earlierTags.prefix(Self.mostEarlierTags))
        let allowed = isWritable ? "GET, HEAD, PUT, OPTIONS" : "GET, HEAD, OPTIONS"
        self.methodNotAllowed = .methodNotAllowed(allowed, route: .feed)
        self.methods = .methods(allowed, route: .feed)
    }

    /// Two months of midnights, of a feed that is served compressed too.
    private static let mostEarlierTags = 128

    /// What it holds in memory, roughly, with what was compressed so far.
    package var byteCount: Int {
        2_048 + 16 * earlierTags.count + plain.whole.body.count
            + (compressed?.made?.body.count ?? 0)
    }
}
