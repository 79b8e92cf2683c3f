import CommandLineInterface
import CyclePipeline
import Household
import Messages
import Planner

/// `cards review`: what is due → remembered or not.
struct CardReviewCommand: Action {
    static var command: Command<Verb> {
        Command(
            "review", Self.self, summary: "Review the cards that are due",
            discussion: """
                Say how well you knew each card. The better you know it, the later it comes again: \
                when the chance that you remember it has fallen to 90%. docs/planner.md says how \
                that is computed.
                """,
            parameters: [CardCommands.deckName],
            examples: [
                Example("eve-ics cards review Spanish", "One card after the other."),
                Example("eve-ics cards review Spanish --json", "What is due, for a script."),
            ])
    }

    private let deck: String?

    init(_ words: ParsedCommand) throws { deck = try words[CardCommands.deckName] }

    func run(in context: Context) throws -> Outcome {
        let plan = try context.planOfSomebody()
        let calendar = try plan.deck(named: deck)
        let due = try plan.decks([calendar])[0].due(at: plan.now)
        guard !context.printsJSON else {
            let listed = Dictionary(
                try plan.cards(in: calendar).map { ($0.card.uid, $0) },
                uniquingKeysWith: { first, _ in first })
            return context.outcome(
                "",
                json: [
                    "deck": calendar.title,
                    "due": JSON.array(due.compactMap { listed[$0.uid].map(plan.json) }),
                ])
        }
        let reviewed = try review(due, plan)
        try plan.tellOfDueCards(in: calendar)
        let messages = plan.language.cards
        guard reviewed == 0, due.isEmpty else {
            return Outcome(messages.reviewed(reviewed) + "\n")
        }
        let next = try plan.decks([calendar])[0].memory.nextDue(after: plan.now).map { moment in
            messages.nextDue(
                plan.language.weekdayAndDate(plan.person.time.day(at: moment), near: plan.today))
                + "\n"
        }
        return Outcome(messages.nothingDue + "\n" + (next ?? ""))
    }

    /// Asks for each card until somebody has had enough.
    private func review(_ due: [Card], _ plan: Plan) throws -> Int {
        let messages = plan.language.cards
        for (index, card) in due.enumerated() {
            let place = messages.place(index + 1, of: due.count)
            StandardError.write("\n\(place)\n\(card.front.terminalSafeLines)\n")
            guard let flip = Terminal.answer(to: messages.flipKeys + " > "), flip != "q" else {
                return index
            }
            StandardError.write("\(card.back.terminalSafeLines)\n")
            guard let recall = recall(messages) else { return index }
            try plan.member.planner.remember(recall, of: card.uid, at: plan.now)
        }
        return due.count
    }

    /// Asks until an answer can be used; `nil` where nobody answers.
    private func recall(_ messages: CardMessages) -> Recall? {
        while let answer = Terminal.answer(to: messages.recallKeys + " > "), answer != "q" {
            if let recall = Int(answer).flatMap(Recall.init) { return recall }
        }
        return nil
    }
}
