import CalendarModel
import CivilDate
import CommandLineInterface
import CycleModel
import CyclePipeline
import Household
import Secrets

/// `feed add`: what a feed is to hold → a feed, and its secret address.
struct FeedAddCommand: Action {
    private static let writable = Flag(
        "--writable", "Accept changes that Thunderbird sends to the feed's address")
    private static let withAddress = Flag(
        "--with-address", "Put the feed's own secret address into it, for programs that look there")
    private static let page = Flag(
        "--page", "A page with months, too: dates of periods, and of fertile days with --include")
    private static let sayName = Flag("--say-name", "Let that page say your name")

    static var command: Command<Verb> {
        Command(
            "add", Self.self, summary: "Make a feed and show its secret address",
            discussion: """
                The feed shows what 'eve-ics export' would write with the same options, as of the \
                day it is read. Reminders follow 'eve-ics remind'. A titles file is copied now.

                With --writable, periods that you move in Thunderbird are corrected in your log, \
                as by 'eve-ics import'; a missing event is never a deletion. Do not give such an \
                address to anybody else.

                With --page, a second address opens a page for a partner in any browser: the same \
                dates as months, and nothing else. It needs no account. Such a feed has dates only, \
                and holds periods unless --include says 'periods,fertile'.

                With --with-address, the calendar contains its own secret address (SOURCE), and so \
                does every copy that somebody passes on.

                Fertile days are a forecast, not a contraceptive.
                """,
            parameters: [
                FeedCommands.name, CalendarWords.include, CalendarWords.months, CalendarWords.past,
                CalendarWords.titles, CalendarWords.client, CalendarWords.noAlarms,
                CalendarWords.datesOnly, CalendarWords.cheerful, CalendarWords.hideFertility,
                page, sayName, Expiry.option, writable, withAddress, ServerAddress.option,
            ],
            examples: [
                Example("eve-ics feed add phone", "Everything, for yourself."),
                Example(
                    "eve-ics feed add partner --include periods --dates-only --expires 2027-12-31",
                    "Dates only, until the end of next year."),
                Example(
                    "eve-ics feed add partner --page --months 6",
                    "A page for a partner, and the same dates for a calendar program."),
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
    private let hasPage: Bool
    private let saysName: Bool
    private let namesContents: Bool
    private let publicURL: PublicURL?

    init(_ words: ParsedCommand) throws {
        name = try words[FeedCommands.name]
        calendar = CalendarWords(words)
        expiry = Expiry(words)
        isWritable = words[Self.writable]
        tellsAddress = words[Self.withAddress]
        hasPage = words[Self.page]
        saysName = words[Self.sayName]
        namesContents = words.isGiven(CalendarWords.include)
        publicURL = words[ServerAddress.option]
    }

    func run(in context: Context) throws -> Outcome {
        var options = try calendar.options()
        options.tellsAddress = tellsAddress
        if hasPage {
            (options.hasPage, options.saysName, options.datesOnly) = (true, saysName, true)
            if !namesContents { options.include = [.periods] }
        } else if saysName {
            throw ToolError.usage(
                "feed add: --say-name is about a page, and this feed has none",
                advice: "add --page, or leave --say-name out")
        }
        var feed = NewAccess(.feed, named: name, options, canWrite: isWritable)
        try context.making { try feed.check() }
        let stored = try context.storedPersonToWrite()
        try context.refuseTaken(name, .feed, of: stored.member)
        if saysName, stored.member.givenName == nil {
            throw ToolError.refused(
                "feed add: you have no name that the page could say",
                advice: "give yourself one with 'eve-ics person rename', or leave --say-name out")
        }
        feed.options.language = stored.person.language
        feed.lastDay = try expiry.lastDay(stored.person)
        try context.making { try feed.check(for: stored.person) }
        try context.keepLanguage(of: stored.member, stored.person)
        let made = try ToolError.naming(name) {
            try context.making { try feed.make(for: stored.member, stored.person) }
        }
        let address = FeedAddress(
            feed: made.access, token: made.token,
            server: try ServerAddress(asked: publicURL, of: stored.member.household))
        return Outcome(
            address.text(isNew: true, stored.person, context), isDocument: context.printsJSON,
            isSecret: true)
    }
}
