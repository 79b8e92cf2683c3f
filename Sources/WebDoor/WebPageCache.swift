import HTTPServer
import Household
import Synchronization

/// Pages as they were sent last, each as long as nothing of the person's changed and the minute is the same.
///
/// The end of a minute is the end of a day somewhere, and once a minute it is noted that a device was used.
final class WebPageCache: Sendable {
    /// All of a request that a page depends on.
    struct Key: Hashable {
        private let target: String
        private let fields: [String]

        /// `nil` for a request that no kept page can answer.
        init?(_ request: Request) {
            guard request.method.isRead else { return nil }
            target = request.target
            fields = request.fields.compactMap { name, value in
                let name = name.lowercased()
                return Self.decisive.contains(name) ? "\(name): \(value)" : nil
            }
        }

        /// The fields that decide whether somebody gets a page and in what form.
        private static let decisive: Set = [
            "host", "cookie", "sec-fetch-site", "sec-fetch-mode", "accept-language",
            "accept-encoding",
        ]

        /// In bytes.
        fileprivate var weight: Int { fields.reduce(target.utf8.count) { $0 + $1.utf8.count + 16 } }
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
        // Asking the store may take a while, so it is done outside the lock.
        guard let page = pages.withLock({ $0[key] }), page.minute == now / 60,
            household.isCurrent(page.stamp)
        else { return nil }
        return page
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
