import CZlib
import CalendarServer
import HTTPServer
import Testing

@Suite struct CompressionTests {
    private static let calendar = Array(
        String(repeating: "BEGIN:VEVENT\r\nSUMMARY:Period\r\nEND:VEVENT\r\n", count: 500).utf8)

    private static func handler(allowsGzip: Bool = true) -> Handler {
        let feed = PublishedFeed(
            calendar, digest: Array(0..<32), modified: FixedFeeds.modified, allowsGzip: allowsGzip)
        return Handler(source: FixedFeeds(.feed(feed)))
    }

    private func answer(
        _ handler: Handler = handler(), _ codings: String..., agent: String? = nil
    ) -> Response {
        var fields = codings.map { (name: "Accept-Encoding", value: $0) }
        if let agent { fields.append((name: "User-Agent", value: agent)) }
        return handler.answer(request(.get, FixedFeeds.path, fields))
    }

    @Test func `gzip has a tag of its own and inflates to the same calendar`() throws {
        let answer = answer(Self.handler(), "gzip")
        #expect(answer.status == 200)
        #expect(answer["Content-Encoding"] == "gzip")
        #expect(answer["ETag"] == gzipTag)
        #expect(answer["Vary"] == "Accept-Encoding")
        #expect(answer["Content-Type"] == "text/calendar; charset=utf-8")
        #expect(answer.body.count < Self.calendar.count / 20)
        #expect(try inflated(answer.body, limit: Self.calendar.count + 1) == Self.calendar)
    }

    @Test func `a feed is compressed once`() {
        let handler = Self.handler()
        #expect(answer(handler, "gzip") === answer(handler, "gzip, br"))
        // No name and no time in it: another server's bytes are the same.
        #expect(answer(handler, "gzip").body == answer(Self.handler(), "gzip").body)
    }

    @Test func `what a feed holds in memory counts what was compressed`() {
        let feed = PublishedFeed(Self.calendar, digest: Array(0..<32), modified: 0)
        let before = feed.byteCount
        let body = Handler(source: FixedFeeds(.feed(feed))).answer(
            request(.get, FixedFeeds.path, [("Accept-Encoding", "gzip")])
        ).body
        #expect(feed.byteCount == before + body.count)
        #expect(before > Self.calendar.count)
    }

    @Test func `both forms say that they vary`() {
        #expect(answer()["Vary"] == "Accept-Encoding")
        #expect(answer()["Content-Encoding"] == nil)
        #expect(answer(Self.handler(allowsGzip: false), "gzip")["Vary"] == "Accept-Encoding")
    }

    @Test func `a feed for Outlook is never compressed`() {
        let handler = Self.handler(allowsGzip: false)
        for codings in ["gzip", "gzip, identity;q=0", "*", "identity;q=0, *"] {
            let answer = answer(handler, codings)
            #expect(answer.status == 200)
            #expect(answer["Content-Encoding"] == nil)
        }
    }

    @Test(arguments: [
        "Microsoft Office/16.0 (Windows NT 10.0; Microsoft Outlook 16.0.17328; Pro)",
        "Outlook-iOS/709.2226530.prod.iphone (3.24.1)", "Microsoft.Exchange.Calendar",
        "MSOffice 16",
        "Mozilla/4.0 (compatible; ms-office; MSOffice rmj)", "outlook", "XOUTLOOKX",
        "ExchangeServicesClient/15.00",
    ])
    func `nor is any feed for a program around it`(_ agent: String) {
        #expect(answer(Self.handler(), "gzip", agent: agent)["Content-Encoding"] == nil)
    }

    @Test(arguments: [
        "", "Mozilla/5.0 (X11; Linux x86_64; rv:153.0) Gecko/20100101 Thunderbird/153.0",
        "Google-Calendar-Importer", "Evolution/3.46.4", "iOS/17.5 (21F79) dataaccessd/1.0",
        "ICSx5/2.2", "Micro", "Out look", "outloo", "exchang", "mMsS-oOeE",
    ])
    func `other programs get what they ask for`(_ agent: String) {
        #expect(answer(Self.handler(), "gzip", agent: agent)["Content-Encoding"] == "gzip")
    }

    private func inflated(_ bytes: [UInt8], limit: Int) throws -> [UInt8] {
        var stream = unsafe z_stream()
        try #require(unsafe eve_inflate_begin(&stream, MAX_WBITS + 16) == Z_OK)
        defer { unsafe inflateEnd(&stream) }
        var input = bytes
        var status = Z_OK
        let output = unsafe [UInt8](unsafeUninitializedCapacity: limit) { buffer, count in
            unsafe input.withUnsafeMutableBufferPointer { input in
                unsafe stream.next_in = input.baseAddress
                unsafe stream.avail_in = uInt(input.count)
                unsafe stream.next_out = buffer.baseAddress
                unsafe stream.avail_out = uInt(limit)
                status = unsafe inflate(&stream, Z_FINISH)
                count = unsafe limit - Int(stream.avail_out)
            }
        }
        #expect(status == Z_STREAM_END)
        #expect(unsafe stream.avail_in == 0)
        return output
    }
}
