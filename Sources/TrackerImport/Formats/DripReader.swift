import CivilDate
import CycleModel

extension TrackerFormat {
    package static let drip = TrackerFormat("drip")
}

/// drip's table, which other converters write too.
enum DripReader: TableReader {
    static let format = TrackerFormat.drip

    static func recognizes(_ table: DelimitedTable) -> Bool {
        table.has("date")
            && table.names.contains { $0.hasPrefix("bleeding.") || $0 == "temperature.value" }
    }

    static func read(_ table: DelimitedTable, into records: inout RecordBuilder) throws {
        let columns = Columns(table)
        for row in table.rows {
            guard let day = records.day(row[columns.date], at: row.line) else { continue }
            readBleeding(row, columns, on: day, into: &records)
            readTemperature(row, columns, on: day, into: &records)
            readMucus(row, columns, on: day, into: &records)
            let flags = columns.flags.filter { row[$0.column].lowercased() == "true" }.map(\.name)
            for name in flags {
                // How it was protected says that it was with a partner.
                if name == "sex.partner", flags.contains(where: \.saysHow) { continue }
                readFlag(name, on: day, at: row.line, into: &records)
            }
            readNotes(row, columns, flags: Set(flags), on: day, into: &records)
            for (name, column) in columns.unkept where !row[column].isEmpty {
                guard row[column].lowercased() != "false" else { continue }
                records.hasNoPlace(for: name, at: row.line)
            }
            switch row[columns.desire] {
            case "": break
            case "0": records.add(verbatim: "desire: low", on: day, at: row.line)
            case "1": records.add(verbatim: "desire: medium", on: day, at: row.line)
            case "2": records.add(verbatim: "desire: high", on: day, at: row.line)
            case let other: records.misunderstand("desire.value \"\(other)\"", at: row.line)
            }
        }
        records.unread(table, but: columns.all)
    }

    private struct Columns {
        var date: Int?
        var bleeding, bleedingExclude, temperature, temperatureExclude: Int?
        var mucusExclude, mucusFeeling, mucusTexture, mucusValue, desire: Int?
        var flags: [(name: String, column: Int)] = []
        var notes: [(kind: String, column: Int)] = []
        var unkept: [(name: String, column: Int)] = []
        var all: Set<Int> = []

        init(_ table: DelimitedTable) {
            date = table.column("date")
            bleeding = table.column("bleeding.value")
            bleedingExclude = table.column("bleeding.exclude")
            temperature = table.column("temperature.value")
            temperatureExclude = table.column("temperature.exclude")
            mucusExclude = table.column("mucus.exclude")
            mucusFeeling = table.column("mucus.feeling")
            mucusTexture = table.column("mucus.texture")
            mucusValue = table.column("mucus.value")
            desire = table.column("desire.value")
            for (index, name) in table.names.enumerated() {
                let parts = name.split(separator: ".")
                guard let kind = parts.first else { continue }
                all.insert(index)
                switch (kind, parts.last) {
                case (_, "note"), ("note", _): notes.append((String(kind), index))
                case ("sex", _), ("pain", _), ("mood", _): flags.append((name, index))
                case ("cervix", "exclude"): break
                case ("cervix", _): unkept.append((name, index))
                case ("temperature", "time"): break
                case ("date", _), ("bleeding", _), ("temperature", _), ("mucus", _),
                    ("desire", _):
                    break
                default: all.remove(index)
                }
            }
        }
    }

    private static func readBleeding(
        _ row: DelimitedTable.Row, _ columns: Columns, on day: Day,
        into records: inout RecordBuilder
    ) {
        let value = row[columns.bleeding]
        guard !value.isEmpty else { return }
        if row[columns.bleedingExclude].lowercased() == "true" {
            return records.leaveOut("an excluded bleeding", at: row.line)
        }
        switch value {
        case "0": records.add(.spotting, on: day, at: row.line)
        case "1": records.add(.light, on: day, at: row.line)
        case "2": records.add(.medium, on: day, at: row.line)
        case "3": records.add(.heavy, on: day, at: row.line)
        default: records.misunderstand("bleeding.value \"\(value.shortened)\"", at: row.line)
        }
    }

