import Foundation
import RunningTool
import Testing

/// `doctor` without a network.
@Suite struct DoctorTests {
    @Test func `without a store it says how to begin`() throws {
        try Tool().expect(
            """
            $ eve-ics doctor --all
            Store
              -      There is no store yet at eve.db.
                     → log a first day with 'eve-ics log DATE', or name the store with
                       --store FILE

            All is well.
            $ eve-ics doctor
              -      Store: There is no store yet at eve.db.
                     → log a first day with 'eve-ics log DATE', or name the store with
                       --store FILE

            All is well.
            """)
    }

    @Test(.enabled(if: Mount.isPossible, "needs a mount of its own"))
    func `it warns of a disk with little room, and finds a full one wrong`() throws {
        let tool = try Tool()
        let disk = try Mount(at: tool.folder.appending(path: "disk"), size: "2m")
        try tool.run("log 2026-10-25..2026-10-29 --store disk/eve.db")
        let low = try tool.run("doctor --store disk/eve.db")
        #expect(low.code == 0)
        #expect(low.text.contains("The disk of the store has less than 64 MB left."))
        let filler = try Process.run(
            URL(filePath: "/bin/sh"),
            arguments: ["-c", "cat /dev/zero > '\(tool.folder.path)/disk/filler' 2>/dev/null"])
        filler.waitUntilExit()
        let full = try tool.run("doctor --store disk/eve.db")
        #expect(full.code == 1)
        #expect(full.text.contains("The disk of the store is full: nothing can be saved."))
        #expect(try !tool.run("doctor").text.contains("MB left"))
        withExtendedLifetime(disk) {}
    }

    @Test func `the second reader wants a feed to read`() throws {
        try Tool().expect(
            """
            $ eve-ics doctor --second-reader
            ! doctor: --second-reader reads a feed
            ! give the feed's address, or - to type it in
            [exit 2]
            $ eve-ics doctor --second-reader http://127.0.0.1:1
            ! doctor: --second-reader reads a feed
            ! give the feed's address, or - to type it in
            [exit 2]
            """)
    }

