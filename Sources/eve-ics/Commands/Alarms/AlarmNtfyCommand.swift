import Addresses
import CommandLineInterface
import CyclePipeline
import Doctor
import HTTPServer
import Household
import Messages
import Ringing

/// `alarm ntfy`: where alarms are sent, beside this computer.
struct AlarmNtfyCommand: Action {
    private static let address = Argument(
        optional: "URL", .text("URL"),
        "The server and the topic, such as https://ntfy.example.org/topic")
    private static let tokenFile = Option(
        "--token-file", .file,
        "A file with the server's access token; - reads it from standard input")
    private static let titles = Option(
        "--titles", .choice(of: AlarmTitleChoice.allCases, "plain|neutral"),
        "Say what alarms are about, or just that there is one")
    private static let off = Flag("--off", "Stop sending messages")
    private static let test = Flag("--test", "Send one message now")

    static var command: Command<Verb> {
        Command(
            "ntfy", Self.self, summary: "Send your alarms to your phone with ntfy",
            discussion: """
                ntfy (ntfy.sh) shows messages on your phone; you can run its server yourself. \
                'eve-ics serve', or 'eve-ics alarms', sends a message there each time one of your \
                alarms rings, and again when it gets more urgent. If 'eve-ics serve' has a \
                --public-url that your phone can reach, messages have buttons to dismiss and to \
                snooze.

                Whoever runs that server learns when you are reminded. Messages say only that \
                there is a reminder, unless you use --titles plain. The token is kept in the store \
                and in its backups, and is never shown.

                Without URL, you see what is set.
                """,
            parameters: [address, tokenFile, titles, off, test],
            examples: [
                Example("eve-ics alarm ntfy https://ntfy.example.org/topic", "Set it up."),
                Example(
                    "eve-ics alarm ntfy https://ntfy.example.org/topic --token-file -",
                    "With an access token, which you type in."),
                Example("eve-ics alarm ntfy --test", "Does a message arrive?"),
                Example("eve-ics alarm ntfy --off", "Stop sending."),
            ])
    }

    private let address: String?
    private let tokenFile: String?
    private let titles: AlarmTitleChoice?
    private let isOff: Bool
    private let isTest: Bool

    init(_ words: ParsedCommand) throws {
        address = try words[Self.address]
        tokenFile = words[Self.tokenFile]
        titles = words[Self.titles]
        isOff = words[Self.off]
        isTest = words[Self.test]
        if isOff, address != nil || tokenFile != nil || titles != nil || isTest {
            throw ToolError.usage("alarm ntfy: --off goes with nothing else")
        }
    }

    func run(in context: Context) throws -> Outcome {
        guard isOff || address != nil || tokenFile != nil || titles != nil else {
            let stored = try context.storedPerson()
            let setup = try stored.member.alarms.ntfy()
            if isTest { try send(setup, stored) }
            return try outcome(setup, stored, context)
        }
        let stored = try context.storedPersonToWrite()
        let setup =
            isOff ? nil : try changed(try stored.member.alarms.ntfy(), stored.language.alarms)
        try stored.member.alarms.setNtfy(setup)
        if isTest { try send(setup, stored) }
        return try outcome(setup, stored, context)
    }

    private func changed(_ old: NtfySetup?, _ messages: AlarmMessages) throws -> NtfySetup {
        var setup = old
        if let address {
            guard let new = NtfySetup(address) else {
                throw ToolError.refused(
                    "\(address.typedPlace): not a server and a topic of letters, digits, - and _",
                    advice: "write it as in https://ntfy.example.org/topic")
            }
            setup = new
            // A token is shown to the server only that it was given for.
            if let old, old.server == new.server { setup?.token = old.token }
            setup?.saysTitles = old?.saysTitles ?? false
        }
        guard var setup else {
            throw ToolError.refused(
                "alarm ntfy: there is no server yet",
                advice: "name it, as in 'eve-ics alarm ntfy https://ntfy.example.org/topic'")
        }
        if let tokenFile { setup.token = try Self.token(tokenFile, messages) }
        if let titles { setup.saysTitles = titles == .plain }
        return setup
    }

    private static func token(_ path: String, _ messages: AlarmMessages) throws -> String? {
        let text: String
        if path == "-" {
            text = Terminal.secret("\(messages.ntfyToken) ") ?? ""
        } else {
            if FileFacts(path)?.isReadableByOthers == true {
                StandardError.write("\(path): other users of this machine may read this token\n")
            }
            text = String(decoding: try InputFile(path).readAll(limit: 4_096), as: UTF8.self)
        }
        let token = text.filter { !$0.isWhitespace }
        guard NtfySetup.isToken(token) else {
            throw ToolError.refused(
                "--token-file: this is no access token",
                advice: "make one on the server with 'ntfy token add USER'")
        }
        return token
    }

    // MARK: A trial

    private func send(_ setup: NtfySetup?, _ stored: StoredPerson) throws {
        guard let setup else {
            throw ToolError.refused(
                "alarm ntfy: there is no server yet",
                advice: "name it, as in 'eve-ics alarm ntfy https://ntfy.example.org/topic'")
        }
        let request = NtfyRequest(setup: setup).trial(stored.person.language.alarms.ntfyTrial)
        let origin = setup.server.origin
        switch try WebClient().ask(request) {
        case .failure(let failure):
            throw ToolError.io(
                "\(origin): \(failure.sentence)",
                advice: "see whether its address is right and whether it runs")
        case .success(let answer):
            switch answer.status {
            case 200: return
            case 401, 403:
                throw ToolError.refused(
                    "\(origin): the server lets you send nothing to this topic",
                    advice: "give an access token that may write to it with --token-file")
            case 429:
                throw ToolError.refused(
                    "\(origin): the server takes no more messages for a while",
                    advice: "wait, or ask its owner for a higher limit")
            default:
                throw ToolError.refused(
                    "\(origin): the server answered \(answer.status), and not as ntfy does")
            }
        }
    }

    // MARK: What is said

    private func outcome(
        _ setup: NtfySetup?, _ stored: StoredPerson, _ context: Context
    ) throws -> Outcome {
        let messages = stored.language.alarms
        guard let setup else {
            return context.outcome("\(messages.ntfyIsOff)\n", json: ["ntfy": JSON.null])
        }
        let buttons = try stored.member.household.publicAddress()
        let sentences = [
            isTest ? messages.ntfyTook : nil,
            messages.ntfyGoes(to: setup.address),
            setup.saysTitles ? messages.ntfyPlain : messages.ntfyNeutral,
            setup.token == nil ? messages.ntfyIsOpen : nil,
            setup.isPrivate ? nil : messages.ntfyIsReadOnTheWay,
            buttons == nil ? messages.ntfyHasNoButtons : nil,
        ]
        return context.outcome(
            sentences.compactMap { $0.map { "\($0)\n" } }.joined(),
            json: [
                "ntfy": [
                    "url": setup.address, "token": setup.token != nil,
                    "titles": setup.saysTitles ? "plain" : "neutral",
                    "encrypted": setup.server.isEncrypted, "buttons": buttons != nil,
                ] as JSON
            ])
    }
}

/// What alarms say of themselves.
enum AlarmTitleChoice: String, CaseIterable, Sendable { case plain, neutral }
