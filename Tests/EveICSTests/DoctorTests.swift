import Foundation
import Testing

/// `doctor` without a network.
@Suite struct DoctorTests {
    @Test func `without a store it says how to begin`() throws {
        try Tool().expect(
            """
            $ eve-ics doctor
            Store
              -      There is no store yet at eve.db.
                     → log a first day with 'eve-ics log DATE', or name the store with
                       --store FILE

            All is well.
            """)
    }

    @Test func `it says whose days begin when`() throws {
        let tool = try Tool()
        try tool.run("log 2026-10-25..2026-10-29")
        try tool.run("person add Mia")
        try tool.run("settings timezone Europe/Berlin --person Mia")
        try tool.expect(
            """
            $ eve-ics doctor
            Store
              ok     eve.db can be read and written.
              ok     Nobody else on this machine may open it, but for its administrator.
              ok     It has 2 people.

            Time
              -      me's days begin at midnight by this machine's clock.
                     → if she lives elsewhere, run 'eve-ics settings timezone ZONE --person
                       NAME'
              ok     Mia's days begin at midnight in Europe/Berlin, as she set it.

            Feeds
              -      There are none, so no program can subscribe.
                     → make one with 'eve-ics feed add NAME'

            Server
              -      No server has served this store yet.
                     → start one with 'eve-ics serve'; docs/server.md has it start by itself

            All is well.
            """)
    }

    @Test func `it lists the feeds and what a program will do with them`() throws {
        let tool = try Tool()
        try tool.run("log 2026-10-25..2026-10-29")
        try tool.run("feed add phone --include periods")
        try tool.run("feed add old --include periods --dates-only --expires 2026-11-21")
        let run = try tool.run("doctor --for google --today 2026-11-23")
        #expect(
            run.text.hasSuffix(
                """
                Feeds
                  ok     phone: periods; 12 months ahead and 6 back.
                  mind   old: periods; 12 months ahead and 6 back; dates only; expired after 21
                         Nov.
                         → nobody can read it any more; 'eve-ics feed revoke' takes it away

                Server
                  mind   No server has served this store yet.
                         → start one with 'eve-ics serve'; docs/server.md has it start by itself

                Google Calendar
                  WRONG  Wants https.
                         → serve the feed by https, as docs/server.md says
                  -      Looks for changes every 4 to 24 hours; nothing makes it look sooner.
                  mind   Rings none of the feed's alarms. Set a default notification for this
                         calendar there, or let another program remind you.
                  -      Shows neither categories nor colours of single events.

                1 thing is wrong; see above what to do.

                """))
        #expect(run.code == 1)
    }

    @Test func `a store that others could open is closed to them, and that is told`() throws {
        let tool = try Tool()
        try tool.run("log 2026-10-25..2026-10-29")
        try FileManager.default.setAttributes(
            [.posixPermissions: 0o644], ofItemAtPath: tool.folder.appending(path: "eve.db").path)
        let first = try tool.run("doctor").text
        #expect(first.contains("Other users of this machine could open the store until now"))
        #expect(try !tool.run("doctor").text.contains("until now"))
    }

    @Test func `a file that is no store is wrong, and nothing else is looked at`() throws {
        let tool = try Tool()
        try tool.write("a letter to somebody", to: "eve.db")
        try tool.expect(
            """
            $ eve-ics doctor
            Store
              WRONG  eve.db: this is not an eve-ics store

            1 thing is wrong; see above what to do.
            [exit 1]
            $ eve-ics doctor --json
            {
              "schema": 1,
              "fine": false,
              "findings": [
                {"part": "Store", "verdict": "wrong", "text": "eve.db: this is not an eve-ics store", \
            "advice": null}
              ]
            }
            [exit 1]
            """)
    }

    @Test func `what is no address is refused, and not repeated`() throws {
        let tool = try Tool()
        for address in ["cal.example.org", "ftp://cal.example.org", "http://a b", "https://", "-"] {
            let run = try tool.run(["doctor", address])
            #expect(
                run.error == """
                    doctor: this is no address of a server or a feed
                    write it as in https://cal.example.org or webcal://cal.example.org/feed/…

                    """)
            #expect(run.code == 2)
        }
    }

    @Test func `without curl it says what to install`() throws {
        let run = try Tool().run(
            ["doctor", "http://127.0.0.1:1"], environment: ["PATH": "/nonexistent"])
        #expect(
            run.text == """
                Server at http://127.0.0.1:1
                  WRONG  The program curl is not installed, so nothing can be asked.
                         → install it: apt install curl

                1 thing is wrong; see above what to do.

                """)
        #expect(run.code == 1)
    }

    @Test func `a port where nobody listens is said to be one`() throws {
        let run = try Tool().run("doctor http://127.0.0.1:1/feed/secret.ics")
        #expect(run.text.contains("Nobody answers at port 1 of 127.0.0.1."))
        #expect(!run.text.contains("secret"))
        #expect(run.code == 1)
    }
}
