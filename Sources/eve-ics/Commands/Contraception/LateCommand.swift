import CommandLineInterface
import CycleModel

/// `late`: the days of some doses → the journal.
struct LateCommand: Action {
    static var command: Command<Verb> {
        Command(
            "late", Self.self, summary: "Record that a pill, patch or ring was taken late",
            discussion: """
                The date is the one on which it was due. \(DoseRecording.sameDay)

                The package leaflet says what to do about a late dose.
                """,
            parameters: DoseRecording.parameters,
            examples: [
                Example("eve-ics late", "The pill that was due last, hours after its time."),
                Example("eve-ics late yesterday", "Yesterday's pill, taken today."),
            ])
    }

    private let recording: DoseRecording

    init(_ words: ParsedCommand) throws {
        recording = try DoseRecording(words, .late)
    }

    func run(in context: Context) throws -> Outcome {
        try recording.run(in: context)
    }
}
