import CivilDate
import CycleModel

/// Periodical's backup: an array of objects with a table each, all values texts.
enum PeriodicalReader: JSONReader {
    static let format = TrackerFormat.periodical

    static func recognises(_ root: JSONValue) -> Bool {
        root.isArray && root.elements.contains { $0["version"] != nil }
            && root.elements.contains { $0["data"]?.isArray == true }
    }

    static func read(_ root: JSONValue, into book: inout FactBook) {
        for part in book.objects(in: root) {
            for row in book.rows("data", of: part) { readEvent(row, into: &book) }
            for row in book.rows("notes", of: part) {
                guard let day = day(of: row, into: &book), let text = book.text("content", of: row)
                else { continue }
                book.add(note: text, on: day, at: row.offset)
            }
            for row in book.rows("symptoms", of: part) { readSymptom(row, into: &book) }
        }
    }

    /// `YYYYMMDD`.
    private static func day(of row: JSONValue, into book: inout FactBook) -> Day? {
        guard let text = book.text("eventdate", of: row) else {
            book.skip("a row has no \"eventdate\"", at: row.offset)
            return nil
        }
        guard text.utf8.count == 8, text.utf8.allSatisfy({ (0x30...0x39).contains($0) }),
            let number = Int(text)
        else {
            book.skip("not a date; Periodical writes YYYYMMDD", at: row.offset)
            return nil
        }
        return book.day(
            year: number / 10_000, month: number / 100 % 100, day: number % 100, at: row.offset)
    }

    private static func readEvent(_ row: JSONValue, into book: inout FactBook) {
        guard let type = book.text("eventtype", of: row) else {
            return book.skip("a row has no \"eventtype\"", at: row.offset)
        }
        // The types above are days that the app worked out.
        guard ["0", "1", "2"].contains(type) else {
            return book.leaveOut("a day that was worked out", at: row.offset)
        }
        guard let day = day(of: row, into: &book) else { return }
        if type != "0" { book.add(flow(of: row, into: &book), on: day, at: row.offset) }
        if let text = book.text("eventtemp", of: row), !text.isEmpty {
            if let reading = Double(written: text) {
                // Where nothing was measured, some versions write a zero.
                if reading != 0 { book.add(temperature: reading, on: day, at: row.offset) }
            } else {
                book.skip("a temperature is not a number", at: row.offset)
            }
        }
        if let cervix = book.text("eventcvx", of: row), !cervix.isEmpty, cervix != "0" {
            book.hasNoPlace(for: "eventcvx", at: row.offset)
        }
    }

    private static func flow(of row: JSONValue, into book: inout FactBook) -> Flow {
        guard let text = book.text("intensity", of: row) else { return .unknown }
        switch text {
        case "1": return .light
        case "2": return .medium
        case "3": return .heavy
        case "4":
            book.remark("very heavy, taken as heavy", at: row.offset)
            return .heavy
        case "", "0": return .unknown
        default:
            book.misunderstand("intensity \"\(text)\"", at: row.offset)
            return .unknown
        }
    }

    private static func readSymptom(_ row: JSONValue, into book: inout FactBook) {
        guard let day = day(of: row, into: &book), let id = book.text("symptom", of: row)
        else { return }
        switch id {
        case "18": book.add(day, at: row.offset) { $0.dose = .taken }
        case "19": book.add(.spotting, on: day, at: row.offset)
        default:
            guard let number = Int(id), let name = symptoms[number] else {
                return book.misunderstand("symptom \"\(id)\"", at: row.offset)
            }
            if (22...23).contains(number) || number == 14 {
                book.add(mood: name, on: day, at: row.offset)
            } else {
                book.add(symptom: name, on: day, at: row.offset)
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
