import CivilDate
import CommandLineInterface
import CyclePipeline
import Messages

/// `man`: the manual page.
struct ManCommand: Action {
    private static let group = Argument(
        optional: "PAGE", .group, "The commands of one heading of 'eve-ics help'")
    private static let texts = Flag(
        "--texts", "Print the texts of help and manual as JSON, for translators")

    static var command: Command<Verb> {
        Command(
            "man", Self.self, summary: "Print the manual page",
            discussion: "Read it with man. Without PAGE it has every command.",
            parameters: [group, texts],
            examples: [
                Example("eve-ics man | man -l -", "Read the manual."),
                Example("eve-ics man forecast | man -l -", "Read about the forecast only."),
                Example(
                    "eve-ics man > ~/.local/share/man/man1/eve-ics.1",
                    "Keep it, so that 'man eve-ics' finds it."),
            ])
    }

    private let group: String?
    private let printsTexts: Bool

    init(_ words: ParsedCommand) throws {
        group = try words[Self.group]
        printsTexts = words[Self.texts]
    }

    func run(in context: Context) -> Outcome {
        let program = Program.eveICS
        if printsTexts {
            let texts = JSON.document(["texts": program.helpTexts])
            return Outcome(texts.text, isDocument: true)
        }
        let page = program.manualPage(
            of: program.groups.first { $0.word == group },
            date: context.moment(nil).day.description, in: context.language.helpTranslation)
        return context.printsJSON
            ? context.outcome("", json: ["page": page]) : Outcome(page, isDocument: true)
    }
}

extension ValueFormat where Value == String {
    /// The word of a group of commands.
    fileprivate static var group: ValueFormat {
        let words = Program.eveICS.groups.map(\.word)
        return ValueFormat(
            "PAGE", expectation: "one of \(words.joined(separator: ", "))",
            completion: .words(words), read: { words.contains($0) ? $0 : nil }, write: \.self)
    }
}
