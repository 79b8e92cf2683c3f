import CivilDate
import Foundation
import HTML
import HTTPServer
import Household
import SQLStore
import SQLiteStore
import Secrets
import Store
import Testing
import WebPages

/// The lock on a person's pages, by requests.
@Suite struct PasscodeTests {
    private let door: LoginDoor
    private static let digits = "29587301"

    init() throws { door = try LoginDoor() }

    /// A browser of Ada's, whose pages have a passcode.
    private func locked(
        minutes: Int = 5, _ digits: String = Self.digits, now isLocked: Bool = false
    ) throws -> LoginDoor.Browser {
        let browser = try door.browser(of: "Ada")
        let answer = browser.post(
            "/settings/security",
            ["action": "passcode", "passcode": digits, "minutes": "\(minutes)"])
        #expect(answer.status == 303)
        if isLocked { #expect(browser.post("/lock", ["do": "lock"]).status == 303) }
        return browser
    }

    private func unlock(_ browser: LoginDoor.Browser, _ digits: String = Self.digits) -> Response {
        browser.post("/lock", ["do": "unlock", "passcode": digits])
    }

    private func isLocked(_ browser: LoginDoor.Browser) -> Bool {
        browser.get("/settings/security").status == 423
    }

    @Test func `every page of a person is 423 while it is locked, and nothing of theirs is in it`()
        throws
    {
        let browser = try locked()
        _ = browser.post("/notes/new", ["text": "planted-note"])
        _ = browser.post("/todo", ["title": "planted-todo", "do": "add"])
        #expect(browser.get("/notes").text.contains("planted-note"))
        #expect(
            browser.post("/lock", ["do": "lock", "next": "/notes"]).place == "/lock?next=%2Fnotes")
        let day = try #require(Day("2026-11-02"))
        let before = try door.store.lastEntryNumber(of: door.ada.id)
        for route in WebRoute.all(on: day) {
            for method in [Request.Method.get, .head, .post] {
                if [.logout, .lock].contains(route) && method == .post { continue }
                let answer = browser.ask(method, route.path.text, [])
                let goesOn =
                    route.isOpenToAll || method == .post && route.pattern.hasPrefix("/alarms/*/")
                #expect(goesOn || answer.status == 423, "\(method) \(route.pattern)")
                #expect(!answer.text.contains("planted"), "\(method) \(route.pattern)")
                #expect(!answer.text.contains("Ada"), "\(method) \(route.pattern)")
                #expect(answer.field("Cache-Control")?.contains("no-store") != false)
            }
        }
        #expect(try door.store.lastEntryNumber(of: door.ada.id) == before)
        // It leads back to what was asked for, and to nowhere else.
        #expect(browser.get("/notes?x=1").text.contains(#"name="next" value="/notes?x=1""#))
        #expect(!browser.get("/lock?next=//evil").text.contains("evil"))
        #expect(
            browser.post("/lock", ["do": "unlock", "passcode": Self.digits, "next": "/notes"])
                .place == "/notes")
        #expect(browser.get("/notes").text.contains("planted-note"))
    }

    @Test(arguments: PageLock.choices)
    func `it locks after the minutes without a use, which polls are not`(minutes: Int) throws {
        let browser = try locked(minutes: minutes)
        // The server hears of a touch late, and lets the page save what it holds.
        let seconds = Int64(minutes) * 60 + 45
        for _ in 0..<4 {
            door.now += seconds - 11
            #expect(!isLocked(browser))
        }
        for _ in 0..<3 {
            #expect(browser.get("/alarms/ringing?quiet").status == 200)
            door.now += seconds / 3
        }
        #expect(isLocked(browser))
        // Neither unlocks it, and a page that is open does not either.
        for _ in 0..<3 { #expect(browser.get("/alarms/ringing?quiet").status == 423) }
        #expect(isLocked(browser))
        // What was found locked stays so.
        door.now -= seconds
        #expect(isLocked(browser))
        #expect(unlock(browser).status == 303)
        #expect(!isLocked(browser))
    }

    @Test(arguments: [61, 1_800, 7_200, 400 * 86_400])
    func `a clock that was set back locks`(seconds: Int64) throws {
        let browser = try locked(minutes: 15)
        #expect(!isLocked(browser))
        door.now -= seconds
        #expect(isLocked(browser))
        #expect(unlock(browser).status == 303)
        #expect(!isLocked(browser))
        door.now += 14 * 60
        #expect(!isLocked(browser))
        door.now += 16 * 60
        #expect(isLocked(browser))
    }

    @Test func `a time that a clock was ahead by unlocks nothing when it comes`() throws {
        let browser = try locked(minutes: 5)
        door.now += 7_200
        #expect(unlock(browser).status == 303)
        #expect(!isLocked(browser))
        // The clock is right again, and the page is used by it.
        door.now -= 7_200
        #expect(unlock(browser).status == 303)
        door.now += 60
        #expect(!isLocked(browser))
        // Nobody asks anything until the other clock's time.
        door.now += 7_200 - 60
        #expect(isLocked(browser))
    }

    @Test func `the fifth wrong passcode ends the session, however many come at once`() throws {
        let browser = try locked(now: true)
        for left in [4, 3, 2] {
            let answer = unlock(browser, "1111")
            #expect(answer.status == 423)
            #expect(answer.text.contains("\(left) tries are left"))
        }
        // A right one gives all tries again.
        #expect(unlock(browser).status == 303)
        _ = browser.post("/lock", ["do": "lock"])
        for _ in 0..<4 { #expect(unlock(browser, "").status == 423) }
        let last = unlock(browser, "00000000000")
        #expect(last.status == 303 && last.place == "/login?told=passcode")
        #expect(browser.cookie == nil)
        #expect(try door.member().webDevices(at: door.now).isEmpty)
        #expect(
            door.browser().get("/login?told=passcode").text.contains("Too many wrong passcodes"))

        let other = try door.browser(of: "Ada")
        _ = other.post("/lock", ["do": "lock"])
        let login = try #require(try door.store.webLogins(of: door.ada.id).first)
        let taken = (0..<20).compactMap { _ in try? door.store.takePasscodeTry(login) }
        #expect(taken == [4, 3, 2, 1, 0])
        // The right one is too late.
        #expect(unlock(other).place == "/login?told=passcode")
    }

    @Test func `each device has its own lock, and its own tries`() throws {
        let (one, two) = (try locked(now: true), try door.browser(of: "Ada"))
        #expect(isLocked(one) && !isLocked(two))
        for _ in 0..<4 { _ = unlock(one, "5555") }
        #expect(!isLocked(two))
        // Another passcode, set elsewhere, opens it from now on.
        let answer = two.post(
            "/settings/security", ["action": "passcode", "passcode": "7391", "minutes": "1"])
        #expect(answer.status == 303)
        #expect(unlock(one, "7391").status == 303)
        // Without one nothing is locked.
        _ = one.post("/lock", ["do": "lock"])
        #expect(two.post("/settings/security", ["action": "remove-passcode"]).status == 303)
        #expect(!isLocked(one))
        #expect(one.post("/lock", ["do": "lock"]).place == "/settings/security#passcode")
    }

    @Test func `the password unlocks, and a wrong one does not`() throws {
        let browser = try locked(now: true)
        let wrong = browser.post("/lock", ["do": "password", "password": "something else"])
        #expect(wrong.status == 423 && isLocked(browser))
        let right = browser.post("/lock", ["do": "password", "password": LoginDoor.password])
        #expect(right.status == 303 && !isLocked(browser))
    }

    @Test func `a locked page logs out, lets others log in, and leaves feeds alone`() throws {
        let browser = try locked(now: true)
        #expect(browser.get("/login").status == 200)
        #expect(browser.post("/logout").status == 303)
        #expect(browser.cookie == nil)
        let again = try locked(now: true)
        try door.setPassword(of: "Bea")
        #expect(again.logIn("Bea").status == 303)
        #expect(again.get("/settings/security").status == 200)
    }

    @Test func `what rings on a locked page is a reminder and nothing else`() throws {
        let browser = try locked(minutes: 15)
        let minute = door.now % 86_400 / 60 + 10
        let time = door.now - door.now % 60 + 600
        let at = String(format: "%02d:%02d", Int(minute / 60 % 24), Int(minute % 60))
        let made = browser.post(
            "/alarms/new", ["title": "planted-alarm", "at": at, "lead": "60", "uid": "u-1"])
        #expect(made.status == 303, "\(made.text)")
        // What does not ring yet is silenced by nobody.
        let ahead = try #require(
            browser.get("/alarms/ringing").text.firstMatch(of: /\/alarms\/[0-9a-f]{32}\/dismiss/))
        _ = browser.post("/lock", ["do": "lock"])
        _ = browser.post(String(ahead.0), ["back": "/lock"])
        #expect(unlock(browser).status == 303)
        door.now = time
        #expect(browser.get("/alarms/ringing").text.contains("planted-alarm"))
        _ = browser.post("/lock", ["do": "lock"])
        let page = browser.get("/alarms/ringing?quiet")
        #expect(page.status == 423)
        #expect(page.text.contains("Reminder") && page.text.contains("data-signals"))
        #expect(!page.text.contains("planted"))
        let snooze = try #require(page.text.firstMatch(of: /\/alarms\/[0-9a-f]{32}\/snooze/))
        #expect(browser.post(String(snooze.0), ["back": "/lock"]).place == "/lock")
        let quiet = browser.get("/lock")
        #expect(quiet.text.contains("Snoozed") && !quiet.text.contains("planted"))
        // It was no use, and unlocked nothing.
        #expect(isLocked(browser))
        door.now += 300
        let dismiss = try #require(
            browser.get("/lock").text.firstMatch(of: /\/alarms\/[0-9a-f]{32}\/dismiss/))
        #expect(browser.post(String(dismiss.0), ["back": "/lock"]).status == 303)
        #expect(!browser.get("/lock").text.contains("data-signals"))
    }

    @Test(arguments: ["123", "123456789", "12a4", "١٢٣٤", "", "1111", "1234", "87654321"])
    func `what is no good as a passcode is refused with a sentence`(typed: String) throws {
        let browser = try door.browser(of: "Ada")
        let answer = browser.post(
            "/settings/security", ["action": "passcode", "passcode": typed, "minutes": "15"])
        #expect(answer.status == 422 && answer.text.contains(#"id="new-passcode-error""#))
        #expect(answer.text.contains(#"value="15" checked"#))
        #expect(try door.store.passcode(of: door.ada.id)?.lock == nil)
    }

    @Test func `where the store fails, a locked page stays locked and says nothing`() throws {
        let browser = try locked(now: true)
        func rename(_ old: String, to new: String) throws {
            _ = try door.store.writing(of: nil) {
                try $0.run("ALTER TABLE web_passcodes RENAME COLUMN \(old) TO \(new)")
            }
        }
        try rename("passcode", to: "gone")
        let failed = unlock(browser)
        #expect(failed.status == 503 && !failed.text.contains("Ada"))
        #expect(isLocked(browser))
        try rename("gone", to: "passcode")
        #expect(unlock(browser).status == 303)
    }

    @Test func `the digits are nowhere in the store, and a person's erasure takes the passcode`()
        throws
    {
        let browser = try locked(now: true)
        _ = unlock(browser)
        #expect(try door.storeBytes().range(of: Data(Self.digits.utf8)) == nil)
        try door.store.erase(door.ada.id)
        #expect(try door.store.passcode(of: door.ada.id) == nil)
    }

    @Test func `only somebody who has just given the password changes the passcode`() throws {
        let browser = try locked(minutes: 15)
        for _ in 0..<2 {
            door.now += 400
            #expect(!isLocked(browser))
        }
        for action in ["passcode", "remove-passcode"] {
            let answer = browser.post(
                "/settings/security", ["action": action, "passcode": "7391", "minutes": "1"])
            #expect(answer.place?.hasPrefix("/confirm?") == true)
        }
        #expect(
            try door.store.passcode(of: door.ada.id)?.lock
                == PageLock(minutes: 15, whenHidden: false))
        #expect(browser.get("/settings/security").text.contains("Give your password to change it"))
    }
}
