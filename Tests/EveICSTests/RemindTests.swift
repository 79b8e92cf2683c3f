import Foundation
import RunningTool
import Testing

/// `remind`: the list, and each option.
@Suite struct RemindTests {
    @Test func `every option changes what it says and leaves the rest`() throws {
        try Tool().expect(
            """
            $ eve-ics remind
            period     09:00, 1 day before and on the day
            fertile    09:00, on the day
            ovulation  off
            pill       at its own time, on the day
            patch      at its own time, on the day
            ring       at its own time, on the day
            injection  at its own time, on the day
            renewal    at its own time, on the day
            prompt     20:00, on the day
            $ eve-ics remind period --at 20:00
            period  20:00, 1 day before and on the day
            Export again to bring this into your calendar.
            $ eve-ics remind period --before 0d --before 2d
            period  20:00, 2 days before and on the day
            […]
            $ eve-ics remind period --repeat 1
            period  20:00, 2 days before and on the day, once more after 10 minutes
            […]
            $ eve-ics remind period --repeat 3 --every 15 --sound on
            period  20:00, 2 days before and on the day, 3 more times, 15 minutes apart, with a sound
            […]
            $ eve-ics remind period --off
            period  off
            […]
            $ eve-ics remind period --sound off --repeat 0
            period  20:00, 2 days before and on the day
            […]
            $ eve-ics remind fertile --off
            fertile  off
            […]
            $ eve-ics remind ovulation --before 1d
            ovulation  09:00, 1 day before
            […]
            $ eve-ics remind ovulation
            ovulation  09:00, 1 day before
            $ eve-ics remind
            period     20:00, 2 days before and on the day
            fertile    off
            ovulation  09:00, 1 day before
            pill       at its own time, on the day
            patch      at its own time, on the day
            ring       at its own time, on the day
            injection  at its own time, on the day
            renewal    at its own time, on the day
            prompt     20:00, on the day
            """)
    }

    @Test func `a habit rings on its days, is in the journal, and can be taken back`() throws {
        let tool = try Tool()
        try tool.expect(
            """
            $ eve-ics remind log --at 20:00
            log  every day at 20:00
            $ eve-ics remind water --interval 90m --from 09:00 --to 12:00 --on mo-fr
            water  Mo–Fr, every 90 minutes from 09:00 to 12:00
            $ eve-ics remind water --interval 2h --to 21:00
            water  Mo–Fr, every 2 hours from 09:00 to 21:00
            $ eve-ics remind own Prescription --on fri --at 18:00
            own Prescription  Fr at 18:00
            $ eve-ics undo
            Took back: reminder: Prescription. Entry 4 was made on the command line today at 12:00.
            […]
            $ eve-ics remind own Tea
            ! remind: there is no such reminder yet
            ! say when it rings, such as with --at 18:00
            [exit 1]
            $ eve-ics alarms --list
            Friday 20 Nov at 13:00  Drink some water
            Friday 20 Nov at 15:00  Drink some water
            Friday 20 Nov at 17:00  Drink some water
            Friday 20 Nov at 19:00  Drink some water
            Friday 20 Nov at 20:00  Log your day
            Friday 20 Nov at 21:00  Drink some water
            """)
        try tool.run("log today --mood calm")
        try tool.expect(
            """
            $ eve-ics remind water --off
            water  off
            $ eve-ics alarms --list
            No alarm is ringing.
            $ eve-ics remind own
            ! remind own: say what it reminds of, such as 'remind own Tea'
            [exit 2]
            $ eve-ics remind water Tea
            ! Tea: 'remind water' takes no name
            ! leave it out, or use 'remind own'
            [exit 2]
            $ eve-ics remind period --on fri
            ! remind: NAME, --on, --interval, --from and --to belong to log, water and own
            [exit 2]
            $ eve-ics remind water --from 20:00 --to 09:00
            ! --to: is before --from; write a later time
            [exit 1]
            """)
    }

    @Test func `a dose rings at its own time until a time is given, and again when asked`() throws {
        try Tool().expect(
            """
            $ eve-ics remind pill --at 20:30
            pill  20:30, on the day
            […]
            $ eve-ics remind pill --before 0d --before 1d
            pill  20:30, 1 day before and on the day
            […]
            $ eve-ics remind pill --at own
            pill  at its own time, 1 day before and on the day
            […]
            $ eve-ics remind pill
            pill  at its own time, 1 day before and on the day
            """)
    }

