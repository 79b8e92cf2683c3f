/// What a setting with a value means, as an item of a list: "weeks begin on Sunday".
package struct SettingStateMessages: MessageGroup {
    package let language: Language

    // MARK: Defaults

    package var systemLanguage: String {
        text("setting-state.language.system", "language of the system")
    }
    package var systemZone: String {
        text("setting-state.timezone.system", "time zone of the system")
    }
    package var standardWindow: String { text("setting-state.window", "standard fertile window") }
    /// The calendar has its usual name.
    package var usualName: String { text("setting-state.name.usual", "usual name of the calendar") }
    /// Words that make a new entry of the calendar a period.
    package var usualWords: String { text("setting-state.words.usual", "usual words for a period") }
    package var noUsualLength: String { text("setting-state.length.none", "no usual cycle length") }
    package var keptForever: String { text("setting-state.keep.forever", "history kept forever") }

    // MARK: Values

    /// `tag` is the tag of a language, such as "pt-BR".
    package func language(_ tag: String) -> String {
        text("setting-state.language", "language {tag}", ["tag": tag])
    }

    /// `zone` is the name of a time zone, such as "Europe/Berlin".
    package func zone(_ zone: String) -> String {
        text("setting-state.timezone", "time zone {zone}", ["zone": zone])
    }

    package var monday: String { text("setting-state.week.monday", "weeks begin on Monday") }
    package var sunday: String { text("setting-state.week.sunday", "weeks begin on Sunday") }
    package var saturday: String { text("setting-state.week.saturday", "weeks begin on Saturday") }
    package var celsius: String { text("setting-state.celsius", "temperatures in Celsius") }
    package var fahrenheit: String {
        text("setting-state.fahrenheit", "temperatures in Fahrenheit")
    }
    package var kilograms: String { text("setting-state.kilograms", "weights in kilograms") }
    package var pounds: String { text("setting-state.pounds", "weights in pounds") }
    /// Fertile days are shown with a wider margin.
    package var cautiousWindow: String {
        text("setting-state.window.cautious", "cautious fertile window")
    }
    package var fertilityShown: String {
        text("setting-state.fertility.shown", "fertile days shown")
    }
    package var fertilityHidden: String {
        text("setting-state.fertility.hidden", "fertile days hidden")
    }

    /// `name` is the person's own.
    package func calendarName(_ name: String) -> String {
        text("setting-state.name", "name of the calendar “{name}”", ["name": name])
    }

    /// `words` are the person's own; they make a new entry of the calendar a period.
    package func periodWords(_ words: String) -> String {
        text("setting-state.words", "words for a period “{words}”", ["words": words])
    }

    /// Forecasts are made as for an adult.
    package var adult: String { text("setting-state.adult", "cycles of an adult") }
    /// Forecasts are made as for a teenager.
    package var teenager: String { text("setting-state.teenager", "cycles of a teenager") }

    package func usualLength(_ days: Int) -> String {
        plural(
            "setting-state.length", days, one: "usual cycle length {count} day",
            other: "usual cycle length {count} days")
    }

    /// Notes on what to ask a doctor about.
    package var healthNotesOn: String { text("setting-state.health.on", "health notes on") }
    /// Notes on what to ask a doctor about.
    package var healthNotesOff: String { text("setting-state.health.off", "health notes off") }

    package func kept(months: Int) -> String {
        months % 12 == 0
            ? plural(
                "setting-state.keep.years", months / 12, one: "history kept for {count} year",
                other: "history kept for {count} years")
            : plural(
                "setting-state.keep.months", months, one: "history kept for {count} month",
                other: "history kept for {count} months")
    }
}

extension Language {
    package var settingStates: SettingStateMessages { SettingStateMessages(language: self) }
}
