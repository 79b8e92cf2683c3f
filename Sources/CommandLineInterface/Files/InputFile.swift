import Glibc

/// A file opened for reading, or standard input for `-`.
@safe package final class InputFile {
    private let descriptor: CInt
    /// What messages call it.
    package let name: String
    /// How many bytes a plain file had when it was opened; `nil` for what has no places, such as a pipe.
    package let size: Int?

    package init(_ path: String) throws {
        name = path == "-" ? "standard input" : path
        guard path != "-" else {
            descriptor = STDIN_FILENO
            size = nil
            return
        }
        descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw ToolError.io("\(path): \(systemMessage(errno))") }
        var status = stat()
        guard unsafe fstat(descriptor, &status) == 0 else {
            throw ToolError.io("\(path): \(systemMessage(errno))")
        }
        if status.st_mode & S_IFMT == S_IFDIR {
            throw ToolError.io("\(path): is a directory, not a file", advice: "name a file in it")
        }
        size = status.st_mode & S_IFMT == S_IFREG ? Int(status.st_size) : nil
    }

    deinit {
        if descriptor > STDIN_FILENO { close(descriptor) }
    }

    /// The next bytes, at most `limit`, or those from `offset` on; none at the end.
    package func read(upTo limit: Int = 1 << 16, at offset: Int? = nil) throws -> [UInt8] {
        var failure: CInt = 0
        let bytes = unsafe [UInt8](unsafeUninitializedCapacity: limit) { buffer, count in
            repeat {
                let result =
                    if let offset {
                        unsafe pread(descriptor, buffer.baseAddress, limit, off_t(offset))
                    } else {
                        unsafe Glibc.read(descriptor, buffer.baseAddress, limit)
                    }
                failure = result < 0 ? errno : 0
                count = max(result, 0)
            } while failure == EINTR
        }
        guard failure == 0 else { throw ToolError.io("\(name): \(systemMessage(failure))") }
        return bytes
    }

    /// The next bytes, fewer than `count` only at the end: a pipe gives its bytes in small pieces.
    package func read(atLeast count: Int) throws -> [UInt8] {
        var bytes: [UInt8] = []
        while bytes.count < count {
            let chunk = try read()
            if chunk.isEmpty { break }
            bytes = bytes.isEmpty ? chunk : bytes + chunk
        }
        return bytes
    }

    /// The whole file, if it has no more than `limit` bytes; `beginning` is what was read of it before.
    package func readAll(limit: Int, after beginning: [UInt8] = []) throws -> [UInt8] {
        var bytes = beginning
        // A file that is too large is refused unread; a pipe has no size and is read up to the limit.
        var isTooLarge = (size ?? 0) > limit
        if !isTooLarge { bytes.reserveCapacity(size ?? 0) }
        while !isTooLarge {
            let chunk = try read()
            if chunk.isEmpty { return bytes }
            bytes += chunk
            isTooLarge = bytes.count > limit
        }
        let most = limit < 1 << 20 ? "\(limit >> 10) kB" : "\(limit >> 20) MB"
        throw ToolError.refused("\(name): is larger than \(most)")
    }
}

/// What the C library says of an error number, in lower case as the middle of a sentence.
package func systemMessage(_ number: CInt) -> String {
    let message = unsafe String(cString: strerror(number))
    return message.prefix(1).lowercased() + message.dropFirst()
}
