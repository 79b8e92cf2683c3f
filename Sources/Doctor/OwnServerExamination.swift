package import Addresses
package import CommandLineInterface
import HTTPServer
package import Household

/// What a store is served for.
package struct StoreUse {
    var hasFeeds: Bool
    var hasPasswords: Bool
    /// What to sign in with.
    var password: TypedPassword?

    package init(hasFeeds: Bool, hasPasswords: Bool, password: TypedPassword? = nil) {
        self.hasFeeds = hasFeeds
        self.hasPasswords = hasPasswords
        self.password = password
    }

    /// Whether anybody misses a server that does not run.
    var isAny: Bool { hasFeeds || hasPasswords }
}

/// Asks the server that last served a store, where it is on this machine, and says what its public address tells
/// without asking it.
package struct OwnServerExamination {
    private let use: StoreUse
    /// In seconds since 1970; `nil` where today is a pretended one.
    private let now: Int64?
    private var part = Checkup.Part("Server")
    /// What a program finds that signs in, where one may want to.
    private var signingIn: Checkup.Part?
    /// By which name others are told to find it.
    package let publicAddress: WebAddress?
    /// Who can reach it; `nil` where it is not there, and where its address does not tell.
    package private(set) var reach: Reach?

    package var parts: [Checkup.Part] { [part] + (signingIn.map { [$0] } ?? []) }

    package init(_ household: Household, _ use: StoreUse, now: Int64?) throws {
        (self.use, self.now) = (use, now)
        let listen = try household.listenAddress().flatMap { WebAddress($0) }
        publicAddress = try household.publicAddress().flatMap { WebAddress($0) }
        guard let listen else {
            part.add(
                use.isAny ? .warning : .note, "No server has served this store yet.",
                advice: "start one with 'eve-ics serve'; docs/server.md has it start by itself")
            return
        }
        try ask(listen)
        if let publicAddress {
            let known = Reach(host: publicAddress.host)
            describe(publicAddress, known)
            reach = known ?? .everybody
        } else {
            reach = Reach(host: listen.host)
        }
    }

    private mutating func ask(_ address: WebAddress) throws {
        let here = address.host == "0.0.0.0" ? "127.0.0.1" : address.host
        let place = here == "[::]" ? "[::1]" : here
        guard Reach(host: place) == .thisMachine else {
            part.add(
                .note, "The server last listened at \(address.origin).",
                advice: "to have it asked, run 'eve-ics doctor \(address.origin)'")
            return
        }
        var client = WebClient()
        client.connectsTo = (place, address.portNumber)
        // Behind a proxy it takes passwords only if it is told so, as the proxy would.
        client.fields = [("X-Forwarded-Proto", "https")]
        var asked = address
        // Its certificate is judged by the name that others know.
        if address.isEncrypted, let publicAddress { asked = publicAddress }
        // A proxy's path in front of the server's own means nothing here.
        asked.path = "/"
        var examination = WebExamination(asked, client: client, now: now)
        let answered = try examination.examine()
        for finding in examination.part.findings
        where finding.verdict == .wrong || finding.verdict == .warning {
            part.add(
                use.isAny ? finding.verdict : .note, "At \(address.origin): \(finding.text)",
                advice: finding.advice)
        }
        guard answered else { return }
        part.add(.fine, "It answers at \(address.origin).")
        guard use.hasPasswords || use.password != nil else { return }
        var calendars = CalendarExamination(asked, client: client)
        try calendars.examine(use.password)
        signingIn = calendars.part
    }

    private mutating func describe(_ address: WebAddress, _ reach: Reach?) {
        let name = "Others are told to find it at \(address.base.text)"
        switch reach {
        case .thisMachine:
            part.add(.warning, "\(name), which is this machine's own: nobody else can.")
        case .ownNetwork:
            part.add(
                .warning,
                "\(name), in a private network: a phone outside of it cannot, nor Google or Outlook."
            )
        default:
            part.add(
                address.isEncrypted ? .fine : .warning,
                address.isEncrypted
                    ? "\(name)." : "\(name), in the clear: everybody on the way can read along.",
                advice: "to try that from here, run 'eve-ics doctor \(address.base.text)'")
        }
    }
}