    private static func readTemperature(
        _ row: DelimitedTable.Row, _ columns: Columns, on day: Day,
        into records: inout RecordBuilder
    ) {
        let value = row[columns.temperature]
        guard !value.isEmpty else { return }
        if row[columns.temperatureExclude].lowercased() == "true" {
            return records.leaveOut("an excluded temperature", at: row.line)
        }
        records.add(temperatureWritten: value, on: day, at: row.line)
    }

    /// drip asks for feeling and texture and works its own value out of them, from `t` to `S+`.
    private static func readMucus(
        _ row: DelimitedTable.Row, _ columns: Columns, on day: Day,
        into records: inout RecordBuilder
    ) {
        let feeling = row[columns.mucusFeeling]
        let texture = row[columns.mucusTexture]
        let value = row[columns.mucusValue]
        guard !(feeling + texture + value).isEmpty else { return }
        if row[columns.mucusExclude].lowercased() == "true" {
            return records.leaveOut("an excluded mucus", at: row.line)
        }
        let mucus: Mucus? =
            switch (texture, feeling, value) {
            case ("2", _, _), ("", "3", _): .eggwhite
            case ("1", _, _): .creamy
            case (_, "3", _), (_, "2", _): .watery
            case (_, "1", _), (_, "0", _): .dry
            case (_, _, "4"): .eggwhite
            case (_, _, "3"): .creamy
            case (_, _, "2"): .watery
            case (_, _, "1"), (_, _, "0"): .dry
            default: nil
            }
        guard let mucus else {
            return records.misunderstand("mucus \"\(feeling),\(texture),\(value)\"", at: row.line)
        }
        records.add(day, at: row.line) { $0.mucus = mucus }
    }

    /// A note beside "other" names pains or moods; any other one is a note of the day.
    private static func readNotes(
        _ row: DelimitedTable.Row, _ columns: Columns, flags: Set<String>, on day: Day,
        into records: inout RecordBuilder
    ) {
        for (kind, column) in columns.notes {
            let note = row[column]
            guard flags.contains("\(kind).other"), kind == "pain" || kind == "mood" else {
                records.add(note: note, on: day, at: row.line)
                continue
            }
            let items = note.items(separators: ",;\n")
            for item in items.isEmpty ? ["other \(kind)"] : items {
                if kind == "pain" {
                    records.add(verbatim: item, on: day, at: row.line)
                } else {
                    records.add(day, at: row.line) { $0.moods = [item] }
                }
            }
        }
        // Some converters leave the notes out.
        for kind in ["pain", "mood"]
        where flags.contains("\(kind).other") && !columns.notes.contains(where: { $0.kind == kind })
        {
            records.add(verbatim: "other \(kind)", on: day, at: row.line)
        }
    }

    private static func readFlag(
        _ name: String, on day: Day, at line: Int, into records: inout RecordBuilder
    ) {
        let word = String(name.drop { $0 != "." }.dropFirst())
        switch (name.prefix(4), word) {
        // Its note says what it was.
        case ("pain", "other"), ("mood", "other"): break
        case ("mood", _): records.add(mood: word, on: day, at: line)
        case ("pain", _): records.add(symptom: word, on: day, at: line)
        case (_, "condom"): records.add(verbatim: "sex: protected", on: day, at: line)
        case (_, "partner"): records.add(symptom: "sex", on: day, at: line)
        case (_, "none"): records.add(verbatim: "sex: unprotected", on: day, at: line)
        default: records.add(verbatim: "sex: \(TrackerWords.plain(word))", on: day, at: line)
        }
    }
}

extension String {
    /// Whether a column of drip names what was used, or that nothing was.
    fileprivate var saysHow: Bool { self == "sex.condom" || self == "sex.none" }
}
