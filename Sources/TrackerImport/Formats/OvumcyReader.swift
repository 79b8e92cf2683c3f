import CivilDate
import CycleModel

/// Ovumcy's JSON, with an entry for each day.
enum OvumcyReader: JSONReader {
    static let format = TrackerFormat.ovumcy

    static func recognises(_ root: JSONValue) -> Bool {
        guard let entries = root["entries"], entries.isArray else { return false }
        return root["exported_at"] != nil || entries.hasElements(with: ["date", "cycle_start"])
    }

    static func read(_ root: JSONValue, into book: inout FactBook) {
        for row in book.rows("entries", of: root) {
            guard let day = book.day("date", of: row) else { continue }
            var entry = OvumcyEntry()
            entry.isPeriod = book.bool("period", of: row) ?? false
            entry.isUncertain = book.bool("is_uncertain", of: row) ?? false
            entry.flow = book.text("flow", of: row) ?? ""
            entry.moodRating = book.integer("mood_rating", of: row) ?? 0
            entry.sex = book.text("sex_activity", of: row) ?? ""
            // A zero means that nothing was measured.
            entry.temperature = book.number("bbt", of: row).flatMap { $0 == 0 ? nil : $0 }
            entry.mucus = book.text("cervical_mucus", of: row) ?? ""
            entry.pregnancyTest = book.text("pregnancy_test", of: row) ?? ""
            entry.factors = book.texts("cycle_factors", of: row)
            entry.others = book.texts("other_symptoms", of: row)
            entry.notes = book.text("notes", of: row) ?? ""
            let symptoms: [(name: String, value: JSONValue)] =
                row["symptoms"].map { Array($0.members) } ?? []
            for (name, value) in symptoms {
                guard let isThere = value.bool else {
                    book.skip("\"\(name.shortened)\" is not true or false", at: value.offset)
                    continue
                }
                if isThere { entry.symptoms.append(name) }
            }
            entry.take(on: day, at: row.offset, into: &book)
        }
    }
}

/// A day as Ovumcy has it, in its JSON and in its table.
struct OvumcyEntry {
    var isPeriod = false
    var isUncertain = false
    var flow = ""
    /// From 1 to 5; 0 where she did not rate the day.
    var moodRating = 0
    var sex = ""
    var temperature: Double?
    var mucus = ""
    var pregnancyTest = ""
    var factors: [String] = []
    var symptoms: [String] = []
    var others: [String] = []
    var notes = ""

    func take(on day: Day, at position: Int, into book: inout FactBook) {
        takeFlow(on: day, at: position, into: &book)
        switch moodRating {
        case 0: break
        case 1...5: book.add(mood: "rated \(moodRating) of 5", on: day, at: position)
        default: book.misunderstand("mood_rating \(moodRating)", at: position)
        }
        for (name, value) in [("sex", sex), ("pregnancy test", pregnancyTest)]
        where !["", "none"].contains(Wording.plain(value)) {
            book.add(verbatim: "\(name): \(Wording.plain(value))", on: day, at: position)
        }
        if let temperature { book.add(temperature: temperature, on: day, at: position) }
        // Here "none" is the state before anything is chosen.
        if !["", "none"].contains(Wording.plain(mucus)) {
            book.add(mucusNamed: mucus, on: day, at: position, name: "cervical_mucus")
        }
        for factor in factors where !factor.isEmpty {
            book.add(verbatim: "factor: \(Wording.plain(factor))", on: day, at: position)
        }
        for symptom in symptoms {
            switch symptom {
            case "spotting": book.add(.spotting, on: day, at: position)
            case "mood": book.add(symptom: "mood swings", on: day, at: position)
            default: book.add(symptom: symptom, on: day, at: position)
            }
        }
        for other in others { take(other, on: day, at: position, into: &book) }
        book.add(note: notes, on: day, at: position)
    }

    /// In her own words, or what `OvumcyWriter` put there for want of a field.
    private func take(
        _ other: String, on day: Day, at position: Int, into book: inout FactBook
    ) {
        let parts = other.split(separator: ": ", maxSplits: 1).map(String.init)
        switch (parts.first, parts.dropFirst().first) {
        case ("mood", let mood?): book.add(day, at: position) { $0.moods = [mood] }
        case ("pill", let word?) where DoseTaking(rawValue: word) != nil:
            book.add(day, at: position) { $0.dose = DoseTaking(rawValue: word) }
        case ("ovulation test", let word?) where LHTest(rawValue: word) != nil:
            book.add(day, at: position) { $0.lh = LHTest(rawValue: word) }
        case ("ovulation observed", nil):
            book.add(day, at: position) { $0.ovulationObserved = true }
        default: book.add(verbatim: other, on: day, at: position)
        }
    }

    private func takeFlow(on day: Day, at position: Int, into book: inout FactBook) {
        let word = Wording.plain(flow)
        if isUncertain { book.remark("a day she was not sure of, taken", at: position) }
        if ["", "none"].contains(word) {
            if isPeriod { book.add(.unknown, on: day, at: position) }
            return
        }
        guard let found = Wording.flow(word) else {
            book.misunderstand("flow \"\(flow)\"", at: position)
            if isPeriod { book.add(.unknown, on: day, at: position) }
            return
        }
        book.add(found, on: day, at: position)
    }
}
