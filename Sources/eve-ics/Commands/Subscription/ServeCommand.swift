import Addresses
import CommandLineInterface
import CycleServer
import HTTPServer
import Household
import Machine
import Messages
import Ringing

/// `serve`: the store's pages, feeds and calendars → browsers and calendar programs, until somebody stops it.
struct ServeCommand: Action {
    static var command: Command<Verb> {
        Command(
            "serve", Self.self,
            summary: "Serve the web page, and your feeds and calendars to programs",
            discussion: """
                It serves the web page and the feeds of everybody in the store until it is stopped. \
                'eve-ics web open' logs you in to the page (see docs/web.md); 'eve-ics feed add' \
                makes feeds. Everything you log is in the next answer. Programs that sign in by \
                CalDAV with an app password can change the calendar, and their changes are in the \
                log at once; see docs/caldav.md.

                Without --listen, only programs on this computer can reach it. For phones and \
                other computers, give it a certificate, or put a proxy with TLS in front; without \
                encryption, it refuses to listen to other computers. SIGHUP loads a renewed \
                certificate. docs/server.md has whole setups, also with systemd.

                While it runs, it sends your alarms by ntfy if you set that up ('eve-ics alarm \
                ntfy'). With --run it also starts a command each time an alarm rings, with one \
                JSON object on its standard input (docs/json.md): for the store's first person, \
                and for others who turned it on ('eve-ics alarm run').

                Each request is one line on standard error: the method, the kind of page, status \
                and time, and part of the address; never a feed's secret or name.
                """,
            parameters: ServerSetup.parameters + [run],
            examples: [
                Example("eve-ics serve", "For the programs on this computer."),
                Example(
                    "eve-ics serve --behind-proxy --public-url https://cal.example.org",
                    "Behind Caddy or nginx."),
                Example(
                    "eve-ics serve --listen 0.0.0.0:8443 --tls-cert cert.pem --tls-key key.pem",
                    "For your own network, with a certificate."),
            ])
    }

    private static let run = Option(
        "--run", .text("COMMAND"),
        "A command for the shell that is started when an alarm rings, stops or was missed")

    private let setup: ServerSetup
    private let command: String?

    init(_ words: ParsedCommand) {
        setup = ServerSetup(words)
        command = words[Self.run]
    }

    /// How long requests that have begun may take once the server is to stop, in milliseconds.
    private static let shutdownGrace = 1500

    func run(in context: Context) throws -> Outcome {
        guard context.personName == nil else {
            throw ToolError.usage(
                "serve: a server has the feeds of everybody in the store",
                advice: "leave --person out")
        }
        HTTPServer.forbidDumps()
        // Before the first thread starts, and before anybody is told that the server is there.
        ServerSignal.hold()
        let isOnTerminal = Terminal.isErrors
        var setup = setup
        try setup.takeSockets()
        let people = try context.household(creating: true)
        let household = LiveHousehold(
            people, day: context.today,
            log: { StandardError.write("serve: \($0)\n") })
        let doors = Doors(
            household, publicURL: setup.publicURL, pageHost: setup.pageHost,
            isOpenForRegistration: setup.isOpenForRegistration, now: Clock.seconds,
            reading: context.reading)
        let alarms = HouseholdRinger(household, command: command, reading: context.reading)
        let server = try start(setup, doors)
        let addresses = setup.addresses(of: server)
        let page = setup.page(of: server)
        remember(addresses.first, page: page, setup.publicURL, in: people)
        try StandardOutput.write(announcement(addresses, page: page, context))
        ServiceManager.notify("READY=1")
        var (nextLook, wait, hasLooked) = (Clock.uptime + Self.secondsBetweenLooks, 0, true)
        serving: while true {
            let rest = hasLooked ? Int(nextLook - Clock.uptime) * 1_000 : Self.shortRest
            let longest = Clock.sleep(max(0, min(wait, rest)))
            switch ServerSignal.next(isOnTerminal: isOnTerminal, within: longest) {
            case nil:
                let now = Clock.seconds
                wait = alarms.poll(now)
                if Clock.uptime >= nextLook {
                    hasLooked = doors.poll(now)
                    if hasLooked { nextLook = Clock.uptime + Self.secondsBetweenLooks }
                }
                if hasLooked, !alarms.isBusy { Clock.rest(at: now) }
            case .reload: reload(setup, server)
            case .stop: break serving
            }
        }
        ServerSignal.release()
        ServiceManager.notify("STOPPING=1")
        alarms.stop()
        server.stop(withinMilliseconds: Self.shutdownGrace)
        return Outcome("")
    }

    /// How often the server looks whether something was erased that it still knows.
    private static let secondsBetweenLooks: Int64 = 2

    /// After so many milliseconds it looks again where the store was busy.
    private static let shortRest = 50

    private func start(_ setup: ServerSetup, _ doors: Doors) throws -> HTTPServer {
        var options = try setup.options()
        options.uptime = Clock.milliseconds
        do {
            return try doors.open(
                options, clock: { Clock.seconds },
                log: { bytes in try? OutputFile.write(bytes, to: 2, path: "standard error") })
        } catch let error as HTTPServerError {
            throw setup.explain(error)
        }
    }

    /// Keeps what `feed add`, `web open` and `doctor` want to know of the server.
    private func remember(
        _ address: String?, page: PublicURL?, _ publicURL: PublicURL?, in household: Household
    ) {
        do {
            try household.rememberServer(
                listen: address, page: page?.text, publicURL: publicURL)
        } catch {
            StandardError.write(
                "serve: the server's address cannot be kept for 'feed add' and 'doctor': \(error)\n"
            )
        }
    }

    private func announcement(
        _ addresses: [String], page: PublicURL?, _ context: Context
    ) -> String {
        if context.printsJSON {
            return JSON.document(["listening": addresses, "page": page?.text]).text
        }
        let language = context.language
        var sentences = [
            addresses.isEmpty
                ? language.access.listeningAtSockets
                : language.access.listening(at: language.list(addresses))
        ]
        if let page, !addresses.contains(page.text) {
            sentences.append(language.access.page(at: page.text))
            sentences += [page.wayOut(listening: addresses.first, language)].compactMap(\.self)
        }
        return sentences.map { $0 + "\n" }.joined()
    }

    /// Takes over a renewed certificate; the one before stays where the new one cannot be read.
    private func reload(_ setup: ServerSetup, _ server: HTTPServer) {
        do {
            guard let tls = try setup.tls() else { return }
            do {
                try server.reload(certificate: tls.certificate, key: tls.key)
                StandardError.write("serve: the certificate was read again\n")
            } catch let error as HTTPServerError {
                throw setup.explain(error)
            }
        } catch {
            StandardError.write("\(ToolError(error).message); the certificate before stays\n")
        }
    }
}
