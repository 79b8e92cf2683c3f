import Glibc

/// What is done where a signal ends the program while it waits for an answer.
enum OpenQuestion {
    /// How the terminal is to be left; `nil` where the question changes nothing of it.
    nonisolated(unsafe) private static var usual: termios?
    /// What is said last.
    nonisolated(unsafe) private static var words = unsafe UnsafeMutableBufferPointer<UInt8>(
        start: nil, count: 0)

    /// The signals by which a person, or the end of the terminal, ends a program.
    private static let signals = [SIGINT, SIGTERM, SIGHUP, SIGQUIT]

    /// Waits for an answer, and leaves the terminal as it was if a signal ends the program meanwhile.
    ///
    /// - Parameters:
    ///   - terminal: How the terminal is to be left, where that is not as it is now.
    ///   - words: What is said last, such as what was kept.
    static func wait<Answer>(
        restoring terminal: termios?, saying words: String, for answer: () -> Answer
    ) -> Answer {
        unsafe usual = terminal
        // A signal's handler may not take memory or wait for it.
        unsafe self.words = .allocate(capacity: words.utf8.count)
        _ = unsafe self.words.initialize(from: words.utf8)
        // Only what may be called while anything else is going on (POSIX.1-2017, 2.4.3).
        let end: @convention(c) (CInt) -> Void = { number in
            if var usual = unsafe OpenQuestion.usual {
                unsafe tcsetattr(STDIN_FILENO, TCSAFLUSH, &usual)
            }
            let words = unsafe OpenQuestion.words
            _ = unsafe write(STDERR_FILENO, words.baseAddress, words.count)
            signal(number, SIG_DFL)
            raise(number)
        }
        for number in signals { signal(number, end) }
        defer {
            for number in signals { signal(number, SIG_DFL) }
            unsafe self.words.deallocate()
        }
        return answer()
    }
}
