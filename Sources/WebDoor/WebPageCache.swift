import HTTPServer
import Household
import Synchronization

/// Pages as they were sent last, each as long as nothing of the person's changed and the minute is the same.
///
/// The end of a minute is the end of a day somewhere, and once a minute it is noted that a device was used.
final class WebPageCache: Sendable {
    /// All of a request that a page depends on, as it was sent: nothing is read of it a second time.
    struct Key: Hashable {
        private let target: String
        private let fields: HeaderFields.Selection

        /// `nil` for a request that no kept page can answer.
        init?(_ request: Request) {
            guard request.method.isRead,
                let fields = HeaderFields.Selection(of: request.fields, where: Self.matters)
            else { return nil }
            (target, self.fields) = (request.target, fields)
        }

        /// Whether a field of that name decides whether somebody gets a page and in what form.
        private static func matters(_ name: Span<UInt8>) -> Bool {
            let all = name.indices
            return switch name.count {
            case 4: name.reads("host", in: all)
            case 6: name.reads("cookie", in: all)
            case 14: name.reads("sec-fetch-site", in: all) || name.reads("sec-fetch-mode", in: all)
            case 15:
                name.reads("accept-language", in: all) || name.reads("accept-encoding", in: all)
            default: false
            }
        }

        /// In bytes.
        fileprivate var weight: Int { target.utf8.count + fields.weight }
    }

    /// A page, and whose it is.
    final class KeptPage: Weighed, Sendable {
        /// Of the session that it is for.
        let selector: String
        fileprivate let stamp: MemberStamp
        fileprivate let minute: Int64
        let response: Response
        let weight: Int

        /// - Parameter asked: The bytes of its key, which somebody else chooses.
        fileprivate init(
            _ response: Response, of session: WebSession, _ stamp: MemberStamp, minute: Int64,
            asked: Int
        ) {
            (self.response, self.stamp, self.minute) = (response, stamp, minute)
            selector = session.selector
            weight = response.body.count + asked + 3_000
        }
    }

    private let pages: Mutex<BoundedCache<Key, KeptPage>>

    /// - Parameter limit: In bytes, of all pages together.
    init(limit: Int = 8 << 20) {
        pages = Mutex(BoundedCache(limit: limit))
    }

    /// The page where it would still be the same.
    func page(_ key: Key, in household: Household, now: Int64) -> KeptPage? {
        pages.withLock { pages in
            guard let page = pages[key], page.minute == now / 60, household.isCurrent(page.stamp)
            else { return nil }
            return page
        }
    }

    /// - Parameter key: Of a request that is welcome, at a host that is this server's.
    func keep(
        _ response: Response, for key: Key, of session: WebSession, stamp: MemberStamp, now: Int64
    ) {
        let page = KeptPage(
            response, of: session, stamp, minute: now / 60, asked: key.weight)
        pages.withLock { $0.keep(page, for: key) }
    }

    func removeAll() { pages.withLock { $0.removeAll() } }
}
