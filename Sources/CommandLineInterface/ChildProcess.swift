import Glibc

/// Another program, run to its end with bytes on its standard input.
package enum ChildProcess {
    package struct Ended {
        package let output: [UInt8]
        /// What it wrote to standard error.
        package let messages: [UInt8]
        /// The exit code; -1 for a process that a signal ended, as one is that writes too much.
        package let code: CInt
    }

    /// Runs the first of the words, looked for on the PATH, with the others as its arguments.
    ///
    /// Everyone on this machine can read a command line: what is secret goes into `input`.
    ///
    /// - Parameters:
    ///   - input: What is above 64 kB, which a pipe takes at once, the program has to read before it writes as
    ///     much itself.
    ///   - limit: How many bytes are read of its output, and as many of its messages.
    /// - Returns: `nil` where there is no such program.
    package static func run(
        _ words: [String], input: [UInt8] = [], limit: Int
    ) throws -> Ended? {
        let name = words.first ?? ""
        var stdin = try Pipe(name)
        var stdout = try Pipe(name)
        var stderr = try Pipe(name)
        guard let process = try start(words, [stdin.reading, stdout.writing, stderr.writing]) else {
            return nil
        }
        stdin.closeReading()
        stdout.closeWriting()
        stderr.closeWriting()
        try? OutputFile.write(input, to: stdin.writing, path: name)
        stdin.closeWriting()
        let (output, messages, isWhole) = read(stdout.reading, stderr.reading, limit: limit)
        if !isWhole { kill(process, SIGKILL) }
        return Ended(output: output, messages: messages, code: wait(for: process))
    }

    /// Runs a program on the person's own terminal to its end, and gives its exit code.
    ///
    /// - Parameter output: Where it prints.
    static func runHere(_ words: [String], output: CInt) throws -> CInt {
        let own = [STDIN_FILENO, output, STDERR_FILENO]
        guard let process = try start(words, own) else { return 127 }
        // Ctrl-C is that program's while it runs: what is cleaned up behind it must not be left.
        signal(SIGINT, SIG_IGN)
        defer { signal(SIGINT, SIG_DFL) }
        return wait(for: process)
    }

    /// The exit code; -1 for a process that a signal ended.
    private static func wait(for process: pid_t) -> CInt {
        var status: CInt = 0
        while unsafe waitpid(process, &status, 0) < 0, errno == EINTR {}
        return status & 0x7F == 0 ? status >> 8 & 0xFF : -1
    }

    /// Shows bytes in a pager, a shell's command; `false` where there is no such program.
    ///
    /// What is searched for in it is not remembered: it may be somebody's health.
    static func page(_ bytes: [UInt8], with pager: String) -> Bool {
        unsafe setenv("LESS", "FRX", 0)
        unsafe setenv("LESSHISTFILE", "-", 0)
        guard var stdin = try? Pipe(pager),
            let process = try? start(
                ["sh", "-c", pager], [stdin.reading, STDOUT_FILENO, STDERR_FILENO])
        else { return false }
        // Ctrl-C is the pager's while it runs.
        signal(SIGINT, SIG_IGN)
        stdin.closeReading()
        try? OutputFile.write(bytes, to: stdin.writing, path: pager)
        stdin.closeWriting()
        // A shell's code for a command that is not found.
        return wait(for: process) != 127
    }

    /// Starts the program with these descriptors as its first three.
    private static func start(
        _ words: [String], _ descriptors: [CInt]
    ) throws(ToolError) -> pid_t? {
        var actions = unsafe posix_spawn_file_actions_t()
        unsafe posix_spawn_file_actions_init(&actions)
        defer { unsafe posix_spawn_file_actions_destroy(&actions) }
        for (number, descriptor) in descriptors.enumerated() {
            unsafe posix_spawn_file_actions_adddup2(&actions, descriptor, CInt(number))
        }
        var arguments = unsafe words.map { unsafe strdup($0) } + [nil]
        defer { for index in words.indices { unsafe free(arguments[index]) } }
        var process: pid_t = 0
        let failure = unsafe posix_spawnp(
            &process, words.first ?? "", &actions, nil, &arguments, environ)
        if failure == ENOENT { return nil }
        guard failure == 0 else {
            throw .io("\(words.first ?? ""): cannot be run: \(systemMessage(failure))")
        }
        return process
    }

    /// Reads two pipes to their ends, whichever has something; `false` where one has more than `limit`.
    private static func read(
        _ first: CInt, _ second: CInt, limit: Int
    ) -> (first: [UInt8], second: [UInt8], isWhole: Bool) {
        var contents: [[UInt8]] = [[], []]
        var waiting = [first, second].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
        var block = [UInt8](repeating: 0, count: 65_536)
        while waiting.contains(where: { $0.fd >= 0 }) {
            guard unsafe poll(&waiting, nfds_t(waiting.count), -1) >= 0 || errno == EINTR else {
                break
            }
            // poll(2) looks at no descriptor below zero.
            for index in waiting.indices where waiting[index].fd >= 0 && waiting[index].revents != 0
            {
                let count = unsafe Glibc.read(waiting[index].fd, &block, block.count)
                if count < 0, errno == EINTR { continue }
                if count <= 0 { waiting[index].fd = -1 }
                contents[index] += block[..<max(count, 0)]
                if contents[index].count > limit { return (contents[0], contents[1], false) }
            }
        }
        return (contents[0], contents[1], true)
    }
}

/// Both ends of a pipe; programs that are started inherit neither.
@safe private struct Pipe: ~Copyable {
    private(set) var reading: CInt
    private(set) var writing: CInt

    init(_ name: String) throws(ToolError) {
        var ends: [CInt] = [-1, -1]
        guard unsafe pipe(&ends) == 0 else {
            throw .io("\(name): cannot be run: \(systemMessage(errno))")
        }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        (reading, writing) = (ends[0], ends[1])
    }

    deinit {
        if reading >= 0 { close(reading) }
        if writing >= 0 { close(writing) }
    }

    mutating func closeReading() {
        close(reading)
        reading = -1
    }

    mutating func closeWriting() {
        close(writing)
        writing = -1
    }
}
