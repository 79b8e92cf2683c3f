import CommandLineInterface
import CyclePipeline
import Household
import Messages

/// `unhide`: events that a calendar program hid → shown again.
struct UnhideCommand: Action {
    static var command: Command<Verb> {
        Command(
            "unhide", Self.self, summary: "Bring back what you hid in a calendar program",
            discussion: """
                A forecast that you delete in a program that signs in by CalDAV is hidden there \
                until its dates change. This brings all of them back. Your log does not change.
                """,
            examples: [
                Example("eve-ics unhide", "Show all of the forecast again."),
                Example("eve-ics unhide --person Mia", "The same for Mia."),
            ])
    }

    init(_ words: ParsedCommand) {}

    func run(in context: Context) throws -> Outcome {
        var (count, language) = (0, context.language)
        if let member = try context.member(of: try context.household()) {
            let person = try context.state(of: member)
            (count, language) = (try member.hiddenCount(on: person), person.language)
            try member.unhideAll(at: person.moment.seconds)
        }
        let messages = language.access
        return context.outcome(
            (count == 0 ? messages.nothingHidden : messages.unhidden(count)) + "\n",
            json: ["unhidden": count])
    }
}
