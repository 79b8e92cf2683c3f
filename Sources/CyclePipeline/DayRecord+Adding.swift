package import CycleModel

extension DayRecord {
    /// The record with what the person says now in it; lists grow, everything else is replaced.
    ///
    /// A period day whose strength nobody said keeps the one that it has. An empty note takes the note away.
    package func adding(_ told: DayRecord) -> DayRecord {
        var record = self
        if let flow = told.flow, flow != .unknown || !isPeriodDay { record.flow = flow }
        if told.periodEnded { (record.periodEnded, record.periodEndUnknown) = (true, false) }
        if told.periodEndUnknown { (record.periodEndUnknown, record.periodEnded) = (true, false) }
        record.temperature = told.temperature ?? temperature
        record.weight = told.weight ?? weight
        record.lh = told.lh ?? lh
        record.mucus = told.mucus ?? mucus
        record.dose = told.dose ?? dose
        record.ovulationObserved = told.ovulationObserved || ovulationObserved
        record.symptoms = BuiltInWord.joined(symptoms, told.symptoms, in: .symptoms)
        record.moods = BuiltInWord.joined(moods, told.moods, in: .moods)
        if let note = told.note { record.note = note.isEmpty ? nil : note }
        return record
    }
}

extension BuiltInWord {
    /// Words and those of others that mean something else, in whatever case they were written.
    fileprivate static func joined(
        _ words: [String], _ others: [String], in list: List
    ) -> [String] {
        var known = Set(words.map { key($0, in: list) })
        return words + others.filter { known.insert(key($0, in: list)).inserted }
    }
}
