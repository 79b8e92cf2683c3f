import RunningTool
import Testing

/// `alarm …`, `agenda` and `week` on Friday 20 November 2026, at noon.
@Suite struct AlarmCommandTests {
    private let tool: Tool

    init() throws {
        tool = try Tool()
        try tool.run("log 2026-10-25..2026-10-29")
    }

    @Test func `an alarm is added, changed, skipped and removed`() throws {
        try tool.expect(
            """
            $ eve-ics alarm list
            You have no alarms.
            $ eve-ics alarm add Work --at 08:15 --on mo-fr --lead 20m --last 5m --after 10m --note Keys
            Alarm added: Work, Mo–Fr at 08:15.
            Next time: Monday 23 Nov at 08:15.
            $ eve-ics alarm add Dentist --at 14:30 --on 2026-12-03 --lead 2h
            Alarm added: Dentist, Thursday 3 Dec at 14:30.
            Next time: Thursday 3 Dec at 14:30.
            $ eve-ics alarm add Tea --at 9pm
            Alarm added: Tea, Friday 20 Nov at 21:00.
            Next time: Friday 20 Nov at 21:00.
            $ eve-ics alarm list
            1  Tea      Friday 20 Nov at 21:00   starts 30 minutes before
            2  Work     Mo–Fr at 08:15           starts 20 minutes before
            3  Dentist  Thursday 3 Dec at 14:30  starts 2 hours before
            $ eve-ics alarm skip work
            No alarm on Monday 23 Nov: Work.
            $ eve-ics alarm edit 2 --at 08:00 --title Office
            Alarm changed: Office, Mo–Fr at 08:00.
            Next time: Tuesday 24 Nov at 08:00.
            $ eve-ics alarm edit Office --on sa,su
            Alarm changed: Office, Sa, Su at 08:00.
            Next time: Saturday 21 Nov at 08:00.
            $ eve-ics alarm remove Tea
            Alarm removed: Tea.
            To bring it back: eve-ics alarm restore
            $ eve-ics alarm restore
            Brought back: Tea.
            $ eve-ics alarm remove Tea
            Alarm removed: Tea.
            To bring it back: eve-ics alarm restore
            $ eve-ics alarm skip dentist
            No alarm on Thursday 3 Dec: Dentist.
            $ eve-ics alarm list
            1  Office  Sa, Su at 08:00  starts 20 minutes before
            """)
    }

    @Test func `a weekday rings every week in every language`() throws {
        try tool.expect(
            """
            $ eve-ics --lang de alarm add Laufen --at 08:00 --on Montag
            Alarm hinzugefügt: Laufen, Mo um 08:00 Uhr.
            […]
            $ eve-ics --lang fr alarm edit 1 --on lu–me,ve
            Alarme modifiée\u{A0}: Laufen, lu–me, ve à 08:00.
            […]
            $ eve-ics --lang pl remind own Herbata --on śro --at 18:00
            own Herbata  śro o 18:00
            """)
    }

    @Test func `an alarm that does not ring says so`() throws {
        try tool.expect(
            """
            $ eve-ics alarm add Tea --at 08:00 --on 2026-11-20
            Alarm added: Tea, Friday 20 Nov at 08:00.
            This alarm will not ring again.
            $ eve-ics alarm list
            1  Tea  Friday 20 Nov at 08:00  over
            $ eve-ics alarm off Tea
            ! Tea: this alarm is over
            ! give it another time with 'eve-ics alarm edit Tea --on DATE'
            [exit 1]
            $ eve-ics alarm edit Tea --on 2026-11-21
            Alarm changed: Tea, Saturday 21 Nov at 08:00.
            Next time: Saturday 21 Nov at 08:00.
            $ eve-ics alarm add Work --at 08:15 --on mo-fr
            Alarm added: Work, Mo–Fr at 08:15.
            Next time: Monday 23 Nov at 08:15.
            $ eve-ics alarm off Work
            Switched off: Work.
            $ eve-ics alarm edit Work --at 09:00
            Alarm changed: Work, Mo–Fr at 09:00.
            Switched off: Work.
            """)
    }

