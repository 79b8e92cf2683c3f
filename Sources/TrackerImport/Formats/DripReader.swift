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

    static func read(_ table: DelimitedTable, into records: RecordBuilder) throws {
        let columns = Columns(table)
        for row in table.rows {
            guard let day = records.day(row[columns.date], at: row.line) else { continue }
            readBleeding(row, columns, on: day)
            readTemperature(row, columns, on: day)
            readMucus(row, columns, on: day)
            let flags = columns.flags.filter { row[$0.column].lowercased() == "true" }.map(\.name)
            for name in flags {
                // How it was protected says that it was with a partner.
                if name == "sex.partner", flags.contains(where: \.saysHow) { continue }
                readFlag(name, on: day)
            }
            readNotes(row, columns, flags: Set(flags), on: day)
            for (name, column) in columns.unkept where !row[column].isEmpty {
                guard row[column].lowercased() != "false" else { continue }
                day.hasNoPlace(for: .words("\(name)"))
            }
            switch row[columns.desire] {
            case "": break
            case "0": day.add(verbatim: "desire: low")
            case "1": day.add(verbatim: "desire: medium")
            case "2": day.add(verbatim: "desire: high")
            case let other: day.misunderstand(.value("desire.value", other))
            }
        }
        records.unread(table, but: columns.all)
    }

    /// drip doubles every quote, also in cells that it puts none around.
    static func table(_ bytes: [UInt8]) -> DelimitedTable? {
        let quote = UInt8(ascii: "\"")
        let separator = UInt8(ascii: ",")
        guard zip(bytes, bytes.dropFirst()).contains(where: { $0 == quote && $1 == quote }) else {
            return nil
        }
        var mended: [UInt8] = []
        mended.reserveCapacity(bytes.count + bytes.count / 16)
        var index = bytes.startIndex
        while index < bytes.endIndex {
            // A quote around a cell makes the number of those that it begins with odd.
            let isQuoted = !bytes[index...].prefix { $0 == quote }.count.isMultiple(of: 2)
            var isOpen = isQuoted
            let start = index
            if isQuoted { index += 1 }
            while index < bytes.endIndex {
                let byte = bytes[index]
                if isQuoted, byte == quote { isOpen.toggle() }
                if !isOpen, byte == separator || byte == 0x0A || byte == 0x0D { break }
                index += 1
            }
            let cell = bytes[start..<index]
            let isDoubled =
                !isQuoted && cell.count > 2 && cell.contains(quote)
                && cell.split(omittingEmptySubsequences: true) { $0 != quote }
                    .allSatisfy { $0.count.isMultiple(of: 2) }
            mended += isDoubled ? [quote] + cell + [quote] : Array(cell)
            if index < bytes.endIndex {
                mended.append(bytes[index])
                index += 1
            }
        }
        return DelimitedTable(mended)
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
        _ row: DelimitedTable.Row, _ columns: Columns, on day: TrackerDay
    ) {
        let value = row[columns.bleeding]
        guard !value.isEmpty else { return }
        if row[columns.bleedingExclude].lowercased() == "true" {
            return day.leaveOut(.excluded("bleeding.value"))
        }
        switch value {
        case "0": day.add(.spotting)
        case "1": day.add(.light)
        case "2": day.add(.medium)
        case "3": day.add(.heavy)
        default: day.misunderstand(.value("bleeding.value", value))
        }
    }

    private static func readTemperature(
        _ row: DelimitedTable.Row, _ columns: Columns, on day: TrackerDay
    ) {
        let value = row[columns.temperature]
        guard !value.isEmpty else { return }
        if row[columns.temperatureExclude].lowercased() == "true" {
            return day.leaveOut(.excluded("temperature.value"))
        }
        day.add(temperatureWritten: value)
    }

    /// drip asks for feeling and texture and works its own value out of them, from `t` to `S+`.
    private static func readMucus(
        _ row: DelimitedTable.Row, _ columns: Columns, on day: TrackerDay
    ) {
        let feeling = row[columns.mucusFeeling]
        let texture = row[columns.mucusTexture]
        let value = row[columns.mucusValue]
        guard !(feeling + texture + value).isEmpty else { return }
        if row[columns.mucusExclude].lowercased() == "true" {
            return day.leaveOut(.excluded("mucus.value"))
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
            return day.misunderstand(.value("mucus", "\(feeling),\(texture),\(value)"))
        }
        day.add { $0.mucus = mucus }
    }

    /// A note beside "other" names pains or moods; any other one is a note of the day.
    private static func readNotes(
        _ row: DelimitedTable.Row, _ columns: Columns, flags: Set<String>, on day: TrackerDay
    ) {
        for (kind, column) in columns.notes {
            let note = row[column]
            guard flags.contains("\(kind).other"), kind == "pain" || kind == "mood" else {
                day.add(note: note)
                continue
            }
            let items = note.items(separators: ",;\n")
            for item in items.isEmpty ? ["other \(kind)"] : items {
                if kind == "pain" {
                    day.add(verbatim: item)
                } else {
                    day.add { $0.moods = [item] }
                }
            }
        }
        // Some converters leave the notes out.
        for kind in ["pain", "mood"]
        where flags.contains("\(kind).other") && !columns.notes.contains(where: { $0.kind == kind })
        {
            day.add(verbatim: "other \(kind)")
        }
    }

    private static func readFlag(_ name: String, on day: TrackerDay) {
        let word = String(name.drop { $0 != "." }.dropFirst())
        switch (name.prefix(4), word) {
        // Its note says what it was.
        case ("pain", "other"), ("mood", "other"): break
        case ("mood", _): day.add(mood: word)
        case ("pain", _): day.add(symptom: word)
        case (_, "condom"): day.add(verbatim: "sex: protected")
        case (_, "partner"): day.add(symptom: "sex")
        case (_, "none"): day.add(verbatim: "sex: unprotected")
        default: day.add("sex", named: word)
        }
    }
}

extension String {
    /// Whether a column of drip names what was used, or that nothing was.
    fileprivate var saysHow: Bool { self == "sex.condom" || self == "sex.none" }
}
