import CivilDate
import CommandLineInterface
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
        if record.isPeriodDay, record.periodEnded { words.append("last day of a period") }
        if let temperature = record.temperature {
            words.append(settings.temperatureUnit.text(temperature))
        }
        if let test = record.lh { words.append("LH test \(test.rawValue)") }
        if let mucus = record.mucus { words.append("\(mucus.rawValue) mucus") }
        if record.ovulationObserved { words.append("ovulation noticed") }
        if let dose = record.dose { words.append("dose \(dose.rawValue)") }
        words += record.symptoms.map(\.terminalSafe) + record.moods.map(\.terminalSafe)
        if let note = record.note, !note.contains("\n") {
            words.append("note “\(note.terminalSafe)”")
        }
        return words
    }

    /// A note's lines, as they were written.
    static func lines(ofNote note: String) -> [String] {
        note.terminalSafeLines.split(separator: "\n", omittingEmptySubsequences: false)
            .map(String.init)
    }

    /// The lines of a note that has several, which no sentence can hold.
    static func noteLines(_ record: DayRecord) -> [String] {
        guard let note = record.note, note.contains("\n") else { return [] }
        return lines(ofNote: note)
    }

    private static func words(_ flow: Flow) -> String {
        switch flow {
        case .none: "no bleeding"
        case .spotting: "spotting"
        case .light, .medium, .heavy: "\(flow.rawValue) bleeding"
        case .unknown: "period day"
        }
    }
}
