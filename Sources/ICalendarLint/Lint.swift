import ICalendar

/// Checks an iCalendar file against RFC 5545, 7986 and 9074 and against what real programs do.
package enum Lint {
    /// Every broken rule, by line; empty for a file without fault.
    ///
    /// Any bytes will do. At most 1000 findings of one rule are listed, then one that counts the
    /// rest. What passes our own rules is shown to libical too, because it drops without a word
    /// what it cannot parse, and much software is built on it.
    ///
    /// - Complexity: O(*n*) in the bytes; beside them, memory for one component and one small
    ///   entry for each UID.
    package static func check(_ bytes: [UInt8]) -> [Finding] {
        var linter = Linter(bytes)
        var lines = ContentLineScanner(bytes)
        if lines.hasByteOrderMark { linter.report.add(.byteOrderMark, at: 1) }
        while lines.next() { linter.visit(lines) }
        return linter.finish()
    }
}
