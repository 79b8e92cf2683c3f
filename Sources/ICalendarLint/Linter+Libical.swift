import ICalendar
import Libical

extension Linter {
    mutating func askLibical(about line: borrowing ContentLineScanner) {
        guard !line.layout.isCut, line.parameters.count <= LibicalParser.mostParameters else {
            return
        }
        let text = line.text.span
        let property = PropertyName.table[text.extracting(line.name)]
        let isList = property?.facts.isList ?? true
        guard !isList || text.count <= LibicalParser.longestList else { return }
        if !libical.keeps(line.text, depth: stack.count - 1) {
            report.add(
                .libicalDrops, at: line.layout.line, about: property?.facts.text ?? "the property")
        }
    }
}
