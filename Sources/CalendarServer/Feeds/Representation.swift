import HTTPServer

/// The bytes of a feed under one content coding, and the two answers that they give.
struct Representation: Sendable {
    /// With its quotes, 15 bytes at most: Swift keeps such a short text in place.
    let tag: String
    let whole: Response
    /// 304 (RFC 9110 15.4.5): only what a cache needs to stay up to date.
    let unchanged: Response

    init(_ body: [UInt8], tag: String, modified: Int64, isCompressed: Bool) {
        self.tag = tag
        self.unchanged = Self.unchanged(tag: tag)
        var fields = [
            (name: "Content-Type", value: "text/calendar; charset=utf-8"),
            (name: "Content-Disposition", value: "inline; filename=\"calendar.ics\""),
            (name: "ETag", value: tag),
            (name: "Last-Modified", value: HTTPDate.text(modified)),
            (name: "Cache-Control", value: Self.caching),
            (name: "Vary", value: "Accept-Encoding"),
            (name: "Accept-Ranges", value: "none"),
            (name: "X-Content-Type-Options", value: "nosniff"),
            (name: "Referrer-Policy", value: "no-referrer"),
        ]
        if isCompressed { fields.append((name: "Content-Encoding", value: "gzip")) }
        self.whole = Response(200, fields: fields, body: body, route: .feed)
    }

    static func unchanged(tag: String) -> Response {
        Response(
            304,
            fields: [
                (name: "ETag", value: tag), (name: "Cache-Control", value: caching),
                (name: "Vary", value: "Accept-Encoding"),
            ], route: .feed)
    }

    /// Kept by one person's program only, and never shown again without asking.
    private static let caching = "private, no-cache"
}
