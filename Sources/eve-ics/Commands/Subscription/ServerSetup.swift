import CommandLineInterface
import HTTPServer

/// How a server is to listen, and to whom it may speak in the clear.
struct ServerSetup {
    let publicURL: PublicURL?
    private let sockets: [CInt]
    /// `nil` where only sockets are listened at that were opened for this process.
    private let address: ListenAddress?
    private let certificate: String?
    private let key: String?
    private let isBehindProxy: Bool
    private let isVerbose: Bool

    init(_ command: ParsedCommand) throws {
        sockets = ServiceManager.takeSockets()
        let isAsked = sockets.isEmpty || command.isGiven(ServeOptions.listen)
        address = isAsked ? command[ServeOptions.listen] : nil
        certificate = command[ServeOptions.certificate]
        key = command[ServeOptions.key]
        isBehindProxy = command[ServeOptions.behindProxy]
        isVerbose = command[ServeOptions.verbose]
        publicURL = command[ServeOptions.publicURL]
        guard (certificate == nil) == (key == nil) else {
            throw ToolError.usage("serve: --tls-cert and --tls-key go together")
        }
        if !isEncrypted, !isBehindProxy, !command[ServeOptions.insecure] {
            try requireLoopback()
        }
    }

    private var isEncrypted: Bool { certificate != nil }

    /// What somebody's cycle is must not go over a network in the clear unless she says so.
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
