import Store
import Synchronization

/// Counts wrong passwords for each account, and says how long the next one has to wait.
///
/// After eight wrong ones within a quarter of an hour each further one makes the next wait longer, up to five minutes.
/// That ends a quarter of an hour after the last wrong one. Somebody who never stops guessing can keep the right
/// password from being heard, though, so a device that is logged in, or was before, counts its own. Names that nobody has count alike,
/// so that nobody learns who is there; of those the table keeps so many, and all others share one count.
final class LoginDelays: Sendable {
    enum Account: Hashable {
        case person(Person.ID)
        /// A device that is logged in, by what finds its login in the store, or one that the account knows.
        case device(String)
        /// A name that nobody has, in lower case.
        case nobody(String)

        var isDevice: Bool { if case .device = self { true } else { false } }
    }

    private struct Tries {
        var count = 0
        var last: Int64
        var until: Int64
    }

    static let free = 8
    private static let quarter: Int64 = 900
    private static let first: Int64 = 5
    private static let longest: Int64 = 300

    private let capacity: Int
    private let tries = Mutex<[Account: Tries]>([:])

    init(capacity: Int = 4_096) { self.capacity = capacity }

    /// How many seconds an account has to wait, else `nil`.
    func wait(_ account: Account, now: Int64) -> Int64? {
        tries.withLock { tries in
            guard let known = tries[Self.slot(account, in: tries, capacity)],
                !Self.isOver(known, now), now < known.until
            else { return nil }
            return known.until - now
        }
    }

    /// Counts a wrong password.
    func countWrong(_ account: Account, now: Int64) {
        tries.withLock { tries in
            if tries.count >= capacity { tries = tries.filter { !Self.isOver($0.value, now) } }
            let slot = Self.slot(account, in: tries, capacity)
            var known =
                tries[slot].flatMap { Self.isOver($0, now) ? nil : $0 }
                ?? Tries(last: now, until: now)
            known.count += 1
            known.last = now
            if known.count >= Self.free {
                let doublings = min(known.count - Self.free, 10)
                known.until = now + min(Self.first << doublings, Self.longest)
            }
            tries[slot] = known
        }
    }

    /// Forgets the wrong passwords of an account that was opened.
    func forget(_ account: Account) {
        tries.withLock { _ = $0.removeValue(forKey: account) }
    }

    var count: Int { tries.withLock(\.count) }

    private static func slot(
        _ account: Account, in tries: [Account: Tries], _ capacity: Int
    ) -> Account {
        guard case .nobody = account, tries[account] == nil, tries.count >= capacity else {
            return account
        }
        return .nobody("")
    }

    /// A clock that was set back ends it, too.
    private static func isOver(_ tries: Tries, _ now: Int64) -> Bool {
        now < tries.last || now - tries.last >= quarter
    }
}
