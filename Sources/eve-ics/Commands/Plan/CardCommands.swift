import CommandLineInterface
import Household
import Planner

/// The family of `cards` commands.
enum CardCommands {
    static let name = Argument(
        "NAME", .text("NAME"), "The front of a card, or its number in the list")
    static let deck = Option(
        "--in", .text("DECK"), "The deck; without it, the only one")
    static let deckName = Argument(
        optional: "DECK", .text("DECK"), "The name of a deck; without it, the only one")

    static var command: Command<Verb> {
        Command(
            "cards", summary: "Cards to learn by, with a front and a back",
            discussion: """
                A quiz goes through a deck in a shuffled order, as often as you like. A review \
                shows each card when you are about to forget it, and counts how well you knew it.
                """,
            subcommands: [
                CardAddCommand.command, CardListCommand.command, CardEditCommand.command,
                RemoveEntryCommand<CardKind>.command, RestoreEntryCommand<CardKind>.command,
                CardQuizCommand.command,
                CardReviewCommand.command, CardImportCommand.command, CardExportCommand.command,
            ],
            examples: [
                Example("eve-ics cards add mesa table --in Spanish", "A card."),
                Example("eve-ics cards review Spanish", "What is due."),
            ])
    }
}

enum CardKind: ListedKind {
    static let family = "cards"
    static let noun = (article: "a", word: "card")
    static let title = "mesa"
    static let use = PlannerCalendar.Use.cards
    static var named: [any Declaration] { [CardCommands.name, CardCommands.deck] }
    static let help = """
        'eve-ics cards restore' brings it back within 30 days, as well known as before. 'eve-ics \
        calendar remove' removes a deck.
        """

    static func chosen(by words: ParsedCommand, in plan: Plan) throws -> [ChosenEntry] {
        let listed = try plan.card(
            named: try words[CardCommands.name], in: words[CardCommands.deck])
        return [
            ChosenEntry(title: listed.card.front, object: listed.card.object, calendar: listed.deck)
        ]
    }
}
