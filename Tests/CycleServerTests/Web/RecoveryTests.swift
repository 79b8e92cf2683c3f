import Addresses
import Foundation
import HTTPServer
import Household
import SQLStore
import SQLiteStore
import Secrets
import Store
import Testing

/// The way back in for somebody who has lost the password, by requests.
@Suite struct RecoveryTests {
    private let door: LoginDoor
    private static let other = "another gravel under tyres"

    init() throws {
        door = try LoginDoor()
        try door.setPassword()
    }

    /// The code that the page shows.
    private func code(on page: Response) throws -> RecoveryCode {
        let shown = try #require(page.text.firstMatch(of: /name="code" value="([0-9A-Z-]{34})"/))
        return try #require(RecoveryCode(typed: shown.1))
    }

    private func groups(of code: RecoveryCode) -> (String, String) {
        let (asked, groups) = (code.groupsAskedBack, code.grouped.split(separator: "-"))
        return (String(groups[asked.0]), String(groups[asked.1]))
    }

    /// Makes a code on the page and keeps it.
    private func keepCode(_ browser: LoginDoor.Browser) throws -> RecoveryCode {
        let code = try code(on: browser.get("/settings/recovery"))
        let (first, second) = groups(of: code)
        let kept = browser.post(
            "/settings/recovery",
            ["code": code.grouped, "first": first, "second": second, "action": "keep"])
        #expect(kept.status == 303 && kept.place == "/settings/security")
        return code
    }

    private func recover(
        _ name: String = "Ada", _ code: String, _ password: String = Self.other,
        by browser: LoginDoor.Browser? = nil
    ) -> Response {
        (browser ?? door.browser()).post(
            "/recover", ["name": name, "code": code, "password": password])
    }

    @Test func `a code sets a new password once, ends all sessions, and leaves the feeds`() throws {
        let old = door.browser()
        #expect(old.logIn().status == 303)
        let code = try keepCode(old)
        let feed = try door.store.addGrant(
            .feed, named: "phone", for: door.ada.id, selector: "feed", hash: [1], contents: "",
            isReadOnly: true, created: 1, expires: nil)
        let new = door.browser()
        let answer = recover("ada", code.grouped.lowercased(), by: new)
        #expect(answer.status == 303 && answer.place == "/settings/recovery?told=recovered")
        // The device is logged in, and is shown another code.
        let shown = new.get("/settings/recovery?told=recovered")
        #expect(shown.text.contains("Your new password is set"))
        #expect(try self.code(on: shown) != code)
        #expect(old.get("/").place?.hasPrefix("/login") == true)
        #expect(door.browser().logIn().status == 422)
        #expect(door.browser().logIn("Ada", Self.other).status == 303)
        #expect(try door.store.grants(.feed, of: door.ada.id).map(\.id) == [feed.id])
        // It is used up.
        #expect(recover("Ada", code.grouped, LoginDoor.password).status == 422)
        #expect(door.browser().logIn("Ada", Self.other).status == 303)
    }

    @Test func `a new code ends the one before, and one that is not kept ends nothing`() throws {
        let browser = door.browser()
        _ = browser.logIn()
        let first = try keepCode(browser)
        let shown = try code(on: browser.get("/settings/recovery"))
        let (one, two) = groups(of: shown)
        let wrong = browser.post(
            "/settings/recovery",
            ["code": shown.grouped, "first": two, "second": one, "action": "keep"])
        // The same code stays on the page.
        #expect(wrong.status == 422)
        #expect(try code(on: wrong) == shown)
        #expect(recover("Ada", shown.grouped).status == 422)
        let second = try keepCode(browser)
        #expect(recover("Ada", first.grouped).status == 422)
        #expect(recover("Ada", second.grouped).status == 303)
    }

