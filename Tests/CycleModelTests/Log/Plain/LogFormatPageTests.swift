import CivilDate
import CycleModel
import Foundation
import Testing

/// The examples in docs/log-format.md, taken from the page itself.
@Suite struct LogFormatPageTests {
    private func examples() throws -> [String] {
        let page = try String(
            contentsOf: Sample.folder.deletingLastPathComponent()
                .appending(path: "docs/log-format.md"), encoding: .utf8)
        return page.components(separatedBy: "```").enumerated()
            .filter { $0.offset % 2 == 1 }
            .map { String($0.element.dropFirst()) }
    }

    @Test func `the page's logs read as it says`() throws {
        let examples = try examples()
        try #require(examples.count == 4)

        let bare = try read(examples[0])
        #expect(bare.shape == .bare)
        #expect(bare.days.count == 6)

        let byPeriod = try read(examples[1])
        #expect(byPeriod.shape == .byPeriod)
        #expect(byPeriod["2026-08-12"]?.periodEndUnknown == true)

        let daily = try read(examples[2])
        #expect(daily.shape == .daily)
        #expect(daily.periodDays == ["2026-10-02", "2026-10-03"])
        #expect(daily["2026-10-02"]?.symptoms == ["cramps", "headache"])
        #expect(daily["2026-10-14"]?.temperature?.celsius == "36.72")

        for log in [bare, byPeriod, daily] {
            #expect(log.skippedLines.isEmpty)
            #expect(log.notices.isEmpty)
        }
    }

    @Test func `the page's messages are the reader's own`() throws {
        let messages = try examples()[3].split(separator: "\n").map(String.init)
        let log = try read(
            "date,flow\n2026-10-02,light\n2026-02-30,\n\n\n\n2026-10-03,lots\n\n2026-11-21,light\n")
        #expect(log.skippedLines.map { $0.message(in: "mine.csv") } == messages)
    }
}
