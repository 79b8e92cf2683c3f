import CommandLineInterface
import CycleServer
import Messages
import QRCodes

/// `web invite`: a name → a link by which that person makes an account.
struct WebInviteCommand: Action {
    static var command: Command<Verb> {
        Command(
            "invite", Self.self, summary: "Show a link by which another person makes an account",
            discussion: """
                The link works once and for 24 hours. The person opens it, chooses a password \
                and has a log that nobody else sees; until then nothing is added to the store.
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
        guard try household.member(named: name) == nil else {
            throw ToolError.refused(
                "web invite: there is already a person with this name",
                advice:
                    "to let this person log in, run 'eve-ics web password --person \(name.typedInShell)'"
            )
        }
        let language = context.languageOfPerson
        let words = language.webCommand
        let server = try ServerAddress(asked: publicURL, of: household)
        guard server.url.isTop else {
            throw ToolError.refused(
                "web invite: the web page is not at \(server.url.text), as it can't be below a path",
                advice: "give an address without a path with --public-url")
        }
        let link = server.url.inviting(try household.invite(name, at: Clock.seconds))
        let code =
            server.url.isLoopback
            ? "" : QRCode.shown(link, colors: context.usesColor, tooWide: words.code(needs:))
        let caution = server.caution(inTheClear: language.access.noneSignsIn, language.access)
        return context.outcome(
            "\(words.invites(name.terminalSafe))\n\n  \(link)\n\(code.isEmpty ? "" : "\n\(code)")"
                + (caution.map { "\n\($0)\n" } ?? ""),
            json: ["invitation": ["name": name, "url": link] as JSON])
    }
}
