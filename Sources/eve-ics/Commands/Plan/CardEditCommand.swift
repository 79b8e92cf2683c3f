import CommandLineInterface
import Household
import Messages
import Planner

/// `cards edit`: another front or back for a card.
struct CardEditCommand: Action {
    private static let front = Option("--front", .text("TEXT"), "Its new front")
    private static let back = Option("--back", .text("TEXT"), "Its new back")

    static var command: Command<Verb> {
        Command(
            "edit", Self.self, summary: "Change a card",
            discussion: "How well you know it is kept.",
            parameters: [CardCommands.name, front, back, CardCommands.deck],
            examples: [
                Example("eve-ics cards edit mesa --back desk", "Another back."),
                Example("eve-ics cards edit 3 --front 'la silla'", "The third one in its deck."),
            ])
    }

    private let name: String
    private let front: String?
    private let back: String?
    private let deck: String?

    init(_ words: ParsedCommand) throws {
        name = try words[CardCommands.name]
        front = try words[Self.front].map {
            try CardAddCommand.checked($0, .cardFront, "--front")
        }
        back = try words[Self.back].map {
            try CardAddCommand.checked($0, .cardBack, "--back")
        }
        deck = words[CardCommands.deck]
        guard front != nil || back != nil else {
            throw ToolError.usage("cards edit: say what changes, such as '--back table'")
        }
    }

    func run(in context: Context) throws -> Outcome {
        let plan = try context.planOfSomebody()
        let listed = try plan.card(named: name, in: deck)
        let content = TwoTexts(front ?? listed.card.front, back ?? listed.card.back)
        let change = listed.card.changed(to: content, at: plan.now)
        return try plan.saved(change, titled: content.first, in: listed.deck, context)
    }
}
