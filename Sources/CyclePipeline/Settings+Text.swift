package import Messages

extension Settings {
    /// Whether a setting's own words name fertile days.
    package static func tellsFertility(_ key: String) -> Bool {
        [Key.fertileWindow, .hideFertility].contains { $0.rawValue == key }
    }

    /// What a setting with this value means, as in `weeks begin on Sunday`.
    ///
    /// - Parameter value: `nil` for the default.
    /// - Returns: `nil` for a key that is no setting with a name, and for a value that means nothing here.
    package static func words(
        _ key: String, _ value: String?, in language: Language
    ) -> String? {
        guard let key = Key(rawValue: key) else { return nil }
        let states = language.settingStates
        switch (key, value) {
        case (.language, let tag): return tag.map(states.language) ?? states.systemLanguage
        case (.timezone, let zone): return zone.map(states.zone) ?? states.systemZone
        case (.weekStart, nil): return language.firstWeekday == 7 ? states.sunday : states.monday
        case (.weekStart, "monday"): return states.monday
        case (.weekStart, "saturday"): return states.saturday
        case (.weekStart, "sunday"): return states.sunday
        case (.temperature, nil):
            return language == .americanEnglish ? states.fahrenheit : states.celsius
        case (.temperature, "celsius"): return states.celsius
        case (.temperature, "fahrenheit"): return states.fahrenheit
        case (.weight, nil): return language == .americanEnglish ? states.pounds : states.kilograms
        case (.weight, "kilograms"): return states.kilograms
        case (.weight, "pounds"): return states.pounds
        case (.fertileWindow, nil), (.fertileWindow, "standard"): return states.standardWindow
        case (.fertileWindow, "cautious"): return states.cautiousWindow
        case (.hideFertility, nil), (.hideFertility, "no"): return states.fertilityShown
        case (.hideFertility, "yes"): return states.fertilityHidden
        case (.calendarName, let name): return name.map(states.calendarName) ?? states.usualName
        case (.periodWords, let words): return words.map(states.periodWords) ?? states.usualWords
        case (.teenager, nil), (.teenager, "no"): return states.adult
        case (.teenager, "yes"): return states.teenager
        case (.usualLength, nil): return states.noUsualLength
        case (.usualLength, let days?): return Int(days).map(states.usualLength)
        case (.healthNotes, nil), (.healthNotes, "yes"): return states.healthNotesOn
        case (.healthNotes, "no"): return states.healthNotesOff
        case (.keep, nil): return states.keptForever
        case (.keep, let time?):
            return (try? KeptHistory(time)).map { states.kept(months: $0.months) }
        default: return pageWords(key, value, states)
        }
    }

    /// The words of what the person chose for the web page.
    private static func pageWords(
        _ key: Key, _ value: String?, _ states: SettingStateMessages
    ) -> String? {
        switch (key, value) {
        case (.theme, nil), (.theme, "system"): states.themeOfDevice
        case (.theme, "light"): states.lightTheme
        case (.theme, "dark"): states.darkTheme
        case (.home, nil), (.home, "today"): states.homeToday
        case (.home, "calendar"): states.homeCalendar
        case (.home, "insights"): states.homeInsights
        case (.cheerfulPictures, nil), (.cheerfulPictures, "no"): states.picturesOff
        case (.cheerfulPictures, "yes"): states.picturesOn
        case (.shortcuts, nil), (.shortcuts, "yes"): states.shortcutsOn
        case (.shortcuts, "no"): states.shortcutsOff
        case (.discreet, nil), (.discreet, "no"): states.discreetOff
        case (.discreet, "yes"): states.discreetOn
        case (.ownSymptoms, let names):
            names.map { states.ownSymptoms(symptomNames($0, in: states.language)) }
                ?? states.noOwnSymptoms
        case (.hiddenSymptoms, let names):
            names.map { states.hiddenSymptoms(symptomNames($0, in: states.language)) }
                ?? states.noHiddenSymptoms
        case (.birthYear, let year): year.map(states.birthYear) ?? states.noBirthYear
        default: nil
        }
    }
}
