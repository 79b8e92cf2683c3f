import HTTPServer
import LogStore
import Synchronization

/// Pages as they were sent last, each as long as nothing of the person's changed and the minute is the same.
///
/// The end of a minute is the end of a day somewhere, and once a minute it is noted that a device was used.
final class WebPageCache: Sendable {
    struct Key: Hashable {
        let cookie: Substring
        let target: String
        let languages: String?
        let isCompressed: Bool
    }

    private struct Slot: Weighed {
        let person: Person.ID
        let stamp: ChangeStamp
        let minute: Int64
        let response: Response
        /// The bytes of its key, which somebody else chooses.
        let asked: Int

        var weight: Int { response.body.count + asked + 500 }
    }

    private let slots: Mutex<BoundedCache<Key, Slot>>

    /// - Parameter limit: In bytes, of all pages together.
    init(limit: Int = 8 << 20) {
        slots = Mutex(BoundedCache(limit: limit))
    }

    func response(_ key: Key, in store: LogStore, now: Int64) -> Response? {
        slots.withLock { slots in
            guard let slot = slots[key], slot.minute == now / 60,
                slot.stamp == store.changeStamp(of: slot.person)
            else { return nil }
            return slot.response
        }
    }

    func keep(
        _ response: Response, for key: Key, of person: Person.ID, stamp: ChangeStamp, now: Int64
    ) {
        // A part of a text keeps the whole text.
        let asked =
            key.cookie.base.utf8.count + key.target.utf8.count + (key.languages?.utf8.count ?? 0)
        let slot = Slot(
            person: person, stamp: stamp, minute: now / 60, response: response, asked: asked)
        slots.withLock { $0.keep(slot, for: key) }
    }

    func removeAll() { slots.withLock { $0.removeAll() } }
}
