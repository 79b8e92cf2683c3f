import Glibc

/// A file opened for reading, or standard input for `-`.
@safe struct InputFile: ~Copyable {
    private let descriptor: CInt
    private let closesAtEnd: Bool
    let name: String
    /// What the system says of a plain file's size; 0 for anything else.
    private let size: Int

    init(_ path: String) throws(ToolError) {
        guard path != "-" else {
            descriptor = STDIN_FILENO
            closesAtEnd = false
            name = Self.name(of: path)
            size = 0
            return
        }
        name = Self.name(of: path)
        closesAtEnd = true
        descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw .io("\(path): \(systemMessage(errno))") }
        var status = stat()
        guard unsafe fstat(descriptor, &status) == 0 else {
            throw .io("\(path): \(systemMessage(errno))")
        }
        if status.st_mode & S_IFMT == S_IFDIR {
            throw .io("\(path): is a directory, not a file", advice: "name a file in it")
        }
        size = status.st_mode & S_IFMT == S_IFREG ? Int(status.st_size) : 0
    }

    /// What messages call the file at `path`.
    static func name(of path: String) -> String { path == "-" ? "standard input" : path }

    deinit {
        if closesAtEnd { close(descriptor) }
    }

    /// The next bytes, at most `limit`; empty at the end.
    borrowing func read(upTo limit: Int = 1 << 16) throws(ToolError) -> [UInt8] {
        var failure: CInt = 0
        let bytes = unsafe [UInt8](unsafeUninitializedCapacity: limit) { buffer, count in
            repeat {
                let result = unsafe Glibc.read(descriptor, buffer.baseAddress, limit)
                failure = result < 0 ? errno : 0
                count = max(result, 0)
            } while failure == EINTR
        }
        guard failure == 0 else { throw .io("\(name): \(systemMessage(failure))") }
        return bytes
    }

    /// The next bytes, fewer than `count` only at the end: a pipe gives its bytes in small pieces.
    borrowing func read(atLeast count: Int) throws(ToolError) -> [UInt8] {
        var bytes: [UInt8] = []
        while bytes.count < count {
            let chunk = try read()
            if chunk.isEmpty { break }
            bytes = bytes.isEmpty ? chunk : bytes + chunk
        }
        return bytes
    }

    /// The whole file, if it has no more than `limit` bytes; `beginning` is what was read of it before.
    consuming func readAll(
        limit: Int, after beginning: [UInt8] = []
    ) throws(ToolError) -> [UInt8] {
        var bytes = beginning
        // A file that is too large is refused unread; a pipe has no size and is read up to the limit.
        var isTooLarge = size > limit
        if !isTooLarge { bytes.reserveCapacity(size) }
        while !isTooLarge {
            let chunk = try read()
            if chunk.isEmpty { return bytes }
            bytes += chunk
            isTooLarge = bytes.count > limit
        }
        throw .refused("\(name): is larger than \(limit >> 20) MB")
    }
}

/// What the C library says of an error number, in lower case as the middle of a sentence.
func systemMessage(_ number: CInt) -> String {
    unsafe String(cString: strerror(number)).lowercasedFirst
}

extension String {
    fileprivate var lowercasedFirst: String { prefix(1).lowercased() + dropFirst() }
}
