import CivilDate
import CycleModel
import Testing
import TrackerImport

@Suite struct DripTests {
    @Test func `columns are found by name, wherever they stand`() throws {
        let reading = try readTracker(
            """
            bleeding.exclude,pain.cramps,date,bleeding.value,wings
            false,true,2026-05-02,3,two
            true,,2026-05-03,2,
            false,,2026-05-04,0,
            """)
        #expect(reading.flows == ["2026-05-02": .heavy, "2026-05-04": .spotting])
        #expect(reading["2026-05-02"]?.symptoms == ["cramps"])
        #expect(reading.count(.leftOut, .excluded("bleeding.value")) == 1)
        #expect(reading.count(.notUnderstood, .column("wings")) == 1)
    }

    @Test func `an excluded temperature is no fact`() throws {
        let reading = try readTracker(
            """
            date,temperature.value,temperature.exclude
            2026-05-02,36.50,false
            2026-05-03,37.90,true
            """)
        #expect(reading.days.map(\.record.temperature?.celsius) == ["36.50"])
        #expect(reading.count(.leftOut, .excluded("temperature.value")) == 1)
    }

    @Test func `a note over several lines is one note, and lines are counted on`() throws {
        let reading = try readTracker(
            "date,bleeding.value,note.value\n2026-05-02,1,\"one,\n\"\"two\"\"\"\n2026-05-03,9,\n")
        #expect(reading["2026-05-02"]?.note == "one,\n\"two\"")
        #expect(reading.places == [":4"])
        #expect(reading.count(.notUnderstood, .words("bleeding.value \"9\"")) == 1)
    }

    @Test func `a quote is doubled also where none stands around the cell`() throws {
        let reading = try readTracker(
            """
            date,bleeding.value,note.value
            2026-05-02,1,she said ""no"" twice
            2026-05-03,1,""no"" again
            2026-05-04,1,\"""no"", again\"
            2026-05-05,1,\"\"
            2026-05-06,1,5" and no more
            """)
        #expect(
            reading.days.map(\.record.note) == [
                "she said \"no\" twice", "\"no\" again", "\"no\", again", nil, "5\" and no more",
            ])
    }

    @Test(arguments: [
        ("0,,,", Mucus.dry), (",1,,", .creamy), ("2,0,,", .watery), (",2,,", .eggwhite),
        ("3,,,", .eggwhite), (",,3,", .creamy), (",,0,", .dry),
    ])
    func `mucus is read from feeling, texture and value`(_ cells: String, _ mucus: Mucus) throws {
        let reading = try readTracker(
            "date,bleeding.value,mucus.feeling,mucus.texture,mucus.value,mucus.exclude\n"
                + "2026-05-02,,\(cells)\n")
        #expect(reading["2026-05-02"]?.mucus == mucus)
    }
}

@Suite struct PeriodicalTests {
    private func data(_ rows: String, symptoms: String = "") throws -> TrackerReading {
        try readTracker("[{\"version\":6},{\"data\":[\(rows)]},{\"symptoms\":[\(symptoms)]}]")
    }

    private func row(_ type: Int, _ day: String, intensity: String = "", temperature: String = "")
        -> String
    {
        """
        {"eventtype":"\(type)","eventdate":"\(day)","eventcvx":"","eventtemp":"\(temperature)",
         "intensity":"\(intensity)"}
        """
    }

    @Test func `details alone make no period, and worked out days are no facts`() throws {
        let reading = try data(
            [
                row(1, "20260502", intensity: "2"), row(0, "20260510", temperature: "36,55"),
                row(3, "20260530", intensity: "1"),
            ].joined(separator: ","))
        #expect(reading.flows == ["2026-05-02": .medium])
        #expect(reading["2026-05-10"]?.temperature?.celsius == "36.55")
        #expect(reading.count(.leftOut, .computed("eventtype 3")) == 1)
    }

