import Foundation
import ICalendar
import ICalendarLint
import Testing

/// The folder `samples/lint`: files of one fault each, files of none, and a list of what is where.
enum LintSamples {
    static let folder = URL(filePath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().appending(path: "samples/lint")

    struct Expected: CustomStringConvertible, Sendable {
        let file: String
        let line: Int
        let rule: String
        var description: String { file }
    }

    static let expected: [Expected] = {
        let list = try? String(contentsOf: folder.appending(path: "EXPECTED"), encoding: .utf8)
        return (list ?? "").split(separator: "\n").compactMap { row in
            let parts = row.split(separator: " ")
            guard !row.hasPrefix("#"), parts.count == 3, let line = Int(parts[1]) else {
                return nil
            }
            return Expected(file: String(parts[0]), line: line, rule: String(parts[2]))
        }
    }()

    static let names: [String] = {
        let all = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
        return (all ?? []).filter { $0.hasSuffix(".ics") }.sorted()
    }()

    static let good = names.filter { $0.hasPrefix("good_") }

    static func bytes(_ name: String) throws -> [UInt8] {
        [UInt8](try Data(contentsOf: folder.appending(path: name)))
    }
}

@Suite struct LintSamplesTests {
    @Test(arguments: LintSamples.expected)
    func `each broken sample breaks its one rule on its line`(
        _ expected: LintSamples.Expected
    ) throws {
        let findings = Lint.check(try LintSamples.bytes(expected.file))
        #expect(findings.map { "\($0.line) \($0.rule)" } == ["\(expected.line) \(expected.rule)"])
    }

    @Test(arguments: LintSamples.expected)
    func `a sample's name says whether its rule is an error or a warning`(
        _ expected: LintSamples.Expected
    ) throws {
        let findings = Lint.check(try LintSamples.bytes(expected.file))
        let prefix = expected.file.hasPrefix("warn_") ? "warn_" : "bad_"
        #expect(expected.file == prefix + expected.rule + ".ics")
        let severities = Set(findings.map(\.severity))
        #expect(severities == [prefix == "warn_" ? .warning : .error])
    }

    @Test(arguments: LintSamples.good)
    func `a good sample has no findings`(_ name: String) throws {
        #expect(Lint.check(try LintSamples.bytes(name)) == [])
    }

    @Test(arguments: LintSamples.good)
    func `a sample without fault is read without a problem`(_ name: String) throws {
        let parsed = try ICSReader.read(LintSamples.bytes(name))
        #expect(parsed.problems == [])
        #expect(parsed.calendars.allSatisfy { !$0.components.isEmpty })
    }

    @Test func `every rule has a sample and every sample is in the list`() {
        let rules = Set(LintRule.allCases.map(\.id))
        #expect(Set(LintSamples.expected.map(\.rule)) == rules)
        let listed = Set(LintSamples.expected.map(\.file))
        #expect(Set(LintSamples.names) == listed.union(LintSamples.good))
        #expect(LintSamples.good.count >= 8)
    }

    @Test func `the page on RFC support names every rule`() throws {
        let page = LintSamples.folder.deletingLastPathComponent().deletingLastPathComponent()
            .appending(path: "docs/rfc-support.md")
        let text = try String(contentsOf: page, encoding: .utf8)
        let named = Set(text.matches(of: /`([a-z0-9-]+)`/).map { String($0.1) })
        let rules = Set(LintRule.allCases.map(\.id))
        #expect(rules.subtracting(named) == [])
        #expect(named.subtracting(rules) == ["code"])
    }

    @Test(arguments: LintRule.allCases)
    func `every rule says in a sentence what to do and where that comes from`(_ rule: LintRule) {
        let facts = rule.facts(about: "THING")
        #expect(facts.advice.hasSuffix("."))
        #expect(facts.section.wholeMatch(of: /\d{4} \d+(\.\d+)*/) != nil)
    }
}