    @Test func `a reminder that repeats comes back unchanged, also as older versions wrote it`()
        throws
    {
        let tool = try Tool()
        try tool.run("log 2026-08-30..2026-09-03 2026-09-27..2026-10-01 2026-10-25..2026-10-29")
        try tool.run("remind period --before 1d --repeat 2 --every 15 --sound on")
        let text = try tool.run("export").text
        #expect(text.contains("ACTION:AUDIO"))
        try tool.write(Data(text.utf8), to: "new.ics")
        let unchanged = try tool.run("import new.ics --dry-run").text
        // One alarm of an event that repeats, in place of six.
        let events = text.components(separatedBy: "BEGIN:VEVENT").map { event in
            let parts = event.components(separatedBy: "BEGIN:VALARM")
            guard parts.count == 7 else { return event }
            let repeated = parts[2].replacing(
                "END:VALARM", with: "REPEAT:2\r\nDURATION:PT15M\r\nEND:VALARM")
            let end = parts[6].components(separatedBy: "END:VALARM\r\n")[1]
            return "\(parts[0])BEGIN:VALARM\(repeated)\(end)"
        }
        let old = events.joined(separator: "BEGIN:VEVENT")
        #expect(old.contains("REPEAT:2") && old.utf8.count < text.utf8.count)
        try tool.write(Data(old.utf8), to: "old.ics")
        #expect(
            try tool.run("import old.ics --dry-run").text
                == unchanged.replacing("new.ics", with: "old.ics"))
        for file in ["new.ics", "old.ics"] {
            let json = try tool.run("import \(file) --yes --json").text
            #expect(json.contains("\"corrections\": []") && json.contains("\"refused\": []"))
        }
    }

    @Test func `the reminders in JSON`() throws {
        try Tool().expect(
            """
            $ eve-ics remind --json
            {
              "schema": 1,
              "reminders": {
                "period": {
                  "on": true,
                  "at": "09:00",
                  "daysBefore": [1, 0],
                  "repeat": 0,
                  "everyMinutes": 10,
                  "action": "display"
                },
                "fertile": {
                  "on": true,
                  "at": "09:00",
                  "daysBefore": [0],
                  "repeat": 0,
                  "everyMinutes": 10,
                  "action": "display"
                },
                "ovulation": {
                  "on": false,
                  "at": "09:00",
                  "daysBefore": [0],
                  "repeat": 0,
                  "everyMinutes": 10,
                  "action": "display"
                },
                "pill": {
                  "on": true,
                  "at": "own",
                  "daysBefore": [0],
                  "repeat": 0,
                  "everyMinutes": 10,
                  "action": "display"
                },
                "patch": {
                  "on": true,
                  "at": "own",
                  "daysBefore": [0],
                  "repeat": 0,
                  "everyMinutes": 10,
                  "action": "display"
                },
                "ring": {
                  "on": true,
                  "at": "own",
                  "daysBefore": [0],
                  "repeat": 0,
                  "everyMinutes": 10,
                  "action": "display"
                },
                "injection": {
                  "on": true,
                  "at": "own",
                  "daysBefore": [0],
                  "repeat": 0,
                  "everyMinutes": 10,
                  "action": "display"
                },
                "renewal": {
                  "on": true,
                  "at": "own",
                  "daysBefore": [0],
                  "repeat": 0,
                  "everyMinutes": 10,
                  "action": "display"
                },
                "prompt": {
                  "on": true,
                  "at": "20:00",
                  "daysBefore": [0],
                  "repeat": 0,
                  "everyMinutes": 10,
                  "action": "display"
                }
              }
            }
            $ eve-ics remind ovulation --json
            {
              "schema": 1,
              "ovulation": {
                "on": false,
                "at": "09:00",
                "daysBefore": [0],
                "repeat": 0,
                "everyMinutes": 10,
                "action": "display"
              },
              "reminders": {
                "ovulation": {
                  "on": false,
                  "at": "09:00",
                  "daysBefore": [0],
                  "repeat": 0,
                  "everyMinutes": 10,
                  "action": "display"
                }
              }
            }
            """)
    }

    @Test func `undo takes a reminder back like any change`() throws {
        try Tool().expect(
            """
            $ eve-ics log 2026-10-25..2026-10-29
            Logged a period, 25–29 Oct.
            […] any day now […]
            $ eve-ics remind period --at 20:00
            period  20:00, 1 day before and on the day
            […]
            $ eve-ics undo
            Took back: reminder for periods. Entry 2 was made on the command line today at 12:00.
            […] any day now […]
            $ eve-ics remind period
            period  09:00, 1 day before and on the day
            """)
    }
}
