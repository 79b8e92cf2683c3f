import Glibc
import SQLStore
import Store
import Synchronization

/// Programs of another version at the same store.
extension SQLiteConnection {
    /// Whether another program has the store open, or may have. SQLite holds a lock on this byte of the `-shm` file for
    /// each of them (os_unix.c, "dead man switch").
    var isOpenElsewhere: Bool {
        do throws(StoreError) {
            let place = try FileSystem.resolved(path) + "-shm"
            guard let status = try FileSystem.status(place) else { return false }
            guard let descriptor = Self.descriptor(of: place, status) else { return true }
            var lock = flock()
            lock.l_type = Int16(F_WRLCK)
            lock.l_whence = Int16(SEEK_SET)
            lock.l_start = 128
            lock.l_len = 1
            guard unsafe fcntl(descriptor, F_GETLK, &lock) == 0 else { return true }
            return lock.l_type != Int16(F_UNLCK)
        } catch {
            return true
        }
    }

    /// Those that were asked for, one for each file. They stay open until the process ends: to close one would drop the
    /// locks that SQLite has on the file (fcntl(2)).
    private static let descriptors = Mutex<[String: (CInt, FileSystem.Status)]>([:])

    private static func descriptor(of place: String, _ status: FileSystem.Status) -> CInt? {
        descriptors.withLock { known in
            if let (descriptor, its) = known[place], its.isSameFile(as: status) {
                return descriptor
            }
            let descriptor = unsafe open(place, O_RDWR | O_CLOEXEC)
            guard descriptor >= 0 else { return nil }
            known[place] = (descriptor, status)
            return descriptor
        }
    }

    /// A newer program may have brought the store to another schema since it was opened: what is asked of it by this one's
    /// texts may find nothing, and nothing may be written by them.
    func requireOpenedVersion() throws {
        guard let opened = openedVersion else { return }
        let found = try integer("PRAGMA user_version")
        guard found == opened else {
            throw StoreError(.newerSchema(found: found, known: opened), path: path)
        }
    }
}
