import CivilDate
import CycleModel

/// A table in text, separated by `,`, `;` or tabs; names of columns in its first row.
struct DelimitedTable {
    /// The names as written, without blanks around them.
    let names: [String]
    /// Those below the names, without empty ones.
    let rows: Rows

    struct Row {
        /// The line of the file at which the row begins, counted from 1.
        let line: Int
        /// Fewer than there are columns where the row is shorter than the header.
        let cells: [String]

        fileprivate init(_ row: DelimitedRow) {
            line = row.line
            cells = row.cells.map { $0.isQuoted ? row.text($0) : row.text($0).trimmed }
        }

        fileprivate var isEmpty: Bool { cells.allSatisfy(\.isEmpty) }

        subscript(column: Int?) -> String {
            guard let column, column < cells.count else { return "" }
            return cells[column]
        }
    }

    struct Rows: Sequence, IteratorProtocol {
        fileprivate let bytes: [UInt8]
        fileprivate var text: DelimitedText
        fileprivate var offset: Int

        mutating func next() -> Row? {
            // A copy, as what is read must not change while it is.
            let bytes = bytes
            while text.readRow(bytes.span, &offset) || text.finish() {
                let row = Row(text.row)
                if !row.isEmpty { return row }
            }
            return nil
        }
    }

    /// `nil` for a text that is empty, or whose first row has no names.
    init?(_ bytes: [UInt8]) {
        let start = bytes.span.starts(with: "\u{FEFF}") ? 3 : 0
        guard start < bytes.count else { return nil }
        // Spreadsheets may say their separator in a line of its own.
        let hint = DelimitedTable.separatorHint(bytes, start)
        let separator = hint?.separator ?? DelimitedTable.separator(bytes[start...])
        var text = DelimitedText(separator: separator.rawValue, line: hint == nil ? 1 : 2)
        var offset = hint?.end ?? start
        guard text.readRow(bytes.span, &offset) || text.finish() else { return nil }
        let header = Row(text.row)
        if header.isEmpty { return nil }
        names = header.cells.map(\.trimmed)
        rows = Rows(bytes: bytes, text: text, offset: offset)
    }

    /// The index of the first column with one of these names, whatever their case.
    func column(_ candidates: String...) -> Int? {
        for candidate in candidates {
            let found = names.firstIndex { $0.lowercased() == candidate.lowercased() }
            if let found { return found }
        }
        return nil
    }

    func has(_ candidates: String...) -> Bool {
        candidates.allSatisfy { column($0) != nil }
    }

    /// The cells of a column with their lines, without empty ones.
    func cells(of column: Int) -> [(line: Int, text: String)] {
        rows.map { (line: $0.line, text: $0[column].trimmed) }.filter { !$0.text.isEmpty }
    }

    private static func separatorHint(
        _ bytes: [UInt8], _ start: Int
    ) -> (separator: Separator, end: Int)? {
        let rest = bytes[start...]
        guard rest.starts(with: "sep=".utf8), rest.count > 5,
            let separator = Separator(rawValue: bytes[start + 4]),
            let end = rest.firstIndex(of: 0x0A)
        else { return nil }
        return (separator, end + 1)
    }

    /// The one that stands most often in the first line; a comma if none of them does.
    private static func separator(_ text: ArraySlice<UInt8>) -> Separator {
        let counts = Separator.counts(in: text.span)
        let most = max(counts.tabs, counts.commas, counts.semicolons)
        if most == 0 { return .comma }
        return counts.tabs == most ? .tab : counts.commas == most ? .comma : .semicolon
    }
}
