import CommandLineInterface
import CyclePipeline
import Household
import Messages
import Planner

/// `cards add`: a front and a back → a card.
struct CardAddCommand: Action {
    private static let front = Argument("FRONT", .text("FRONT"), "What is asked")
    private static let back = Argument("BACK", .text("BACK"), "The answer")
    private static let deck = Option(
        "--in", .text("DECK"), "The deck, which is made if no deck has this name")

    static var command: Command<Verb> {
        Command(
            "add", Self.self, summary: "Add a card to a deck",
            parameters: [front, back, deck],
            examples: [
                Example("eve-ics cards add mesa table --in Spanish", "A card."),
                Example("eve-ics cards add 7x8 56", "In the first deck."),
            ])
    }

    private let content: TwoTexts
    private let deck: String?

    init(_ words: ParsedCommand) throws {
        content = TwoTexts(
            try Self.checked(try words[Self.front], atMost: Card.longestFront),
            try Self.checked(try words[Self.back], atMost: Card.longestBack))
        deck = try words[Self.deck].map { try Plan.checked(title: $0, "--in") }
    }

    /// - Throws: Where a side has no text, too much, or control characters other than the ends of lines and tabs.
    ///
    /// - Parameter option: The one that it stands behind.
    static func checked(
        _ text: String, atMost longest: Int, _ option: String? = nil
    ) throws -> String {
        guard text.count <= longest else {
            throw ToolError.refused(
                "\(option ?? text.typedPlace): this side of a card has up to \(longest) letters",
                advice: "shorten the text")
        }
        let visible = text.filter { $0 != "\n" && $0 != "\t" }
        guard !visible.hasControlCharacters, visible.contains(where: { !$0.isWhitespace }) else {
            throw ToolError.refused(
                "\(option ?? text.typedPlace): a side of a card is a text",
                advice: "write letters, digits or signs")
        }
        return text
    }

    func run(in context: Context) throws -> Outcome {
        let plan = try context.planToWrite()
        let calendar = try plan.deckToFill(named: deck)
        let object = try plan.member.planner.add(content, to: calendar, at: plan.now)
        try plan.tellOfDueCards(in: calendar)
        return context.outcome(
            plan.messages.added(plan.shown(content.first), to: calendar.title.terminalSafe) + "\n",
            json: [
                "added":
                    ["front": content.first, "deck": calendar.title, "uid": object?.uid] as JSON
            ])
    }
}

extension Plan {
    /// The deck for new cards, which is made where no deck has its name.
    func deckToFill(named word: String?) throws -> PlannerCalendar {
        let decks = calendars.filter { $0.uses.contains(.cards) }
        guard let word else { return try calendarToFill(for: .cards, named: nil) }
        let isKnown = decks.contains {
            $0.title.lowercased() == word.lowercased() || $0.name == word
        }
        return isKnown
            ? try calendar(named: word, among: decks, option: "--in")
            : try member.planner.addCalendar(titled: word, for: [.cards])
    }
}
