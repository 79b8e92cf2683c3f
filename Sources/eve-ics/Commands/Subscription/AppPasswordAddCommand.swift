import CalendarModel
import CommandLineInterface
import CyclePipeline
import CycleServer
import Secrets

/// `app-password add`: what a program is to see → a password, and the address to sign in at.
struct AppPasswordAddCommand: Action {
    private static let readOnly = Flag(
        "--read-only", "Show the cycle calendar and nothing else, and take no changes")

    static var command: Command<Verb> {
        Command(
            "add", Self.self, summary: "Make a password and show it with the address",
            discussion: """
                The cycle calendar shows what 'eve-ics export' would write with \
                the same options. A titles file is taken over as it is now. What you move, stretch, \
                delete or add there corrects your log, as docs/caldav.md says.

                With --read-only nothing can be changed, and your other calendars are not there.

                Fertile days are a forecast, not a contraceptive.
                """,
            parameters: [
                AppPasswordCommands.name, readOnly, CalendarWords.datesOnly, CalendarWords.include,
                CalendarWords.months, CalendarWords.past, CalendarWords.titles,
                CalendarWords.client, CalendarWords.noAlarms, CalendarWords.cheerful,
                CalendarWords.hideFertility, Expiry.option, ServerAddress.option,
            ],
            examples: [
                Example("eve-ics app-password add Phone", "For yourself, to see and to change."),
                Example(
                    "eve-ics app-password add Partner --read-only --dates-only --include periods",
                    "Dates for somebody else to see."),
                Example(
                    "eve-ics app-password add Visitor --read-only --expires '3 months'",
                    "One that ends by itself."),
            ])
    }

    private let name: String
    private let isReadOnly: Bool
    private let calendar: CalendarWords
    private let expiry: Expiry
    private let publicURL: PublicURL?

    init(_ words: ParsedCommand) throws {
        name = try words[AppPasswordCommands.name]
        isReadOnly = words[Self.readOnly]
        calendar = CalendarWords(words)
        expiry = Expiry(words)
        publicURL = words[ServerAddress.option]
    }

    func run(in context: Context) throws -> Outcome {
        let options = try calendar.options()
        guard isReadOnly || !options.datesOnly else {
            throw ToolError.usage(
                "app-password add: who gets dates only is not to change your log; --dates-only needs "
                    + "--read-only",
                advice: "add --read-only, or leave --dates-only out")
        }
        let stored = try context.storedPersonToWrite()
        let expires = try expiry.second(stored.person)
        try calendar.refuseNothingToShow(options, stored.person)
        let (password, token) = try stored.member.addAccess(
            .appPassword, named: name, options, canWrite: !isReadOnly,
            created: stored.person.moment.seconds, expires: expires)
        let server = try ServerAddress(asked: publicURL, of: stored.member.household)
        let secrets: JSON = [
            "url": server.url.calendars, "user": Self.user, "password": token.grouped,
        ]
        return context.outcome(
            prose(password, token, server, stored.person),
            json: ["appPassword": password.json(stored.person).adding(secrets)])
    }

    /// Any name will do: the password says whose the calendars are.
    private static let user = "eve"

    private func prose(
        _ password: Access, _ token: SecretToken, _ server: ServerAddress, _ person: PersonState
    ) -> String {
        let change = password.canWrite ? ", and change your log and your calendars" : ""
        return """
            Added \(password.name.terminalSafe): \(password.summary(person)).

              Address:    \(server.url.calendars)
              User name:  \(Self.user)
              Password:   \(token.grouped)

            Add a CalDAV account with these in the calendar program. The password is shown only now.
            Whoever has it can see this calendar\(change).

            """
                + server.caution(
                    "The server lets nobody sign in there without https; see 'eve-ics help serve'.\n"
                )
    }
}
