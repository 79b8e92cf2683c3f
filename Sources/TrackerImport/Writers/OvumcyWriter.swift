package import CivilDate
package import CycleModel
import Messages

/// Ovumcy's JSON, which Ovumcy adds to what it has, checking each entry.
package enum OvumcyWriter {
    /// The most that Ovumcy takes in one file.
    package static let mostEntries = 20_000
    package static let largestFile = 16 << 20

    /// Writes the days up to today; `nil` where they are more than Ovumcy takes at once.
    ///
    /// What it has no field for (a weight, a pill, a test, a mood in words) becomes an entry of `other_symptoms`.
    ///
    /// - Parameter moment: Now, in seconds since 1970 in UTC.
    package static func write(_ log: DayLog, today: Day, moment: Int64) -> [UInt8]? {
        let log = log.through(today)
        let starts = Set(log.cycles.map(\.start))
        var text = "{\n  \"exported_at\": \"\(timestamp(moment))\",\n  \"entries\": ["
        for (index, entry) in log.entries.enumerated() {
            text += index == 0 ? "\n" : ",\n"
            text += "    " + object(fields(of: entry, startsCycle: starts.contains(entry.day)))
        }
        text += log.entries.isEmpty ? "]\n}\n" : "\n  ]\n}\n"
        guard log.entries.count <= mostEntries, text.utf8.count <= largestFile else { return nil }
        return Array(text.utf8)
    }

    private static func fields(
        of entry: DayLog.Entry, startsCycle: Bool
    ) -> [(name: String, value: String)] {
        let record = entry.record
        var symptoms = Set(record.symptoms)
        var others: [String] = []
        var factors: [String] = []
        let sex = choice("sex", ["protected", "unprotected"], &symptoms)
        let pregnancyTest = choice("pregnancy test", ["negative", "positive"], &symptoms)
        let flags = self.symptoms.map { field, name in
            (name: field, value: symptoms.remove(name) == nil ? "false" : "true")
        }
        for symptom in record.symptoms where symptoms.contains(symptom) {
            if symptom.hasPrefix("factor: ") {
                factors.append(
                    symptom.dropFirst("factor: ".count).split(separator: " ")
                        .joined(separator: "_"))
            } else {
                others.append(symptom)
            }
        }
        var rating = 0
        for mood in Language.english.names(ofWords: record.moods, in: .moods) {
            if let rated = (1...5).first(where: { mood == "rated \($0) of 5" }) {
                rating = rated
            } else {
                others.append("mood: \(mood)")
            }
        }
        if let weight = record.weight { others.append("weight: \(weight.kilograms) kg") }
        if let lh = record.lh { others.append("ovulation test: \(lh.rawValue)") }
        if let dose = record.dose { others.append("pill: \(dose.rawValue)") }
        if record.ovulationObserved { others.append("ovulation observed") }
        var fields = [
            ("date", quoted(entry.day.description)), ("period", "\(record.isPeriodDay)"),
            ("cycle_start", "\(startsCycle)"), ("is_uncertain", "false"),
            ("flow", quoted(flow(record.flow))), ("mood_rating", "\(rating)"),
            ("sex_activity", quoted(sex)),
        ]
        if let temperature = record.temperature { fields.append(("bbt", temperature.celsius)) }
        fields += [
            ("cervical_mucus", quoted(mucus(record.mucus))),
            ("pregnancy_test", quoted(pregnancyTest)), ("cycle_factors", array(factors)),
            ("symptoms", object(flags)), ("other_symptoms", array(others)),
            ("notes", quoted(record.note ?? "")),
        ]
        return fields
    }

    /// The flow in Ovumcy's words; beside a true `period`, "none" is read as one of unknown
    /// strength.
    private static func flow(_ flow: Flow?) -> String {
        switch flow {
        case nil, .some(.none), .unknown: "none"
        case let flow?: flow.rawValue
        }
    }

    private static func mucus(_ mucus: Mucus?) -> String {
        switch mucus {
        case nil: "none"
        case .dry: "dry"
        case .sticky: "moist"
        case .creamy: "creamy"
        case .watery, .eggwhite: "eggwhite"
        }
    }

    private static func choice(
        _ name: String, _ values: [String], _ symptoms: inout Set<String>
    ) -> String {
        values.first { symptoms.remove("\(name): \($0)") != nil } ?? "none"
    }

    /// Ovumcy's names in its own order, and ours.
    private static let symptoms = [
        ("cramps", "cramps"), ("headache", "headache"), ("acne", "acne"), ("mood", "mood swings"),
        ("bloating", "bloating"), ("fatigue", "fatigue"),
        ("breast_tenderness", "breast tenderness"), ("back_pain", "back pain"),
        ("nausea", "nausea"), ("spotting", "spotting"), ("irritability", "irritability"),
        ("insomnia", "insomnia"), ("food_cravings", "food cravings"), ("diarrhea", "diarrhea"),
        ("constipation", "constipation"), ("swelling", "swelling"),
    ]

    private static func object(_ fields: [(name: String, value: String)]) -> String {
        "{" + fields.map { "\(quoted($0.name)): \($0.value)" }.joined(separator: ", ") + "}"
    }

    private static func array(_ items: [String]) -> String {
        "[" + items.map(quoted).joined(separator: ", ") + "]"
    }

    /// RFC 8259 section 7.
    private static func quoted(_ text: String) -> String {
        var quoted = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": quoted += "\\\""
            case "\\": quoted += "\\\\"
            case "\n": quoted += "\\n"
            case "\t": quoted += "\\t"
            case "\u{0}"..<"\u{20}":
                let digits = String(scalar.value, radix: 16)
                quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: quoted.unicodeScalars.append(scalar)
            }
        }
        return quoted + "\""
    }

    /// RFC 3339, in UTC.
    private static func timestamp(_ moment: Int64) -> String {
        let days = moment >= 0 ? moment / 86_400 : (moment - 86_399) / 86_400
        let seconds = Int(moment - days * 86_400)
        func padded(_ value: Int) -> String { value < 10 ? "0\(value)" : "\(value)" }
        let time = [seconds / 3600, seconds / 60 % 60, seconds % 60].map(padded)
        return "\(Day(number: Int32(clamping: days)))T\(time.joined(separator: ":"))Z"
    }
}
