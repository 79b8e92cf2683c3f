import Addresses
import CommandLineInterface
import CyclePipeline
import Doctor
import HTTPServer
import Household
import Secrets

/// `doctor`: a setup → what is well and what is not.
struct DoctorCommand: Action {
    private static let address = Argument(
        optional: "URL", .text("URL"),
        "The address of a server or a feed to try; - reads it from standard input")
    private static let program = Option(
        "--for", .choice(of: CalendarProgram.allCases, "PROGRAM"),
        "Show only this calendar program")
    private static let signsIn = Flag(
        "--sign-in", "Also sign in, with an app password that is read from standard input")

    private static let readsTwice = Flag(
        "--second-reader", "Read the feed's dates and status with libical, too, and compare")

    private static let all = Flag("--all", "Also show passed checks, and what each program does")

    static var command: Command<Verb> {
        Command(
            "doctor", Self.self,
            summary: "Check your setup, and say what is wrong in plain words",
            discussion: """
                It checks the store, the time zones, the feeds, the app passwords, the server on \
                this computer and the ntfy server that you set up, if any, and says what needs to \
                be done. With --all it shows all checks, \
                and for each calendar program how often it looks for changes and how it treats \
                alarms and edits.

                With URL it requests that address instead, as a calendar program would: can it be \
                reached and from where, is its certificate good, is the feed sound, and does \
                everything that programs need to sign in and to edit get through? Nothing else \
                ever leaves this computer. A feed's address is a secret that other users of this \
                computer could see on the command line: give - and type it in. With --sign-in you \
                also type an app password, which is sent there over HTTPS only.

                With --second-reader libical reads the feed as well. If it understands a date or a \
                status differently, one of the two is wrong, and the line is named.
                """,
            parameters: [address, program, all, signsIn, readsTwice],
            examples: [
                Example("eve-ics doctor", "Is all well here?"),
                Example("eve-ics doctor --all", "All checks, and what programs do."),
                Example(
                    "eve-ics doctor https://cal.example.org",
                    "Can the server be reached by this name?"),
                Example("eve-ics doctor - --for google", "Will Google take the feed that I type?"),
                Example(
                    "eve-ics doctor https://cal.example.org --sign-in",
                    "Could a program sign in there, with the password that I type?"),
                Example(
                    "eve-ics doctor - --second-reader",
                    "Does libical read the feed that I type as eve-ics does?"),
            ])
    }

    private let address: String?
    private let program: CalendarProgram?
    private let showsAll: Bool
    private let signsIn: Bool
    private let readsTwice: Bool

    init(_ words: ParsedCommand) throws {
        address = try words[Self.address]
        program = words[Self.program]
        showsAll = words[Self.all]
        signsIn = words[Self.signsIn]
        readsTwice = words[Self.readsTwice]
        if readsTwice, address == nil { throw Self.needsFeed }
    }

    /// Ends with exit code 1 where something is wrong.
    func run(in context: Context) throws -> Outcome {
        let parts =
            if let address {
                try examine(try typedAddress(address), context)
            } else {
                try examineSetup(context)
            }
        let checkup = Checkup(parts: parts)
        return context.outcome(
            showsAll ? checkup.whole : checkup.short(more: "eve-ics doctor --all"),
            json: checkup.json, exitCode: checkup.isFine ? 0 : 1)
    }

    // MARK: An address

    private static let needsFeed = ToolError.usage(
        "doctor: --second-reader reads a feed",
        advice: "give the feed's address, or - to type it in")

    private func typedAddress(_ word: String) throws -> WebAddress {
        var text = word
        if word == "-" {
            if Terminal.isInput { StandardError.write("Address: ") }
            text = readLine() ?? ""
        }
        while text.last?.isWhitespace == true { text.removeLast() }
        guard let address = WebAddress(text) else {
            // An address may have a secret in it; a short word of letters is a slip.
            let isPlain = word.count <= 12 && word.allSatisfy(\.isLetter)
            throw ToolError.usage(
                "\(isPlain ? word : "doctor"): this is no address of a server or a feed",
                advice: "write it as in https://cal.example.org or webcal://cal.example.org/feed/…")
        }
        return address
    }

