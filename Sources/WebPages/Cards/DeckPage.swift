import CivilDate
package import CyclePipeline
package import HTML
import Messages
import Planner

/// A card, as pages list it.
package struct ListedCard: Sendable {
    /// Names it in its address.
    package let id: String
    package let front: String
    package let back: String

    package init(id: String, front: String, back: String) {
        self.id = id
        self.front = front
        self.back = back
    }

    /// Whether the form of a card can hold it.
    package static func isEditable(_ front: String, _ back: String) -> Bool {
        front.count <= TextRule.cardFront.longest && back.count <= TextRule.cardBack.longest
    }
}

/// `/cards/DECK`: a deck's cards in order, a part of a long list at a time, and what can be done with them.
package struct DeckPage: Page {
    /// A form in which something was wrong.
    package enum Fault: Sendable {
        case ofCard(TypedForm)
        case ofTitle(TypedForm)
    }

    private let person: PersonState
    private let deck: ListedDeck
    private let cards: [ListedCard]
    private let start: Int
    private let removed: (title: String, number: Int)?
    private let newCard: String
    private let fault: Fault?

    /// - Parameters:
    ///   - cards: Those that are shown.
    ///   - start: Where they begin in the deck.
    ///   - removed: What was removed just now, and what names it.
    ///   - newCard: The UID of the card that is added next, so that a form that is sent twice adds one.
    package init(
        _ person: PersonState, _ deck: ListedDeck, _ cards: [ListedCard], from start: Int,
        removed: (title: String, number: Int)?, newCard: String, fault: Fault? = nil
    ) {
        self.person = person
        self.deck = deck
        self.cards = cards
        self.start = start
        self.removed = removed
        self.newCard = newCard
        self.fault = fault
    }

    /// Cards of one page.
    package static let most = 100

    package var title: String { deck.title }
    package var place: PageFrame.Place? { .plan }
    private var words: WebCardMessages { person.language.webCards }
    private var route: WebRoute { .deck(deck.id) }

    package var body: HTML {
        if let removed { undo(removed) }
        if deck.cards > 0 {
            div(.class("row")) {
                a(.class("button", "primary"), .href(WebRoute.quiz(deck.id).path)) { words.quiz }
                if deck.due > 0 {
                    a(.class("button"), .href(WebRoute.review(deck.id).path)) {
                        words.review(deck.due)
                    }
                }
            }
        }
        adding
        if deck.cards == 0 {
            p { words.noCards }
        } else {
            section {
                h2 { person.language.cards.cards(deck.cards) }
                ul(.class("rows")) {
                    for card in cards { row(card) }
                }
                paging
            }
        }
        details(.open(isTitleWrong)) {
            summary { words.editDeck }
            renaming
            removing
        }
        p { a(.class("button"), .href(WebRoute.cards.path)) { words.allDecks } }
    }

    private func row(_ card: ListedCard) -> HTML {
        li {
            a(.href(WebRoute.card(card.id, in: deck.id).path)) {
                span(.class("wide"), .dir("auto")) {
                    card.front.isEmpty ? person.language.planner.untitled : card.front
                }
                span(.class("muted", "wide"), .dir("auto")) { card.back }
            }
        }
    }

    private func undo(_ removed: (title: String, number: Int)) -> HTML {
        form(.class("card"), .method("post"), .action(route.path)) {
            hidden("do", "restore")
            hidden("number", "\(removed.number)")
            p { person.language.planner.removed(removed.title) }
            button(.type("submit"), .data(DataName("data-key"), Shortcut.undo.keys[0])) {
                person.language.webToday.undo
            }
        }
    }

    private var adding: HTML {
        let typed = if case .ofCard(let typed) = fault { typed } else { TypedForm() }
        return form(.class("card"), .method("post"), .action(route.path)) {
            h2 { words.addCard }
            hidden("do", "add")
            hidden("card", newCard)
            CardFields(words: words, typed: typed).html(front: "", back: "")
            button(.type("submit"), .class("primary").when(deck.cards == 0)) { words.addCard }
        }
    }

    @HTMLBuilder private var paging: HTML {
        if deck.cards > Self.most {
            div(.class("row", "spread")) {
                if start > 0 { link(from: max(0, start - Self.most), words.earlier) }
                if start + Self.most < deck.cards { link(from: start + Self.most, words.later) }
            }
        }
    }

    private func link(from start: Int, _ text: String) -> HTML {
        a(.class("button"), .href(route.path(["from": "\(start)"]))) { text }
    }

    private var isTitleWrong: Bool { if case .ofTitle = fault { true } else { false } }

    private var renaming: HTML {
        let typed = if case .ofTitle(let typed) = fault { typed } else { TypedForm() }
        return form(.class("stack"), .method("post"), .action(route.path)) {
            hidden("do", "rename")
            FormFields(typed: typed).line(
                "title", words.deckName, deck.title, longest: TextRule.calendarName.longest)
            button(.type("submit")) { words.rename }
        }
    }

    private var removing: HTML {
        form(.class("stack"), .method("post"), .action(route.path)) {
            hidden("do", "remove")
            hidden("cards", "\(deck.cards)")
            p { person.language.planner.askToRemove(deck.title, entries: deck.cards) }
            button(.class("danger"), .type("submit")) {
                person.language.webAlarms.removeForGood
            }
        }
    }

    private func hidden(_ name: String, _ value: String) -> HTML {
        input(.type("hidden"), .name(name), .value(value))
    }
}

/// The two sides of a card in a form.
struct CardFields {
    let words: WebCardMessages
    let typed: TypedForm

    @HTMLBuilder func html(front: String, back: String) -> HTML {
        let fields = FormFields(typed: typed)
        fields.line("front", words.front, front, longest: TextRule.cardFront.longest)
        fields.text("back", words.back, back)
    }
}

/// `/cards/DECK/CARD`: a card, to be changed.
package struct CardPage: Page {
    private let person: PersonState
    private let deck: String
    private let card: ListedCard
    private let version: String
    private let typed: TypedForm
    private let isChanged: Bool

    /// - Parameters:
    ///   - deck: What names it in its address.
    ///   - version: Differs as soon as anything of the card does.
    ///   - isChanged: Whether somebody changed it since the form was made.
    package init(
        _ person: PersonState, _ card: ListedCard, in deck: String, version: String,
        typed: TypedForm = TypedForm(), isChanged: Bool = false
    ) {
        self.person = person
        self.card = card
        self.deck = deck
        self.version = version
        self.typed = typed
        self.isChanged = isChanged
    }

    package var title: String { words.editCard }
    package var place: PageFrame.Place? { .plan }
    private var words: WebCardMessages { person.language.webCards }
    private var path: Path { WebRoute.card(card.id, in: deck).path }

    package var body: HTML {
        if isChanged { p(.class("warning"), .role("alert")) { words.changedMeanwhile } }
        if ListedCard.isEditable(card.front, card.back) {
            form(.class("stack"), .method("post"), .action(path)) {
                input(.type("hidden"), .name("version"), .value(version))
                CardFields(words: words, typed: typed).html(front: card.front, back: card.back)
                button(
                    .class("primary"), .type("submit"), .name("do"), .value("save")
                ) { person.language.webSettings.save }
            }
        } else {
            p { words.tooLong }
        }
        form(.class("row"), .method("post"), .action(path)) {
            button(.class("danger"), .type("submit"), .name("do"), .value("remove")) {
                words.removeCard
            }
            a(.class("button"), .href(WebRoute.deck(deck).path)) {
                person.language.webFaults.goBack
            }
        }
    }
}
