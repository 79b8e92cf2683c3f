import Foundation
import RunningTool
import Testing

/// `settings`, and what the time zone does to "today".
@Suite struct SettingsTests {
    @Test func `each setting is shown and changed`() throws {
        try Tool().expect(
            """
            $ eve-ics settings
            language           the system's
            timezone           the system's
            week-start         monday
            temperature        celsius
            weight             kilograms
            fertile-window     standard
            hide-fertility     no
            calendar-name      Cycle
            period-words       the usual ones
            teenager           no
            usual-length       none
            health-notes       yes
            keep               forever
            theme              system
            home               today
            cheerful-pictures  no
            shortcuts          yes
            discreet           no
            own-symptoms       none
            hidden-symptoms    none
            birth-year         none
            $ eve-ics settings week-start Sunday
            Weeks begin on Sunday now.
            $ eve-ics settings temperature fahrenheit
            Temperatures are in degrees Fahrenheit now.
            $ eve-ics settings weight pounds
            Weights are in pounds now.
            $ eve-ics settings fertile-window cautious
            Fertile windows are wider now. A forecast, not a contraceptive.
            $ eve-ics settings hide-fertility YES
            Fertile days and ovulation are hidden now.
            $ eve-ics settings calendar-name 'Luna calendar'
            Your calendar is called “Luna calendar” now.
            $ eve-ics settings timezone Pacific/Auckland
            Your time zone is Pacific/Auckland now.
            $ eve-ics settings period-words 'Erdbeerwoche, red days'
            An event with one of these titles counts as a period now, beside the usual ones: \
            Erdbeerwoche, red days.
            $ eve-ics settings theme Dark
            The web page is dark now.
            $ eve-ics settings home calendar
            The web page opens with the calendar now.
            $ eve-ics settings cheerful-pictures yes
            The web page shows cheerful pictures now.
            $ eve-ics settings shortcuts no
            Keyboard shortcuts of the web page are off now.
            $ eve-ics settings discreet yes
            Window titles and notifications say nothing about your cycle now, and Today shows it only when you tap.
            $ eve-ics settings own-symptoms ' heartburn,Cold  feet,HEARTBURN, '
            The web page offers these symptoms of your own now: heartburn, Cold feet.
            $ eve-ics settings hidden-symptoms acne
            The web page does not offer these symptoms now: acne. What you logged stays.
            $ eve-ics settings birth-year 1991
            Your year of birth is 1991 now.
            $ eve-ics settings timezone
            Pacific/Auckland
            $ eve-ics settings timezone --json
            {
              "schema": 1,
              "timezone": "Pacific/Auckland",
              "settings": {"timezone": "Pacific/Auckland"},
              "chosen": {"timezone": "Pacific/Auckland"}
            }
            $ eve-ics settings --json
            {
              "schema": 1,
              "settings": {
                "language": "the system's",
                "timezone": "Pacific/Auckland",
                "week-start": "sunday",
                "temperature": "fahrenheit",
                "weight": "pounds",
                "fertile-window": "cautious",
                "hide-fertility": "yes",
                "calendar-name": "Luna calendar",
                "period-words": "Erdbeerwoche, red days",
                "teenager": "no",
                "usual-length": "none",
                "health-notes": "yes",
                "keep": "forever",
                "theme": "dark",
                "home": "calendar",
                "cheerful-pictures": "yes",
                "shortcuts": "no",
                "discreet": "yes",
                "own-symptoms": "heartburn, Cold feet",
                "hidden-symptoms": "acne",
                "birth-year": "1991"
              },
              "chosen": {
                "language": null,
                "timezone": "Pacific/Auckland",
                "week-start": "sunday",
                "temperature": "fahrenheit",
                "weight": "pounds",
                "fertile-window": "cautious",
                "hide-fertility": "yes",
                "calendar-name": "Luna calendar",
                "period-words": "Erdbeerwoche, red days",
                "teenager": null,
                "usual-length": null,
                "health-notes": null,
                "keep": null,
                "theme": "dark",
                "home": "calendar",
                "cheerful-pictures": "yes",
                "shortcuts": "no",
                "discreet": "yes",
                "own-symptoms": "heartburn, Cold feet",
                "hidden-symptoms": "acne",
                "birth-year": "1991"
              }
            }
            """)
    }

    @Test(arguments: [
        "Mars/Olympus", "europe/amsterdam", "''", "../../../etc/passwd", "tzdata.zi",
        "/etc/localtime",
    ])
    func `an unknown time zone is refused`(_ zone: String) throws {
        try Tool().expect(
            """
            $ eve-ics settings timezone \(zone)
            ! settings timezone \(zone): this system knows no such time zone
            ! write it as in Europe/Amsterdam; 'timedatectl list-timezones' lists all
            [exit 1]
            """)
    }

