package import CivilDate

/// `eve-ics explain`: what the signs of ovulation in the running cycle say, and what they change.
package struct SignsMessages: MessageGroup {
    package let language: Language

    // MARK: What was found

    package func observed(_ day: Day, near today: Day) -> String {
        text(
            "signs.observed", "You noticed your ovulation on {day}.",
            ["day": language.date(day, near: today)])
    }

    /// Of the first positive test.
    package func positive(_ days: [Day], near today: Day) -> String {
        days.count == 1
            ? text(
                "signs.lh", "LH test: first positive on {day}.", ["day": list(days, near: today)])
            : text(
                "signs.lh.several", "LH test: first positive on {days}. Each may be the right one.",
                ["days": list(days, near: today)])
    }

    package func negative(through day: Day, near today: Day) -> String {
        text(
            "signs.lh.negative",
            """
            LH test: only negative, up to {day}. Ovulation in the two days after that is less likely.
            """,
            ["day": language.date(day, near: today)])
    }

    /// `rises` are one or more, such as "17 Nov (above 36.50 °C, certain since 19 Nov)".
    package func higher(from rises: [String]) -> String {
        rises.count == 1
            ? text(
                "signs.temperature", "Temperature: higher from {rise}.",
                ["rise": language.list(rises)])
            : text(
                "signs.temperature.several",
                "Temperature: higher from {rises}. Each may be the right one.",
                ["rises": language.list(rises)])
    }

    /// A rise in the sentences above: its first day, the temperature that it is above, and the day that confirms it.
    package func rise(_ day: Day, above line: String, since confirmed: Day, near today: Day)
        -> String
    {
        text(
            "signs.rise", "{day} (above {temperature}, certain since {confirmed})",
            [
                "day": language.date(day, near: today), "temperature": line,
                "confirmed": language.date(confirmed, near: today),
            ])
    }

    /// Mucus as it is on the most fertile days.
    package func mucus(_ days: [Day], near today: Day) -> String {
        days.count == 1
            ? text(
                "signs.mucus", "Mucus: most fertile on {day}.", ["day": list(days, near: today)])
            : text(
                "signs.mucus.several", "Mucus: most fertile on {days}. Each may be the right one.",
                ["days": list(days, near: today)])
    }

    /// After one of the sentences above: what this sign alone says. `chance` is `80% between 29 Nov and 4 Dec`.
    package func places(_ day: Day, _ chance: String, near today: Day) -> String {
        text(
            "signs.places", "By itself it points to {day} ({chance}).",
            ["day": language.date(day, near: today), "chance": chance])
    }

    private func list(_ days: [Day], near today: Day) -> String {
        language.list(days.map { language.date($0, near: today) })
    }

    // MARK: Temperatures that do not count

    /// `readings` is a list: "38.20 °C on 11 Nov (fever), 36.90 °C on 12 Nov (poor sleep)".
    package func leftOut(_ readings: [String]) -> String {
        text(
            "signs.left-out", "Temperatures left out: {readings}.",
            ["readings": readings.joined(separator: ", ")])
    }

    /// A temperature in a list, and why it does not count.
    package func reading(_ temperature: String, _ day: Day, _ reason: String, near today: Day)
        -> String
    {
        text(
            "signs.reading", "{temperature} on {day} ({reason})",
            [
                "temperature": temperature, "day": language.date(day, near: today),
                "reason": reason,
            ])
    }

    /// Why a temperature does not count.
    package var fever: String { text("signs.reason.fever", "fever") }
    /// Why a temperature does not count.
    package var tooLow: String { text("signs.reason.too-low", "too low to be true") }

    // MARK: What contradicts what

    /// `signs` is a list, such as "LH test, temperature".
    package func contradiction(_ signs: [String]) -> String {
        text(
            "signs.contradiction",
            """
            These signs can hardly both be right: {signs}. Either may be, so both days stay possible.
            """,
            ["signs": signs.joined(separator: ", ")])
    }

    /// A sign in a list of signs, as all that follow.
    package var observedSign: String { text("signs.name.observed", "observed ovulation") }
    package var noticedSign: String { text("signs.name.noticed", "noticed by you") }
    package var lhTestSign: String { text("signs.name.lh", "LH test") }
    package var temperatureSign: String { text("signs.name.temperature", "temperature") }
    package var mucusSign: String { text("signs.name.mucus", "mucus") }

    // MARK: What it changes

    /// Of the next period, as all that follow. `chance` is `80% between 29 Nov and 4 Dec`.
    package func byObservedAlone(_ day: Day, _ chance: String, near today: Day) -> String {
        text(
            "signs.alone.observed",
            """
            With the ovulation that you noticed alone, the next period would be expected on {day} \
            ({chance}).
            """,
            ["day": language.date(day, near: today), "chance": chance])
    }

    package func byLHTestAlone(_ day: Day, _ chance: String, near today: Day) -> String {
        text(
            "signs.alone.lh",
            "With the LH test alone, the next period would be expected on {day} ({chance}).",
            ["day": language.date(day, near: today), "chance": chance])
    }

    package func byTemperatureAlone(_ day: Day, _ chance: String, near today: Day) -> String {
        text(
            "signs.alone.temperature",
            "With the temperature alone, the next period would be expected on {day} ({chance}).",
            ["day": language.date(day, near: today), "chance": chance])
    }

    package func byMucusAlone(_ day: Day, _ chance: String, near today: Day) -> String {
        text(
            "signs.alone.mucus",
            "With the mucus alone, the next period would be expected on {day} ({chance}).",
            ["day": language.date(day, near: today), "chance": chance])
    }

    package func without(_ day: Day, _ chance: String, near today: Day) -> String {
        text(
            "signs.without",
            "Without any signs, the next period would be expected on {day} ({chance}).",
            ["day": language.date(day, near: today), "chance": chance])
    }

    package func withOne(_ day: Day, _ chance: String, near today: Day) -> String {
        text(
            "signs.with", "With the sign, it is expected on {day} ({chance}).",
            ["day": language.date(day, near: today), "chance": chance])
    }

    package func withAll(_ day: Day, _ chance: String, near today: Day) -> String {
        text(
            "signs.with.all", "With all of the signs, it is expected on {day} ({chance}).",
            ["day": language.date(day, near: today), "chance": chance])
    }

    /// Of the range of days in which the next period is expected, as all that follow.
    package func widerThanAlone(_ days: Int) -> String {
        plural(
            "signs.range.wider-alone", days,
            one: "That range has {count} day and is wider than with any one of them.",
            other: "That range has {count} days and is wider than with any one of them.")
    }

    /// `before` is the number of days without the signs.
    package func narrower(_ days: Int, before: Int) -> String {
        plural(
            "signs.range.narrower", days,
            one: "That range has {count} day instead of {before}.",
            other: "That range has {count} days instead of {before}.", ["before": String(before)])
    }

    /// `before` is the number of days without the signs.
    package func wider(_ days: Int, before: Int) -> String {
        plural(
            "signs.range.wider", days,
            one: "That range has {count} day; without the signs it has {before}.",
            other: "That range has {count} days; without the signs it has {before}.",
            ["before": String(before)])
    }
}

extension Language {
    package var signs: SignsMessages { SignsMessages(language: self) }
}
