/// What 'eve-ics edit' and 'eve-ics diary' say.
package struct DiaryMessages: MessageGroup {
    package let language: Language

    // MARK: Editing a day

    /// Above the values of a day, which are edited as a text, each on a line of its own.
    package var howToEdit: String {
        text(
            "diary.how-to-edit",
            "Correct the values, save, and close the editor. An empty value is not recorded.")
    }

    package func edited(_ day: String) -> String {
        text("diary.edited", "Changed what is logged on {day}.", ["day": day])
    }

    package var unchanged: String { text("diary.unchanged", "Nothing changed.") }

    // MARK: The diary

    package var nothing: String {
        text(
            "diary.nothing",
            "You have written nothing yet. For example: 'eve-ics log today --note NOTE'")
    }
    /// On a search, or for a range of days.
    package var nothingFound: String { text("diary.nothing-found", "Nothing that you wrote fits.") }

    /// A label, and the person's own words.
    package func symptoms(_ words: String) -> String {
        text("diary.symptoms", "Symptoms: {words}", ["words": words])
    }

    /// A label, and the person's own words.
    package func mood(_ words: String) -> String {
        text("diary.mood", "Mood: {words}", ["words": words])
    }

    /// A label, and the person's own words.
    package func note(_ words: String) -> String {
        text("diary.note", "Note: {words}", ["words": words])
    }

    /// A label above the lines of a note.
    package var note: String { text("diary.note.lines", "Note:") }
}

extension Language {
    package var diary: DiaryMessages { DiaryMessages(language: self) }
}
