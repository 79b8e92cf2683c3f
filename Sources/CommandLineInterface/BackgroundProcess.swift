import CBoundProcess
import Glibc

/// Another program that runs beside this one, and is killed with this value and with all that it started.
///
/// The kernel kills it as soon as the thread that started it ends, so that it does not outlive a process that is killed
/// itself. What it prints is not read.
@safe package struct BackgroundProcess: ~Copyable {
    private let process: pid_t
    /// The code that it ended with. Its number may then be another process's.
    private var code: CInt?

    /// Where a program of this name is on the PATH.
    package static func path(of name: String) -> String? {
        let folders = (Environment["PATH"] ?? "/usr/bin:/bin").split(separator: ":")
        return folders.lazy.map { "\($0)/\(name)" }.first { unsafe access($0, X_OK) == 0 }
    }

    /// Starts a program with a file as its standard input; `nil` where the system has no room for it.
    ///
    /// - Parameter words: The name that it is called by, and its arguments.
    package init?(_ path: String, _ words: [String], input: borrowing MemoryFile) {
        let silence = unsafe open("/dev/null", O_WRONLY | O_CLOEXEC)
        guard silence >= 0 else { return nil }
        defer { close(silence) }
        var arguments = unsafe words.map { unsafe strdup($0) } + [nil]
        defer { for index in words.indices { unsafe free(arguments[index]) } }
        let process = unsafe eve_start_bound(path, &arguments, environ, input.descriptor, silence)
        guard process > 0 else { return nil }
        self.process = process
    }

    deinit {
        guard code == nil else { return }
        // Also what it started itself. It may have no group of its own yet.
        kill(-process, SIGKILL)
        kill(process, SIGKILL)
        var status: CInt = 0
        while unsafe waitpid(process, &status, 0) < 0, errno == EINTR {}
    }

    /// The exit code; -1 for a process that a signal ended, `nil` for one that runs.
    package mutating func exitCode() -> CInt? {
        guard code == nil else { return code }
        var status: CInt = 0
        let ended = unsafe waitpid(process, &status, WNOHANG)
        // Who ignores the end of children in general never learns of this one's code.
        if ended < 0, errno == ECHILD { code = -1 }
        if ended == process { code = status & 0x7F == 0 ? status >> 8 & 0xFF : -1 }
        return code
    }
}
