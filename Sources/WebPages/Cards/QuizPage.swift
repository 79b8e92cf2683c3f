package import CyclePipeline
package import HTML
import Messages
import Planner

/// Where a walk through a deck is: what an address says of it.
package struct QuizPlace: Equatable, Sendable {
    package let seed: UInt64
    package var position: Int
    /// Whether the back is shown.
    package var isBack = false
    /// Whether it has just begun again from the beginning.
    package var isAgain = false

    package init(seed: UInt64, position: Int, isBack: Bool = false, isAgain: Bool = false) {
        self.seed = seed
        self.position = position
        self.isBack = isBack
        self.isAgain = isAgain
    }

    package func path(in deck: String) -> Path {
        let side = isBack ? "back" : "front"
        return WebRoute.quiz(deck).path([
            "seed": "\(seed)", "at": "\(position)", "side": side, "again": isAgain ? "yes" : "no",
        ])
    }
}

/// `/cards/DECK/quiz`: one card of a shuffled deck.
package struct QuizPage: Page {
    private let person: PersonState
    private let deck: ListedDeck
    private let card: ListedCard?
    private let here: QuizPlace
    private let next: QuizPlace
    private let number: Int
    private let left: Int

    /// - Parameters:
    ///   - card: `nil` where all are left out.
    ///   - next: Where the card behind it is.
    ///   - number: Its place among those of this round.
    ///   - left: How many cards are not left out.
    package init(
        _ person: PersonState, _ deck: ListedDeck, _ card: ListedCard?, at place: QuizPlace,
        next: QuizPlace, number: Int, of left: Int
    ) {
        self.person = person
        self.deck = deck
        self.card = card
        here = place
        self.next = next
        self.number = number
        self.left = left
    }

    package var title: String { words.quizOf(deck.title) }
    package var place: PageFrame.Place? { .plan }
    package var scripts: [Asset.Name] { [.quizScript] }
    private var words: WebCardMessages { person.language.webCards }

    package var body: HTML {
        if let card {
            div(.id("place"), .class("stack")) {
                p(.class("muted", "number")) { person.language.cards.place(number, of: left) }
                if here.isAgain { p(.class("notice")) { person.language.cards.startedOver } }
            }
            // What is put into it is read out.
            div(.role("region"), .ariaLabel(words.quiz), .ariaLive("polite")) {
                CardFace(words: words, card: card, isBack: here.isBack, keepsFront: false).html
            }
            div(.id("answers"), .class("row")) {
                a(
                    .id("flip"), .class("button", "primary"), .href(flipped),
                    .data(DataName("data-key"), Shortcut.flip.keys[0])
                ) { words.flip }
                a(
                    .id("next"), .class("button"), .href(next.path(in: deck.id)),
                    .data(DataName("data-key"), Shortcut.next.keys[0])
                ) { words.next }
                form(
                    .id("leave-out"), .class("row"), .method("post"),
                    .action(WebRoute.quiz(deck.id).path)
                ) {
                    input(.type("hidden"), .name("seed"), .value("\(here.seed)"))
                    input(.type("hidden"), .name("at"), .value("\(here.position)"))
                    input(.type("hidden"), .name("card"), .value(card.id))
                    button(
                        .id("out"), .type("submit"),
                        .data(DataName("data-key"), Shortcut.leaveOut.keys[0])
                    ) { words.leaveOut }
                }
            }
            p(.class("muted")) { words.quizExplained }
        } else if deck.cards == 0 {
            p { words.noCards }
        } else {
            p { person.language.cards.quizOver }
            p {
                a(.class("button", "primary"), .href(WebRoute.quiz(deck.id).path)) {
                    words.startAgain
                }
            }
        }
        p {
            a(.class("button"), .href(WebRoute.deck(deck.id).path)) {
                person.language.webFaults.goBack
            }
        }
    }

    private var flipped: Path {
        var place = here
        place.isBack.toggle()
        return place.path(in: deck.id)
    }
}

/// A card with both sides, one of which is seen.
struct CardFace {
    let words: WebCardMessages
    let card: ListedCard
    let isBack: Bool
    /// Whether the back comes below the front, and not in its place.
    let keepsFront: Bool

    var html: HTML {
        section(.id("card"), .class("card", "flashcard")) {
            side(words.front, card.front, isHidden: isBack && !keepsFront, flips: !keepsFront)
            side(words.back, card.back, isHidden: !isBack, flips: true)
        }
    }

    private func side(
        _ name: String, _ text: String, isHidden: Bool, flips: Bool
    ) -> HTML {
        div(.hidden(isHidden), .data(DataName("data-side")).when(flips)) {
            span(.class("hidden")) { "\(name): " }
            span(.dir("auto")) { text }
        }
    }
}
