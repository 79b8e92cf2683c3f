import Addresses
import HTTPServer
import Household
import SQLStore
import SQLiteStore
import Store
import Testing
import WebDoor

/// Devices that an account knows, and sessions that end whatever the store can do.
@Suite struct KnownDeviceTests {
    private let door: LoginDoor

    init() throws {
        door = try LoginDoor()
        try door.setPassword()
        try door.setPassword(of: "Bea")
    }

    private func logOut(_ browser: LoginDoor.Browser) {
        #expect(browser.post("/logout").status == 303 && browser.cookie == nil)
    }

    /// Guesses until the account makes strangers wait.
    private func besiege(_ name: String = "Ada", from peer: IPAddress? = nil) {
        let stranger = door.browser()
        if let peer { stranger.peer = peer }
        for _ in 0..<40 { _ = stranger.logIn(name, "not what it is") }
        #expect(stranger.logIn(name).status == 429)
    }

    @Test func `strangers keep nobody waiting on a device that was logged in before`() throws {
        let phone = door.browser()
        #expect(phone.logIn().status == 303)
        logOut(phone)
        #expect(phone.devices != nil)
        besiege()
        #expect(phone.logIn().status == 303)
        // Nor is it of use for anybody else's account.
        besiege("Bea")
        #expect(phone.logIn("Bea").status == 429)
        let other = door.browser()
        #expect(other.logIn().status == 429)
    }

    @Test func `a known device waits for its own wrong tries alone`() throws {
        let (phone, desk) = (door.browser(), door.browser())
        for browser in [phone, desk] {
            #expect(browser.logIn().status == 303)
            logOut(browser)
        }
        for _ in 0..<8 { #expect(phone.logIn("Ada", "not what it is").status == 422) }
        #expect(phone.logIn().status == 429)
        #expect(desk.logIn().status == 303)
        #expect(door.browser().logIn().status == 303)
    }

    @Test func `a browser of several people knows each, and nothing that is made up`() throws {
        let browser = door.browser()
        #expect(browser.logIn().status == 303 && browser.logIn("Bea").status == 303)
        let both = try #require(browser.devices)
        #expect(both.split(separator: ".").count == 2)
        // The same is given again.
        #expect(browser.logIn().status == 303 && browser.devices == both)
        for name in ["Ada", "Bea"] { besiege(name) }
        #expect(browser.logIn().status == 303 && browser.logIn("Bea").status == 303)
        let one = try #require(both.split(separator: ".").first)
        for forged in [
            "", "-", ".", String(one.dropLast()) + (one.last == "0" ? "1" : "0"),
            String(repeating: "0", count: 65),
            "\(one.prefix(33))\(String(repeating: "0", count: 32))",
            String(repeating: "\(one.prefix(33))\(String(repeating: "f", count: 32)).", count: 500),
            "é-\(one)", "\(one)-\(one)",
        ] {
            let stranger = door.browser()
            stranger.devices = forged
            #expect(stranger.logIn().status == 429, "\(forged.prefix(80))")
        }
    }

    @Test func `a browser keeps few accounts, the last ones`() throws {
        let browser = door.browser()
        for number in 0..<9 {
            let name = "P\(number)"
            _ = try door.store.addPerson(
                named: name, seed: Array(repeating: UInt8(number), count: 32))
            try door.setPassword(of: name)
            #expect(browser.logIn(name).status == 303)
        }
        #expect(browser.devices?.split(separator: ".").count == 6)
        for name in ["P0", "P8"] { besiege(name) }
        #expect(browser.logIn("P0").status == 429 && browser.logIn("P8").status == 303)
    }

    @Test func `who logs out is out, whatever the store can do`() throws {
        for isRead in [false, true] {
            let browser = door.browser()
            #expect(browser.logIn().status == 303)
            let cookie = try #require(browser.cookie)
            if isRead { #expect(browser.get("/insights").status == 200) }
            let other = try SQLiteStore.open(door.store.path)
            try other.writing(of: nil) { _ in logOut(browser) }
            // The old cookie opens nothing, not even what was kept.
            browser.cookie = cookie
            #expect(browser.get("/insights").place?.hasPrefix("/login") == true)
            #expect(try door.store.webLogins(of: door.ada.id).isEmpty)
        }
    }

    @Test func `who logs out is out where the store cannot even be read`() throws {
        let browser = door.browser()
        #expect(browser.logIn().status == 303)
        _ = try door.store.writing(of: nil) { try $0.run("DROP TABLE web_sessions") }
        #expect(browser.get("/insights").status == 503)
        logOut(browser)
    }

    @Test func `a page that asks by itself is no use of a login`() throws {
        let browser = door.browser()
        #expect(browser.logIn().status == 303)
        func lastUse() throws -> Int64? {
            try door.store.webLogins(of: door.ada.id).first?.use.lastUsed
        }
        let first = try lastUse()
        door.now += 3_600
        #expect(browser.get("/alarms/ringing?quiet=1").status == 200)
        #expect(try lastUse() == first)
        #expect(browser.get("/alarms/ringing").status == 200)
        #expect(try lastUse() == door.now)
    }

    @Test func `a page that has to be made waits in its session's line, a kept one in none`() throws
    {
        let browser = door.browser()
        #expect(browser.logIn().status == 303)
        let cookie = try #require(browser.cookie)
        func line(_ target: String, _ cookie: String?) -> Int? {
            var fields = [(name: "Host", value: "127.0.0.1:8765")]
            if let cookie { fields.append((name: "Cookie", value: "__Host-eve=\(cookie)")) }
            return door.handler.line(
                of: Request(
                    .get, target, fields: fields, peer: .loopback, now: door.now, isPrivate: true))
        }
        #expect(line("/insights", nil) == nil)
        let made = line("/insights", cookie)
        #expect(made != nil && line("/history", cookie) == made)
        #expect(line("/insights", String(cookie.reversed())) != made)
    }
}
