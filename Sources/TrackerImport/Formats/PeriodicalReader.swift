import CivilDate
import CycleModel

extension TrackerFormat {
    package static let periodical = TrackerFormat("Periodical")
}

/// Periodical's backup: an array of objects with a table each, all values texts.
enum PeriodicalReader: JSONReader {
    static let format = TrackerFormat.periodical

    static func recognizes(_ root: JSONValue) -> Bool {
        root.isArray && root.elements.contains { $0["version"] != nil }
            && root.elements.contains { $0["data"]?.isArray == true }
    }

    static func read(_ root: JSONValue, into records: RecordBuilder) {
        for part in records.objects(in: root) {
            records.unread(part, but: ["version", "data", "options", "notes", "symptoms"])
            for row in records.rows("data", of: part) { readEvent(row, into: records) }
            for row in records.rows("notes", of: part) {
                guard let day = day(of: row, into: records),
                    let text = records.text("content", of: row)
                else { continue }
                day.add(note: text)
            }
            for row in records.rows("symptoms", of: part) { readSymptom(row, into: records) }
        }
    }

    /// `YYYYMMDD`.
    private static func day(of row: JSONValue, into records: RecordBuilder) -> TrackerDay? {
        guard let text = records.text("eventdate", of: row) else {
            records.skip(.missing("eventdate"), at: row.offset)
            return nil
        }
        guard text.utf8.count == 8, text.utf8.allSatisfy(\.isASCIIDigit),
            let number = Int(text)
        else {
            records.skip(.notADate(form: "YYYYMMDD"), at: row.offset)
            return nil
        }
        return records.day(
            year: number / 10_000, month: number / 100 % 100, day: number % 100, at: row.offset)
    }

    private static let rowMembers: Set<String> = [
        "eventtype", "eventdate", "eventcvx", "eventtemp", "intensity",
    ]

    private static func readEvent(_ row: JSONValue, into records: RecordBuilder) {
        guard let type = records.text("eventtype", of: row) else {
            return records.skip(.missing("eventtype"), at: row.offset)
        }
        // The types above are days that the app worked out.
        guard ["0", "1", "2"].contains(type) else {
            return records.leaveOut(.computed("eventtype \(type)"), at: row.offset)
        }
        records.unread(row, but: rowMembers)
        guard let day = day(of: row, into: records) else { return }
        if type != "0" { day.add(flow(of: row, into: records)) }
        if let text = records.text("eventtemp", of: row), !text.isEmpty {
            if let reading = Double(written: text) {
                // Where nothing was measured, some versions write a zero.
                if reading != 0 { day.add(temperature: reading) }
            } else {
                day.skip(.notATemperature)
            }
        }
        if let cervix = records.text("eventcvx", of: row), !cervix.isEmpty, cervix != "0" {
            day.hasNoPlace(for: .words("eventcvx"))
        }
    }

    private static func flow(of row: JSONValue, into records: RecordBuilder) -> Flow {
        guard let text = records.text("intensity", of: row) else { return .unknown }
        switch text {
        case "1": return .light
        case "2": return .medium
        case "3": return .heavy
        case "4":
            records.remark(.veryHeavy, at: row.offset)
            return .heavy
        case "", "0": return .unknown
        default:
            records.misunderstand(.value("intensity", text), at: row.offset)
            return .unknown
        }
    }

    private static func readSymptom(_ row: JSONValue, into records: RecordBuilder) {
        guard let day = day(of: row, into: records), let id = records.text("symptom", of: row)
        else { return }
        switch id {
        case "18": day.add { $0.dose = .taken }
        case "19": day.add(.spotting)
        default:
            guard let number = Int(id), let name = symptoms[number] else {
                return day.misunderstand(.value("symptom", id))
            }
            if (22...23).contains(number) || number == 14 {
                day.add(mood: name)
            } else {
                day.add(symptom: name)
            }
        }
    }

    private static let symptoms = [
        1: "sex", 2: "cramps", 3: "back pain", 4: "ovulation pain, left",
        5: "ovulation pain, right",
        6: "breast tenderness", 7: "thrush", 8: "discharge", 9: "heavy bleeding",
        10: "temperature fluctuation", 11: "acne", 12: "bloating", 13: "fainting",
        14: "grumpy", 15: "nausea", 16: "food cravings", 17: "headache", 20: "fatigue",
        21: "energised", 22: "sad", 23: "edgy",
    ]
}
