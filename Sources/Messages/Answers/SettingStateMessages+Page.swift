/// What a person chose for the web page, as an item of a list: "dark colors on the web page".
extension SettingStateMessages {
    // MARK: The web page

    /// The web page is light or dark, as the device is.
    package var themeOfDevice: String {
        text("setting-state.theme.system", "light or dark web page as on the device")
    }
    package var lightTheme: String { text("setting-state.theme.light", "light web page") }
    package var darkTheme: String { text("setting-state.theme.dark", "dark web page") }

    /// The web page opens with the page "Today".
    package var homeToday: String {
        text("setting-state.home.today", "web page opens with today")
    }
    package var homeCalendar: String {
        text("setting-state.home.calendar", "web page opens with the calendar")
    }
    /// Insights are the page with charts.
    package var homeInsights: String {
        text("setting-state.home.insights", "web page opens with insights")
    }

    /// Small drawings on fertile days.
    package var picturesOn: String { text("setting-state.pictures.on", "cheerful pictures shown") }
    package var picturesOff: String {
        text("setting-state.pictures.off", "cheerful pictures not shown")
    }
    package var shortcutsOn: String { text("setting-state.shortcuts.on", "keyboard shortcuts on") }
    package var shortcutsOff: String {
        text("setting-state.shortcuts.off", "keyboard shortcuts off")
    }

    /// Titles of windows and notifications say nothing of the cycle.
    package var discreetOn: String { text("setting-state.discreet.on", "discreet") }
    package var discreetOff: String { text("setting-state.discreet.off", "not discreet") }

    /// `names` are the person's own, with commas between them.
    package func ownSymptoms(_ names: String) -> String {
        text("setting-state.symptoms.own", "own symptoms “{names}”", ["names": names])
    }
    package var noOwnSymptoms: String {
        text("setting-state.symptoms.own.none", "no symptoms of your own")
    }

    /// The web page does not offer these symptoms; `names` have commas between them.
    package func hiddenSymptoms(_ names: String) -> String {
        text("setting-state.symptoms.hidden", "hidden symptoms “{names}”", ["names": names])
    }
    package var noHiddenSymptoms: String {
        text("setting-state.symptoms.hidden.none", "no hidden symptoms")
    }

    package func birthYear(_ year: String) -> String {
        text("setting-state.birth-year", "year of birth {year}", ["year": year])
    }
    package var noBirthYear: String { text("setting-state.birth-year.none", "no year of birth") }
}
