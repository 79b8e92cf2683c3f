import Glibc
import SQLStore
import Store

/// The system calls on files that SQLite does not make for us.
///
/// No function here opens a store that is in use: closing any descriptor of a file drops all
/// locks that this process holds on it, SQLite's too.
@safe enum FileSystem {
    struct Status: Equatable {
        enum Kind { case file, directory, other }
        let kind: Kind
        let permissions: UInt32
        let size: Int
        /// The bytes that it takes on the disk; fewer than its size where it has holes or is packed.
        let allocated: Int
        let device: UInt64
        let inode: UInt64
        /// When its content last changed, in nanoseconds since 1970 (wrapping).
        let modified: Int

        func isSameFile(as other: Status) -> Bool {
            device == other.device && inode == other.inode
        }
    }

    /// The time on a clock that nobody sets; those of the standard library bring all of its
    /// concurrency along.
    static var uptime: Duration {
        var time = timespec()
        unsafe clock_gettime(CLOCK_MONOTONIC, &time)
        return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
    }

    /// `nil` where there is nothing at `path`; a symbolic link is followed.
    static func status(_ path: String) throws(StoreError) -> Status? {
        var result = stat()
        guard unsafe stat(path, &result) == 0 else {
            if errno == ENOENT { return nil }
            throw StoreError(errno, path: path)
        }
        let kind: Status.Kind =
            switch result.st_mode & S_IFMT {
            case S_IFREG: .file
            case S_IFDIR: .directory
            default: .other
            }
        return Status(
            kind: kind, permissions: result.st_mode & 0o7777, size: result.st_size,
            allocated: 512 * Int(result.st_blocks), device: UInt64(result.st_dev),
            inode: UInt64(result.st_ino),
            modified: result.st_mtim.tv_sec &* 1_000_000_000 &+ result.st_mtim.tv_nsec)
    }

    /// Makes a file with room for so many bytes on the disk, or makes one as large.
    ///
    /// - Parameter store: The file whose owner gets this one, too, where root makes it.
    /// - Returns: What is in the way; `nil` where there is room.
    static func allocate(
        _ size: Int, from offset: Int = 0, at path: String, beside store: String
    ) -> Obstacle? {
        let descriptor = unsafe open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { return Obstacle(code: errno) }
        defer { close(descriptor) }
        giveOwner(of: store, to: path)
        let code = posix_fallocate(descriptor, offset, size)
        return code == 0 ? nil : Obstacle(code: code)
    }

    /// Gives a file that root made the owner of another one.
    static func giveOwner(of store: String, to path: String) {
        var owner = stat()
        guard geteuid() == 0, unsafe stat(store, &owner) == 0 else { return }
        _ = unsafe chown(path, owner.st_uid, owner.st_gid)
    }

    /// What the system said.
    struct Obstacle {
        let code: CInt

        /// A limit of this process, for one, says nothing of the disk.
        var isFullDisk: Bool { [ENOSPC, EDQUOT].contains(code) }
    }

    /// Makes an empty file that only its owner can read; `false` when one is there already.
    static func createFile(_ path: String) throws(StoreError) -> Bool {
        let descriptor = unsafe open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else {
            if errno == EEXIST { return false }
            throw StoreError(errno, path: path)
        }
        close(descriptor)
        return true
    }

    /// Makes the folder and those above it that are missing, for their owner only.
    static func createDirectory(_ path: String) throws(StoreError) {
        if try status(path) != nil { return }
        let parent = directory(of: path)
        if parent != path { try createDirectory(parent) }
        guard unsafe mkdir(path, 0o700) == 0 || errno == EEXIST else {
            throw StoreError(errno, path: path)
        }
        try synchronize(parent)
    }

    /// The folder a path lies in: `.` for a bare name.
    static func directory(of path: String) -> String {
        let trimmed = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
        guard let slash = trimmed.lastIndex(of: "/") else { return "." }
        return slash == trimmed.startIndex ? "/" : String(trimmed[..<slash])
    }

    /// Takes away every right of others and leaves the owner's, so that a read-only file stays one. A
    /// failure is ignored.
    static func makePrivate(_ path: String, was permissions: UInt32) {
        _ = unsafe chmod(path, permissions & 0o700)
    }

    /// Waits until what was written to the file or the folder is on the disk.
    static func synchronize(_ path: String) throws(StoreError) {
        let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw StoreError(errno, path: path) }
        defer { close(descriptor) }
        // Some file systems cannot synchronize a folder and say so with EINVAL.
        guard fsync(descriptor) == 0 || errno == EINVAL else {
            throw StoreError(errno, path: path)
        }
    }

    /// Puts `old` in the place of `new` in one step, and waits until that is on the disk.
    static func replace(_ new: String, with old: String) throws(StoreError) {
        guard unsafe rename(old, new) == 0 else { throw StoreError(errno, path: new) }
        try synchronize(directory(of: new))
    }

    /// Gives the file a second name, which must be free.
    static func link(_ path: String, as name: String) throws(StoreError) {
        guard unsafe Glibc.link(path, name) == 0 else { throw StoreError(errno, path: name) }
    }

    /// The path without symbolic links; as it is where nothing is there.
    static func resolved(_ path: String) throws(StoreError) -> String {
        guard let result = unsafe realpath(path, nil) else {
            if errno == ENOENT { return path }
            throw StoreError(errno, path: path)
        }
        defer { unsafe free(result) }
        return unsafe String(cString: result)
    }

    /// The name under which a file is written before it takes the place of `path`, of this process
    /// alone.
    static func partialName(for path: String) -> String {
        "\(path).partial-\(getpid())"
    }

    /// Removes a database that was not finished, with what SQLite left beside it.
    static func discard(_ path: String) {
        for suffix in ["", "-journal", "-wal", "-shm", SQLiteStore.roomSuffix] {
            _ = unsafe unlink(path + suffix)
        }
    }

    /// Removes the file if it is there.
    static func remove(_ path: String) throws(StoreError) {
        guard unsafe unlink(path) == 0 || errno == ENOENT else {
            throw StoreError(errno, path: path)
        }
    }

    /// The whole file, or its first `limit` bytes.
    static func read(_ path: String, limit: Int = .max) throws(StoreError) -> [UInt8] {
        let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw StoreError(errno, path: path) }
        defer { close(descriptor) }
        var content: [UInt8] = []
        var block = [UInt8](repeating: 0, count: 65_536)
        while content.count < limit {
            let wanted = min(block.count, limit - content.count)
            let count = unsafe Glibc.read(descriptor, &block, wanted)
            if count < 0 && errno == EINTR { continue }
            guard count >= 0 else { throw StoreError(errno, path: path) }
            if count == 0 { break }
            content += block[..<count]
        }
        return content
    }
}

extension StoreError {
    /// The system's error `code`.
    init(_ code: CInt, path: String, otherwise: Reason = .inputOutput, message: String? = nil) {
        let reason: Reason =
            switch code {
            case ENOENT: .missing
            case EACCES, EPERM, ENOTDIR, ELOOP, ENAMETOOLONG: .notPermitted
            case EROFS: .readOnly
            case EISDIR: .isDirectory
            // EFBIG is a limit of the process (RLIMIT_FSIZE) or of the file system.
            case ENOSPC, EDQUOT, EFBIG: .diskFull
            default: otherwise
            }
        let words = code == 0 ? message : unsafe String(cString: strerror(code))
        self.init(reason, path: path, detail: words ?? message)
    }
}
