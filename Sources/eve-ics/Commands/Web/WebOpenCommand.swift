import Addresses
import CommandLineInterface
import CyclePipeline
import Doctor
import HTTPServer
import Household
import Machine
import Messages

/// `web open`: a person of this computer → a link that logs in, once.
struct WebOpenCommand: Action {
    private static let browser = Flag("--browser", "Open the link in a browser at once")

    static var command: Command<Verb> {
        Command(
            "open", Self.self, summary: "Show a link that logs you in to the web page",
            discussion: """
                The link works once and for ten minutes, and needs no password. 'eve-ics serve' \
                must be running; the link leads to its address with https, else to this \
                computer. Anyone with the link can \
                log in with it, so keep it to yourself.
                """,
            parameters: [browser, ServerAddress.pageOption],
            examples: [
                Example("eve-ics web open --browser", "Open your calendar."),
                Example("eve-ics web open --person Mia", "A link for Mia."),
            ])
    }

    private let opensBrowser: Bool
    private let publicURL: PublicURL?

    init(_ words: ParsedCommand) {
        opensBrowser = words[Self.browser]
        publicURL = words[ServerAddress.pageOption]
    }

    func run(in context: Context) throws -> Outcome {
        let stored = try context.storedPersonToWrite()
        let words = stored.person.language.webCommand
        let household = stored.member.household
        let listening = try household.listeningHere()
        let server = try publicURL ?? Self.place(of: household, listening)
        let link = server.opening(try stored.member.webLink(at: Clock.seconds))
        let isThere = Self.finds("/healthz", of: server, listening)
        let isOpened = opensBrowser && isThere != false ? Self.open(link) : nil
        let head =
            context.personName == nil
            ? words.opens : words.opensFor(stored.member.name.terminalSafe)
        let shown = "'eve-ics serve'"
        let sentences = [
            isThere == false ? words.noServer(server.text, shown) : nil,
            isOpened == false ? words.noBrowser : nil,
            server.wayOut(listening: listening?.text, stored.person.language),
        ].compactMap(\.self)
        return context.outcome(
            "\(head)\n\n  \(link)\n"
                + (sentences.isEmpty ? "" : "\n" + sentences.map { $0 + "\n" }.joined()),
            json: ["link": ["url": link, "answers": isThere] as JSON], isSecret: true)
    }

    /// Where the person reaches the page: under the name that the server was told, as far as it is encrypted, else
    /// where it listens on this computer.
    ///
    /// A server behind a proxy takes no login from this computer but by that name. Where the name leads nowhere, as
    /// after a trial, and this computer can log in directly, the link leads there.
    private static func place(
        of household: Household, _ listening: PublicURL?
    ) throws -> PublicURL {
        let here = try household.pageHere()
        let named = try ServerAddress(asked: nil, of: household, isOfPage: true).url
        guard named.isTop, named.isEncrypted || here == nil else { return here ?? .usualPage }
        guard let here, finds("/healthz", of: named, listening) == false,
            finds("/login", of: here, listening) == true
        else { return named }
        return here
    }

    /// Whether a server answers there with a page; `nil` where nothing on this computer can tell.
    ///
    /// Browsers look a name below `localhost` up by themselves, and curl may not.
    private static func finds(
        _ path: String, of server: PublicURL, _ listening: PublicURL?
    ) -> Bool? {
        guard let address = WebAddress(server.text) else { return nil }
        let host = listening.flatMap { WebAddress($0.text)?.host } ?? "127.0.0.1"
        let client = WebClient(
            connectsTo: server.isNameOfThisComputer ? (host, address.portNumber) : nil)
        guard let result = try? client.get(address.top(path)) else { return nil }
        switch result {
        case .success(let answer): return answer.status == 200
        case .failure(.noCurl), .failure(.untrusted): return nil
        case .failure: return false
        }
    }

    private static func open(_ link: String) -> Bool {
        (try? ChildProcess.run(["xdg-open", link], limit: 1 << 16))?.code == 0
    }
}

extension PublicURL {
    /// What helps where a browser does not look this address up by itself.
    ///
    /// - Parameter listening: Where the server listens.
    func wayOut(listening: String?, _ language: Language) -> String? {
        guard isNameOfThisComputer else { return nil }
        let digits = listening?.hasPrefix("http://[") == true ? "::1" : "127.0.0.1"
        let shown = "'eve-ics serve --page-host \(digits)'"
        return language.access.pageNotFound(shown)
    }
}
