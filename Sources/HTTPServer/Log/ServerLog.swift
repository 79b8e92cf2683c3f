import Synchronization

/// Gathers lines and hands them on in one piece at a time, as a write of its own for each would cost more
/// than the request that it tells of.
///
/// A buffer that its reader leaves full loses lines and counts them.
final class ServerLog: Sendable {
    static let bufferLimit = 1 << 20
    /// How long a line waits for others, in milliseconds.
    static let delay: Int64 = 100

    private struct Lines {
        var bytes: [UInt8] = []
        var lost = 0
    }

    private let lines = Mutex(Lines())
    private let hasLines = ConditionVariable()
    private let write: @Sendable ([UInt8]) -> Void

    init(write: @escaping @Sendable ([UInt8]) -> Void) {
        self.write = write
    }

    func add(_ line: LogLine) {
        add { line.append(to: &$0) }
    }

    func add(_ text: String) {
        add {
            $0 += text.utf8
            $0.append(UInt8(ascii: "\n"))
        }
    }

    private func add(_ append: (inout [UInt8]) -> Void) {
        let isFirst = lines.withLock { lines in
            let isFirst = lines.bytes.isEmpty
            if lines.bytes.count < Self.bufferLimit {
                append(&lines.bytes)
            } else {
                lines.lost += 1
            }
            return isFirst
        }
        if isFirst { hasLines.signal() }
    }

    /// Writes until `stop`, and then what is left.
    func run() {
        while true {
            let isStopped = hasLines.wait()
            if !isStopped { hasLines.sleep(milliseconds: Self.delay) }
            writeLines()
            if isStopped { return }
        }
    }

    func stop() {
        hasLines.stop()
    }

    private func writeLines() {
        let taken = lines.withLock { lines in
            let taken = lines
            lines = Lines()
            lines.bytes.reserveCapacity(taken.bytes.count)
            return taken
        }
        if !taken.bytes.isEmpty { write(taken.bytes) }
        if taken.lost > 0 {
            write(Array("serve: \(taken.lost) lines of this log were lost\n".utf8))
        }
    }
}
