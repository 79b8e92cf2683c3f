import CivilDate

extension PlainLog {
    /// Writes a log as a daily table that `read` turns into the same days again.
    ///
    /// Separated by commas, with every column (that of weights only where a day has one), LF at the ends of lines and
    /// quotes where a cell needs them.
    /// Inside a symptom or a mood, `|`, a backslash and a blank at its ends get a backslash before them.
    /// What a log cannot hold is the exception: a zero byte becomes U+FFFD, and an empty note or an
    /// empty entry of a list is left out.
    ///
    /// - Complexity: O(*n*) in the number of recorded days.
    package static func write(_ log: DayLog) -> [UInt8] {
        let columns = LogColumn.daily.filter { column in
            !LogColumn.rare.contains(column)
                || log.entries.contains { !cell(of: $0, column).isEmpty }
        }
        var text = columns.map(\.rawValue).joined(separator: ",") + "\n"
        for entry in log.entries {
            text += columns.map { cell(of: entry, $0) }.joined(separator: ",") + "\n"
        }
        return Array(text.utf8)
    }

    private static func cell(of entry: DayLog.Entry, _ column: LogColumn) -> String {
        let record = entry.record
        return switch column {
        case .date: entry.day.description
        case .start: ""
        case .flow: record.flow?.rawValue ?? ""
        case .temperature: record.temperature?.celsius ?? ""
        case .weight: record.weight?.kilograms ?? ""
        case .lh: record.lh?.rawValue ?? ""
        case .mucus: record.mucus?.rawValue ?? ""
        case .symptoms: quoted(record.symptoms.map(escaped).joined(separator: "|"))
        case .mood: quoted(record.moods.map(escaped).joined(separator: "|"))
        case .pill: record.dose?.rawValue ?? ""
        case .ovulation: record.ovulationObserved ? "observed" : ""
        case .note: quoted(record.note ?? "")
        case .source: quoted(record.source ?? "")
        case .end: record.periodEnded ? "last" : record.periodEndUnknown ? "unknown" : ""
        }
    }

    /// RFC 4180 section 2 asks for quotes around separators, quotes and line ends; blanks at the ends get
    /// them too, because the reader cuts those off elsewhere.
    private static func quoted(_ text: String) -> String {
        let cell = text.withoutNulls
        let needsQuotes =
            cell.utf8.first?.isBlank == true || cell.utf8.last?.isBlank == true
            || cell.utf8.count > longestBareCell
            || cell.utf8.contains { ",;\"\n\r".utf8.contains($0) }
        return needsQuotes ? cell.inQuotes : cell
    }

    /// The most bytes of a cell without quotes: all cells of a row together then stay below
    /// `longestLine`.
    private static let longestBareCell = 1_000

    private static func escaped(_ item: String) -> String {
        var escaped = String.UnicodeScalarView()
        let scalars = item.unicodeScalars
        for index in scalars.indices {
            let scalar = scalars[index]
            let isAtEnd =
                index == scalars.startIndex || scalars.index(after: index) == scalars.endIndex
            let isBlank = scalar == " " || scalar == "\t"
            if scalar == "|" || scalar == "\\" || (isBlank && isAtEnd) { escaped.append("\\") }
            escaped.append(scalar)
        }
        return String(escaped)
    }
}
