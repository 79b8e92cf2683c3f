import CivilDate
import CycleModel

/// Two of the files in Garmin's export: cycles, and what was logged by day.
enum GarminReader: JSONReader {
    static let format = TrackerFormat.garmin

    static func recognises(_ root: JSONValue) -> Bool {
        guard root.isArray else { return false }
        return isCycles(root) || isDays(root)
    }

    private static func isCycles(_ root: JSONValue) -> Bool {
        root.hasElements(with: ["startDate", "predictedCycleLength"])
            || root.hasElements(with: ["startDate", "actualPeriodLength"])
    }

    private static func isDays(_ root: JSONValue) -> Bool {
        root.hasElements(with: ["calendarDate", "flow"])
            || root.hasElements(with: ["calendarDate", "ovulationDay"])
    }

    static func read(_ root: JSONValue, into book: inout FactBook) {
        let readsCycles = isCycles(root)
        for row in book.objects(in: root) {
            if readsCycles { readCycle(row, into: &book) } else { readDay(row, into: &book) }
        }
    }

    private static func readCycle(_ row: JSONValue, into book: inout FactBook) {
        let words = [row["status"]?.text, row["cycleType"]?.text].compactMap { $0?.uppercased() }
        if words.contains(where: { $0.contains("PREDICT") || $0.contains("FORECAST") }) {
            return book.leaveOut("a forecast", at: row.offset)
        }
        guard let start = book.day("startDate", of: row) else { return }
        if words.contains(where: { $0.contains("PREGNAN") }) {
            book.hasNoPlace(for: "a pregnancy (say it with 'eve-ics mode')", at: row.offset)
        }
        guard let length = book.integer("actualPeriodLength", of: row), length != 0 else {
            return book.add(startOfPeriod: start, at: row.offset)
        }
        guard (1...PlainLog.longestRange).contains(length) else {
            return book.skip("a period of impossible length", at: row.offset)
        }
        book.add(period: start...start + (length - 1), at: row.offset)
    }

    private static func readDay(_ row: JSONValue, into book: inout FactBook) {
        guard let day = book.day("calendarDate", of: row) else { return }
        if let flow = book.text("flow", of: row), !flow.isEmpty {
            book.add(flowNamed: flow, on: day, at: row.offset, name: "flow")
        }
        for symptom in book.texts("symptoms", of: row) {
            book.add(symptom: symptom, on: day, at: row.offset)
        }
        for mood in book.texts("moods", of: row) { book.add(mood: mood, on: day, at: row.offset) }
        if book.bool("ovulationDay", of: row) == true {
            book.add(day, at: row.offset) { $0.ovulationObserved = true }
        }
    }
}
