import CycleModel

/// The first line of a table: which column stands where.
struct TableHeader {
    var shape: ReadLog.Shape
    var separator: Separator
    /// `nil` at the place of a column that is not read.
    var columns: [LogColumn?]
    /// Where the date stands, or the first day of a period.
    var dayColumn: Int
    /// Where the last day of a period stands.
    var endColumn: Int?
    var unreadNames: [String] = []

    /// `nil` where the line names neither a `date` nor a `start`.
    init?(_ bytes: Span<UInt8>, _ line: Range<Int>, number: Int) throws(LogFileError) {
        let (commas, semicolons) = TableHeader.separators(bytes, line)
        separator = commas == 0 && semicolons > 0 ? .semicolon : .comma
        var cells = TableHeader.columns(bytes, line, separator: separator)
        func hasDays(_ cells: [(name: String, column: LogColumn?)]) -> Bool {
            cells.contains { $0.column == .date || $0.column == .start }
        }
        if commas > 0, semicolons > 0 {
            cells += TableHeader.columns(bytes, line, separator: .semicolon)
            guard hasDays(cells) else { return nil }
            throw .mixedSeparators(line: number)
        }
        guard hasDays(cells) else { return nil }
        shape = cells.contains { $0.column == .date } ? .daily : .byPeriod
        let known = shape == .daily ? LogColumn.daily : LogColumn.byPeriod
        var columns: [LogColumn?] = []
        for cell in cells {
            guard let column = cell.column, known.contains(column) else {
                columns.append(nil)
                if !cell.name.isEmpty { unreadNames.append(TableHeader.printable(cell.name)) }
                continue
            }
            if columns.contains(column) { throw .repeatedColumn(column, line: number) }
            columns.append(column)
        }
        self.columns = columns
        dayColumn = columns.firstIndex(of: shape == .daily ? .date : .start) ?? 0
        endColumn = columns.firstIndex(of: .end)
    }

    /// How often each of them stands outside quotes.
    private static func separators(
        _ bytes: Span<UInt8>, _ line: Range<Int>
    ) -> (commas: Int, semicolons: Int) {
        var counts = (commas: 0, semicolons: 0)
        var isQuoted = false
        for index in line {
            switch bytes[index] {
            case UInt8(ascii: "\""): isQuoted.toggle()
            case Separator.comma.rawValue where !isQuoted: counts.commas += 1
            case Separator.semicolon.rawValue where !isQuoted: counts.semicolons += 1
            default: break
            }
        }
        return counts
    }

    private static func columns(
        _ bytes: Span<UInt8>, _ line: Range<Int>, separator: Separator
    ) -> [(name: String, column: LogColumn?)] {
        var cells: [Cell] = []
        // A header with text behind a quote has the names before it; it will hardly name a date.
        do { try Cell.split(bytes, line, at: separator.rawValue, into: &cells) } catch {
            cells = []
        }
        return cells.map { cell in
            let name = cell.text(in: bytes)
            return (name, LogColumn(rawValue: name.lowercased()))
        }
    }

    /// A name fit for a terminal: without characters that steer one, and short.
    private static func printable(_ name: String) -> String {
        let scalars = name.unicodeScalars.prefix(40).map { scalar -> Unicode.Scalar in
            switch scalar.properties.generalCategory {
            case .control, .format, .lineSeparator, .paragraphSeparator, .unassigned: "?"
            default: scalar
            }
        }
        var text = String.UnicodeScalarView()
        text.append(contentsOf: scalars)
        return String(text)
    }
}