    @Test func `the fourth strength is heavy, and none is unknown`() throws {
        let reading = try data(
            [row(1, "20260502", intensity: "4"), row(2, "20260503")].joined(separator: ","))
        #expect(reading.flows == ["2026-05-02": .heavy, "2026-05-03": .unknown])
        #expect(reading.count(.changed, .veryHeavy) == 1)
    }

    @Test func `among the symptoms are spotting and the pill`() throws {
        let symptoms = ["19", "18", "2", "99"].enumerated().map {
            "{\"eventdate\":\"2026050\($0.offset + 1)\",\"symptom\":\"\($0.element)\"}"
        }
        let reading = try data("", symptoms: symptoms.joined(separator: ","))
        #expect(reading.flows == ["2026-05-01": .spotting])
        #expect(reading["2026-05-02"]?.dose == .taken)
        #expect(reading["2026-05-03"]?.symptoms == ["cramps"])
        #expect(reading.count(.notUnderstood, .words("symptom \"99\"")) == 1)
    }

    @Test(arguments: ["2026-05-02", "2026052", "20260532", "2026050x"])
    func `a date in another form is left out`(_ date: String) throws {
        let reading = try data([row(1, "20260501"), row(2, date)].joined(separator: ","))
        #expect(reading.days.count == 1)
        #expect(reading.remarks.map(\.kind) == [.skipped])
    }
}

@Suite struct MensinatorTests {
    @Test func `a strength is a symptom, in any language, and counts on a period's day`() throws {
        let reading = try readTracker(
            """
            {"periods": [{"id":"1","date":"2026-05-02","period_id":"1"},
              {"id":"2","date":"2026-05-03","period_id":"1"}],
             "symptoms": [{"id":"1","symptom_name":"Stark"},{"id":"2","symptom_name":"Leicht"},
              {"id":"3","symptom_name":"Kopfschmerzen"},{"id":"4","symptom_name":"Schmierblutung"}],
             "symptom_date": [{"symptom_date":"2026-05-02","symptom_id":"1"},
              {"symptom_date":"2026-05-03","symptom_id":"3"},
              {"symptom_date":"2026-05-09","symptom_id":"2"},
              {"symptom_date":"2026-05-10","symptom_id":"4"},
              {"symptom_date":"2026-05-11","symptom_id":"9"}],
             "ovulations": [{"id":"1","date":"2026-05-16"}], "app_settings": []}
            """)
        #expect(
            reading.flows == [
                "2026-05-02": .heavy, "2026-05-03": .unknown, "2026-05-10": .spotting,
            ])
        #expect(reading["2026-05-03"]?.symptoms == ["headache"])
        #expect(reading["2026-05-09"]?.symptoms == ["leicht"])
        #expect(reading["2026-05-16"]?.ovulationObserved == true)
        #expect(reading.count(.skipped, .symptomOfNothing) == 1)
        #expect(reading.count(.changed, .ovulationOrTest) == 1)
    }
}

@Suite struct MenstrudelTests {
    /// Midnight of 2 May 2026, so many hours from UTC.
    private func midnight(_ hours: Int, day: Int = 20_575) -> Int {
        (day * 24 - hours) * 3_600_000
    }

    private func read(_ start: Int, _ end: Int, logs: String = "") throws -> TrackerReading {
        try readTracker(
            """
            {"periods": [{"id": 1, "start_date": \(start), "end_date": \(end)}],
             "period_logs": [\(logs)]}
            """)
    }

    @Test(arguments: [-11, -8, -5, 0, 2, 8, 11, 12])
    func `a period without logs has the dates that it had where the phone was`(_ hours: Int) throws
    {
        let reading = try read(midnight(hours), midnight(hours, day: 20_577))
        #expect(reading.flows.keys.sorted() == ["2026-05-02", "2026-05-03", "2026-05-04"])
        #expect(reading.remarks.map(\.kind) == [.changed])
    }

