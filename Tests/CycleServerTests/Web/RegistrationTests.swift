import Addresses
import CyclePipeline
import HTTPServer
import Household
import SQLStore
import SQLiteStore
import Secrets
import Store
import Testing

/// Invitations and accounts, by requests.
@Suite struct RegistrationTests {
    private let form: KeyValuePairs = ["name": "Mia", "password": LoginDoor.password]

    @Test func `an invitation makes one account, with a log of its own`() throws {
        let door = try LoginDoor()
        let code = try door.household.invite("Mia", at: door.now).text
        #expect(try door.household.members().count == 2)
        let browser = door.browser()
        #expect(browser.get("/invite/\(code)").text.contains(#"value="Mia""#))
        let made = browser.post("/invite/\(code)", form)
        #expect(made.status == 303 && made.place == "/settings/recovery?told=registered")
        #expect(browser.logIn("Mia").status == 303)
        #expect(try door.member("Mia").changes().isEmpty)
        let second = door.browser().post(
            "/invite/\(code)", ["name": "Zoe", "password": LoginDoor.password])
        #expect(second.status == 404)
        #expect(door.browser().get("/invite/\(code)").status == 404)
        #expect(try door.household.members().map(\.name) == ["Ada", "Bea", "Mia"])
    }

    @Test(arguments: [
        ("Pacific/Auckland", "Pacific/Auckland"), ("Nowhere/Land", nil), ("", nil),
        ("../../etc/passwd", nil),
    ])
    func `an account takes the time zone of the device and says so`(
        _ sent: String, _ zone: String?
    ) throws {
        let door = try LoginDoor()
        let code = try door.household.invite("Mia", at: door.now).text
        let browser = door.browser()
        #expect(browser.get("/invite/\(code)").text.contains(#"name="zone""#))
        let made = browser.post(
            "/invite/\(code)", ["name": "Mia", "password": LoginDoor.password, "zone": sent])
        let state = try door.member("Mia").state(at: .second(door.now))
        #expect(state.settings[.timezone] == zone)
        let said = browser.get(try #require(made.place)).text
        #expect(said.contains("Your time zone is Pacific/Auckland now.") == (zone != nil))
    }

    @Test func `an invitation ends after a day, and a login link is none`() throws {
        let door = try LoginDoor()
        let code = try door.household.invite("Mia", at: door.now).text
        door.now += 86_400
        #expect(door.browser().post("/invite/\(code)", form).status == 404)
        let link = try door.member().webLink(at: door.now).text
        #expect(door.browser().post("/invite/\(link)", form).status == 404)
        #expect(try door.household.members().count == 2)
    }

    @Test func `somebody whom the terminal added chooses a password by an invitation, once`() throws
    {
        let door = try LoginDoor()
        let added = try door.store.addPerson(named: "Mia", seed: Array(repeating: 9, count: 32))
        let first = try door.household.invite("Mia", at: door.now).text
        let second = try door.household.invite("Mia", at: door.now).text
        let other = try door.household.invite("Zoe", at: door.now).text
        // No other invitation opens that log.
        #expect(door.browser().post("/invite/\(other)", form).status == 422)
        #expect(door.browser().post("/invite/\(first)", form).status == 303)
        #expect(door.browser().logIn("Mia").status == 303)
        #expect(try door.household.members().map(\.name) == ["Ada", "Bea", "Mia"])
        #expect(try door.store.webPassword(of: added.id) != nil)
        // Nor does an older one, once there is a password.
        let late = door.browser().post(
            "/invite/\(second)", ["name": "Mia", "password": "another gravel under tyres"])
        #expect(late.status == 422 && late.text.contains("Somebody here has this name."))
        #expect(door.browser().logIn("Mia").status == 303)
    }

    @Test func `what is wrong is said beside its field, and the invitation stays`() throws {
        let door = try LoginDoor()
        let code = try door.household.invite("Mia", at: door.now).text
        func sent(_ name: String, _ password: String) -> Response {
            door.browser().post("/invite/\(code)", ["name": name, "password": password])
        }
        let taken = sent("ada", LoginDoor.password)
        #expect(taken.status == 422 && taken.text.contains("Somebody here has this name."))
        #expect(taken.text.contains(#"value="ada""#))
        #expect(sent("", LoginDoor.password).status == 422)
        #expect(sent(" Mia", LoginDoor.password).status == 422)
        #expect(sent(String(repeating: "x", count: 300), LoginDoor.password).status == 422)
        #expect(sent("Mia", "short").text.contains("This is too short"))
        #expect(sent("Mia", "password1234").text.contains("first that others would guess"))
        #expect(sent("Mia", String(repeating: "lamp ", count: 50)).text.contains("too long"))
        let hostile = sent("<img src=x>", "short").text
        #expect(hostile.contains("&lt;img src=x&gt;") && !hostile.contains("<img"))
        #expect(sent("Mia", LoginDoor.password).status == 303)
    }

    @Test func `without an invitation the page says how to get one`() throws {
        let door = try LoginDoor()
        let page = door.browser().get("/register")
        #expect(page.status == 200 && page.text.contains("eve-ics web invite NAME"))
        #expect(!page.text.contains("<input"))
        #expect(door.browser().post("/register", form).status == 403)
        #expect(try door.household.members().count == 2)
    }

    @Test func `an open server lets anybody register, at the pace of a household`() throws {
        let door = try LoginDoor(openRegistration: true, guesses: GuessCounter(perMinute: 2))
        #expect(door.browser().get("/register").status == 200)
        #expect(door.browser().get("/login").text.contains("/register"))
        #expect(door.browser().post("/register", form).status == 303)
        #expect(door.browser().post("/register", form).status == 422)
        #expect(door.browser().post("/register", form).status == 429)
        #expect(try door.household.members().count == 3)
    }
}
