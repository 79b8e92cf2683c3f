import HTTPServer
import LogStore
import Synchronization

/// Pages as they were sent last, each as long as nothing of the person's changed and the minute is the same.
///
/// The end of a minute is the end of a day somewhere, and once a minute it is noted that a device was used.
final class WebPageCache: Sendable {
    /// All of a request that a page depends on, as it was sent: nothing is read of it a second time.
    struct Key: Hashable {
        fileprivate let host, cookies, target: String
        fileprivate let languages, codings: String?

        /// `nil` for a request that no kept page can answer.
        init?(_ request: Request) {
            guard request.method == .get || request.method == .head,
                let cookies = request["Cookie"], let host = request["Host"]
            else { return nil }
            (self.host, self.cookies, target) = (host, cookies, request.target)
            languages = request["Accept-Language"]
            codings = request["Accept-Encoding"]
        }

        fileprivate var byteCount: Int {
            [host, cookies, target, languages ?? "", codings ?? ""].reduce(0) { $0 + $1.utf8.count }
        }
    }

    private struct Slot: Weighed {
        let session: WebSession
        let stamp: ChangeStamp
        let minute: Int64
        let response: Response
        /// The bytes of its key, which somebody else chooses.
        let asked: Int

        var weight: Int { response.body.count + asked + 3_000 }
    }

    private let slots: Mutex<BoundedCache<Key, Slot>>

    /// - Parameter limit: In bytes, of all pages together.
    init(limit: Int = 8 << 20) {
        slots = Mutex(BoundedCache(limit: limit))
    }

    /// The page where it would still be the same, and whose it is.
    func page(
        _ key: Key, in store: LogStore, now: Int64
    ) -> (response: Response, session: WebSession)? {
        slots.withLock { slots in
            guard let slot = slots[key], slot.minute == now / 60,
                slot.stamp == store.changeStamp(of: slot.session.person.id)
            else { return nil }
            return (slot.response, slot.session)
        }
    }

    /// - Parameter key: Of a request at a host that is this server's.
    func keep(
        _ response: Response, for key: Key, of session: WebSession, stamp: ChangeStamp, now: Int64
    ) {
        let slot = Slot(
            session: session, stamp: stamp, minute: now / 60, response: response,
            asked: key.byteCount)
        slots.withLock { $0.keep(slot, for: key) }
    }

    func removeAll() { slots.withLock { $0.removeAll() } }
}