    @Test func `thirteen hours ahead of UTC another period's logs show the zone`() throws {
        let reading = try readTracker(
            """
            {"periods": [{"id": 1, "start_date": \(midnight(13)), "end_date": \(midnight(13))},
              {"id": 2, "start_date": \(midnight(13, day: 20_603)),
               "end_date": \(midnight(13, day: 20_604))}],
             "period_logs": [{"id": 5, "date": "2026-05-02T00:00:00.000", "flow": 3,
               "period_id": 1}]}
            """)
        #expect(
            reading.flows == [
                "2026-05-02": .medium, "2026-05-30": .unknown, "2026-05-31": .unknown,
            ])
    }

    @Test(arguments: [Int.min, .max])
    func `a moment at the end of all numbers is left out`(_ moment: Int) throws {
        let log = #"{"id": 1, "date": "1970-01-01T00:00:00.000", "flow": 2, "period_id": 1}"#
        #expect(try read(moment, moment, logs: log).flows == ["1970-01-01": .light])
        #expect(throws: TrackerError.self) { try read(moment, moment) }
    }

    @Test(arguments: [13, 14, -11])
    func `without any log the person's clock tells whose midnight it was`(_ hours: Int) throws {
        let text = """
            {"periods": [{"id": 1, "start_date": \(midnight(hours)),
              "end_date": \(midnight(hours, day: 20_577))}], "period_logs": []}
            """
        let reading = try readTracker(text) { second in
            let local = Int(second) + hours * 3_600
            return (Day(number: Int32(local / 86_400)), local % 86_400 / 60)
        }
        #expect(reading.flows.keys.sorted() == ["2026-05-02", "2026-05-03", "2026-05-04"])
    }

    @Test func `a member that nobody knows is named, but for one that says nothing`() throws {
        let reading = try read(
            midnight(0), midnight(0),
            logs: """
                {"id": 1, "date": "2026-05-02T00:00:00.000", "flow": 2, "period_id": 1,
                 "libido": 3, "cravings": [], "weight": null}
                """)
        #expect(reading.remarks.map(\.reason) == [.member("libido")])
    }

    @Test func `logged days count, and not the period that they belong to`() throws {
        let reading = try read(
            midnight(2), midnight(2, day: 20_577),
            logs: """
                {"id": 1, "date": "2026-05-02T00:00:00.000", "flow": 2, "period_id": 1},
                {"id": 2, "date": "2026-05-03T00:00:00.000", "flow": 0, "period_id": 1},
                {"id": 3, "date": "2026-05-04T00:00:00.000", "flow": 1, "period_id": 1},
                {"id": 4, "date": "2026-05-05T00:00:00.000", "flow": 7, "painLevel": 3}
                """)
        #expect(reading.flows == ["2026-05-02": .light, "2026-05-04": .spotting])
        #expect(reading["2026-05-05"]?.symptoms == ["pain 3 of 4"])
        #expect(reading.count(.leftOut, .noBleeding) == 1)
        #expect(reading.count(.notUnderstood, .words("flow 7")) == 1)
    }

    @Test(arguments: [Int.max, Int.min, 253_402_300_800_000])
    func `a moment out of all range is left out`(_ moment: Int) throws {
        #expect(throws: TrackerError.self) { try read(moment, moment) }
    }
}

@Suite struct MoonevaTests {
    private func read(_ members: String) throws -> TrackerReading {
        try readTracker(
            """
            {"data": {"2026-05-02": {"date": "2026-05-02", "flow": "heavy"\(members)}},
             "settings": {}, "periods": []}
            """)
    }

    @Test func `a withdrawal bleeding is no period`() throws {
        let reading = try read(", \"isWithdrawalBleeding\": true")
        #expect(reading.flows.isEmpty)
        #expect(reading["2026-05-02"]?.symptoms == ["withdrawal bleeding"])
        #expect(reading.remarks.map(\.kind) == [.changed])
    }

    @Test func `a day that she left out of her averages leaves its cycle out`() throws {
        let reading = try read(", \"ignoreForAverages\": true")
        #expect(reading.flows == ["2026-05-02": .heavy])
        #expect(try reading.daysOfIgnoredCycles == [day("2026-05-02")])
        #expect(try read(", \"ignoreForAverages\": false").daysOfIgnoredCycles.isEmpty)
    }

