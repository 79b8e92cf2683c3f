import CommandLineInterface
import CycleModel

/// `skipped`: the days of some doses → the journal.
struct SkippedCommand: Action {
    static var command: Command<Verb> {
        Command(
            "skipped", Self.self, summary: "Record that a pill, patch or ring was left out",
            discussion: """
                \(DoseRecording.sameDay)

                The package leaflet says what to do about a missed dose. If your pack does not go \
                on as planned, run 'eve-ics contraception reset'.
                """,
            parameters: DoseRecording.parameters,
            examples: [
                Example("eve-ics skipped yesterday", "Yesterday's pill was left out."),
                Example("eve-ics skipped 2026-11-18", "The pill of that day."),
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