    @Test func `a value that a setting cannot have is refused`() throws {
        try Tool().expect(
            """
            $ eve-ics settings week-start friday
            ! settings week-start friday: write monday, saturday or sunday
            [exit 1]
            $ eve-ics settings temperature kelvin
            ! settings temperature kelvin: write celsius or fahrenheit
            [exit 1]
            $ eve-ics settings weight stones
            ! settings weight stones: write kilograms or pounds
            [exit 1]
            $ eve-ics settings theme pink
            ! settings theme pink: write system, light or dark
            [exit 1]
            $ eve-ics settings home history
            ! settings home history: write today, calendar or insights
            [exit 1]
            $ eve-ics settings own-symptoms ' , '
            ! settings own-symptoms  , : write up to 100 names of up to 60 characters, separated by commas, or none
            [exit 1]
            $ eve-ics settings hidden-symptoms 'a\u{7}b'
            ! settings hidden-symptoms 'a\u{FFFD}b': write up to 100 names of up to 60 characters, separated by commas, or none
            [exit 1]
            $ eve-ics settings birth-year 1925
            ! settings birth-year 1925: write a year from 1926 to 2019, or none
            [exit 1]
            $ eve-ics settings birth-year 91
            ! settings birth-year 91: write a year from 1926 to 2019, or none
            [exit 1]
            $ eve-ics settings fertile-window wide
            ! settings fertile-window wide: write standard or cautious
            [exit 1]
            $ eve-ics settings hide-fertility maybe
            ! settings hide-fertility maybe: write yes or no
            [exit 1]
            $ eve-ics settings calendar-name ''
            ! settings calendar-name '': a name has 1 to 100 characters and no control characters
            [exit 1]
            $ eve-ics settings calendar-name 'red \u{1B}[31m'
            ! settings calendar-name 'red \u{FFFD}[31m': a name has 1 to 100 characters and no control characters
            [exit 1]
            """)
    }

    @Test func `your own word for the usual length counts as one cycle`() throws {
        try Tool().expect(
            """
            $ eve-ics settings usual-length 30
            Your own estimate of 30 days counts as one cycle now.
            $ eve-ics log 2026-11-06..2026-11-10
            Logged a period, 6–10 Nov.
            […] Sunday 6 Dec, […]
            $ eve-ics status
            Day 15 of the cycle that began on 6 Nov.
            […] Sunday 6 Dec, […]
            No whole cycle is logged yet; your own estimate of 30 days counts as one.
            Today: fertile window, day 8 of 12.
            Fertile window: 13–24 Nov. Ovulation expected 22 Nov, […]
            $ eve-ics settings usual-length NONE
            Only the cycles that you log count now.
            […] Saturday 5 Dec, […] 6 Dec.
            $ eve-ics undo
            Took back: no usual cycle length. Entry 3 was made on the command line today at 12:00.
            […] Sunday 6 Dec, […] 5 Dec.
            $ eve-ics settings usual-length
            30
            $ eve-ics settings usual-length --json
            {
              "schema": 1,
              "usual-length": "30",
              "settings": {"usual-length": "30"},
              "chosen": {"usual-length": "30"}
            }
            $ eve-ics settings usual-length --default
            Only the cycles that you log count now.
            […] Saturday 5 Dec, […] 6 Dec.
            $ eve-ics status
            Day 15 of the cycle that began on 6 Nov.
            […] Saturday 5 Dec, […]
            No whole cycle is logged yet, so the range is that of people in general.
            If you know how long your cycles usually are, run 'eve-ics settings usual-length DAYS'.
            […]
            […]
            """)
    }

    @Test func `a new language is confirmed in it, unless another one is asked for`() throws {
        let tool = try Tool()
        try tool.expect(
            """
            $ eve-ics settings language de --lang en
            Your language is Deutsch now.
            $ eve-ics settings language --default --lang en
            Your language is that of this computer now.
            """)
        let run = try tool.run("settings language en-XA")
        #expect(run.text.contains("en-XA") && !run.text.contains("language"))
        #expect(try !tool.run("settings period-words --default").text.contains("period"))
    }

    @Test
    func `what the web page is to be goes back by the word for nothing, by default and by undo`()
        throws
    {
        let tool = try Tool()
        try tool.expect(
            """
            $ eve-ics settings theme light
            The web page is light now.
            $ eve-ics settings own-symptoms heartburn
            The web page offers these symptoms of your own now: heartburn.
            $ eve-ics settings own-symptoms none
            The web page offers no symptoms of your own now.
            $ eve-ics undo
            Took back: no symptoms of your own. Entry 3 was made on the command line today at 12:00.
            […]
            $ eve-ics settings own-symptoms
            heartburn
            $ eve-ics settings hidden-symptoms NONE
            The web page hides no symptoms now.
            $ eve-ics settings theme --default
            The web page is light or dark as your device is now.
            $ eve-ics settings home --default
            The web page opens with today now.
            $ eve-ics settings birth-year none
            Your year of birth is not recorded now.
            """)
        #expect(try tool.run("settings weight --lang en-US").text == "pounds\n")
        #expect(try tool.run("settings weight --lang en").text == "kilograms\n")
    }

