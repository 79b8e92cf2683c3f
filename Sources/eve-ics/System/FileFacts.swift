import Glibc

/// What the system says of a file, without opening it: whose it is, and who may read it.
struct FileFacts {
    let isFolder: Bool
    let isOwnedByUs: Bool
    /// The user's name, else the number.
    let owner: String
    let isReadableByOthers: Bool
    let isWritable: Bool

    /// `nil` where there is nothing, or nothing that we may see.
    init?(_ path: String) {
        var status = stat()
        guard unsafe stat(path, &status) == 0 else { return nil }
        isFolder = status.st_mode & S_IFMT == S_IFDIR
        isOwnedByUs = status.st_uid == geteuid()
        owner = Self.name(of: status.st_uid)
        isReadableByOthers = status.st_mode & 0o077 != 0
        isWritable = unsafe access(path, W_OK) == 0
    }

    static var ownName: String { name(of: geteuid()) }

    private static func name(of user: uid_t) -> String {
        guard let entry = unsafe getpwuid(user), let name = unsafe entry.pointee.pw_name else {
            return "user \(user)"
        }
        return unsafe String(cString: name)
    }
}
