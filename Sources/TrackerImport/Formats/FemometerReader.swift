import CivilDate
import CycleModel

extension TrackerFormat {
    package static let femometer = TrackerFormat("Femometer")
}

/// Femometer's table, of which only the German one is known.
enum FemometerReader: TableReader {
    static let format = TrackerFormat.femometer

    static func recognizes(_ table: DelimitedTable) -> Bool {
        table.has("Datum", "Zyklustag", "Periodentag")
    }

    static func read(_ table: DelimitedTable, into records: RecordBuilder) throws {
        let date = table.column("Datum")
        let periodDay = table.column("Periodentag")
        let flow = table.column("Flussmenge")
        let pain = table.column("Schmerzen")
        let temperature = table.column("Basaltemp")
        let sex = table.column("Sex")
        let ovulation = table.column("Tag der Ovulation")
        let mucus = table.column("Zervixschleim")
        let spotting = table.column("Schmierblutung")
        let mood = table.column("Stimmung")
        let symptoms = table.column("Symptome")
        let test = table.column("LH Ergebnis")
        let pattern = try date.map { column in
            try DatePattern.found(in: table.cells(of: column), order: records.dateOrder)
        }
        for row in table.rows {
            let line = row.line
            guard let pattern, let day = records.day(row[date], pattern, at: line) else { continue }
            if !row[flow].isEmpty {
                day.add(flowNamed: row[flow], name: "Flussmenge")
            } else if let number = Int(row[periodDay]), number > 0 {
                day.add(.unknown)
            }
            // The cell names its color.
            if !row[spotting].saysNo { day.add(.spotting) }
            for word in row[pain].items(separators: "|,;\n") where !word.saysNo {
                day.add(symptom: word)
            }
            if !row[temperature].isEmpty {
                // `36.86°C`
                let number = row[temperature].prefix { $0.isNumber || $0 == "." || $0 == "," }
                day.add(temperatureWritten: String(number))
            }
            readSex(row[sex], on: day)
            if !row[ovulation].isEmpty { day.leaveOut(.computed("Tag der Ovulation")) }
            for word in row[mucus].items(separators: "|,;\n") {
                day.add(mucusNamed: word, name: "Zervixschleim")
            }
            for word in row[mood].items(separators: "|,;\n") { day.add(mood: word) }
            for word in row[symptoms].items(separators: "|,;\n") { day.add(symptom: word) }
            if !row[test].isEmpty { day.add(lhNamed: row[test], name: "LH Ergebnis") }
        }
        let read = [
            date, periodDay, flow, pain, temperature, sex, ovulation, mucus, spotting, mood,
            symptoms, test, table.column("Zyklustag"), table.column("Farbe"),
        ]
        records.unread(table, but: Set(read.compactMap(\.self)))
    }

    /// `1 Mal: Ungeschützt`.
    private static func readSex(_ text: String, on day: TrackerDay) {
        for entry in text.items(separators: "|,;\n") where !entry.saysNo {
            let word = entry.split(separator: ":").last.map { String($0).trimmed } ?? entry
            switch word.lowercased() {
            case "ungeschützt": day.add(verbatim: "sex: unprotected")
            case "geschützt": day.add(verbatim: "sex: protected")
            default: day.add("sex", named: word)
            }
        }
    }
}
