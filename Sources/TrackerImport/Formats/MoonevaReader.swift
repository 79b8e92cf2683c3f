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

    static func read(_ root: JSONValue, into records: inout RecordBuilder) {
        guard let data = root["data"] else { return }
        for (name, row) in data.members {
            guard row.isObject else {
                records.skip("a day is not an object", at: row.offset)
                continue
            }
            guard let day = records.day(name, at: row.offset) else { continue }
            read(row, on: day, into: &records)
        }
    }

    private static func read(_ row: JSONValue, on day: Day, into records: inout RecordBuilder) {
        let position = row.offset
        if let flow = records.text("flow", of: row) {
            if records.bool("isWithdrawalBleeding", of: row) == true, flow != "spotting" {
                records.remark(
                    "a withdrawal bleeding, no period and kept as a symptom", at: position)
                records.add(verbatim: "withdrawal bleeding", on: day, at: position)
            } else {
                records.add(flowNamed: flow, on: day, at: position, name: "flow")
                if records.bool("ignoreForAverages", of: row) == true {
                    records.ignoreCycle(with: day)
                }
            }
        }
        for symptom in records.texts("symptoms", of: row) {
            records.add(symptom: symptom, on: day, at: position)
        }
        if let note = records.text("notes", of: row) {
            records.add(note: note, on: day, at: position)
        }
        if let mood = records.text("mood", of: row) {
            records.add(mood: mood, on: day, at: position)
        }
        switch records.text("discharge", of: row) {
        case nil, "": break
        // One choice for two steps of our scale.
        case "sticky_creamy": records.add(day, at: position) { $0.mucus = .creamy }
        case "unusual": records.add(symptom: "unusual discharge", on: day, at: position)
        case let word?:
            records.add(mucusNamed: word, on: day, at: position, name: "discharge")
        }
        for (name, title) in [("sexDrive", "sex drive"), ("sexType", "sex")] {
            guard let word = records.text(name, of: row), !word.isEmpty else { continue }
            records.add(verbatim: "\(title): \(TrackerWords.plain(word))", on: day, at: position)
        }
        if records.text("pillTakenAt", of: row)?.isEmpty == false {
            records.add(day, at: position) { $0.dose = .taken }
        }
    }
}
