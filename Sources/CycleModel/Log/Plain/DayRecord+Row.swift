extension DayRecord {
    /// Reads one row of a daily table.
    ///
    /// A row with nothing but its date means bleeding of unknown strength. Once anything else is written,
    /// in a column that is not read too, an empty flow means that none was recorded.
    init(_ row: DelimitedRow, columns: [LogColumn?], saysMore: Bool) throws {
        self.init()
        guard saysMore else {
            flow = .unknown
            return
        }
        for (cell, column) in zip(row.cells, columns) where !cell.isEmpty {
            guard let column else { continue }
            try set(column, to: row.text(cell))
        }
    }

    /// Reads what stands in one column.
    ///
    /// - Parameters:
    ///   - isFahrenheit: Whether a temperature without a unit is in °F.
    ///   - isPounds: Whether a weight without a unit is in pounds.
    /// - Throws: A `LineProblem`.
    mutating func set(
        _ column: LogColumn, to text: String, isFahrenheit: Bool = false, isPounds: Bool = false
    ) throws {
        switch column {
        case .date, .start: break
        case .flow: flow = try column.word(text).flatMap(Flow.init(rawValue:))
        case .temperature: temperature = try Temperature(logged: text, isFahrenheit: isFahrenheit)
        case .weight: weight = try Weight(logged: text, isPounds: isPounds)
        case .lh: lh = try column.word(text).flatMap(LHTest.init(rawValue:))
        case .mucus: mucus = try column.word(text).flatMap(Mucus.init(rawValue:))
        case .symptoms: symptoms = try column.list(text)
        case .mood: moods = try column.list(text)
        case .pill: dose = try column.word(text).flatMap(DoseTaking.init(rawValue:))
        case .ovulation: ovulationObserved = try column.word(text) != nil
        case .note: note = text
        case .source: source = text
        case .end:
            let word = LogColumn.plain(text)
            guard ["", "unknown", "last"].contains(word) else {
                throw LineProblem.endInDailyLog
            }
            periodEndUnknown = word == "unknown"
            periodEnded = word == "last"
        }
    }
}

extension LogColumn {
    /// One of the column's words; `nil` for a quoted cell of blanks only.
    fileprivate func word(_ text: String) throws -> String? {
        if text.utf8.allSatisfy(\.isBlank) { return nil }
        let word = LogColumn.plain(text)
        guard words.contains(word) else { throw LineProblem.unknownWord(self) }
        return word
    }

    /// The text in small letters, without the hyphens, underscores and blanks of "egg-white".
    fileprivate static func plain(_ text: String) -> String {
        text.filter { !"-_ \t".contains($0) }.lowercased()
    }

    /// The entries of a list, separated by `|`. A backslash before `|`, before a blank or before another
    /// backslash keeps it as it is.
    fileprivate func list(_ text: String) throws -> [String] {
        let bytes = Array(text.utf8)
        var items: [String] = []
        var item: [UInt8] = []
        // How much of `item` stays when trailing blanks are cut.
        var kept = 0
        func close() {
            if kept > 0 { items.append(String(decoding: item.prefix(kept), as: UTF8.self)) }
            item.removeAll(keepingCapacity: true)
            kept = 0
        }
        var index = 0
        while index < bytes.count {
            var byte = bytes[index]
            var isEscaped = false
            if byte == UInt8(ascii: "\\"), index + 1 < bytes.count {
                let next = bytes[index + 1]
                isEscaped = next == UInt8(ascii: "|") || next == byte || next.isBlank
                if isEscaped {
                    byte = next
                    index += 1
                }
            }
            index += 1
            if byte == UInt8(ascii: "|"), !isEscaped {
                close()
            } else if isEscaped || !byte.isBlank {
                item.append(byte)
                kept = item.count
            } else if kept > 0 {
                item.append(byte)
            }
        }
        close()
        guard items.count <= PlainLog.mostListItems else { throw LineProblem.tooManyItems(self) }
        return items
    }
}
