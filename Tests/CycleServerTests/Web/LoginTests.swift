import Addresses
import CycleModel
import CyclePipeline
import Foundation
import HTTPServer
import Household
import SQLStore
import SQLiteStore
import Secrets
import Store
import Testing
import WebPages

/// Logging in and out, by requests.
@Suite struct LoginTests {
    private let door: LoginDoor

    init() throws { door = try LoginDoor() }

    @Test func `name and password log in, and lead to the page that was asked for`() throws {
        try door.setPassword()
        let browser = door.browser()
        let asked = browser.get("/calendar?from=2026-08")
        #expect(asked.place == "/login?next=%2Fcalendar%3Ffrom%3D2026-08")
        let page = browser.get("/login?next=%2Fcalendar%3Ffrom%3D2026-08")
        #expect(page.text.contains(#"name="next" value="/calendar?from=2026-08""#))
        let answer = browser.logIn(next: "/calendar?from=2026-08")
        #expect(answer.status == 303 && answer.place == "/calendar?from=2026-08")
        #expect(browser.get("/settings/security").status == 200)
    }

    @Test(arguments: [("calendar", "/calendar#this-month"), ("insights", "/insights")])
    func `a login that asked for no page opens the first page of the settings`(
        _ home: String, _ place: String
    ) throws {
        try door.setPassword()
        let setting = JournalChange.Content.setting(key: "home", value: home)
        try door.store.append(
            [NewEntry(recorded: 1, origin: .web, body: JournalCodec.encode(setting))],
            for: door.ada.id, expecting: nil)
        for next in [nil, "/"] {
            let browser = door.browser()
            #expect(browser.logIn(next: next).place == place)
            #expect(browser.get("/login").place == place)
            #expect(browser.get("/").status == 200)
        }
        #expect(door.browser().logIn(next: "/history").place == "/history")
    }

    @Test(arguments: [
        "//evil.example", "https://evil.example", "/\\evil.example", "javascript:alert(1)",
        "/nowhere", "/logout", "/login?next=/", "/calendar\r\nSet-Cookie: a=b", "",
    ])
    func `a login never leads elsewhere`(_ next: String) throws {
        try door.setPassword()
        #expect(door.browser().logIn(next: next).place == "/")
        let page = door.browser().get("/login?next=\(next.utf8.map { "%\(hex($0))" }.joined())")
        #expect(!page.text.contains("evil") && !page.text.contains("alert(1)"))
    }

    private func hex(_ byte: UInt8) -> String {
        (byte < 16 ? "0" : "") + String(byte, radix: 16)
    }

    @Test func `the cookie is this host's alone, and stays only where that is wanted`() throws {
        try door.setPassword()
        let short = try #require(door.browser().logIn().field("Set-Cookie"))
        #expect(short.hasPrefix("__Host-eve="))
        #expect(short.hasSuffix("; Path=/; Secure; HttpOnly; SameSite=Lax"))
        let token = short.dropFirst("__Host-eve=".count).prefix { $0 != ";" }
        #expect(token.utf8.count == 52 && SecretToken(token, for: .webLogin) != nil)
        let long = try #require(door.browser().logIn(stays: true).field("Set-Cookie"))
        #expect(long.hasSuffix("; SameSite=Lax; Max-Age=2592000"))
    }

    @Test func `nothing in the store opens the page`() throws {
        let browser = try door.browser(of: "Ada")
        let cookie = try #require(browser.cookie)
        let login = try #require(try door.store.webLogins(of: door.ada.id).first)
        #expect(cookie.hasPrefix(login.selector) && !login.hash.isEmpty)
        let token = try #require(SecretToken(cookie, for: .webLogin))
        let bytes = try door.storeBytes()
        #expect(bytes.range(of: Data(token.selector.utf8)) != nil)
        #expect(bytes.range(of: Data(token.verifier.utf8)) == nil)
        // Without the store's key nobody can even check a guess.
        #expect(bytes.range(of: Data(token.hash())) == nil)
        for guess in [
            login.selector, login.selector + String(repeating: "0", count: 36),
            String(cookie.dropLast()) + (cookie.hasSuffix("0") ? "1" : "0"),
            cookie.uppercased(), cookie + "0", "",
        ] {
            let other = door.browser()
            other.cookie = guess
            #expect(other.get("/settings/security").status == 303, "\(guess)")
        }
    }

    @Test func `a login changes the cookie, and the one before opens nothing`() throws {
        let browser = try door.browser(of: "Ada")
        let first = browser.cookie
        _ = browser.logIn()
        #expect(browser.cookie != first)
        let replay = door.browser()
        replay.cookie = first
        #expect(replay.get("/settings/security").status == 303)
        #expect(try door.store.webLogins(of: door.ada.id).count == 1)
    }

