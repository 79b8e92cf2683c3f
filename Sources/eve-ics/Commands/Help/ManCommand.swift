import CivilDate
import CommandLineInterface
import CyclePipeline

/// `man`: the manual page.
struct ManCommand: Action {
    static var command: Command<Verb> {
        Command(
            "man", Self.self, summary: "Print the manual page",
            discussion: "Read it with man.",
            examples: [
                Example("eve-ics man | man -l -", "Read the manual."),
                Example(
                    "eve-ics man > ~/.local/share/man/man1/eve-ics.1",
                    "Keep it, so that 'man eve-ics' finds it."),
            ])
    }

    init(_ words: ParsedCommand) {}

    func run(in context: Context) -> Outcome {
        let page = Program.eveICS.manualPage(date: context.moment(nil).day.description)
        return context.printsJSON
            ? context.outcome("", json: ["page": page]) : Outcome(page, isDocument: true)
    }
}
