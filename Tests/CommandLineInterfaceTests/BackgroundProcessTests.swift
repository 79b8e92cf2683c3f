import CommandLineInterface
import Glibc
import Testing

@Suite struct BackgroundProcessTests {
    @Test func `a program reads the file that it was given, and tells its code`() throws {
        try withFile(size: 3) { file throws in
            // Bytes that were never written are zero.
            let isWritten = file.write(Array("xyz".utf8), at: 0) && file.write([0x62], at: 4)
            #expect(isWritten)
            let script = "test $(od -An -tx1 /proc/self/fd/0 | tr -d ' ') = 78797a0062 && exit 7"
            var process = try start("/bin/sh", ["sh", "-c", script], file)
            #expect(code(of: &process) == 7)
        }
    }

    @Test func `it runs beside this one and ends with its value`() throws {
        let path = try #require(BackgroundProcess.path(of: "sleep"))
        try withFile(size: 0) { file throws in
            var process = try start(path, ["sleep", "600"], file)
            let running = process.exitCode()
            #expect(running == nil)
            // The first one is killed and waited for as another takes its place.
            process = try start(path, ["sleep", "0"], file)
            #expect(code(of: &process) == 0)
        }
    }

    @Test func `it ends with all that it started itself`() throws {
        let place = "/tmp/eve-ics-group-\(getpid())"
        defer { unsafe unlink(place) }
        try withFile(size: 0) { file throws in
            var process = try start(
                "/bin/sh", ["sh", "-c", "sleep 600 & echo $! > \(place); wait"], file)
            var started: pid_t = 0
            while started == 0 {
                let text = (try? InputFile(place).readAll(limit: 20)) ?? []
                started = pid_t(String(decoding: text.dropLast(), as: UTF8.self)) ?? 0
                usleep(1_000)
            }
            #expect(kill(started, 0) == 0)
            process = try start("/bin/true", ["true"], file)
            #expect(code(of: &process) == 0)
            // Whoever waits for it does so soon; a test that fails waits half a minute.
            for _ in 0..<30_000 where kill(started, 0) == 0 && !isZombie(started) { usleep(1_000) }
            #expect(kill(started, 0) != 0 || isZombie(started))
        }
    }

    private func isZombie(_ process: pid_t) -> Bool {
        let status = (try? InputFile("/proc/\(process)/stat").readAll(limit: 4_096)) ?? []
        return String(decoding: status, as: UTF8.self).contains(") Z ")
    }

    @Test func `a program that is not there has no path, and one that cannot run ends`() throws {
        #expect(BackgroundProcess.path(of: "no-program-of-this-name") == nil)
        try withFile(size: 0) { file throws in
            var process = try start("/nonexistent", ["it"], file)
            #expect(code(of: &process) == 127)
        }
    }

    private struct Missing: Error {}

    private func withFile(size: Int, _ body: (borrowing MemoryFile) throws -> Void) throws {
        guard let file = MemoryFile(title: "test", size: size) else { throw Missing() }
        try body(file)
    }

    private func start(
        _ path: String, _ words: [String], _ file: borrowing MemoryFile
    ) throws -> BackgroundProcess {
        guard let process = BackgroundProcess(path, words, input: file) else { throw Missing() }
        return process
    }

    private func code(of process: inout BackgroundProcess) -> CInt? {
        while process.exitCode() == nil { usleep(1_000) }
        return process.exitCode()
    }
}
