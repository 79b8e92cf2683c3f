import Foundation
import HTTPServer
import Household
import SQLStore
import SQLiteStore
import Secrets
import Store
import Testing

/// The owner of the house invites, by requests; Ada was here first.
@Suite struct HouseholdPageTests {
    private let door: LoginDoor
    private let ada: LoginDoor.Browser
    private static let page = "/settings/household"
    private static let other = "another gravel under tyres"

    init() throws {
        door = try LoginDoor()
        try door.setPassword(of: "Bea")
        ada = try door.browser(of: "Ada")
    }

    private func link(in answer: Response) throws -> String {
        let shown = try #require(
            answer.text.firstMatch(
                of: /id="invitation" value="[a-z]+:\/\/[^\/"]+(\/invite\/[^"]+)"/),
            "\(answer.text)")
        return String(shown.1)
    }

    private func inviteBeaAgain() -> Response {
        ada.post(Self.page, ["do": "invite-again", "person": "\(door.bea.id.rawValue)"])
    }

    @Test func `somebody who lost everything is invited again once, and keeps the log`() throws {
        let old = try door.browser(of: "Bea")
        let answer = inviteBeaAgain()
        let link = try link(in: answer)
        #expect(answer.field("Cache-Control") == "no-store")
        #expect(answer.text.contains("Bea can choose a new password"))
        // It is shown once, and until it is used nothing is changed.
        #expect(!ada.get(Self.page).text.contains("/invite/"))
        #expect(old.get("/").status == 200)
        let new = door.browser()
        #expect(new.get(link).text.contains("Choose a new password for Bea"))
        #expect(new.post(link, ["password": Self.other]).status == 303)
        #expect(try door.session(of: new)?.member.name == "Bea")
        #expect(try door.session(of: old) == nil)
        #expect(door.browser().logIn("Bea", Self.other).status == 303)
        #expect(door.browser().get(link).status == 404)
        #expect(door.browser().post(link, ["password": LoginDoor.password]).status != 303)
    }

    @Test func `a link for somebody who is there without a password says what it opens`() throws {
        _ = try door.store.addPerson(named: "Zoe", seed: Array(repeating: 9, count: 32))
        #expect(
            ada.post(Self.page, ["do": "invite", "name": "zoe"]).text.contains(
                "Zoe is here already."))
        #expect(!ada.post(Self.page, ["do": "invite", "name": "Mia"]).text.contains("already"))
    }

    @Test func `another link, or another password, ends the links of before`() throws {
        let first = try link(in: inviteBeaAgain())
        let second = try link(in: inviteBeaAgain())
        #expect(door.browser().get(first).status == 404)
        let open = "/open/\(try door.member("Bea").webLink(at: door.now).text)"
        #expect(door.browser().get(open).status == 200)
        #expect(door.browser().post(second, ["password": Self.other]).status == 303)
        for link in [first, second, open] {
            let late = door.browser()
            #expect(late.post(link, ["password": LoginDoor.password]).status != 303, "\(link)")
            #expect(late.cookie == nil)
        }
        let third = try link(in: inviteBeaAgain())
        try door.member("Bea").setWebPassword(LoginDoor.password)
        #expect(door.browser().get(third).status == 404)
    }

    @Test func `an invitation makes an account for a name with a sign in it`() throws {
        let name = "mia@example.org"
        let link = try link(in: ada.post(Self.page, ["do": "invite", "name": name]))
        let mia = door.browser()
        #expect(mia.get(link).text.contains("value=\"\(name)\""))
        #expect(mia.post(link, ["name": name, "password": Self.other]).status == 303)
        #expect(try door.session(of: mia)?.member.name == name)
        #expect(door.browser().logIn("Mia@Example.org", Self.other).status == 303)
        // Who can log in is not invited as somebody new.
        let again = ada.post(Self.page, ["do": "invite", "name": name])
        #expect(again.status == 422 && !again.text.contains("/invite/"))
        for bad in ["", " ", "\u{1}", String(repeating: "x", count: 300)] {
            #expect(ada.post(Self.page, ["do": "invite", "name": bad]).status == 422)
        }
    }

    @Test func `the page has names and nothing else, for the owner alone`() throws {
        let bea = try door.browser(of: "Bea")
        let shown = ada.get(Self.page)
        #expect(shown.status == 200 && shown.text.contains("Bea"))
        let list = try #require(shown.text.firstMatch(of: /(?s)<ul class="rows">(.*?)<\/ul>/)).1
        let words = list.matches(of: />([^<]+)</).map(\.1)
            .filter { $0.contains { !$0.isWhitespace } }
        #expect(words == ["Ada", "You", "Bea", "Invite again"])
        #expect(ada.get("/settings").text.contains(Self.page))
        #expect(!bea.get("/settings").text.contains(Self.page))
        let person = "\(door.ada.id.rawValue)"
        for form: KeyValuePairs<String, String> in [
            ["do": "invite", "name": "Eve"], ["do": "invite-again", "person": person], [:],
        ] {
            let answer = bea.post(Self.page, form)
            #expect(answer.status == 404 && !answer.text.contains("/invite/"))
        }
        #expect(bea.get(Self.page).status == 404)
        // The owner chooses another password with the old one.
        #expect(ada.post(Self.page, ["do": "invite-again", "person": person]).status == 422)
    }

    @Test func `the password comes first, as some minutes have passed`() {
        door.now += 3_600
        let answer = inviteBeaAgain()
        #expect(answer.status == 303 && answer.place?.hasPrefix("/confirm") == true)
        #expect(!ada.get(Self.page).text.contains("invite-again"))
    }

    @Test func `nobody is invited who is gone, and the next one owns the house then`() throws {
        let cleo = try door.store.addPerson(named: "Cleo", seed: Array(repeating: 9, count: 32))
        let bea = try door.browser(of: "Bea")
        try door.store.erase(cleo.id)
        for person in ["\(cleo.id.rawValue)", "-1", "x", "99999999999999999999"] {
            let answer = ada.post(Self.page, ["do": "invite-again", "person": person])
            #expect(answer.status == 422 && !answer.text.contains("/invite/"))
        }
        let link = try link(in: inviteBeaAgain())
        try door.store.erase(door.ada.id)
        #expect(bea.get(Self.page).status == 200)
        try door.store.erase(door.bea.id)
        #expect(door.browser().post(link, ["password": Self.other]).status == 404)
    }

    @Test func `a thousand people are shown some at a time`() throws {
        for number in 0..<1_000 {
            _ = try door.store.addPerson(
                named: "person \(number)", seed: Array(repeating: 9, count: 32))
        }
        var (page, names) = (Self.page, [Substring]())
        for _ in 0..<20 {
            let text = ada.get(page).text
            #expect(text.utf8.count < 100_000)
            names += text.matches(of: /<span dir="auto">([^<]+)<\/span>/).map(\.1)
            guard let next = text.firstMatch(of: /\/settings\/household\?after=[0-9]+/)?.output
            else {
                break
            }
            page = String(next)
        }
        #expect(names.count == 1_002 && Set(names).count == 1_002)
    }

    @Test func `where anybody may make an account nobody owns the house`() throws {
        let door = try LoginDoor(openRegistration: true)
        let ada = try door.browser(of: "Ada")
        #expect(ada.get(Self.page).status == 404)
        #expect(!ada.get("/settings").text.contains(Self.page))
    }
}
