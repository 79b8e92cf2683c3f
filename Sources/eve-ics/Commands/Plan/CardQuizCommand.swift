import CommandLineInterface
import Messages
import Planner

/// `cards quiz`: a walk through a deck, at the terminal.
struct CardQuizCommand: Action {
    private static let seed = Option(
        "--seed", .number(0...Int(Int32.max), "N"),
        "Shuffle as this number says, and always the same way")

    static var command: Command<Verb> {
        Command(
            "quiz", Self.self, summary: "Go through the cards of a deck in a shuffled order",
            discussion: """
                Each card comes once before any comes again. A card that you leave out does not \
                come again in this quiz. A quiz does not count as a review.
                """,
            parameters: [CardCommands.deckName, seed],
            examples: [
                Example("eve-ics cards quiz Spanish", "Until you have had enough."),
                Example("eve-ics cards quiz Spanish --json", "The order, without any question."),
            ])
    }

    private let deck: String?
    private let seed: Int?

    init(_ words: ParsedCommand) throws {
        deck = try words[CardCommands.deckName]
        seed = words[Self.seed]
    }

    func run(in context: Context) throws -> Outcome {
        let plan = try context.planOfSomebody()
        let cards = try plan.cards(in: try plan.deck(named: deck))
        let seed = seed.map { UInt64($0) } ?? UInt64.random(in: 0...UInt64(Int32.max))
        var quiz = Quiz(cards.map(\.card.uid), seed: seed)
        let byUID = Dictionary(
            cards.map { ($0.card.uid, $0) }, uniquingKeysWith: { first, _ in first })
        guard !context.printsJSON else {
            return context.outcome(
                "",
                json: [
                    "seed": Int(seed),
                    "cards": JSON.array(quiz.order.compactMap { byUID[$0].map(plan.json) }),
                ])
        }
        let messages = plan.language.cards
        guard quiz.current != nil else { return Outcome(messages.none + "\n") }
        StandardError.write(messages.quizKeys + "\n")
        while let current = quiz.current, let card = byUID[current]?.card {
            let place = messages.place(
                quiz.cardsLeft - quiz.leftInRound + 1, of: quiz.cardsLeft)
            let side = quiz.isFlipped ? card.back : card.front
            StandardError.write("\n\(place)\n\(side.terminalSafeLines)\n")
            switch Terminal.answer(to: "> ")?.lowercased() {
            case "": quiz.flip()
            case "n": quiz.next()
            case "r": quiz.remove()
            case "q", nil: return Outcome("")
            default: StandardError.write(messages.quizKeys + "\n")
            }
            if quiz.hasStartedOver, !quiz.isFlipped, quiz.current != current || quiz.cardsLeft == 1
            {
                StandardError.write("\n\(messages.startedOver)\n")
            }
        }
        return Outcome(messages.quizOver + "\n")
    }
}
