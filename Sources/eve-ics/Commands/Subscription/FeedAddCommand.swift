import CalendarModel
import CivilDate
import CommandLineInterface
import CycleModel
import CyclePipeline
import CycleServer
import Secrets

/// `feed add`: what a feed is to hold → a feed, and its secret address.
struct FeedAddCommand: Action {
    private static let writable = Flag(
        "--writable", "Accept changes that Thunderbird sends to the feed's address")
    private static let withAddress = Flag(
        "--with-address", "Put the feed's own secret address into it, for programs that look there")

    static var command: Command<Verb> {
        Command(
            "add", Self.self, summary: "Make a feed and show its secret address",
            discussion: """
                The feed shows what 'eve-ics export' would write with the same options, as of the \
                day it is read. Reminders follow 'eve-ics remind'. A titles file is copied now.

                With --writable, periods that you move in Thunderbird are corrected in your log, \
                as by 'eve-ics import'; a missing event is never a deletion. Do not give such an \
                address to anybody else.

                With --with-address, the calendar contains its own secret address (SOURCE), and so \
                does every copy that somebody passes on.

                Fertile days are a forecast, not a contraceptive.
                """,
            parameters: [
                FeedCommands.name, CalendarWords.include, CalendarWords.months, CalendarWords.past,
                CalendarWords.titles, CalendarWords.client, CalendarWords.noAlarms,
                CalendarWords.datesOnly, CalendarWords.cheerful, CalendarWords.hideFertility,
                Expiry.option, writable, withAddress, ServerAddress.option,
            ],
            examples: [
                Example("eve-ics feed add phone", "Everything, for yourself."),
                Example(
                    "eve-ics feed add partner --include periods --dates-only --expires 2027-12-31",
                    "Dates only, until the end of next year."),
                Example(
                    "eve-ics feed add work --titles neutral --no-alarms --for outlook",
                    "For a calendar that others can see."),
                Example(
                    "eve-ics feed add thunderbird --writable --for thunderbird",
                    "A feed that you can edit."),
            ])
    }

    private let name: String
    private let calendar: CalendarWords
    private let expiry: Expiry
    private let isWritable: Bool
    private let tellsAddress: Bool
    private let publicURL: PublicURL?

    init(_ words: ParsedCommand) throws {
        name = try words[FeedCommands.name]
        calendar = CalendarWords(words)
        expiry = Expiry(words)
        isWritable = words[Self.writable]
        tellsAddress = words[Self.withAddress]
        publicURL = words[ServerAddress.option]
    }

    func run(in context: Context) throws -> Outcome {
        var options = try calendar.options()
        options.tellsAddress = tellsAddress
        if isWritable { try refuseWritable(options) }
        let stored = try context.storedPersonToWrite()
        try context.refuseTaken(name, .feed, of: stored.member)
        options.language = stored.person.language
        let expires = try expiry.second(stored.person)
        try calendar.refuseNothingToShow(options, stored.person)
        try context.keepLanguage(of: stored.member, stored.person)
        let (feed, token) = try stored.member.addAccess(
            .feed, named: name, options, canWrite: isWritable,
            created: stored.person.moment.seconds, expires: expires)
        let address = FeedAddress(
            feed: feed, token: token,
            server: try ServerAddress(asked: publicURL, of: stored.member.household))
        return Outcome(
            address.text(isNew: true, stored.person, context), isDocument: context.printsJSON)
    }

    private func refuseWritable(_ options: CalendarOptions) throws {
        guard !options.datesOnly else {
            throw ToolError.usage(
                "feed add: a feed with dates only can't change your log, so --dates-only and "
                    + "--writable exclude each other",
                advice: "leave one of the two out")
        }
        guard [.generic, .thunderbird].contains(options.client) else {
            throw ToolError.usage(
                "feed add: \(options.client.rawValue) never sends changes back to an address it "
                    + "subscribes to, so --writable is not for it",
                advice: "leave one of the two out; Thunderbird does")
        }
    }
}
