import CommandLineInterface
import RunningTool
import Testing
import eve_ics

/// Every place of a command line that takes a day, on Friday, 20 November 2026.
@Suite struct DateDoorsTests {
    /// By the command and the name of its parameter. The 17th and the 24th are the Tuesdays around today.
    static let doors = [
        "log DATE": "log 'mar 17'", "unlog DATE": "unlog 'mar 17'", "ended DATE": "ended 'mar 17'",
        "edit DATE": "edit 'mar 17'", "diary DATE": "diary 'mar 17'",
        "cycle DATE": "cycle 'mar 17' long", "history --date": "history --chart --date 'mar 17'",
        "taken DATE": "taken 'mar 17'", "taken --date": "taken --date 'mar 17'",
        "late DATE": "late 'mar 17'", "late --date": "late --date 'mar 17'",
        "skipped DATE": "skipped 'mar 17'", "skipped --date": "skipped --date 'mar 17'",
        "mode --due": "mode pregnancy --due 'mar 24'",
        "mode --date": "mode postpartum --date 'mar 17'",
        "contraception add --start": "contraception add ring --start 'mar 24'",
        "contraception add --end": "contraception add ring --start 2026-01-05 --end 'mar 24'",
        "contraception change --date": "contraception change ring --date 'mar 24'",
        "contraception change --start": "contraception change --start 'mar 24'",
        "contraception reset --date": "contraception reset --day 1 --date 'mar 24'",
        "contraception end --date": "contraception end --date 'mar 24'",
        "feed add --expires": "feed add phone --expires 'mar 24'",
        "app-password add --expires": "app-password add phone --expires 'mar 24'",
        "remind --on": "remind own Water --at 18:00 --on 'mar 24'",
        "alarm add --on": "alarm add Tea --at 08:15 --on 'mar 24'",
        "alarm edit --on": "alarm edit Work --on 'mar 24'",
        "alarm skip DATE": "alarm skip Work 'mar 24'",
        "todo add --due": "todo add Rice --due 'mar 24'",
        "todo edit --due": "todo edit Milk --due 'mar 24 14:30'",
        "event add --from": "event add Fair --from 'mar 24 14:30'",
        "event add --to": "event add Fair --from 2026-11-21 --to 'mar 24'",
        "event edit --from": "event edit Party --from 'mar 24'",
        "event edit --to": "event edit Party --from 2026-11-21 --to 'mar 24'",
        "erase DATE": "erase 'mar 17'", "erase --before": "erase --before 'mar 17'",
        "erase --since": "erase --since 'mar 17'", "report DATE": "report 'mar 17' -o -",
        "explain DATE": "explain 'mar 24'",
    ]

    private static let places = Program.eveICS.commandsByPath.flatMap { path, command in
        command.parameters.filter { ["DATE", "WHEN", "DAYS"].contains($0.placeholder) }
            .map { (path + [$0.name]).joined(separator: " ") }
    }

    @Test func `every place for a day has a row`() {
        #expect(Set(Self.places).symmetricDifference(Self.doors.keys).sorted() == [])
    }

    @Test(arguments: Self.places)
    func `a Tuesday that could be a day of March is a question in French and Spanish only`(
        place: String
    ) throws {
        let line = try #require(Self.doors[place])
        let tool = try Tool()
        for made in [
            "log 2026-10-25..2026-10-29", "contraception add pill --start 2026-10-05",
            "alarm add Work --at 08:15 --on mo-fr", "todo add Milk",
            "event add Party --from tomorrow",
        ] { #expect(try tool.run(made).code == 0, "\(made)") }
        for (language, isAsked) in [
            ("fr", true), ("es", true), ("de", false), ("pt-BR", false), ("pl", false),
            ("en", false),
        ] {
            let run = try tool.run("--lang \(language) \(line)")
            #expect(
                run.error.contains("could be") == isAsked, "\(language): \(run.text)\(run.error)")
            if isAsked { #expect(run.code == 1) }
        }
    }

    /// Those that only look, and so do no harm in another year.
    private static let looking: Set = ["diary DATE", "history --date", "report DATE"]

    @Test(arguments: doors.keys.sorted().filter { doors[$0]?.contains("'mar 17'") ?? false })
    func `a day of nine months ago or more whose year was left out is a question`(
        place: String
    ) throws {
        let line = try #require(Self.doors[place]).replacing("'mar 17'", with: "'28 Nov'")
        let tool = try Tool()
        #expect(try tool.run("log 2025-11-20..2025-12-05 2026-10-25..2026-10-29").code == 0)
        #expect(try tool.run("contraception add pill --start 2025-10-05").code == 0)
        let log = try tool.run("export --format log").text
        let run = try tool.run(line + (line.hasPrefix("erase") ? " --yes" : ""))
        let isAsked = run.error.contains("without a year this is 28 November 2025")
        #expect(isAsked != Self.looking.contains(place), "\(run.text)\(run.error)")
        if isAsked {
            #expect(run.code == 1)
            #expect(run.error.contains("write the date with its year, such as 2025-11-28"))
        }
        #expect(try tool.run("export --format log").text == log)
    }
}
