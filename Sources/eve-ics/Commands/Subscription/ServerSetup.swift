import Addresses
import CommandLineInterface
import HTTPServer
import Household
import Machine

/// How a server is to listen, and to whom it may speak in the clear.
struct ServerSetup {
    private static let listen = Option(
        "--listen", .listenAddress, default: ListenAddress(host: .loopback, port: 8765),
        "The address to listen on; a port alone is on this computer, 0 means any free one")
    private static let certificate = Option(
        "--tls-cert", .file, "The certificate, with its intermediate ones, in PEM form")
    private static let key = Option("--tls-key", .file, "The certificate's key, in PEM form")
    private static let behindProxy = Flag(
        "--behind-proxy", "A proxy in front speaks TLS and reports the client's address")
    private static let publicURL = Option(
        "--public-url", .publicURL,
        """
        The address at which others find this server; feeds' addresses begin with it, and the web \
        page refuses other names
        """)
    private static let ownPageHost = Option(
        "--page-host", .pageHost, default: .usual,
        "The page's host for browsers on this computer; 127.0.0.1 if yours does not find it")
    private static let insecure = Flag(
        "--insecure", "Serve other computers without encryption, although others can read it")
    private static let openRegistration = Flag(
        "--open-registration", "Let anybody who reaches the web page make an account")
    private static let verbose = Flag("--verbose", "Say more about connections that fail")

    static var parameters: [any Declaration] {
        [
            listen, certificate, key, behindProxy, publicURL, ownPageHost, insecure,
            openRegistration, verbose,
        ]
    }

    let publicURL: PublicURL?
    /// Whether the web page makes accounts for people who were not invited.
    let isOpenForRegistration: Bool
    private let chosenPageHost: PageHost?
    private let listen: ListenAddress
    private let isListenGiven: Bool
    private let certificate: String?
    private let key: String?
    private let isBehindProxy: Bool
    private let isInsecure: Bool
    private let isVerbose: Bool
    /// Those that were opened for this process.
    private var sockets: [CInt] = []

    init(_ words: ParsedCommand) {
        publicURL = words[Self.publicURL]
        chosenPageHost = words.isGiven(Self.ownPageHost) ? words[Self.ownPageHost] : nil
        listen = words[Self.listen]
        isListenGiven = words.isGiven(Self.listen)
        certificate = words[Self.certificate]
        key = words[Self.key]
        isBehindProxy = words[Self.behindProxy]
        isInsecure = words[Self.insecure]
        isOpenForRegistration = words[Self.openRegistration]
        isVerbose = words[Self.verbose]
    }

    /// Takes over the sockets that were opened for this process, and refuses a setup that would tell others.
    mutating func takeSockets() throws {
        sockets = ServiceManager.takeSockets()
        guard (certificate == nil) == (key == nil) else {
            throw ToolError.usage("serve: --tls-cert and --tls-key go together")
        }
        guard chosenPageHost == nil || hasNoOtherName else {
            throw ToolError.usage(
                """
                serve: --page-host is for the browsers of this computer alone, and with --public-url, \
                --behind-proxy or --tls-cert the page has another address
                """, advice: "leave --page-host out")
        }
        if !isEncrypted, !isBehindProxy, !isInsecure { try requireLoopback() }
    }

    /// Whether browsers reach it by no name that a person gave it, or that a certificate is for.
    private var hasNoOtherName: Bool { publicURL == nil && !isBehindProxy && !isEncrypted }

    /// Where this computer's browsers are sent for the page; `nil` where they find it by another name, or where a
    /// proxy asks for it at a Unix socket.
    var pageHost: PageHost? {
        guard hasNoOtherName, !sockets.contains(where: ServiceManager.isUnix) else { return nil }
        return chosenPageHost ?? .usual
    }

    /// Where they find the page; `nil` where they find it at each address that is listened at, and nowhere else.
    func page(of server: HTTPServer) -> PublicURL? {
        guard let pageHost,
            let address = server.addresses.first(where: { PageHost.reaches($0.host) })
        else { return nil }
        return PublicURL(pageHost.origin(port: Int(address.port)))
    }

    /// `nil` where only sockets are listened at that were opened for this process.
    private var address: ListenAddress? { sockets.isEmpty || isListenGiven ? listen : nil }

    private var isEncrypted: Bool { certificate != nil }

    /// Nobody's cycle may go over a network in the clear unless --insecure says so.
    private func requireLoopback() throws {
        var places: [String] = []
        if let address, !address.host.isLoopback { places.append(address.description) }
        for socket in sockets where !ServiceManager.isLocal(socket) {
            places.append("socket \(socket)")
        }
        guard let first = places.first else { return }
        throw ToolError.refused(
            """
            serve: \(first) can be reached from other machines, and without TLS everybody on the way \
            could read the calendars and their secret addresses
            """,
            advice: """
                give --tls-cert and --tls-key, or --behind-proxy where a proxy in front speaks TLS; \
                --insecure does it all the same
                """)
    }

    func options() throws -> HTTPServer.Options {
        var options = HTTPServer.Options(
            sockets.map { .descriptor($0) } + (address.map { [.address($0)] } ?? []))
        options.tls = try tls()
        options.trustsForwardedFields = isBehindProxy
        options.isVerbose = isVerbose
        return options
    }

    /// The certificate and its key, as they are in their files now.
    func tls() throws -> (certificate: [UInt8], key: [UInt8])? {
        guard let certificate, let key else { return nil }
        if FileFacts(key)?.isReadableByOthers == true {
            StandardError.write("\(key): other users of this machine may read this key\n")
        }
        let limit = 1 << 20
        return (
            try InputFile(certificate).readAll(limit: limit),
            try InputFile(key).readAll(limit: limit)
        )
    }

    func addresses(of server: HTTPServer) -> [String] {
        server.addresses.map { "\(isEncrypted ? "https" : "http")://\($0)" }
    }

    func explain(_ error: HTTPServerError) -> ToolError {
        switch error.reason {
        case .addressInUse:
            .refused(
                "serve: \(error)",
                advice:
                    "choose another port with --listen, or end that program; 'ss -ltnp' names it")
        case .notPermitted:
            .refused(
                "serve: \(error)",
                advice: "choose a port above 1023, or let systemd open it; docs/server.md says how")
        case .addressNotAvailable:
            .refused("serve: \(error)", advice: "'ip address' lists the addresses that it has")
        case .badCertificate: .refused("\(certificate ?? "serve"): \(error.said)")
        case .badKey: .refused("\(key ?? "serve"): \(error.said)")
        default: .refused("serve: \(error)")
        }
    }
}

extension ValueFormat where Value == PageHost {
    fileprivate static var pageHost: ValueFormat {
        ValueFormat(
            "HOST", expectation: "127.0.0.1, ::1, localhost or a name such as eve-ics.localhost",
            read: { PageHost($0) }, write: { $0.text })
    }
}

extension ValueFormat where Value == ListenAddress {
    fileprivate static var listenAddress: ValueFormat {
        ValueFormat(
            "ADDR:PORT", expectation: "a port, or an address such as 127.0.0.1:8765 or [::1]:8765",
            read: { ListenAddress($0) }, write: { $0.description })
    }
}
