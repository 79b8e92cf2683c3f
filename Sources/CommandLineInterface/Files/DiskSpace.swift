import Glibc

/// How much room there is beside a file.
package enum DiskSpace {
    /// The bytes that an ordinary user may still write where the path is; `nil` where nobody can tell.
    package static func free(at path: String) -> Int64? {
        var status = statvfs()
        guard unsafe statvfs(path, &status) == 0, status.f_blocks > 0 else { return nil }
        let (bytes, overflow) = UInt64(status.f_bavail)
            .multipliedReportingOverflow(by: UInt64(status.f_frsize))
        return overflow ? .max : Int64(clamping: bytes)
    }
}
