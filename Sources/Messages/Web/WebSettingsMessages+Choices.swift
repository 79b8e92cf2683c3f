/// What can be chosen in the settings, and what is wrong with what was typed.
extension WebSettingsMessages {
    // MARK: Choices

    /// Of a language.
    package var asInBrowser: String {
        text("web-settings.language.browser", "As the browser asks for")
    }
    package var themeOfDevice: String {
        text("web-settings.theme.system", "As on the device")
    }
    /// Colors.
    package var light: String { text("web-settings.theme.light", "Light") }
    /// Colors.
    package var dark: String { text("web-settings.theme.dark", "Dark") }
    package var monday: String { text("web-settings.monday", "Monday") }
    package var sunday: String { text("web-settings.sunday", "Sunday") }
    package var saturday: String { text("web-settings.saturday", "Saturday") }
    package var celsius: String { text("web-settings.celsius", "Degrees Celsius") }
    package var fahrenheit: String { text("web-settings.fahrenheit", "Degrees Fahrenheit") }
    package var kilograms: String { text("web-settings.kilograms", "Kilograms") }
    package var pounds: String { text("web-settings.pounds", "Pounds") }
    /// A fertile window.
    package var standard: String { text("web-settings.window.standard", "Standard") }
    /// A fertile window.
    package var cautious: String {
        text("web-settings.window.cautious", "Cautious, which is wider")
    }

    // MARK: What is wrong

    /// Beside a field.
    package var badChoice: String {
        text("web-settings.bad.choice", "Choose one of these.")
    }
    /// Beside a field.
    package var badZone: String {
        text("web-settings.bad.zone", "This time zone is not known. Write it as in Europe/Berlin.")
    }
    /// Beside a field.
    package func badNumber(_ range: ClosedRange<Int>) -> String {
        text(
            "web-settings.bad.number", "Write a number from {first} to {last}, or nothing.",
            ["first": String(range.lowerBound), "last": String(range.upperBound)])
    }
    /// Beside a field.
    package var badName: String {
        text("web-settings.bad.name", "A name has 1 to 100 characters and no line breaks.")
    }
    /// Beside a field.
    package var nameTaken: String {
        text("web-settings.bad.name.taken", "Somebody else here has this name already.")
    }
    /// Beside a field.
    package var badWords: String {
        text("web-settings.bad.words", "Write words with letters, with commas between them.")
    }
    /// Beside a field.
    package var badTime: String {
        text("web-settings.bad.time", "Write a time of day, such as 09:00.")
    }
    /// Beside a field. `date` is an example as it is typed.
    package func badDate(_ example: String) -> String {
        text("web-settings.bad.date", "Write a date such as {date}.", ["date": example])
    }
}
