/// Questions one after another, each of which can be skipped.
package final class Interview {
    /// Shows a question and reads a line; `nil` at the end of the input.
    private let ask: (String) -> String?
    private let tell: (String) -> Void
    private let words: AnswerWords
    /// Whether the input has ended, so that nothing more is asked.
    package private(set) var isOver = false

    private static let mostTries = 3

    package init(
        in words: AnswerWords, ask: @escaping (_ question: String) -> String?,
        tell: @escaping (_ text: String) -> Void
    ) {
        self.words = words
        self.ask = ask
        self.tell = tell
    }

    /// An interview at the person's terminal, as wide as that is.
    ///
    /// - Parameter ending: What is said last if Ctrl-C ends the program at the next question.
    package static func atTerminal(
        in words: AnswerWords, ending: @escaping () -> String
    ) -> Interview {
        let screen = Screen.current
        return Interview(in: words) {
            Terminal.answer(to: screen.fitted($0), ending: ending())
        } tell: {
            StandardError.write(screen.fitted($0) + "\n")
        }
    }

    /// Shows a text, as long as there is somebody to answer.
    package func say(_ text: String) { if !isOver { tell(text) } }

    /// Asks until an answer can be used, three times at most.
    ///
    /// - Parameter use: Throws a `ToolError` for an answer that it cannot use, which is then shown.
    /// - Returns: `nil` where the question is skipped: with an empty line, with the word for it, or after three tries.
    package func answer<Result>(
        to question: String, _ use: (String) throws -> Result
    ) throws -> Result? {
        for _ in 0..<Self.mostTries where !isOver {
            guard let answer = ask(question) else {
                isOver = true
                return nil
            }
            if words.skips(answer) { return nil }
            do {
                return try use(answer)
            } catch let error as ToolError where error.kind != .io {
                tell(String(error.text.dropLast()))
            }
        }
        if !isOver { tell(words.skipped) }
        return nil
    }

    /// The same for a question that yes or no answers.
    package func agrees(to question: String) throws -> Bool? {
        try answer(to: question) { answer in
            guard let isYes = words.isYes(answer) else {
                throw ToolError.refused(words.neither(answer))
            }
            return isYes
        }
    }
}
