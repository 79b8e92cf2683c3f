import RunningTool
import Testing

@Suite struct DiaryTests {
    private func tool() throws -> Tool {
        let tool = try Tool()
        try tool.run("log 9..12 Oct")
        try tool.run("log '3 Nov' --symptom headache,nausea --mood calm")
        _ = try tool.run(["log", "3 Oct", "--note", "Slept badly.\n\n  A Headache in the evening."])
        try tool.run("log '20 Nov' --mood tired")
        return tool
    }

    @Test func `what was written stands by day, notes with their lines`() throws {
        try tool().expect(
            """
            $ eve-ics diary
            Saturday 3 Oct
              Note:
                Slept badly.
                
                  A Headache in the evening.

            Tuesday 3 Nov
              Symptoms: headache, nausea
              Mood: calm

            Friday 20 Nov
              Mood: tired
            $ eve-ics diary --search HEADACHE
            Saturday 3 Oct
              Note:
                Slept badly.
                
                  A Headache in the evening.

            Tuesday 3 Nov
              Symptoms: headache, nausea
              Mood: calm
            $ eve-ics diary november
            Tuesday 3 Nov
              Symptoms: headache, nausea
              Mood: calm

            Friday 20 Nov
              Mood: tired
            $ eve-ics diary '10 Nov..' --json
            {
              "schema": 1,
              "days": [
                {
                  "date": "2026-11-20",
                  "mood": ["tired"]
                }
              ]
            }
            $ eve-ics diary '10 Nov..' --search headache
            Nothing that you wrote fits.
            $ eve-ics diary soon
            ! soon: not a date; write 20 Nov, 2026-11-20 or yesterday
            [exit 1]
            """)
    }

    @Test func `a long stretch is a stretch too`() throws {
        #expect(try tool().run("diary '1 Jan..'").text.contains("Saturday 3 Oct"))
        #expect(try tool().run("diary 2026").text.contains("Saturday 3 Oct"))
    }

    @Test func `before anything is written, it says how`() throws {
        #expect(
            try Tool().run("diary").text
                == "You have written nothing yet. For example: 'eve-ics log today --note NOTE'\n"
        )
    }

    @Test func `what steers a terminal is shown as a sign, and line ends are not`() throws {
        let tool = try Tool()
        _ = try tool.run(["log", "today", "--note", "one\u{1B}[31m\ntwo"])
        #expect(
            try tool.run("diary").text == "Friday 20 Nov\n  Note:\n    one\u{FFFD}[31m\n    two\n")
        #expect(
            try tool.run("explain today").text.contains("  Note:\n    one\u{FFFD}[31m\n    two\n"))
    }

    @Test(arguments: [
        ("en", "cramps", "irritable"), ("de", "Krämpfe", "gereizt"),
        ("fr", "crampes", "irritabilité"), ("es", "cólicos", "irritabilidad"),
        ("pt-BR", "cólicas", "irritação"), ("pl", "skurcze", "drażliwość"),
    ])
    func `a built-in symptom is one thing with a name in each language`(
        _ language: String, _ symptom: String, _ mood: String
    ) throws {
        let tool = try Tool()
        try tool.run("log '3 Nov' --symptom Krämpfe --mood gereizt --lang de")
        _ = try tool.run(["log", "4 Nov", "--symptom", symptom.uppercased(), "--mood", mood])
        let read = try tool.run("diary --lang \(language)").text
        #expect(read.split(separator: symptom).count == 3)
        #expect(read.split(separator: mood).count == 3)
        #expect(try tool.run("diary --search \(symptom) --lang \(language)").text == read)
        #expect(
            try tool.run("export --format log").text.hasSuffix(
                """
                2026-11-03,,,,,cramps,mood.irritable,,,,,
                2026-11-04,,,,,cramps,mood.irritable,,,,,

                """))
        #expect(try tool.run("diary --json").text.contains("\"symptoms\": [\"cramps\"]"))
        // Nothing new is said by another of its names, and any of them takes it back.
        let again = try tool.run(["log", "4 Nov", "--symptom", "crampes"])
        #expect(again.text.hasPrefix("That is logged already;"), "\(again.text)")
        _ = try tool.run(["log", "3 Nov", "--remove-symptom", symptom])
        #expect(try tool.run("export --format log").text.contains("2026-11-03,,,,,,mood.irritable"))
    }
}
