package import CivilDate
package import CycleModel
import Messages

/// drip's table, which drip and several other trackers read.
package enum DripWriter {
    /// What the table could not hold, or not quite.
    package struct Loss: Equatable, Sendable {
        /// Period days whose strength nobody wrote down; drip knows none without one.
        package var unknownFlows = 0
        package var weights = 0
        package var ovulationTests = 0
        package var ovulations = 0
        package var doses = 0
    }

    package static let columns = [
        "date", "temperature.value", "temperature.exclude", "temperature.time", "temperature.note",
        "bleeding.value", "bleeding.exclude", "mucus.feeling", "mucus.texture", "mucus.value",
        "mucus.exclude", "cervix.opening", "cervix.firmness", "cervix.position", "cervix.exclude",
        "note.value", "desire.value", "sex.solo", "sex.partner", "sex.condom", "sex.pill",
        "sex.iud", "sex.patch", "sex.ring", "sex.implant", "sex.diaphragm", "sex.none",
        "sex.other", "sex.note", "pain.cramps", "pain.ovulationPain", "pain.headache",
        "pain.backache", "pain.nausea", "pain.tenderBreasts", "pain.migraine", "pain.other",
        "pain.note", "mood.happy", "mood.sad", "mood.stressed", "mood.balanced", "mood.fine",
        "mood.anxious", "mood.energetic", "mood.fatigue", "mood.angry", "mood.other", "mood.note",
    ]

    /// Writes the days up to today, for drip refuses a file with later ones; the last day comes first,
    /// as drip itself has it.
    package static func write(_ log: DayLog, today: Day) -> (bytes: [UInt8], loss: Loss) {
        var text = columns.joined(separator: ",") + "\n"
        var loss = Loss()
        for entry in log.through(today).entries.reversed() {
            let cells = cells(of: entry.record, &loss)
            guard !cells.isEmpty else { continue }
            text += entry.day.description
            for column in columns.dropFirst() {
                text += "," + quoted(cells[column] ?? "")
            }
            text += "\n"
        }
        return (Array(text.utf8), loss)
    }

    private static func cells(of record: DayRecord, _ loss: inout Loss) -> [String: String] {
        var cells: [String: String] = [:]
        if let temperature = record.temperature {
            cells["temperature.value"] = temperature.celsius
            cells["temperature.exclude"] = "false"
        }
        switch record.flow {
        case nil, .some(.none): break
        case .spotting: cells["bleeding.value"] = "0"
        case .light: cells["bleeding.value"] = "1"
        case .medium: cells["bleeding.value"] = "2"
        case .heavy: cells["bleeding.value"] = "3"
        case .unknown:
            cells["bleeding.value"] = "2"
            loss.unknownFlows += 1
        }
        if cells["bleeding.value"] != nil { cells["bleeding.exclude"] = "false" }
        if let mucus = record.mucus {
            let (feeling, texture, value) = scale(of: mucus)
            cells["mucus.feeling"] = feeling
            cells["mucus.texture"] = texture
            cells["mucus.value"] = value
            cells["mucus.exclude"] = "false"
        }
        for symptom in record.symptoms { add(symptom, to: &cells) }
        for mood in Language.english.names(ofWords: record.moods, in: .moods) {
            if moods.contains(mood) {
                cells["mood.\(mood)"] = "true"
            } else {
                cells["mood.other"] = "true"
                append(mood, to: "mood.note", of: &cells)
            }
        }
        if let note = record.note { cells["note.value"] = note }
        if record.weight != nil { loss.weights += 1 }
        if record.lh != nil { loss.ovulationTests += 1 }
        if record.ovulationObserved { loss.ovulations += 1 }
        if record.dose != nil { loss.doses += 1 }
        return cells
    }

    /// Feeling, texture, and what drip works out of the two.
    private static func scale(of mucus: Mucus) -> (String, String, String) {
        switch mucus {
        case .dry: ("0", "0", "0")
        case .sticky, .creamy: ("1", "1", "3")
        case .watery: ("2", "0", "2")
        case .eggwhite: ("3", "2", "4")
        }
    }

    private static func add(_ symptom: String, to cells: inout [String: String]) {
        switch symptom {
        case "cramps": cells["pain.cramps"] = "true"
        case "ovulation pain": cells["pain.ovulationPain"] = "true"
        case "headache": cells["pain.headache"] = "true"
        case "back pain": cells["pain.backache"] = "true"
        case "nausea": cells["pain.nausea"] = "true"
        case "breast tenderness": cells["pain.tenderBreasts"] = "true"
        case "migraine": cells["pain.migraine"] = "true"
        case "sex": cells["sex.partner"] = "true"
        case "sex: solo": cells["sex.solo"] = "true"
        case "sex: protected":
            cells["sex.partner"] = "true"
            cells["sex.condom"] = "true"
        case "sex: unprotected":
            cells["sex.partner"] = "true"
            cells["sex.none"] = "true"
        case "desire: low": cells["desire.value"] = "0"
        case "desire: medium": cells["desire.value"] = "1"
        case "desire: high": cells["desire.value"] = "2"
        default:
            cells["pain.other"] = "true"
            append(symptom, to: "pain.note", of: &cells)
        }
    }

    private static func append(
        _ text: String, to column: String, of cells: inout [String: String]
    ) {
        cells[column] = cells[column].map { "\($0), \(text)" } ?? text
    }

    private static let moods: Set<String> = [
        "happy", "sad", "stressed", "balanced", "fine", "anxious", "energetic", "fatigue", "angry",
    ]

    private static func quoted(_ text: String) -> String {
        let needsQuotes = text.unicodeScalars.contains { scalar in
            [",", ";", "\"", "\n", "\r", "\t", "'"].contains(scalar)
        }
        return needsQuotes ? text.inQuotes : text
    }
}
