import Foundation
import RunningTool
import Testing

/// `calendar …`, `event …`, `todo …`, `note …`, `timer …` and `cards …` on Friday 20 November 2026, at noon.
@Suite struct PlanCommandTests {
    private let tool: Tool

    init() throws { tool = try Tool() }

    @Test func `without a store there is nothing to list, and nothing is made`() throws {
        try tool.expect(
            """
            $ eve-ics todo list
            You have no to-dos.
            $ eve-ics note list
            You have no notes.
            $ eve-ics event list
            Nothing is planned for the next 30 days.
            $ eve-ics calendar list
            You have no calendars.
            $ eve-ics cards list
            You have no cards.
            $ eve-ics timer status
            No timer is running.
            To start one: eve-ics timer start
            """)
    }

    @Test func `to-dos are added, ticked, moved, removed and brought back`() throws {
        try tool.expect(
            """
            $ eve-ics todo add 'Buy bread' --due tomorrow
            Added to To-do: Buy bread.
            $ eve-ics todo add Holiday
            Added to To-do: Holiday.
            $ eve-ics todo add 'Book a room' --under Holiday --due '3 Dec 18:00'
            Added to To-do: Book a room.
            $ eve-ics todo add 'Old thing' --due 2026-11-10
            Added to To-do: Old thing.
            $ eve-ics todo list
            1  [ ]  Buy bread      due Saturday 21 Nov
            2  [ ]  Holiday
            3  [ ]    Book a room  due Thursday 3 Dec at 18:00
            4  [ ]  Old thing      overdue since Tuesday 10 Nov
            $ eve-ics todo move 4 --before holiday
            Moved: Old thing.
            $ eve-ics todo move 'Old thing' --before Holiday
            Nothing has changed.
            $ eve-ics todo done Holiday
            Done: Holiday.
            1 subtask is still open.
            $ eve-ics todo list
            1  [ ]  Buy bread      due Saturday 21 Nov
            2  [ ]  Old thing      overdue since Tuesday 10 Nov
            4  [ ]    Book a room  due Thursday 3 Dec at 18:00
            1 to-do that is done is not shown.
            $ eve-ics todo undo Holiday
            Still to do: Holiday.
            $ eve-ics todo done Holiday --with-subtasks
            Done: Holiday.
            Done: Book a room.
            $ eve-ics todo edit 1 --title 'Bake bread' --not-due
            Changed: Bake bread.
            $ eve-ics todo remove 1 2
            Removed: Bake bread.
            Removed: Old thing.
            To bring it back: eve-ics todo restore
            $ eve-ics todo list
            Everything is done.
            2 to-dos that are done are not shown.
            $ eve-ics todo restore 'bake bread'
            Brought back: Bake bread.
            $ eve-ics todo restore
            Brought back: Old thing.
            $ eve-ics todo restore
            Nothing was removed in the last 30 days.
            $ eve-ics todo list
            1  [ ]  Bake bread
            2  [ ]  Old thing   overdue since Tuesday 10 Nov
            2 to-dos that are done are not shown.
            """)
    }

