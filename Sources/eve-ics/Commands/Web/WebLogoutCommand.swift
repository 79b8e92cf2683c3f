import CommandLineInterface
import CyclePipeline
import Household
import Messages

/// `web logout`: the person's logins → none.
struct WebLogoutCommand: Action {
    static var command: Command<Verb> {
        Command(
            "logout", Self.self, summary: "Log out on all devices",
            discussion: "A device is logged out with its next click. Your password stays.",
            examples: [
                Example("eve-ics web logout", "A phone was lost."),
                Example("eve-ics web logout --person Mia", "The same for Mia."),
            ])
    }

    init(_ words: ParsedCommand) {}

    func run(in context: Context) throws -> Outcome {
        let stored = try context.storedPerson()
        let count = try stored.member.endWebDevices()
        return context.outcome(
            stored.person.language.webCommand.ended(count) + "\n", json: ["loggedOut": count])
    }
}
