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

    private static let rowMembers: Set<String> = [
        "date", "period", "cycle_start", "is_uncertain", "flow", "mood_rating", "sex_activity",
        "bbt", "cervical_mucus", "pregnancy_test", "cycle_factors", "symptoms", "other_symptoms",
        "notes",
    ]

    static func read(_ root: JSONValue, into records: RecordBuilder) {
        for row in records.rows("entries", of: root) {
            guard let day = records.day("date", of: row) else { continue }
            records.unread(row, but: rowMembers)
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
                    records.skip(.not(.truth, "\(name)"), at: value.offset)
                    continue
                }
                if isThere { entry.symptoms.append(name) }
            }
            entry.take(on: day)
        }
        records.unread(root, but: ["exported_at", "entries"])
    }
}

/// A day as Ovumcy has it, in its JSON and in its table.
struct OvumcyEntry {
    var isPeriod = false
    var isUncertain = false
    var flow = ""
    /// The mood from 1 to 5; 0 if the day was not rated.
    var moodRating = 0
    var sex = ""
    var temperature: Double?
    var mucus = ""
    var pregnancyTest = ""
    var factors: [String] = []
    var symptoms: [String] = []
    var others: [String] = []
    var notes = ""

    func take(on day: TrackerDay) {
        takeFlow(on: day)
        switch moodRating {
        case 0: break
        case 1...5: day.add(mood: "rated \(moodRating) of 5")
        default: day.misunderstand(.words("mood_rating \(moodRating)"))
        }
        for (name, value) in [("sex", sex), ("pregnancy test", pregnancyTest)]
        where !["", "none"].contains(TrackerWords.plain(value)) {
            day.add(name, named: value)
        }
        if let temperature { day.add(temperature: temperature) }
        // Here "none" is the state before anything is chosen.
        if !["", "none"].contains(TrackerWords.plain(mucus)) {
            day.add(mucusNamed: mucus, name: "cervical_mucus")
        }
        for factor in factors where !factor.isEmpty { day.add("factor", named: factor) }
        for symptom in symptoms {
            switch symptom {
            case "spotting": day.add(.spotting)
            case "mood": day.add(symptom: "mood swings")
            default: day.add(symptom: symptom)
            }
        }
        for other in others { take(other, on: day) }
        day.add(note: notes)
    }

    /// Takes a text in the person's own words, or one that `OvumcyWriter` put there for want of a
    /// field.
    private func take(_ other: String, on day: TrackerDay) {
        let parts = other.split(separator: ": ", maxSplits: 1).map(String.init)
        switch (parts.first, parts.dropFirst().first) {
        case ("mood", let mood?): day.add { $0.moods = [mood] }
        case ("pill", let word?) where DoseTaking(rawValue: word) != nil:
            day.add { $0.dose = DoseTaking(rawValue: word) }
        case ("ovulation test", let word?) where LHTest(rawValue: word) != nil:
            day.add { $0.lh = LHTest(rawValue: word) }
        case ("weight", let amount?) where (try? Weight(logged: amount)) != nil:
            day.add { $0.weight = try? Weight(logged: amount) }
        case ("ovulation observed", nil): day.add { $0.ovulationObserved = true }
        default: day.add(verbatim: other)
        }
    }

    private func takeFlow(on day: TrackerDay) {
        let word = TrackerWords.plain(flow)
        if isUncertain { day.remark(.uncertainDay) }
        if ["", "none"].contains(word) {
            if isPeriod { day.add(.unknown) }
            return
        }
        guard let found = TrackerWords.flow(word) else {
            day.misunderstand(.value("flow", flow))
            if isPeriod { day.add(.unknown) }
            return
        }
        day.add(found)
    }
}
