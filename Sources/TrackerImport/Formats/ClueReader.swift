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

    static func read(_ root: JSONValue, into records: inout RecordBuilder) {
        for row in root.elements {
            guard row.isObject else {
                records.skip("a row is not an object", at: row.offset)
                continue
            }
            guard records.has("type", in: row) else {
                records.skip("a row has no \"type\"", at: row.offset)
                continue
            }
            guard let type = records.text("type", of: row), let day = records.day("date", of: row),
                let value = row["value"]
            else { continue }
            let entries = value.isArray ? Array(value.elements) : [value]
            for entry in entries {
                read(entry, type: type, on: day, into: &records)
            }
        }
    }

    /// One choice: for most types an object with an `option`.
    private static func read(
        _ entry: JSONValue, type: String, on day: Day, into records: inout RecordBuilder
    ) {
        if type == "bbt" { return readTemperature(entry, on: day, into: &records) }
        if let option = entry["option"]?.text {
            return ClueVocabulary.take(type, option, on: day, at: entry.offset, into: &records)
        }
        if entry["excluded"]?.bool == true {
            return records.leaveOut("an excluded measurement", at: entry.offset)
        }
        if entry["option"] != nil || !entry.isObject {
            return records.skip(
                "the value of \"\(type.shortened)\" is not a choice", at: entry.offset)
        }
        // Weights and other measures come without a choice.
        records.hasNoPlace(for: type, at: entry.offset)
    }

    private static func readTemperature(
        _ entry: JSONValue, on day: Day, into records: inout RecordBuilder
    ) {
        guard entry.isObject else {
            return records.skip("the value of \"bbt\" is not an object", at: entry.offset)
        }
        if records.bool("excluded", of: entry) == true {
            return records.leaveOut("an excluded temperature", at: entry.offset)
        }
        let name = records.has("celsius", in: entry) ? "celsius" : "fahrenheit"
        guard records.has(name, in: entry) else {
            return records.skip("a temperature has no value", at: entry.offset)
        }
        guard let reading = records.number(name, of: entry) else { return }
        records.add(temperature: reading, on: day, at: entry.offset)
    }
}

/// Clue's older `ClueBackup-….cluedata`: an object with an array of days.
enum ClueLegacyReader: JSONReader {
    static let format = TrackerFormat.clue

    static func recognizes(_ root: JSONValue) -> Bool {
        guard let data = root["data"], data.isArray else { return false }
        return data.hasElements(with: ["day"])
    }

    static func read(_ root: JSONValue, into records: inout RecordBuilder) {
        for row in records.rows("data", of: root) {
            guard let day = records.day("day", of: row) else { continue }
            for (type, value) in row.members where type != "day" && !value.isNull {
                read(value, type: type, on: day, into: &records)
            }
        }
    }

    private static func read(
        _ value: JSONValue, type: String, on day: Day, into records: inout RecordBuilder
    ) {
        let entries = value.isArray ? Array(value.elements) : [value]
        for entry in entries {
            if let option = entry.text {
                ClueVocabulary.take(type, option, on: day, at: entry.offset, into: &records)
            } else if type == "temperature" || type == "bbt" {
                if let reading = entry.number ?? entry["value"]?.number {
                    records.add(temperature: reading, on: day, at: entry.offset)
                } else {
                    records.skip("a temperature is not a number", at: entry.offset)
                }
            } else {
                records.skip("the value of \"\(type.shortened)\" is not text", at: entry.offset)
            }
        }
    }
}

/// What Clue's types and options mean here, the same in both of its formats.
private enum ClueVocabulary {
    static func take(
        _ type: String, _ option: String, on day: Day, at position: Int,
        into records: inout RecordBuilder
    ) {
        switch type {
        case "period":
            switch option {
            case "light": records.add(.light, on: day, at: position)
            case "medium": records.add(.medium, on: day, at: position)
            case "heavy": records.add(.heavy, on: day, at: position)
            case "very_heavy":
                records.remark("very heavy, taken as heavy", at: position)
                records.add(.heavy, on: day, at: position)
            case "spotting": records.add(.spotting, on: day, at: position)
            default: records.misunderstand("period \"\(option)\"", at: position)
            }
        // The options are colors.
        case "spotting": records.add(.spotting, on: day, at: position)
        case "tests": takeTest(option, on: day, at: position, into: &records)
        case "birth_control_pill", "pill": takePill(option, on: day, at: position, into: &records)
        case "discharge", "fluid":
            if option == "atypical" {
                records.add(symptom: "atypical discharge", on: day, at: position)
            } else {
                records.add(mucusNamed: option, on: day, at: position, name: "discharge")
            }
        case "pain": records.add(symptom: option, on: day, at: position)
        case "feelings", "mood", "mind": records.add(mood: option, on: day, at: position)
        case "tags": records.add(verbatim: option, on: day, at: position)
        case "sex_life", "sex":
            let plain = TrackerWords.plain(option)
            let word = plain.hasSuffix(" sex") ? String(plain.dropLast(4)) : plain
            records.add(verbatim: "sex: \(word)", on: day, at: position)
        default:
            if !customTypes.contains(type) {
                records.remark("\(type.shortened), unknown and kept as a symptom", at: position)
            }
            records.add(
                verbatim: "\(TrackerWords.plain(type)): \(TrackerWords.plain(option))", on: day,
                at: position)
        }
    }

    private static func takeTest(
        _ option: String, on day: Day, at position: Int, into records: inout RecordBuilder
    ) {
        switch option {
        case "ovulation_positive", "ovulation_peak", "ovulation_negative":
            records.add(
                lhNamed: String(option.dropFirst("ovulation_".count)), on: day, at: position,
                name: "tests")
        case "pregnancy_positive", "pregnancy_negative":
            let result = option.dropFirst("pregnancy_".count)
            records.add(verbatim: "pregnancy test: \(result)", on: day, at: position)
        default: records.misunderstand("tests \"\(option)\"", at: position)
        }
    }

    private static func takePill(
        _ option: String, on day: Day, at position: Int, into records: inout RecordBuilder
    ) {
        let taking: DoseTaking? =
            switch option {
            case "taken", "double": .taken
            case "late": .late
            case "missed", "skipped": .skipped
            default: nil
            }
        guard let taking else {
            return records.misunderstand("birth_control_pill \"\(option)\"", at: position)
        }
        if option == "double" { records.remark("a double pill, taken as taken", at: position) }
        records.add(day, at: position) { $0.dose = taking }
    }

    /// Types that Clue is known to write and that are kept with their name before them.
    private static let customTypes: Set<String> = [
        "energy", "pms", "digestion", "stool", "craving", "cravings", "skin", "hair", "exercise",
        "leisure", "social_life", "collection_method", "medication", "appointments", "ailments",
        "motivation", "social", "party", "sleep", "injection", "iud", "patch", "ring",
        "birth_control_patch", "birth_control_ring",
    ]
}
