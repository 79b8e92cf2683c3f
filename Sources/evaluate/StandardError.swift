import Glibc

/// FoundationEssentials has no file handles, and C's `stderr` is a variable that any thread may change.
enum StandardError {
    static func print(_ line: String) {
        unsafe Array((line + "\n").utf8).withUnsafeBytes { bytes in
            // Nobody is left to tell when this fails.
            _ = unsafe write(STDERR_FILENO, bytes.baseAddress, bytes.count)
        }
    }
}
