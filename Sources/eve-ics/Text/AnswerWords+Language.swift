import CommandLineInterface
import Messages

extension AnswerWords {
    init(_ language: Language) {
        let questions = language.questions
        self.init(
            yes: questions.yes, no: questions.no, skip: questions.skip,
            hint: questions.noByDefault, skipped: questions.skipped, neither: questions.neither)
    }
}
