import Foundation
import Testing

/// What a program printed, and how it ended.
struct Outcome {
    let output: String
    let errors: String
    let status: Int32

    /// The printed lines, sorted: shells have orders of their own.
    var sortedLines: [String] {
        output.split(separator: "\n").map(String.init).sorted()
    }
}

/// Runs a program found in PATH, in `directory`, to its end.
func run(_ command: [String], in directory: Scratch) throws -> Outcome {
    let outputFile = directory.url.appending(path: "outcome.out")
    let errorFile = directory.url.appending(path: "outcome.err")
    for file in [outputFile, errorFile] { try Data().write(to: file) }
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = command
    process.currentDirectoryURL = directory.url
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try FileHandle(forWritingTo: outputFile)
    process.standardError = try FileHandle(forWritingTo: errorFile)
    try process.run()
    process.waitUntilExit()
    let outcome = Outcome(
        output: try String(contentsOf: outputFile, encoding: .utf8),
        errors: try String(contentsOf: errorFile, encoding: .utf8),
        status: process.terminationStatus)
    for file in [outputFile, errorFile] { try FileManager.default.removeItem(at: file) }
    return outcome
}

/// A directory of its own, gone with the value.
final class Scratch {
    let url: URL

    init() throws {
        url = FileManager.default.temporaryDirectory.appending(path: "garden-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    func write(_ text: String, to name: String) throws {
        try text.write(to: url.appending(path: name), atomically: false, encoding: .utf8)
    }

    /// The lines of a file.
    func read(_ name: String) throws -> [String] {
        try String(contentsOf: url.appending(path: name), encoding: .utf8)
            .split(separator: "\n").map(String.init)
    }

    func createDirectory(_ name: String) throws {
        try FileManager.default.createDirectory(
            at: url.appending(path: name), withIntermediateDirectories: false)
    }

    deinit {
        try? FileManager.default.removeItem(at: url)
    }
}
