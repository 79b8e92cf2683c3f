import CommandLineInterface

/// Starts a program for each thing that is to be told, one after the other, and waits for none of them.
///
/// What it is told is on its standard input; what it prints is not read.
final class AlarmOutlet {
    /// Why something was not told.
    enum Failure: Error, Equatable {
        /// The program is not there, or the system has no room for it.
        case notStarted
        case ended(code: CInt)
        case tooSlow
        /// So many were left out, as too many waited.
        case leftOut(Int)
    }

    private struct Running: ~Copyable {
        var process: BackgroundProcess
        let start: Int64
        let id: String
    }

    private let path: String?
    private let words: [String]
    /// How long one may take before it is ended, in seconds.
    private let limit: Int64
    private var queue: [(id: String, input: [UInt8])] = []
    private var leftOut = 0
    private var running: Running?

    /// What waits at most; the same alarm waits once, as it is now.
    private static let longestQueue = 50

    /// - Parameter words: The program, looked for on the PATH, and its arguments.
    init(_ words: [String], limit: Int64) {
        path = words.first.flatMap(BackgroundProcess.path)
        self.words = words
        self.limit = limit
    }

    var isBusy: Bool { running != nil || !queue.isEmpty }

    func add(_ input: [UInt8], about id: String) {
        if let index = queue.firstIndex(where: { $0.id == id }) {
            queue[index].input = input
        } else if queue.count < Self.longestQueue {
            queue.append((id, input))
        } else {
            leftOut += 1
        }
    }

    /// Looks after the one that runs and starts the next.
    ///
    /// - Parameter uptime: Seconds on a clock that nobody sets.
    /// - Returns: What went wrong since the last call, and with what.
    func step(_ uptime: Int64) -> [(failure: Failure, id: String)] {
        var failures: [(failure: Failure, id: String)] = []
        if leftOut > 0 {
            failures.append((.leftOut(leftOut), ""))
            leftOut = 0
        }
        if var current = running.take() {
            if let code = current.process.exitCode() {
                if code != 0 { failures.append((.ended(code: code), current.id)) }
            } else if uptime - current.start >= limit {
                failures.append((.tooSlow, current.id))
            } else {
                running = consume current
            }
        }
        guard running == nil, !queue.isEmpty else { return failures }
        let next = queue.removeFirst()
        if let process = start(next.input) {
            running = Running(process: process, start: uptime, id: next.id)
        } else {
            failures.append((.notStarted, next.id))
        }
        return failures
    }

    private func start(_ input: [UInt8]) -> BackgroundProcess? {
        guard let path, let file = MemoryFile(title: "alarm", size: 0), file.write(input, at: 0)
        else { return nil }
        return BackgroundProcess(path, words, input: file)
    }
}
