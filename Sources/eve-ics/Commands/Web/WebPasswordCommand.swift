import CommandLineInterface
import CyclePipeline
import Household
import Machine
import Messages
import Secrets

/// `web password`: a password typed twice → what opens the page with the person's name.
struct WebPasswordCommand: Action {
    static var command: Command<Verb> {
        Command(
            "password", Self.self, summary: "Set your password for the web page",
            discussion: """
                At a terminal it asks twice and does not show what you type; a script writes the \
                password to its standard input, as one line. It has at least 10 characters, of \
                any kind. Every device that is logged in is logged out.

                A password is hashed with Argon2id and stored nowhere else. If it is lost, set \
                another one here.
                """,
            examples: [
                Example("eve-ics web password", "Set your own."),
                Example("cat password.txt | eve-ics web password --person Mia", "Set Mia's."),
            ])
    }

    init(_ words: ParsedCommand) {}

    func run(in context: Context) throws -> Outcome {
        let stored = try context.storedPersonToWrite()
        let words = stored.person.language.webCommand
        guard let typed = Terminal.secret(words.newPassword) else {
            throw ToolError.refused(
                "web password: no password was given",
                advice: "type it at a terminal, or write it to standard input")
        }
        if Terminal.isInput, Terminal.secret(words.again) != typed {
            throw ToolError.refused(
                "web password: the two passwords differ; nothing was changed")
        }
        let had = try !stored.member.webDevices(at: Clock.seconds).isEmpty
        do {
            try stored.member.setWebPassword(typed)
        } catch let fault as PasswordFault {
            throw ToolError.refused("web password: \(Self.why(fault)); nothing was changed")
        }
        let name = stored.member.name
        return context.outcome(
            words.passwordSet("“\(name.terminalSafe)”") + "\n" + (had ? words.allEnded + "\n" : ""),
            json: ["passwordSet": name])
    }

    private static func why(_ fault: PasswordFault) -> String {
        switch fault {
        case .tooShort: "a password has at least \(Password.shortest) characters"
        case .tooLong: "a password has at most \(Password.longest) characters"
        case .unusableCharacter: "the password has a character that none can have, such as a tab"
        case .common: "this password is one of the first that others would guess"
        }
    }
}