    @Test func `a list of symptoms has an end`() throws {
        let tool = try Tool()
        let names = (1...100).map { "symptom \($0)" }.joined(separator: ",")
        #expect(try tool.run(["settings", "own-symptoms", names]).code == 0)
        #expect(try tool.run(["settings", "own-symptoms", names + ",one more"]).code == 1)
        let long = String(repeating: "ü", count: 60)
        #expect(try tool.run(["settings", "own-symptoms", long]).code == 0)
        #expect(try tool.run(["settings", "own-symptoms", long + "ü"]).code == 1)
        #expect(try tool.run("settings own-symptoms").text == long + "\n")
    }

    @Test(arguments: ["14", "131", "28.5", "four-weeks", "''"])
    func `a usual length that no cycle has is refused`(_ length: String) throws {
        try Tool().expect(
            """
            $ eve-ics settings usual-length \(length)
            ! settings usual-length \(length): write a number of days from 15 to 130, or none
            [exit 1]
            """)
    }

    @Test func `explain says that your own word counts, and when cycles are logged beside it`()
        throws
    {
        let tool = try Tool()
        try tool.run("log 2026-10-08..2026-10-12 2026-11-06..2026-11-10")
        let before = try Fields(tool.run("explain --json").output)
        #expect(before.isNull("usualLength"))
        try tool.run("settings usual-length 35")
        let text = try tool.run("explain").text
        #expect(
            text.contains(
                "Only 1 whole cycle is logged so far, and your own estimate of 35 days counts as one more."
            ))
        #expect(text.contains("Your own estimate of 35 days counts as one cycle, the oldest."))
        let after = try Fields(tool.run("explain --json").output)
        #expect(after.number("usualLength") == 35)
        #expect(after.number("cyclesUsed") == 1)
        #expect(after.object("next").string("start") > before.object("next").string("start"))
        let events = try tool.run("export -o - --include periods").text
        #expect(events.replacing("\r\n ", with: "").contains("your own estimate of 35 days counts"))
    }

    @Test func `a setting goes back to what it is without a choice`() throws {
        let tool = try Tool()
        try tool.run("settings timezone Pacific/Auckland")
        try tool.run("settings calendar-name Luna")
        try tool.expect(
            """
            $ eve-ics settings timezone --default
            Your time zone is that of this computer now.
            $ eve-ics settings calendar-name --default
            Your calendar is called “Cycle” now.
            $ eve-ics settings calendar-name --default
            Your calendar is called “Cycle” now.
            $ eve-ics settings
            language           the system's
            timezone           the system's
            week-start         monday
            temperature        celsius
            weight             kilograms
            fertile-window     standard
            hide-fertility     no
            calendar-name      Cycle
            period-words       the usual ones
            teenager           no
            usual-length       none
            health-notes       yes
            keep               forever
            theme              system
            home               today
            cheerful-pictures  no
            shortcuts          yes
            discreet           no
            own-symptoms       none
            hidden-symptoms    none
            birth-year         none
            $ eve-ics settings --default
            ! settings: --default goes with a KEY
            ! for example 'eve-ics settings timezone --default'
            [exit 2]
            $ eve-ics settings week-start sunday --default
            ! settings week-start: VALUE and --default exclude each other
            [exit 2]
            """)
        #expect(try Fields(tool.run("history --journal --json").output).array("entries").count == 4)
    }

    @Test func `a cautious fertile window is wider`() throws {
        let tool = try Tool()
        try tool.run("log 2026-08-28..2026-09-01 2026-09-27..2026-10-01 2026-10-25..2026-10-29")
        func window() throws -> Fields {
            try Fields(tool.run("status --json").output).object("fertile")
        }
        #expect(try window().string("start") == "2026-11-30")
        #expect(try window().string("end") == "2026-12-13")
        try tool.run("settings fertile-window cautious")
        #expect(try window().string("start") < "2026-11-30")
        #expect(try window().string("end") > "2026-12-13")
    }

    /// Kiritimati and Pago Pago are 25 hours apart, so their dates always differ.
    @Test func `the time zone of the settings decides what today is, before that of TZ`() throws {
        let tool = try Tool()
        func today(_ zone: String, _ arguments: [String] = []) throws -> String {
            try Fields(
                tool.run(["status", "--json"] + arguments, today: nil, environment: ["TZ": zone])
                    .output
            ).string("today")
        }
        let (east, west) = (try today("Pacific/Kiritimati"), try today("Pacific/Pago_Pago"))
        #expect(west < east)
        try tool.run("settings timezone Pacific/Kiritimati")
        #expect(try today("Pacific/Pago_Pago") == today("Pacific/Kiritimati"))
        #expect(try today("Pacific/Pago_Pago") > west)
    }

    @Test func `the clock counts where no day is given`() throws {
        let tool = try Tool()
        let before = Date.now.timeIntervalSince1970
        #expect(try tool.run("log today", today: nil).code == 0)
        let after = Date.now.timeIntervalSince1970
        let journal = try Fields(tool.run("history --journal --json", today: nil).output)
        let recorded = try #require(journal.array("entries").first).number("recorded")
        #expect((before.rounded(.down)...after).contains(recorded))
    }
}
