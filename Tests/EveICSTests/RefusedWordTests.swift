import CommandLineInterface
import Foundation
import RunningTool
import SeededRandomness
import Testing
import eve_ics

/// Every command, with nothing behind it, with names that nobody has, and with words that are none.
@Suite struct RefusedWordTests {
    /// Those that end only when they are stopped.
    private static let lasting = [["serve"], ["alarms"]]

    static let paths = Program.eveICS.commandsByPath
        .filter { $0.command.subcommands.isEmpty && !lasting.contains($0.path) }
        .map(\.path)

    static let words = [
        [], ["Nothing"], ["Nothing", "Nothing"], [""], ["a\u{7}b"],
        [String(repeating: "long ", count: 300)], ["--in", "Nothing"],
        ["Nothing", "--in", "Nothing"],
    ]

    /// How a problem of one line tells what to do.
    private static let advice = [
        "; ", "such as", "give either", "no such file or directory", "too long",
        "there is no store here",
    ]

    @Test(arguments: paths)
    func `an error begins with what was typed, and never with the name of a parameter`(
        _ path: [String]
    ) throws {
        let tool = try Tool()
        try tool.run("log '25..29 Oct'")
        for words in Self.words.shared(oneIn: 2) {
            let run = try tool.run(path + words)
            guard run.code != 0 else { continue }
            let said = run.error.split(separator: "\n").map(String.init)
            let first = try #require(said.first, "\(path) \(words) ended with \(run.code)")
            let problem = first.hasPrefix("eve-ics: ") ? String(first.dropFirst(9)) : first
            #expect(!problem.hasPrefix("eve.db: "), "\(path) \(words) blames the store: \(first)")
            let subject = String(problem.prefix { $0.isUppercase })
            #expect(
                subject.count < 2 || words.contains(subject), "\(path) \(words): \(first)")
            #expect(
                said.count > 1 || Self.advice.contains { problem.contains($0) },
                "\(path) \(words) does not say what to do: \(first)")
        }
    }
}
