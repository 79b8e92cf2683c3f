import CivilDate
import HTTPServer
import Household
import Pictures
import SQLStore
import SQLiteStore
import Store
import Testing

/// The page of who somebody is here, by requests.
@Suite struct ProfileTests {
    private static let page = "/settings/profile"
    /// One gray pixel.
    private static let picture: [UInt8] = [
        137, 80, 78, 71, 13, 10, 26, 10, 0, 0, 0, 13, 73, 72, 68, 82, 0, 0, 0, 1, 0, 0, 0, 1, 8, 0,
        0, 0, 0, 58,
        126, 155, 85, 0, 0, 0, 10, 73, 68, 65, 84, 120, 218, 99, 96, 0, 0, 0, 2, 0, 1, 229, 39, 222,
        252, 0, 0, 0,
        0, 73, 69, 78, 68, 174, 66, 96, 130,
    ]

    private func send(_ file: [UInt8], to door: WebDoor) -> Response {
        let head = """
            --mark\r\nContent-Disposition: form-data; name="do"\r\n\r\npicture\r\n--mark\r\n\
            Content-Disposition: form-data; name="picture"; filename="a.png"\r\n\
            Content-Type: image/png\r\n\r\n
            """
        return door.post(
            Self.page, body: Array(head.utf8) + file + Array("\r\n--mark--\r\n".utf8),
            fields: [
                (name: "Sec-Fetch-Site", value: "same-origin"),
                (name: "Content-Type", value: "multipart/form-data; boundary=mark"),
            ])
    }

    @Test func `a picture is shown on each page, to its person alone, until it is removed`() throws
    {
        let door = try WebDoor()
        #expect(door.get("/picture").status == 404)
        #expect(!door.get("/").text.contains("/picture"))
        #expect(send(Self.picture, to: door).status == 303)
        #expect(door.get("/").text.contains("src=\"/picture\""))
        let shown = door.get("/picture")
        #expect(shown.status == 200 && shown.body == Self.picture)
        #expect(
            ["Content-Type", "X-Content-Type-Options", "Content-Security-Policy", "Cache-Control"]
                .map(shown.field) == [
                    "image/png", "nosniff", "default-src 'none'; sandbox", "no-store",
                ])
        #expect(shown.field("Content-Disposition")?.hasPrefix("inline") == true)
        #expect(door.get("/picture", cookie: nil).status == 404)
        #expect(door.get("/picture", cookie: String(repeating: "a", count: 52)).status == 404)
        #expect(door.post(Self.page, ["do": "remove-picture"]).status == 303)
        #expect(door.get("/picture").status == 404)
        #expect(!door.get("/").text.contains("/picture"))
    }

    @Test func `what is no small picture is not kept, and the page says why`() throws {
        let door = try WebDoor()
        var wide = Self.picture
        wide[18] = 2
        for (file, sentence) in [
            (Array("<svg onload='alert(1)'/>".utf8), "not a PNG"), (wide, "damaged"),
            ([], "Choose a file"),
            (Self.picture + [UInt8](repeating: 0, count: 40_000), "at most 32 kB"),
        ] {
            let answer = send(file, to: door)
            #expect(answer.status == 422 && answer.text.contains(sentence), "\(sentence)")
        }
        #expect(try !door.store.hasPicture(door.person.id))
    }

    @Test func `it says how long the cycles are and where this one is, as other pages do`() throws {
        let door = try WebDoor()
        try door.recordPeriod("2026-09-11", "2026-10-09", "2026-11-06")
        #expect(door.post("/settings", ["birth-year": "1991", "usual-length": "29"]).status == 303)
        let text = door.get(Self.page).text
        for sentence in ["1991", "29 days", "Day 15 of the cycle", "Whole cycles: 2."] {
            #expect(text.contains(sentence), "\(sentence): \(text)")
        }
        #expect(door.get("/").text.contains("Day 15 of the cycle"))
    }

    @Test func `another name to log in with wants the password, and passwords of programs go on`()
        throws
    {
        let door = try LoginDoor()
        let ada = try door.browser(of: "Ada")
        _ = try door.store.addGrant(
            .appPassword, named: "phone", for: door.ada.id, selector: "s", hash: [1], contents: "",
            isReadOnly: false, created: 1, expires: nil)
        let principal = try door.member().principalPath
        door.now += 3_600
        let name = "ada.l+home@example.org"
        #expect(
            ada.post(Self.page, ["do": "rename", "name": name]).place?.hasPrefix("/confirm") == true
        )
        let other = ada.post("/settings", ["name": name])
        #expect(other.status == 422 && other.text.contains("id=\"name-fault\""))
        #expect(try door.store.people().map(\.name) == ["Ada", "Bea"])
        #expect(ada.post("/confirm", ["password": LoginDoor.password]).status == 303)
        #expect(ada.post(Self.page, ["do": "rename", "name": "bEa"]).status == 422)
        #expect(ada.post(Self.page, ["do": "rename", "name": "\u{1}"]).status == 422)
        #expect(ada.post(Self.page, ["do": "rename", "name": name]).status == 303)
        #expect(ada.get(Self.page).text.contains(name))
        #expect(door.browser().logIn("Ada").status == 422)
        #expect(door.browser().logIn(name.uppercased()).status == 303)
        #expect(try door.member(name).principalPath == principal)
        #expect(try door.store.grants(.appPassword, of: door.ada.id).count == 1)
    }
}