    @Test func `what cannot be planned says what to write instead`() throws {
        try tool.run("todo add Bread")
        try tool.run("todo add Bread")
        try tool.expect(
            """
            $ eve-ics todo add X --due '30 Feb'
            ! --due 30 Feb: 30 February does not exist
            ! the month ends on 28 Feb; write the day that you mean
            [exit 1]
            $ eve-ics todo add X --due whenever
            ! --due whenever: not a date; write 20 Nov, 2026-11-20 or yesterday
            [exit 1]
            $ eve-ics todo done Bread
            ! Bread: you have 2 to-dos of this name
            ! see them with 'eve-ics todo list --all', and write the number of one
            [exit 1]
            $ eve-ics todo done 3
            ! 3: you have no to-do of this number
            ! see them with 'eve-ics todo list --all', and write the number of one
            [exit 1]
            $ eve-ics todo move 1
            ! todo move: give either --before NAME, --after NAME, --first or --last
            [exit 2]
            $ eve-ics todo add X --in Shopping
            ! --in Shopping: you have no calendar of this name
            ! see them with 'eve-ics calendar list', or add one with 'eve-ics calendar add'
            [exit 1]
            $ eve-ics event add X --from '3 Dec 14:00' --to 13:00
            ! --to 13:00: the event would end before it starts
            ! write a time after its start; if it ends on another day, write that day, too
            [exit 1]
            $ eve-ics event add X --from '3 Dec' --to '2 Dec'
            ! --to 2 Dec: the event would end before it starts
            ! write a time after its start; if it ends on another day, write that day, too
            [exit 1]
            $ eve-ics event add X --from '3 Dec' --to '3 Dec 9:00'
            ! --to: one end is a whole day and the other has a time
            ! write a time for both, or for neither
            [exit 1]
            $ eve-ics event add X
            ! event add: say when it starts, such as '--from "3 Dec 14:30"'
            [exit 2]
            $ eve-ics note add ' '
            ! note add: the text is empty; nothing was added
            [exit 1]
            $ eve-ics timer pause
            ! timer pause: no timer is running
            ! start one with 'eve-ics timer start'
            [exit 1]
            $ eve-ics cards quiz
            ! cards: you have no deck
            ! add a first card with 'eve-ics cards add FRONT BACK'
            [exit 1]
            $ eve-ics calendar add Home --for cards,notes
            ! --for: write events, todos or notes, with commas between them, or cards alone
            [exit 2]
            """)
        let bell = try tool.run(["todo", "add", "a\u{7}b"])
        #expect(bell.code == 1)
        #expect(
            bell.error == """
                'a\u{FFFD}b': a title is one line of up to 1000 letters
                write another title

                """)
        let long = try tool.run(
            ["note", "add"], input: Data(String(repeating: "a", count: (1 << 20) - 9).utf8))
        #expect(long.code == 1)
        #expect(
            long.error == """
                note add: write a text of up to 30000 letters
                split it in two

                """)
    }

    @Test func `events are added, moved, removed and brought back`() throws {
        try tool.expect(
            """
            $ eve-ics event add Dentist --from '3 Dec 14:30' --to 15:00 --place Town
            Added to Events: Dentist.
            Next time: Thursday 3 Dec at 14:30.
            $ eve-ics event add Trip --from '3 Dec' --to '7 Dec'
            Added to Events: Trip.
            Next time: Thursday 3 Dec.
            $ eve-ics event list
            1  3–7 Dec                        Trip
            2  Thursday 3 Dec at 14:30–15:00  Dentist  Town
            $ eve-ics event edit 2 --from '4 Dec 9:00'
            Changed: Dentist.
            Next time: Friday 4 Dec at 09:00.
            $ eve-ics event edit Trip --from '2 Dec'
            Changed: Trip.
            Next time: Wednesday 2 Dec.
            $ eve-ics event list
            1  2–6 Dec                      Trip
            2  Friday 4 Dec at 09:00–09:30  Dentist  Town
            $ eve-ics event remove dentist
            Removed: Dentist.
            To bring it back: eve-ics event restore
            $ eve-ics event restore
            Brought back: Dentist.
            $ eve-ics agenda --days 30
            Wednesday 2 Dec
              all day  Trip (2–6 Dec)
            Thursday 3 Dec
              all day  Trip (2–6 Dec)
            Friday 4 Dec
              all day  Trip (2–6 Dec)
              09:00    Dentist
            Saturday 5 Dec
              all day  Trip (2–6 Dec)
            Sunday 6 Dec
              all day  Trip (2–6 Dec)
            $ eve-ics week +2
            November 2026
            Mo 30  Tu 1  We 2  Th 3  Fr 4     Sa 5  Su 6
                         Trip  Trip  Trip     Trip  Trip
                                     09:00
                                     Dentist
            """)
        let json = try tool.run("agenda --days 30 --json").text
        #expect(json.contains(#""start": "2026-12-02", "end": "2026-12-06""#))
        #expect(json.contains(#""time": "09:00", "endTime": "09:30""#))
        #expect(json.ranges(of: "Trip").count == 1)
    }

    @Test func `a time alone is one of the day on which it was`() throws {
        try tool.run("event add Dentist --from '3 Dec 14:30' --to 15:00")
        try tool.run("todo add Bread --due '3 Dec 18:00'")
        try tool.expect(
            """
            $ eve-ics event edit Dentist --from 15:00
            Changed: Dentist.
            Next time: Thursday 3 Dec at 15:00.
            $ eve-ics event edit Dentist --to 16:00
            Changed: Dentist.
            Next time: Thursday 3 Dec at 15:00.
            $ eve-ics event list
            1  Thursday 3 Dec at 15:00–16:00  Dentist
            $ eve-ics todo edit Bread --due 19:00
            Changed: Bread.
            $ eve-ics todo list
            1  [ ]  Bread  due Thursday 3 Dec at 19:00
            """)
    }

    @Test func `a day of nine months ahead or more whose year was left out is a question`() throws {
        try tool.expect(
            """
            $ eve-ics todo add Rent --due '19 Nov'
            ! --due 19 Nov: without a year this is 19 November 2027
            ! write the date with its year, such as 2027-11-19
            [exit 1]
            $ eve-ics event add Trip --from '19 Nov' --to '2 Dec'
            ! --from 19 Nov: without a year this is 19 November 2027
            ! write the date with its year, such as 2027-11-19
            [exit 1]
            $ eve-ics todo add Rent --due '19 Aug'
            Added to To-do: Rent.
            """)
    }

    @Test func `the to-do of a deck stays as long as cards are due`() throws {
        try tool.run("note add Old")
        try tool.run("note remove Old")
        try tool.run("cards add a b --in S")
        try tool.expect(
            """
            $ eve-ics todo remove 'S: review 1 card'
            ! todo remove: this one comes and goes with the cards that are due
            ! review them with 'eve-ics cards review'
            [exit 1]
            $ eve-ics todo restore
            Nothing was removed in the last 30 days.
            $ eve-ics note restore
            Brought back: Old.
            """)
    }

    @Test func `JSON has a midnight behind the start`() throws {
        try tool.run("event add Cinema --from '3 Dec 20:00' --to '4 Dec 00:00'")
        try tool.run("event add Night --from '3 Dec 22:00' --to '5 Dec 00:00'")
        try tool.run("event add Call --from '3 Dec 22:00' --to '3 Dec 23:00'")
        let items = try Fields(tool.run("agenda --days 30 --json").output).array("items")
        func ends(_ title: String) throws -> [String] {
            let item = try #require(items.first { $0.string("title") == title })
            return ["start", "end", "endTime"].map {
                item.names.contains($0) ? item.string($0) : ""
            }
        }
        #expect(try ends("Cinema") == ["2026-12-03", "2026-12-04", "00:00"])
        #expect(try ends("Night") == ["2026-12-03", "2026-12-05", "00:00"])
        #expect(try ends("Call") == ["", "", "23:00"])
    }

    @Test func `what is under way is on the agenda until it is over`() throws {
        try tool.run("event add Trip --from '3 Dec' --to '7 Dec'")
        try tool.run("event add Party --from '3 Dec 22:00' --to '4 Dec 02:00'")
        try tool.run("event add Cinema --from '3 Dec 22:00' --to '4 Dec 00:00'")
        try tool.run("event add Call --from '4 Dec 10:00' --to '4 Dec 10:30'")
        func agenda(_ today: String) throws -> String {
            try tool.run("agenda --days 2", today: today).text
        }
        #expect(
            try agenda("2026-12-04") == """
                Friday 4 Dec
                  until 02:00  Party (3–4 Dec)
                  all day      Trip (3–7 Dec)
                  10:00        Call
                Saturday 5 Dec
                  all day  Trip (3–7 Dec)

                """)
        #expect(try agenda("2026-12-03").contains("  22:00    Party (3–4 Dec)\n"))
        let night = "event add Night --from '7 Dec 22:00' --to '9 Dec 06:00'"
        try tool.run(night)
        #expect(
            try tool.run("agenda --days 3 --lang es", today: "2026-12-07").text.contains(
                """
                martes, 8 dic
                  todo el día  Night (7–9 dic)
                miércoles, 9 dic
                  hasta las 6:00  Night (7–9 dic)
                """))
        try tool.run("event remove Night")
        #expect(
            try agenda("2026-12-07") == """
                Monday 7 Dec
                  all day  Trip (3–7 Dec)

                """)
        #expect(try agenda("2026-12-08") == "Nothing is planned for the next 2 days.\n")
        let json = try tool.run("agenda --days 2 --json", today: "2026-12-07").text
        #expect(json.contains(#""start": "2026-12-03""#))
    }

    @Test func `a note is kept with all of its lines`() throws {
        try tool.expect(
            """
            $ eve-ics note add Books
            Added to Notes: Books.
            $ eve-ics note remove Books
            Removed: Books.
            To bring it back: eve-ics note restore
            $ eve-ics note restore
            Brought back: Books.
            """)
        let edited = try tool.run(["note", "edit", "1"], input: Data("Books\n\n  one\ntwo\n".utf8))
        #expect(edited.text == "Changed: Books.\n")
        try tool.expect(
            """
            $ eve-ics note show 1
            Books

              one
            two
            $ eve-ics note list
            1  Books  20 Nov
            """)
        let emptied = try tool.run(["note", "edit", "1"], input: Data("\n".utf8))
        #expect(
            emptied.error == """
                note edit: the text is empty; nothing was changed
                to remove the note, use 'eve-ics note remove'

                """)
    }

    @Test func `calendars are added, renamed, and removed after asking`() throws {
        try tool.expect(
            """
            $ eve-ics calendar add Family --for events,todos
            Calendar added: Family (Events, To-do).
            $ eve-ics calendar add family
            ! family: there is already a calendar of this name
            ! choose another name
            [exit 1]
            $ eve-ics todo add Bread --in Family
            Added to Family: Bread.
            $ eve-ics calendar list
            Family  Events, To-do  1 entry
            $ eve-ics calendar rename Family Home
            The calendar is now called Home.
            $ eve-ics calendar show Home
            Home (Events, To-do)
            1  [ ]  Bread
            $ eve-ics calendar remove Home
            ! calendar remove: nothing was changed, because there is no terminal to ask on
            ! add --yes to go on without being asked
            [exit 1]
            $ eve-ics calendar remove Home --yes
            Calendar removed: Home.
            $ eve-ics calendar list
            You have no calendars.
            """)
    }

    @Test func `the timer says what it does and what can be done`() throws {
        try tool.expect(
            """
            $ eve-ics timer start Maths --study 50m --break 10m
            Studying until 12:50 (50 minutes left).
              eve-ics timer break
              eve-ics timer extend
              eve-ics timer pause
              eve-ics timer end
            $ eve-ics timer start
            ! timer start: a timer is running already
            ! see it with 'eve-ics timer status', or end it with 'eve-ics timer end'
            [exit 1]
            $ eve-ics timer extend
            Studying until 13:00 (60 minutes left).
              eve-ics timer break
              eve-ics timer extend
              eve-ics timer pause
              eve-ics timer end
            $ eve-ics timer pause
            Paused, with 60 minutes of studying left.
              eve-ics timer study
              eve-ics timer break
              eve-ics timer extend
              eve-ics timer end
            $ eve-ics timer pause
            ! timer: it does something else just now
            ! see what it does with 'eve-ics timer status'
            [exit 1]
            $ eve-ics timer end
            The timer has ended.
            To start one: eve-ics timer start
            """)
    }

    @Test func `a question that waited ended the timer, and what was studied is an event`() throws {
        try tool.run("timer start Maths")
        try tool.expect(
            """
            $ eve-ics timer status --today 2026-11-21
            No timer is running.
            To start one: eve-ics timer start
            $ eve-ics event list
            1  Friday 20 Nov at 12:00–12:25  Maths
            $ eve-ics calendar list
            Study  Events  1 entry
            """)
    }

    @Test func `a quiz flips, removes and starts over; a review is remembered`() throws {
        try tool.run("cards add one uno --in Spanish")
        try tool.run("cards add two dos --in Spanish")
        try tool.expect(
            """
            $ eve-ics todo list
            1  [ ]  Spanish: review 2 cards  due Friday 20 Nov
            $ eve-ics calendar list
            Spanish  Cards  2 entries
            """)
        let quiz = try tool.run(
            ["cards", "quiz", "spanish", "--seed", "1"], input: Data("\nn\nn\nr\nr\n".utf8))
        #expect(quiz.text == "All cards are left out. The quiz is over.\n")
        let asked = quiz.error.split(separator: "\n").filter {
            ["one", "uno", "two", "dos"].contains($0)
        }
        #expect(asked.count == 5)
        #expect(asked[0] != asked[1] && asked[2] != asked[0])
        #expect(asked[3] == asked[0], "it begins again with the first card")
        #expect(quiz.error.contains("That was the last card. From the beginning again."))
        let review = try tool.run(["cards", "review"], input: Data("\n4\n\nx\n1\n".utf8))
        #expect(review.text == "2 cards reviewed.\n")
        try tool.expect(
            """
            $ eve-ics cards list
            Spanish  2 cards  0 due
            $ eve-ics cards review
            No card is due.
            The next one is due on Friday 20 Nov.
            $ eve-ics todo list
            You have no to-dos.
            $ eve-ics cards list --today 2026-11-21
            Spanish  2 cards  1 due
            $ eve-ics todo list --today 2026-11-22
            1  [ ]  Spanish: review 1 card  overdue since Saturday 21 Nov
            $ eve-ics cards list --today 2026-11-28
            Spanish  2 cards  2 due
            """)
    }

    @Test func `more cards than there is room for are refused, and none is added`() throws {
        try tool.run("cards add one uno --in Spanish")
        try tool.write(
            (0..<60_000).map { "front \($0)\tback\n" }.joined(), to: "many.tsv")
        try tool.write("a\t" + String(repeating: "b", count: 1 << 20) + "\n", to: "long.tsv")
        try tool.write("no table", to: "text.tsv")
        try tool.expect(
            """
            $ eve-ics cards import many.tsv
            ! many.tsv: 60000 cards are more than there is room for; none was added
            ! you can keep 50000 cards in a deck
            [exit 1]
            $ eve-ics cards import long.tsv
            ! the text is longer than an entry may be (1 MiB)
            ! split it in two
            [exit 1]
            $ eve-ics cards import text.tsv
            ! text.tsv: no cards are in it that can be read
            ! write a table with the front in the first column and the back in the second
            [exit 1]
            $ eve-ics cards list
            Spanish  1 card  1 due
            """)
    }
}
