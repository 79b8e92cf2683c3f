import CivilDate
import CycleModel

/// The tables of Google Takeout's folder "Menstrual Health".
enum FitbitReader: TableReader {
    static let format = TrackerFormat.fitbit

    static func recognises(_ table: DelimitedTable) -> Bool {
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

    static func read(
        _ table: DelimitedTable, into book: inout FactBook
    ) throws(TrackerError) {
        if isCycles(table) {
            try readCycles(table, into: &book)
        } else if isSymptoms(table) {
            try readSymptoms(table, into: &book)
        } else if isBirthControl(table) {
            try table.forEachRow { row throws(TrackerError) in
                book.hasNoPlace(
                    for: "birth_control_type (say it with 'eve-ics contraception')", at: row.line)
            }
        } else {
            try table.forEachRow { row throws(TrackerError) in
                book.leaveOut("average lengths, which follow from the log", at: row.line)
            }
        }
    }

    /// Computed rows go on into the future; only what she entered herself is a fact.
    private static func readCycles(
        _ table: DelimitedTable, into book: inout FactBook
    ) throws(TrackerError) {
        let start = table.column("period_start_date")
        let end = table.column("period_end_date")
        let source = table.column("period_source")
        let ovulation = table.column("ovulation_start_date")
        let ovulationSource = table.column("ovulation_source")
        try table.forEachRow { row throws(TrackerError) in
            if row[source].lowercased() == "manual" {
                readPeriod(row[start], row[end], at: row.line, into: &book)
            } else if !row[start].isEmpty {
                book.leaveOut("a computed period", at: row.line)
            }
            guard !row[ovulation].isEmpty else { return }
            guard row[ovulationSource].lowercased() == "manual" else {
                return book.leaveOut("a computed ovulation", at: row.line)
            }
            guard let day = book.day(row[ovulation], at: row.line) else { return }
            book.add(day, at: row.line) { $0.ovulationObserved = true }
        }
    }

    private static func readPeriod(
        _ start: String, _ end: String, at line: Int, into book: inout FactBook
    ) {
        guard let first = book.day(start, at: line) else { return }
        guard !end.isEmpty else { return book.add(startOfPeriod: first, at: line) }
        guard let last = Day(utf8: end.utf8.prefix(10)) else {
            return book.skip(LineProblem.notADate.description, at: line)
        }
        guard let days = book.period(from: first, through: last, at: line) else { return }
        book.add(period: days, at: line)
    }

    private static func readSymptoms(
        _ table: DelimitedTable, into book: inout FactBook
    ) throws(TrackerError) {
        let time = table.column("timestamp")
        let fluids = table.column("fluids")
        let flow = table.column("flow")
        let conditions = table.column("conditions")
        let sex = table.column("sex")
        let test = table.column("ovulation_test")
        let event = table.column("cycle_altering_event")
        let mood = table.column("mood")
        try table.forEachRow { row throws(TrackerError) in
            let line = row.line
            guard let day = book.day(row[time], at: line) else { return }
            if !row[flow].isEmpty {
                book.add(flowNamed: row[flow], on: day, at: line, name: "flow")
            }
            for word in row[fluids].items() {
                if Wording.mucus(word) == nil {
                    book.add(verbatim: "discharge: \(Wording.plain(word))", on: day, at: line)
                } else {
                    book.add(mucusNamed: word, on: day, at: line, name: "fluids")
                }
            }
            for word in row[conditions].items() { book.add(symptom: word, on: day, at: line) }
            for word in row[sex].items() where !word.saysNo {
                let plain = Wording.plain(word)
                let name = plain.hasSuffix(" sex") ? String(plain.dropLast(4)) : plain
                book.add(verbatim: "sex: \(name)", on: day, at: line)
            }
            if !row[test].isEmpty {
                book.add(lhNamed: row[test], on: day, at: line, name: "ovulation_test")
            }
            for word in row[event].items() where !word.saysNo {
                book.add(verbatim: "factor: \(Wording.plain(word))", on: day, at: line)
            }
            for word in row[mood].items() { book.add(mood: word, on: day, at: line) }
        }
        let read = [time, fluids, flow, conditions, sex, test, event, mood].compactMap(\.self)
        book.unread(table, but: Set(read))
    }
}
