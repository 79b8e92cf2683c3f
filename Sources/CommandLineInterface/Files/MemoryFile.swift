import CBoundProcess
import Glibc

/// A file without a name, which is in memory only and gone with the last process that has it open.
@safe package struct MemoryFile: ~Copyable {
    let descriptor: CInt

    /// A file of so many zero bytes, which take no memory before they are written; `nil` where the system has none left.
    ///
    /// - Parameter title: What tools that list open files show.
    package init?(title: String, size: Int) {
        let first = unsafe eve_memory_file(title)
        guard first >= 0 else { return nil }
        // A program that was started without standard input would have it there.
        let descriptor = fcntl(first, F_DUPFD_CLOEXEC, 3)
        close(first)
        guard descriptor >= 0 else { return nil }
        guard ftruncate(descriptor, size) == 0 else {
            close(descriptor)
            return nil
        }
        self.descriptor = descriptor
    }

    deinit { close(descriptor) }

    /// - Returns: Whether there was memory for it.
    package func write(_ bytes: [UInt8], at offset: Int) -> Bool {
        var written = 0
        while written < bytes.count {
            let count = unsafe bytes.withUnsafeBytes { bytes in
                unsafe pwrite(
                    descriptor, bytes.baseAddress?.advanced(by: written), bytes.count - written,
                    offset + written)
            }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return false }
            written += count
        }
        return true
    }
}
