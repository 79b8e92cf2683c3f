import Glibc
import SQLStore
package import Store
import Synchronization

/// What one program at a time does for a person, although several use the store.
///
/// It is a lock of the open file on a byte far behind those of SQLite ("Database File Format", 1.4), so the kernel gives
/// it back however a program ends, and nothing is written.
@safe final class StoreClaim: Sendable {
    /// Far behind any byte of a database, whose largest size is 2⁴⁸.
    private static let start = 1 << 60

    /// Open until the process ends: to close it would drop the locks that SQLite has on the file (fcntl(2)).
    private let descriptor: CInt
    private let held = Mutex<Set<Int64>>([])

    init?(_ path: String) {
        descriptor = unsafe open(path, O_RDWR | O_CLOEXEC)
        if descriptor < 0 { return nil }
    }

    /// - Returns: Whether this program has it now, or had it before.
    func take(for person: Person.ID) -> Bool {
        held.withLock { held in
            if held.contains(person.rawValue) { return true }
            var lock = flock()
            lock.l_type = Int16(F_WRLCK)
            lock.l_whence = Int16(SEEK_SET)
            lock.l_start = off_t(Self.start + Int(person.rawValue))
            lock.l_len = 1
            // F_OFD_SETLK, as in `LockedFile`.
            let setLockOfOpenFile: CInt = 37
            guard unsafe fcntl(descriptor, setLockOfOpenFile, &lock) == 0 else { return false }
            held.insert(person.rawValue)
            return true
        }
    }
}

extension SQLiteStore {
    /// Whether this program is the one that sends messages for the person: the first that asked, until it ends.
    ///
    /// Where the store can't be locked it is.
    package func claimMessages(of person: Person.ID) -> Bool {
        claim.withLock { claim in
            if claim == nil { claim = StoreClaim(path) }
            return claim?.take(for: person) ?? true
        }
    }
}
