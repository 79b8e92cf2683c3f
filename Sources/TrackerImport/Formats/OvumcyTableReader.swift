import CivilDate
import CycleModel

/// Ovumcy's table, by the names of its columns: their places have changed before.
enum OvumcyTableReader: TableReader {
    static let format = TrackerFormat.ovumcy

    static func recognizes(_ table: DelimitedTable) -> Bool {
        table.has("Date", "Period", "Flow")
            && (table.has("Cervical mucus") || table.has("Mood rating")
                || table.has("Sex activity"))
    }

    private static let symptoms = [
        "Cramps", "Headache", "Acne", "Mood", "Bloating", "Fatigue", "Breast tenderness",
        "Back pain", "Nausea", "Spotting", "Irritability", "Insomnia", "Food cravings", "Diarrhea",
        "Constipation", "Swelling",
    ]

    static func read(_ table: DelimitedTable, into records: RecordBuilder) throws {
        let date = table.column("Date")
        let period = table.column("Period")
        let uncertain = table.column("Uncertain", "Is uncertain")
        let flow = table.column("Flow")
        let rating = table.column("Mood rating")
        let sex = table.column("Sex activity")
        let temperature = table.column("BBT (C)", "BBT", "BBT (°C)")
        let mucus = table.column("Cervical mucus")
        let pregnancy = table.column("Pregnancy test")
        let factors = table.column("Cycle factors")
        let other = table.column("Other", "Other symptoms")
        let notes = table.column("Notes")
        let flags = symptoms.compactMap { name in table.column(name).map { (name, $0) } }
        let start = table.column("Cycle start")
        for row in table.rows {
            guard let day = records.day(plain(row[date]), at: row.line) else { continue }
            var entry = OvumcyEntry()
            entry.isPeriod = row[period].saysYes
            entry.isUncertain = row[uncertain].saysYes
            entry.flow = row[flow]
            entry.sex = row[sex]
            entry.mucus = row[mucus]
            entry.pregnancyTest = row[pregnancy]
            entry.factors = plain(row[factors]).items()
            entry.others = plain(row[other]).items()
            entry.notes = plain(row[notes])
            entry.symptoms = flags.filter { row[$0.1].saysYes }
                .map { TrackerWords.plain($0.0).split(separator: " ").joined(separator: "_") }
            if !row[rating].isEmpty {
                if let value = Int(row[rating]) {
                    entry.moodRating = value
                } else {
                    day.misunderstand(.value("Mood rating", row[rating]))
                }
            }
            if !row[temperature].isEmpty {
                if let reading = Double(written: row[temperature]) {
                    entry.temperature = reading == 0 ? nil : reading
                } else {
                    day.skip(.notATemperature)
                }
            }
            entry.take(on: day)
        }
        let read = [
            date, period, uncertain, flow, rating, sex, temperature, mucus, pregnancy, factors,
            other, notes, start,
        ].compactMap(\.self)
        records.unread(table, but: Set(read + flags.map(\.1)))
    }

    /// The cell without the `'` that keeps a spreadsheet from reading a text as a formula.
    private static func plain(_ cell: String) -> String {
        guard cell.first == "'", let next = cell.dropFirst().first, "=+-@".contains(next) else {
            return cell
        }
        return String(cell.dropFirst())
    }
}