    /// What is typed in behind the address, where signing in is to be tried; never a word of the command line.
    private func typedPassword(_ store: StoreAtHand) throws -> TypedPassword? {
        guard signsIn else { return nil }
        let text = Terminal.secret("App password: ") ?? ""
        guard let token = SecretToken(typed: text.filter { !$0.isWhitespace }, for: .appPassword)
        else {
            throw ToolError.usage(
                "doctor: this is no app password",
                advice: "type one in as 'eve-ics app-password add' printed it")
        }
        return TypedPassword(token: token, isKnown: store.has(token))
    }

    /// Asks the address, and says which program would get what from it.
    private func examine(_ address: WebAddress, _ context: Context) throws -> [Checkup.Part] {
        let store = StoreAtHand(household: try? context.householdToLookAt())
        let password = try typedPassword(store)
        guard address.isFeed || !readsTwice else { throw Self.needsFeed }
        var examination = WebExamination(
            address, readsTwice: readsTwice, forges: true, now: now(context))
        let answered = try examination.examine()
        var part = examination.part
        let feed = store.feed(at: address)
        if let feed { part.add(.note, "It is this store's feed \(feed.name).") }
        var parts = [part]
        if answered, !address.isFeed || password != nil {
            var calendars = CalendarExamination(address, forges: true)
            try calendars.examine(password)
            parts.append(calendars.part)
        }
        guard let calendar = examination.calendar else { return parts }
        let facts = FeedFacts(
            hasAlarms: calendar.hasLine("BEGIN:VALARM"), isWritable: feed?.canWrite ?? false,
            isEncrypted: address.isEncrypted, reach: examination.reach)
        return parts + CalendarProgram.prospects(of: facts, chosen: program)
    }

    /// The real time; `nil` where today is a pretended one.
    private func now(_ context: Context) -> Int64? {
        context.today == nil ? context.moment(nil).seconds : nil
    }

    // MARK: This machine

    private func examineSetup(_ context: Context) throws -> [Checkup.Part] {
        let password = try typedPassword(
            StoreAtHand(household: try? context.householdToLookAt()))
        let examination = try StoreExamination(
            try context.storePath, open: context.householdAtHand)
        guard let household = examination.household else { return [examination.part] }
        let people = try household.members().map(context.stored)
        let clocks = ClockExamination(people, now: context.moment(nil).seconds)
        let feeds = try FeedExamination(people)
        let passwords = try AppPasswordExamination(people)
        let server = try OwnServerExamination(
            household,
            StoreUse(
                hasFeeds: !feeds.readable.isEmpty, hasPasswords: !passwords.all.isEmpty,
                password: password), now: now(context))
        let alarms = try AlarmExamination(people, buttons: server.publicAddress)
        var parts =
            [examination.part, clocks.part, feeds.part, passwords.part] + server.parts
            + alarms.parts
        // What the chosen program cannot do does not matter where it has the other way.
        if program?.subscribes != false || passwords.all.isEmpty,
            let facts = feeds.facts(reach: server.reach, publicAddress: server.publicAddress)
        {
            parts += CalendarProgram.prospects(of: facts, chosen: program)
        }
        if program?.signsIn != false || feeds.readable.isEmpty {
            parts += CalendarProgram.prospects(signedInWith: passwords.all, chosen: program)
        }
        return parts
    }
}

extension [UInt8] {
    /// Whether one of the lines reads so.
    fileprivate func hasLine(_ line: String) -> Bool {
        let line = Array(line.utf8)
        return split { $0 == 0x0A || $0 == 0x0D }.contains { $0.elementsEqual(line) }
    }
}
