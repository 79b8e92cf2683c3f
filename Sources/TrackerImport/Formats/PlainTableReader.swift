import CivilDate
import CycleModel

extension TrackerFormat {
    package static let table = TrackerFormat("CSV")
}

/// Any table with a row for each day or for each period, by the names of its columns.
struct PlainTableReader {
    private let table: DelimitedTable
    private let mapping: ColumnMapping?
    private var columns: [LogColumn: Int] = [:]

    /// `nil` for a table whose columns say neither days nor starts, unless they were named.
    ///
    /// - Throws: Where a named column is not there.
    init?(_ table: DelimitedTable, _ mapping: ColumnMapping?) throws {
        self.table = table
        self.mapping = mapping
        for column in LogColumn.allCases {
            if let mapping {
                guard let name = mapping.columns[column] else { continue }
                guard let index = table.column(name) else { throw TrackerError.missingColumn(name) }
                columns[column] = index
            } else {
                columns[column] =
                    ColumnMapping.usual[column]?.lazy
                    .compactMap { table.column($0) }.first
            }
        }
        guard columns[.date] != nil || columns[.start] != nil else { return nil }
        if columns[.date] != nil { columns[.start] = nil }
    }

    /// Whether a table is not one that the plain log's own reader takes: its columns have other names,
    /// or its dates another form.
    static func isForeign(_ table: DelimitedTable) -> Bool {
        let names = table.names.map { $0.lowercased() }
        guard
            let own = names.firstIndex(of: LogColumn.date.rawValue)
                ?? names.firstIndex(of: LogColumn.start.rawValue)
        else {
            return (try? PlainTableReader(table, nil)) != nil
        }
        if let first = table.cells(of: own).first?.text {
            let patterns: [DatePattern] = [.dotted, .dayFirst, .yearFirst]
            if patterns.contains(where: { $0.read(first) != nil }) { return true }
        }
        // Another name for a column of the log would go unread.
        return names.contains { name in
            LogColumn(rawValue: name) == nil
                && ColumnMapping.usual.contains { $0.value.contains(name) }
        }
    }

    func read(into records: RecordBuilder) throws {
        guard let dateColumn = columns[.date] ?? columns[.start] else { return }
        var dates = table.cells(of: dateColumn)
        if columns[.start] != nil, let end = columns[.end] { dates += table.cells(of: end) }
        let pattern: DatePattern
        if let given = records.datePattern {
            pattern = given
        } else {
            pattern = try DatePattern.found(in: dates, order: records.dateOrder)
        }
        for row in table.rows {
            guard let day = records.day(row[dateColumn], pattern, at: row.line) else { continue }
            if columns[.start] == nil {
                readDay(row, on: day)
            } else {
                readPeriod(row, from: day, pattern)
            }
        }
        records.unread(table, but: Set(columns.values))
    }

    private func readPeriod(
        _ row: DelimitedTable.Row, from start: TrackerDay, _ pattern: DatePattern
    ) {
        let text = row[columns[.end]].trimmed
        guard !text.isEmpty else { return start.addStartOfPeriod() }
        guard let date = pattern.read(text),
            let end = Day(year: date.year, month: date.month, day: date.day)
        else {
            return start.skip(.unlikeOtherDates)
        }
        start.addPeriod(through: end)
    }

    private func readDay(_ row: DelimitedTable.Row, on day: TrackerDay) {
        let source = row[columns[.source]]
        day.records.source = source.isEmpty ? nil : source
        let isAlone = !row.cells.indices.contains {
            $0 != columns[.date] && !row.cells[$0].trimmed.isEmpty
        }
        // As in a plain log, a day and nothing else is a day of bleeding.
        if isAlone { return day.add(.unknown) }
        func cell(_ column: LogColumn) -> String {
            let text = row[columns[column]].trimmed
            return mapping?.words[column]?[text.lowercased()] ?? text
        }
        let flow = cell(.flow)
        if !flow.isEmpty { day.add(flowNamed: flow, name: "flow") }
        let temperature = cell(.temperature)
        if !temperature.isEmpty {
            if let reading = try? Temperature(logged: temperature) {
                day.add { $0.temperature = reading }
            } else if let reading = Double(written: temperature) {
                day.add(temperature: reading)
            } else {
                day.skip(.notATemperature)
            }
        }
        let weight = cell(.weight)
        if !weight.isEmpty {
            do {
                let reading = try Weight(logged: weight)
                day.add { $0.weight = reading }
            } catch {
                day.skip(Remark.Reason(error))
            }
        }
        if !cell(.lh).isEmpty { day.add(lhNamed: cell(.lh), name: "lh") }
        if !cell(.mucus).isEmpty { day.add(mucusNamed: cell(.mucus), name: "mucus") }
        for item in cell(.symptoms).items() { day.add(verbatim: item) }
        for item in cell(.mood).items() { day.add { $0.moods = [item] } }
        readPill(cell(.pill), on: day)
        let ovulation = cell(.ovulation)
        if ovulation.lowercased() == "observed" || ovulation.saysYes {
            day.add { $0.ovulationObserved = true }
        } else if !ovulation.saysNo {
            day.misunderstand(.value("ovulation", ovulation))
        }
        day.add(note: row[columns[.note]])
    }

    private func readPill(_ word: String, on day: TrackerDay) {
        if word.isEmpty { return }
        if let taking = DoseTaking(rawValue: word.lowercased()) ?? (word.saysYes ? .taken : nil) {
            day.add { $0.dose = taking }
        } else {
            day.misunderstand(.value("pill", word))
        }
    }
}