    @Test func `a wrong code and a wrong name are one answer, and a typo is told before`() throws {
        let browser = door.browser()
        _ = browser.logIn()
        let code = try keepCode(browser).grouped
        let (ours, none) = (recover("Ada", RecoveryCode.random().grouped), recover("Zoe", code))
        #expect(ours.status == 422 && none.status == 422)
        #expect(
            ours.text.replacing("Ada", with: "") == none.text.replacing("Zoe", with: ""))
        // Another person's code, and a person without one.
        #expect(recover("Bea", code).status == 422)
        let last = code.last == "0" ? "1" : "0"
        let typo = recover("Ada", code.dropLast() + last)
        #expect(typo.status == 422 && typo.text.contains("This is not a recovery code"))
        // A password that is no good uses nothing up.
        let short = recover("Ada", code, "short")
        #expect(short.status == 422 && short.text.contains("too short"))
        #expect(recover("Ada", code).status == 303)
    }

    @Test func `guessing is slowed down for whoever guesses`() throws {
        let browser = door.browser()
        _ = browser.logIn()
        let code = try keepCode(browser).grouped
        var statuses: Set<Int> = []
        for _ in 0..<60 { statuses.insert(recover("Ada", RecoveryCode.random().grouped).status) }
        #expect(statuses == [422, 429])
        let far = door.browser()
        far.peer = try #require(IPAddress("203.0.113.9".utf8))
        #expect(recover("Ada", code, by: far).status == 303)
    }

    @Test func `of two devices that come back at once one does`() async throws {
        let browser = door.browser()
        _ = browser.logIn()
        let code = try keepCode(browser).grouped
        let hash = try #require(try door.store.recoveryHash(of: door.ada.id))
        let store = door.store
        let person = door.ada.id
        let done = await withTaskGroup { group in
            for _ in 0..<8 {
                group.addTask {
                    (try? store.renewWebPassword("x", of: person, by: .recovery(hash), at: 1))
                        == true
                }
            }
            return await group.reduce(0) { $0 + ($1 ? 1 : 0) }
        }
        #expect(done == 1)
        #expect(recover("Ada", code).status == 422)
    }

    /// Lets the store end logins, and write none.
    private func refuseLogins() throws {
        _ = try door.store.writing(of: nil) {
            try $0.run("ALTER TABLE web_sessions RENAME COLUMN device TO gone")
        }
    }

    @Test func `a new password counts where the login that comes with it cannot be written`() throws
    {
        let browser = door.browser()
        _ = browser.logIn()
        let code = try keepCode(browser).grouped
        let invitation = try door.household.invite("Mia", at: door.now).text
        try refuseLogins()
        let answer = recover("Ada", code)
        #expect(answer.status == 303 && answer.place == "/login")
        #expect(try !door.member().hasRecoveryCode())
        let made = door.browser().post(
            "/invite/\(invitation)", ["name": "Mia", "password": LoginDoor.password])
        #expect(made.status == 303 && made.place == "/login")
        #expect(try door.member("Mia").hasWebPassword())
    }

    @Test func `the store and the addresses know nothing of a code`() throws {
        let browser = door.browser()
        _ = browser.logIn()
        let code = try keepCode(browser).grouped
        let bytes = try door.storeBytes()
        for form in [code, code.lowercased(), code.filter { $0 != "-" }.lowercased()] {
            #expect(bytes.range(of: Data(form.utf8)) == nil)
        }
        let file = browser.post("/settings/recovery", ["code": code, "action": "save"])
        #expect(file.text == "\(code)\n")
        #expect(file.field("Content-Disposition")?.contains("recovery-code.txt") == true)
    }

    @Test func `who has not given the password a moment ago gives it first`() throws {
        let link = try door.member().webLink(at: door.now).text
        let browser = door.browser()
        _ = browser.post("/open/\(link)")
        #expect(browser.get("/settings/recovery").place?.hasPrefix("/confirm") == true)
        let code = RecoveryCode.random()
        let (first, second) = groups(of: code)
        let kept = browser.post(
            "/settings/recovery",
            ["code": code.grouped, "first": first, "second": second, "action": "keep"])
        #expect(kept.status == 422)
        #expect(try self.code(on: kept) == code)
        #expect(try !door.member().hasRecoveryCode())
    }

    @Test func `who takes long to write the code down keeps the same one`() throws {
        let browser = door.browser()
        _ = browser.logIn()
        let code = try code(on: browser.get("/settings/recovery"))
        let (first, second) = groups(of: code)
        door.now += 3_600
        func keep(_ password: String?) -> Response {
            guard let password else {
                return browser.post(
                    "/settings/recovery",
                    ["code": code.grouped, "first": first, "second": second, "action": "keep"])
            }
            return browser.post(
                "/settings/recovery",
                [
                    "code": code.grouped, "first": first, "second": second, "action": "keep",
                    "password": password,
                ])
        }
        for answer in [keep(nil), keep("not what it is")] {
            #expect(answer.status == 422)
            #expect(answer.text.contains(code.grouped) && answer.text.contains(#"id="password""#))
        }
        #expect(try !door.member().hasRecoveryCode())
        #expect(keep(LoginDoor.password).status == 303)
        #expect(recover("Ada", code.grouped).status == 303)
    }

    @Test func `another password ends the code, and the same one hashed again does not`() throws {
        let browser = door.browser()
        _ = browser.logIn()
        let code = try keepCode(browser).grouped
        let hash = try #require(try door.store.webPassword(of: door.ada.id))
        try door.store.setWebPassword(hash, of: door.ada.id, ending: .none)
        #expect(try door.member().hasRecoveryCode())
        let changed = browser.post(
            "/settings/security",
            ["action": "password", "old": LoginDoor.password, "new": Self.other])
        #expect(changed.place == "/settings/recovery")
        #expect(recover("Ada", code, LoginDoor.password).status == 422)
        #expect(try !door.member().hasRecoveryCode())
    }

    @Test func `who has lost both is invited again, and nobody else by that link`() throws {
        let browser = door.browser()
        _ = browser.logIn()
        let code = try keepCode(browser).grouped
        let link = try door.member().newPasswordLink(at: door.now).text
        let page = door.browser().get("/invite/\(link)")
        #expect(page.status == 200 && page.text.contains("Choose a new password for Ada."))
        #expect(door.browser().get("/open/\(link)").status == 404)
        #expect(door.browser().post("/open/\(link)").status == 404)
        let back = door.browser()
        let answer = back.post("/invite/\(link)", ["name": "Zoe", "password": Self.other])
        #expect(answer.status == 303 && answer.place == "/settings/recovery?told=recovered")
        #expect(browser.get("/").place?.hasPrefix("/login") == true)
        #expect(door.browser().logIn("Ada", Self.other).status == 303)
        // Used up, and the code of before is no way in either.
        #expect(door.browser().get("/invite/\(link)").status == 404)
        let late = door.browser().post("/invite/\(link)", ["password": LoginDoor.password])
        #expect(late.status == 404)
        #expect(recover("Ada", code, LoginDoor.password).status == 422)
        #expect(try door.household.members().map(\.name) == ["Ada", "Bea"])
    }

    @Test func `such a link ends after a day, and is not one of a login that was meant`() throws {
        let link = try door.member().newPasswordLink(at: door.now).text
        door.now += 86_400
        #expect(door.browser().get("/invite/\(link)").status == 404)
        #expect(door.browser().post("/invite/\(link)", ["password": Self.other]).status == 404)
        let login = try door.member().webLink(at: door.now).text
        #expect(door.browser().post("/invite/\(login)", ["password": Self.other]).status == 404)
        #expect(door.browser().logIn().status == 303)
    }
}
