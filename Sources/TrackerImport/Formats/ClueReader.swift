import CivilDate
import CycleModel

/// Clue's `measurements.json`: an array with an object for each thing noted on a day.
enum ClueReader: JSONReader {
    static let format = TrackerFormat.clue

    static func recognises(_ root: JSONValue) -> Bool {
        root.isArray && root.hasElements(with: ["type", "date", "value"])
    }

    static func read(_ root: JSONValue, into book: inout FactBook) {
        for row in root.elements {
            guard row.isObject else {
                book.skip("a row is not an object", at: row.offset)
                continue
            }
            guard book.has("type", in: row) else {
                book.skip("a row has no \"type\"", at: row.offset)
                continue
            }
            guard let type = book.text("type", of: row), let day = book.day("date", of: row),
                let value = row["value"]
            else { continue }
            let entries = value.isArray ? Array(value.elements) : [value]
            for entry in entries {
                read(entry, type: type, on: day, into: &book)
            }
        }
    }

    /// One choice: for most types an object with an `option`.
    private static func read(
        _ entry: JSONValue, type: String, on day: Day, into book: inout FactBook
    ) {
        if type == "bbt" { return readTemperature(entry, on: day, into: &book) }
        if let option = entry["option"]?.text {
            return ClueVocabulary.take(type, option, on: day, at: entry.offset, into: &book)
        }
        if entry["excluded"]?.bool == true {
            return book.leaveOut("an excluded measurement", at: entry.offset)
        }
        if entry["option"] != nil || !entry.isObject {
            return book.skip("the value of \"\(type.shortened)\" is not a choice", at: entry.offset)
        }
        // Weights and other measures come without a choice.
        book.hasNoPlace(for: type, at: entry.offset)
    }

    private static func readTemperature(
        _ entry: JSONValue, on day: Day, into book: inout FactBook
    ) {
        guard entry.isObject else {
            return book.skip("the value of \"bbt\" is not an object", at: entry.offset)
        }
        if book.bool("excluded", of: entry) == true {
            return book.leaveOut("an excluded temperature", at: entry.offset)
        }
        let name = book.has("celsius", in: entry) ? "celsius" : "fahrenheit"
        guard book.has(name, in: entry) else {
            return book.skip("a temperature has no value", at: entry.offset)
        }
        guard let reading = book.number(name, of: entry) else { return }
        book.add(temperature: reading, on: day, at: entry.offset)
    }
}

/// Clue's older `ClueBackup-….cluedata`: an object with an array of days.
enum ClueLegacyReader: JSONReader {
    static let format = TrackerFormat.clue

    static func recognises(_ root: JSONValue) -> Bool {
        guard let data = root["data"], data.isArray else { return false }
        return data.hasElements(with: ["day"])
    }

    static func read(_ root: JSONValue, into book: inout FactBook) {
        for row in book.rows("data", of: root) {
            guard let day = book.day("day", of: row) else { continue }
            for (type, value) in row.members where type != "day" && !value.isNull {
                read(value, type: type, on: day, into: &book)
            }
        }
    }

    private static func read(
        _ value: JSONValue, type: String, on day: Day, into book: inout FactBook
    ) {
        let entries = value.isArray ? Array(value.elements) : [value]
        for entry in entries {
            if let option = entry.text {
                ClueVocabulary.take(type, option, on: day, at: entry.offset, into: &book)
            } else if type == "temperature" || type == "bbt" {
                if let reading = entry.number ?? entry["value"]?.number {
                    book.add(temperature: reading, on: day, at: entry.offset)
                } else {
                    book.skip("a temperature is not a number", at: entry.offset)
                }
            } else {
                book.skip("the value of \"\(type.shortened)\" is not text", at: entry.offset)
            }
        }
    }
}

/// What Clue's types and options mean here, the same in both of its formats.
private enum ClueVocabulary {
    static func take(
        _ type: String, _ option: String, on day: Day, at position: Int, into book: inout FactBook
    ) {
        switch type {
        case "period":
            switch option {
            case "light": book.add(.light, on: day, at: position)
            case "medium": book.add(.medium, on: day, at: position)
            case "heavy": book.add(.heavy, on: day, at: position)
            case "very_heavy":
                book.remark("very heavy, taken as heavy", at: position)
                book.add(.heavy, on: day, at: position)
            case "spotting": book.add(.spotting, on: day, at: position)
            default: book.misunderstand("period \"\(option)\"", at: position)
            }
        // The options are colours.
        case "spotting": book.add(.spotting, on: day, at: position)
        case "tests": takeTest(option, on: day, at: position, into: &book)
        case "birth_control_pill", "pill": takePill(option, on: day, at: position, into: &book)
        case "discharge", "fluid":
            if option == "atypical" {
                book.add(symptom: "atypical discharge", on: day, at: position)
            } else {
                book.add(mucusNamed: option, on: day, at: position, name: "discharge")
            }
        case "pain": book.add(symptom: option, on: day, at: position)
        case "feelings", "mood", "mind": book.add(mood: option, on: day, at: position)
        case "tags": book.add(verbatim: option, on: day, at: position)
        case "sex_life", "sex":
            let plain = Wording.plain(option)
            let word = plain.hasSuffix(" sex") ? String(plain.dropLast(4)) : plain
            book.add(verbatim: "sex: \(word)", on: day, at: position)
        default:
            if !customTypes.contains(type) {
                book.remark("\(type.shortened), unknown and kept as a symptom", at: position)
            }
            book.add(
                verbatim: "\(Wording.plain(type)): \(Wording.plain(option))", on: day, at: position)
        }
    }

    private static func takeTest(
        _ option: String, on day: Day, at position: Int, into book: inout FactBook
    ) {
        switch option {
        case "ovulation_positive", "ovulation_peak", "ovulation_negative":
            book.add(
                lhNamed: String(option.dropFirst("ovulation_".count)), on: day, at: position,
                name: "tests")
        case "pregnancy_positive", "pregnancy_negative":
            let result = option.dropFirst("pregnancy_".count)
            book.add(verbatim: "pregnancy test: \(result)", on: day, at: position)
        default: book.misunderstand("tests \"\(option)\"", at: position)
        }
    }

    private static func takePill(
        _ option: String, on day: Day, at position: Int, into book: inout FactBook
    ) {
        let taking: DoseTaking? =
            switch option {
            case "taken", "double": .taken
            case "late": .late
            case "missed", "skipped": .skipped
            default: nil
            }
        guard let taking else {
            return book.misunderstand("birth_control_pill \"\(option)\"", at: position)
        }
        if option == "double" { book.remark("a double pill, taken as taken", at: position) }
        book.add(day, at: position) { $0.dose = taking }
    }

    /// Types that Clue is known to write and that are kept with their name before them.
    private static let customTypes: Set<String> = [
        "energy", "pms", "digestion", "stool", "craving", "cravings", "skin", "hair", "exercise",
        "leisure", "social_life", "collection_method", "medication", "appointments", "ailments",
        "motivation", "social", "party", "sleep", "injection", "iud", "patch", "ring",
        "birth_control_patch", "birth_control_ring",
    ]
}
