/// What somebody sees who has not logged a day yet.
package struct WebFirstUseMessages: MessageGroup {
    package let language: Language

    /// The heading of the instruction.
    package var welcome: String { text("web-first-use.welcome", "Start with the days you know") }

    /// Its first paragraph, which stands on other pages, too, as long as nothing is logged.
    package var choose: String {
        text(
            "web-first-use.choose",
            "Choose the days of your last periods as well as you remember them. Two or three periods are enough to begin with."
        )
    }
    /// The paragraphs of the instruction, one after another.
    package var instruction: [String] {
        [
            choose,
            text(
                "web-first-use.then",
                "The calendar then shows when the next ones are expected, and it gets better with each period that you log."
            ),
            text(
                "web-first-use.tap",
                "Later, tap a day to log it or to take it back. Your log stays on the computer that serves this page."
            ),
        ]
    }

    /// A button below the instruction.
    package var chooseDays: String { text("web-first-use.choose-days", "Choose the days") }

    /// The heading of the page with days to choose.
    package var title: String { text("web-first-use.title", "Your last periods") }
    package var tapDays: String {
        text("web-first-use.tap-days", "Tap each day on which you had your period.")
    }
    /// The button below the days.
    package var showForecast: String { text("web-first-use.show", "Show my forecast") }
    /// A link to the calendar, without a day chosen.
    package var skip: String { text("web-first-use.skip", "Not now") }
    package var noDays: String {
        text("web-first-use.none", "No day was chosen. Choose at least one day of a period.")
    }
    /// A link on the page with explanations.
    package var again: String { text("web-first-use.again", "Show the first instruction again") }
}

extension Language {
    package var webFirstUse: WebFirstUseMessages { WebFirstUseMessages(language: self) }
}
