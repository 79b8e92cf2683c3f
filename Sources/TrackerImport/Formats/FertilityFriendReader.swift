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

    static func read(_ table: DelimitedTable, into records: RecordBuilder) throws {
        let date = table.column("Date")
        let temperature = table.column("Temp", "Temperature", "BBT")
        let fluid = table.column("Cervical Fluid", "CF", "CM")
        let test = table.column("OPK")
        let sex = table.column("Intercourse")
        let flow = table.column("Menses", "Period", "Flow", "Menstruation")
        let notes = table.column("Notes", "Note")
        let pattern = try date.map { column in
            if let given = records.datePattern { return given }
            return try DatePattern.found(
                in: table.cells(of: column), order: records.dateOrder)
        }
        for row in table.rows {
            let line = row.line
            guard let pattern, let day = records.day(row[date], pattern, at: line) else { continue }
            if !row[temperature].isEmpty { day.add(temperatureWritten: row[temperature]) }
            if !row[fluid].isEmpty { day.add(mucusNamed: row[fluid], name: "Cervical Fluid") }
            if !row[test].isEmpty { day.add(lhNamed: row[test], name: "OPK") }
            if row[sex].saysYes {
                day.add(symptom: "sex")
            } else if !row[sex].saysNo {
                day.misunderstand(.value("Intercourse", row[sex]))
            }
            if !row[flow].isEmpty { day.add(flowNamed: row[flow], name: "Menses") }
            day.add(note: row[notes])
        }
        let read = [date, temperature, fluid, test, sex, flow, notes].compactMap(\.self)
        records.unread(table, but: Set(read))
    }
}
