import CommandLineInterface
import Household
import Messages
import Planner

/// `cards list`: the decks, or the cards of one.
struct CardListCommand: Action {
    private static let deck = Argument(
        optional: "DECK", .text("DECK"), "A deck, whose cards are listed; without it, all decks")

    static var command: Command<Verb> {
        Command(
            "list", Self.self, summary: "List your decks, or the cards of one",
            parameters: [deck],
            examples: [
                Example("eve-ics cards list", "The decks, and how many cards are due."),
                Example("eve-ics cards list Spanish", "The cards of one."),
            ])
    }

    private let deck: String?

    init(_ words: ParsedCommand) throws { deck = try words[Self.deck] }

    func run(in context: Context) throws -> Outcome {
        guard let plan = try context.plan() else {
            return context.outcome(
                context.language.cards.none + "\n", json: ["decks": JSON.array([])])
        }
        if let deck {
            let calendar = try plan.deck(named: deck)
            let cards = try plan.cards(in: calendar)
            return context.outcome(
                cards.isEmpty ? plan.language.cards.none + "\n" : plan.table(of: cards),
                json: ["deck": calendar.title, "cards": JSON.array(cards.map(plan.json))])
        }
        let decks = try plan.decks(plan.calendars.filter { $0.uses.contains(.cards) })
        for deck in decks { try plan.tellOfDueCards(in: deck.calendar) }
        var table = TextTable()
        for deck in decks {
            table.add([
                deck.calendar.title.terminalSafe, plan.language.cards.cards(deck.cards.count),
                plan.language.cards.due(deck.due(at: plan.now).count),
            ])
        }
        return context.outcome(
            decks.isEmpty ? plan.language.cards.none + "\n" : table.text,
            json: [
                "decks": JSON.array(
                    decks.map { deck in
                        [
                            "name": deck.calendar.title, "cards": deck.cards.count,
                            "due": deck.due(at: plan.now).count,
                        ]
                    })
            ])
    }
}
