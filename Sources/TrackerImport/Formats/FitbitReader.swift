import CivilDate
import CycleModel

extension TrackerFormat {
    package static let fitbit = TrackerFormat("Fitbit")
}

/// The tables of Google Takeout's folder "Menstrual Health".
enum FitbitReader: TableReader {
    static let format = TrackerFormat.fitbit

    static func recognizes(_ table: DelimitedTable) -> Bool {
        isCycles(table) || isSymptoms(table) || isBirthControl(table)
            || table.has("avg_period_days", "avg_cycle_days")
    }

    private static func isCycles(_ table: DelimitedTable) -> Bool {
        table.has("period_start_date", "period_source")
    }

    private static func isSymptoms(_ table: DelimitedTable) -> Bool {
        table.has("timestamp", "flow", "ovulation_test")
    }

    private static func isBirthControl(_ table: DelimitedTable) -> Bool {
        table.has("birth_control_type", "event_date")
    }

    static func read(_ table: DelimitedTable, into records: RecordBuilder) throws {
        if isCycles(table) {
            try readCycles(table, into: records)
        } else if isSymptoms(table) {
            try readSymptoms(table, into: records)
        } else if isBirthControl(table) {
            for row in table.rows {
                records.hasNoPlace(for: .contraception("birth_control_type"), at: row.line)
            }
        } else {
            for row in table.rows {
                records.leaveOut(.computed("avg_period_days, avg_cycle_days"), at: row.line)
            }
        }
    }

    /// Computed rows go on into the future; only what the person entered is a fact.
    private static func readCycles(_ table: DelimitedTable, into records: RecordBuilder) throws {
        let start = table.column("period_start_date")
        let end = table.column("period_end_date")
        let source = table.column("period_source")
        let ovulation = table.column("ovulation_start_date")
        let ovulationSource = table.column("ovulation_source")
        for row in table.rows {
            if row[source].lowercased() == "manual" {
                readPeriod(row[start], row[end], at: row.line, into: records)
            } else if !row[start].isEmpty {
                records.leaveOut(.computed("period_start_date"), at: row.line)
            }
            guard !row[ovulation].isEmpty else { continue }
            guard row[ovulationSource].lowercased() == "manual" else {
                records.leaveOut(.computed("ovulation_start_date"), at: row.line)
                continue
            }
            guard let day = records.day(row[ovulation], at: row.line) else { continue }
            day.add { $0.ovulationObserved = true }
        }
    }

    private static func readPeriod(
        _ start: String, _ end: String, at line: Int, into records: RecordBuilder
    ) {
        guard let first = records.day(start, at: line) else { return }
        guard !end.isEmpty else { return first.addStartOfPeriod() }
        guard let last = Day(utf8: end.utf8.prefix(10)) else {
            return first.skip(.notADate())
        }
        first.addPeriod(through: last)
    }

    private static func readSymptoms(_ table: DelimitedTable, into records: RecordBuilder) throws {
        let time = table.column("timestamp")
        let fluids = table.column("fluids")
        let flow = table.column("flow")
        let conditions = table.column("conditions")
        let sex = table.column("sex")
        let test = table.column("ovulation_test")
        let event = table.column("cycle_altering_event")
        let mood = table.column("mood")
        for row in table.rows {
            let line = row.line
            guard let day = records.day(row[time], at: line) else { continue }
            if !row[flow].isEmpty { day.add(flowNamed: row[flow], name: "flow") }
            for word in row[fluids].items() { day.add(fluidNamed: word) }
            for word in row[conditions].items() { day.add(symptom: word) }
            for word in row[sex].items() where !word.saysNo { day.add(sex: word) }
            if !row[test].isEmpty { day.add(lhNamed: row[test], name: "ovulation_test") }
            for word in row[event].items() where !word.saysNo { day.add("factor", named: word) }
            for word in row[mood].items() { day.add(mood: word) }
        }
        let read = [time, fluids, flow, conditions, sex, test, event, mood].compactMap(\.self)
        records.unread(table, but: Set(read))
    }
}