    @Test func `it says whose days begin when`() throws {
        let tool = try Tool()
        try tool.run("log 2026-10-25..2026-10-29")
        try tool.run("person add Mia")
        try tool.run("settings timezone Europe/Berlin --person Mia")
        try tool.expect(
            """
            $ eve-ics doctor --all
            Store
              ok     eve.db can be read and written.
              ok     Nobody else on this machine may open it, but for its administrator.
              ok     It has 2 people.

            Time
              -      Your days start at midnight in this computer's time zone, UTC. Phones
                     may have another day.
                     → if that is wrong, run 'eve-ics settings timezone ZONE --person NAME'
              ok     Mia's days start at midnight in Europe/Berlin, as set.

            Feeds
              -      There are none, so no program can subscribe.
                     → make one with 'eve-ics feed add NAME'

            App passwords
              -      There are none, so no program can sign in and edit.
                     → make one with 'eve-ics app-password add NAME'

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
        let run = try tool.run("doctor --all --for google --today 2026-11-23")
        #expect(
            run.text.hasSuffix(
                """
                Feeds
                  ok     phone: periods; 12 months ahead and 6 back.
                  mind   old: periods; 12 months ahead and 6 back; dates only; expired after 21
                         Nov.
                         → nobody can read it any more; 'eve-ics feed revoke' takes it away

                App passwords
                  -      There are none, so no program can sign in and edit.
                         → make one with 'eve-ics app-password add NAME'

                Server
                  mind   No server has served this store yet.
                         → start one with 'eve-ics serve'; docs/server.md has it start by itself

                Google Calendar
                  WRONG  Wants https.
                         → serve the feed by https, as docs/server.md says
                  -      Looks for changes every 4 to 24 hours; nothing makes it look sooner.
                  mind   Rings none of the feed's alarms. Set a default notification for this
                         calendar there, or let another program remind you.
                  -      Shows neither categories nor colors of single events.

                1 thing is wrong; see above what to do.

                """))
        #expect(run.code == 1)
    }

    @Test func `alone it says what needs doing, and how much else was well`() throws {
        let tool = try Tool()
        try tool.run("log 2026-10-25..2026-10-29")
        try tool.expect(
            """
            $ eve-ics doctor
            All is well.
            3 checks passed ('eve-ics doctor --all' shows them).
            """)
        try tool.run("feed add old --include periods --dates-only --expires 2026-11-21")
        try tool.run("app-password add iPad --include periods --read-only")
        try tool.expect(
            """
            $ eve-ics doctor --today 2026-11-23
              mind   Feeds: old: periods; 12 months ahead and 6 back; dates only; expired
                     after 21 Nov.
                     → nobody can read it any more; 'eve-ics feed revoke' takes it away
              mind   Server: No server has served this store yet.
                     → start one with 'eve-ics serve'; docs/server.md has it start by itself

            It works; 2 things to mind.
            4 other checks passed ('eve-ics doctor --all' shows them).
            """)
        let json = try tool.run("doctor --json").text
        #expect(try json == tool.run("doctor --all --json").text)
        #expect(json.contains("eve.db can be read and written."))
    }

    @Test func `it lists the app passwords and what the programs they are for will do`() throws {
        let tool = try Tool()
        try tool.run("log 2026-10-25..2026-10-29")
        try tool.run("app-password add Thunderbird --include periods --today 2026-11-20")
        try tool.run(
            "app-password add iPad --include periods --read-only --today 2026-11-20")
        let run = try tool.run("doctor --all --today 2026-11-23")
        #expect(
            run.text.hasSuffix(
                """
                App passwords
                  ok     Thunderbird: periods; 12 months ahead and 6 back; never used.
                  ok     iPad: periods; 12 months ahead and 6 back; read-only; never used.

                Server
                  mind   No server has served this store yet.
                         → start one with 'eve-ics serve'; docs/server.md has it start by itself

                Apple Calendar, signed in
                  -      Looks for changes as often as you set it: on a Mac in the account's
                         settings, on an iPhone under Fetch New Data. What you change goes out
                         at once.
                  -      Rings every alarm.
                  -      Says so when a change is refused: choose Revert to Server, and our
                         version is back.

                Thunderbird, signed in
                  -      Looks for changes every 30 minutes, unless the calendar's properties
                         say otherwise; what you change goes out at once.
                  -      Rings every alarm, unless the calendar's properties suppress them.
                  -      Says so when a change is refused, and shows our version at its next
                         look.

                It works; 1 thing to mind.

                """))
        let later = try tool.run("doctor --all --today 2026-12-23 --for google")
        #expect(later.text.contains("→ if no program needs it, take it away with"))
        #expect(later.text.contains("Cannot sign in to a server of your own."))
        #expect(later.code == 1)
    }

    @Test func `a name that tells no program has all of them told`() throws {
        let tool = try Tool()
        try tool.run("log 2026-10-25..2026-10-29")
        try tool.run("app-password add Phone --read-only")
        let text = try tool.run("doctor --all").text
        for name in ["Apple Calendar", "DAVx5", "Thunderbird", "vdirsyncer and khal", "calcurse"] {
            #expect(text.contains("\(name), signed in"))
        }
        #expect(!text.contains("Google"))
        #expect(text.contains("Whatever is changed in it is refused:"))
    }

    @Test func `what is no app password is refused, and not repeated`() throws {
        let tool = try Tool()
        let run = try tool.run(
            ["doctor", "http://127.0.0.1:1", "--sign-in"], input: Data("geheim\n".utf8))
        #expect(
            run.error == """
                doctor: this is no app password
                type one in as 'eve-ics app-password add' printed it

                """)
        #expect(run.code == 2)
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
              WRONG  Store: eve.db: this is not an eve-ics store

            1 thing is wrong; see above what to do.
            [exit 1]
            $ eve-ics doctor --json
            {
              "schema": 1,
              "fine": false,
              "findings": [
                {"part": "Store", "verdict": "wrong", "text": "eve.db: this is not an eve-ics store", \
            "why": "eve.db: this is not an eve-ics store", \
            "advice": null}
              ]
            }
            [exit 1]
            """)
    }

    @Test func `what is no address is refused, and no secret in it is repeated`() throws {
        let tool = try Tool()
        let word = try tool.run("doctor report")
        #expect(word.error.hasPrefix("report: this is no address of a server or a feed\n"))
        let addresses = [
            "cal.example.org", "cal.example.org/x", "secretofmanyletters", "ftp://cal.example.org",
            "http://a b", "https://", "-",
        ]
        for address in addresses {
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
                  WRONG  Server at http://127.0.0.1:1: The program curl is not installed, so
                         nothing can be asked.
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
