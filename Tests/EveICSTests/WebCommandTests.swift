import Foundation
import RunningTool
import SQLStore
import SQLiteStore
import Secrets
import Store
import Testing

/// `web open`, `password`, `invite`, `devices` and `logout`.
@Suite struct WebCommandTests {
    private let tool: Tool

    init() throws {
        tool = try Tool()
        try tool.run("log 2026-10-25..2026-10-29")
    }

    private func store() throws -> SQLiteStore {
        try SQLiteStore.open(tool.folder.appending(path: "eve.db").path, mode: .readWrite)
    }

    /// The output of a command line with its secret replaced by `TOKEN`.
    private func text(_ line: String) throws -> String {
        let run = try tool.run(line)
        #expect(run.code == 0 && run.error == "", "\(run.error)")
        return run.text.replacing(/[0-9a-hjkmnp-tv-z]{52}/, with: "TOKEN")
    }

    private func setPassword(_ typed: String, _ options: String...) throws -> Tool.Run {
        try tool.run(["web", "password"] + options, input: Data((typed + "\n").utf8))
    }

    @Test func `a link is shown for the person, and for somebody else by name`() throws {
        // Where nothing listens: a port that is none's.
        try store().setServerSetting("listen", to: "http://127.0.0.1:1")
        #expect(
            try text("web open") == """
                This link logs you in, once and within ten minutes:

                  http://127.0.0.1:1/open/TOKEN

                No server answers at http://127.0.0.1:1 yet. Start it with 'eve-ics serve' and keep it running.

                """)
        try tool.run("person add Mia")
        #expect(
            try text("web open --person Mia --public-url https://cal.example.invalid").hasPrefix(
                """
                This link logs Mia in, once and within ten minutes:

                  https://cal.example.invalid/open/TOKEN

                """))
    }

    @Test func `a link leads to the page's own host, and says what to do without it`() throws {
        #expect(try text("web open").contains("http://eve-ics.localhost:8765/open/TOKEN"))
        let store = try store()
        for (host, digits) in [("127.0.0.1", "127.0.0.1"), ("[::1]", "::1")] {
            try store.setServerSetting("listen", to: "http://\(host):1")
            try store.setServerSetting("page", to: "http://eve-ics.localhost:1")
            #expect(
                try text("web open") == """
                    This link logs you in, once and within ten minutes:

                      http://eve-ics.localhost:1/open/TOKEN

                    No server answers at http://eve-ics.localhost:1 yet. Start it with 'eve-ics serve' and keep it running.
                    If your browser does not find this address, start the server with 'eve-ics serve --page-host \(digits)'.

                    """)
            #expect(try text("web invite Mia").contains("http://eve-ics.localhost:1/invite/TOKEN"))
            // Calendar programs look no such name up.
            #expect(
                try tool.run("feed add f\(digits.count)").text.contains("http://\(host):1/feed/"))
        }
        // The server was started with --page-host 127.0.0.1, and later with a public address.
        for page in ["http://127.0.0.1:1", ""] {
            try store.setServerSetting("listen", to: "http://127.0.0.1:1")
            try store.setServerSetting("page", to: page)
            let shown = try text("web open")
            #expect(shown.contains("http://127.0.0.1:1/open/TOKEN"))
            #expect(!shown.contains("--page-host"))
        }
    }

    @Test func `a link leads to the name with https, else to where the server listens here`() throws
    {
        let store = try store()
        try store.setServerSetting("listen", to: "http://127.0.0.1:1")
        try store.setServerSetting("public-url", to: "http://cal.example.invalid")
        #expect(try text("web open").contains("http://127.0.0.1:1/open/TOKEN"))
        #expect(try text("web invite Mia").contains("http://cal.example.invalid/invite/TOKEN"))
        try store.setServerSetting("public-url", to: "https://cal.example.invalid")
        #expect(try text("web open").contains("https://cal.example.invalid/open/TOKEN"))
        #expect(try text("web invite Mia").contains("https://cal.example.invalid/invite/TOKEN"))
    }

    @Test func `no link leads below a path, where another program may be at the top`() throws {
        for command in ["open", "invite Mia"] {
            let run = try tool.run("web \(command) --public-url https://example.invalid/cal")
            #expect(run.code == 2 && run.error.contains("an address without a path"))
        }
        let store = try store()
        try store.setServerSetting("listen", to: "http://127.0.0.1:1")
        try store.setServerSetting("public-url", to: "https://example.invalid/cal")
        #expect(try text("web open").contains("http://127.0.0.1:1/open/TOKEN"))
        let refused = try tool.run("web invite Mia")
        #expect(refused.code == 1 && refused.text.isEmpty)
        #expect(refused.error.contains("without a path"))
        #expect(try store.people().count == 1)
        // A feed can be there.
        #expect(try tool.run("feed add phone").text.contains("https://example.invalid/cal/feed/"))
    }

    @Test func `what is shown is stored as a hash`() throws {
        let said = try tool.run("web open --json")
        let url = try Fields(said.output).object("link").string("url")
        let token = try #require(
            SecretToken(url.suffix(52), for: .webLink))
        let link = try #require(try store().webLink(selector: token.selector))
        #expect(token.opens(link.hash))
        let bytes = try tool.data("eve.db") + tool.data("eve.db-wal")
        #expect(bytes.range(of: Data(token.selector.utf8)) != nil)
        #expect(bytes.range(of: Data(token.verifier.utf8)) == nil)
    }

    @Test func `an invitation adds nobody, and is for somebody who has no password yet`() throws {
        #expect(
            try text("web invite Mia") == """
                With this link Mia can make an account, once and within 24 hours:

                  http://eve-ics.localhost:8765/invite/TOKEN

                Only this computer can reach this address. For other devices, give your server's address \
                with --public-url URL.

                """)
        #expect(try store().people().count == 1)
        try tool.run("person add Mia")
        #expect(try text("web invite mia").hasPrefix("With this link Mia can make an account,"))
        #expect(
            try tool.run(
                ["web", "password", "--person", "Mia"], input: Data("wet gravel under tyres\n".utf8)
            ).code == 0)
        let refused = try tool.run("web invite mia")
        #expect(refused.code == 1)
        #expect(refused.error.hasPrefix("mia: this person can log in already\n"))
        #expect(refused.error.contains("eve-ics web invite mia --again"))
        let again = try text("web invite mia --again")
        #expect(again.hasPrefix("With this link Mia can choose another password, once"))
        #expect(again.contains("http://eve-ics.localhost:8765/invite/"))
        let early = try tool.run("web invite Zoe --again")
        #expect(early.code == 1)
        #expect(early.error.hasPrefix("Zoe: nobody in this store has that name\n"))
        try tool.run("person add Lea")
        let without = try tool.run("web invite Lea --again")
        #expect(without.code == 1)
        #expect(without.error.hasPrefix("Lea: this person has no password that could be lost\n"))
        // And none is made to look for somebody in it.
        #expect(try tool.run("web invite Mia --again --store new.db").code == 3)
        #expect(throws: (any Error).self) { try tool.data("new.db") }
        #expect(try store().people().map(\.name) == ["me", "Mia", "Lea"])
        #expect(try tool.run(["web", "invite", " Mia"]).code == 1)
    }

    @Test func `a password comes from standard input, and logs devices out`() throws {
        let store = try store()
        let me = try #require(try store.people().first)
        _ = try store.addWebLogin(
            WebLogin(
                person: me.id, selector: "abc", hash: [1], device: "Firefox/Linux",
                created: Int64(Date.now.timeIntervalSince1970), confirmed: nil, stays: true),
            redeeming: nil, replacing: nil)
        #expect(
            try text("web devices").hasPrefix("Firefox on Linux: last used today; logged in on "))
        let set = try setPassword("wet gravel under tyres")
        #expect(
            set.text == """
                Password saved. Log in to the web page with the name “me” and this password.
                All devices that were logged in are logged out.

                """)
        #expect(try text("web devices") == "No device is logged in to the web page.\n")
        let hash = try #require(try store.webPassword(of: me.id))
        #expect(hash.hasPrefix("$argon2id$v=19$m=65536,t=2,p=1$"))
        #expect(PasswordHash(stored: hash).isOf(try Password("wet gravel under tyres")))
        #expect(!set.text.contains("gravel") && set.error == "")
    }

    @Test(arguments: [
        ("short", "at least 10 characters"), ("password1234", "would guess"),
        ("with a\ttab in it", "such as a tab"), ("", "at least 10 characters"),
    ])
    func `a password that is no good changes nothing`(_ typed: String, _ why: String) throws {
        let run = try setPassword(typed)
        #expect(run.code == 1 && run.error.contains(why), "\(run.error)")
        let store = try store()
        #expect(try store.webPassword(of: try #require(try store.people().first).id) == nil)
    }

    @Test func `no password at all is said to be missing`() throws {
        let run = try tool.run(["web", "password"], input: Data())
        #expect(run.code == 1 && run.error.contains("no password was given"))
    }

    @Test func `everything that is logged in can be logged out`() throws {
        let store = try store()
        let me = try #require(try store.people().first)
        for name in ["a", "b"] {
            _ = try store.addWebLogin(
                WebLogin(
                    person: me.id, selector: name, hash: [1], device: "/",
                    created: Int64(Date.now.timeIntervalSince1970), confirmed: nil, stays: false),
                redeeming: nil, replacing: nil)
        }
        #expect(try text("web logout") == "2 devices are logged out.\n")
        #expect(try text("web logout --json") == "{\"schema\": 1, \"loggedOut\": 0}\n")
    }
}
