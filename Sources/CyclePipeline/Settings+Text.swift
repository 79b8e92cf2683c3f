extension Settings {
    /// What a setting with this value means, as in `weeks begin on Sunday`.
    ///
    /// - Parameter value: `nil` for the default.
    /// - Returns: `nil` for a key that is no setting with a name, and for a value that means nothing here.
    package static func words(_ key: String, _ value: String?) -> String? {
        guard let key = Key(rawValue: key) else { return nil }
        switch (key, value) {
        case (.language, nil): return "language of the system"
        case (.language, let tag?): return "language \(tag)"
        case (.timezone, nil): return "time zone of the system"
        case (.timezone, let zone?): return "time zone \(zone)"
        case (.weekStart, nil), (.weekStart, "monday"): return "weeks begin on Monday"
        case (.weekStart, "sunday"): return "weeks begin on Sunday"
        case (.temperature, nil), (.temperature, "celsius"): return "temperatures in Celsius"
        case (.temperature, "fahrenheit"): return "temperatures in Fahrenheit"
        case (.fertileWindow, nil), (.fertileWindow, "standard"): return "the usual fertile window"
        case (.fertileWindow, "cautious"): return "a cautious fertile window"
        case (.hideFertility, nil), (.hideFertility, "no"): return "fertile days shown"
        case (.hideFertility, "yes"): return "fertile days hidden"
        case (.calendarName, nil): return "the usual name of the calendar"
        case (.calendarName, let name?): return "name of the calendar “\(name)”"
        case (.periodWords, nil): return "the usual words for a period"
        case (.periodWords, let words?): return "words for a period “\(words)”"
        case (.teenager, nil), (.teenager, "no"): return "cycles of an adult"
        case (.teenager, "yes"): return "cycles of a teenager"
        case (.usualLength, nil): return "no usual cycle length"
        case (.usualLength, let days?): return "usual cycle length \(days) days"
        case (.healthNotes, nil), (.healthNotes, "yes"): return "health notes on"
        case (.healthNotes, "no"): return "health notes off"
        case (.keep, nil): return "history kept forever"
        case (.keep, let time?): return "history kept for \(time)"
        default: return nil
        }
    }
}
