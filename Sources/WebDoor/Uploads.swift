import Secrets
import Synchronization

/// Files that were sent to be looked at, and what an import brought, some minutes long: one of each for a session.
///
/// They are in memory and nowhere else. What is sent next drops what is older than that, and the oldest where all
/// together would be too much.
final class Uploads: Sendable {
    /// A file that was sent.
    struct File: Sendable {
        /// What the form of the page that shows it carries; no other session's leads to it.
        let token: String
        let name: String
        let bytes: [UInt8]
    }

    private struct Slot {
        var file: File?
        /// What the last import brought, in sentences.
        var report: [String]?
        var until: Int64

        /// What would be kept for longer was sent when the clock was ahead.
        func isKept(at now: Int64) -> Bool { (now...now + Uploads.patience).contains(until) }

        var weight: Int {
            (file?.bytes.count ?? 0) + (report ?? []).reduce(200) { $0 + $1.utf8.count }
        }
    }

    private let slots = Mutex<[String: Slot]>([:])
    private let limit: Int

    /// How long a file waits for an answer, in seconds.
    static let patience: Int64 = 600

    /// - Parameter limit: In bytes, of all sessions together.
    init(limit: Int = 32 << 20) {
        self.limit = limit
    }

    func keep(_ bytes: [UInt8], named name: String, for session: String, now: Int64) -> File {
        let token = Sodium.randomBytes(count: 16).hexadecimal
        let file = File(token: token, name: name, bytes: bytes)
        keep(Slot(file: file, until: now + Self.patience), for: session, now: now)
        return file
    }

    /// The session's file, where the token is that of it.
    func file(_ token: String?, for session: String, now: Int64) -> File? {
        slots.withLock { slots in
            guard let slot = slots[session], slot.isKept(at: now), let file = slot.file,
                file.token == token
            else { return nil }
            return file
        }
    }

    /// Keeps what an import brought in the place of the file that it came from.
    func finish(_ report: [String], for session: String, now: Int64) {
        keep(Slot(report: report, until: now + Self.patience), for: session, now: now)
    }

    /// What the last import brought; told once.
    func takeReport(for session: String, now: Int64) -> [String]? {
        slots.withLock { slots in
            guard let slot = slots[session], let report = slot.report else { return nil }
            slots[session] = nil
            return slot.isKept(at: now) ? report : nil
        }
    }

    private func keep(_ slot: Slot, for session: String, now: Int64) {
        slots.withLock { slots in
            slots[session] = slot
            slots = slots.filter { $0.value.isKept(at: now) }
            while slots.count > 1, slots.values.reduce(0, { $0 + $1.weight }) > limit,
                let oldest = slots.filter({ $0.key != session }).min(by: {
                    $0.value.until < $1.value.until
                })
            {
                slots[oldest.key] = nil
            }
        }
    }

    func removeAll() { slots.withLock { $0.removeAll() } }
}
