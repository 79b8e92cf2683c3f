import CalendarModel
import CyclePipeline
import HTTPServer
import Household
import Secrets
import Testing

/// The forms that make and revoke feeds and app passwords.
@Suite struct SharingFormTests {
    private func member(_ door: WebDoor) throws -> Member {
        try #require(try Household(door.store, zones: Serving.zones).members().first)
    }

    @Test func `a feed's address stands in the answer that made it, and nowhere else`() throws {
        let door = try WebDoor()
        let answer = door.post(
            "/settings/sharing",
            ["do": "add-feed", "name": "phone", "include": "periods", "months": "3"])
        #expect(answer.status == 200)
        #expect(answer.field("Cache-Control") == "no-store")
        let address = try #require(answer.text.firstMatch(of: /\/feed\/([^."]+)\.ics/))
        let feed = try #require(try member(door).access(.feed).first)
        #expect(feed.options?.include == [.periods])
        #expect(feed.options?.months == 3)
        #expect(!feed.canWrite)
        let token = String(address.1)
        let list = door.get("/settings/sharing")
        #expect(list.text.contains("phone"))
        #expect(!list.text.contains(token))
        #expect(SecretToken(token, for: .feed) != nil)
    }

    @Test func `a new address takes the place of the old one`() throws {
        let door = try WebDoor()
        let first = door.post(
            "/settings/sharing", ["do": "add-feed", "name": "phone", "include": "periods"])
        let id = try #require(try member(door).access(.feed).first?.id)
        let second = door.post("/settings/sharing", ["do": "rotate-feed", "id": "\(id)"])
        #expect(second.status == 200)
        let pattern = /\/feed\/([^."]+)\.ics/
        let old = try #require(first.text.firstMatch(of: pattern)?.1)
        let new = try #require(second.text.firstMatch(of: pattern)?.1)
        #expect(old != new)
        #expect(try member(door).access(.feed).count == 1)
    }

    @Test func `an app password is shown once, and as a file for an iPhone`() throws {
        let door = try WebDoor()
        let answer = door.post(
            "/settings/sharing",
            ["do": "add-password", "name": "Phone", "include": "periods", "read-only": "yes"])
        #expect(answer.status == 200)
        #expect(answer.text.contains("/dav/"))
        #expect(answer.text.contains("<svg"))
        let file = door.post(
            "/settings/sharing", ["do": "add-profile", "name": "iPhone", "include": "periods"])
        #expect(file.status == 200)
        #expect(file.field("Content-Type") == "application/x-apple-aspen-config")
        #expect(file.text.contains("com.apple.caldav.account"))
        #expect(
            try member(door).access(.appPassword).map(\.canWrite) == [false, true])
    }

    @Test func `a name that is taken is refused, and so is a form sent twice`() throws {
        let door = try WebDoor()
        for status in [200, 422] as [UInt16] {
            let answer = door.post(
                "/settings/sharing", ["do": "add-feed", "name": "Phone", "include": "periods"])
            #expect(answer.status == status)
        }
        #expect(try member(door).access(.feed).count == 1)
    }

    @Test(arguments: [
        ("name", ""), ("name", " "), ("include", "potions"), ("include", ""), ("months", "0"),
        ("months", "1e3"), ("expires", "yesterday"), ("expires", "2026-11-19"),
        ("titles", "loud"), ("name", "a\u{0}b"),
    ])
    func `what can't be is refused beside its field`(_ name: String, _ value: String) throws {
        let door = try WebDoor()
        let form =
            [("do", "add-feed"), ("name", "x"), ("include", "periods")]
            .filter { $0.0 != name } + [(name, value)]
        let answer = door.post("/settings/sharing", pairs: form)
        #expect(answer.status == 422)
        #expect(answer.text.contains("id=\"feed-\(name)-fault\""))
        #expect(try member(door).access(.feed).isEmpty)
    }

    @Test func `a calendar with dates only can't change the log`() throws {
        let door = try WebDoor()
        let answer = door.post(
            "/settings/sharing",
            [
                "do": "add-feed", "name": "x", "include": "periods", "dates-only": "yes",
                "writable": "yes",
            ])
        #expect(answer.status == 422)
        #expect(answer.text.contains("id=\"feed-dates-only-fault\""))
    }

    @Test func `what is revoked is gone, and a feed can leave an empty calendar`() throws {
        let door = try WebDoor()
        for name in ["a", "b"] {
            _ = door.post(
                "/settings/sharing", ["do": "add-feed", "name": name, "include": "periods"])
        }
        let ids = try member(door).access(.feed).map(\.id)
        #expect(ids.count == 2)
        #expect(
            door.post("/settings/sharing", ["do": "revoke-feed", "id": "\(ids[0])"]).status == 303)
        #expect(
            door.post(
                "/settings/sharing", ["do": "revoke-feed", "id": "\(ids[1])", "blank": "yes"]
            ).status == 303)
        let left = try member(door).access(.feed)
        #expect(left.map(\.id) == [ids[1]])
        #expect(left.first?.options?.isBlank == true)
        for id in ["\(ids[0])", "x", ""] {
            #expect(
                door.post("/settings/sharing", ["do": "revoke-feed", "id": id]).status == 422)
        }
    }
}