    private func readPeriods(_ periods: String, data: String = "") throws -> TrackerReading {
        try readTracker(
            """
            {"data": {\(data)}, "settings": {}, "timestamp": "x", "periods": [\(periods)]}
            """)
    }

    @Test func `since version 2 a period has its days in a list, counted from its start`() throws {
        let reading = try readPeriods(
            """
            {"id": "a", "startDate": "2026-05-02", "days": 4, "activeDays": [0, 1, 3]},
            {"id": "b", "startDate": "2026-05-30", "days": 2}
            """,
            data: """
                "2026-05-03": {"date": "2026-05-03", "flow": "heavy", "mood": ["calm", "tired"]},
                "2026-05-05": {"date": "2026-05-05", "flow": null, "notes": "rest"}
                """)
        #expect(
            reading.flows == [
                "2026-05-02": .unknown, "2026-05-03": .heavy, "2026-05-05": .unknown,
                "2026-05-30": .unknown, "2026-05-31": .unknown,
            ])
        #expect(reading["2026-05-03"]?.moods == ["mood.calm", "tired"])
        #expect(reading.remarks.isEmpty)
    }

    @Test func `of a period only the days up to today are facts`() throws {
        let reading = try readPeriods(
            "{\"id\": \"a\", \"startDate\": \"\(Day.today - 1)\", \"activeDays\": [0, 1, 2, 3]}")
        #expect(reading.days.map(\.day) == [.today - 1, .today])
        #expect(reading.count(.leftOut, .daysToCome) == 1)
    }

    @Test func `a period marked as a withdrawal bleed is none, whatever its days say`() throws {
        let reading = try readPeriods(
            """
            {"id": "a", "startDate": "2026-05-02", "activeDays": [0, 1], "isWithdrawalBleed": true}
            """,
            data: "\"2026-05-02\": {\"date\": \"2026-05-02\", \"flow\": \"heavy\"}")
        #expect(reading.flows.isEmpty)
        #expect(reading["2026-05-02"]?.symptoms == ["withdrawal bleeding"])
        #expect(reading["2026-05-03"]?.symptoms == ["withdrawal bleeding"])
        #expect(reading.count(.changed, .withdrawalBleed) == 2)
    }

    @Test func `a period left out of the averages leaves its cycle out`() throws {
        let reading = try readPeriods(
            """
            {"id": "a", "startDate": "2026-05-02", "activeDays": [0, 1], "ignoreForAverages": true},
            {"id": "b", "startDate": "2026-05-30", "activeDays": [0], "ignoreForAverages": false}
            """)
        #expect(reading.flows.count == 3)
        #expect(try reading.daysOfIgnoredCycles == [day("2026-05-02"), day("2026-05-03")])
    }

    @Test func `what no version of Mooneva is known to write is named`() throws {
        let reading = try read(", \"energy\": 3, \"weight\": \"\"")
        #expect(reading.remarks.map(\.reason) == [.member("energy")])
    }

    @Test func `a pill with its time was taken`() throws {
        #expect(try read(", \"pillTakenAt\": \"21:05\"")["2026-05-02"]?.dose == .taken)
        #expect(try read(", \"pillTakenAt\": null")["2026-05-02"]?.dose == nil)
    }
}

@Suite struct OvumcyTests {
    private func read(_ members: String) throws -> TrackerReading {
        try readTracker(
            """
            {"exported_at": "x", "entries": [{"date": "2026-05-02", \(members)},
             {"date": "2026-05-09", "notes": "there"}]}
            """)
    }

    @Test func `a zero is no temperature`() throws {
        let reading = try read("\"period\": true, \"flow\": \"light\", \"bbt\": 0")
        #expect(reading.flows == ["2026-05-02": .light])
        #expect(reading["2026-05-02"]?.temperature == nil)
        #expect(reading.remarks.isEmpty)
    }

