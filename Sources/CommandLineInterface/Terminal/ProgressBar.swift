import Glibc

/// Shows on a terminal how far something is that takes more than a second.
package final class ProgressBar {
    private let name: String
    private let isShown = isatty(STDERR_FILENO) == 1
    private let start = ProgressBar.now
    private var lastDrawn = 0.0
    private var isDrawn = false

    private static let width = 24

    /// - Parameter name: What stands before the bar.
    package init(_ name: String) {
        self.name = name
    }

    deinit { clear() }

    /// Draws the bar as it is now, ten times a second at most.
    ///
    /// - Parameters:
    ///   - done: How many of `total` bytes.
    ///   - found: What stands behind the bar.
    package func show(done: Int, total: Int, found: @autoclosure () -> String) {
        guard isShown else { return }
        let now = ProgressBar.now
        guard now - start > 1, now - lastDrawn > 0.1 else { return }
        lastDrawn = now
        isDrawn = true
        // What an archive says of a file's size need not be true.
        let part = total > 0 ? min(Double(done) / Double(total), 1) : 0
        let filled = Int(part * Double(Self.width))
        let bar =
            String(repeating: "#", count: filled)
            + String(repeating: ".", count: Self.width - filled)
        let bytes = "\(done / 1_000_000) of \(max(done, total) / 1_000_000) MB"
        StandardError.write(
            "\r\(name.terminalSafe) [\(bar)] \(bytes), \(found())\u{1B}[K")
    }

    /// Takes the bar off the terminal.
    package func clear() {
        guard isDrawn else { return }
        isDrawn = false
        StandardError.write("\r\u{1B}[K")
    }

    /// Seconds on a clock that nobody sets.
    private static var now: Double {
        var time = timespec()
        unsafe clock_gettime(CLOCK_MONOTONIC, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
}
