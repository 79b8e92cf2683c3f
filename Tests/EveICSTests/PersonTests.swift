import Foundation
import RunningTool
import Testing

/// Several people in one store.
@Suite struct PersonTests {
    @Test func `each person has a log, an undo and settings of their own`() throws {
        try Tool().expect(
            """
            $ eve-ics person add Ada
            Added Ada. Log with 'eve-ics log today --person Ada'.
            $ eve-ics person add Mia
            Added Mia. Log with 'eve-ics log today --person Mia'.
            $ eve-ics log 2026-10-25..2026-10-29
            Logged a period, 25–29 Oct.
            […] any day now […]
            $ eve-ics log 2026-11-18 --person mia
            Logged a period day, 18 Nov.
            […] Thursday 17 Dec, […]
            $ eve-ics settings week-start sunday --person Mia
            Weeks begin on Sunday now.
            $ eve-ics settings week-start
            monday
            $ eve-ics history --person Mia
            Period  Days  Cycle
            18 Nov  1     running

            No whole cycle is logged yet.
            $ eve-ics undo --person Mia
            Took back: weeks begin on Sunday. Entry 2 was made on the command line today at 12:00.
            […] Thursday 17 Dec, […]
            $ eve-ics undo --person Mia
            Took back: period (18 Nov). Entry 1 was made on the command line today at 12:00.
            […]
            $ eve-ics undo --person Mia
            ! undo: there is no change to take back
            [exit 1]
            $ eve-ics history
            Period     Days  Cycle
            25–29 Oct  5     running

            No whole cycle is logged yet.
            """)
    }

    @Test func `people are listed, renamed and erased`() throws {
        try Tool().expect(
            """
            $ eve-ics log 2026-10-25..2026-10-29
            Logged a period, 25–29 Oct.
            […] any day now […]
            $ eve-ics person list
            You, without a name. Choose one with 'eve-ics person rename me NAME'.
            $ eve-ics person rename ME Ada
            Your name is Ada now.
            $ eve-ics person add Mia
            Added Mia. Log with 'eve-ics log today --person Mia'.
            $ eve-ics person add 'Mia $2'
            Added Mia $2. Log with 'eve-ics log today --person "Mia \\$2"'.
            $ eve-ics person rename 'mia $2' Zoe
            Renamed “Mia $2” to “Zoe”.
            $ eve-ics person list --json
            {
              "schema": 1,
              "people": ["Ada", "Mia", "Zoe"]
            }
            $ eve-ics person erase zoe --yes
            Removed Zoe. Backups and calendars from before still have those days.
            $ eve-ics person erase Mia
            ! person erase: nothing was changed, because there is no terminal to ask on
            ! add --yes to go on without being asked
            [exit 1]
            $ eve-ics person erase mia --yes
            Removed Mia. Backups and calendars from before still have those days.
            $ eve-ics person list
            Ada
            """)
    }

    @Test func `a name that is taken, empty or nobody's is refused`() throws {
        try Tool().expect(
            """
            $ eve-ics person add Mia
            Added Mia. Log with 'eve-ics log today --person Mia'.
            $ eve-ics person add mia
            ! mia: there is already a person with this name; upper and lower case make no difference
            ! choose another name
            [exit 1]
            $ eve-ics person add ''
            ! '': a person's name has 1 to 200 bytes, no control characters and no space at its ends
            ! choose another name
            [exit 1]
            $ eve-ics person add 'red \u{1B}[31m'
            ! 'red \u{FFFD}[31m': a person's name has 1 to 200 bytes, no control characters and no space at its ends
            ! choose another name
            [exit 1]
            $ eve-ics person rename Zoe Zora
            ! Zoe: nobody in this store has that name
            ! see who is there with 'eve-ics person list'
            [exit 1]
            $ eve-ics person erase Zoe --yes
            ! Zoe: nobody in this store has that name
            ! see who is there with 'eve-ics person list'
            [exit 1]
            $ eve-ics log today --person Zoe
            ! --person Zoe: nobody in this store has that name
            ! see who is there with 'eve-ics person list', or add a person with 'eve-ics person add'
            [exit 1]
            $ eve-ics export --person Zoe
            ! --person Zoe: nobody in this store has that name
            ! see who is there with 'eve-ics person list', or add a person with 'eve-ics person add'
            [exit 1]
            $ eve-ics person list
            Mia
            """)
    }

    @Test func `two people's calendars have no name in common`() throws {
        let tool = try Tool()
        for name in ["Ada", "Mia"] {
            try tool.run("person add \(name)")
            try tool.run("log 2026-10-25..2026-10-29 --person \(name)")
        }
        let (ada, mia) = (try tool.export("--person Ada"), try tool.export("--person Mia"))
        #expect(ada.events.count == mia.events.count)
        #expect(ada.uids.isDisjoint(with: mia.uids))
        #expect(ada("UID") != mia("UID"))
    }

    /// Who is "you" among several people, nobody knows.
    @Test func `the unnamed person of a household is quoted and is not you`() throws {
        let tool = try Tool()
        try tool.run("log 2026-11-20")
        try tool.run("person add Mia")
        #expect(try tool.run("person rename me Ada").text == "Renamed “me” to “Ada”.\n")
        try tool.run("person rename Ada me")
        #expect(try tool.run("person erase me --yes").text.hasPrefix("Removed “me”."))
    }
}
