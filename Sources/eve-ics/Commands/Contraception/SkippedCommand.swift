import CommandLineInterface
import CycleModel

/// `skipped`: the days of some doses → the journal.
struct SkippedCommand: Action {
    static var command: Command<Verb> {
        Command(
            "skipped", Self.self, summary: "Record that a pill, patch or ring was left out",
            discussion: """
                \(DoseRecording.sameDay)

                The package leaflet says what to do about a missed one. If your pack goes on \
                otherwise than planned, say so with 'eve-ics contraception reset'.
                """,
            parameters: [DoseRecording.days, DoseRecording.dates],
            examples: [
                Example("eve-ics skipped yesterday", "Yesterday's was left out."),
                Example("eve-ics skipped 2026-11-18", "That day's."),
            ])
    }

    private let recording: DoseRecording

    init(_ words: ParsedCommand) throws {
        recording = try DoseRecording(words, .skipped)
    }

    func run(in context: Context) throws -> Outcome {
        try recording.run(in: context)
    }
}
