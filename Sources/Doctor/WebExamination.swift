package import Addresses
import CalendarServer
package import CommandLineInterface
import CyclePipeline
import HTTPServer
import ICSExport
import ICalendarLint

/// Asks an address what a calendar program would ask it, and says what that program would find.
package struct WebExamination {
    let address: WebAddress
    var client = WebClient()
    /// Whether libical reads a feed, too.
    private let readsTwice: Bool
    /// Whether it also tries to pretend that it asks from elsewhere.
    private let forges: Bool
    /// In seconds since 1970; `nil` where today is a pretended one.
    let now: Int64?
    package private(set) var part: Checkup.Part
    /// The feed, where the address is one's and all went well.
    package private(set) var calendar: [UInt8]?
    package private(set) var reach: Reach?

    package init(
        _ address: WebAddress, client: WebClient = WebClient(), readsTwice: Bool = false,
        forges: Bool = false, now: Int64?
    ) {
        self.address = address
        self.client = client
        self.readsTwice = readsTwice
        self.forges = forges
        self.now = now
        part = Checkup.Part("Server at \(address.origin)")
    }

    /// - Returns: Whether a server of ours is there.
    @discardableResult
    package mutating func examine() throws -> Bool {
        guard let health = try ask(address.page("/healthz")) else { return false }
        describe(health)
        guard health.status == 200 else {
            part.add(
                .wrong, "Something answers there (\(health.status) for /healthz), but not eve-ics.",
                advice:
                    "if a proxy stands before it, let it hand on everything below this address")
            return false
        }
        part.add(.fine, "eve-ics answers, in \(health.milliseconds) ms.")
        if forges { try examineProxy(health) }
        if address.isFeed { try examineFeed() }
        return true
    }

    private mutating func ask(
        _ page: WebAddress, fields: [(name: String, value: String)] = []
    ) throws -> ProbeAnswer? {
        switch try client.get(page, fields: fields) {
        case .success(let answer): return answer
        case .failure(let failure):
            explain(failure)
            return nil
        }
    }

    /// A program can write every field that a proxy writes, and only the proxy can take that away.
    private mutating func examineProxy(_ health: ProbeAnswer) throws {
        if let proxy = health.proxy {
            part.add(
                .note,
                "\(proxy) stands before it. Proxies write the addresses that are asked for into their logs, the error log "
                    + "too, and a feed's address is its secret.",
                advice: "let its file keep them out, as docs/server.md shows", isNews: true)
        }
        let forged = [
            ("X-Forwarded-For", Forgery.address), ("Forwarded", "for=\(Forgery.address)"),
        ]
        guard let answer = try ask(address.page("/healthz"), fields: forged),
            let network = answer[HealthField.askedFrom]
        else { return }
        guard network != Forgery.network else {
            part.add(
                Forgery.verdict(at: address, reach),
                "It believes what a program says of its own address: wrong passwords are then counted for the "
                    + "address that it names, and the log has that address, too.",
                advice: Forgery.advice)
            return
        }
        part.add(.fine, "The address that a program claims for itself is not believed.")
        if reach != .thisMachine, IPAddress(network.utf8)?.isLoopback == true {
            part.add(
                .warning,
                "It does not hear who asks: everybody's wrong passwords and addresses are counted together.",
                advice: "start it with --behind-proxy, and let the proxy write X-Forwarded-For")
        }
    }

    private mutating func explain(_ failure: WebFailure) {
        switch failure {
        case .noCurl:
            part.add(
                .wrong, "The program curl is not installed, so nothing can be asked.",
                advice: "install it: apt install curl")
        case .unknownHost:
            part.add(
                .wrong, "No computer is known by the name \(address.host).",
                advice: "check the spelling, and the name's entry in the DNS")
        case .refused:
            part.add(
                .wrong, "Nobody answers at port \(address.portNumber) of \(address.host).",
                advice:
                    "is the server running ('eve-ics serve', 'systemctl status eve-ics'), and "
                    + "listening at this address?")
        case .tooSlow:
            part.add(
                .wrong, "No answer came within 10 seconds.",
                advice: "a firewall may be in the way, or a router that does not forward the port")
        case .untrusted(let words, let end):
            part.add(
                .wrong, "The certificate is not trusted: \(words).",
                advice:
                    "calendar programs will refuse it; get one for this name that everybody "
                    + "trusts, as docs/server.md says")
            if let end, let now, end < now { CertificateText.add(end, now: now, to: &part) }
        case .noTLS(let words):
            part.add(
                .wrong, "There is no TLS to be had: \(words).",
                advice:
                    "if the server speaks plain http, write http://; else give it --tls-cert and --tls-key"
            )
        case .noAnswer(let words):
            part.add(.wrong, "There is no answer that can be read: \(words).")
        }
    }

    /// What holds of the connection, whatever was asked.
    private mutating func describe(_ answer: ProbeAnswer) {
        reach = Reach(address: answer.peer)
        switch reach {
        case .thisMachine:
            part.add(.note, "The address is this machine's own: only programs here reach it.")
        case .ownNetwork:
            part.add(
                .warning,
                "The address is one of a private network: a phone outside of it cannot reach it, "
                    + "and neither can Google or Outlook.")
        default: break
        }
        if address.isEncrypted {
            if let now { CertificateText.add(answer.certificateEnd, now: now, to: &part) }
        } else if reach != .thisMachine {
            part.add(
                .warning,
                "It is plain http: everybody on the way can read the calendar and the secret "
                    + "address.", advice: "serve it by https; docs/server.md says how")
        }
        if let now, let date = answer.date, abs(date - now) > 60 {
            let minutes = max(1, Int((abs(date - now) + 30) / 60))
            part.add(
                .warning,
                "Its clock is \(Phrases.count(minutes, "minute")) \(date > now ? "ahead of" : "behind") this one.",
                advice: "let both set themselves (systemd-timesyncd, chrony)")
        }
    }
}

