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
                Somebody whom 'eve-ics person add' has added chooses a password by it, too, \
                and with --again somebody who has lost password and recovery code chooses \
                another one: the log is kept, and all devices are logged out.
                """,
            parameters: [PersonCommands.name, again, ServerAddress.pageOption],
            examples: [
                Example("eve-ics web invite Mia", "Let Mia make an account."),
                Example(
                    "eve-ics web invite Mia --public-url https://cal.example.org",
                    "With the address that Mia's phone finds."),
                Example("eve-ics web invite Mia --again", "Let Mia choose another password."),
            ])
    }

    private static let again = Flag(
        "--again", "Invite somebody who has lost the password and the recovery code")

    private let name: String
    private let isAgain: Bool
    private let publicURL: PublicURL?

    init(_ words: ParsedCommand) throws {
        name = try words[PersonCommands.name]
        isAgain = words[Self.again]
        publicURL = words[ServerAddress.pageOption]
    }

    func run(in context: Context) throws -> Outcome {
        // Who is invited again is there already.
        let household = try context.household(creating: !isAgain)
        if isAgain { _ = try PersonCommands.find(name, in: context) }
        let invitation = try invitation(to: household)
        let language = context.languageOfPerson
        let words = language.webCommand
        let server = try ServerAddress(asked: publicURL, of: household, isOfPage: true)
        guard server.url.isTop else {
            throw ToolError.refused(
                "web invite: the web page is not at \(server.url.text), as it can't be below a path",
                advice: "give an address without a path with --public-url")
        }
        let link = server.url.inviting(
            try ToolError.naming(name) {
                try invitation.link(at: Clock.seconds)
            })
        let code =
            server.url.isLoopback
            ? "" : QRCode.shown(link, colors: context.usesColor, tooWide: words.code(needs:))
        let caution = server.caution(inTheClear: language.access.noneSignsIn, language.access)
        return context.outcome(
            "\((isAgain ? words.invitesAgain : words.invites)(invitation.name.terminalSafe))\n\n  \(link)\n\(code.isEmpty ? "" : "\n\(code)")"
                + (caution.map { "\n\($0)\n" } ?? ""),
            json: ["invitation": ["name": invitation.name, "url": link] as JSON], isSecret: true)
    }

    private func invitation(to household: Household) throws -> Invitation {
        do {
            return try Invitation(of: name, isAgain: isAgain, to: household)
        } catch Invitation.Problem.canLogIn {
            throw ToolError.refused(
                "\(name.typedPlace): this person can log in already",
                advice:
                    "if password and recovery code are lost, run 'eve-ics web invite \(name.typedInShell) --again'"
            )
        } catch Invitation.Problem.hasNoPassword {
            throw ToolError.refused(
                "\(name.typedPlace): this person has no password that could be lost",
                advice: "leave --again out")
        }
    }
}
