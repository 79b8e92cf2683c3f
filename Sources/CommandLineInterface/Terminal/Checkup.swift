/// What an examination found, part by part.
package struct Checkup {
    package enum Verdict: String {
        case fine
        /// Neither good nor bad, but good to know.
        case note
        /// It works, but not for everybody or not for long.
        case warning
        case wrong

        /// The mark at the beginning of a line.
        fileprivate var mark: String {
            switch self {
            case .fine: "  ok     "
            case .note: "  -      "
            case .warning: "  mind   "
            case .wrong: "  WRONG  "
            }
        }
    }

    package struct Finding {
        package let verdict: Verdict
        package let text: String
        /// What to do, where there is something.
        package let advice: String?
        /// Whether it is shown where only what matters is.
        fileprivate let isShort: Bool
    }

    package struct Part {
        package let title: String
        package private(set) var findings: [Finding] = []

        package init(_ title: String) {
            self.title = title
        }

        /// - Parameter isNews: The person should hear of it in any case: the next look may not find it.
        package mutating func add(
            _ verdict: Verdict, _ text: String, advice: String? = nil, isNews: Bool = false
        ) {
            findings.append(
                Finding(
                    verdict: verdict, text: text, advice: advice,
                    isShort: isNews || verdict == .warning || verdict == .wrong))
        }
    }

    private let parts: [Part]

    package init(parts: [Part]) {
        self.parts = parts
    }

    package var isFine: Bool { findings.allSatisfy { $0.verdict != .wrong } }

    private var findings: [Finding] { parts.flatMap(\.findings) }

    private func count(_ verdict: Verdict) -> Int { findings.count { $0.verdict == verdict } }

    /// All that was found, under the titles of its parts.
    package var whole: String {
        let texts = parts.filter { !$0.findings.isEmpty }.map { part in
            part.title.terminalSafe + "\n" + part.findings.map { Self.text($0) }.joined() + "\n"
        }
        return texts.joined() + summary + "\n"
    }

    /// What needs doing, and how many other things were looked at.
    ///
    /// - Parameter more: The command that shows the whole.
    package func short(more: String) -> String {
        let isLone = findings.count == 1
        var text = ""
        for part in parts {
            for finding in part.findings where isLone || finding.isShort {
                text += Self.text(finding, of: part.title)
            }
        }
        if !text.isEmpty { text += "\n" }
        guard !isLone else { return text + summary + "\n" }
        let passed = findings.count { $0.verdict == .fine && !$0.isShort }
        let other = text.isEmpty ? "" : "other "
        let checks = passed == 1 ? "1 \(other)check" : "\(passed) \(other)checks"
        let closing = passed > 0 ? "\(checks) passed ('\(more)' shows them)" : "'\(more)' says more"
        return "\(text)\(summary)\n\(closing).\n"
    }

    private static func text(_ finding: Finding, of part: String? = nil) -> String {
        let margin = finding.verdict.mark
        let blank = String(repeating: " ", count: margin.count)
        let text = (part.map { "\($0): " } ?? "") + finding.text
        let lines =
            TextLayout.lines(of: text.terminalSafe, margin: blank)
            + (finding.advice.map { advice($0.terminalSafe, margin: blank) } ?? [])
        return margin + lines.joined(separator: "\n").dropFirst(margin.count) + "\n"
    }

    private static func advice(_ text: String, margin: String) -> [String] {
        let lines = TextLayout.lines(of: text, margin: margin + "  ")
        return lines.enumerated().map {
            $0 == 0 ? margin + "→" + $1.dropFirst(margin.count + 1) : $1
        }
    }

    private var summary: String {
        let (wrong, warnings) = (count(.wrong), count(.warning))
        if wrong > 0 {
            return wrong == 1
                ? "1 thing is wrong; see above what to do."
                : "\(wrong) things are wrong; see above what to do."
        }
        guard warnings > 0 else { return "All is well." }
        return "It works; \(warnings == 1 ? "1 thing" : "\(warnings) things") to mind."
    }

    package var json: JSON {
        [
            "fine": isFine,
            "findings": parts.flatMap { part in
                part.findings.map { finding -> JSON in
                    [
                        "part": part.title, "verdict": finding.verdict.rawValue,
                        "text": finding.text, "why": finding.text,
                        "advice": finding.advice,
                    ]
                }
            },
        ]
    }
}
