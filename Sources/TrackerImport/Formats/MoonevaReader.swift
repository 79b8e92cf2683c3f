import CivilDate
import CycleModel

/// Mooneva's plain backup: an object whose `data` has a member for each day.
enum MoonevaReader: JSONReader {
    static let format = TrackerFormat.mooneva

    static func recognises(_ root: JSONValue) -> Bool {
        guard let data = root["data"], data.isObject else { return false }
        return data.members.prefix(20).contains {
            Day($0.name) != nil && $0.value.isObject
        } || (root["periods"]?.isArray == true && root["settings"]?.isObject == true)
    }

    static func read(_ root: JSONValue, into book: inout FactBook) {
        guard let data = root["data"] else { return }
        for (name, row) in data.members {
            guard row.isObject else {
                book.skip("a day is not an object", at: row.offset)
                continue
            }
            guard let day = book.day(name, at: row.offset) else { continue }
            read(row, on: day, into: &book)
        }
    }

    private static func read(_ row: JSONValue, on day: Day, into book: inout FactBook) {
        let position = row.offset
        if let flow = book.text("flow", of: row) {
            if book.bool("isWithdrawalBleeding", of: row) == true, flow != "spotting" {
                book.remark("a withdrawal bleeding, no period and kept as a symptom", at: position)
                book.add(verbatim: "withdrawal bleeding", on: day, at: position)
            } else {
                book.add(flowNamed: flow, on: day, at: position, name: "flow")
                if book.bool("ignoreForAverages", of: row) == true { book.ignoreCycle(with: day) }
            }
        }
        for symptom in book.texts("symptoms", of: row) {
            book.add(symptom: symptom, on: day, at: position)
        }
        if let note = book.text("notes", of: row) { book.add(note: note, on: day, at: position) }
        if let mood = book.text("mood", of: row) { book.add(mood: mood, on: day, at: position) }
        switch book.text("discharge", of: row) {
        case nil, "": break
        // One choice for two steps of our scale.
        case "sticky_creamy": book.add(day, at: position) { $0.mucus = .creamy }
        case "unusual": book.add(symptom: "unusual discharge", on: day, at: position)
        case let word?:
            book.add(mucusNamed: word, on: day, at: position, name: "discharge")
        }
        for (name, title) in [("sexDrive", "sex drive"), ("sexType", "sex")] {
            guard let word = book.text(name, of: row), !word.isEmpty else { continue }
            book.add(verbatim: "\(title): \(Wording.plain(word))", on: day, at: position)
        }
        if book.text("pillTakenAt", of: row)?.isEmpty == false {
            book.add(day, at: position) { $0.dose = .taken }
        }
    }
}
