import CivilDate
import CycleModel

extension TrackerFormat {
    package static let garmin = TrackerFormat("Garmin")
}

/// Two of the files in Garmin's export: cycles, and what was logged by day.
enum GarminReader: JSONReader {
    static let format = TrackerFormat.garmin

    static func recognizes(_ root: JSONValue) -> Bool {
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

    static func read(_ root: JSONValue, into records: inout RecordBuilder) {
        let readsCycles = isCycles(root)
        for row in records.objects(in: root) {
            if readsCycles { readCycle(row, into: &records) } else { readDay(row, into: &records) }
        }
    }

    private static func readCycle(_ row: JSONValue, into records: inout RecordBuilder) {
        let words = [row["status"]?.text, row["cycleType"]?.text].compactMap { $0?.uppercased() }
        if words.contains(where: { $0.contains("PREDICT") || $0.contains("FORECAST") }) {
            return records.leaveOut("a forecast", at: row.offset)
        }
        guard let start = records.day("startDate", of: row) else { return }
        if words.contains(where: { $0.contains("PREGNAN") }) {
            records.hasNoPlace(for: "a pregnancy (say it with 'eve-ics mode')", at: row.offset)
        }
        guard let length = records.integer("actualPeriodLength", of: row), length != 0 else {
            return records.add(startOfPeriod: start, at: row.offset)
        }
        guard (1...PlainLog.longestRange).contains(length) else {
            return records.skip("a period of impossible length", at: row.offset)
        }
        records.add(period: start...start + (length - 1), at: row.offset)
    }

    private static func readDay(_ row: JSONValue, into records: inout RecordBuilder) {
        guard let day = records.day("calendarDate", of: row) else { return }
        if let flow = records.text("flow", of: row), !flow.isEmpty {
            records.add(flowNamed: flow, on: day, at: row.offset, name: "flow")
        }
        for symptom in records.texts("symptoms", of: row) {
            records.add(symptom: symptom, on: day, at: row.offset)
        }
        for mood in records.texts("moods", of: row) {
            records.add(mood: mood, on: day, at: row.offset)
        }
        if records.bool("ovulationDay", of: row) == true {
            records.add(day, at: row.offset) { $0.ovulationObserved = true }
        }
    }
}
