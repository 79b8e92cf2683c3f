package import Addresses
import CalendarServer
package import CommandLineInterface
import HTTPServer
import Machine

/// Asks a server what a calendar program asks that signs in (RFC 4791, 6764), and says what that program
/// would find on its way there: proxies are known to keep methods, fields and large bodies to themselves.
///
/// Without a password too: what our server answers to each method tells whether it arrived, and changes nothing.
package struct CalendarExamination {
    let address: WebAddress
    var client = WebClient()
    /// Whether it also tries to pretend that it asks otherwise.
    private let forges: Bool
    package private(set) var part = Checkup.Part("Signing in")
    /// Who can reach whoever answered; `nil` while nobody has.
    package private(set) var reach: Reach?

    static let root = "/dav/"
    private static let methods = ["REPORT", "PUT", "DELETE", "PROPPATCH", "MKCALENDAR"]
    private static let rebuke = "let it hand on every method below /dav/, as docs/server.md shows"

    package init(_ address: WebAddress, client: WebClient = WebClient(), forges: Bool = false) {
        self.address = address
        self.forges = forges
        self.client = client
    }

    /// - Parameter password: What is tried once everything else is in order, and only by https or on this
    ///   machine.
    package mutating func examine(_ password: TypedPassword?) throws {
        guard let first = try ask("PROPFIND", fields: [("Depth", "0")]) else { return }
        reach = Reach(address: first.peer)
        if forges { try examineForgery(first) }
        guard judge(first) else { return }
        try examineDiscovery()
        try examineMethods()
        try examineBody()
        guard address.isEncrypted || reach == .thisMachine else { return }
        guard let password else {
            part.add(
                .note, "Whether a password opens it was not tried.",
                advice: "give --sign-in, and type one in")
            return
        }
        var visit = CalendarVisit(address, client: client, password: password)
        try visit.examine(&part)
    }

    /// - Parameter path: Below no other: programs are led to the top of the server.
    private mutating func ask(
        _ method: String, _ path: String = root, fields: [(name: String, value: String)] = [],
        body: [String] = []
    ) throws -> ProbeAnswer? {
        switch try client.ask(WebRequest(method, address.top(path), fields: fields, body: body)) {
        case .success(let answer): return answer
        case .failure:
            part.add(
                .wrong, "There is no answer to \(method), with which calendar programs come.",
                advice: "if a proxy stands before eve-ics, \(Self.rebuke)")
            return nil
        }
    }

    /// Whether a program that says how it asked is told something else than `first`.
    private mutating func examineForgery(_ first: ProbeAnswer) throws {
        let takesPassword = first.status == 401 && first.asksForPassword
        guard takesPassword || (first.status == 403 && first.isOurs) else { return }
        let said = takesPassword ? "http" : "https"
        let forged = [("X-Forwarded-Proto", said), ("Forwarded", "proto=\(said)")]
        guard
            let answer = try ask("PROPFIND", fields: [("Depth", "0")] + forged)
        else { return }
        guard answer.status != first.status else {
            part.add(.fine, "A claim of https that a program makes itself is not believed.")
            return
        }
        part.add(
            Forgery.verdict(at: address, reach),
            takesPassword
                ? "It believes what a program says of how it asked."
                : "It believes a program that says that it asked by https, and takes a password in the clear.",
            advice: Forgery.advice)
    }

    /// What is said to a program that has not signed in.
    ///
    /// - Returns: Whether there is more to ask.
    private mutating func judge(_ answer: ProbeAnswer) -> Bool {
        let isLocal = reach == .thisMachine
        switch answer.status {
        case 401 where answer.asksForPassword:
            guard address.isEncrypted || isLocal else {
                part.add(
                    .wrong,
                    "It asks for a password in the clear: everybody on the way could read it.",
                    advice:
                        "let the proxy send programs on to https, and say in X-Forwarded-Proto how it "
                        + "was really asked")
                return true
            }
            part.add(.fine, "It asks for a password before it tells anything.")
            return true
        case 401:
            part.add(
                .wrong,
                answer["WWW-Authenticate"] == nil
                    ? "It refuses, but does not say that it wants a password."
                    : "Something before eve-ics asks for a password of its own.",
                advice:
                    "programs know one password only, that of eve-ics: let the proxy ask for none below "
                    + "/dav/ and hand on WWW-Authenticate and Authorization")
        case 403 where answer.isOurs && address.isEncrypted:
            part.add(
                .wrong, "It takes no password, because it does not know that it is asked by https.",
                advice:
                    "start it with --behind-proxy, and let the proxy say https in X-Forwarded-Proto, as "
                    + "docs/server.md shows")
        case 403 where answer.isOurs:
            part.add(
                .warning,
                "It takes no password in the clear, so nobody can sign in at this address.",
                advice: "sign in at an https address; docs/server.md says how to have one")
        case 301, 302, 303, 307, 308:
            let next = answer["Location"].flatMap(address.following)
            part.add(
                .warning,
                "It sends programs on to \(next?.origin ?? "something that is not an address").",
                advice: "give programs the address that it leads to, and ask that")
        case 404:
            part.add(
                .wrong, "There are no calendars at /dav/.",
                advice:
                    "programs look at the top of the server, below no other path: give eve-ics a name of "
                    + "its own, or let the proxy hand on /dav/ as it is")
        case 429:
            part.add(
                .wrong, "It wants to be left alone for a while: wrong passwords were tried.",
                advice: "wait a minute and try again")
        default:
            part.add(
                .wrong,
                "PROPFIND, with which calendar programs begin, is answered \(answer.status).",
                advice: "if a proxy stands before eve-ics, \(Self.rebuke)")
        }
        return false
    }

    /// RFC 6764 5: a program that knows a name alone looks there.
    private mutating func examineDiscovery() throws {
        let path = "/.well-known/caldav"
        guard let answer = try ask("PROPFIND", path, fields: [("Depth", "0")]) else { return }
        guard (301...308).contains(answer.status),
            let next = answer["Location"].flatMap(address.following)
        else {
            part.add(
                .warning,
                "Programs that know only the name do not find the calendars (\(answer.status) "
                    + "for \(path)).",
                advice:
                    "let the proxy hand on that path too, or give programs the address with /dav/")
            return
        }
        if next == address.top(Self.root) {
            part.add(.fine, "Programs that know only the name find the calendars.")
        } else {
            part.add(
                .wrong,
                address.isEncrypted && !next.isEncrypted
                    ? "\(path) leads from https to plain http."
                    : "\(path) leads to \(next.origin), and not to /dav/ here.",
                advice: "let the proxy leave the Location of answers as it is")
        }
    }

    private mutating func examineMethods() throws {
        var stopped: [String] = []
        for method in Self.methods {
            guard let answer = try ask(method) else { return }
            if !(answer.status == 401 && answer.asksForPassword) {
                stopped.append("\(method) (\(answer.status))")
            }
        }
        guard let options = try ask("OPTIONS") else { return }
        if options.status != 200 || options["DAV"]?.contains("calendar-access") != true {
            stopped.append("OPTIONS (\(options.status))")
        }
        if stopped.isEmpty {
            part.add(.fine, "All that programs do arrives: reading, writing, deleting.")
        } else {
            part.add(
                .wrong, "These methods do not arrive: \(stopped.joined(separator: ", ")).",
                advice: Self.rebuke)
        }
    }

    /// An entry may be as large as this, and no proxy should stop it.
    private mutating func examineBody() throws {
        let line = String(repeating: "x", count: 65_535)
        let lines = Array(repeating: line, count: CalendarObject.largest / 65_536)
        let request = WebRequest(
            "PUT", address.top(Self.root), fields: [("Expect", "100-continue")], body: lines)
        if case .success(let answer) = try client.ask(request), answer.status != 413 { return }
        part.add(
            .warning, "An entry of 1 MB does not arrive.",
            advice: "raise the proxy's limit, which is client_max_body_size for nginx")
    }
}

extension ProbeAnswer {
    /// Whether it is how our server asks for a password; a proxy that asks for one names another realm.
    var asksForPassword: Bool {
        self["WWW-Authenticate"]?.hasPrefix(CalendarChallenge.start) == true
    }

    /// Whether our server gives the reason, as it does in XML.
    var isOurs: Bool { body.starts(with: Array("<?xml".utf8)) && !body.isEmpty }
}
