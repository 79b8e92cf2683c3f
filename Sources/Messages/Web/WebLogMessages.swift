package import CivilDate

/// The page on which a day is logged, a field at a time.
package struct WebLogMessages: MessageGroup {
    package let language: Language

    /// The title of the page; `day` is "Friday 20 Nov".
    package func title(_ day: String) -> String { text("web-log.title", "Log {day}", ["day": day]) }

    // MARK: Fields, each a heading above its control

    package var bleeding: String { text("web-log.bleeding", "Bleeding") }
    package var period: String { text("web-log.period", "Beginning and end of the period") }
    package var temperature: String { text("web-log.temperature", "Temperature on waking") }
    package var ovulationTest: String { text("web-log.lh", "Ovulation test") }
    package var mucus: String { text("web-log.mucus", "Cervical mucus") }
    package var ovulation: String { text("web-log.ovulation", "Ovulation") }
    package var mood: String { text("web-log.mood", "Mood") }
    package var symptoms: String { text("web-log.symptoms", "Symptoms") }
    package var weight: String { text("web-log.weight", "Weight") }
    package var dose: String { text("web-log.dose", "Pill, patch or ring") }
    package var note: String { text("web-log.note", "Note") }

    // MARK: Choices, each a word or two on a button

    /// Nothing is recorded in this field.
    package var notLogged: String { text("web-log.choice.none", "Not logged") }
    package var none: String { text("web-log.flow.none", "None") }
    package var spotting: String { text("web-log.flow.spotting", "Spotting") }
    package var light: String { text("web-log.flow.light", "Light") }
    package var medium: String { text("web-log.flow.medium", "Medium") }
    package var heavy: String { text("web-log.flow.heavy", "Heavy") }
    /// Bleeding of a strength that is not known.
    package var periodDay: String { text("web-log.flow.unknown", "Period day") }
    package var goesOn: String { text("web-log.period.neither", "Neither") }
    package var lastDay: String { text("web-log.period.last", "Last day of the period") }
    package var firstDay: String {
        text("web-log.period.first", "First day, and its end is not known")
    }
    package var positive: String { text("web-log.lh.positive", "Positive") }
    package var negative: String { text("web-log.lh.negative", "Negative") }
    package var dry: String { text("web-log.mucus.dry", "Dry") }
    package var sticky: String { text("web-log.mucus.sticky", "Sticky") }
    package var creamy: String { text("web-log.mucus.creamy", "Creamy") }
    package var watery: String { text("web-log.mucus.watery", "Watery") }
    package var eggWhite: String { text("web-log.mucus.eggwhite", "Like egg white") }
    package var noticed: String { text("web-log.ovulation.yes", "Noticed on this day") }
    package var taken: String { text("web-log.dose.taken", "Taken") }
    package var late: String { text("web-log.dose.late", "Late") }
    package var skipped: String { text("web-log.dose.skipped", "Skipped") }

    // MARK: Buttons and hints

    package var save: String { text("web-log.save", "Save") }
    /// What is told where a change has no sentence of its own.
    package var saved: String { text("web-log.saved", "Saved.") }
    /// A field for a word of the person's own.
    package var ownSymptom: String { text("web-log.symptoms.own", "Another symptom") }
    /// A field for a word of the person's own.
    package var ownMood: String { text("web-log.moods.own", "Another mood") }
    /// A button beside such a field.
    package var add: String { text("web-log.add", "Add") }
    /// Opens a list of symptoms, each with a button to hide it.
    package var hideSome: String { text("web-log.symptoms.hide", "Hide symptoms you don't use") }
    /// A button; `word` is a symptom.
    package func hide(_ word: String) -> String {
        text("web-log.symptoms.hide.one", "Hide “{word}”", ["word": word])
    }
    /// A button; `word` is a symptom.
    package func show(_ word: String) -> String {
        text("web-log.symptoms.show.one", "Show “{word}” again", ["word": word])
    }
    /// After a symptom was hidden; `word` is the symptom.
    package func hidden(_ word: String) -> String {
        text(
            "web-log.symptoms.hidden",
            "“{word}” is no longer offered. Days that have it keep it.", ["word": word])
    }
    /// After a symptom is offered again; `word` is the symptom.
    package func shown(_ word: String) -> String {
        text("web-log.symptoms.shown", "“{word}” is offered again.", ["word": word])
    }
    /// Below a field for a temperature or a weight: `example` is "36.55" or "137.5", and `unit` "°C" or "lb".
    package func measureHint(_ example: String, unit: String) -> String {
        text(
            "web-log.measure.hint", "In {unit}, such as {example}. Empty removes it.",
            ["unit": unit, "example": example])
    }
    /// What the links to other days are called for those who do not see them.
    package var otherDays: String { text("web-log.ways", "Other days") }
    /// A link to the day before.
    package var dayBefore: String { text("web-log.before", "Day before") }
    /// A link to the day after.
    package var dayAfter: String { text("web-log.after", "Day after") }
    /// A link to the same day in the calendar.
    package var inCalendar: String { text("web-log.calendar", "Show in the calendar") }

    // MARK: What cannot be saved

    package var future: String {
        text("web-log.future", "This day has not come yet. You can log it from that day on.")
    }
    package var tooEarly: String { text("web-log.too-early", "Days before 1900 can't be logged.") }
    /// `example` is "36.55" or "97.8".
    package func notATemperature(_ example: String) -> String {
        text(
            "web-log.temperature.bad",
            "This is not a temperature. Write a number such as {example}.",
            ["example": example])
    }
    /// Both are temperatures, such as "30.00 °C".
    package func temperatureOutOfRange(_ low: String, _ high: String) -> String {
        text(
            "web-log.temperature.range",
            "A temperature on waking is between {low} and {high}.", ["low": low, "high": high])
    }
    /// `example` is "62.5" or "137.5".
    package func notAWeight(_ example: String) -> String {
        text(
            "web-log.weight.bad", "This is not a weight. Write a number such as {example}.",
            ["example": example])
    }
    /// Both are weights, such as "20 kg".
    package func weightOutOfRange(_ low: String, _ high: String) -> String {
        text(
            "web-log.weight.range", "A weight is between {low} and {high}.",
            ["low": low, "high": high])
    }
    package var longWord: String {
        text("web-log.word.long", "This is too long for a word. Put longer texts into the note.")
    }
    package func tooManyWords(_ most: Int) -> String {
        plural(
            "web-log.words.many", most, one: "A day can have {count} of these at most.",
            other: "A day can have {count} of these at most.")
    }
    package func tooLongNote(_ kilobytes: Int) -> String {
        plural(
            "web-log.note.long", kilobytes, one: "A note can have {count} kilobyte at most.",
            other: "A note can have {count} kilobytes at most.")
    }
    package var noPeriod: String {
        text(
            "web-log.end.none",
            "No period began by this day. Choose how strong the bleeding was first.")
    }
    package func tooFar(_ start: Day, near today: Day) -> String {
        text(
            "web-log.end.far",
            "The last period by this day began on {start}, more than two weeks earlier. Log the days of the later one first.",
            ["start": language.date(start, near: today)])
    }
    package func dry(_ days: [Day], near today: Day) -> String {
        text(
            "web-log.end.dry",
            "The period can't end here: no bleeding or only spotting is logged on {days}.",
            ["days": language.dates(days, near: today)])
    }
    package func endIsKnown(_ days: ClosedRange<Day>, near today: Day) -> String {
        text(
            "web-log.first.known",
            "More days of this period are logged: {days}. Its end is known from them.",
            ["days": language.dates(days, near: today)])
    }
    package var notUnderstood: String {
        text("web-log.bad", "This was not understood. Open the page again and try once more.")
    }

    // MARK: Changed elsewhere

    /// A sentence above two versions.
    package var conflict: String {
        text(
            "web-log.conflict",
            "This was changed elsewhere after you opened the page. Nothing was saved yet. Which one do you want to keep?"
        )
    }
    /// Before what the person has just entered.
    package var mine: String { text("web-log.conflict.mine", "Entered here") }
    /// Before what is recorded meanwhile.
    package var theirs: String { text("web-log.conflict.theirs", "Recorded elsewhere") }
    /// In the place of a version that says nothing.
    package var nothing: String { text("web-log.conflict.nothing", "nothing") }
    /// A button.
    package var keepMine: String { text("web-log.conflict.keep-mine", "Save what I entered here") }
    /// A button.
    package var keepTheirs: String {
        text("web-log.conflict.keep-theirs", "Keep what is recorded")
    }
}

extension Language {
    package var webLog: WebLogMessages { WebLogMessages(language: self) }
}
