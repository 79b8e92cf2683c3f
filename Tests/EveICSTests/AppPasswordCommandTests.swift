import Foundation
import RunningTool
import SQLStore
import SQLiteStore
import Secrets
import Store
import Testing

/// `app-password add`, `list` and `revoke`.
@Suite struct AppPasswordCommandTests {
    private let tool: Tool
    /// 2026-11-20 at noon.
    private let noon: Int64 = 1_795_176_000

    init() throws {
        tool = try Tool()
        try tool.run("log 2026-10-25..2026-10-29")
    }

    private func store() throws -> SQLiteStore {
        try SQLiteStore.open(tool.folder.appending(path: "eve.db").path, mode: .readWrite)
    }

    /// The output of a command line with its secrets replaced by `PASSWORD`.
    private func text(_ line: String) throws -> String {
        let run = try tool.run(line)
        #expect(run.code == 0 && run.error == "", "\(run.error)")
        return run.text.replacing(
            /([0-9a-hjkmnp-tv-z]{4}-){11}[0-9a-hjkmnp-tv-z]{4}/, with: "PASSWORD")
    }

    @Test func `a new password is shown once, with the address`() throws {
        #expect(
            try text("app-password add Phone") == """
                Added the app password Phone: periods, fertile days, ovulation and doses; 12 months ahead and 6 back.

                  Address:    http://127.0.0.1:8765/dav/
                  User name:  eve
                  Password:   PASSWORD

                Add a CalDAV account with these in the calendar program. The password is shown only now.
                Anyone with the password can see this calendar, and change your log and your calendars.
                Only this computer can reach this address. For other devices, give your server's address \
                with --public-url URL.

                """)
        #expect(
            try text(
                """
                app-password add Partner --read-only --dates-only --include periods \
                --public-url https://cal.example.org/
                """) == """
                    Added the app password Partner: periods; 12 months ahead and 6 back; dates only; read-only.

                      Address:    https://cal.example.org/dav/
                      User name:  eve
                      Password:   PASSWORD

                    Add a CalDAV account with these in the calendar program. The password is shown only now.
                    Anyone with the password can see this calendar.

                    """)
        #expect(
            try text("app-password add lan --public-url http://nas.local:8765").hasSuffix(
                "Without https, the server lets nobody sign in at this address; see 'eve-ics help serve'.\n"
            ))
        for line in ["app-password list", "app-password list --json"] {
            #expect(try !text(line).contains("PASSWORD"))
        }
    }

    @Test func `what is shown opens what is stored, and nothing that is stored shows it`() throws {
        let shown = try Fields(tool.run("app-password add Phone --json").output)
            .object("appPassword")
        #expect(shown.string("url") == "http://127.0.0.1:8765/dav/")
        #expect(shown.string("user") == "eve")
        let token = try #require(
            SecretToken(typed: shown.string("password").uppercased(), for: .appPassword))
        let store = try store()
        let password = try #require(try store.grant(.appPassword, selector: token.selector))
        let person = try #require(try store.person(password.person))
        #expect(token.opens(password.hash, key: try #require(Seed(person.seed))))
        #expect(password.name == "Phone" && !password.isReadOnly)
        let bytes = try tool.data("eve.db") + tool.data("eve.db-wal")
        #expect(bytes.range(of: Data(token.selector.utf8)) != nil)
        #expect(bytes.range(of: Data(token.verifier.utf8)) == nil)
    }

    @Test func `passwords are listed with their last use, and taken away`() throws {
        try tool.run("app-password add Phone")
        try tool.run(
            "app-password add Work --titles neutral --no-alarms --for outlook --months 3 --past 0")
        try tool.run("app-password add Partner --read-only --dates-only --include periods")
        let store = try store()
        let me = try #require(try store.people().first)
        let passwords = try store.grants(.appPassword, of: me.id)
        store.noteUse(of: passwords[0], at: noon)
        store.noteUse(of: passwords[1], at: noon - 23 * 86_400)
        try tool.expect(
            """
            $ eve-ics app-password list
            Phone: periods, fertile days, ovulation and doses; 12 months ahead and 6 back; \
            last used today.
            Work: periods, fertile days, ovulation and doses; 3 months ahead and 0 back; \
            neutral titles; for outlook; no reminders; last used 3 weeks ago.
            Partner: periods; 12 months ahead and 6 back; dates only; read-only; never used.
            $ eve-ics app-password revoke WORK
            Revoked the app password Work. Programs may keep what they fetched before.
            $ eve-ics app-password revoke Partner --json
            {"schema": 1, "revoked": "Partner"}
            $ eve-ics app-password list --json
            {
              "schema": 1,
              "appPasswords": [
                {
                  "name": "Phone",
                  "include": ["periods", "fertile", "ovulation", "pills"],
                  "months": 12,
                  "past": 6,
                  "titles": "plain",
                  "language": "en",
                  "for": "generic",
                  "alarms": true,
                  "datesOnly": false,
                  "cheerful": false,
                  "hidesFertility": false,
                  "readOnly": false,
                  "created": "2026-11-20",
                  "lastUsed": "2026-11-20",
                  "expires": null,
                  "expired": false
                }
              ]
            }
            $ eve-ics app-password revoke phone
            Revoked the app password Phone. Programs may keep what they fetched before.
            $ eve-ics app-password list
            No app passwords yet. Make one with 'eve-ics app-password add NAME'.
            """)
    }

    @Test func `a password can end by itself`() throws {
        try tool.run("app-password add Visitor --read-only --expires '3 months'")
        try tool.expect(
            """
            $ eve-ics app-password list
            Visitor: periods, fertile days, ovulation and doses; 12 months ahead and 6 back; \
            read-only; until 20 Feb 2027; never used.
            $ eve-ics app-password list --today 2027-02-21
            Visitor: periods, fertile days, ovulation and doses; 12 months ahead and 6 back; \
            read-only; expired after 20 Feb; never used.
            $ eve-ics app-password add late --expires yesterday
            ! app-password add: 2026-11-19 is past, so nobody could use it
            ! name today or a day to come, or leave --expires out
            [exit 1]
            """)
        let doctor = try tool.run("doctor --today 2027-02-21").text
        #expect(doctor.contains("nobody can sign in with it;"))
    }

    @Test(arguments: [
        (0, "today"), (-1, "today"), (1, "yesterday"), (13, "13 days ago"), (14, "2 weeks ago"),
        (60, "8 weeks ago"), (61, "2 months ago"), (729, "23 months ago"), (731, "2 years ago"),
    ])
    func `the longer ago a use was, the less exactly it is told`(_ days: Int64, _ words: String)
        throws
    {
        try tool.run("app-password add Phone")
        let store = try store()
        let password = try #require(try store.grants(.appPassword, of: store.people()[0].id).first)
        store.noteUse(of: password, at: noon - days * 86_400)
        #expect(try tool.run("app-password list").text.hasSuffix("; last used \(words).\n"))
    }

    @Test func `what makes no sense is refused`() throws {
        try tool.run("app-password add Phone")
        try tool.expect(
            """
            $ eve-ics app-password add PHONE
            ! app-password add: there is already an app password named 'Phone'
            ! choose another name; to replace it, run 'eve-ics app-password revoke Phone' first
            [exit 1]
            $ eve-ics app-password revoke tablet
            ! tablet: you have no app password of this name
            ! see which there are with 'eve-ics app-password list'
            [exit 1]
            $ eve-ics app-password add x --dates-only
            ! app-password add: a calendar with dates only can't change your log, so --dates-only needs --read-only
            ! add --read-only, or leave --dates-only out
            [exit 2]
            $ eve-ics app-password add x --include fertile --hide-fertility
            ! app-password add: what --include asks for is hidden
            ! leave --hide-fertility out, or see 'eve-ics settings hide-fertility'
            [exit 1]
            $ eve-ics app-password list --log samples/three-years.csv
            ! --log reads a file and stores nothing; this command needs the store
            ! leave --log out
            [exit 2]
            """)
    }

    @Test func `each person has passwords of her own`() throws {
        try tool.run("app-password add Phone")
        try tool.run("person add Mia")
        #expect(try tool.run("app-password list --person Mia").text.hasPrefix("No app passwords"))
        #expect(try tool.run("app-password revoke Phone --person Mia").code == 1)
        try tool.run("app-password add Phone --person Mia")
        try tool.run("person erase Mia --yes")
        #expect(try store().people().count == 1)
        #expect(try tool.run("app-password list").text.hasPrefix("Phone: "))
    }
}
