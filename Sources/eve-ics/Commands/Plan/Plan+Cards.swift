import CommandLineInterface
import CyclePipeline
import Household
import Messages
import Planner

/// A card as `cards list` shows it.
struct NumberedCard {
    /// Counts in its deck.
    let number: Int
    let deck: PlannerCalendar
    let card: Card
}

/// A deck with what there is to do in it.
struct Deck {
    let calendar: PlannerCalendar
    let cards: [Card]
    let memory: DeckMemory

    /// Those to be seen again by a moment, the most forgotten first, then those that are new.
    func due(at now: Int64) -> [Card] {
        let byUID = Dictionary(
            cards.map { ($0.uid, $0) }, uniquingKeysWith: { first, _ in first })
        return memory.due(at: now).compactMap { byUID[$0] }
    }
}

extension Plan {
    func cards(in calendar: PlannerCalendar) throws -> [NumberedCard] {
        let list = CardList(
            try member.planner.objects(in: calendar, for: .cards).compactMap(Card.init))
        return list.cards.enumerated().map {
            NumberedCard(number: $0 + 1, deck: calendar, card: $1)
        }
    }

    /// The deck that is named, or the only one.
    ///
    /// - Parameter option: The one that the name stands behind.
    func deck(named word: String?, option: String? = nil) throws -> PlannerCalendar {
        let decks = calendars.filter { $0.uses.contains(.cards) }
        if let word { return try calendar(named: word, among: decks, kind: "deck", option: option) }
        guard let deck = decks.first else {
            throw ToolError.refused(
                "cards: you have no deck",
                advice: "add a first card with 'eve-ics cards add FRONT BACK'")
        }
        guard decks.count == 1 else {
            throw ToolError.refused(
                "cards: you have \(decks.count) decks",
                advice: "name one; 'eve-ics cards list' shows them")
        }
        return deck
    }

    func decks(_ calendars: [PlannerCalendar]) throws -> [Deck] {
        let memories = try member.planner.cardMemories(by: person.time, at: now)
        return try calendars.map { calendar in
            let cards = try cards(in: calendar).map(\.card)
            return Deck(
                calendar: calendar, cards: cards, memory: DeckMemory(cards.map(\.uid), memories))
        }
    }

    /// Lets calendar programs know how many cards are due where the calendar is a deck.
    func tellOfDueCards(in calendar: PlannerCalendar) throws {
        try member.planner.tellOfDueCards(in: calendar, on: person, at: now)
    }

    func card(named word: String, in deck: String?) throws -> NumberedCard {
        let calendar = try self.deck(named: deck, option: "--in")
        return try Plan.find(
            word, among: try cards(in: calendar).map { ($0.number, $0.card.front, $0) },
            kind: "card", command: "eve-ics cards list")
    }

    func table(of cards: [NumberedCard]) -> String {
        var table = TextTable()
        for listed in cards {
            table.add(["\(listed.number)", shown(listed.card.front), shown(listed.card.back)])
        }
        return table.text
    }

    func json(of listed: NumberedCard) -> JSON {
        [
            "number": listed.number, "front": listed.card.front, "back": listed.card.back,
            "uid": listed.card.uid,
        ]
    }
}
