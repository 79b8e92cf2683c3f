/// What `settings` answers after a change of what a person chose for the web page.
extension SettingsMessages {
    // MARK: The web page

    /// Light or dark.
    package var themeOfDevice: String {
        text("settings.theme.system", "The web page is light or dark as your device is now.")
    }
    package var lightTheme: String { text("settings.theme.light", "The web page is light now.") }
    package var darkTheme: String { text("settings.theme.dark", "The web page is dark now.") }

    /// With the page "Today".
    package var homeToday: String {
        text("settings.home.today", "The web page opens with today now.")
    }
    package var homeCalendar: String {
        text("settings.home.calendar", "The web page opens with the calendar now.")
    }
    /// Insights are the page with charts.
    package var homeInsights: String {
        text("settings.home.insights", "The web page opens with insights now.")
    }

    /// Small drawings on fertile days.
    package func pictures(areOn: Bool) -> String {
        areOn
            ? text("settings.pictures.on", "The web page shows cheerful pictures now.")
            : text("settings.pictures.off", "The web page shows no cheerful pictures now.")
    }

    package func shortcuts(areOn: Bool) -> String {
        areOn
            ? text("settings.shortcuts.on", "Keyboard shortcuts of the web page are on now.")
            : text("settings.shortcuts.off", "Keyboard shortcuts of the web page are off now.")
    }

    package func discreet(isOn: Bool) -> String {
        isOn
            ? text(
                "settings.discreet.on",
                "Window titles and notifications say nothing about your cycle now, and Today shows it only when you tap."
            )
            : text(
                "settings.discreet.off",
                "Today shows your cycle at once now, and notifications have the titles that you chose for them."
            )
    }

    /// `names` are the person's own, with commas between them.
    package func ownSymptoms(_ names: String) -> String {
        text(
            "settings.symptoms.own", "The web page offers these symptoms of your own now: {names}.",
            ["names": names])
    }
    package var noOwnSymptoms: String {
        text("settings.symptoms.own.none", "The web page offers no symptoms of your own now.")
    }

    /// `names` of symptoms have commas between them.
    package func hiddenSymptoms(_ names: String) -> String {
        text(
            "settings.symptoms.hidden",
            "The web page does not offer these symptoms now: {names}. What you logged stays.",
            ["names": names])
    }
    package var noHiddenSymptoms: String {
        text("settings.symptoms.hidden.none", "The web page hides no symptoms now.")
    }

    package func birthYear(_ year: Int) -> String {
        text("settings.birth-year", "Your year of birth is {year} now.", ["year": String(year)])
    }
    package var noBirthYear: String {
        text("settings.birth-year.none", "Your year of birth is not recorded now.")
    }
}
