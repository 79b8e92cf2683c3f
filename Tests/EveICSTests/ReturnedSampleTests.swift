import Foundation
import RunningTool
import Testing

/// Calendars as real programs give them back, each with the plan that stands beside it.
///
/// A plan has a command line's options after `$` and then what `import` says of the calendar's events.
@Suite struct ReturnedSampleTests {
    private static let samples: [String] = {
        let folder = Tool.samples.appending(path: "returned").path
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.filter { $0.hasSuffix(".ics") || $0.hasSuffix(".zip") }.sorted()
    }()

    @Test func `there are samples of every program that could be watched or read about`() {
        let programs = Set(Self.samples.compactMap { $0.split(separator: "_").first })
        #expect(
            programs.isSuperset(of: [
                "apple", "calcurse", "davx5", "evolution", "google", "kde", "khal", "outlook",
                "radicale", "thunderbird",
            ]))
    }

    @Test(arguments: samples)
    func `a returned calendar has the plan that was written for it`(_ file: String) throws {
        let tool = try Tool()
        let plan = try tool.read("samples/returned/\(file.dropLast(4)).plan")
        for section in plan.split(separator: "$ ") {
            let lines = section.split(separator: "\n").map(String.init)
            let options = try #require(lines.first)
            let run = try tool.run(
                words(
                    of: "import samples/returned/\(file) --dry-run --log "
                        + "samples/export_three_cycles.log \(options)"),
                environment: ["TZ": "Europe/Berlin"])
            let said = run.text.split(separator: "\n").map(String.init)
                .prefix { !$0.hasPrefix("Nothing was changed yet.") }
            #expect(Array(said) == Array(lines.dropFirst()), "\(options): \(run.error)")
        }
        #expect(try tool.names == [])
    }
}
