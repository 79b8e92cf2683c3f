import HTTPServer
import LogStore
import Synchronization

/// Pages as they were sent last, each as long as nothing of the person's changed and the minute is the same.
///
/// The end of a minute is the end of a day somewhere, and once a minute it is noted that a device was used.
final class WebPageCache: Sendable {
    /// All of a request that a page depends on, as it was sent: nothing is read of it a second time.
    struct Key: Hashable {
        fileprivate let text: String

        /// The fields that decide whether somebody gets a page and in what form, beside its address.
        private static let names: [[UInt8]] = [
            "host", "cookie", "sec-fetch-site", "sec-fetch-mode", "accept-language",
            "accept-encoding",
        ].map { Array($0.utf8) }

        /// `nil` for a request that no kept page can answer.
        init?(_ request: Request) {
            guard request.method == .get || request.method == .head else { return nil }
            var text: [UInt8] = []
            text.reserveCapacity(512)
            text += request.target.utf8
            request.fields.append(valuesOf: Self.names, to: &text)
            self.text = String(decoding: text, as: UTF8.self)
        }
    }

    private final class Slot: Weighed, Sendable {
        let session: WebSession
        let stamp: ChangeStamp
        let minute: Int64
        let response: Response
        let weight: Int

        /// - Parameter asked: The bytes of its key, which somebody else chooses.
        init(
            _ response: Response, of session: WebSession, _ stamp: ChangeStamp, minute: Int64,
            asked: Int
        ) {
            (self.response, self.session, self.stamp) = (response, session, stamp)
            self.minute = minute
            weight = response.body.count + asked + 3_000
        }
    }

    private let slots: Mutex<BoundedCache<Key, Slot>>

    /// - Parameter limit: In bytes, of all pages together.
    init(limit: Int = 8 << 20) {
        slots = Mutex(BoundedCache(limit: limit))
    }

    /// The page where it would still be the same, and the session that it is for.
    func page(
        _ key: Key, in store: LogStore, now: Int64
    ) -> (response: Response, selector: String)? {
        slots.withLock { slots in
            guard let slot = slots[key], slot.minute == now / 60,
                slot.stamp == store.changeStamp(of: slot.session.person.id)
            else { return nil }
            return (slot.response, slot.session.selector)
        }
    }

    /// - Parameter key: Of a request that is welcome, at a host that is this server's.
    func keep(
        _ response: Response, for key: Key, of session: WebSession, stamp: ChangeStamp, now: Int64
    ) {
        let slot = Slot(
            response, of: session, stamp, minute: now / 60, asked: key.text.utf8.count)
        slots.withLock { $0.keep(slot, for: key) }
    }

    func removeAll() { slots.withLock { $0.removeAll() } }
}
