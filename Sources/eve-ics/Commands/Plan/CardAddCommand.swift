import CivilDate
import CommandLineInterface
import CycleModel
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
            try Self.checked(try words[Self.front], .cardFront),
            try Self.checked(try words[Self.back], .cardBack))
        deck = words[Self.deck]
    }

    /// A side as it is kept.
    ///
    /// - Throws: Where it has no text, too much, or control characters other than the rule allows.
    ///
    /// - Parameter option: The one that it stands behind.
    static func checked(
        _ text: String, _ rule: TextRule, _ option: String? = nil
    ) throws -> String {
        let (place, side) = (option ?? text.typedPlace, text.withLineFeeds)
        switch rule.problem(of: side) {
        case nil: return side
        case .tooLong:
            throw ToolError.refused(
                "\(place): this side of a card has up to \(rule.longest) letters",
                advice: "shorten the text")
        case .empty, .controlCharacters:
            throw ToolError.refused(
                "\(place): a side of a card is a text", advice: "write letters, digits or signs")
        }
    }

    func run(in context: Context) throws -> Outcome {
        let plan = try context.planToWrite()
        let calendar = try plan.deckToFill(named: deck)
        let object = try plan.member.planner.add(content, to: calendar, at: plan.now)
        try plan.tellOfDueCards(in: calendar)
        return try plan.added(
            object, titled: content.first, as: "front", to: calendar, called: "deck", in: context)
    }
}

extension Plan {
    /// The deck for new cards, which is made where no deck has its name.
    func deckToFill(named word: String?) throws -> PlannerCalendar {
        let decks = calendars.filter { $0.uses.contains(.cards) }
        guard let word = word?.trimmed else { return try calendarToFill(for: .cards, named: nil) }
        let isKnown = decks.contains {
            $0.title.lowercased() == word.lowercased() || $0.name == word
        }
        return isKnown
            ? try calendar(named: word, among: decks, option: "--in")
            : try member.planner.addCalendar(
                titled: try checked(name: word, "--in"), for: [.cards])
    }
}
