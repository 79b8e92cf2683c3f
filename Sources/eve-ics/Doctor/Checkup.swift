import CommandLineInterface
import CyclePipeline

/// What `doctor` found, part by part.
struct Checkup {
    enum Verdict: String {
        case fine
        /// Neither good nor bad, but good to know.
        case note
        /// It works, but not for everybody or not for long.
        case warning
        case wrong

        /// At the beginning of a line.
        fileprivate var mark: String {
            switch self {
            case .fine: "  ok     "
            case .note: "  -      "
            case .warning: "  mind   "
            case .wrong: "  WRONG  "
            }
        }
    }

    struct Finding {
        let verdict: Verdict
        let text: String
        /// What to do, where there is something.
        let advice: String?
    }

    struct Part {
        let title: String
        var findings: [Finding] = []

        init(_ title: String) {
            self.title = title
        }

        mutating func add(_ verdict: Verdict, _ text: String, advice: String? = nil) {
            findings.append(Finding(verdict: verdict, text: text, advice: advice))
        }
    }

    var parts: [Part] = []

    var isFine: Bool { findings.allSatisfy { $0.verdict != .wrong } }

    private var findings: [Finding] { parts.flatMap(\.findings) }

    private func count(_ verdict: Verdict) -> Int { findings.count { $0.verdict == verdict } }

    var prose: String {
        var text = ""
        for part in parts where !part.findings.isEmpty {
            text += part.title.terminalSafe + "\n"
            for finding in part.findings {
                let margin = finding.verdict.mark
                let blank = String(repeating: " ", count: margin.count)
                let lines =
                    TextLayout.lines(of: finding.text.terminalSafe, margin: blank)
                    + (finding.advice.map { Self.advice($0.terminalSafe, margin: blank) } ?? [])
                let joined = lines.joined(separator: "\n")
                text += margin + joined.dropFirst(margin.count) + "\n"
            }
            text += "\n"
        }
        return text + summary + "\n"
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
            return
                "\(Phrases.count(wrong, "thing")) \(wrong == 1 ? "is" : "are") wrong; see above what to do."
        }
        return warnings > 0
            ? "It works; \(Phrases.count(warnings, "thing")) to mind."
            : "All is well."
    }

    var json: JSON {
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
