/// What commands and the page say of cards to learn by.
package struct CardMessages: MessageGroup {
    package let language: Language

    package var none: String { text("card.none", "You have no cards.") }

    package func cards(_ count: Int) -> String {
        plural("card.cards", count, one: "{count} card", other: "{count} cards")
    }

    /// A cell of a table: cards to be seen again by now, new ones included.
    package func due(_ count: Int) -> String {
        plural("card.due", count, one: "{count} due", other: "{count} due")
    }

    package var nothingDue: String { text("card.nothing-due", "No card is due.") }

    /// `when` is "Friday 20 Nov".
    package func nextDue(_ when: String) -> String {
        text("card.next-due", "The next one is due on {when}.", ["when": when])
    }

    /// Before a card: its place among those of this round.
    package func place(_ number: Int, of count: Int) -> String {
        text(
            "card.place", "Card {number} of {all}",
            ["number": String(number), "all": String(count)])
    }

    // MARK: Quiz

    /// The letters are typed; keep them.
    package var quizKeys: String {
        text("card.quiz-keys", "Enter: flip, n: next, r: leave it out, q: quit")
    }

    package var startedOver: String {
        text("card.started-over", "That was the last card. From the beginning again.")
    }

    package var quizOver: String {
        text("card.quiz-over", "All cards are left out. The quiz is over.")
    }

    // MARK: Review

    /// The letter is typed; keep it.
    package var flipKeys: String { text("card.flip-keys", "Enter: show the back, q: quit") }

    /// The numbers and the letter are typed; keep them.
    package var recallKeys: String {
        text("card.recall-keys", "1: forgotten, 2: hard, 3: good, 4: easy, q: quit")
    }

    package func reviewed(_ count: Int) -> String {
        plural(
            "card.reviewed", count, one: "{count} card reviewed.",
            other: "{count} cards reviewed.")
    }

    /// The title of a to-do that programs show on the day.
    package func toReview(_ count: Int, of deck: String) -> String {
        plural(
            "card.to-review", count, one: "{deck}: review {count} card",
            other: "{deck}: review {count} cards", ["deck": deck])
    }

    // MARK: Files

    package func imported(_ count: Int, to deck: String) -> String {
        plural(
            "card.imported", count, one: "{count} card added to {deck}.",
            other: "{count} cards added to {deck}.", ["deck": deck])
    }

    package func known(_ count: Int) -> String {
        plural(
            "card.known", count, one: "{count} card was there already.",
            other: "{count} cards were there already.")
    }

    /// Of a file with cards.
    package func emptyLeftOut(_ count: Int) -> String {
        plural(
            "card.empty-left-out", count, one: "{count} empty card was left out.",
            other: "{count} empty cards were left out.")
    }

    /// Of a file with cards.
    package func hiddenLeftOut(_ count: Int) -> String {
        plural(
            "card.hidden-left-out", count,
            one: "{count} field or tag that no card shows was left out.",
            other: "{count} fields and tags that no card shows were left out.")
    }

    /// Of a file with cards.
    package func mediaLeftOut(_ count: Int) -> String {
        plural(
            "card.media-left-out", count, one: "{count} picture or sound was left out.",
            other: "{count} pictures and sounds were left out.")
    }

    package func exported(_ count: Int, to file: String) -> String {
        plural(
            "card.exported", count, one: "{count} card written to {file}.",
            other: "{count} cards written to {file}.", ["file": file])
    }
}

extension Language {
    package var cards: CardMessages { CardMessages(language: self) }
}
