import CivilDate
import CycleModel
import CyclePipeline

/// What the person recorded about a day, for that person's own terminal.
enum RecordText {
    /// Without signs of ovulation where the settings hide fertility.
    static func words(_ record: DayRecord, for settings: Settings) -> [String] {
        let record = settings.shown(record)
        var words: [String] = []
        if let flow = record.flow { words.append(self.words(flow)) }
        if record.periodEndUnknown { words.append("first day of a period of unknown length") }
        if let temperature = record.temperature {
            words.append(settings.temperatureUnit.text(temperature))
        }
        if let test = record.lh { words.append("LH test \(test.rawValue)") }
        if let mucus = record.mucus { words.append("\(mucus.rawValue) mucus") }
        if record.ovulationObserved { words.append("ovulation noticed") }
        if let dose = record.dose { words.append("dose \(dose.rawValue)") }
        words += record.symptoms.map(\.terminalSafe) + record.moods.map(\.terminalSafe)
        if let note = record.note { words.append("note “\(note.terminalSafe)”") }
        return words
    }

    private static func words(_ flow: Flow) -> String {
        switch flow {
        case .none: "no bleeding"
        case .spotting: "spotting"
        case .light, .medium, .heavy: "\(flow.rawValue) bleeding"
        case .unknown: "period day"
        }
    }

    /// The same for programs, temperatures in °C.
    static func members(_ record: DayRecord, for settings: Settings) -> [(String, JSON)] {
        let record = settings.shown(record)
        var members: [(String, JSON)] = []
        if let flow = record.flow { members.append(("flow", .string(flow.rawValue))) }
        if let temperature = record.temperature {
            members.append(("temperature", .fraction(Double(temperature.centidegrees) / 100)))
        }
        if let test = record.lh { members.append(("lh", .string(test.rawValue))) }
        if let mucus = record.mucus { members.append(("mucus", .string(mucus.rawValue))) }
        if record.ovulationObserved { members.append(("ovulation", "observed")) }
        if let dose = record.dose { members.append(("pill", .string(dose.rawValue))) }
        if !record.symptoms.isEmpty {
            members.append(("symptoms", .array(record.symptoms.map(JSON.string))))
        }
        if !record.moods.isEmpty {
            members.append(("mood", .array(record.moods.map(JSON.string))))
        }
        if let note = record.note { members.append(("note", .string(note))) }
        return members
    }
}
