/// One broken rule at one line of a file.
package struct Finding: Hashable, Sendable {
    package enum Severity: String, Sendable {
        /// The file breaks what an RFC demands.
        case error
        /// The file breaks advice, or does what makes real programs stumble.
        case warning
    }

    /// Physical line number, from 1.
    package let line: Int
    package let severity: Severity
    /// The rule's identifier, such as `dtend-after-dtstart`.
    package let rule: String
    /// What to do, in a sentence; never quotes a value from the file.
    package let message: String
    /// The section that the rule comes from, such as `RFC 5545 3.8.2.2`.
    package let section: String
}

extension Finding: CustomStringConvertible {
    /// `14: error: Put DTEND after DTSTART. (dtend-after-dtstart, RFC 5545 3.8.2.2)`
    package var description: String {
        "\(line): \(severity.rawValue): \(message) (\(rule), \(section))"
    }
}
