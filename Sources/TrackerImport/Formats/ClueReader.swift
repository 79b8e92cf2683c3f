import CivilDate
import CycleModel

extension TrackerFormat {
    package static let clue = TrackerFormat("Clue")
}

/// Clue's `measurements.json`: an array with an object for each thing noted on a day.
enum ClueReader: JSONReader {
    static let format = TrackerFormat.clue

    static func recognizes(_ root: JSONValue) -> Bool {
        root.isArray && root.hasElements(with: ["type", "date", "value"])
    }

    static func read(_ root: JSONValue, into records: RecordBuilder) {
        for row in root.elements {
            guard row.isObject else {
                records.skip(.notAnObject, at: row.offset)
                continue
            }
            guard records.has("type", in: row) else {
                records.skip(.missing("type"), at: row.offset)
                continue
            }
            guard let type = records.text("type", of: row), let day = records.day("date", of: row),
                let value = row["value"]
            else { continue }
            let entries = value.isArray ? Array(value.elements) : [value]
            for entry in entries {
                read(entry, type: type, on: day.at(entry.offset))
            }
            records.unread(row, but: rowMembers)
        }
    }

    private static let rowMembers: Set<String> = ["type", "id", "date", "value"]

    /// One choice: for most types an object with an `option`.
    private static func read(_ entry: JSONValue, type: String, on day: TrackerDay) {
        if type == "bbt" { return readTemperature(entry, on: day) }
        if let option = entry["option"]?.text {
            return ClueVocabulary.take(type, option, on: day)
        }
        if entry["excluded"]?.bool == true { return day.leaveOut(.excluded("\(type)")) }
        if entry["option"] != nil || !entry.isObject {
            return day.skip(.not(.usual, "\(type)"))
        }
        // Weights and other measures come without a choice.
        day.hasNoPlace(for: .words("\(type)"))
    }

    private static func readTemperature(_ entry: JSONValue, on day: TrackerDay) {
        guard entry.isObject else { return day.skip(.not(.usual, "bbt")) }
        let records = day.records
        if records.bool("excluded", of: entry) == true {
            return day.leaveOut(.excluded("bbt"))
        }
        let name = records.has("celsius", in: entry) ? "celsius" : "fahrenheit"
        guard records.has(name, in: entry) else { return day.skip(.noValue("bbt")) }
        guard let reading = records.number(name, of: entry) else { return }
        day.add(temperature: reading)
    }
}

/// Clue's older `ClueBackup-….cluedata`: an object with an array of days.
enum ClueLegacyReader: JSONReader {
    static let format = TrackerFormat.clue

    static func recognizes(_ root: JSONValue) -> Bool {
        guard let data = root["data"], data.isArray else { return false }
        return data.hasElements(with: ["day"])
    }

    static func read(_ root: JSONValue, into records: RecordBuilder) {
        for row in records.rows("data", of: root) {
            guard let day = records.day("day", of: row) else { continue }
            for (type, value) in row.members where type != "day" && !value.isNull {
                read(value, type: type, on: day)
            }
        }
        records.unread(root, but: ["data", "version", "settings"])
    }

    private static func read(_ value: JSONValue, type: String, on day: TrackerDay) {
        let entries = value.isArray ? Array(value.elements) : [value]
        for entry in entries {
            let day = day.at(entry.offset)
            if let option = entry.text {
                ClueVocabulary.take(type, option, on: day)
            } else if type == "temperature" || type == "bbt" {
                if let reading = entry.number ?? entry["value"]?.number {
                    day.add(temperature: reading)
                } else {
                    day.skip(.notATemperature)
                }
            } else {
                day.skip(.not(.text, "\(type)"))
            }
        }
    }
}

/// What Clue's types and options mean here, the same in both of its formats.
private enum ClueVocabulary {
    static func take(_ type: String, _ option: String, on day: TrackerDay) {
        switch type {
        case "period":
            switch option {
            case "light": day.add(.light)
            case "medium": day.add(.medium)
            case "heavy": day.add(.heavy)
            case "very_heavy":
                day.remark(.veryHeavy)
                day.add(.heavy)
            case "spotting": day.add(.spotting)
            default: day.misunderstand(.value("period", option))
            }
        // The options are colors.
        case "spotting": day.add(.spotting)
        case "tests": takeTest(option, on: day)
        case "birth_control_pill", "pill": takePill(option, on: day)
        case "discharge", "fluid":
            if option == "atypical" {
                day.add(symptom: "atypical discharge")
            } else {
                day.add(mucusNamed: option, name: "discharge")
            }
        case "pain": day.add(symptom: option)
        case "feelings", "mood", "mind": day.add(mood: option)
        case "tags": day.add(verbatim: option)
        case "sex_life", "sex": day.add(sex: option)
        default:
            if !customTypes.contains(type) {
                day.remark(.unknownType("\(type)"))
            }
            day.add(TrackerWords.plain(type), named: option)
        }
    }

    private static func takeTest(_ option: String, on day: TrackerDay) {
        switch option {
        case "ovulation_positive", "ovulation_peak", "ovulation_negative":
            day.add(lhNamed: String(option.dropFirst("ovulation_".count)), name: "tests")
        case "pregnancy_positive", "pregnancy_negative":
            day.add(verbatim: "pregnancy test: \(option.dropFirst("pregnancy_".count))")
        default: day.misunderstand(.value("tests", option))
        }
    }

    private static func takePill(_ option: String, on day: TrackerDay) {
        let taking: DoseTaking? =
            switch option {
            case "taken", "double": .taken
            case "late": .late
            case "missed", "skipped": .skipped
            default: nil
            }
        guard let taking else { return day.misunderstand(.value("birth_control_pill", option)) }
        if option == "double" { day.remark(.doublePill) }
        day.add { $0.dose = taking }
    }

    /// Types that Clue is known to write and that are kept with their name before them.
    private static let customTypes: Set<String> = [
        "energy", "pms", "digestion", "stool", "craving", "cravings", "skin", "hair", "exercise",
        "leisure", "social_life", "collection_method", "medication", "appointments", "ailments",
        "motivation", "social", "party", "sleep", "injection", "iud", "patch", "ring",
        "birth_control_patch", "birth_control_ring",
    ]
}
