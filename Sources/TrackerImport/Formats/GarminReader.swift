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

    static func read(_ root: JSONValue, into records: RecordBuilder) {
        let readsCycles = isCycles(root)
        for row in records.objects(in: root) {
            records.unread(row, but: readsCycles ? cycleMembers : dayMembers)
            if readsCycles { readCycle(row, into: records) } else { readDay(row, into: records) }
        }
    }

    private static let cycleMembers: Set<String> = [
        "startDate", "predictedCycleLength", "predictedPeriodLength", "actualCycleLength",
        "actualPeriodLength", "cycleType", "fertileWindowStart", "fertileWindowLength", "status",
        "userProfilePK", "userProfilePk",
    ]
    private static let dayMembers: Set<String> = [
        "calendarDate", "flow", "symptoms", "moods", "ovulationDay", "userProfilePK",
        "userProfilePk",
    ]

    private static func readCycle(_ row: JSONValue, into records: RecordBuilder) {
        let words = [row["status"]?.text, row["cycleType"]?.text].compactMap { $0?.uppercased() }
        if let word = words.first(where: { $0.contains("PREDICT") || $0.contains("FORECAST") }) {
            return records.leaveOut(.computed("\(word)"), at: row.offset)
        }
        guard let start = records.day("startDate", of: row) else { return }
        if let word = words.first(where: { $0.contains("PREGNAN") }) {
            start.hasNoPlace(for: .mode("\(word)"))
        }
        guard let length = records.integer("actualPeriodLength", of: row), length != 0 else {
            return start.addStartOfPeriod()
        }
        guard (1...PlainLog.longestRange).contains(length) else {
            return start.skip(.impossibleLength)
        }
        start.addPeriod(through: start.date + (length - 1))
    }

    private static func readDay(_ row: JSONValue, into records: RecordBuilder) {
        guard let day = records.day("calendarDate", of: row) else { return }
        if let flow = records.text("flow", of: row), !flow.isEmpty {
            day.add(flowNamed: flow, name: "flow")
        }
        for symptom in records.texts("symptoms", of: row) { day.add(symptom: symptom) }
        for mood in records.texts("moods", of: row) { day.add(mood: mood) }
        if records.bool("ovulationDay", of: row) == true { day.add { $0.ovulationObserved = true } }
    }
}
