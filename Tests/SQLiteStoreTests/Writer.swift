import Foundation

/// A `store-writer` process, see Tests/StoreWriter.
final class Writer {
    private let process = Process()
    private let output = Pipe()
    private let input = Pipe()

    init(_ words: String...) throws {
        process.executableURL = Writer.executable
        process.arguments = words
        process.standardOutput = output
        process.standardInput = input
        try process.run()
    }

    /// The tool lies beside the test program that SwiftPM built with it.
    private static let executable = URL(fileURLWithPath: "/proc/self/exe")
        .resolvingSymlinksInPath().deletingLastPathComponent()
        .appendingPathComponent("store-writer")

    /// Waits for the first line, so that the process is in the middle of its work.
    func waitForOutput() -> String {
        String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
    }

    func kill() {
        Foundation.kill(process.processIdentifier, SIGKILL)
    }

    func endInput() throws {
        try input.fileHandleForWriting.close()
    }

    /// Every complete line that the process has written since, once it has ended.
    func lines() -> [String] {
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        let text = String(decoding: data, as: UTF8.self)
        // What follows the last line end was cut off by the kill: it acknowledged nothing.
        return text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
            .map(String.init)
    }

    var exitCode: Int32 { process.terminationStatus }
}
