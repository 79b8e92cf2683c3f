import CalendarModel
import CivilDate
import CommandLineInterface
import CyclePipeline
import Household
import Messages
import Planner
import TrackerImport

/// `cards import`: a file of cards → a deck.
struct CardImportCommand: Action {
    private static let file = Argument("FILE", .file, "The file, or - for standard input")
    private static let deck = Option(
        "--in", .text("DECK"),
        "The deck; without it, the decks of a package, or one that is called as the file is")

    static var command: Command<Verb> {
        Command(
            "import", Self.self, summary: "Add the cards of a file to a deck",
            discussion: """
                It reads Anki's packages (.apkg), with each card as Anki shows it, and tables in \
                text, with the front in the first column and the back in the second. Pictures and \
                sounds are left out. A card that is there already is not added again. How well you knew a card elsewhere is not \
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
        deck = words[Self.deck]?.trimmed
    }

    func run(in context: Context) throws -> Outcome {
        let source = try FileToImport(file)
        let reading = try self.reading(source)
        let plan = try context.planToWrite()
        let naming = plan.person.naming
        let all = try plan.calendars.filter { $0.uses.contains(.cards) }
            .map { (deck: $0, uids: Set(try plan.cards(in: $0).map(\.card.uid))) }
        var added: [Added] = []
        for part in parts(of: reading.cards) {
            let cards = part.cards.map { card in
                // Without a name of its own, a card is what it says.
                let name = card.id ?? "\(card.front)\u{1F}\(card.back)"
                return (
                    uid: naming.entryUID("card/\(name)"), content: TwoTexts(card.front, card.back)
                )
            }
            // A card that was put into another deck here is not in two of them, unless somebody wants it there.
            var known = all.filter {
                deck == nil || $0.deck.title.lowercased() == deck?.lowercased()
            }.reduce(into: Set()) { $0.formUnion($1.uids) }
            let fresh = cards.filter { known.insert($0.uid).inserted }
            let calendar: PlannerCalendar?
            if fresh.isEmpty {
                calendar = nil
            } else {
                let target: PlannerCalendar
                do {
                    target = try plan.deckToFill(named: part.deck)
                    try plan.member.planner.add(fresh, to: target, at: plan.now)
                } catch let error where HouseholdRefusal(error)?.isOfRoom == true {
                    throw Self.lackOfRoom(
                        for: fresh.count, HouseholdRefusal(error), after: added, source)
                }
                try plan.tellOfDueCards(in: target)
                calendar = target
            }
            added.append(
                Added(
                    deck: calendar?.title ?? part.deck ?? "", count: fresh.count,
                    known: cards.count - fresh.count,
                    room: try calendar.map(plan.roomText) ?? ""))
        }
        let messages = plan.language.cards
        let known = added.reduce(0) { $0 + $1.known }
        let left: [(Int, (Int) -> String)] = [
            (known, messages.known),
            (reading.emptyCount, messages.emptyLeftOut),
            (reading.hiddenCount, messages.hiddenLeftOut),
            (reading.mediaCount, messages.mediaLeftOut),
        ]
        let text = left.filter { $0.0 > 0 }.map { $0.1($0.0) + "\n" }.joined()
        let total = added.reduce(0) { $0 + $1.count }
        return context.outcome(
            added.map { messages.imported($0.count, to: $0.deck.terminalSafe) + "\n" + $0.room }
                .joined()
                + text,
            json: [
                "deck": added.first?.deck, "added": total, "known": known,
                "decks": JSON.array(
                    added.map { ["name": $0.deck, "added": $0.count, "known": $0.known] }),
                "empty": reading.emptyCount, "hidden": reading.hiddenCount,
                "media": reading.mediaCount,
            ])
    }

    private struct Added {
        let deck: String
        let count: Int
        let known: Int
        /// A line about the room that is left, or nothing.
        let room: String
    }

    /// The cards by the decks that they go into: the one that was asked for, else those that the file names, else one
    /// that is called as the file is.
    private func parts(of cards: [DeckCard]) -> [(deck: String?, cards: [DeckCard])] {
        if let deck { return [(deck, cards)] }
        var parts: [(deck: String?, cards: [DeckCard])] = []
        // A deck may be called as the file is, and names are the same in any capitals.
        var places: [String: Int] = [:]
        for card in cards {
            let name =
                card.deck.flatMap { TextRule.calendarName.problem(of: $0) == nil ? $0 : nil }?
                .trimmed
                ?? Self.title(of: file)
            let key = name?.lowercased() ?? ""
            if places[key] == nil {
                places[key] = parts.count
                parts.append((name, []))
            }
            if let place = places[key] { parts[place].cards.append(card) }
        }
        return parts
    }

    /// - Parameter added: What the decks before got.
    private static func lackOfRoom(
        for count: Int, _ refusal: HouseholdRefusal?, after added: [Added], _ source: FileToImport
    ) -> ToolError {
        let before = added.reduce(0) { $0 + $1.count }
        return ToolError.refused(
            "\(source.name): \(count) cards are more than there is room for; "
                + (before == 0 ? "none was added" : "\(before) were added to other decks"),
            advice:
                refusal == .noRoom
                ? "remove what you no longer need; all calendars and decks together have room for 64 MiB, and there can be \(Member.mostCalendars)"
                : "you can keep \(Member.mostCards) cards in a deck"
        )
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
        return title.trimmed.isEmpty || title == "-" || title.contains(where: \.isNewline)
            ? nil : String(title.trimmed)
    }
}
