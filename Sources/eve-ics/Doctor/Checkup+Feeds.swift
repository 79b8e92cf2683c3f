import CalendarServer
import CommandLineInterface
import CycleModel
import LogStore

extension Session {
    /// Lists everybody's feeds.
    ///
    /// - Returns: Those that can be read now.
    func examineFeeds(
        in store: LogStore, _ checkup: inout Checkup
    ) throws(ToolError) -> [Feed] {
        var part = Checkup.Part("Feeds")
        var living: [Feed] = []
        let people = try storing { () throws(StoreError) in try store.people() }
        for person in people {
            let state = try state(of: person, in: store)
            let subject = subject(state: state, source: .store(store, person))
            let owner = people.count > 1 ? "\(person.name)'s " : ""
            for feed in try storing({ () throws(StoreError) in try store.feeds(of: person.id) }) {
                let text = "\(owner)\(feed.name): \(summary(of: feed, subject))"
                if let end = feed.expires, end <= subject.moment.seconds {
                    part.add(
                        .warning, text,
                        advice: "nobody can read it any more; 'eve-ics feed revoke' takes it away")
                } else {
                    part.add(.fine, text)
                    living.append(feed)
                }
            }
        }
        if part.findings.isEmpty {
            part.add(
                .note, "There are none, so no program can subscribe.",
                advice: "make one with 'eve-ics feed add NAME'")
        }
        checkup.parts.append(part)
        return living
    }

    /// Asks the server that last served this store, where it is on this machine, and says what its
    /// public address tells without asking it.
    func examineOwnServer(
        of store: LogStore, hasFeeds: Bool, _ checkup: inout Checkup
    ) throws(ToolError) -> Reach? {
        let (listen, name) = try storing { () throws(StoreError) in
            (try store.serverSetting("listen"), try store.serverSetting("public-url"))
        }
        var part = Checkup.Part("Server")
        defer { checkup.parts.append(part) }
        guard let listen, let address = WebAddress(listen) else {
            part.add(
                hasFeeds ? .warning : .note, "No server has served this store yet.",
                advice: "start one with 'eve-ics serve'; docs/server.md has it start by itself")
            return nil
        }
        let publicAddress = name.flatMap { WebAddress($0) }
        try ask(address, as: publicAddress, hasFeeds: hasFeeds, &part)
        guard let publicAddress else { return Reach(host: address.host) }
        let reach = Reach(host: publicAddress.host)
        describe(publicAddress, reach, &part)
        return reach ?? .everybody
    }

    /// - Parameter other: By which name its certificate is to be judged.
    private func ask(
        _ address: WebAddress, as other: WebAddress?, hasFeeds: Bool, _ part: inout Checkup.Part
    ) throws(ToolError) {
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
        // A proxy's path in front of the server's own means nothing here.
        var asked = address
        if address.isEncrypted, let other { asked = other }
        asked.path = "/"
        var examination = WebExamination(asked, client: client, now: clockSeconds)
        let answered = try examination.examine()
        for finding in examination.part.findings
        where finding.verdict == .wrong || finding.verdict == .warning {
            part.add(
                hasFeeds ? finding.verdict : .note, "At \(address.origin): \(finding.text)",
                advice: finding.advice)
        }
        if answered { part.add(.fine, "It answers at \(address.origin).") }
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
