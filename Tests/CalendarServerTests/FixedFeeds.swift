import Addresses
import CalendarServer
import HTTPServer
import Synchronization

/// A source of one feed, which notes what is asked of it.
final class FixedFeeds: FeedSource {
    static let token = "0123456789abcdefghjkmnpqrstvwxyz0123456789abcdef"
    static let path = "/feed/\(token).ics"
    static let calendar = Array("BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n".utf8)
    /// Sun, 06 Nov 1994 08:49:37 GMT
    static let modified: Int64 = 784_111_777

    private let answer: FeedAnswer
    private let putAnswer: PutAnswer
    private let asked = Mutex<(feeds: Int, calendars: [[UInt8]])>((0, []))

    init(_ answer: FeedAnswer, put: PutAnswer = .notWritable) {
        self.answer = answer
        self.putAnswer = put
    }

    convenience init(
        isWritable: Bool = false, allowsGzip: Bool = true, put: PutAnswer = .applied
    ) {
        let feed = PublishedFeed(
            FixedFeeds.calendar, digest: Array(0..<32), modified: FixedFeeds.modified,
            isWritable: isWritable, allowsGzip: allowsGzip)
        self.init(.feed(feed), put: put)
    }

    var timesAsked: Int { asked.withLock { $0.feeds } }
    var calendarsPut: [[UInt8]] { asked.withLock { $0.calendars } }

    func feed(_ token: Substring, now: Int64) -> FeedAnswer {
        asked.withLock { $0.feeds += 1 }
        return token == FixedFeeds.token ? answer : .unknown
    }

    func put(_ calendar: [UInt8], token: Substring, now: Int64) -> PutAnswer {
        asked.withLock { $0.calendars.append(calendar) }
        return putAnswer
    }
}

/// The tags of that feed, from the digest above.
let plainTag = "\"AAECAwQFBgcI\""
let gzipTag = "\"AAECAwQFBgcIz\""

let someone = IPAddress(ipv4: 0xC000_0201)
let now: Int64 = 1_800_000_000

func request(
    _ method: Request.Method = .get, _ target: String = FixedFeeds.path,
    _ fields: [(name: String, value: String)] = [], body: [UInt8] = [],
    from peer: IPAddress = someone, at second: Int64 = now
) -> Request {
    Request(method, target, fields: fields, body: body, peer: peer, now: second)
}

extension Response {
    subscript(name: String) -> String? { fields.first { $0.name == name }?.value }
}
