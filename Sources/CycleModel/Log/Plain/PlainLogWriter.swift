import CivilDate

extension PlainLog {
    /// Writes a log as a daily table that `read` turns into the same days again.
    ///
    /// Separated by commas, with every column, LF at the ends of lines and quotes where a cell needs them.
    /// Inside a symptom or a mood, `|`, a backslash and a blank at its ends get a backslash before them.
    /// What a log cannot hold is the exception: a zero byte becomes U+FFFD, and an empty note or an
    /// empty entry of a list is left out.
    ///
    /// - Complexity: O(*n*) in the number of recorded days.
    package static func write(_ log: DayLog) -> [UInt8] {
        var writer = PlainLogWriter()
        for entry in log.entries { writer.append(entry) }
        return writer.bytes
    }
}

/// Builds the daily table, row by row.
package struct PlainLogWriter: Sendable {
    package private(set) var bytes: [UInt8] = []

    /// Begins with the header.
    package init() {
        bytes.append(contentsOf: LogColumn.daily.map(\.rawValue).joined(separator: ",").utf8)
        endRow()
    }

    package mutating func append(_ entry: DayLog.Entry) {
        bytes.append(contentsOf: entry.day.utf8)
        for column in LogColumn.daily.dropFirst() {
            bytes.append(Separator.comma.rawValue)
            append(entry.record, column)
        }
        endRow()
    }

    private mutating func append(_ record: DayRecord, _ column: LogColumn) {
        switch column {
        case .date, .start: break
        case .flow: appendWord(record.flow?.rawValue)
        case .temperature: appendWord(record.temperature?.celsius)
        case .lh: appendWord(record.lh?.rawValue)
        case .mucus: appendWord(record.mucus?.rawValue)
        case .symptoms: appendText(PlainLogWriter.list(record.symptoms))
        case .mood: appendText(PlainLogWriter.list(record.moods))
        case .pill: appendWord(record.dose?.rawValue)
        case .ovulation: appendWord(record.ovulationObserved ? "observed" : nil)
        case .note: appendText(record.note ?? "")
        case .source: appendText(record.source ?? "")
        case .end: appendWord(record.periodEndUnknown ? "unknown" : nil)
        }
    }

    private mutating func appendWord(_ word: String?) {
        guard let word else { return }
        bytes.append(contentsOf: word.utf8)
    }

    /// RFC 4180 section 2 asks for quotes around separators, quotes and line ends; blanks at the ends get
    /// them too, because the reader cuts those off elsewhere.
    private mutating func appendText(_ text: String) {
        let needsQuotes =
            text.utf8.first?.isBlank == true || text.utf8.last?.isBlank == true
            || text.utf8.contains { byte in
                switch byte {
                case UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "\""), 0x0A, 0x0D: true
                default: false
                }
            }
        if needsQuotes { bytes.append(UInt8(ascii: "\"")) }
        for byte in text.utf8 {
            switch byte {
            case 0: bytes.append(contentsOf: "\u{FFFD}".utf8)
            case UInt8(ascii: "\""): bytes.append(contentsOf: "\"\"".utf8)
            default: bytes.append(byte)
            }
        }
        if needsQuotes { bytes.append(UInt8(ascii: "\"")) }
    }

    private mutating func endRow() {
        bytes.append(UInt8(ascii: "\n"))
    }

    private static func list(_ items: [String]) -> String {
        items.map(escaped).joined(separator: "|")
    }

    private static func escaped(_ item: String) -> String {
        let bytes = Array(item.utf8)
        var result: [UInt8] = []
        for (index, byte) in bytes.enumerated() {
            let isAtEnd = index == 0 || index == bytes.count - 1
            if byte == UInt8(ascii: "|") || byte == UInt8(ascii: "\\") || (byte.isBlank && isAtEnd)
            {
                result.append(UInt8(ascii: "\\"))
            }
            result.append(byte)
        }
        return String(decoding: result, as: UTF8.self)
    }
}
