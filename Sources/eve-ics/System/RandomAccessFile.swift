import Glibc

/// A plain file opened for reading from any place in it.
@safe final class RandomAccessFile {
    private let descriptor: CInt
    let name: String
    /// In bytes, when it was opened.
    let size: Int

    /// `nil` for what has no places, such as standard input or a pipe.
    init?(_ path: String) throws(ToolError) {
        guard path != "-" else { return nil }
        name = path
        descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw .io("\(path): \(systemMessage(errno))") }
        var status = stat()
        guard unsafe fstat(descriptor, &status) == 0 else {
            throw .io("\(path): \(systemMessage(errno))")
        }
        size = Int(status.st_size)
        guard status.st_mode & S_IFMT == S_IFREG else { return nil }
    }

    deinit {
        if descriptor >= 0 { close(descriptor) }
    }

    /// At most `limit` bytes from `offset` on; none at the end.
    func read(at offset: Int, limit: Int) throws(ToolError) -> [UInt8] {
        var failure: CInt = 0
        let bytes = unsafe [UInt8](unsafeUninitializedCapacity: limit) { buffer, count in
            repeat {
                let result = unsafe pread(descriptor, buffer.baseAddress, limit, off_t(offset))
                failure = result < 0 ? errno : 0
                count = max(result, 0)
            } while failure == EINTR
        }
        guard failure == 0 else { throw .io("\(name): \(systemMessage(failure))") }
        return bytes
    }
}
