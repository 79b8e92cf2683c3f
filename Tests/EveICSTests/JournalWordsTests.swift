import RunningTool
import Testing

/// The journal's own words for what each change recorded.
@Suite struct JournalWordsTests {
    @Test func `changes are told with their values, in the person's own unit`() throws {
        try Tool().expect(
            """
            $ eve-ics log 3 Oct --temperature 36.6 --lh positive --note private
            Noted on 3 Oct (no bleeding recorded): temperature 36.60 °C, ovulation test, note.
            […]
            $ eve-ics settings temperature fahrenheit
            Temperatures are in degrees Fahrenheit now.
            $ eve-ics log 3 Oct --no-temperature --lh negative
            Noted on 3 Oct (no bleeding recorded): ovulation test. Removed: temperature (3 Oct).
            […]
            $ eve-ics history --journal
            Entry  Recorded          From          Change
            1      2026-11-20 12:00  command line  temperature 97.9 °F (3 Oct), positive ovulation test (3 Oct), note (3 Oct)
            2      2026-11-20 12:00  command line  temperatures in Fahrenheit
            3      2026-11-20 12:00  command line  negative ovulation test (3 Oct); removed: temperature (3 Oct)
            """)
    }

    @Test func `many different values are counted by their days`() throws {
        let tool = try Tool()
        try tool.write(
            "date,temperature\n2026-10-01,36.5\n2026-10-02,36.6\n2026-10-03,36.5\n", to: "few.csv")
        try tool.write(
            "date,temperature\n2026-11-01,36.5\n2026-11-02,36.6\n2026-11-03,36.7\n2026-11-04,36.8\n",
            to: "many.csv")
        for file in ["few.csv", "many.csv"] {
            #expect(try tool.run("import \(file) --yes").code == 0)
        }
        let journal = try tool.run("history --journal").text
        #expect(
            journal.contains(
                "temperature 36.50 °C (1 Oct, 3 Oct), temperature 36.60 °C (2 Oct)\n"))
        #expect(journal.contains("  temperature (1–4 Nov)\n"))
    }
}
