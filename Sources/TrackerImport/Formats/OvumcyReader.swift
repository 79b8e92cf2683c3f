import CivilDate
import CycleModel

extension TrackerFormat {
    package static let ovumcy = TrackerFormat("Ovumcy")
}

/// Ovumcy's JSON, with an entry for each day.
enum OvumcyReader: JSONReader {
    static let format = TrackerFormat.ovumcy

    static func recognizes(_ root: JSONValue) -> Bool {
        guard let entries = root["entries"], entries.isArray else { return false }
        return root["exported_at"] != nil || entries.hasElements(with: ["date", "cycle_start"])
    }

    static func read(_ root: JSONValue, into records: inout RecordBuilder) {
        for row in records.rows("entries", of: root) {
            guard let day = records.day("date", of: row) else { continue }
            var entry = OvumcyEntry()
            entry.isPeriod = records.bool("period", of: row) ?? false
            entry.isUncertain = records.bool("is_uncertain", of: row) ?? false
            entry.flow = records.text("flow", of: row) ?? ""
            entry.moodRating = records.integer("mood_rating", of: row) ?? 0
            entry.sex = records.text("sex_activity", of: row) ?? ""
            // A zero means that nothing was measured.
            entry.temperature = records.number("bbt", of: row).flatMap { $0 == 0 ? nil : $0 }
            entry.mucus = records.text("cervical_mucus", of: row) ?? ""
            entry.pregnancyTest = records.text("pregnancy_test", of: row) ?? ""
            entry.factors = records.texts("cycle_factors", of: row)
            entry.others = records.texts("other_symptoms", of: row)
            entry.notes = records.text("notes", of: row) ?? ""
            let symptoms: [(name: String, value: JSONValue)] =
                row["symptoms"].map { Array($0.members) } ?? []
            for (name, value) in symptoms {
                guard let isThere = value.bool else {
                    records.skip("\"\(name.shortened)\" is not true or false", at: value.offset)
                    continue
                }
                if isThere { entry.symptoms.append(name) }
            }
            entry.take(on: day, at: row.offset, into: &records)
        }
    }
}

/// A day as Ovumcy has it, in its JSON and in its table.
struct OvumcyEntry {
    var isPeriod = false
    var isUncertain = false
    var flow = ""
    /// From 1 to 5; 0 where the day was not rated.
    var moodRating = 0
    var sex = ""
    var temperature: Double?
    var mucus = ""
    var pregnancyTest = ""
    var factors: [String] = []
    var symptoms: [String] = []
    var others: [String] = []
    var notes = ""

    func take(on day: Day, at position: Int, into records: inout RecordBuilder) {
        takeFlow(on: day, at: position, into: &records)
        switch moodRating {
        case 0: break
        case 1...5: records.add(mood: "rated \(moodRating) of 5", on: day, at: position)
        default: records.misunderstand("mood_rating \(moodRating)", at: position)
        }
        for (name, value) in [("sex", sex), ("pregnancy test", pregnancyTest)]
        where !["", "none"].contains(TrackerWords.plain(value)) {
            records.add(verbatim: "\(name): \(TrackerWords.plain(value))", on: day, at: position)
        }
        if let temperature { records.add(temperature: temperature, on: day, at: position) }
        // Here "none" is the state before anything is chosen.
        if !["", "none"].contains(TrackerWords.plain(mucus)) {
            records.add(mucusNamed: mucus, on: day, at: position, name: "cervical_mucus")
        }
        for factor in factors where !factor.isEmpty {
            records.add(verbatim: "factor: \(TrackerWords.plain(factor))", on: day, at: position)
        }
        for symptom in symptoms {
            switch symptom {
            case "spotting": records.add(.spotting, on: day, at: position)
            case "mood": records.add(symptom: "mood swings", on: day, at: position)
            default: records.add(symptom: symptom, on: day, at: position)
            }
        }
        for other in others { take(other, on: day, at: position, into: &records) }
        records.add(note: notes, on: day, at: position)
    }

    /// In the person's own words, or what `OvumcyWriter` put there for want of a field.
    private func take(
        _ other: String, on day: Day, at position: Int, into records: inout RecordBuilder
    ) {
        let parts = other.split(separator: ": ", maxSplits: 1).map(String.init)
        switch (parts.first, parts.dropFirst().first) {
        case ("mood", let mood?): records.add(day, at: position) { $0.moods = [mood] }
        case ("pill", let word?) where DoseTaking(rawValue: word) != nil:
            records.add(day, at: position) { $0.dose = DoseTaking(rawValue: word) }
        case ("ovulation test", let word?) where LHTest(rawValue: word) != nil:
            records.add(day, at: position) { $0.lh = LHTest(rawValue: word) }
        case ("ovulation observed", nil):
            records.add(day, at: position) { $0.ovulationObserved = true }
        default: records.add(verbatim: other, on: day, at: position)
        }
    }

    private func takeFlow(on day: Day, at position: Int, into records: inout RecordBuilder) {
        let word = TrackerWords.plain(flow)
        if isUncertain { records.remark("a day she was not sure of, taken", at: position) }
        if ["", "none"].contains(word) {
            if isPeriod { records.add(.unknown, on: day, at: position) }
            return
        }
        guard let found = TrackerWords.flow(word) else {
            records.misunderstand("flow \"\(flow)\"", at: position)
            if isPeriod { records.add(.unknown, on: day, at: position) }
            return
        }
        records.add(found, on: day, at: position)
    }
}
