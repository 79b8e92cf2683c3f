import CivilDate
import CycleModel

/// Fertility Friend's table; names of columns differ between its exports.
enum FertilityFriendReader: TableReader {
    static let format = TrackerFormat.fertilityFriend

    static func recognises(_ table: DelimitedTable) -> Bool {
        table.has("Date")
            && (table.has("Cervical Fluid") || table.has("CF") || table.has("CM")
                || table.has("OPK"))
    }

    static func read(
        _ table: DelimitedTable, into book: inout FactBook
    ) throws(TrackerError) {
        let date = table.column("Date")
        let temperature = table.column("Temp", "Temperature", "BBT")
        let fluid = table.column("Cervical Fluid", "CF", "CM")
        let test = table.column("OPK")
        let sex = table.column("Intercourse")
        let flow = table.column("Menses", "Period", "Flow", "Menstruation")
        let notes = table.column("Notes", "Note")
        let pattern = try date.map { column throws(TrackerError) in
            if let given = book.datePattern { return given }
            return try DatePattern.found(in: table.cells(of: column))
        }
        try table.forEachRow { row throws(TrackerError) in
            let line = row.line
            guard let pattern, let day = book.day(row[date], pattern, at: line) else { return }
            if !row[temperature].isEmpty {
                if let reading = Double(written: row[temperature]) {
                    book.add(temperature: reading, on: day, at: line)
                } else {
                    book.skip("a temperature is not a number", at: line)
                }
            }
            if !row[fluid].isEmpty {
                book.add(mucusNamed: row[fluid], on: day, at: line, name: "Cervical Fluid")
            }
            if !row[test].isEmpty {
                book.add(lhNamed: row[test], on: day, at: line, name: "OPK")
            }
            if row[sex].saysYes {
                book.add(symptom: "sex", on: day, at: line)
            } else if !row[sex].saysNo {
                book.misunderstand("Intercourse \"\(row[sex])\"", at: line)
            }
            if !row[flow].isEmpty {
                book.add(flowNamed: row[flow], on: day, at: line, name: "Menses")
            }
            book.add(note: row[notes], on: day, at: line)
        }
        let read = [date, temperature, fluid, test, sex, flow, notes].compactMap(\.self)
        book.unread(table, but: Set(read))
    }
}
