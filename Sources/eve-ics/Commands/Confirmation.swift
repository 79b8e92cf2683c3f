import CommandLineInterface
import Messages

/// The question before something is lost, and `--yes`, which answers it.
struct Confirmation {
    static let yes = Flag("--yes", "Do not ask first")

    private let isGiven: Bool
    /// The command's words, which errors begin with.
    private let place: String

    init(_ words: ParsedCommand) {
        isGiven = words[Self.yes]
        place = words.path.joined(separator: " ")
    }

    /// Goes on only with a yes, typed or given.
    ///
    /// - Parameter reason: Why there is a question, which is said where there is nobody to ask.
    func ask(_ question: String, in language: Language, refusing reason: String? = nil) throws {
        guard !isGiven else { return }
        guard Terminal.isInput else {
            throw ToolError.refused(
                "\(place): \(reason.map { "\($0); " } ?? "")"
                    + "nothing was changed, because there is no terminal to ask on",
                advice: "add --yes to go on without being asked")
        }
        guard Terminal.agrees(to: question, in: AnswerWords(language)) else {
            throw ToolError.refused("\(place): nothing was changed")
        }
    }
}
