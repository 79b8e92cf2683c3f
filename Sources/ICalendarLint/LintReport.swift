/// Findings as they come up, a limited number of each rule.
struct LintReport {
    /// How many findings of one rule are kept; of the rest only the number is told.
    static let limit = 1_000

    private var findings: [Finding] = []
    private var counts: [LintRule: Int] = [:]
    private var firstHidden: [LintRule: Int] = [:]
    /// Findings so far, those not kept included.
    private(set) var total = 0

    /// - Parameters:
    ///   - subject: the property, parameter or component that the advice is to name.
    ///   - home: the RFC and section of that property.
    mutating func add(
        _ rule: LintRule, at line: Int, about subject: String = "", in home: String = "5545 3.8"
    ) {
        total += 1
        counts[rule, default: 0] += 1
        guard counts[rule, default: 0] <= Self.limit else {
            if firstHidden[rule] == nil { firstHidden[rule] = line }
            return
        }
        let facts = rule.facts(about: subject, in: home)
        findings.append(
            Finding(
                line: line, severity: rule.severity, rule: rule.id, message: facts.advice,
                section: "RFC \(facts.section)"))
    }

    /// All findings by line; a rule over its limit ends with one that counts the rest.
    func finished() -> [Finding] {
        var all = findings
        for (rule, line) in firstHidden {
            let more = counts[rule, default: 0] - Self.limit
            all.append(
                Finding(
                    line: line, severity: rule.severity, rule: rule.id,
                    message: "And \(more) more of these from here on.",
                    section: "RFC \(rule.facts().section)"))
        }
        return all.sorted { ($0.line, $0.rule) < ($1.line, $1.rule) }
    }
}