extension WebExamination {
    private mutating func examineFeed() throws {
        var page = address
        guard var answer = try ask(page) else { return }
        var hops = 0
        while (301...308).contains(answer.status), answer.status != 304,
            let target = answer["Location"]
        {
            hops += 1
            guard hops <= 5, let next = page.following(target) else {
                part.add(.wrong, "It sends on to an address that leads nowhere.")
                return
            }
            let isForGood = answer.status == 301 || answer.status == 308
            part.add(
                isForGood || next.origin == page.origin ? .note : .warning,
                "It sends on to \(next.origin)\(isForGood ? " for good" : ", for now").",
                advice: "subscribe to the address that it leads to")
            if page.isEncrypted, !next.isEncrypted {
                part.add(.wrong, "That leads from https to plain http.")
                return
            }
            page = next
            guard let following = try ask(page) else { return }
            answer = following
        }
        try judge(answer, at: page)
    }

    private mutating func judge(_ answer: ProbeAnswer, at page: WebAddress) throws {
        switch answer.status {
        case 200: break
        case 404:
            part.add(
                .wrong,
                "The feed is not there: its address is wrong, or it was revoked or expired.",
                advice:
                    "see 'eve-ics feed list'; 'eve-ics feed rotate NAME' makes a new address")
            return
        case 429:
            part.add(
                .wrong,
                "The server wants to be left alone for a while: wrong addresses were tried.",
                advice: "wait a minute and try again")
            return
        default:
            part.add(
                .wrong, "It answers \(answer.status) instead of 200.",
                advice: "many programs drop a subscription then; look at the server's messages")
            return
        }
        part.add(
            .fine,
            "The feed comes, \(Phrases.kilobytes(answer.body.count)) in \(answer.milliseconds) ms.")
        let type = answer["Content-Type"]?.lowercased() ?? "no type"
        if !type.hasPrefix("text/calendar") {
            part.add(
                .wrong, "It says of itself that it is \(type), not text/calendar.",
                advice: "something between the server and here changes it")
        }
        judge(calendar: answer.body)
        try judgeFreshness(answer, at: page)
    }

    private mutating func judge(calendar bytes: [UInt8]) {
        let findings = Lint.check(bytes)
        let errors = findings.count { $0.severity == .error }
        if let first = findings.first(where: { $0.severity == .error }) {
            part.add(
                .wrong,
                "\(Phrases.count(errors, "rule")) of the standard \(errors == 1 ? "is" : "are") "
                    + "broken, at first in line \(first.line): \(first.message)",
                advice: "save the feed and run 'eve-ics lint FILE'")
        } else {
            part.add(.fine, "It is a calendar without fault.")
        }
        if readsTwice { readAgain(bytes) }
        if bytes.count > 1 << 20 {
            part.add(
                .warning, "It is larger than 1 MB, which some programs refuse.",
                advice: "make a feed with fewer --months or less --past")
        }
        calendar = bytes
    }

    private mutating func readAgain(_ bytes: [UInt8]) {
        do {
            try SecondReader.check(bytes)
            part.add(.fine, "libical reads the same dates and the same status in every event.")
        } catch {
            part.add(
                .wrong, "Line \(error).",
                advice: "save the feed, and report this with the event around that line")
        }
    }

    /// Programs that ask every half an hour should mostly hear that nothing changed.
    private mutating func judgeFreshness(
        _ answer: ProbeAnswer, at page: WebAddress
    ) throws {
        guard let tag = answer["ETag"] else {
            part.add(
                .warning, "Each look transfers everything, for the answer has no ETag.",
                advice: "something between the server and here takes it away")
            return
        }
        guard let again = try ask(page, fields: [("If-None-Match", tag)]) else { return }
        if again.status == 304 {
            part.add(.fine, "A program that asks again hears that nothing changed.")
        } else {
            part.add(
                .warning,
                "A program that asks again gets the whole feed again (\(again.status) instead of 304)."
            )
        }
    }
}
