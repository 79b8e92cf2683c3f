import Foundation
import Messages
import RunningTool
import Testing

/// Calendars in the languages of the catalogue.
@Suite struct LanguageTests {
    private static let log =
        "log 2026-08-28..2026-09-01 2026-09-27..2026-10-01 2026-10-25..2026-10-29"

    private func tool() throws -> Tool {
        let tool = try Tool()
        try tool.run(Self.log)
        return tool
    }

    private static func lines(_ text: String, _ name: String) -> [String] {
        text.replacing("\r\n ", with: "").split(separator: "\r\n").filter { $0.hasPrefix(name) }
            .map { String($0.dropFirst(name.count)) }
    }

    @Test(arguments: Language.allCases)
    func `the same calendar in another language has the same names and days`(_ language: Language)
        throws
    {
        let tool = try Tool()
        let log = "export --log samples/export_three_cycles.log"
        let english = try tool.run(log).text
        let run = try tool.run("\(log) --lang \(language)")
        #expect(run.code == 0)
        for name in ["UID:", "DTSTART", "DTEND", "TRIGGER", "STATUS:"] {
            #expect(Self.lines(run.text, name) == Self.lines(english, name), "\(name)")
        }
        try tool.write(run.text, to: "other.ics")
        #expect(try tool.run("lint other.ics").code == 0)
    }

    @Test func `no word of English is outside the catalogue`() throws {
        let tool = try tool()
        #expect(try tool.run("contraception add pill 21+7 placebo --start 2026-11-01").code == 0)
        let text = try tool.run(
            "export --lang en-XA --include periods,fertile,ovulation,pills,prompts"
        ).text
        for name in ["SUMMARY:", "DESCRIPTION:", "CATEGORIES:", "NAME:", "X-WR-CALDESC:"] {
            for line in Self.lines(text, name) {
                let words = line.replacing("\\n", with: " ").split { !$0.isLetter }
                    .filter { word in
                        word.allSatisfy(\.isASCII) && word.count > 1
                    }
                // Months, the line that programs keep, and nothing else.
                let months = [
                    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov",
                    "Dec",
                ]
                let token = line.range(of: "ref ").map { String(line[$0.lowerBound...]) } ?? ""
                let others = words.filter { !months.contains(String($0)) && !token.contains($0) }
                #expect(others.isEmpty, "\(line)")
            }
        }
    }

    @Test(arguments: Language.offered.filter { $0 != .english && $0 != .americanEnglish })
    func `an edited calendar is understood in each language, also after the language changed`(
        _ language: Language
    ) throws {
        let tool = try tool()
        try tool.run("settings language \(language)")
        try tool.run("export -o own.ics")
        let unedited = try Fields(tool.run("import own.ics --yes --json").output)
        #expect(unedited.array("corrections").isEmpty)
        let moved = try tool.read("own.ics").replacing("20261123", with: "20261119")
            .replacing("20261128", with: "20261124")
        try tool.write(moved, to: "moved.ics")
        try tool.run("settings language en")
        let run = try tool.run("import moved.ics --dry-run --json")
        let corrections = try Fields(run.output).array("corrections")
        #expect(corrections.map { $0.string("kind") } == ["logged"])
    }

    @Test func `another language changes each event once, and no date`() throws {
        let tool = try tool()
        let first = try tool.run("export").text
        try tool.run("settings language pl")
        let second = try tool.run("export").text
        #expect(Self.lines(first, "UID:") == Self.lines(second, "UID:"))
        #expect(Set(Self.lines(first, "SEQUENCE:")) == ["0"])
        #expect(try tool.run("export").text == second)
        #expect(Self.lines(second, "DTSTART") == Self.lines(first, "DTSTART"))
    }

    @Test func `the first calendar keeps the language of the computer`() throws {
        let tool = try tool()
        let polish = ["LC_ALL": "pl_PL.UTF-8"]
        let run = try tool.run(["export", "-o", "own.ics"], environment: polish)
        #expect(run.error.contains("polski") && run.error.contains("'eve-ics undo'"))
        #expect(try tool.run("settings language").text == "pl\n")
        let text = try tool.read("own.ics")
        #expect(try tool.run("export").text == text)
        #expect(text.contains("SUMMARY:Okres\r\n"))
        let again = try tool.run(
            ["export", "-o", "own.ics"], environment: ["LC_ALL": "de_DE.UTF-8"])
        #expect(again.error == "")
    }

    @Test func `a feed keeps the language that it was made with`() throws {
        let tool = try tool()
        try tool.run("feed add old")
        try tool.run("settings language pl")
        try tool.run("feed add new")
        try tool.run("settings language de")
        let feeds = try Fields(tool.run("feed list --json").output).array("feeds")
        #expect(Set(feeds.map { $0.string("language") }) == ["en", "pl"])
    }

    @Test(arguments: [
        (
            "export --lang klingon", 2,
            "--lang must be one of en, en-US, de, fr, es, pt-BR, pl, not 'klingon'"
        ),
        ("settings language klingon", 1, "write one of en, en-US, de, fr, es, pt-BR, pl"),
    ])
    func `an unknown language names those that are known`(
        _ words: String, _ code: Int32, _ message: String
    ) throws {
        let run = try tool().run(words)
        #expect(run.code == code)
        #expect(run.error.contains(message))
    }
}
