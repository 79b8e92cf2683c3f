/// The page with a person's settings.
package struct WebSettingsMessages: MessageGroup {
    package let language: Language

    package var title: String { text("web-settings.title", "Settings") }
    package var save: String { text("web-settings.save", "Save") }
    package var saved: String { text("web-settings.saved", "Saved.") }
    package var unchanged: String { text("web-settings.unchanged", "Nothing changed.") }
    /// On top of a form of which something was not accepted.
    package var notSaved: String {
        text("web-settings.not-saved", "Not saved yet: something below needs another look.")
    }
    /// A link from a page of settings to the one with all of them.
    package var back: String { text("web-settings.back", "All settings") }

    // MARK: Sections

    package var you: String { text("web-settings.you", "You") }
    package var appearance: String { text("web-settings.appearance", "Appearance") }
    package var formats: String { text("web-settings.formats", "Language and units") }
    package var forecast: String { text("web-settings.forecast", "Forecast") }
    package var more: String { text("web-settings.more", "More settings") }

    // MARK: Links to other pages

    package var reminders: String { text("web-settings.to.reminders", "Reminders") }
    package var contraception: String { text("web-settings.to.contraception", "Contraception") }
    package var security: String { text("web-settings.to.security", "Password and devices") }
    package var data: String { text("web-settings.to.data", "Import, export and erase") }
    package var logOut: String { text("web-settings.log-out", "Log out") }

    // MARK: Labels

    package var name: String { text("web-settings.name", "Name") }
    package var nameHint: String {
        text("web-settings.name.hint", "Its first letters are your picture.")
    }
    /// Describes a round sign with the first letters of the person's name.
    package func picture(_ initials: String) -> String {
        text("web-settings.picture", "Your picture: {initials}", ["initials": initials])
    }
    package var birthYear: String { text("web-settings.birth-year", "Year of birth") }
    package var birthYearHint: String {
        text("web-settings.birth-year.hint", "Leave it empty if you do not want to say.")
    }
    package var home: String { text("web-settings.home", "First page") }
    package var theme: String { text("web-settings.theme", "Colors") }
    package var cheerfulPictures: String {
        text("web-settings.pictures", "Cheerful pictures on fertile days")
    }
    package var shortcuts: String { text("web-settings.shortcuts", "Keyboard shortcuts") }
    /// A switch.
    package var discreet: String { text("web-settings.discreet", "Discreet") }
    package var discreetHint: String {
        text(
            "web-settings.discreet.hint",
            "Window titles and notifications say nothing about your cycle, and Today shows it only when you tap."
        )
    }
    package var languageLabel: String { text("web-settings.language", "Language") }
    package var timeZone: String { text("web-settings.timezone", "Time zone") }
    /// `Europe/Berlin` is not translated.
    package var timeZoneHint: String {
        text(
            "web-settings.timezone.hint",
            "Such as Europe/Berlin. Leave it empty for the time zone of the server.")
    }
    package var weekStart: String { text("web-settings.week-start", "First day of the week") }
    package var temperature: String { text("web-settings.temperature", "Temperatures in") }
    package var weight: String { text("web-settings.weight", "Weights in") }
    package var hideFertility: String {
        text("web-settings.hide-fertility", "Hide fertile days and ovulation")
    }
    package var fertileWindow: String { text("web-settings.window", "Fertile window") }
    package var usualLength: String {
        text("web-settings.usual-length", "Usual length of your cycle")
    }
    package var usualLengthHint: String {
        text(
            "web-settings.usual-length.hint",
            "In days. It counts as one cycle beside those that you log.")
    }
    package var teenager: String { text("web-settings.teenager", "You are a teenager") }
    package var teenagerHint: String {
        text("web-settings.teenager.hint", "Cycles of 21 to 45 days are usual then.")
    }
    package var healthNotes: String {
        text("web-settings.health-notes", "Notes about periods and cycles to ask a doctor about")
    }
    package var calendarName: String {
        text("web-settings.calendar-name", "Name of your calendar in other programs")
    }
    package var periodWords: String {
        text("web-settings.period-words", "Your own words for a period")
    }
    package var periodWordsHint: String {
        text(
            "web-settings.period-words.hint",
            "With commas between them. An event with such a title is a period.")
    }
}

extension Language {
    package var webSettings: WebSettingsMessages { WebSettingsMessages(language: self) }
}
