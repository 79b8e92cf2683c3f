/// What `settings` answers, and what is said where older history goes.
package struct SettingsMessages: MessageGroup {
    package let language: Language

    // MARK: Values

    /// In the list of settings: the language or the time zone is that of the system.
    package var system: String { text("settings.system", "the system's") }

    /// In the list of settings: no words for a period but the usual ones.
    package var usualWords: String { text("settings.usual-words", "the usual ones") }

    // MARK: After a change

    /// `name` is what the language calls itself: "Deutsch", "English".
    package func language(_ name: String) -> String {
        text("settings.language", "Your language is {language} now.", ["language": name])
    }

    package var languageOfSystem: String {
        text("settings.language.system", "Your language is that of this computer now.")
    }

    /// With the first calendar that is made; `name` is what the language calls itself, and TAG a tag such as "de".
    package func languageIsKept(_ name: String) -> String {
        text(
            "settings.language.kept",
            """
            Your language is set to {language}, as on this computer. To change it, run \
            'eve-ics settings language TAG'. To take this back, run 'eve-ics undo'.
            """, ["language": name])
    }

    /// `zone` is a name such as "Europe/Berlin".
    package func timeZone(_ zone: String) -> String {
        text("settings.timezone", "Your time zone is {zone} now.", ["zone": zone])
    }

    package var timeZoneOfSystem: String {
        text("settings.timezone.system", "Your time zone is that of this computer now.")
    }

    package var weeksFromSunday: String {
        text("settings.week.sunday", "Weeks begin on Sunday now.")
    }

    package var weeksFromMonday: String {
        text("settings.week.monday", "Weeks begin on Monday now.")
    }

    package var weeksFromSaturday: String {
        text("settings.week.saturday", "Weeks begin on Saturday now.")
    }

    package func temperatures(inFahrenheit: Bool) -> String {
        inFahrenheit
            ? text("settings.fahrenheit", "Temperatures are in degrees Fahrenheit now.")
            : text("settings.celsius", "Temperatures are in degrees Celsius now.")
    }

    package func weights(inPounds: Bool) -> String {
        inPounds
            ? text("settings.pounds", "Weights are in pounds now.")
            : text("settings.kilograms", "Weights are in kilograms now.")
    }

    /// "A forecast, not a contraceptive." follows.
    package func fertileWindows(areWider: Bool) -> String {
        areWider
            ? text("settings.window.cautious", "Fertile windows are wider now.")
            : text("settings.window.standard", "Fertile windows have their usual width now.")
    }

    package func fertility(isHidden: Bool) -> String {
        isHidden
            ? text("settings.fertility.hidden", "Fertile days and ovulation are hidden now.")
            : text("settings.fertility.shown", "Fertile days and ovulation are shown now.")
    }

    package func calendar(_ name: String) -> String {
        text("settings.calendar", "Your calendar is called “{name}” now.", ["name": name])
    }

    /// `words` are the person's own, with commas between them.
    package func periodWords(_ words: String) -> String {
        text(
            "settings.words",
            "An event with one of these titles counts as a period now, beside the usual ones: {words}.",
            ["words": words])
    }

    /// Of the titles that make an event a period.
    package var onlyUsualWords: String {
        text("settings.words.usual", "Only the usual words for a period count now.")
    }

    package func cycles(areOfTeenager: Bool) -> String {
        areOfTeenager
            ? text("settings.teenager", "Cycles of 21 to 45 days count as usual now.")
            : text("settings.adult", "Cycles of 24 to 38 days count as usual now.")
    }

    /// `days` is how long the person says that a cycle usually is.
    package func usualLength(_ days: Int) -> String {
        plural(
            "settings.usual-length", days,
            one: "Your own estimate of {count} day counts as one cycle now.",
            other: "Your own estimate of {count} days counts as one cycle now.")
    }

    package var noUsualLength: String {
        text("settings.usual-length.none", "Only the cycles that you log count now.")
    }

    /// The notes say what in the log a person may ask a doctor about.
    package func healthNotes(areOn: Bool) -> String {
        areOn
            ? text(
                "settings.notes.on",
                "You now get notes about periods and cycles to ask a doctor about.")
            : text(
                "settings.notes.off",
                "You now get no notes about periods and cycles to ask a doctor about.")
    }

    // MARK: How long history stays

    /// `length` is "18 months" or "2 years".
    package func keeps(_ length: String) -> String {
        text("settings.keep", "You keep {length} of history now.", ["length": length])
    }

    package var keepsAll: String {
        text("settings.keep.forever", "You keep all of your history now.")
    }

    package var othersHaveOlderDays: String {
        text(
            "settings.keep.others",
            "Backups and calendars from before still have what is older.")
    }

    /// Before a question; the days and what else was recorded before `day` are to be erased.
    package func erases(loggedDays: Int, before day: String) -> String {
        plural(
            "settings.keep.erases", loggedDays,
            one: "This erases {count} logged day and everything else before {day} for good.",
            other: "This erases {count} logged days and everything else before {day} for good.",
            ["day": day])
    }

    /// Before a question.
    package var nothingIsOlder: String {
        text("settings.keep.nothing", "Nothing recorded is that old yet.")
    }

    /// Before a question: what grows too old is erased by itself.
    package var erasesEachMonth: String {
        text("settings.keep.monthly", "From now on, older history is erased every month.")
    }

    /// `length` is "18 months" or "2 years".
    package func keepOnly(_ length: String) -> String {
        text("settings.keep.question", "Keep only {length}?", ["length": length])
    }

    /// After history that is too old was erased by itself.
    package func erased(loggedDays: Int, before day: String) -> String {
        plural(
            "settings.keep.erased", loggedDays,
            one: "{count} logged day before {day} was erased, as 'eve-ics settings keep' says.",
            other: "{count} logged days before {day} were erased, as 'eve-ics settings keep' says.",
            ["day": day])
    }

    /// Of what is too old by a clock that may be wrong.
    package func waits(loggedDays: Int, before day: String) -> String {
        plural(
            "settings.keep.waits", loggedDays,
            one: """
                {count} logged day before {day} is older than you keep. It is erased tomorrow at the \
                earliest, because the clock is far ahead of your last entries. Check this computer's date.
                """,
            other: """
                {count} logged days before {day} are older than you keep. They are erased tomorrow at the \
                earliest, because the clock is far ahead of your last entries. Check this computer's date.
                """,
            ["day": day])
    }

    /// `problem` is a message in English.
    package func notErased(_ problem: String) -> String {
        text(
            "settings.keep.failed",
            "History that is older than you keep could not be erased: {problem}",
            ["problem": problem])
    }
}

extension Language {
    package var settings: SettingsMessages { SettingsMessages(language: self) }

    /// What the language calls itself (CLDR, "Languages").
    package var ownName: String {
        switch self {
        case .english: "English"
        case .americanEnglish: "American English"
        case .german: "Deutsch"
        case .french: "français"
        case .spanish: "español"
        case .brazilianPortuguese: "português (Brasil)"
        case .polish: "polski"
        case .pseudo, .mirrored: rawValue
        }
    }
}
