import CivilDate
import CycleModel

/// Which of a table's columns is which of the log's, as a person says it.
package struct ColumnMapping: Equatable, Sendable {
    /// The file's names by ours.
    private(set) var columns: [LogColumn: String] = [:]
    /// Words of the file by the column and in small letters, each with the word of the log that it means.
    private(set) var words: [LogColumn: [String: String]] = [:]

    /// Reads `date=Datum,flow=Fluss`, or lines of a file with one such pair each; a pair like
    /// `flow.light = schwach` gives the file's word for one of ours. `#` begins a comment in a file.
    package init(_ text: String) throws {
        let text =
            text.unicodeScalars.first == "\u{FEFF}" ? String(text.unicodeScalars.dropFirst()) : text
        let isFile = text.contains { $0.isNewline }
        let pairs = isFile ? text.split { $0.isNewline } : text.split(separator: ",")
        for pair in pairs {
            let pair = String(pair).trimmed
            if pair.isEmpty || (isFile && pair.hasPrefix("#")) { continue }
            guard let equals = pair.firstIndex(of: "=") else {
                throw TrackerError.badColumns("\"\(pair.shortened)\" has no =")
            }
            let ours = String(pair[..<equals]).trimmed.lowercased()
            let theirs = String(pair[pair.index(after: equals)...]).trimmed
            guard !theirs.isEmpty else {
                throw TrackerError.badColumns("nothing stands behind \"\(ours.shortened)=\"")
            }
            try add(ours, theirs)
        }
        guard columns[.date] != nil || columns[.start] != nil else {
            throw TrackerError.badColumns("neither date nor start is given")
        }
        guard columns[.date] == nil || columns[.start] == nil else {
            throw TrackerError.badColumns("a table has days (date) or periods (start), not both")
        }
    }

    private mutating func add(_ ours: String, _ theirs: String) throws {
        let parts = ours.split(separator: ".", maxSplits: 1).map(String.init)
        guard let first = parts.first, let column = LogColumn(rawValue: first) else {
            let known = LogColumn.allCases.map(\.rawValue).joined(separator: ", ")
            throw TrackerError.badColumns(
                "\"\(ours.shortened)\" is no column of the log, which are \(known)")
        }
        guard parts.count == 2 else {
            guard columns.updateValue(theirs, forKey: column) == nil else {
                throw TrackerError.badColumns("\(column.rawValue) is given twice")
            }
            return
        }
        let known = column.words
        guard known.contains(parts[1]) else {
            throw TrackerError.badColumns(
                known.isEmpty
                    ? "the column \(column.rawValue) takes any words"
                    : "\"\(parts[1].shortened)\" is not one of " + known.joined(separator: ", "))
        }
        words[column, default: [:]][theirs.lowercased()] = parts[1]
    }

    /// Names that tables use of themselves, for a table that nobody described.
    static let usual: [LogColumn: [String]] = [
        .date: ["date", "day", "datum", "fecha", "data", "jour"],
        .start: [
            "start", "startdate", "start date", "start_date", "period start", "period_start",
            "period start date", "period_start_date", "beginn", "début",
        ],
        .end: [
            "end", "enddate", "end date", "end_date", "period end", "period_end",
            "period end date", "period_end_date", "ende", "fin",
        ],
        .flow: [
            "flow", "bleeding", "period flow", "flow intensity", "intensity", "menses",
            "menstruation", "blutung", "stärke", "flux",
        ],
        .temperature: [
            "temperature", "bbt", "temp", "basal temperature", "basal body temperature",
            "temperatur", "basaltemperatur",
        ],
        .weight: [
            "weight", "weight (kg)", "weight_kg", "body weight", "gewicht", "poids", "peso",
        ],
        .lh: ["lh", "opk", "lh test", "ovulation test", "ovulation_test"],
        .mucus: ["mucus", "cervical mucus", "cervical_mucus", "cervical fluid", "zervixschleim"],
        .symptoms: ["symptoms", "symptom", "symptome"],
        .mood: ["mood", "moods", "stimmung"],
        .pill: ["pill", "pille"],
        .ovulation: ["ovulation", "eisprung"],
        .note: ["note", "notes", "comment", "comments", "notiz", "notizen"],
        .source: ["source"],
    ]
}
