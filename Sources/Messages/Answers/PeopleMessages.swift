/// What the `person` commands say.
package struct PeopleMessages: MessageGroup {
    package let language: Language

    /// `word` is the name as it is typed.
    package func added(_ name: String, _ word: String) -> String {
        text(
            "people.added", "Added {name}. Log with 'eve-ics log today --person {word}'.",
            ["name": name, "word": word])
    }

    package var none: String {
        text("people.none", "Nobody is in this store yet. To begin, run 'eve-ics init'.")
    }

    /// In a list of people, in the place of a name; `word` is what is typed instead of it.
    package func unnamed(_ word: String) -> String {
        text(
            "people.unnamed",
            "You, without a name. Choose one with 'eve-ics person rename {word} NAME'.",
            ["word": word])
    }

    package func renamed(_ name: String, to newName: String) -> String {
        text(
            "people.renamed", "Renamed “{name}” to “{newName}”.",
            ["name": name, "newName": newName])
    }

    /// Of the person who reads, who had no name before.
    package func named(_ name: String) -> String {
        text("people.named", "Your name is {name} now.", ["name": name])
    }

    // MARK: Removing somebody

    package func askToRemove(_ name: String) -> String {
        text(
            "people.remove.ask",
            "Remove {name} and everything that is recorded for this person, for good?",
            ["name": name])
    }

    /// Of the person who reads, who has no name.
    package var askToRemoveYou: String {
        text("people.remove.ask.you", "Remove everything that is recorded for you, for good?")
    }

    package func removed(_ name: String) -> String {
        text("people.removed", "Removed {name}.", ["name": name])
    }

    /// Of the person who reads, who has no name.
    package var removedYou: String {
        text("people.removed.you", "Removed everything that was recorded for you.")
    }
}

extension Language {
    package var people: PeopleMessages { PeopleMessages(language: self) }
}
