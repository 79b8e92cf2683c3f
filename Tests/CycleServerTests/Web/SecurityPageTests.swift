import Addresses
import HTTPServer
import Household
import SQLStore
import SQLiteStore
import Secrets
import Store
import Testing

/// Passwords and devices of somebody who is logged in, by requests.
@Suite struct SecurityPageTests {
    private let door: LoginDoor
    private let new = "damp wool on a radiator"

    init() throws { door = try LoginDoor() }

    private func change(
        _ browser: LoginDoor.Browser, from old: String, to new: String
    ) -> Response {
        browser.post("/settings/security", ["action": "password", "old": old, "new": new])
    }

    @Test func `another password asks for the old one and logs other devices out`() throws {
        let (phone, desk) = (try door.browser(of: "Ada"), try door.browser(of: "Ada"))
        #expect(change(phone, from: "not what it is", to: new).status == 422)
        #expect(change(phone, from: "", to: new).status == 422)
        let short = change(phone, from: LoginDoor.password, to: "short")
        #expect(short.status == 422 && short.text.contains("This is too short"))
        #expect(desk.get("/settings/security").status == 200)
        #expect(change(phone, from: LoginDoor.password, to: new).status == 303)
        #expect(phone.get("/settings/security").text.contains("Password saved."))
        #expect(desk.get("/settings/security").status == 303)
        #expect(door.browser().logIn().status == 422)
        #expect(door.browser().logIn("Ada", new).status == 303)
    }

    @Test func `somebody who came by a link sets a first password without one`() throws {
        let browser = door.browser()
        _ = browser.post("/open/\(try door.member().webLink(at: door.now).text)")
        let page = browser.get("/settings/security").text
        #expect(page.contains("You have no password yet") && !page.contains(#"id="old""#))
        #expect(change(browser, from: "", to: new).status == 303)
        #expect(door.browser().logIn("Ada", new).status == 303)
        // From now on there is one to ask for.
        #expect(change(browser, from: "", to: LoginDoor.password).status == 422)
    }

    @Test func `a device that guesses the old password waits, and no other one does`() throws {
        let door = try LoginDoor(guesses: GuessCounter(perMinute: 1_000))
        let (browser, other) = (try door.browser(of: "Ada"), try door.browser(of: "Ada"))
        for _ in 0..<8 {
            let answer = browser.post(
                "/settings/security", ["action": "password", "old": "guess guess", "new": new])
            #expect(answer.status == 422)
        }
        #expect(change(browser, from: LoginDoor.password, to: new).status == 429)
        #expect(browser.post("/confirm", ["password": LoginDoor.password]).status == 429)
        // Who is logged in stays so.
        #expect(browser.get("/settings/security").status == 200)
        #expect(other.post("/confirm", ["password": LoginDoor.password]).status == 303)
        #expect(door.browser().logIn().status == 303)
    }

    @Test func `somebody who goes on guessing keeps nobody waiting who is logged in`() throws {
        let browser = try door.browser(of: "Ada")
        let stranger = door.browser()
        for _ in 0..<20 {
            _ = stranger.logIn("Ada", "guess guess")
            door.now += 10
        }
        #expect(door.browser().logIn().status == 429)
        #expect(browser.post("/confirm", ["password": LoginDoor.password]).status == 303)
        #expect(change(browser, from: LoginDoor.password, to: new).status == 303)
        // A link needs no password.
        let link = try door.member().webLink(at: door.now).text
        #expect(door.browser().post("/open/\(link)").status == 303)
    }

