import CalendarModel
import CommandLineInterface
import CyclePipeline
import CycleServer
import LogStore
import Messages
import Planner
import TrackerImport

/// `cards import`: a file of cards → a deck.
struct CardImportCommand: Action {
    private static let file = Argument("FILE", .file, "The file, or - for standard input")
    private static let deck = Option(
        "--in", .text("DECK"), "The deck; without it, one that is called as the file is")

    static var command: Command<Verb> {
        Command(
            "import", Self.self, summary: "Add the cards of a file to a deck",
            discussion: """
                It reads Anki's packages (.apkg) and tables in text, with the front in the first \
                column and the back in the second. Pictures and sounds are left out. A card that \
                is there already is not added again. How well you knew a card elsewhere is not \
                read: here it is new.
                """,
            parameters: [file, deck],
            examples: [
                Example("eve-ics cards import spanish.apkg", "A deck from Anki."),
                Example("eve-ics cards import words.csv --in Spanish", "A table."),
            ])
    }

    private let file: String
    private let deck: String?

    init(_ words: ParsedCommand) throws {
        file = try words[Self.file]
        deck = try words[Self.deck].map { try Plan.checked(title: $0, "--in") }
    }

    func run(in context: Context) throws -> Outcome {
        let source = try FileToImport(file)
        let reading = try self.reading(source)
        let plan = try context.planToWrite()
        let naming = plan.person.naming
        let cards = reading.cards.map { card in
            // Without a name of its own, a card is what it says.
            let name = card.id ?? "\(card.front)\u{1F}\(card.back)"
            return (
                uid: naming.entryUID("card/\(name)"), content: TwoTexts(card.front, card.back)
            )
        }
        let calendar = try plan.deckToFill(named: deck ?? Self.title(of: file))
        var known = Set(try plan.cards(in: calendar).map(\.card.uid))
        let fresh = cards.filter { known.insert($0.uid).inserted }
        do {
            try plan.member.add(fresh, to: calendar, at: plan.now)
        } catch {
            // A deck that was made for them goes again.
            if !plan.calendars.contains(where: { $0.name == calendar.name }) {
                try plan.member.remove(calendar)
            }
            guard (error as? StoreError)?.reason == .noRoom else { throw error }
            throw ToolError.refused(
                "\(source.name): \(fresh.count) cards are more than there is room for; none was added",
                advice: "you can keep \(Room().objects) entries in all of your calendars together")
        }
        try plan.tellOfDueCards(in: calendar)
        let messages = plan.language.cards
        let left: [(Int, (Int) -> String)] = [
            (cards.count - fresh.count, messages.known),
            (reading.emptyCount, messages.emptyLeftOut),
            (reading.mediaCount, messages.mediaLeftOut),
        ]
        let text = left.filter { $0.0 > 0 }.map { $0.1($0.0) + "\n" }.joined()
        return context.outcome(
            messages.imported(fresh.count, to: calendar.title.terminalSafe) + "\n" + text,
            json: [
                "deck": calendar.title, "added": fresh.count, "known": cards.count - fresh.count,
                "empty": reading.emptyCount, "media": reading.mediaCount,
            ])
    }

    private func reading(_ source: FileToImport) throws -> DeckReading {
        let reading: DeckReading
        do {
            reading = try DeckFile.read(try source.anywhere())
        } catch TrackerError.notRecognized {
            throw ToolError.refused(
                "\(source.name): no cards are in it that can be read",
                advice:
                    "write a table with the front in the first column and the back in the second")
        } catch let error as TrackerError {
            throw ToolError(ImportError(.tracker(error), in: source.name))
        }
        guard !reading.cards.isEmpty else {
            throw ToolError.refused("\(source.name): no card in it has a front")
        }
        return reading
    }

    /// The name of a file without folders and ending.
    private static func title(of file: String) -> String? {
        let name = file.split(separator: "/").last ?? ""
        let title = name.lastIndex(of: ".").map { name[..<$0] } ?? name
        return title.isEmpty || title == "-" || title.contains(where: \.isNewline)
            ? nil : String(title)
    }
}
