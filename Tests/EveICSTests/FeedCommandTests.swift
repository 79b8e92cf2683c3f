import Foundation
import RunningTool
import SQLStore
import SQLiteStore
import Store
import Testing

/// `feed add`, `list`, `show`, `rotate` and `revoke`.
@Suite struct FeedCommandTests {
    private let tool: Tool

    init() throws {
        tool = try Tool()
        try tool.run("log 2026-10-25..2026-10-29")
    }

    /// The output of a command line with its secrets replaced by `TOKEN`.
    private func text(_ line: String) throws -> String {
        let run = try tool.run(line)
        #expect(run.code == 0 && run.error == "", "\(run.error)")
        return run.text.replacing(/[0-9a-hjkmnp-tv-z]{48}/, with: "TOKEN")
    }

    @Test func `a new feed shows its address once`() throws {
        #expect(
            try text("feed add phone") == """
                Added the feed phone: periods, fertile days, ovulation and doses; 12 months ahead and 6 back.

                  http://127.0.0.1:8765/feed/TOKEN.ics
                  webcal://127.0.0.1:8765/feed/TOKEN.ics

                Anyone with this address can read the feed. It is shown only now.
                Only this computer can reach this address. For other devices, give your server's address \
                with --public-url URL.

                """)
        #expect(
            try text("feed add desk --writable --public-url https://cal.example.org/x/") == """
                Added the feed desk: periods, fertile days, ovulation and doses; 12 months ahead and 6 back; \
                can be changed in Thunderbird.

                  https://cal.example.org/x/feed/TOKEN.ics
                  webcal://cal.example.org/x/feed/TOKEN.ics

                Anyone with this address can read the feed. It is shown only now.
                Anyone with it can also change your log.

                """)
        #expect(
            try text("feed add lan --public-url http://nas.local:8765").hasSuffix(
                "Without https, others in the network can read it, too.\n"))
        for line in ["feed list", "feed show phone", "feed list --json", "feed show phone --json"] {
            #expect(try !text(line).contains("TOKEN"))
        }
    }

    @Test func `feeds are listed, shown and taken away`() throws {
        try tool.run("feed add partner --include periods --dates-only --expires 2027-12-31")
        try tool.run("feed add work --titles neutral --no-alarms --for outlook --months 3 --past 0")
        try tool.run("feed add me --cheerful --hide-fertility --expires 2026-11-20")
        let store = try SQLiteStore.open(
            tool.folder.appending(path: "eve.db").path, mode: .readWrite)
        let feeds = try store.grants(.feed, of: try #require(try store.people().first).id)
        // Friday 2026-11-20, and Sunday 2026-01-04.
        store.noteUse(of: feeds[1], at: 1_795_176_000)
        store.noteUse(of: feeds[2], at: 1_767_571_199)
        try tool.expect(
            """
            $ eve-ics feed list
            partner: periods; 12 months ahead and 6 back; dates only; until 31 Dec 2027; \
            never fetched.
            work: periods, fertile days, ovulation and doses; 3 months ahead and 0 back; \
            neutral titles; for outlook; no reminders; last fetched in the week of 16 Nov.
            me: periods, fertile days, ovulation and doses; 12 months ahead and 6 back; \
            cheerful; fertile days hidden; until 20 Nov; last fetched in the week of 29 Dec 2025.
            $ eve-ics feed revoke WORK
            Revoked the feed work. Programs may keep what they fetched before.
            $ eve-ics feed show partner --json
            {
              "schema": 1,
              "feed": {
                "name": "partner",
                "include": ["periods"],
                "months": 12,
                "past": 6,
                "titles": "plain",
                "language": "en",
                "for": "generic",
                "alarms": false,
                "datesOnly": true,
                "cheerful": false,
                "hidesFertility": false,
                "writable": false,
                "expires": "2027-12-31",
                "expired": false,
                "lastFetchedWeek": null,
                "withAddress": false,
                "blank": false,
                "page": false,
                "saysName": false
              }
            }
            $ eve-ics feed show me --today 2026-11-21
            me: periods, fertile days, ovulation and doses; 12 months ahead and 6 back; \
            cheerful; fertile days hidden; expired after 20 Nov; last fetched in the week of 29 Dec 2025.
            Its address is not stored. For a new one, run 'eve-ics feed rotate me'.
            $ eve-ics feed revoke partner --json
            {"schema": 1, "revoked": "partner"}
            $ eve-ics feed revoke me
            Revoked the feed me. Programs may keep what they fetched before.
            $ eve-ics feed list
            No feeds yet. Make one with 'eve-ics feed add NAME'.
            """)
    }

    @Test func `status names what was made in the last 30 days`() throws {
        try tool.run("feed add phone --today 2026-10-20")
        #expect(try !tool.run("status").text.contains("Made in"))
        try tool.run("feed add partner --today 2026-11-12")
        try tool.run("app-password add Desk --today 2026-10-22")
        let line =
            "Made in the last 30 days: the feed partner (12 Nov) and the app password Desk (22 Oct)."
        #expect(try tool.run("status").text.hasSuffix("\(line)\n"))
        #expect(
            try tool.run("status --json").text.contains(
                #"{"kind": "feed", "name": "partner", "created": "2026-11-12"}"#))
        try tool.run("person add Mia")
        #expect(try !tool.run("status --person Mia").text.contains("Made in"))
    }

    @Test func `another address is another one each time`() throws {
        let addresses = try ["add", "rotate", "rotate"].map { word in
            try Fields(tool.run("feed \(word) phone --json").output).object("feed").string("url")
        }
        #expect(Set(addresses).count == 3)
        #expect(addresses.allSatisfy { $0.hasPrefix("http://127.0.0.1:8765/feed/") })
    }

    @Test func `a titles file is taken over, and kept when the file is gone`() throws {
        try tool.write("period = Strawberry week\n", to: "titles.txt")
        #expect(try text("feed add own --titles titles.txt").contains("your own titles"))
        try FileManager.default.removeItem(at: tool.folder.appending(path: "titles.txt"))
        #expect(
            try Fields(tool.run("feed show own --json").output).object("feed").string("titles")
                == "own")
    }

    @Test func `a partner's feed has a page, with dates only and as much as is asked for`() throws {
        #expect(
            try text("feed add partner --page --months 6 --public-url https://cal.example.org")
                == """
                Added the feed partner: periods; 6 months ahead and 6 back; dates only; with a page.

                  https://cal.example.org/shared/TOKEN
                  https://cal.example.org/feed/TOKEN.ics
                  webcal://cal.example.org/feed/TOKEN.ics

                Anyone with one of these addresses sees these dates. They are shown only now.

                """)
        let json = try Fields(
            tool.run("feed add b --page --include periods,fertile --json").output
        ).object("feed")
        let (page, feed) = (json.string("pageUrl"), json.string("url"))
        #expect(page.replacing("/shared/", with: "/feed/") + ".ics" == feed)
        #expect(["page", "datesOnly", "saysName"].map(json.flag) == [true, true, false])
        // Below a path, browsers would find none of what the page is made of.
        let below = try text("feed rotate partner --public-url https://cal.example.org/x")
        #expect(below.contains("/x/feed/TOKEN.ics") && !below.contains("/shared/"))
        #expect(below.contains("browsers can't open the page there"))
        try tool.expect(
            """
            $ eve-ics feed add c --page --say-name
            ! feed add: you have no name that the page could say
            ! give yourself one with 'eve-ics person rename', or leave --say-name out
            [exit 1]
            $ eve-ics feed add c --say-name
            ! feed add: --say-name is about a page, and this feed has none
            ! add --page, or leave --say-name out
            [exit 2]
            $ eve-ics feed add c --page --include periods,ovulation
            ! feed add: a page shows periods and fertile days and changes nothing, so --page goes with '--include periods' or '--include periods,fertile', and not with --writable or --titles
            ! make another feed for the rest
            [exit 2]
            """)
        #expect(try tool.run("feed add c --page --writable").code == 2)
        try tool.run("person rename me Ada")
        #expect(
            try text("feed add c --page --say-name").contains("with a page that says your name"))
    }

    @Test func `what makes no sense is refused`() throws {
        try tool.run("feed add phone")
        try tool.expect(
            """
            $ eve-ics feed add PHONE
            ! feed add: there is already a feed named 'phone'
            ! choose another name; for a new address, run 'eve-ics feed rotate phone'
            [exit 1]
            $ eve-ics feed show tablet
            ! tablet: you have no feed of this name
            ! see which there are with 'eve-ics feed list'
            [exit 1]
            $ eve-ics feed rotate tablet
            ! tablet: you have no feed of this name
            ! see which there are with 'eve-ics feed list'
            [exit 1]
            $ eve-ics feed revoke tablet --person me
            ! tablet: you have no feed of this name
            ! see which there are with 'eve-ics feed list'
            [exit 1]
            $ eve-ics feed add old --expires 2026-11-19
            ! feed add: 2026-11-19 is past, so nobody could use it
            ! name today or a day to come, or leave --expires out
            [exit 1]
            $ eve-ics feed add x --include fertile --hide-fertility
            ! feed add: what --include asks for is hidden
            ! leave --hide-fertility out, or see 'eve-ics settings hide-fertility'
            [exit 1]
            $ eve-ics feed add x --writable --dates-only
            ! feed add: a feed with dates only can't change your log, so --dates-only and --writable exclude each other
            ! leave one of the two out
            [exit 2]
            $ eve-ics feed add x --writable --for google
            ! feed add: google never sends changes back to an address it subscribes to, so --writable is not for it
            ! leave one of the two out; Thunderbird does
            [exit 2]
            $ eve-ics feed add x --cheerful --titles neutral
            ! feed add: --cheerful adds a line of text, and a neutral calendar has none
            ! leave one of the two out
            [exit 2]
            $ eve-ics feed list --log samples/three-years.csv
            ! --log reads a file and stores nothing; this command needs the store
            ! leave --log out
            [exit 2]
            """)
    }

    @Test(arguments: [
        "ftp://x", "https://", "https://a b", "https://user@host", "https://x?y", "https://x#y",
        "https://x:99999", "https://[::1", "x.org", "https://x\n",
    ])
    func `an address that is none is refused`(_ address: String) throws {
        let run = try tool.run(["feed", "add", "x", "--public-url", address])
        #expect(run.code == 2)
        #expect(try tool.run("feed list").text.hasPrefix("No feeds yet"))
    }

    @Test func `a person who is erased leaves no feed`() throws {
        try tool.run("person add Mia")
        try tool.run("feed add phone --person Mia")
        try tool.run("person erase Mia --yes")
        try tool.run("person add Mia")
        #expect(try tool.run("feed list --person Mia").text.hasPrefix("No feeds yet"))
    }
}
