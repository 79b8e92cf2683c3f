import CivilDate
import CycleModel

extension TrackerFormat {
    package static let mensinator = TrackerFormat("Mensinator")
}

/// Mensinator's export: an object with a table of texts for each table of its database.
enum MensinatorReader: JSONReader {
    static let format = TrackerFormat.mensinator

    static func recognizes(_ root: JSONValue) -> Bool {
        root["periods"]?.isArray == true && root["period_logs"] == nil
            && ["symptoms", "symptom_date", "ovulations", "app_settings"].contains {
                root[$0]?.isArray == true
            }
    }

    static func read(_ root: JSONValue, into records: RecordBuilder) {
        records.unread(
            root, but: ["periods", "symptoms", "symptom_date", "ovulations", "app_settings"])
        var periodDays: Set<Day> = []
        for row in records.rows("periods", of: root) {
            guard let day = records.day("date", of: row) else { continue }
            records.unread(row, but: ["id", "date", "period_id"])
            periodDays.insert(day.date)
            day.add(.unknown)
        }
        for row in records.rows("ovulations", of: root) {
            guard let day = records.day("date", of: row) else { continue }
            records.unread(row, but: ["id", "date"])
            // A positive test is kept as one too.
            day.remark(.ovulationOrTest)
            day.add { $0.ovulationObserved = true }
        }
        readSymptoms(root, periodDays: periodDays, into: records)
    }

    /// How strong a bleeding was is a symptom here, under a name in the person's language or of their own.
    private static func readSymptoms(
        _ root: JSONValue, periodDays: Set<Day>, into records: RecordBuilder
    ) {
        var names: [String: String] = [:]
        for row in records.rows("symptoms", of: root) {
            guard let id = id("id", of: row), let name = records.text("symptom_name", of: row)
            else {
                records.skip(.missing("symptom_name"), at: row.offset)
                continue
            }
            names[id] = name
        }
        for row in records.rows("symptom_date", of: root) {
            guard let day = records.day("symptom_date", of: row) else { continue }
            records.unread(row, but: ["id", "symptom_date", "symptom_id"])
            guard let id = id("symptom_id", of: row), let name = names[id] else {
                day.skip(.symptomOfNothing)
                continue
            }
            guard let flow = TrackerWords.flow(name), flow.flow != .unknown, flow.flow != .none
            else {
                day.add(symptom: name)
                continue
            }
            if flow.flow == .spotting || periodDays.contains(day.date) {
                day.add(flow)
            } else {
                day.remark(.strengthWithoutPeriod)
                day.add(symptom: name)
            }
        }
    }

    private static func id(_ name: String, of row: JSONValue) -> String? {
        row[name].flatMap { value in value.text ?? value.integer.map(String.init) }
    }
}
