import Synchronization

/// Gathers lines and hands them on in one piece at a time, as a write of its own for each would cost more
/// than the request that it tells of.
///
/// Each of a few buffers has a lock of its own, so that threads that answer hardly ever wait for each
/// other; lines of one connection keep their order. A buffer that its reader leaves full loses lines and
/// counts them.
final class ServerLog: Sendable {
    static let bufferLimit = 256 << 10
    /// How long a line waits for others.
    static let delay: Int64 = 100

    private final class Buffer: Sendable {
        let lines = Mutex(Lines())
    }

    private struct Lines {
        var bytes: [UInt8] = []
        var lost = 0
    }

    private let buffers = (0..<4).map { _ in Buffer() }
    private let isPending = Atomic<Bool>(false)
    private let gate = Gate()
    private let write: @Sendable ([UInt8]) -> Void

    init(write: @escaping @Sendable ([UInt8]) -> Void) {
        self.write = write
    }

    /// - Parameters:
    ///   - key: The same for lines that are to keep their order.
    ///   - head: Of the line before, by whoever adds these lines.
    func add(_ line: LogLine, after head: inout LogLine.Head, key: Int) {
        withBuffer(key) { lines in
            if lines.bytes.count < Self.bufferLimit {
                line.append(to: &lines.bytes, after: &head)
            } else {
                lines.lost += 1
            }
        }
        announce()
    }

    func add(_ text: String) {
        withBuffer(0) { lines in
            guard lines.bytes.count < Self.bufferLimit else {
                lines.lost += 1
                return
            }
            lines.bytes += text.utf8
            lines.bytes.append(UInt8(ascii: "\n"))
        }
        announce()
    }

    /// Writes until `stop`, and then what is left.
    func run() {
        while true {
            let isStopped = gate.wait()
            if !isStopped { gate.sleep(milliseconds: Self.delay) }
            isPending.store(false, ordering: .sequentiallyConsistent)
            for key in buffers.indices { empty(key) }
            if isStopped { return }
        }
    }

    func stop() {
        gate.stop()
    }

    private func announce() {
        // Reading alone is cheaper, and nearly every line follows another.
        guard !isPending.load(ordering: .sequentiallyConsistent) else { return }
        if !isPending.exchange(true, ordering: .sequentiallyConsistent) { gate.open() }
    }

    private func empty(_ key: Int) {
        let (bytes, lost) = withBuffer(key) { lines -> ([UInt8], Int) in
            guard !lines.bytes.isEmpty || lines.lost > 0 else { return ([], 0) }
            let taken = (lines.bytes, lines.lost)
            lines.bytes = []
            lines.bytes.reserveCapacity(taken.0.count)
            lines.lost = 0
            return taken
        }
        if !bytes.isEmpty { write(bytes) }
        if lost > 0 { write(Array("serve: \(lost) lines of this log were lost\n".utf8)) }
    }

    private func withBuffer<Result: Sendable>(
        _ key: Int, _ body: (inout Lines) -> Result
    ) -> Result {
        buffers[key & 3].lines.withLock { body(&$0) }
    }
}