    @Test
    func `a period without a flow has an unknown strength, and a flow of none alone is nothing`()
        throws
    {
        #expect(try read("\"period\": true, \"flow\": \"none\"").flows == ["2026-05-02": .unknown])
        #expect(try read("\"period\": false, \"flow\": \"none\"").flows.isEmpty)
    }

    @Test func `spotting among the symptoms is no period day`() throws {
        let reading = try read(
            "\"period\": false, \"flow\": \"none\", \"symptoms\": {\"spotting\": true, \"acne\": 3}"
        )
        #expect(reading.flows == ["2026-05-02": .spotting])
        #expect(reading.count(.skipped, .not(.truth, "acne")) == 1)
    }

    @Test func `in the table a mark against formulas goes, and columns may move`() throws {
        let reading = try readTracker(
            """
            Notes,Flow,Date,Mood rating,Period,Swelling,Cervical mucus
            "'=1+1 pads",Heavy,2026-05-02,4,Yes,Yes,None
            'twas fine,None,2026-05-03,,Yes,No,Creamy
            """)
        #expect(reading["2026-05-02"]?.note == "=1+1 pads")
        #expect(reading["2026-05-02"]?.flow == .heavy)
        #expect(reading["2026-05-02"]?.symptoms == ["swelling"])
        #expect(reading["2026-05-02"]?.moods == ["rated 4 of 5"])
        #expect(reading["2026-05-03"]?.note == "'twas fine")
        #expect(reading["2026-05-03"]?.flow == .unknown)
        #expect(reading["2026-05-03"]?.mucus == .creamy)
    }
}

@Suite struct GarminTests {
    @Test func `of a cycle the days that were, and never those that were foreseen`() throws {
        let reading = try readTracker(
            """
            [{"startDate": "2026-05-02", "predictedCycleLength": 28, "predictedPeriodLength": 6,
              "actualPeriodLength": 2},
             {"startDate": "2026-05-30", "predictedCycleLength": 28, "predictedPeriodLength": 6},
             {"startDate": "2026-06-27", "predictedCycleLength": 28, "actualPeriodLength": 5,
              "status": "PREDICTED"},
             {"startDate": "2026-12-24", "predictedCycleLength": 28, "actualPeriodLength": 5},
             {"startDate": "2026-07-24", "predictedCycleLength": 28, "actualPeriodLength": 90}]
            """)
        #expect(reading.flows.keys.sorted() == ["2026-05-02", "2026-05-03", "2026-05-30"])
        #expect(reading["2026-05-30"]?.periodEndUnknown == true)
        #expect(reading.count(.leftOut, .computed("PREDICTED")) == 1)
        #expect(reading.count(.skipped, .impossibleLength) == 1)
    }

    @Test func `a strength that nobody has seen yet is named`() throws {
        let reading = try readTracker(
            """
            [{"calendarDate": "2026-05-02", "flow": "HEAVY", "ovulationDay": false},
             {"calendarDate": "2026-05-03", "flow": "GUSH", "ovulationDay": true}]
            """)
        #expect(reading.flows == ["2026-05-02": .heavy])
        #expect(reading["2026-05-03"]?.ovulationObserved == true)
        #expect(reading.count(.notUnderstood, .words("flow \"GUSH\"")) == 1)
    }
}

