package import CyclePipeline
package import HTML
import Messages
import Planner

/// `/cards/DECK/review`: a card that is due, and how well it was known.
package struct ReviewPage: Page {
    private let person: PersonState
    private let deck: ListedDeck
    private let card: ListedCard?
    private let lastReview: Int64
    private let isBack: Bool
    private let nextDue: Int64?

    /// - Parameters:
    ///   - card: `nil` where none is due.
    ///   - lastReview: When it was last seen, in seconds since 1970-01-01T00:00:00Z; 0 for a new one.
    ///   - nextDue: When the next one comes, where none is due.
    package init(
        _ person: PersonState, _ deck: ListedDeck, _ card: ListedCard?, lastReview: Int64,
        isBack: Bool, nextDue: Int64?
    ) {
        self.person = person
        self.deck = deck
        self.card = card
        self.lastReview = lastReview
        self.isBack = isBack
        self.nextDue = nextDue
    }

    package var title: String { words.reviewOf(deck.title) }
    package var place: PageFrame.Place? { .plan }
    package var scripts: [Asset.Name] { [.quizScript] }
    private var language: Language { person.language }
    private var words: WebCardMessages { language.webCards }

    package var body: HTML {
        if let card {
            p(.class("muted", "number")) { words.left(deck.due) }
            div(.role("region"), .ariaLabel(words.front), .ariaLive("polite")) {
                CardFace(words: words, card: card, isBack: isBack, keepsFront: true).html
            }
            div(.class("row")) {
                a(
                    .id("flip"), .class("button", "primary"), .hidden(isBack),
                    .href(WebRoute.review(deck.id).path(["side": "back"])),
                    .data(DataName("data-once")),
                    .data(DataName("data-key"), Shortcut.flip.keys[0])
                ) { words.showBack }
            }
            answers(card)
        } else {
            p { language.cards.nothingDue }
            if let nextDue {
                p {
                    language.cards.nextDue(
                        language.weekdayAndDate(
                            person.time.day(at: nextDue), near: person.today))
                }
            }
        }
        p { a(.class("button"), .href(WebRoute.deck(deck.id).path)) { language.webFaults.goBack } }
    }

    private func answers(_ card: ListedCard) -> HTML {
        form(
            .id("answers"), .method("post"), .action(WebRoute.review(deck.id).path),
            .hidden(!isBack), .data(DataName("data-side"))
        ) {
            input(.type("hidden"), .name("card"), .value(card.id))
            input(.type("hidden"), .name("seen"), .value("\(lastReview)"))
            fieldset {
                legend { words.howWell }
                div(.class("row")) {
                    for recall in Recall.allCases {
                        button(
                            .type("submit"), .name("recall"), .value("\(recall.rawValue)"),
                            .autofocus(isBack && recall == .again)
                        ) { name(of: recall) }
                    }
                }
            }
        }
    }

    private func name(of recall: Recall) -> String {
        switch recall {
        case .again: words.again
        case .hard: words.hard
        case .good: words.good
        case .easy: words.easy
        }
    }
}
