import Testing
import WebDoor

@Suite struct FormBodyTests {
    private static let plain = "application/x-www-form-urlencoded"

    private func read(_ text: String, _ type: String = plain) -> FormBody? {
        FormBody(Array(text.utf8), type: type)
    }

    @Test func `names and values are decoded once`() throws {
        let form = try #require(read("a=1+2&b=%C3%A9%2B&c&a=%2541&=x&d=%zz"))
        #expect(form["a"] == "1 2" && form.all("a") == ["1 2", "%41"])
        #expect(form["b"] == "é+" && form["c"] == "" && form["d"] == "%zz")
    }

    @Test func `bytes that are no text are refused`() {
        #expect(read("a=%FF") == nil)
        #expect(read("%C3=1") == nil)
    }

    @Test func `a form has only so many fields, and each is only so long`() {
        #expect(read((0..<WebQuery.mostPairs).map { "a\($0)=" }.joined(separator: "&")) != nil)
        #expect(read((0...WebQuery.mostPairs).map { "a\($0)=" }.joined(separator: "&")) == nil)
        let long = String(repeating: "x", count: FormBody.longestValue)
        #expect(read("a=\(long)") != nil)
        #expect(read("a=\(long)y") == nil)
    }

    @Test func `parts are read with their files`() throws {
        let text = [
            "--XY", "Content-Disposition: form-data; name=\"step\"", "", "try", "--XY",
            "Content-Disposition: form-data; name=\"file\"; filename=\"a \\ b.csv\"",
            "Content-Type: text/csv", "", "1,2\r\n--X\r\n", "--XY",
            "Content-Disposition: form-data; name=\"other\"; filename=\"\"", "", "", "--XY--", "",
        ].joined(separator: "\r\n")
        let form = try #require(read(text, "multipart/form-data; boundary=XY"))
        #expect(form["step"] == "try" && form.files.count == 1)
        #expect(form.files.first?.field == "file" && form.files.first?.name == "a \\ b.csv")
        #expect(
            form.files.first.map { String(decoding: $0.bytes, as: UTF8.self) } == "1,2\r\n--X\r\n")
    }

    @Test(arguments: ["\u{301}a.csv", "a\u{0D4E}", "\u{200D}", "a; name=b"])
    func `a file is one, whatever it is called`(_ name: String) throws {
        let text = [
            "--XY", "Content-Disposition: form-data; name=\"file\"; filename=\"\(name)\"", "",
            "1,2", "--XY--", "",
        ].joined(separator: "\r\n")
        let form = try #require(read(text, "multipart/form-data; boundary=XY"))
        let file = try #require(form.files.first)
        #expect(file.field == "file" && file.bytes == Array("1,2".utf8))
        #expect(Array(file.name.utf8) == Array(name.utf8))
    }

    @Test(arguments: [
        "", "--XY", "--XY\r\n", "--XY\r\n\r\n\r\n--XY--",
        "--XY\r\nContent-Disposition: form-data\r\n\r\nx\r\n--XY--",
        "--XY\r\nContent-Disposition: form-data; name=\"a\"\r\n\r\nx", "--ZZ--",
    ])
    func `parts that do not end are refused`(_ text: String) {
        #expect(read(text, "multipart/form-data; boundary=XY") == nil)
    }
}