    @Test func `a wrong name and a wrong password get the same page`() throws {
        try door.setPassword()
        let wrong = door.browser().logIn("Ada", "not what it is").text
        let nobody = door.browser().logIn("Eve", "not what it is").text
        // Bea has no password.
        let none = door.browser().logIn("Bea", "not what it is").text
        #expect(wrong.contains("The name and the password do not go together."))
        #expect(nobody.replacing("Eve", with: "Ada") == wrong)
        #expect(none.replacing("Bea", with: "Ada") == wrong)
        #expect(door.browser().logIn("Ada", "not what it is").status == 422)
    }

    @Test func `a name is known in any capitals, a password is not`() throws {
        try door.setPassword()
        #expect(door.browser().logIn("aDA").status == 303)
        #expect(door.browser().logIn("Ada", LoginDoor.password.uppercased()).status == 422)
    }

    @Test func `the ninth try waits, and a right one after it works`() throws {
        let door = try LoginDoor(guesses: GuessCounter(perMinute: 1_000))
        try door.setPassword()
        for name in ["Ada", "Nobody"] {
            for _ in 0..<8 { #expect(door.browser().logIn(name, "guess guess").status == 422) }
            let ninth = door.browser().logIn(name)
            #expect(ninth.status == 429 && ninth.field("Retry-After") == "5")
            #expect(ninth.text.contains("Wait 5 seconds"))
        }
        door.now += 4
        #expect(door.browser().logIn().status == 429)
        // Others get in meanwhile.
        try door.setPassword(of: "Bea")
        #expect(door.browser().logIn("Bea").status == 303)
        door.now += 1
        #expect(door.browser().logIn().status == 303)
        // And then all is forgotten.
        #expect(door.browser().logIn("Ada", "guess guess").status == 422)
    }

    @Test func `each further wrong try waits longer, up to five minutes, and never for good`()
        throws
    {
        let door = try LoginDoor(guesses: GuessCounter(perMinute: 1_000))
        try door.setPassword()
        for _ in 0..<8 { _ = door.browser().logIn("Ada", "guess guess") }
        var waits: [Int64] = []
        for _ in 0..<8 {
            let wait = try #require(door.browser().logIn().field("Retry-After").flatMap(Int64.init))
            waits.append(wait)
            door.now += wait
            #expect(door.browser().logIn("Ada", "guess guess").status == 422)
        }
        #expect(waits == [5, 10, 20, 40, 80, 160, 300, 300])
        door.now += 300
        #expect(door.browser().logIn().status == 303)
    }

    @Test func `wrong tries are forgotten a quarter of an hour after the last`() throws {
        let door = try LoginDoor(guesses: GuessCounter(perMinute: 1_000))
        try door.setPassword()
        for _ in 0..<2 {
            for _ in 0..<7 { #expect(door.browser().logIn("Ada", "guess guess").status == 422) }
            door.now += 900
        }
        for _ in 0..<8 { _ = door.browser().logIn("Ada", "guess guess") }
        #expect(door.browser().logIn().status == 429)
        // A clock that was set back keeps nobody out until it has caught up.
        door.now -= 3_600
        #expect(door.browser().logIn().status == 303)
    }

    @Test func `a third password at a time is asked to come again`() throws {
        let door = try LoginDoor(guesses: GuessCounter(perMinute: 1_000))
        try door.setPassword(of: "Bea")
        func guess() -> Response { door.browser().logIn("Bea", "guess guess") }
        let work = door.accounts.work
        let two = work.perform { work.perform { guess() } }
        let third = try #require(two ?? nil)
        #expect(third.status == 503 && third.field("Retry-After") == "2")
        // Passwords that nobody looked at are not counted.
        #expect(work.perform { guess().status } == 422)
        for _ in 0..<6 { #expect(guess().status == 422) }
        #expect(door.browser().logIn("Bea").status == 303)
    }

    @Test func `a household that guesses too often waits, whatever the names`() throws {
        let door = try LoginDoor(guesses: GuessCounter(perMinute: 3))
        try door.setPassword()
        for name in ["a", "b", "c", "d"] { _ = door.browser().logIn(name, "guess guess") }
        let answer = door.browser().logIn()
        #expect(answer.status == 429)
        let elsewhere = door.browser()
        elsewhere.peer = try #require(IPAddress("192.0.2.1".utf8))
        #expect(elsewhere.logIn().status == 303)
        door.now += 60
        #expect(door.browser().logIn().status == 303)
    }

    @Test func `without encryption there is no login form, and nothing is taken`() throws {
        try door.setPassword()
        let link = try door.member().webLink(at: door.now).text
        let code = try door.household.invite("Mia", at: door.now).text
        let browser = door.browser()
        browser.isPrivate = false
        for target in ["/login", "/register", "/open/\(link)", "/invite/\(code)"] {
            let page = browser.get(target)
            #expect(page.status == 403 && page.text.contains("not encrypted"), "\(target)")
            #expect(!page.text.contains("password\""))
            #expect(browser.post(target, ["name": "Mia", "password": "x"]).status == 403)
        }
        #expect(browser.logIn().status == 403 && browser.cookie == nil)
        #expect(try door.household.members().count == 2)
    }

    @Test func `a link shows a button, and logs in once`() throws {
        let link = try door.member().webLink(at: door.now).text
        let preview = door.browser()
        for _ in 0..<3 { #expect(preview.get("/open/\(link)").status == 200) }
        #expect(preview.cookie == nil)
        let browser = door.browser()
        let answer = browser.post("/open/\(link)", ["stay": "yes"])
        #expect(answer.status == 303 && answer.place == "/")
        #expect(browser.get("/settings/security").status == 200)
        let second = door.browser()
        #expect(second.post("/open/\(link)").status == 404 && second.cookie == nil)
        #expect(second.get("/open/\(link)").text.contains("eve-ics web open"))
    }

    @Test func `a link ends after ten minutes`() throws {
        let (link, used) = (
            try door.member().webLink(at: door.now).text,
            try door.member().webLink(at: door.now).text
        )
        door.now += 599
        #expect(door.browser().post("/open/\(used)").status == 303)
        door.now += 1
        #expect(door.browser().get("/open/\(link)").status == 404)
        #expect(door.browser().post("/open/\(link)").status == 404)
        let other = try door.household.invite("Mia", at: door.now).text
        // An invitation logs nobody in.
        #expect(door.browser().post("/open/\(other)").status == 404)
    }

    @Test func `a log-out ends the cookie and clears the browser`() throws {
        let browser = try door.browser(of: "Ada")
        let cookie = browser.cookie
        // So that there is a kept page.
        _ = browser.get("/settings/security")
        let answer = browser.post("/logout")
        #expect(answer.status == 303 && answer.place == "/login?told=logged-out")
        #expect(answer.field("Clear-Site-Data") == #""cache", "storage""#)
        #expect(answer.field("Set-Cookie")?.contains("Max-Age=0") == true)
        #expect(browser.cookie == nil)
        browser.cookie = cookie
        for target in ["/", "/calendar", "/settings/security"] {
            #expect(browser.get(target).status == 303, "\(target)")
        }
    }

    @Test func `a login that does not stay ends a day after its last use`() throws {
        let (short, long) = (try door.browser(of: "Ada"), door.browser())
        _ = long.logIn(stays: true)
        for _ in 0..<5 {
            door.now += 80_000
            #expect(short.get("/settings/security").status == 200)
        }
        door.now += 86_400
        #expect(short.get("/settings/security").status == 303)
        #expect(long.get("/settings/security").status == 200)
        door.now += 30 * 86_400
        #expect(long.get("/settings/security").status == 303)
    }

    @Test func `programs that keep passwords know which is asked for`() throws {
        let door = try LoginDoor(openRegistration: true)
        let fields = { (page: Response) in
            page.text.matches(of: /<input[^>]* type="password"[^>]*>/).map { String($0.0) }
        }
        let login = fields(door.browser().get("/login"))
        #expect(login.count == 1)
        #expect(login.allSatisfy { $0.contains(#"autocomplete="current-password""#) })
        let register = fields(door.browser().get("/register"))
        #expect(!register.isEmpty)
        #expect(register.allSatisfy { $0.contains(#"autocomplete="new-password""#) })
        let change = fields(try door.browser(of: "Ada").get("/settings/security"))
        #expect(change.contains { $0.contains(#"autocomplete="current-password""#) })
        #expect(change.contains { $0.contains(#"autocomplete="new-password""#) })
        for field in login + register + change {
            #expect(!field.contains("onpaste") && !field.contains("readonly"), "\(field)")
        }
        // A script could refuse what is pasted.
        for asset in Asset.Name.allCases where asset.rawValue.hasSuffix(".js") {
            let script = String(decoding: Asset[asset].bytes, as: UTF8.self)
            #expect(!script.contains("paste"), "\(asset)")
        }
    }

    @Test func `the page speaks the language that is chosen on it`() throws {
        let page = door.browser().get("/login?lang=de&next=/calendar").text
        #expect(page.contains(#"<html lang="de""#))
        #expect(page.contains(#"name="lang" value="de""#))
        #expect(door.browser().get("/login?lang=xx").status == 200)
    }
}
