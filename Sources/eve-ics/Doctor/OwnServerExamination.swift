import CalendarServer
import CivilDate
import CycleModel
import LogStore
import Secrets

/// What a store is served for.
struct StoreUse {
    var hasFeeds: Bool
    var hasPasswords: Bool
    /// What to sign in with, and whether this store has it.
    var password: (token: SecretToken, isKnown: Bool)?

    /// Whether anybody misses the server where there is none.
    var isAny: Bool { hasFeeds || hasPasswords }
}

extension Context {
    /// Asks the server that last served this store, where it is on this machine, and says what its
    /// public address tells without asking it.
    func examineOwnServer(
        of store: LogStore, _ use: StoreUse, _ checkup: inout Checkup
    ) throws -> Reach? {
        let (listen, name) = (
            try store.serverSetting("listen"), try store.serverSetting("public-url")
        )
        var part = Checkup.Part("Server")
        var signingIn: Checkup.Part?
        defer { checkup.parts += [part] + (signingIn.map { [$0] } ?? []) }
        guard let listen, let address = WebAddress(listen) else {
            part.add(
                use.isAny ? .warning : .note, "No server has served this store yet.",
                advice: "start one with 'eve-ics serve'; docs/server.md has it start by itself")
            return nil
        }
        let publicAddress = name.flatMap { WebAddress($0) }
        signingIn = try ask(address, as: publicAddress, use, &part)
        guard let publicAddress else { return Reach(host: address.host) }
        let reach = Reach(host: publicAddress.host)
        describe(publicAddress, reach, &part)
        return reach ?? .everybody
    }

    /// - Parameter other: By which name its certificate is to be judged.
    /// - Returns: What a program finds that signs in, where one may want to.
    private func ask(
        _ address: WebAddress, as other: WebAddress?, _ use: StoreUse, _ part: inout Checkup.Part
    ) throws -> Checkup.Part? {
        let here = address.host == "0.0.0.0" ? "127.0.0.1" : address.host
        let place = here == "[::]" ? "[::1]" : here
        guard Reach(host: place) == .thisMachine else {
            part.add(
                .note, "The server last listened at \(address.origin).",
                advice: "to have it asked, run 'eve-ics doctor \(address.origin)'")
            return nil
        }
        var client = WebClient()
        client.connectsTo = (place, address.portNumber)
        // A proxy's path in front of the server's own means nothing here.
        var asked = address
        if address.isEncrypted, let other { asked = other }
        asked.path = "/"
        var examination = WebExamination(asked, client: client, now: clockSeconds)
        let answered = try examination.examine()
        for finding in examination.part.findings
        where finding.verdict == .wrong || finding.verdict == .warning {
            part.add(
                use.isAny ? finding.verdict : .note, "At \(address.origin): \(finding.text)",
                advice: finding.advice)
        }
        guard answered else { return nil }
        part.add(.fine, "It answers at \(address.origin).")
        guard use.hasPasswords || use.password != nil else { return nil }
        var calendars = CalendarExamination(asked, client: client)
        try calendars.examine(use.password?.token, isKnown: use.password?.isKnown == true)
        return calendars.part
    }

    private func describe(_ address: WebAddress, _ reach: Reach?, _ part: inout Checkup.Part) {
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
