import ICalendar

extension Linter {
    /// Longer lines with lists in them take libical too much time.
    private static let longestList = 8_192
    private static let mostParameters = 32

    mutating func askLibical(about line: borrowing ContentLineScanner) {
        guard !line.layout.isCut, line.parameters.count <= Self.mostParameters else { return }
        let text = line.text.span
        let property = PropertyName.table[text.extracting(line.name)]
        let isList = property?.facts.isList ?? true
        guard !isList || text.count <= Self.longestList else { return }
        if !libical.keeps(line.text, depth: stack.count - 1) {
            report.add(
                .libicalDrops, at: line.layout.line, about: property?.facts.text ?? "the property")
        }
    }
}
