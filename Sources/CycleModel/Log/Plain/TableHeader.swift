/// The first line of a table: which column stands where.
struct TableHeader: Sendable {
    var shape: ReadLog.Shape
    var separator: Separator
    /// `nil` in place of a column that is not read.
    var columns: [LogColumn?] = []
    /// Which column has the date, or the first day of a period.
    var dayColumn = 0
    /// Which column has the last day of a period.
    var endColumn: Int?
    var unreadNames: [String] = []

    /// `nil` where the line names neither a `date` nor a `start`.
    init?(_ line: [UInt8], number: Int) throws {
        let counts = Separator.counts(in: line.span)
        separator = counts.commas == 0 && counts.semicolons > 0 ? .semicolon : .comma
        var names = TableHeader.names(line, separator)
        let isMixed = counts.commas > 0 && counts.semicolons > 0
        if isMixed { names += TableHeader.names(line, .semicolon) }
        let found = names.map { LogColumn(rawValue: $0.lowercased()) }
        guard found.contains(.date) || found.contains(.start) else { return nil }
        if isMixed { throw LogFileError.mixedSeparators(line: number) }
        shape = found.contains(.date) ? .daily : .byPeriod
        let known = shape == .daily ? LogColumn.daily : LogColumn.byPeriod
        for (name, column) in zip(names, found) {
            guard let column, known.contains(column) else {
                columns.append(nil)
                if !name.isEmpty { unreadNames.append(TableHeader.printable(name)) }
                continue
            }
            if columns.contains(column) {
                throw LogFileError.repeatedColumn(column, line: number)
            }
            columns.append(column)
        }
        dayColumn = columns.firstIndex(of: shape == .daily ? .date : .start) ?? 0
        endColumn = columns.firstIndex(of: .end)
    }

    private static func names(_ line: [UInt8], _ separator: Separator) -> [String] {
        var text = DelimitedText(separator: separator.rawValue)
        var index = 0
        guard text.readRow(line.span, &index) || text.finish() else { return [] }
        // A header with text behind a quote will hardly name a date.
        return text.row.hasTextAfterQuote ? [] : text.row.cells.map(text.row.text)
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
