import Glibc

/// Writes whole files, so that a reader finds either the old one or the new one.
package enum OutputFile {
    /// Replaces the file at `path` in one step, or writes to standard output for `-`: as it is, but for what would
    /// steer a terminal.
    ///
    /// The bytes go to a new file beside it, which takes its place once they are on the disk. A new file
    /// is readable by its owner alone; a replaced one keeps its permissions. A symbolic link is followed,
    /// and what is no plain file (a pipe, a device) is written to directly.
    ///
    /// - Parameter check: Asked about what the new file holds, read back from it, before it takes its place.
    package static func replace(
        _ path: String, with bytes: [UInt8], check: (([UInt8]) throws -> Void)? = nil
    ) throws {
        guard path != "-" else {
            guard Terminal.isOutput else { return try StandardOutput.write(bytes) }
            return try StandardOutput.write(
                String(decoding: bytes, as: UTF8.self).terminalSafeLines)
        }
        var status = stat()
        let exists = unsafe stat(path, &status) == 0
        if exists, status.st_mode & S_IFMT == S_IFDIR {
            throw ToolError.io("\(path): is a directory", advice: "name the file to write")
        }
        if exists, status.st_mode & S_IFMT != S_IFREG {
            return try writeInPlace(path, bytes)
        }
        let mode = exists ? status.st_mode & 0o7777 : 0o600
        let target = exists ? resolved(path) : path
        if exists, unsafe access(target, W_OK) != 0 { throw failure(path) }
        do {
            try replaceFile(target, with: bytes, mode: mode, calledBy: path, check)
        } catch {
            guard exists, let error = error as? ToolError else { throw error }
            throw ToolError.io(error.message, advice: "the file that was there is unchanged")
        }
    }

    /// Writes a new file that its owner alone can read.
    package static func create(_ path: String, with bytes: [UInt8]) throws {
        let descriptor = unsafe open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else {
            throw errno == EEXIST
                ? ToolError.refused(
                    "\(path): is there already",
                    advice: "name another file, or remove that one first")
                : failure(path)
        }
        var problem: (any Error)?
        do { try write(bytes, to: descriptor, path: path) } catch { problem = error }
        if close(descriptor) != 0, problem == nil { problem = failure(path) }
        if let problem {
            unsafe unlink(path)
            throw problem
        }
    }

    private static func replaceFile(
        _ target: String, with bytes: [UInt8], mode: mode_t, calledBy path: String,
        _ check: (([UInt8]) throws -> Void)?
    ) throws {
        let slash = target.lastIndex(of: "/")
        let directory = slash.map { String(target[...$0]) } ?? "./"
        let name = slash.map { String(target[target.index(after: $0)...]) } ?? target
        guard !name.isEmpty else {
            throw ToolError.io("\(path): is a directory", advice: "name the file to write")
        }
        let temporary = "\(directory).\(name.prefix(200)).\(getpid()).part"
        unsafe unlink(temporary)
        let descriptor = unsafe open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode)
        guard descriptor >= 0 else { throw failure(path) }
        var problem: (any Error)?
        do {
            try write(bytes, to: descriptor, path: path)
            // The mode above passed through the umask.
            guard fchmod(descriptor, mode) == 0, fsync(descriptor) == 0 else { throw failure(path) }
            if let check { try check(InputFile(temporary).readAll(limit: bytes.count)) }
        } catch {
            problem = error
        }
        if close(descriptor) != 0, problem == nil { problem = failure(path) }
        if problem == nil, unsafe rename(temporary, target) != 0 { problem = failure(path) }
        if let problem {
            unsafe unlink(temporary)
            throw problem
        }
        syncDirectory(directory)
    }

    /// Whether writing to `path` replaces a file.
    package static func exists(_ path: String) -> Bool {
        var status = stat()
        guard path != "-" else { return false }
        let isThere = unsafe stat(path, &status) == 0
        return isThere && status.st_mode & S_IFMT == S_IFREG
    }

    /// Removes a file that there may be.
    package static func remove(_ path: String) { unsafe unlink(path) }

    private static func writeInPlace(_ path: String, _ bytes: [UInt8]) throws {
        let descriptor = unsafe open(path, O_WRONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw failure(path) }
        defer { close(descriptor) }
        try write(bytes, to: descriptor, path: path)
    }

    package static func write(_ bytes: [UInt8], to descriptor: CInt, path: String) throws {
        var written = 0
        while written < bytes.count {
            let result = unsafe bytes.withUnsafeBytes { buffer in
                unsafe Glibc.write(
                    descriptor, buffer.baseAddress?.advanced(by: written), buffer.count - written)
            }
            if result < 0, errno == EINTR { continue }
            guard result >= 0 else { throw failure(path) }
            written += result
        }
    }

    /// A rename is on the disk only when its directory is.
    private static func syncDirectory(_ path: String) {
        let descriptor = unsafe open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard descriptor >= 0 else { return }
        fsync(descriptor)
        close(descriptor)
    }

    private static func resolved(_ path: String) -> String {
        guard let real = unsafe realpath(path, nil) else { return path }
        defer { unsafe free(real) }
        return unsafe String(cString: real)
    }

    private static func failure(_ path: String) -> ToolError {
        .io("\(path): cannot be written: \(systemMessage(errno))")
    }
}

/// The stream for results; messages go to standard error.
package enum StandardOutput {
    /// - Throws: Nothing for a closed pipe: whoever reads has seen enough, and the program ends.
    package static func write(_ bytes: [UInt8]) throws {
        do {
            try OutputFile.write(bytes, to: STDOUT_FILENO, path: "standard output")
        } catch {
            if errno == EPIPE { exit(0) }
            throw error
        }
    }

    package static func write(_ text: String) throws {
        try write(Array(text.utf8))
    }
}

package enum StandardError {
    /// A message that cannot be shown is lost; there is no better place for it.
    package static func write(_ text: String) {
        try? OutputFile.write(Array(text.utf8), to: STDERR_FILENO, path: "standard error")
    }
}
