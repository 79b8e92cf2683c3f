import CommandLineInterface
import Household
import Messages
import Planner

/// `cards remove`: a card → gone.
struct CardRemoveCommand: Action {
    static var command: Command<Verb> {
        Command(
            "remove", Self.self, summary: "Remove a card",
            discussion: """
                'eve-ics cards restore' brings it back within 30 days, as well known as before. \
                'eve-ics calendar remove' removes a deck.
                """,
            parameters: [CardCommands.name, CardCommands.deck],
            examples: [
                Example("eve-ics cards remove mesa", "It is gone."),
                Example("eve-ics cards restore", "It is back."),
            ])
    }

    private let name: String
    private let deck: String?

    init(_ words: ParsedCommand) throws {
        name = try words[CardCommands.name]
        deck = words[CardCommands.deck]
    }

    func run(in context: Context) throws -> Outcome {
        let plan = try context.planOfSomebody()
        let listed = try plan.card(named: name, in: deck)
        try plan.member.planner.remove([listed.card.object], from: listed.deck, at: plan.now)
        try plan.tellOfDueCards(in: listed.deck)
        return context.outcome(
            plan.removedText([listed.card.front], restore: "eve-ics cards restore"),
            json: ["removed": listed.card.front])
    }
}
