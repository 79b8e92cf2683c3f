/// What a feed or another calendar holds: items of a list, such as `12 months ahead and 6 back`.
package struct ContentsMessages: MessageGroup {
    package let language: Language

    /// Programs that fetch the calendar drop what they have of it.
    package var empty: String {
        text("contents.empty", "empty, so that programs drop what they show")
    }

    /// How far the calendar reaches; `past` are months, too.
    package func months(ahead: Int, past: Int) -> String {
        plural(
            "contents.months", ahead, one: "{count} month ahead and {past} back",
            other: "{count} months ahead and {past} back", ["past": String(past)])
    }

    package var neutralTitles: String { text("contents.titles.neutral", "neutral titles") }
    package var ownTitles: String { text("contents.titles.own", "your own titles") }
    /// `client` is a calendar program, as the command line names it: "outlook".
    package func made(for client: String) -> String {
        text("contents.client", "for {client}", ["client": client])
    }
    package var datesOnly: String { text("contents.dates-only", "dates only") }
    package var noReminders: String { text("contents.no-reminders", "no reminders") }
    /// The calendar has a light, kind line with fertile days.
    package var cheerful: String { text("contents.cheerful", "cheerful") }
    package var fertilityHidden: String {
        text("contents.fertility-hidden", "fertile days hidden")
    }
    /// `tag` is "de" or "pt-BR".
    package func inLanguage(_ tag: String) -> String {
        text("contents.language", "language {tag}", ["tag": tag])
    }
    /// The calendar tells the address from which it is fetched.
    package var tellsAddress: String { text("contents.address", "with its own address") }

    // MARK: Kinds of entries

    package var periods: String { text("contents.periods", "periods") }
    package var fertileDays: String { text("contents.fertile", "fertile days") }
    package var ovulation: String { text("contents.ovulation", "ovulation") }
    package var doses: String { text("contents.doses", "doses") }
    /// Entries such as "Is your period late?".
    package var questions: String { text("contents.questions", "questions") }
}

extension Language {
    package var contents: ContentsMessages { ContentsMessages(language: self) }
}
