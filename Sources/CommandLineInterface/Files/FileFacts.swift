import Glibc

/// What the system says of a file, without opening it: whose it is, and who may read it.
package struct FileFacts {
    package let isOwnedByUs: Bool
    /// The user's name, else the number.
    package let owner: String
    package let isReadableByOthers: Bool

    /// `nil` where there is nothing, or nothing that we may see.
    package init?(_ path: String) {
        var status = stat()
        guard unsafe stat(path, &status) == 0 else { return nil }
        isOwnedByUs = status.st_uid == geteuid()
        owner = Self.name(of: status.st_uid)
        isReadableByOthers = status.st_mode & 0o077 != 0
    }

    /// Whether nothing has this name. A folder that we may not look into may hold it.
    package static func isMissing(_ path: String) -> Bool {
        unsafe access(path, F_OK) != 0 && errno == ENOENT
    }

    package static var ownName: String { name(of: geteuid()) }

    private static func name(of user: uid_t) -> String {
        guard let entry = unsafe getpwuid(user), let name = unsafe entry.pointee.pw_name else {
            return "user \(user)"
        }
        return unsafe String(cString: name)
    }
}
