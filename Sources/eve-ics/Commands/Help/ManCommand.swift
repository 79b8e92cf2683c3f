import CivilDate
import CommandLineInterface
import CyclePipeline
import Messages

/// `man`: the manual page.
struct ManCommand: Action {
    private static let texts = Flag(
        "--texts", "Print the texts of help and manual as JSON, for translators")

    static var command: Command<Verb> {
        Command(
            "man", Self.self, summary: "Print the manual page",
            discussion: "Read it with man.",
            parameters: [texts],
            examples: [
                Example("eve-ics man | man -l -", "Read the manual."),
                Example(
                    "eve-ics man > ~/.local/share/man/man1/eve-ics.1",
                    "Keep it, so that 'man eve-ics' finds it."),
            ])
    }

    private let printsTexts: Bool

    init(_ words: ParsedCommand) {
        printsTexts = words[Self.texts]
    }

    func run(in context: Context) -> Outcome {
        if printsTexts {
            let texts = JSON.document(["texts": Program.eveICS.helpTexts])
            return Outcome(texts.text, isDocument: true)
        }
        let page = Program.eveICS.manualPage(
            date: context.moment(nil).day.description, in: context.language.helpTranslation)
        return context.printsJSON
            ? context.outcome("", json: ["page": page]) : Outcome(page, isDocument: true)
    }
}
