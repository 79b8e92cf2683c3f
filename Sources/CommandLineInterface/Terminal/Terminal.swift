import Glibc

/// The person's terminal, if there is one.
package enum Terminal {
    package static var isInput: Bool { isatty(STDIN_FILENO) == 1 }
    package static var isOutput: Bool { isatty(STDOUT_FILENO) == 1 }
    package static var isErrors: Bool { isatty(STDERR_FILENO) == 1 }

    /// Color goes to a terminal that has not asked to be spared it (no-color.org).
    package static func usesColor(unless noColor: Bool) -> Bool {
        !noColor && isOutput && (Environment["NO_COLOR"] ?? "").isEmpty
            && Environment["TERM"] != "dumb"
    }

    /// How many characters a line of the output holds; 80 where that cannot be known.
    package static var columns: Int {
        isOutput && size.ws_col > 0 ? Int(size.ws_col) : 80
    }

    /// How many lines of the output are seen at once; 24 where that cannot be known.
    static var rows: Int { isOutput && size.ws_row > 0 ? Int(size.ws_row) : 24 }

    private static var size: winsize {
        var size = winsize()
        _ = unsafe ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size)
        return size
    }

    /// Whether the locale writes UTF-8 (POSIX.1-2017, 8.2): the first of its variables that is set says so.
    static var isUTF8: Bool {
        let names = ["LC_ALL", "LC_CTYPE", "LANG"].compactMap { Environment[$0] }
        let codeset = names.first { !$0.isEmpty }?.lowercased() ?? ""
        return codeset.hasSuffix("utf-8") || codeset.hasSuffix("utf8")
    }

    /// Reads one line; at a terminal it asks for it, and does not show what is typed.
    package static func secret(_ question: String) -> String? {
        guard isInput else { return readLine() }
        var usual = termios()
        guard unsafe tcgetattr(STDIN_FILENO, &usual) == 0 else { return readLine() }
        var hidden = usual
        hidden.c_lflag &= ~tcflag_t(ECHO)
        return OpenQuestion.wait(restoring: usual, saying: "\n") {
            StandardError.write(question)
            unsafe tcsetattr(STDIN_FILENO, TCSAFLUSH, &hidden)
            defer {
                unsafe tcsetattr(STDIN_FILENO, TCSAFLUSH, &usual)
                StandardError.write("\n")
            }
            return readLine()
        }
    }

    /// Asks on standard error and reads one line; only a yes agrees.
    package static func agrees(to question: String, in words: AnswerWords) -> Bool {
        answer(to: "\(question) \(words.hint) ").flatMap(words.isYes) ?? false
    }

    /// Asks on standard error and reads one line, without the blanks at its ends; `nil` at the input's end.
    ///
    /// - Parameter ending: What is said last if Ctrl-C ends the program here.
    package static func answer(to question: String, ending: String? = nil) -> String? {
        func ask() -> String? {
            StandardError.write(question.terminalSafeLines)
            return readLine()
        }
        let typed = ending.map { OpenQuestion.wait(restoring: nil, saying: $0, for: ask) } ?? ask()
        guard let line = typed else {
            StandardError.write("\n")
            return nil
        }
        var answer = line.drop { $0.isWhitespace }
        while answer.last?.isWhitespace == true { answer.removeLast() }
        return String(answer)
    }
}

package enum Environment {
    package static subscript(name: String) -> String? {
        guard let value = unsafe getenv(name) else { return nil }
        return unsafe String(cString: value)
    }
}
