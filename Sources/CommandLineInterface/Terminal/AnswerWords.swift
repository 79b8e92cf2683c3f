/// What counts as yes and as no in a person's language, and what is said of other answers.
///
/// The English words count in every language.
package struct AnswerWords: Sendable {
    private let yes: [String]
    private let no: [String]
    private let skip: String
    /// Stands behind a question to which only a yes agrees, such as `[y/N]`.
    let hint: String
    /// Is said of a question that is left open after several answers that mean nothing.
    let skipped: String
    /// Is said of an answer to a question that only yes or no answers.
    let neither: @Sendable (_ answer: String) -> String

    /// - Parameters:
    ///   - yes: The words in lower case, with commas between them.
    ///   - no: The same.
    ///   - skip: The word that skips a question.
    package init(
        yes: String, no: String, skip: String, hint: String, skipped: String,
        neither: @escaping @Sendable (_ answer: String) -> String
    ) {
        self.yes = ["y", "yes"] + yes.split(separator: ", ").map(String.init)
        self.no = ["n", "no"] + no.split(separator: ", ").map(String.init)
        self.skip = skip
        self.hint = hint
        self.skipped = skipped
        self.neither = neither
    }

    /// What an answer means, in capitals or not; `nil` where it is neither yes nor no.
    package func isYes(_ answer: String) -> Bool? {
        let word = answer.lowercased()
        return yes.contains(word) ? true : no.contains(word) ? false : nil
    }

    func skips(_ answer: String) -> Bool {
        answer.isEmpty || ["skip", skip].contains(answer.lowercased())
    }
}
