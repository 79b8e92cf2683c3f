import CommandLineInterface
import CyclePipeline
import ICalendarLint

/// `lint`: bytes → what is wrong with them.
struct LintCommand: Action {
    private static let file = Argument("FILE", .file, "A calendar file; - means standard input")

    static var command: Command<Verb> {
        Command(
            "lint", Self.self, summary: "Check any calendar file against the standards",
            discussion: """
                It reports each broken rule with its line and its section of RFC 5545, 7986 or \
                9074, and warns of forms that trouble well-known calendar programs.
                """,
            parameters: [file],
            examples: [
                Example("eve-ics lint year.ics", "Check a file."),
                Example(
                    "eve-ics export | eve-ics lint -", "Check an export without keeping it."),
            ])
    }

    private let file: String

    init(_ words: ParsedCommand) throws {
        file = try words[Self.file]
    }

    /// As much as a calendar file may have.
    private static let largestCalendar = 64 << 20

    /// Ends with exit code 1 where a rule is broken; a warning alone is no failure.
    func run(in context: Context) throws -> Outcome {
        let input = try InputFile(file)
        let name = input.name
        let findings = Lint.check(try input.readAll(limit: Self.largestCalendar))
        let errors = findings.count { $0.severity == .error }
        return context.outcome(
            prose(findings, name, errors: errors), json: json(findings, name),
            exitCode: errors > 0 ? 1 : 0)
    }

    private func prose(_ findings: [Finding], _ name: String, errors: Int) -> String {
        let name = name.terminalSafe
        guard !findings.isEmpty else { return "\(name): nothing to complain about\n" }
        let warnings = findings.count - errors
        let counts = [
            errors > 0 ? Phrases.count(errors, "error") : nil,
            warnings > 0 ? Phrases.count(warnings, "warning") : nil,
        ].compactMap(\.self).joined(separator: ", ")
        return findings.map {
            "\(name):\($0.line): \($0.severity.rawValue): \($0.message.terminalSafe) (\($0.section), \($0.rule))\n"
        }.joined() + "\(name): \(counts)\n"
    }

    private func json(_ findings: [Finding], _ name: String) -> JSON {
        [
            "file": name,
            "findings": findings.map { finding -> JSON in
                [
                    "line": finding.line, "severity": finding.severity.rawValue,
                    "rule": finding.rule, "section": finding.section, "message": finding.message,
                    "why": finding.message,
                ]
            },
        ]
    }
}
