/// The pages of decks, cards and quizzes.
package struct WebCardMessages: MessageGroup {
    package let language: Language

    // MARK: Decks

    package var noDecks: String {
        text(
            "web-cards.no-decks",
            "You have no cards yet. A deck holds cards that belong together, such as the words of a language."
        )
    }
    package var deckName: String { text("web-cards.deck-name", "Name of the deck") }
    /// A button.
    package var addDeck: String { text("web-cards.add-deck", "Add a deck") }
    package func deckAdded(_ title: String) -> String {
        text("web-cards.deck-added", "Deck added: {title}.", ["title": title])
    }
    package var nameTaken: String {
        text("web-cards.name-taken", "You have a deck with this name already.")
    }
    package func badName(most: Int) -> String {
        text(
            "web-cards.bad-name", "A name is one line of up to {most} letters.",
            ["most": String(most)])
    }
    /// Opens a form.
    package var editDeck: String {
        text("web-cards.edit-deck", "Rename or remove this deck")
    }
    /// A button.
    package var rename: String { text("web-cards.rename", "Rename") }
    package func deckRenamed(_ title: String) -> String {
        text("web-cards.deck-renamed", "The deck is now called {title}.", ["title": title])
    }
    package func deckRemoved(_ title: String) -> String {
        text("web-cards.deck-removed", "Deck removed: {title}.", ["title": title])
    }
    /// The deck was changed while somebody was asked whether it is to be removed.
    package var deckChanged: String {
        text(
            "web-cards.deck-changed", "The deck has changed meanwhile. Nothing was removed.")
    }
    /// A link to all decks.
    package var allDecks: String { text("web-cards.all-decks", "All decks") }

    // MARK: Cards

    package var noCards: String { text("web-cards.no-cards", "This deck has no cards yet.") }
    /// The side of a card that asks.
    package var front: String { text("web-cards.front", "Front") }
    /// The side of a card that answers.
    package var back: String { text("web-cards.back", "Back") }
    /// A button, and the heading above its form.
    package var addCard: String { text("web-cards.add-card", "Add a card") }
    package var editCard: String { text("web-cards.edit-card", "Edit card") }
    package var removeCard: String { text("web-cards.remove-card", "Remove this card") }
    package func badSide(most: Int) -> String {
        text(
            "web-cards.bad-side", "Write a text of up to {most} letters.",
            ["most": String(most)])
    }
    package func badLine(most: Int) -> String {
        text(
            "web-cards.bad-line", "Write one line of up to {most} letters.",
            ["most": String(most)])
    }
    package var tooLong: String {
        text(
            "web-cards.too-long",
            "This card is too long for this page. You can edit it in a calendar program.")
    }
    package var changedMeanwhile: String {
        text(
            "web-cards.changed",
            "This card was changed elsewhere meanwhile. Save again to replace that with what stands here."
        )
    }
    /// Links to other parts of a long list.
    package var earlier: String { text("web-cards.earlier", "Cards before these") }
    package var later: String { text("web-cards.later", "Cards after these") }

    // MARK: Quiz

    /// A link.
    package var quiz: String { text("web-cards.quiz", "Quiz") }
    package func quizOf(_ deck: String) -> String {
        text("web-cards.quiz-of", "Quiz: {deck}", ["deck": deck])
    }
    package var quizExplained: String {
        text(
            "web-cards.quiz-explained",
            "Each card comes once before any comes again. A card that you leave out does not come again in this quiz."
        )
    }
    package var flip: String { text("web-cards.flip", "Flip") }
    /// A button: the next card.
    package var next: String { text("web-cards.next", "Next") }
    /// A button: the card does not come again in this quiz.
    package var leaveOut: String { text("web-cards.leave-out", "Leave out") }
    /// A link: the quiz with all cards again.
    package var startAgain: String { text("web-cards.start-again", "Start a new quiz") }

    // MARK: Review

    /// A link.
    package func review(_ count: Int) -> String {
        plural(
            "web-cards.review", count, one: "Review {count} due card",
            other: "Review {count} due cards")
    }
    package func reviewOf(_ deck: String) -> String {
        text("web-cards.review-of", "Review: {deck}", ["deck": deck])
    }
    package func left(_ count: Int) -> String {
        plural(
            "web-cards.left", count, one: "{count} card is due.", other: "{count} cards are due.")
    }
    package var showBack: String { text("web-cards.show-back", "Show the back") }
    package var howWell: String { text("web-cards.how-well", "How well did you know it?") }
    package var again: String { text("web-cards.again", "Forgotten") }
    package var hard: String { text("web-cards.hard", "Hard") }
    package var good: String { text("web-cards.good", "Good") }
    package var easy: String { text("web-cards.easy", "Easy") }
    package var answeredAlready: String {
        text("web-cards.answered", "This card was answered already.")
    }

    // MARK: Keys

    package var flipKey: String {
        text("web-cards.flip-key", "Flip a card, or start and pause the timer")
    }
    package var nextKey: String { text("web-cards.next-key", "Next card of a quiz") }
    package var leaveOutKey: String {
        text("web-cards.leave-out-key", "Leave a card out of a quiz")
    }
}

extension Language {
    package var webCards: WebCardMessages { WebCardMessages(language: self) }
}