    @Test func `what is not understood says what to write instead`() throws {
        try tool.run("alarm add Tea --at 21:00")
        try tool.run("alarm add tea --at 22:00")
        try tool.expect(
            """
            $ eve-ics alarm add Work
            ! alarm add: say when it is, such as '--at 08:15'
            [exit 2]
            $ eve-ics alarm add Work --at 8:15 --on foo
            ! --on foo: neither weekdays nor a date
            ! write weekdays such as mo-fr or sa,su, 'daily', or one date
            [exit 1]
            $ eve-ics alarm add Work --at 8:15 --on 2026-11-19
            ! --on 2026-11-19: that day has passed
            ! write a day to come
            [exit 1]
            $ eve-ics alarm add Work --at 8:15 --on ''
            ! --on '': neither weekdays nor a date
            ! write weekdays such as mo-fr or sa,su, 'daily', or one date
            [exit 1]
            $ eve-ics alarm add Work --at 8:15 --lead 8d
            ! eve-ics: --lead must be a time such as 20m, 2h or 1d, from 1m to 7d, not '8d'
            ! try 'eve-ics alarm add --help'
            [exit 2]
            $ eve-ics alarm remove Work
            ! Work: you have no alarm of this name
            ! see them with 'eve-ics alarm list', and write the number of one
            [exit 1]
            $ eve-ics alarm remove TEA
            ! TEA: you have 2 alarms of this name
            ! see them with 'eve-ics alarm list', and write the number of one
            [exit 1]
            $ eve-ics alarm skip 1 2026-11-25
            ! alarm skip: Tea does not ring on 2026-11-25
            ! see its days with 'eve-ics alarm list'
            [exit 1]
            $ eve-ics alarm dismiss Work
            ! Work: no alarm of this name rings in the next 24 hours
            ! see what is to come with 'eve-ics agenda'
            [exit 1]
            """)
        for line in [
            "alarm add X --at 8 --lead 8d", "alarm add X --at 8 --lead 0m",
            "alarm add X --at 25:00",
            "alarm add X --at 8 --last 2h", "alarm snooze --for 0", "alarm edit 1",
        ] { #expect(try tool.run(line).code == 2, "\(line)") }
    }

    @Test func `what rings is put off, dismissed, and silent after that`() throws {
        try tool.run("alarm add Lunch --at 12:10")
        try tool.run("alarm add Tea --at 12:20")
        try tool.expect(
            """
            $ eve-ics alarms --list
            ringing now  Lunch
            ringing now  Tea
            $ eve-ics alarm snooze Lunch
            Snoozed until 12:01: Lunch.
            $ eve-ics alarm snooze Tea --for 2
            Snoozed until 12:02: Tea.
            $ eve-ics alarm dismiss
            Dismissed: Lunch.
            Dismissed: Tea.
            $ eve-ics alarm dismiss
            No alarm is ringing.
            $ eve-ics alarms --list
            No alarm is ringing.
            """)
    }

    @Test func `tomorrow rings although today was dismissed`() throws {
        try tool.run("alarm add Work --at 12:10 --on daily")
        #expect(try tool.run("alarm dismiss Work").text == "Dismissed: Work.\n")
        #expect(
            try tool.run("alarms --list").text == "Saturday 21 Nov at 11:40  Work\n")
        #expect(
            try tool.run("alarms --list", today: "2026-11-21").text
                == "ringing now             Work\n"
                + "Sunday 22 Nov at 09:00  Period expected tomorrow\n"
                + "Sunday 22 Nov at 11:40  Work\n")
    }

    @Test func `the agenda has all that is to come, in order`() throws {
        try tool.run("alarm add Work --at 08:15 --on mo-fr")
        try tool.run("contraception add ring 21+7 --at 20:00")
        try tool.expect(
            """
            $ eve-ics agenda --days 5
            Friday 20 Nov
              08:15  Work
              20:00  Ring: put in
            Sunday 22 Nov
              all day  Period (expected) (22–26 Nov)
            Monday 23 Nov
              all day  Period (expected) (22–26 Nov)
              08:15    Work
            Tuesday 24 Nov
              all day  Period (expected) (22–26 Nov)
              08:15    Work

            A forecast, not a contraceptive.
            $ eve-ics week +1
            November 2026
            Mo 23      Tu 24      We 25      Th 26      Fr 27  Sa 28  Su 29
            Period (…  Period (…  Period (…  Period (…  08:15
            08:15      08:15      08:15      08:15      Work
            Work       Work       Work       Work

            A forecast, not a contraceptive.
            """)
        #expect(try Tool().run("agenda").text == "Nothing is planned for the next 14 days.\n")
    }

    @Test func `before there is a store nothing rings`() throws {
        let empty = try Tool()
        try empty.expect(
            """
            $ eve-ics alarm list
            You have no alarms.
            $ eve-ics alarms --list
            No alarm is ringing.
            $ eve-ics alarm add Tea --at 21:00
            Alarm added: Tea, Friday 20 Nov at 21:00.
            Next time: Friday 20 Nov at 21:00.
            $ eve-ics alarms --list
            Friday 20 Nov at 20:30  Tea
            """)
    }

    @Test func `there are two hundred alarms at most`() throws {
        for number in 0..<200 {
            #expect(try tool.run("alarm add A\(number) --at 9:00").code == 0)
        }
        let run = try tool.run("alarm add More --at 9:00")
        #expect(run.code == 1)
        #expect(run.error.contains("200 alarms"))
    }

    @Test func `without a desktop and a terminal it says what rings`() throws {
        let run = try tool.run(
            ["alarms"], today: nil,
            environment: ["DBUS_SESSION_BUS_ADDRESS": nil, "XDG_RUNTIME_DIR": nil, "DISPLAY": nil])
        #expect(run.code == 0)
        #expect(run.text.isEmpty)
        #expect(
            run.error == """
                There is no desktop session here.
                Alarms ring in a terminal, or by 'eve-ics alarms --run COMMAND'.

                """)
    }
}
