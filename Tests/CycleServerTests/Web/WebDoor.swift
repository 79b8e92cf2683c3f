import Addresses
import CivilDate
import CycleModel
import CyclePipeline
import Foundation
import HTTPServer
import Household
import RunningTool
import SQLStore
import SQLiteStore
import Secrets
import Store
import WebDoor

/// The page of a store of its own, asked by requests, with one person who is logged in.
struct WebDoor {
    /// For its folder alone.
    private let tool: Tool
    let store: SQLiteStore
    let person: Person
    let handler: WebHandler
    let household: LiveHousehold
    /// Where the page listens, as a browser would say it.
    static let host = "127.0.0.1:8765"
    static let now: Int64 = 1_795_132_800

    /// What opens the page; requests name it `ada`, and may write further cookies behind it.
    private let token: String

    /// - Parameters:
    ///   - today: Such as `2026-11-20`.
    ///   - pageHost: Where browsers of this computer are sent; without it the page is at `host`, too.
    ///   - tool: The one whose store it is, with the first person there.
    init(
        today: String = "2026-11-20", publicURL: PublicURL? = nil, pageHost: PageHost? = nil,
        of tool: Tool? = nil
    ) throws {
        self.tool = try tool ?? Tool()
        store = try SQLiteStore.open(self.tool.folder.appending(path: "eve.db").path)
        person =
            try store.people().first
            ?? store.addPerson(named: "Ada", seed: Array(repeating: 7, count: 32))
        let accounts = WebAccounts()
        household = Serving.household(store, day: Day(today))
        handler = WebHandler(
            household, site: WebSite(publicURL: publicURL, pageHost: pageHost),
            accounts: accounts)
        token = try Self.token(of: person, in: store, accounts)
    }

    /// Logs somebody in by a link, as 'web open' does.
    private static func token(
        of person: Person, in store: SQLiteStore, _ accounts: WebAccounts
    ) throws -> String {
        let household = Household(store, zones: Serving.zones)
        let member = try household.members().first { $0.name == person.name }
        let link = try member?.webLink(at: now).text ?? ""
        let device = WebAccounts.Device(
            Request(.post, "/open", peer: .loopback, now: now), stays: true)
        guard
            case .opened(let opened) = try accounts.logIn(by: link[...], on: device, in: household)
        else { return "" }
        return opened.token.text
    }

    /// Records days as another program would.
    func record(_ contents: JournalChange.Content...) throws {
        try store.append(
            contents.map {
                NewEntry(
                    recorded: Self.now, origin: .commandLine, body: JournalCodec.encode($0))
            }, for: person.id, expecting: nil)
    }

    /// Records a period of medium flow on each of the days.
    func recordPeriod(_ days: String...) throws {
        try record(
            .days(
                days.compactMap { Day($0) }.map {
                    DayLog.Entry(day: $0, record: DayRecord(flow: .medium))
                }))
    }

    var state: PersonState {
        get throws {
            try Household(store, zones: Serving.zones).state(of: person, at: .second(Self.now))
        }
    }

    var entries: Int { get throws { try store.lastEntryNumber(of: person.id) } }

    // MARK: Requests

    func get(
        _ target: String, cookie: String? = "ada", fields: [(name: String, value: String)] = []
    ) -> Response {
        handler.answer(request(.get, target, cookie: cookie, fields: fields))
    }

    /// Sends a form as a browser does that shows one of the pages.
    func post(
        _ target: String, _ form: KeyValuePairs<String, String>, cookie: String? = "ada",
        fields: [(name: String, value: String)] = [(name: "Sec-Fetch-Site", value: "same-origin")],
        isEncrypted: Bool = false
    ) -> Response {
        post(
            target, pairs: form.map { ($0.key, $0.value) }, cookie: cookie, fields: fields,
            isEncrypted: isEncrypted)
    }

    /// The same with names that are known only when it runs.
    func post(
        _ target: String, pairs: [(String, String)], cookie: String? = "ada",
        fields: [(name: String, value: String)] = [(name: "Sec-Fetch-Site", value: "same-origin")],
        isEncrypted: Bool = false
    ) -> Response {
        let body = pairs.map { "\(Self.encoded($0.0))=\(Self.encoded($0.1))" }
            .joined(separator: "&")
        let type = (name: "Content-Type", value: "application/x-www-form-urlencoded")
        return post(
            target, body: Array(body.utf8), cookie: cookie, fields: fields + [type],
            isEncrypted: isEncrypted)
    }

    func post(
        _ target: String, body: [UInt8], cookie: String? = "ada",
        fields: [(name: String, value: String)], isEncrypted: Bool = false
    ) -> Response {
        let length = (name: "Content-Length", value: String(body.count))
        var request = request(.post, target, cookie: cookie, fields: fields + [length])
        request.isEncrypted = isEncrypted
        if let refusal = handler.refusal(request) { return refusal }
        request.body = body
        return handler.answer(request)
    }

    private func request(
        _ method: Request.Method, _ target: String, cookie: String?,
        fields: [(name: String, value: String)]
    ) -> Request {
        var all = fields
        if !fields.contains(where: { $0.name == "Host" }) {
            all.append((name: "Host", value: Self.host))
        }
        if let cookie {
            let token = cookie.hasPrefix("ada") ? token + cookie.dropFirst(3) : cookie
            all.append((name: "Cookie", value: "__Host-eve=\(token)"))
        }
        return Request(
            method, target, fields: all, peer: IPAddress("127.0.0.1".utf8) ?? .loopback,
            now: Self.now, isPrivate: true)
    }

    private static func encoded(_ text: String) -> String {
        text.utf8.map { byte in
            let isPlain = (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte | 0x20)
            return isPlain ? String(UnicodeScalar(byte)) : String(format: "%%%02X", byte)
        }.joined()
    }
}

extension Response {
    func field(_ name: String) -> String? { fields.first { $0.name == name }?.value }

    var text: String { String(decoding: body, as: UTF8.self) }
}
