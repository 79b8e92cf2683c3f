import Glibc
import SQLStore
import Store

/// Programs of another version at the same store.
extension SQLiteConnection {
    /// Whether another program has the store open. SQLite holds a lock on this byte of the `-shm` file for each of them
    /// (os_unix.c, "dead man switch").
    var isOpenElsewhere: Bool {
        let place = (try? FileSystem.resolved(path)) ?? path
        let descriptor = unsafe open(place + "-shm", O_RDWR | O_CLOEXEC)
        // It stays open until the process ends: to close it would drop the locks that SQLite has on the file (fcntl(2)).
        guard descriptor >= 0 else { return false }
        var lock = flock()
        lock.l_type = Int16(F_WRLCK)
        lock.l_whence = Int16(SEEK_SET)
        lock.l_start = 128
        lock.l_len = 1
        return unsafe fcntl(descriptor, F_GETLK, &lock) == 0 && lock.l_type != Int16(F_UNLCK)
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
