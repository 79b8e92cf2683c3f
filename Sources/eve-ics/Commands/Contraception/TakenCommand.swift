import CommandLineInterface
import CycleModel

/// `taken`: the days of some doses → the journal.
struct TakenCommand: Action {
    static var command: Command<Verb> {
        Command(
            "taken", Self.self,
            summary: "Record that you took your pill, or changed your patch or ring",
            discussion: DoseRecording.sameDay,
            parameters: DoseRecording.parameters,
            examples: [
                Example("eve-ics taken", "The dose that rings or was due last."),
                Example("eve-ics taken yesterday", "Yesterday's pill, which you forgot to record."),
                Example("eve-ics taken 2026-11-14..2026-11-19", "Six days at once."),
                Example("eve-ics taken --course 2", "Not the pill, but the patch of course 2."),
            ])
    }

    private let recording: DoseRecording

    init(_ words: ParsedCommand) throws {
        recording = try DoseRecording(words, .taken)
    }

    func run(in context: Context) throws -> Outcome {
        try recording.run(in: context)
    }
}
