import CalendarServer
import HTTPServer
import Testing

/// RFC 9110 13, on a feed last changed on Sun, 06 Nov 1994 08:49:37 GMT.
@Suite struct ConditionalTests {
    typealias Fields = [(name: String, value: String)]

    /// What If-None-Match says: nothing, that the client has the feed as it is in that form, or not.
    enum Known: Sendable { case nothing, plain, gzip, any, other }

    private static let tags: [(lines: [String], says: Known)] = [
        ([], .nothing),
        ([plainTag], .plain), (["W/" + plainTag], .plain), (["  \(plainTag) "], .plain),
        (["\"a\", \(plainTag)"], .plain), (["\"a\",,\t\(plainTag),"], .plain),
        ([",\(plainTag)"], .plain), (["\"a,b\", \(plainTag)"], .plain),
        (["\"a\"", plainTag], .plain), ([plainTag, "nonsense"], .plain),
        (["nonsense", plainTag], .plain), (["\(gzipTag), \(plainTag)"], .plain),
        (["\"\u{E9}\", \(plainTag)"], .plain), (["\"\", \(plainTag)"], .plain),
        ([gzipTag], .gzip), (["W/" + gzipTag], .gzip), (["\"a\", " + gzipTag], .gzip),
        (["*"], .any), ([" * "], .any), (["\"a\"", "*"], .any),
        (["\"a\""], .other), (["\"a\", \"b\""], .other), ([""], .other), ([" "], .other),
        ([","], .other), (["AAECAwQFBgcI"], .other), (["\"AAECAwQFBgcI"], .other),
        (["w/" + plainTag], .other), (["W/ " + plainTag], .other), (["W" + plainTag], .other),
        (["\(plainTag) \"a\""], .other), (["\"a\", *"], .other), (["*, \(plainTag)"], .other),
        (["**"], .other), (["\"aaecawqfbgci\""], .other), (["'AAECAwQFBgcI'"], .other),
        (["\"a b\", \(plainTag)"], .other), ([plainTag + "x"], .other),
        (["\"\u{7F}\", \(plainTag)"], .other), (["\"\\\(plainTag)"], .other),
    ]

    /// Whether If-Modified-Since says that the client is up to date.
    private static let dates: [(lines: [String], isCurrent: Bool)] = [
        ([], false),
        (["Sun, 06 Nov 1994 08:49:37 GMT"], true), (["Sun, 06 Nov 1994 08:49:38 GMT"], true),
        (["Sun, 06 Nov 1994 08:49:36 GMT"], false), (["Sunday, 06-Nov-94 08:49:37 GMT"], true),
        (["Sun Nov  6 08:49:37 1994"], true), (["Sun Nov  6 08:49:36 1994"], false),
        (["Fri, 31 Dec 9999 23:59:59 GMT"], true), (["Mon, 01 Jan 0001 00:00:00 GMT"], false),
        ([""], false), (["now"], false), (["Sun, 06 Nov 1994 08:49:37 UTC"], false),
        (["Sun, 06 Nov 1994 08:49:37 GMT, Sun, 06 Nov 1994 08:49:37 GMT"], false),
        (["Sun, 06 Nov 1994 08:49:37 GMT", "Sun, 06 Nov 1994 08:49:37 GMT"], false),
        (["0"], false), (["2026-11-21T00:00:00Z"], false),
    ]

    private static let codings: [(line: String?, wantsGzip: Bool)] = [
        (nil, false), ("identity", false), ("gzip", true), ("gzip;q=0", false), ("br, gzip", true),
    ]

    @Test func `every combination of conditions gets the answer that RFC 9110 asks for`() {
        let handler = Handler(source: FixedFeeds())
        for tags in Self.tags {
            for dates in Self.dates {
                for coding in Self.codings {
                    for method in [Request.Method.get, .head] {
                        var fields: Fields = [("Host", "x"), ("Accept", "*/*")]
                        fields += tags.lines.map { ("If-None-Match", $0) }
                        fields += dates.lines.map { ("if-modified-since", $0) }
                        fields += coding.line.map { [("ACCEPT-ENCODING", $0)] } ?? []
                        let answer = handler.answer(request(method, FixedFeeds.path, fields))

                        let isUnchanged =
                            switch tags.says {
                            case .plain, .gzip, .any: true
                            case .other: false
                            case .nothing: dates.isCurrent
                            }
                        let isGzip =
                            switch tags.says {
                            case .plain: false
                            case .gzip: true
                            case .any, .other, .nothing: coding.wantsGzip
                            }
                        #expect(
                            answer.status == (isUnchanged ? 304 : 200), "\(method) \(fields)")
                        #expect(
                            answer["ETag"] == (isGzip ? gzipTag : plainTag), "\(method) \(fields)")
                    }
                }
            }
        }
    }

    @Test func `304 carries what RFC 9110 15.4.5 asks for, and no body`() {
        let answer = Handler(source: FixedFeeds()).answer(
            request(.get, FixedFeeds.path, [("If-None-Match", plainTag)]))
        #expect(answer.body.isEmpty)
        #expect(
            answer.fields.map { "\($0.name): \($0.value)" } == [
                "ETag: \(plainTag)", "Cache-Control: private, no-cache", "Vary: Accept-Encoding",
            ])
    }

    @Test func `the tag of gzip is not one of a feed that is never compressed`() {
        let handler = Handler(source: FixedFeeds(allowsGzip: false))
        let answer = handler.answer(
            request(
                .get, FixedFeeds.path, [("If-None-Match", gzipTag), ("Accept-Encoding", "gzip")]))
        #expect(answer.status == 200)
        #expect(answer["ETag"] == plainTag)
    }
}
