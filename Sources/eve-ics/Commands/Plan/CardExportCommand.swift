import CommandLineInterface
import Household
import Messages
import Planner
import TrackerImport

/// `cards export`: a deck → a file for other programs.
struct CardExportCommand: Action {
    private enum Format: String, CaseIterable, Sendable { case tsv, csv, apkg }

    private static let output = Option(
        "--output", short: "o", .file, "The file to write, or - for standard output")
    private static let format = Option(
        "--format", .choice(of: Format.allCases, "tsv|csv|apkg"),
        "Its form; without it, the ending of the file says it")

    static var command: Command<Verb> {
        Command(
            "export", Self.self, summary: "Write a deck to a file",
            discussion: """
                Every version of Anki reads the package (.apkg). The tables are for programs that \
                read cards, and keep each character: in a spreadsheet, import them as text, so that \
                a card that begins with = is not computed. How well you know the cards is not written.
                """,
            parameters: [CardCommands.deckName, output, format],
            examples: [
                Example("eve-ics cards export Spanish -o spanish.apkg", "For Anki."),
                Example("eve-ics cards export Spanish -o words.csv", "A table."),
            ])
    }

    private let deck: String?
    private let output: String
    private let format: Format

    init(_ words: ParsedCommand) throws {
        deck = try words[CardCommands.deckName]
        output = words[Self.output] ?? "-"
        let ending = output.split(separator: ".").last.map { $0.lowercased() } ?? ""
        format = words[Self.format] ?? Format(rawValue: ending) ?? .tsv
    }

    func run(in context: Context) throws -> Outcome {
        let plan = try context.planOfSomebody()
        let calendar = try plan.deck(named: deck)
        let cards = try plan.cards(in: calendar).map {
            DeckCard(front: $0.card.front, back: $0.card.back, id: $0.card.uid)
        }
        let bytes: [UInt8]
        switch format {
        case .tsv: bytes = CardTable.write(cards, isTabbed: true)
        case .csv: bytes = CardTable.write(cards, isTabbed: false)
        case .apkg: bytes = try AnkiPackage.write(cards, deck: calendar.title, at: plan.now)
        }
        if output == "-", format == .apkg, Terminal.isOutput {
            throw ToolError.refused(
                "cards export: a package is nothing for a terminal", advice: "name a file with -o")
        }
        try OutputFile.replace(output, with: bytes)
        guard output != "-" else { return Outcome("") }
        return context.outcome(
            plan.language.cards.exported(cards.count, to: output.terminalSafe) + "\n",
            json: ["deck": calendar.title, "cards": cards.count, "file": output])
    }
}
