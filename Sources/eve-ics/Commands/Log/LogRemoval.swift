import CivilDate
import CommandLineInterface
import CycleModel
import CyclePipeline
import Messages

/// The options of `log` that take back single values.
struct LogRemoval {
    private static let flags: [(part: RecordRemoval.Part, name: String, noun: String)] = [
        (.flow, "flow", "bleeding"), (.end, "end", "end of a period, or that it is unknown,"),
        (.temperature, "temperature", "temperature"), (.weight, "weight", "weight"),
        (.lh, "lh", "ovulation test"), (.mucus, "mucus", "cervical mucus"),
        (.ovulation, "ovulation", "ovulation"),
        (.dose, "dose", "dose"), (.note, "note", "note"),
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

    /// - Parameters:
    ///   - told: What the other options say, which must not contradict these.
    ///   - measured: What they say in a unit that is not known yet.
    init(
        _ words: ParsedCommand, besides told: DayRecord, and measured: Set<RecordRemoval.Part>
    ) throws {
        var removal = RecordRemoval()
        for (flag, (part, name, _)) in zip(Self.partFlags, Self.flags) where words[flag] {
            removal.parts.insert(part)
            if told.says(part) || measured.contains(part) {
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
}
