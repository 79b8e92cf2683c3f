import CalendarModel
import CommandLineInterface
import CyclePipeline
import Household
import Messages
import QRCodes
import Secrets

/// `app-password add`: what a program is to see → a password, and the address to sign in at.
struct AppPasswordAddCommand: Action {
    private static let readOnly = Flag(
        "--read-only", "Show only the cycle calendar, and accept no changes")
    private static let apple = Option(
        "--apple", .file, "Also write a file that sets up the account on an iPhone or a Mac")

    static var command: Command<Verb> {
        Command(
            "add", Self.self, summary: "Make a password and show it with the address",
            discussion: """
                The cycle calendar shows what 'eve-ics export' would write with the same options. \
                A titles file is copied now. Events that you move, stretch, delete or add there \
                correct your log; see docs/caldav.md.

                With --apple, a .mobileconfig file with the password is written: open it on the \
                iPhone or the Mac, and delete it afterward.

                With --read-only, nothing can be changed and your other calendars are not shown.

                Fertile days are a forecast, not a contraceptive.
                """,
            parameters: [
                AppPasswordCommands.name, readOnly, CalendarWords.datesOnly, CalendarWords.include,
                CalendarWords.months, CalendarWords.past, CalendarWords.titles,
                CalendarWords.client, CalendarWords.noAlarms, CalendarWords.cheerful,
                CalendarWords.hideFertility, Expiry.option, apple, ServerAddress.option,
            ],
            examples: [
                Example("eve-ics app-password add Phone", "For yourself, to see and to change."),
                Example(
                    "eve-ics app-password add Partner --read-only --dates-only --include periods",
                    "Dates for somebody else to see."),
                Example(
                    "eve-ics app-password add Visitor --read-only --expires '3 months'",
                    "A password that expires."),
                Example(
                    "eve-ics app-password add iPhone --apple iphone.mobileconfig",
                    "For an iPhone, with nothing to type."),
            ])
    }

    private let name: String
    private let isReadOnly: Bool
    private let calendar: CalendarWords
    private let expiry: Expiry
    private let publicURL: PublicURL?
    private let profile: String?

    init(_ words: ParsedCommand) throws {
        name = try words[AppPasswordCommands.name]
        isReadOnly = words[Self.readOnly]
        calendar = CalendarWords(words)
        expiry = Expiry(words)
        publicURL = words[ServerAddress.option]
        profile = words[Self.apple]
    }

    func run(in context: Context) throws -> Outcome {
        guard profile != "-" else {
            throw ToolError.usage("app-password add: --apple needs the name of a file, not '-'")
        }
        var made = NewAccess(
            .appPassword, named: name, try calendar.options(), canWrite: !isReadOnly)
        try context.making { try made.check() }
        let stored = try context.storedPersonToWrite()
        try context.refuseTaken(name, .appPassword, of: stored.member)
        made.options.language = stored.person.language
        made.lastDay = try expiry.lastDay(stored.person)
        try context.making { try made.check(for: stored.person) }
        try context.keepLanguage(of: stored.member, stored.person)
        let options = made.options
        let server = try ServerAddress(asked: publicURL, of: stored.member.household)
        let (password, token) = try ToolError.naming(name) {
            try context.making { try made.make(for: stored.member, stored.person) }
        }
        if let profile {
            do {
                try OutputFile.create(profile, with: profileBytes(options, token, server, stored))
            } catch {
                // Nobody has seen it yet.
                try stored.member.revoke(password)
                throw error
            }
        }
        let secrets: JSON = [
            "url": server.url.calendars, "user": Access.userName, "password": token.grouped,
        ]
        return context.outcome(
            prose(password, token, server, stored.person, context),
            json: [
                "appPassword": password.json(stored.person).adding(secrets).adding(
                    profile.map { ["profile": $0] } ?? [:])
            ], isSecret: true)
    }

    private func profileBytes(
        _ options: CalendarOptions, _ token: SecretToken, _ server: ServerAddress,
        _ stored: StoredPerson
    ) throws -> [UInt8] {
        let profile = AppleProfile(
            named: stored.person.settings.calendarName(
                neutral: options.titles.isNeutral, in: options.language), at: server.url,
            principal: stored.member.principalPath, user: Access.userName, password: token.grouped)
        guard let profile else {
            throw ToolError.refused("app-password add: the server's address is too long")
        }
        return profile.bytes
    }

    private func prose(
        _ password: Access, _ token: SecretToken, _ server: ServerAddress, _ person: PersonState,
        _ context: Context
    ) -> String {
        let messages = person.language.access
        let card = TextLayout.columns([
            (messages.address, server.url.calendars), (messages.user, Access.userName),
            (messages.password, token.grouped),
        ])
        let code =
            server.url.isLoopback
            ? ""
            : QRCode.shown(
                token.grouped, colors: context.usesColor, tooWide: messages.passwordCode(needs:))
        let sentences = [
            messages.addAccount, messages.passwordOpens(writes: password.canWrite),
            profile.map { messages.profile($0.terminalSafe) },
            server.caution(inTheClear: messages.noneSignsIn, messages),
        ].compactMap(\.self)
        return messages.addedPassword(password.name.terminalSafe, password.summary(person))
            + "\n\n\(card)\n\(code)" + sentences.map { $0 + "\n" }.joined()
    }
}
