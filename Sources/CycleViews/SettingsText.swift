package import CyclePipeline
package import Messages

/// What `settings` says of the settings in force.
extension Settings {
    /// The value of a setting, as it is typed; a default that nobody types is told in words.
    package func shown(_ key: Key, in language: Language) -> String {
        switch key {
        case .language, .timezone: self[key] ?? language.settings.system
        case .calendarName: calendarName(neutral: false, in: language)
        case .periodWords: self[key] ?? language.settings.usualWords
        case .weekStart: weekStart(in: language).rawValue
        case .temperature:
            self[key] ?? (language == .americanEnglish ? "fahrenheit" : shown(key))
        case .weight: self[key] ?? (language == .americanEnglish ? "pounds" : shown(key))
        case .ownSymptoms, .hiddenSymptoms:
            self[key].map { Self.symptomNames($0, in: language) } ?? shown(key)
        default: shown(key)
        }
    }

    /// A sentence on what a setting means now that it has this value.
    package func confirmation(_ key: Key, in language: Language) -> String {
        let messages = language.settings
        switch key {
        case .language:
            return self.language.map { messages.language($0.ownName) } ?? messages.languageOfSystem
        case .timezone: return self[key].map(messages.timeZone) ?? messages.timeZoneOfSystem
        case .weekStart:
            return switch weekStart(in: language) {
            case .monday: messages.weeksFromMonday
            case .saturday: messages.weeksFromSaturday
            case .sunday: messages.weeksFromSunday
            }
        case .temperature:
            return messages.temperatures(inFahrenheit: shown(key, in: language) == "fahrenheit")
        case .weight: return messages.weights(inPounds: shown(key, in: language) == "pounds")
        case .fertileWindow:
            let sentence = messages.fertileWindows(areWider: self[key] == "cautious")
            return "\(sentence) \(language.calendar.notContraception)"
        case .hideFertility: return messages.fertility(isHidden: hidesFertility)
        case .calendarName: return messages.calendar(calendarName(neutral: false, in: language))
        case .periodWords: return self[key].map(messages.periodWords) ?? messages.onlyUsualWords
        case .teenager: return messages.cycles(areOfTeenager: isTeenager)
        case .usualLength:
            return usualLength.map(messages.usualLength) ?? messages.noUsualLength
        case .healthNotes: return messages.healthNotes(areOn: tellsHealthNotes)
        case .keep:
            return kept.map { messages.keeps($0.length(in: language)) } ?? messages.keepsAll
        case .theme:
            return switch theme {
            case .system: messages.themeOfDevice
            case .light: messages.lightTheme
            case .dark: messages.darkTheme
            }
        case .home:
            return switch home {
            case .today: messages.homeToday
            case .calendar: messages.homeCalendar
            case .insights: messages.homeInsights
            }
        case .cheerfulPictures: return messages.pictures(areOn: showsCheerfulPictures)
        case .shortcuts: return messages.shortcuts(areOn: hasShortcuts)
        case .discreet: return messages.discreet(isOn: isDiscreet)
        case .ownSymptoms:
            let names = self[key].map { Self.symptomNames($0, in: language) }
            return names.map(messages.ownSymptoms) ?? messages.noOwnSymptoms
        case .hiddenSymptoms:
            let names = self[key].map { Self.symptomNames($0, in: language) }
            return names.map(messages.hiddenSymptoms) ?? messages.noHiddenSymptoms
        case .birthYear: return birthYear.map(messages.birthYear) ?? messages.noBirthYear
        }
    }
}