    @Test func `devices are listed by coarse words, and end one by one or all but this`() throws {
        let (phone, desk, old) = (
            try door.browser(of: "Ada"), try door.browser(of: "Ada"), door.browser()
        )
        old.agent = "curl/8 <script>"
        _ = old.logIn()
        let page = desk.get("/settings/security").text
        #expect(page.contains("Firefox on Linux") && page.contains("Unknown device"))
        #expect(page.contains("This device") && !page.contains("curl"))
        let selector = try #require(old.cookie?.prefix(16))
        let ended = desk.post(
            "/settings/security", ["action": "end", "device": String(selector)])
        #expect(ended.status == 303)
        #expect(old.get("/settings/security").status == 303)
        #expect(phone.get("/settings/security").status == 200)
        #expect(desk.post("/settings/security", ["action": "end-others"]).status == 303)
        #expect(
            desk.get("/settings/security").text.contains("1 other device is logged out."))
        #expect(phone.get("/settings/security").status == 303)
        #expect(desk.get("/settings/security").status == 200)
    }

    @Test func `nobody ends a device of somebody else's`() throws {
        let (ada, bea) = (try door.browser(of: "Ada"), try door.browser(of: "Bea"))
        let selector = String(try #require(bea.cookie).prefix(16))
        let answer = ada.post("/settings/security", ["action": "end", "device": selector])
        #expect(answer.status == 404)
        #expect(
            ada.post("/settings/security", ["action": "end", "device": "nobody's"]).status == 404)
        _ = ada.post("/settings/security", ["action": "end-others"])
        #expect(bea.get("/settings/security").status == 200)
        #expect(!ada.get("/settings/security").text.contains(selector))
    }

    @Test func `the password is asked for again, ten minutes long only once`() throws {
        let browser = try door.browser(of: "Ada")
        func needs() throws -> Bool {
            let accounts = WebAccounts()
            let session = try #require(
                try accounts.session(
                    of: browser.cookie?[...], in: door.household, now: door.now))
            return try accounts.needsPassword(session, now: door.now)
        }
        #expect(try !needs())
        door.now += 600
        #expect(try needs())
        let page = browser.get("/confirm?next=%2Fsettings%2Fdata").text
        #expect(page.contains(#"name="next" value="/settings/data""#))
        let wrong = browser.post(
            "/confirm", ["password": "not what it is", "next": "/settings/data"])
        #expect(wrong.status == 422 && wrong.text.contains("This is not your password."))
        #expect(try needs())
        let right = browser.post(
            "/confirm", ["password": LoginDoor.password, "next": "/settings/data"])
        #expect(right.place == "/settings/data")
        #expect(try !needs())
        #expect(
            browser.post("/confirm", ["password": LoginDoor.password, "next": "//evil"]).place
                == "/")
    }

    @Test func `secrets, exports and erasing wait for the password`() throws {
        let browser = try door.browser(of: "Ada")
        func sent() -> [Response] {
            [
                browser.post(
                    "/settings/sharing", ["do": "add-feed", "name": "n\(door.now)", "months": "12"]),
                browser.post("/settings/sharing", ["do": "rotate-feed", "id": "1"]),
                browser.post("/settings/data", ["do": "export", "format": "log"]),
                browser.post("/settings/data", ["do": "ask-erase"]),
            ]
        }
        #expect(sent().allSatisfy { $0.status != 303 })
        door.now += 600
        let feeds = try door.store.grants(.feed, of: door.ada.id).count
        for answer in sent() {
            #expect(answer.place?.hasPrefix("/confirm?next=%2Fsettings%2F") == true)
        }
        #expect(try door.store.grants(.feed, of: door.ada.id).count == feeds)
    }

    @Test func `nobody who has no password is asked for one`() throws {
        let accounts = WebAccounts()
        let browser = door.browser()
        _ = browser.post("/open/\(try door.member().webLink(at: door.now).text)")
        func needs() throws -> Bool {
            let session = try #require(
                try accounts.session(
                    of: browser.cookie?[...], in: door.household, now: door.now))
            return try accounts.needsPassword(session, now: door.now)
        }
        #expect(try !needs())
        // One that came by a link, where there is a password, is.
        try door.store.setWebPassword("hash", of: door.ada.id, ending: .none)
        #expect(try needs())
    }

    @Test func `a password whose parameters rose is hashed again at a login`() throws {
        let door = try LoginDoor(hashCost: .interactive)
        // libsodium's of the same password, with 8 KiB and one pass.
        let weak =
            "$argon2id$v=19$m=8,t=1,p=1$8F1wJO3/tlwOI8SssDSEdQ$aWCEUE9a/L6CUdhFWRZTIM3t/jD/s0W03OcamtJxuu8"
        try door.store.setWebPassword(weak, of: door.ada.id, ending: .none)
        #expect(door.browser().logIn("Ada", "not what it is").status == 422)
        #expect(try door.store.webPassword(of: door.ada.id) == weak)
        #expect(door.browser().logIn().status == 303)
        let strong = try #require(try door.store.webPassword(of: door.ada.id))
        #expect(strong.hasPrefix("$argon2id$v=19$m=65536,t=2,p=1$"))
        // And so it is where nobody chooses.
        #expect(WebAccounts().hashCost == .interactive)
        #expect(door.browser().logIn().status == 303)
    }
}
