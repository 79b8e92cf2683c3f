import CivilDate
import CycleModel

extension TrackerFormat {
    package static let mooneva = TrackerFormat("Mooneva")
}

/// Mooneva's plain backup: an object whose `data` has a member for each day.
enum MoonevaReader: JSONReader {
    static let format = TrackerFormat.mooneva

    static func recognizes(_ root: JSONValue) -> Bool {
        guard let data = root["data"], data.isObject else { return false }
        return data.members.prefix(20).contains {
            Day($0.name) != nil && $0.value.isObject
        } || (root["periods"]?.isArray == true && root["settings"]?.isObject == true)
    }

    static func read(_ root: JSONValue, into records: RecordBuilder) {
        guard let data = root["data"] else { return }
        for (name, row) in data.members {
            guard row.isObject else {
                records.skip("a day is not an object", at: row.offset)
                continue
            }
            guard let day = records.day(name, at: row.offset) else { continue }
            read(row, on: day)
        }
    }

    private static func read(_ row: JSONValue, on day: TrackerDay) {
        let records = day.records
        if let flow = records.text("flow", of: row) {
            if records.bool("isWithdrawalBleeding", of: row) == true, flow != "spotting" {
                day.remark("a withdrawal bleeding, no period and kept as a symptom")
                day.add(verbatim: "withdrawal bleeding")
            } else {
                day.add(flowNamed: flow, name: "flow")
                if records.bool("ignoreForAverages", of: row) == true {
                    records.ignoreCycle(with: day.date)
                }
            }
        }
        for symptom in records.texts("symptoms", of: row) { day.add(symptom: symptom) }
        if let note = records.text("notes", of: row) { day.add(note: note) }
        if let mood = records.text("mood", of: row) { day.add(mood: mood) }
        switch records.text("discharge", of: row) {
        case nil, "": break
        // One choice for two steps of our scale.
        case "sticky_creamy": day.add { $0.mucus = .creamy }
        case "unusual": day.add(symptom: "unusual discharge")
        case let word?: day.add(mucusNamed: word, name: "discharge")
        }
        for (name, title) in [("sexDrive", "sex drive"), ("sexType", "sex")] {
            guard let word = records.text(name, of: row), !word.isEmpty else { continue }
            day.add(title, named: word)
        }
        if records.text("pillTakenAt", of: row)?.isEmpty == false { day.add { $0.dose = .taken } }
    }
}
