import CivilDate
import CycleModel

extension TrackerFormat {
    package static let fertilityFriend = TrackerFormat("Fertility Friend")
}

/// Fertility Friend's table; names of columns differ between its exports.
enum FertilityFriendReader: TableReader {
    static let format = TrackerFormat.fertilityFriend

    static func recognizes(_ table: DelimitedTable) -> Bool {
        table.has("Date")
            && (table.has("Cervical Fluid") || table.has("CF") || table.has("CM")
                || table.has("OPK"))
    }

    static func read(_ table: DelimitedTable, into records: inout RecordBuilder) throws {
        let date = table.column("Date")
        let temperature = table.column("Temp", "Temperature", "BBT")
        let fluid = table.column("Cervical Fluid", "CF", "CM")
        let test = table.column("OPK")
        let sex = table.column("Intercourse")
        let flow = table.column("Menses", "Period", "Flow", "Menstruation")
        let notes = table.column("Notes", "Note")
        let pattern = try date.map { column in
            if let given = records.datePattern { return given }
            return try DatePattern.found(in: table.cells(of: column))
        }
        for row in table.rows {
            let line = row.line
            guard let pattern, let day = records.day(row[date], pattern, at: line) else { continue }
            if !row[temperature].isEmpty {
                records.add(temperatureWritten: row[temperature], on: day, at: line)
            }
            if !row[fluid].isEmpty {
                records.add(mucusNamed: row[fluid], on: day, at: line, name: "Cervical Fluid")
            }
            if !row[test].isEmpty {
                records.add(lhNamed: row[test], on: day, at: line, name: "OPK")
            }
            if row[sex].saysYes {
                records.add(symptom: "sex", on: day, at: line)
            } else if !row[sex].saysNo {
                records.misunderstand("Intercourse \"\(row[sex])\"", at: line)
            }
            if !row[flow].isEmpty {
                records.add(flowNamed: row[flow], on: day, at: line, name: "Menses")
            }
            records.add(note: row[notes], on: day, at: line)
        }
        let read = [date, temperature, fluid, test, sex, flow, notes].compactMap(\.self)
        records.unread(table, but: Set(read))
    }
}
