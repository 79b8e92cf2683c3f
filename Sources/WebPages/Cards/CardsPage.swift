import CivilDate
package import CyclePipeline
package import HTML
import Messages
import Planner

/// A deck, as pages list it.
package struct ListedDeck: Sendable {
    /// Names it in its address.
    package let id: String
    package let title: String
    package let cards: Int
    package let due: Int

    package init(id: String, title: String, cards: Int, due: Int) {
        self.id = id
        self.title = title
        self.cards = cards
        self.due = due
    }
}

/// `/cards`: the decks, and how many of their cards are due.
package struct CardsPage: Page {
    private let person: PersonState
    private let decks: [ListedDeck]
    private let typed: TypedForm

    package init(_ person: PersonState, _ decks: [ListedDeck], typed: TypedForm = TypedForm()) {
        self.person = person
        self.decks = decks
        self.typed = typed
    }

    package var title: String { person.language.planner.cards }
    package var place: PageFrame.Place? { .plan }
    private var words: WebCardMessages { person.language.webCards }

    package var body: HTML {
        if decks.isEmpty {
            p { words.noDecks }
        } else {
            ul(.class("rows")) {
                for deck in decks {
                    li {
                        a(.href(WebRoute.deck(deck.id).path)) {
                            strong(.dir("auto")) { deck.title }
                            span(.class("muted")) {
                                person.language.series([
                                    person.language.cards.cards(deck.cards),
                                    person.language.cards.due(deck.due),
                                ])
                            }
                        }
                    }
                }
            }
        }
        form(.class("card"), .method("post"), .action(WebRoute.cards.path)) {
            FormFields(typed: typed).line(
                "title", words.deckName, "", longest: TextRule.calendarName.longest)
            button(.type("submit"), .class("primary").when(decks.isEmpty)) { words.addDeck }
        }
    }
}
