package import Foundation

/// The built tool in a folder of its own, which is its home too and goes when the test is over.
///
/// The folder holds a link to `samples`; the store is `eve.db` in it, and today is 2026-11-20 unless a
/// command line says otherwise.
package final class Tool: Sendable {
    package struct Run: Equatable {
        package var output: Data
        package var error: String
        /// The exit code; 128 and the signal's number for a process that a signal ended, as in a shell.
        package var code: Int32

        package var text: String { String(decoding: output, as: UTF8.self) }
    }

    package let folder: URL
    /// What stands before the tool on every command line, such as `prlimit --fsize=4096`.
    let wrapper: [String]
    private let captures: URL

    package init(under wrapper: String = "") throws {
        self.wrapper = try words(of: wrapper)
        let root = FileManager.default.temporaryDirectory
            .appending(path: "eve-ics-tool-\(UUID().uuidString)")
        folder = root.appending(path: "home")
        captures = root.appending(path: "captures")
        for directory in [folder, captures] {
            try FileManager.default.createDirectory(
                at: directory, withIntermediateDirectories: true)
        }
        try FileManager.default.createSymbolicLink(
            at: folder.appending(path: "samples"), withDestinationURL: Self.samples)
    }

    deinit { try? FileManager.default.removeItem(at: folder.deletingLastPathComponent()) }

    package static let samples = URL(filePath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().appending(path: "samples")

    /// The tool lies beside the test program that SwiftPM built with it.
    package static let executable = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
        .deletingLastPathComponent().appending(path: "eve-ics")

    private static let environment = [
        "PATH": "/usr/bin:/bin:/usr/sbin:/sbin", "EVE_ICS_STORE": "eve.db", "TZ": "UTC",
        "PAGER": "cat",
        "LC_ALL": "C.UTF-8", "TERM": "xterm",
    ]

    // MARK: Running

    /// Runs the tool to its end.
    ///
    /// - Parameters:
    ///   - environment: Set beside what is always set; `nil` takes a variable away.
    ///   - output: A device to write to instead of being captured.
    package func run(
        _ arguments: [String], today: String? = "2026-11-20", input: Data? = nil,
        environment: [String: String?] = [:], output: String? = nil
    ) throws -> Run {
        try start(
            arguments, today: today, input: input, environment: environment, output: output
        ).finish()
    }

    /// Runs a command line without `eve-ics` before it; words are split as `words(of:)` does.
    @discardableResult
    package func run(_ line: String, today: String? = "2026-11-20") throws -> Run {
        try run(words(of: line), today: today)
    }

    /// - Parameters:
    ///   - today: Taken where the arguments do not say it; with `nil` the clock counts.
    ///   - more: What stands before the tool, after `wrapper`.
    package func start(
        _ arguments: [String], today: String? = "2026-11-20", under more: [String] = [],
        input: Data? = nil, environment: [String: String?] = [:], output: String? = nil
    ) throws -> Running {
        let name = UUID().uuidString
        func capture(_ kind: String, _ contents: Data = Data()) throws -> URL {
            let file = captures.appending(path: "\(name).\(kind)")
            try contents.write(to: file)
            return file
        }
        let process = Process()
        process.currentDirectoryURL = folder
        process.executableURL = URL(filePath: "/usr/bin/env")
        let isDated = arguments.contains("--today")
        let clock = isDated ? [] : today.map { ["--today", $0] } ?? []
        process.arguments = wrapper + more + [Self.executable.path] + clock + arguments
        process.environment = Self.environment.merging(["HOME": folder.path]) { $1 }
            .merging(environment.compactMapValues(\.self)) { $1 }
            .filter { environment[$0.key] != .some(nil) }
        let (outputFile, errorFile) = (try capture("output"), try capture("error"))
        let outputPlace = output.map { URL(filePath: $0) } ?? outputFile
        process.standardInput = try FileHandle(forReadingFrom: capture("input", input ?? Data()))
        process.standardOutput = try FileHandle(forWritingTo: outputPlace)
        process.standardError = try FileHandle(forWritingTo: errorFile)
        try process.run()
        return Running(process: process, output: outputFile, error: errorFile)
    }

    /// A tool that may still be at work.
    package struct Running {
        package let process: Process
        fileprivate let output: URL
        fileprivate let error: URL

        package func finish() throws -> Run {
            process.waitUntilExit()
            let status = process.terminationStatus
            return Run(
                output: try Data(contentsOf: output),
                error: String(decoding: try Data(contentsOf: error), as: UTF8.self),
                code: process.terminationReason == .uncaughtSignal ? 128 + status : status)
        }
    }

    // MARK: Files in its folder

    package func write(_ text: String, to name: String) throws {
        try Data(text.utf8).write(to: folder.appending(path: name))
    }

    package func write(_ bytes: Data, to name: String) throws {
        try bytes.write(to: folder.appending(path: name))
    }

    package func data(_ name: String) throws -> Data {
        try Data(contentsOf: folder.appending(path: name))
    }

    package func read(_ name: String) throws -> String {
        String(decoding: try data(name), as: UTF8.self)
    }

    /// The names in the folder in order, but for `samples` and what SQLite puts beside a store.
    package var names: [String] {
        get throws {
            try allNames.filter { name in
                !["-wal", "-shm", "-room"].contains(where: name.hasSuffix)
            }
        }
    }

    package var allNames: [String] {
        get throws {
            try FileManager.default.contentsOfDirectory(atPath: folder.path)
                .filter { $0 != "samples" }.sorted()
        }
    }
}

/// The words of a command line at its spaces; what stands between single quotes stays together.
package func words(of line: String) throws -> [String] {
    var words: [String] = []
    for (index, part) in line.split(separator: "'", omittingEmptySubsequences: false).enumerated() {
        if index.isMultiple(of: 2) {
            words += part.split(separator: " ").map(String.init)
        } else {
            words.append(String(part))
        }
    }
    return words
}
