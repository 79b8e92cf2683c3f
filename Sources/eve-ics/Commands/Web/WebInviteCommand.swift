import CommandLineInterface
import Household
import Machine
import Messages
import QRCodes

/// `web invite`: a name → a link by which that person makes an account, or chooses a password for the log there is.
struct WebInviteCommand: Action {
    static var command: Command<Verb> {
        Command(
            "invite", Self.self, summary: "Show a link by which another person makes an account",
            discussion: """
                The link works once and for 24 hours. The person opens it, chooses a password \
                and has a log that nobody else sees; until then nothing is added to the store. \
                Somebody whom 'eve-ics person add' has added chooses a password by it, too.
                """,
            parameters: [PersonCommands.name, ServerAddress.pageOption],
            examples: [
                Example("eve-ics web invite Mia", "Let Mia make an account."),
                Example(
                    "eve-ics web invite Mia --public-url https://cal.example.org",
                    "With the address that Mia's phone finds."),
            ])
    }

    private let name: String
    private let publicURL: PublicURL?

    init(_ words: ParsedCommand) throws {
        name = try words[PersonCommands.name]
        publicURL = words[ServerAddress.pageOption]
    }

    func run(in context: Context) throws -> Outcome {
        let household = try context.household(creating: true)
        let member = try household.member(named: name)
        guard try member?.hasWebPassword() != true else {
            throw ToolError.refused(
                "\(name.typedPlace): this person can log in already",
                advice:
                    "if the password is lost, run 'eve-ics web password --person \(name.typedInShell)'"
            )
        }
        let invited = member?.name ?? name
        let language = context.languageOfPerson
        let words = language.webCommand
        let server = try ServerAddress(asked: publicURL, of: household)
        guard server.url.isTop else {
            throw ToolError.refused(
                "web invite: the web page is not at \(server.url.text), as it can't be below a path",
                advice: "give an address without a path with --public-url")
        }
        let link = server.url.inviting(
            try ToolError.naming(name) { try household.invite(invited, at: Clock.seconds) })
        let code =
            server.url.isLoopback
            ? "" : QRCode.shown(link, colors: context.usesColor, tooWide: words.code(needs:))
        let caution = server.caution(inTheClear: language.access.noneSignsIn, language.access)
        return context.outcome(
            "\(words.invites(invited.terminalSafe))\n\n  \(link)\n\(code.isEmpty ? "" : "\n\(code)")"
                + (caution.map { "\n\($0)\n" } ?? ""),
            json: ["invitation": ["name": invited, "url": link] as JSON], isSecret: true)
    }
}
