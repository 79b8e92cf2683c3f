import Addresses
import CalendarServer
import CommandLineInterface
import CyclePipeline
import HTTPServer
import Machine
import Secrets
import XML

/// Signs in as a calendar program does, and reads what is there.
struct CalendarVisit {
    let address: WebAddress
    let client: WebClient
    let password: TypedPassword

    init(_ address: WebAddress, client: WebClient, password: TypedPassword) {
        (self.address, self.client, self.password) = (address, client, password)
    }

    /// Says how far it came.
    mutating func examine(_ part: inout Checkup.Part) throws {
        let top = CalendarExamination.root
        guard let answer = try ask("PROPFIND", top, Self.principalQuestion) else {
            part.add(.wrong, "There is no answer to who signs in.")
            return
        }
        guard answer.status == 207 else {
            complain(answer, &part)
            return
        }
        guard let principal = Self.href("current-user-principal", .dav, in: answer),
            let home = try self.home(at: principal),
            let calendars = try ask("PROPFIND", home, Self.listQuestion, depth: "1"),
            let entries = try ask("REPORT", home + "cycle/", Self.syncQuestion, depth: "1"),
            entries.status == 207
        else {
            part.add(
                .wrong, "The password is taken, but the way to the calendars breaks off.",
                advice:
                    "let the proxy hand on paths and bodies as they are, and update eve-ics there")
            return
        }
        // The home stands first among what is in it.
        let count = max(0, Self.responses(in: calendars) - 1)
        let kB = Phrases.kilobytes(entries.body.count)
        part.add(
            .fine,
            "The password opens \(Phrases.count(count, "calendar")); a first look at the cycle is \(kB) in "
                + "\(entries.milliseconds) ms.")
    }

    private func complain(_ answer: ProbeAnswer, _ part: inout Checkup.Part) {
        switch answer.status {
        case 401 where password.isKnown:
            part.add(
                .wrong,
                "The password is this store's, but the server there does not see it, or it serves "
                    + "another store.",
                advice:
                    "let the proxy hand on the field Authorization: some keep it to themselves where they "
                    + "ask for passwords, Apache also before scripts")
        case 401:
            part.add(
                .wrong, "The password opens nothing there.",
                advice:
                    "see 'eve-ics app-password list' whether it was revoked; if not, a proxy may keep the "
                    + "field Authorization to itself")
        case 429:
            part.add(
                .wrong, "It wants to be left alone for a while: wrong passwords were tried.",
                advice: "wait a minute and try again")
        default:
            part.add(.wrong, "It answers \(answer.status) to who signs in.")
        }
    }

    private func home(at principal: String) throws -> String? {
        guard let answer = try ask("PROPFIND", principal, Self.homeQuestion) else { return nil }
        return Self.href("calendar-home-set", .caldav, in: answer)
    }

    /// `nil` for no answer, and for a path that is another server's.
    private func ask(
        _ method: String, _ path: String, _ body: String, depth: String = "0"
    ) throws -> ProbeAnswer? {
        guard path.hasPrefix(CalendarExamination.root), WebAddress(address.origin + path) != nil
        else { return nil }
        var request = WebRequest(
            method, address.top(path),
            fields: [("Content-Type", "application/xml; charset=utf-8"), ("Depth", depth)],
            body: [body])
        request.password = password.token.grouped
        return try? client.ask(request).get()
    }

    private enum Space { case dav, caldav }

    private static func href(_ name: String, _ space: Space, in answer: ProbeAnswer) -> String? {
        let wanted = space == .dav ? XMLName.dav(name) : XMLName.caldav(name)
        guard answer.status == 207, let root = try? XMLTreeReader.read(answer.body) else {
            return nil
        }
        return find(wanted, in: root)?.first(.dav("href"))?.trimmedText
    }

    private static func find(_ name: XMLName, in element: XMLElement) -> XMLElement? {
        if element.name == name { return element }
        for child in element.elements {
            if let found = find(name, in: child) { return found }
        }
        return nil
    }

    private static func responses(in answer: ProbeAnswer) -> Int {
        guard let root = try? XMLTreeReader.read(answer.body) else { return 0 }
        return root.elements.count { $0.name == .dav("response") }
    }

    private static let principalQuestion =
        "<propfind xmlns=\"DAV:\"><prop><current-user-principal/></prop></propfind>"
    private static let homeQuestion =
        "<propfind xmlns=\"DAV:\" xmlns:c=\"urn:ietf:params:xml:ns:caldav\"><prop>"
        + "<c:calendar-home-set/></prop></propfind>"
    private static let listQuestion =
        "<propfind xmlns=\"DAV:\"><prop><resourcetype/></prop></propfind>"
    private static let syncQuestion =
        "<sync-collection xmlns=\"DAV:\"><sync-token/><sync-level>1</sync-level><prop><getetag/>"
        + "</prop></sync-collection>"
}
