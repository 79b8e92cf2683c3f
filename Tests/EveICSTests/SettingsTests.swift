import Foundation
import RunningTool
import Testing

/// `settings`, and what the time zone does to "today".
@Suite struct SettingsTests {
    @Test func `each setting is shown and changed`() throws {
        try Tool().expect(
            """
            $ eve-ics settings
            timezone        the system's
            week-start      monday
            temperature     celsius
            fertile-window  standard
            hide-fertility  no
            calendar-name   Cycle
            period-words    the usual ones
            teenager        no
            health-notes    yes
            $ eve-ics settings week-start Sunday
            week-start is sunday now.
            $ eve-ics settings temperature fahrenheit
            temperature is fahrenheit now.
            $ eve-ics settings fertile-window cautious
            fertile-window is cautious now.
            $ eve-ics settings hide-fertility YES
            hide-fertility is yes now.
            $ eve-ics settings calendar-name 'Luna calendar'
            calendar-name is Luna calendar now.
            $ eve-ics settings timezone Pacific/Auckland
            timezone is Pacific/Auckland now.
            $ eve-ics settings period-words 'Erdbeerwoche, red days'
            period-words is Erdbeerwoche, red days now.
            $ eve-ics settings timezone
            Pacific/Auckland
            $ eve-ics settings timezone --json
            {"schema": 1, "timezone": "Pacific/Auckland"}
            $ eve-ics settings --json
            {
              "schema": 1,
              "settings": {
                "timezone": "Pacific/Auckland",
                "week-start": "sunday",
                "temperature": "fahrenheit",
                "fertile-window": "cautious",
                "hide-fertility": "yes",
                "calendar-name": "Luna calendar",
                "period-words": "Erdbeerwoche, red days",
                "teenager": "no",
                "health-notes": "yes"
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
            ! settings timezone: this system knows no such time zone
            ! write it as in Europe/Amsterdam; 'timedatectl list-timezones' lists all
            [exit 1]
            """)
    }

    @Test func `a value that a setting cannot have is refused`() throws {
        try Tool().expect(
            """
            $ eve-ics settings week-start friday
            ! settings week-start: write monday or sunday
            [exit 1]
            $ eve-ics settings temperature kelvin
            ! settings temperature: write celsius or fahrenheit
            [exit 1]
            $ eve-ics settings fertile-window wide
            ! settings fertile-window: write standard or cautious
            [exit 1]
            $ eve-ics settings hide-fertility maybe
            ! settings hide-fertility: write yes or no
            [exit 1]
            $ eve-ics settings calendar-name ''
            ! settings calendar-name: a name has 1 to 100 characters and no control characters
            [exit 1]
            $ eve-ics settings calendar-name 'red \u{1B}[31m'
            ! settings calendar-name: a name has 1 to 100 characters and no control characters
            [exit 1]
            """)
    }

    @Test func `a setting goes back to what it is without a choice`() throws {
        let tool = try Tool()
        try tool.run("settings timezone Pacific/Auckland")
        try tool.run("settings calendar-name Luna")
        try tool.expect(
            """
            $ eve-ics settings timezone --default
            timezone is the system's again.
            $ eve-ics settings calendar-name --default
            calendar-name is Cycle again.
            $ eve-ics settings calendar-name --default
            calendar-name is Cycle again.
            $ eve-ics settings
            timezone        the system's
            week-start      monday
            temperature     celsius
            fertile-window  standard
            hide-fertility  no
            calendar-name   Cycle
            period-words    the usual ones
            teenager        no
            health-notes    yes
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
        try tool.run("log 2026-08-29..2026-09-02 2026-09-27..2026-10-01 2026-10-25..2026-10-29")
        func window() throws -> Fields {
            try Fields(tool.run("status --json").output).object("fertile")
        }
        #expect(try window().string("start") == "2026-12-01")
        try tool.run("settings fertile-window cautious")
        #expect(try window().string("start") < "2026-12-01")
        #expect(try window().string("end") >= "2026-12-10")
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