@Suite struct PcalendarTests {
    @Test func `temperatures are tenths of either scale, and symptoms without names are numbers`()
        throws
    {
        let reading = try readTracker(
            """
            <pcalendar><version>2.0</version><data><mens>2026/05/02</mens>
            <ovulation>2026/05/16</ovulation><birth>2026/05/17</birth>
            <bbt><date>2026/05/03</date><text>975</text></bbt>
            <bbt><date>2026/05/04</date><text>warm</text></bbt>
            <dateints><date>2026/05/05</date><text>2,,,</text></dateints>
            <mens>2026/13/02</mens></data></pcalendar>
            """)
        #expect(reading.flows == ["2026-05-02": .unknown])
        #expect(reading["2026-05-02"]?.periodEndUnknown == true)
        #expect(reading["2026-05-16"]?.ovulationObserved == true)
        // 97.5 °F is 36.39 °C.
        #expect(reading["2026-05-03"]?.temperature?.celsius == "36.39")
        #expect(reading.places == [":2", ":4", ":6", ":5"])
        #expect(
            reading.remarks.map(\.reason) == [
                .mode("birth"), .not(.wholeNumber, "bbt"),
                .impossibleDate(year: 2026, month: 13, day: 2),
                // What names symptoms would be at the file's end.
                .words("dateints \"2\""),
            ])
    }

    /// The names are at the file's end, in Java's form: a blank or a colon in a key or before a value is escaped.
    @Test func `the file's own properties name its symptoms`() throws {
        let reading = try readTracker(
            """
            <pcalendar><version>2.0</version><data><mens>2026/05/02</mens>
            <dateints><date>2026/05/05</date><text>2,,,</text></dateints>
            <dateints><date>2026/05/06</date><text>1,0,,7</text></dateints>
            <dateints><date>2026/05/07</date><text>,1,0,x</text></dateints>
            <FileProperties>#
            #Sun Nov 22 19:00:00 CET 2026
            CELSIUS_SCALE=True
            BBT_SYMPTHOM0=Mucus
            BBT_SYMPTHOM0BBT_VALUE0=Dry
            BBT_SYMPTHOM0BBT_VALUE1=Egg white
            BBT_SYMPTHOM0BBT_VALUE2=Like \\u2601\\u00e9 \\uD83C\\uDF27
            BBT_SYMPTHOM1=Mood\\: today
            BBT_SYMPTHOM1BBT_VALUE0=\\ so\\=so
            BBT_SYMPTHOM1BBT_VALUE1 = fine
            BBT_SYMPTHOM2=
            BBT_SYMPTHOM2BBT_VALUE0=nameless
            BBT_SYMPTHOM3=Pain
            </FileProperties></data></pcalendar>
            """)
        #expect(reading["2026-05-05"]?.symptoms == ["Mucus: Like ☁é 🌧"])
        #expect(reading["2026-05-06"]?.mucus == .eggwhite)
        #expect(reading["2026-05-06"]?.symptoms == ["Mood: today: so=so"])
        #expect(reading["2026-05-07"]?.symptoms == ["Mood: today: fine"])
        #expect(reading.places == [":3", ":4", ":4"])
        #expect(
            reading.remarks.map(\.reason) == [
                .words("dateints \"7\""), .words("dateints \"0\""), .words("dateints \"x\""),
            ])
    }

    @Test(arguments: [
        ("Dry", Mucus.dry), ("Wet", .watery), ("Very Wet", .watery), ("very wet", .watery),
        ("Sticky", .sticky), ("Egg White", .eggwhite),
    ])
    func `the levels of mucus in pcalendar are mucus and no symptom`(
        _ word: String, _ mucus: Mucus
    ) throws {
        let reading = try readTracker(
            """
            <pcalendar><version>2.0</version><data><mens>2026/05/02</mens>
            <dateints><date>2026/05/05</date><text>0</text></dateints>
            <FileProperties>BBT_SYMPTHOM0=Cervical Mucus
            BBT_SYMPTHOM0BBT_VALUE0=\(word)
            </FileProperties></data></pcalendar>
            """)
        #expect(reading["2026-05-05"]?.mucus == mucus)
        #expect(reading["2026-05-05"]?.symptoms == [])
    }

    @Test func `the older text has a first day on each line`() throws {
        let reading = try readTracker("2026/05/02\r\n\r\n2026/05/30\r\n")
        #expect(reading.format == .pcalendar)
        #expect(reading.flows.keys.sorted() == ["2026-05-02", "2026-05-30"])
        #expect(reading.days.allSatisfy { $0.record.periodEndUnknown })
    }
}
