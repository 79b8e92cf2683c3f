import CommandLineInterface
import ICSExport

/// `lint`: bytes → what is wrong with them.
extension Session {
    /// As much as a calendar file may have.
    private static let largestCalendar = 64 << 20

    /// Ends with exit code 1 where a rule is broken; a warning alone is no failure.
    func lint() throws -> Outcome {
        let file = try InputFile(try argument(LintOptions.file))
        let name = file.name
        let findings = Lint.check(try file.readAll(limit: Self.largestCalendar))
        let errors = findings.count { $0.severity == .error }
        var outcome = Outcome(
            printsJSON ? json(findings, name).text : prose(findings, name, errors: errors))
        outcome.exitCode = errors > 0 ? 1 : 0
        return outcome
    }

    private func prose(_ findings: [Finding], _ name: String, errors: Int) -> String {
        let name = name.harmless
        guard !findings.isEmpty else { return "\(name): nothing to complain about\n" }
        let warnings = findings.count - errors
        let counts = [
            errors > 0 ? Phrases.count(errors, "error") : nil,
            warnings > 0 ? Phrases.count(warnings, "warning") : nil,
        ].compactMap(\.self).joined(separator: ", ")
        return findings.map {
            "\(name):\($0.line): \($0.severity.rawValue): \($0.message.harmless) (\($0.section), \($0.rule))\n"
        }.joined() + "\(name): \(counts)\n"
    }

    private func json(_ findings: [Finding], _ name: String) -> JSON {
        .object([
            ("schema", 1), ("file", .string(name)),
            (
                "findings",
                .array(
                    findings.map {
                        .object([
                            ("line", .number($0.line)), ("severity", .string($0.severity.rawValue)),
                            ("rule", .string($0.rule)), ("section", .string($0.section)),
                            ("message", .string($0.message)),
                        ])
                    })
            ),
        ])
    }
}
