import CalendarServer
import CommandLineInterface
import HTTPServer
import LogStore

/// `serve`: the store's feeds → calendar programs, until somebody says stop.
extension Context {
    /// How long requests that have begun may take once the server is to stop, in milliseconds.
    private static let lastOrders = 1500

    func serve() throws -> Outcome {
        guard command[CommonOptions.person] == nil else {
            throw ToolError.usage(
                "serve: a server has the feeds of everybody in the store",
                advice: "leave --person out")
        }
        // Before the first thread starts, and before anybody is told that the server is there.
        ServerSignal.hold()
        let isOnTerminal = Terminal.isErrors
        let setup = try ServerSetup(command)
        let store = try openStore(.readWriteCreate)
        let feeds = StoreFeeds(
            store, publicURL: setup.publicURL, day: command[CommonOptions.today],
            log: { StandardError.write("serve: \($0)\n") })
        let handler = Handler(source: feeds, calendars: StoreCalendars(feeds))
        let server = try listening(setup) {
            handler.answer($0)
        } refusal: {
            handler.refusal($0)
        }
        let addresses = setup.addresses(of: server)
        keep(addresses.first, setup.publicURL, in: store)
        try StandardOutput.write(announcement(addresses))
        ServiceManager.notify("READY=1")
        while case .reload = ServerSignal.next(isOnTerminal: isOnTerminal) {
            reload(setup, server)
        }
        ServerSignal.release()
        ServiceManager.notify("STOPPING=1")
        server.stop(withinMilliseconds: Self.lastOrders)
        return Outcome("")
    }

    private func listening(
        _ setup: ServerSetup, answer: @escaping HTTPServer.Answering,
        refusal: @escaping HTTPServer.Refusing
    ) throws -> HTTPServer {
        let options = try setup.options()
        do {
            return try HTTPServer.start(
                options,
                log: { bytes in try? OutputFile.write(bytes, to: 2, path: "standard error") },
                refusal: refusal, handler: answer)
        } catch {
            throw setup.explain(error)
        }
    }

    /// What `feed add` and `doctor` want to know of the server.
    private func keep(_ address: String?, _ publicURL: PublicURL?, in store: LogStore) {
        do {
            for (name, value) in [("listen", address), ("public-url", publicURL?.text)] {
                guard let value, try store.serverSetting(name) != value else { continue }
                try store.setServerSetting(name, to: value)
            }
        } catch {
            StandardError.write(
                "serve: the server's address cannot be kept for 'feed add' and 'doctor': \(error)\n"
            )
        }
    }

    private func announcement(_ addresses: [String]) -> String {
        if printsJSON {
            return JSON.object([
                ("schema", 1), ("listening", .array(addresses.map { .string($0) })),
            ]).text
        }
        let places = addresses.isEmpty ? "the sockets it was given" : Phrases.list(addresses)
        return "Listening at \(places).\n"
    }

    /// Takes over a renewed certificate; the one before stays where the new one cannot be read.
    private func reload(_ setup: ServerSetup, _ server: HTTPServer) {
        do {
            guard let tls = try setup.tls() else { return }
            do {
                try server.reload(certificate: tls.certificate, key: tls.key)
                StandardError.write("serve: the certificate was read anew\n")
            } catch {
                throw setup.explain(error)
            }
        } catch {
            StandardError.write("\(ToolError(error).message); the certificate before stays\n")
        }
    }
}
