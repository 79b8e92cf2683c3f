import Addresses
import HTTPServer
import Household
import Testing

/// Where alarms are sent, as a person gives it and as it is kept.
@Suite struct NtfySetupTests {
    @Test func `an address is a server and a topic`() throws {
        let setup = try #require(NtfySetup("https://ntfy.example.org:8443/behind/my-Topic_1"))
        #expect(setup.server.text == "https://ntfy.example.org:8443/behind/")
        #expect(setup.topic == "my-Topic_1")
        #expect(setup.address == "https://ntfy.example.org:8443/behind/my-Topic_1")
    }

    @Test(arguments: [
        "", "ntfy.sh/topic", "https://ntfy.sh", "https://ntfy.sh/", "https://ntfy.sh/a/",
        "https://ntfy.sh/a b", "https://ntfy.sh/a?x", "https://ntfy.sh/a#b", "webcal://ntfy.sh/a",
        "ftp://ntfy.sh/a", "https://user:word@ntfy.sh/a", "https://ntfy.sh/tópic",
        "https://ntfy.sh/\(String(repeating: "a", count: 65))", "https://ntfy.sh/a\nb",
    ])
    func `anything else is none`(_ text: String) {
        #expect(NtfySetup(text) == nil)
    }

    @Test(arguments: [nil, "tk_abc"], [true, false])
    func `what is kept comes back`(_ token: String?, _ saysTitles: Bool) throws {
        let setup = try #require(
            NtfySetup("https://ntfy.sh/a", token: token, saysTitles: saysTitles))
        #expect(NtfySetup(stored: setup.stored) == setup)
    }

    @Test func `a token is printed nowhere`() throws {
        let setup = try #require(NtfySetup("https://ntfy.sh/a", token: "tk_abc"))
        #expect(!"\(setup) \(String(reflecting: setup))".contains("tk_abc"))
        var text = ""
        dump(setup, to: &text)
        #expect(!text.contains("tk_abc"))
    }

    @Test(arguments: [
        ("https://ntfy.sh/a", true), ("http://127.0.0.1:80/a", true), ("http://nas/a", true),
        ("http://192.168.1.4/a", true), ("http://ntfy.sh/a", false), ("http://1.2.3.4/a", false),
    ])
    func `only https and the own network keep others from reading along`(
        _ address: String, _ isPrivate: Bool
    ) throws {
        #expect(try #require(NtfySetup(address)).isPrivate == isPrivate)
    }

    @Test func `a token is a word of visible letters`() {
        #expect(NtfySetup.isToken("tk_AgQdq7mVBoFD37zQVN29RhuMzNIz2"))
        for text in ["", "a b", "ä", "a\n", String(repeating: "a", count: 201)] {
            #expect(!NtfySetup.isToken(text))
        }
    }
}
