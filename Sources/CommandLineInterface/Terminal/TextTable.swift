/// Columns of text, each as wide as its widest cell.
package struct TextTable {
    private var rows: [[String]]

    package init(_ header: [String] = []) {
        rows = header.isEmpty ? [] : [header]
    }

    package mutating func add(_ row: [String]) {
        rows.append(row)
    }

    /// The header and the rows, two blanks between columns and none at the end of a line.
    package var text: String {
        let columns = rows.map(\.count).max() ?? 0
        let widths = (0..<columns).map { column in
            rows.map { column < $0.count ? $0[column].count : 0 }.max() ?? 0
        }
        return rows.map { row in
            var line = ""
            for (column, cell) in row.enumerated() {
                line += cell + String(repeating: " ", count: widths[column] - cell.count + 2)
            }
            return line.trimmingSpacesAtEnd + "\n"
        }.joined()
    }
}
