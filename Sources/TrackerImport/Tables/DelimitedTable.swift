/// A table in text (RFC 4180), separated by `,`, `;` or tabs; names of columns in its first row.
///
/// Rows end at LF, CR or CRLF; a quoted cell may go over several lines.
struct DelimitedTable {
    let bytes: [UInt8]
    /// As written, without blanks around them.
    let names: [String]
    private let separator: UInt8
    private let firstRow: (offset: Int, line: Int)

    struct Row {
        /// Of the file, counted from 1; where the row begins.
        var line: Int
        /// `nil` where the row is shorter than the header.
        var cells: [String]

        subscript(column: Int?) -> String {
            guard let column, column < cells.count else { return "" }
            return cells[column]
        }
    }

    static let longestText = 64 << 20

    /// `nil` for a text that is empty, or whose first row cannot be split.
    init?(_ bytes: [UInt8]) {
        self.bytes = bytes
        var offset = bytes.span.starts(with: "\u{FEFF}") ? 3 : 0
        var line = 1
        // Spreadsheets may say their separator in a line of its own.
        if let hint = DelimitedTable.separatorHint(bytes, offset) {
            separator = hint.separator
            offset = hint.end
            line += 1
        } else {
            guard let found = DelimitedTable.separator(bytes, offset) else { return nil }
            separator = found
        }
        guard
            let header = DelimitedTable.row(bytes, &offset, &line, separator),
            header.cells.contains(where: { !$0.isEmpty })
        else { return nil }
        names = header.cells.map(\.trimmed)
        firstRow = (offset, line)
    }

    /// The place of the first column with one of these names, whatever their case.
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

    /// Goes through the rows that are not empty; `line` is 0 for a row that cannot be split.
    func forEachRow(_ body: (Row) throws(TrackerError) -> Void) throws(TrackerError) {
        var (offset, line) = firstRow
        while offset < bytes.count {
            guard let row = DelimitedTable.row(bytes, &offset, &line, separator) else { return }
            if row.cells.contains(where: { !$0.isEmpty }) { try body(row) }
        }
    }

    /// The first rows' cells of a column, without empty ones.
    func cells(of column: Int) -> [(line: Int, text: String)] {
        var cells: [(line: Int, text: String)] = []
        var (offset, line) = firstRow
        while offset < bytes.count,
            let row = DelimitedTable.row(bytes, &offset, &line, separator)
        {
            let text = row[column].trimmed
            if !text.isEmpty { cells.append((row.line, text)) }
        }
        return cells
    }

    private static func separatorHint(
        _ bytes: [UInt8], _ offset: Int
    ) -> (separator: UInt8, end: Int)? {
        let rest = bytes[offset...]
        guard rest.starts(with: "sep=".utf8), rest.count > 5 else { return nil }
        let separator = bytes[offset + 4]
        guard separator == 0x2C || separator == 0x3B || separator == 0x09 else { return nil }
        guard let end = rest.firstIndex(of: 0x0A) else { return nil }
        return (separator, end + 1)
    }

    /// The one that stands most often outside quotes in the first line; a comma where there is none.
    private static func separator(_ bytes: [UInt8], _ offset: Int) -> UInt8? {
        guard offset < bytes.count else { return nil }
        var counts: [UInt8: Int] = [:]
        var isQuoted = false
        for byte in bytes[offset...] {
            if byte == UInt8(ascii: "\"") { isQuoted.toggle() }
            if isQuoted { continue }
            if byte == 0x0A || byte == 0x0D { break }
            if byte == 0x2C || byte == 0x3B || byte == 0x09 { counts[byte, default: 0] += 1 }
        }
        let most = counts.max { ($0.value, $1.key) < ($1.value, $0.key) }
        return most?.key ?? 0x2C
    }

    /// The next row; a quote that is never closed ends with the file. What is not UTF-8 becomes U+FFFD.
    private static func row(
        _ bytes: [UInt8], _ offset: inout Int, _ line: inout Int, _ separator: UInt8
    ) -> Row? {
        guard offset < bytes.count else { return nil }
        let first = line
        var cells: [String] = []
        var cell: [UInt8] = []
        var isQuoted = false
        var wasQuoted = false
        func close() {
            let text = String(decoding: cell, as: UTF8.self)
            cells.append(wasQuoted ? text : text.trimmed)
            cell.removeAll(keepingCapacity: true)
            wasQuoted = false
        }
        while offset < bytes.count {
            let byte = bytes[offset]
            offset += 1
            let isLineEnd =
                byte == 0x0A || (byte == 0x0D && (offset >= bytes.count || bytes[offset] != 0x0A))
            if isLineEnd { line += 1 }
            if isQuoted {
                if byte != UInt8(ascii: "\"") {
                    cell.append(byte)
                } else if offset < bytes.count, bytes[offset] == byte {
                    cell.append(byte)
                    offset += 1
                } else {
                    isQuoted = false
                }
            } else if isLineEnd {
                close()
                return Row(line: first, cells: cells)
            } else if byte == separator {
                close()
            } else if byte == UInt8(ascii: "\""), cell.allSatisfy(\.isBlank), !wasQuoted {
                cell.removeAll(keepingCapacity: true)
                isQuoted = true
                wasQuoted = true
            } else if byte != 0x0D, !(wasQuoted && byte.isBlank) {
                cell.append(byte)
            }
        }
        close()
        return Row(line: first, cells: cells)
    }
}
