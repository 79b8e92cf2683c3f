import CivilDate
import CycleModel
import CyclePipeline
import Household
import Messages
import Planner
import WebPages

/// What is wrong with the name of a deck.
struct DeckFault: Error {
    let sentence: String
}

extension WebVisit {
    /// The name that a form gives a deck.
    ///
    /// - Parameter deck: The one that may have it already.
    func deckTitle(renaming deck: PlannerCalendar?) throws -> Result<String, DeckFault> {
        let words = language.webCards
        let title = form.line("title")
        return switch try member.planner.problem(ofName: title, renaming: deck) {
        case nil: .success(title)
        case .text:
            .failure(DeckFault(sentence: words.badName(most: TextRule.calendarName.longest)))
        case .taken(byDeck: true): .failure(DeckFault(sentence: words.nameTaken))
        case .taken(byDeck: false):
            .failure(DeckFault(sentence: plannerWords.taken(shown(title))))
        }
    }

    func listed(
        _ deck: PlannerCalendar, _ memories: [String: CardMemory]
    ) throws -> ListedDeck {
        let index = try shared.deckIndices.index(of: deck, for: member)
        return ListedDeck(
            id: member.planner.deckID(deck), title: deck.title, cards: index.cards.count,
            due: index.memory(memories).due(at: moment).count)
    }

    /// A deck as it is now, by what names it in addresses.
    func deck(_ id: String) throws -> (PlannerCalendar, DeckIndex)? {
        guard
            let deck = try member.planner.decks().first(where: { member.planner.deckID($0) == id })
        else { return nil }
        return (deck, try shared.deckIndices.index(of: deck, for: member))
    }

    /// Lets calendar programs know what a change made of the deck.
    func tellOfDueCards(_ id: String) throws {
        guard let (deck, index) = try deck(id) else { return }
        try member.planner.tellOfDueCards(
            in: deck, index.memory(try cardMemories()),
            on: state,
            at: moment)
    }
}

extension WebVisit {
    func cardMemories() throws -> [String: CardMemory] {
        try member.planner.cardMemories(by: state.time, at: moment)
    }

    func named(
        _ deck: PlannerCalendar, _ index: DeckIndex, due: Int = 0
    ) -> ListedDeck {
        ListedDeck(
            id: member.planner.deckID(deck), title: deck.title, cards: index.cards.count, due: due)
    }

    /// The two sides that a form sent, and what is wrong with which.
    func sides(
        changing old: TwoTexts? = nil
    ) -> (content: TwoTexts, faults: [String: String]) {
        let words = language.webCards
        let front = form.line("front", changing: old?.first)
        let back = (form["back"] ?? "").withLineFeeds.trimmed
        var faults: [String: String] = [:]
        // The field has one line, so no browser sends a front of several.
        let line = TextRule.line(longest: TextRule.cardFront.longest)
        if front != old?.first, line.problem(of: front) != nil {
            faults["front"] = words.badLine(most: TextRule.cardFront.longest)
        }
        if TextRule.cardBack.problem(of: back) != nil {
            faults["back"] = words.badSide(most: TextRule.cardBack.longest)
        }
        return (TwoTexts(front, back), faults)
    }

    func titleOf(_ card: Card) -> String {
        let line = card.front.firstLine
        return line.isEmpty ? language.planner.untitled : line
    }
}

extension String {
    /// What a list shows of a text.
    var firstLine: String {
        let line = split(whereSeparator: \.isNewline).first ?? ""
        return line.count > 120 ? line.prefix(119) + "…" : String(line)
    }

    /// What a page shows of a text that programs can make as long as they like.
    var shownPart: String {
        utf8.count > 20_000 && count > 10_000 ? prefix(10_000) + "…" : self
    }
}
