import CivilDate
import CycleModel

extension DayRecord {
    /// Reads one row of a daily table.
    ///
    /// A row with nothing but its date means bleeding of unknown strength. Once anything else is written,
    /// in a column that is not read too, an empty flow means that none was recorded.
    init(
        cells: [Cell], of bytes: Span<UInt8>, columns: [LogColumn?], saysMore: Bool
    ) throws(LineProblem) {
        self.init()
        guard saysMore else {
            flow = .unknown
            return
        }
        for index in cells.indices where !cells[index].isEmpty && index < columns.count {
            guard let column = columns[index] else { continue }
            let cell = cells[index]
            let range = bytes.trimmed(cell.range)
            switch column {
            case .date, .start: continue
            case .flow: flow = try word(bytes, range, Vocabulary.flow, column)
            case .temperature: temperature = try Temperature(bytes, range)
            case .lh: lh = try word(bytes, range, Vocabulary.lh, column)
            case .mucus: mucus = try word(bytes, range, Vocabulary.mucus, column)
            case .symptoms: symptoms = try list(cell, bytes, column)
            case .mood: moods = try list(cell, bytes, column)
            case .pill: dose = try word(bytes, range, Vocabulary.dose, column)
            case .ovulation:
                ovulationObserved = try word(bytes, range, Vocabulary.observed, column) ?? false
            case .note: note = cell.text(in: bytes)
            case .source: source = cell.text(in: bytes)
            case .end:
                do {
                    periodEndUnknown =
                        try word(bytes, range, Vocabulary.unknownEnd, column) ?? false
                } catch {
                    throw .endInDailyLog
                }
            }
        }
    }

    /// Bytes of text that this record holds on to, with a little for each entry of a list.
    var textSize: Int {
        (note?.utf8.count ?? 0) + (source?.utf8.count ?? 0)
            + symptoms.reduce(0) { $0 + $1.utf8.count + 16 }
            + moods.reduce(0) { $0 + $1.utf8.count + 16 }
    }
}

/// `nil` for a quoted cell of blanks only.
private func word<Value>(
    _ bytes: Span<UInt8>, _ range: Range<Int>, _ words: [(word: ShortWord, value: Value)],
    _ column: LogColumn
) throws(LineProblem) -> Value? {
    if range.isEmpty { return nil }
    if let found = ShortWord(bytes, range) {
        for entry in words where entry.word == found { return entry.value }
    }
    throw .unknownWord(column)
}

private func list(
    _ cell: Cell, _ bytes: Span<UInt8>, _ column: LogColumn
) throws(LineProblem) -> [String] {
    let items = cell.items(in: bytes)
    guard items.count <= PlainLog.mostListItems else { throw .tooManyItems(column) }
    return items
}
