import Addresses
import Foundation
import HTTPServer
import Household
import RunningTool
import SQLStore
import SQLiteStore
import Secrets
import Store
import WebDoor

/// The page of a store with Ada and Bea, seen by browsers that keep a cookie each.
final class LoginDoor {
    private let tool: Tool
    let store: SQLiteStore
    let handler: WebHandler
    let accounts: WebAccounts
    let ada: Person
    let bea: Person
    /// What the clock says.
    var now: Int64 = 1_795_132_800

    static let password = "wet gravel under tyres"

    private let hashCost: PasswordHash.Cost

    /// - Parameter hashCost: The least there is where a test is not about it: a page that is asked for asks the same.
    init(
        openRegistration: Bool = false, guesses: GuessCounter = GuessCounter(),
        hashCost: PasswordHash.Cost = PasswordHash.Cost(operations: 1, memory: 8 * 1024)
    ) throws {
        self.hashCost = hashCost
        tool = try Tool()
        store = try SQLiteStore.open(tool.folder.appending(path: "eve.db").path)
        ada = try store.addPerson(named: "Ada", seed: Array(repeating: 7, count: 32))
        bea = try store.addPerson(named: "Bea", seed: Array(repeating: 8, count: 32))
        accounts = WebAccounts(guesses: guesses, hashCost: hashCost)
        handler = WebHandler(
            Serving.household(store),
            site: WebSite(publicURL: nil, isOpenForRegistration: openRegistration),
            accounts: accounts)
    }

    /// All that the store has written.
    func storeBytes() throws -> Data { try tool.data("eve.db") + tool.data("eve.db-wal") }

    var household: Household { Household(store, zones: Serving.zones) }

    func member(_ name: String = "Ada") throws -> Member {
        guard let member = try household.member(named: name) else { throw CancellationError() }
        return member
    }

    func setPassword(of name: String = "Ada") throws {
        try member(name).setWebPassword(Self.password, hashCost: hashCost)
    }

    /// A browser of somebody's.
    final class Browser {
        private let door: LoginDoor
        var cookie: String?
        /// What it keeps of those who logged in on it.
        var devices: String?
        var isPrivate = true
        var peer = IPAddress.loopback
        /// What it says in `Accept`.
        var accepted: String?
        var agent = "Mozilla/5.0 (X11; Linux x86_64; rv:153.0) Gecko/20100101 Firefox/153.0"

        init(_ door: LoginDoor) { self.door = door }

        func get(_ target: String) -> Response { ask(.get, target, []) }

        func post(_ target: String, _ form: KeyValuePairs<String, String> = [:]) -> Response {
            let body = form.map { "\(Self.encoded($0.key))=\(Self.encoded($0.value))" }
                .joined(separator: "&")
            return ask(.post, target, Array(body.utf8))
        }

        func logIn(
            _ name: String = "Ada", _ password: String = LoginDoor.password, next: String? = nil,
            stays: Bool = false
        ) -> Response {
            var body = "name=\(Self.encoded(name))&password=\(Self.encoded(password))"
            if let next { body += "&next=\(Self.encoded(next))" }
            if stays { body += "&stay=yes" }
            return ask(.post, "/login", Array(body.utf8))
        }

        /// As a browser does: the cookie goes with it, and what is set is kept.
        func ask(_ method: Request.Method, _ target: String, _ body: [UInt8]) -> Response {
            var fields = [
                (name: "Host", value: "127.0.0.1:8765"), (name: "User-Agent", value: agent),
                (name: "Sec-Fetch-Site", value: "same-origin"),
                (name: "Content-Type", value: "application/x-www-form-urlencoded"),
            ]
            if method == .post {
                fields.append((name: "Content-Length", value: String(body.count)))
            }
            if let accepted { fields.append((name: "Accept", value: accepted)) }
            if let cookie { fields.append((name: "Cookie", value: "__Host-eve=\(cookie)")) }
            if let devices {
                fields.append((name: "Cookie", value: "__Host-eve-device=\(devices)"))
            }
            var request = Request(
                method, target, fields: fields, peer: peer, now: door.now, isPrivate: isPrivate)
            var answer = door.handler.refusal(request)
            if answer == nil {
                request.body = body
                answer = door.handler.answer(request)
            }
            guard let answer else { return .notFoundAtAll }
            if let set = answer.field("Set-Cookie"), set.hasPrefix("__Host-eve=") {
                let value = set.dropFirst("__Host-eve=".count).prefix { $0 != ";" }
                cookie = value.isEmpty ? nil : String(value)
            }
            for (name, value) in answer.fields where name == "Set-Cookie" {
                let value = value.prefix { $0 != ";" }
                if value.hasPrefix("__Host-eve-device=") {
                    devices = String(value.dropFirst("__Host-eve-device=".count))
                }
            }
            return answer
        }

        private static func encoded(_ text: String) -> String {
            text.utf8.map { byte in
                let isPlain =
                    (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte | 0x20)
                return isPlain ? String(UnicodeScalar(byte)) : String(format: "%%%02X", byte)
            }.joined()
        }
    }

    func browser() -> Browser { Browser(self) }

    /// Whom a browser is logged in as; `nil` for nobody.
    func session(of browser: Browser) throws -> WebSession? {
        try accounts.session(of: browser.cookie?[...], in: household, now: now)
    }

    /// One that is logged in by password.
    func browser(of name: String) throws -> Browser {
        let browser = browser()
        if try !member(name).hasWebPassword() { try setPassword(of: name) }
        _ = browser.logIn(name)
        return browser
    }
}

extension Response {
    fileprivate static let notFoundAtAll = Response(0, fields: [], route: Route("*"))

    /// Where it leads on to.
    var place: String? { field("Location") }
}
