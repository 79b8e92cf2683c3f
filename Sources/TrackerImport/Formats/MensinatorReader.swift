import CivilDate
import CycleModel

/// Mensinator's export: an object with a table of texts for each table of its database.
enum MensinatorReader: JSONReader {
    static let format = TrackerFormat.mensinator

    static func recognises(_ root: JSONValue) -> Bool {
        root["periods"]?.isArray == true && root["period_logs"] == nil
            && ["symptoms", "symptom_date", "ovulations", "app_settings"].contains {
                root[$0]?.isArray == true
            }
    }

    static func read(_ root: JSONValue, into book: inout FactBook) {
        var periodDays: Set<Day> = []
        for row in book.rows("periods", of: root) {
            guard let day = book.day("date", of: row) else { continue }
            periodDays.insert(day)
            book.add(.unknown, on: day, at: row.offset)
        }
        for row in book.rows("ovulations", of: root) {
            guard let day = book.day("date", of: row) else { continue }
            book.remark(
                "an ovulation, taken as observed (Mensinator keeps positive tests as one too)",
                at: row.offset)
            book.add(day, at: row.offset) { $0.ovulationObserved = true }
        }
        readSymptoms(root, periodDays: periodDays, into: &book)
    }

    /// How strong a bleeding was is a symptom here, under a name in her language or of her making.
    private static func readSymptoms(
        _ root: JSONValue, periodDays: Set<Day>, into book: inout FactBook
    ) {
        var names: [String: String] = [:]
        for row in book.rows("symptoms", of: root) {
            guard let id = id("id", of: row), let name = book.text("symptom_name", of: row) else {
                book.skip("a symptom has no name", at: row.offset)
                continue
            }
            names[id] = name
        }
        for row in book.rows("symptom_date", of: root) {
            guard let day = book.day("symptom_date", of: row) else { continue }
            guard let id = id("symptom_id", of: row), let name = names[id] else {
                book.skip("a symptom that is not in the list of symptoms", at: row.offset)
                continue
            }
            guard let flow = Wording.flow(name), flow.flow != .unknown, flow.flow != .none else {
                book.add(symptom: name, on: day, at: row.offset)
                continue
            }
            if flow.flow == .spotting || periodDays.contains(day) {
                book.add(flow, on: day, at: row.offset)
            } else {
                book.remark(
                    "a strength on a day without a period, kept as a symptom", at: row.offset)
                book.add(symptom: name, on: day, at: row.offset)
            }
        }
    }

    private static func id(_ name: String, of row: JSONValue) -> String? {
        row[name].flatMap { value in value.text ?? value.integer.map(String.init) }
    }
}
