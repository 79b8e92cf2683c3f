import Glibc
import SQLStore
import Store

/// A database file that this process holds against every SQLite connection to it.
///
/// It takes the bytes that SQLite locks (the pending byte at 2³⁰ and the 511 behind it, see
/// "Database File Format", 1.4), for databases too damaged for SQLite to lock them itself.
@safe struct LockedFile: ~Copyable {
    private let descriptor: CInt
    private let path: String

    /// - Throws: `busy` where anybody has the database open.
    init(_ path: String) throws(StoreError) {
        let descriptor = unsafe open(path, O_RDWR | O_CLOEXEC)
        guard descriptor >= 0 else { throw StoreError(errno, path: path) }
        var lock = flock()
        lock.l_type = Int16(F_WRLCK)
        lock.l_whence = Int16(SEEK_SET)
        lock.l_start = 0x4000_0000
        lock.l_len = 512
        // F_OFD_SETLK, which Glibc hides from Swift: a lock of the open file, which no other close
        // of this process drops (fcntl(2)).
        let setLockOfOpenFile: CInt = 37
        guard unsafe fcntl(descriptor, setLockOfOpenFile, &lock) == 0 else {
            let code = errno
            close(descriptor)
            throw code == EAGAIN || code == EACCES
                ? StoreError(.busy, path: path) : StoreError(code, path: path)
        }
        self.descriptor = descriptor
        self.path = path
    }

    deinit { close(descriptor) }

    /// Copies a file, this one or one beside it, to a new file for its owner only.
    borrowing func copy(_ source: String, to target: String) throws(StoreError) {
        let input = unsafe open(source, O_RDONLY | O_CLOEXEC)
        guard input >= 0 else { throw StoreError(errno, path: source) }
        defer { close(input) }
        let output = unsafe open(target, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        guard output >= 0 else { throw StoreError(errno, path: target) }
        defer { close(output) }
        var block = [UInt8](repeating: 0, count: 65_536)
        while true {
            let count = unsafe read(input, &block, block.count)
            if count < 0 && errno == EINTR { continue }
            guard count >= 0 else { throw StoreError(errno, path: source) }
            if count == 0 { break }
            var written = 0
            while written < count {
                let part = unsafe block[written..<count].withUnsafeBytes { bytes in
                    unsafe write(output, bytes.baseAddress, bytes.count)
                }
                if part < 0 && errno == EINTR { continue }
                guard part >= 0 else { throw StoreError(errno, path: target) }
                written += part
            }
        }
        guard fsync(output) == 0 else { throw StoreError(errno, path: target) }
    }

    /// Cuts the file to nothing; if that fails, it does not change.
    borrowing func empty() {
        _ = ftruncate(descriptor, 0)
    }
}
