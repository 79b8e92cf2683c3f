import CivilDate
import CommandLineInterface
import CycleModel
import CyclePipeline
import Messages

/// The options of `log` that take back single values.
struct LogRemoval {
    private static let flags: [(part: RecordRemoval.Part, name: String, noun: String)] = [
        (.flow, "flow", "bleeding"), (.temperature, "temperature", "temperature"),
        (.lh, "lh", "ovulation test"), (.mucus, "mucus", "cervical mucus"),
        (.ovulation, "ovulation", "ovulation"), (.note, "note", "note"),
    ]
    private static let partFlags = flags.map { flag in
        Flag("--no-\(flag.name)", "Remove the \(flag.noun) of these days")
    }
    private static let symptoms = Option(
        repeating: "--remove-symptom", .text("S"), "Remove a symptom, or several with commas")
    private static let moods = Option(
        repeating: "--remove-mood", .text("M"), "Remove a mood, or several with commas")

    static var parameters: [any Declaration] { partFlags + [symptoms, moods] }

    var removal: RecordRemoval

    /// - Parameter told: What the other options say, which must not contradict these.
    init(_ words: ParsedCommand, besides told: DayRecord, hasTemperature: Bool) throws {
        var removal = RecordRemoval()
        for (flag, (part, name, _)) in zip(Self.partFlags, Self.flags) where words[flag] {
            removal.parts.insert(part)
            if told.says(part) || part == .temperature && hasTemperature {
                throw ToolError.usage("log: --no-\(name) and --\(name) contradict each other")
            }
        }
        removal.symptoms = try LogCommand.items(words[Self.symptoms], "--remove-symptom")
        removal.moods = try LogCommand.items(words[Self.moods], "--remove-mood")
        let rest = told.removing(removal)
        if rest.symptoms != told.symptoms {
            throw ToolError.usage("log: --symptom and --remove-symptom name the same symptom")
        }
        if rest.moods != told.moods {
            throw ToolError.usage("log: --mood and --remove-mood name the same mood")
        }
        self.removal = removal
    }

    /// `Removed: temperature, “cramps” (20 Nov).`; `nil` where nothing of the kind was logged.
    func sentence(on change: DayChange) -> String? {
        var names: [String] = []
        var days: Set<Day> = []
        func add(_ name: String, _ isGone: (DayRecord, DayRecord) -> Bool) {
            let gone = change.days.filter { isGone(change.before.log[$0], change.after.log[$0]) }
            guard !gone.isEmpty else { return }
            names.append(name)
            days.formUnion(gone)
        }
        for (part, _, _) in Self.flags where removal.parts.contains(part) {
            add(change.language.records.name(part)) { $0.says(part) && !$1.says(part) }
        }
        for word in removal.symptoms {
            add("“\(word.terminalSafe)”") { Self.lost(word, from: $0.symptoms, to: $1.symptoms) }
        }
        for word in removal.moods {
            add("“\(word.terminalSafe)”") { Self.lost(word, from: $0.moods, to: $1.moods) }
        }
        guard !names.isEmpty else { return nil }
        return change.language.logging.removed(
            names.joined(separator: ", "), on: change.dates(days.sorted()))
    }

    private static func lost(_ word: String, from old: [String], to new: [String]) -> Bool {
        let has = { (words: [String]) in words.contains { $0.lowercased() == word.lowercased() } }
        return has(old) && !has(new)
    }
}

extension RecordMessages {
    fileprivate func name(_ part: RecordRemoval.Part) -> String {
        switch part {
        case .flow: bleeding
        case .temperature: temperature
        case .lh: ovulationTest
        case .mucus: mucus
        case .ovulation: ovulation
        case .note: note
        }
    }
}
