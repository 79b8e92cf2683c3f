package import CivilDate

/// What a change recorded or set, as an item of a list, and what is said of such a list.
package struct ChangeMessages: MessageGroup {
    package let language: Language

    // MARK: Days

    /// `item` is "period", "temperature 36.55 °C" or "note", and `days` when it was: "3–7 Nov, 12 Nov".
    package func item(_ item: String, on days: String) -> String {
        text("change.item", "{item} ({days})", ["item": item, "days": days])
    }

    /// Stands in brackets, or behind a colon; `between` is the range in which the days lie.
    package func manyDays(_ count: Int, between range: ClosedRange<Day>, near: Day) -> String {
        plural(
            "change.many-days", count, one: "{count} day, {range}", other: "{count} days, {range}",
            ["range": language.dates(range, near: near)])
    }

    /// In a table of changes; `items` are what a change removed: "period (3–7 Nov), note (4 Nov)".
    package func removed(_ items: String) -> String {
        text("change.removed", "removed: {items}", ["items": items])
    }

    // MARK: Everything else, as items of the same list

    package var contraception: String { text("change.contraception", "contraception") }
    /// What you said of cycles that are very long, or that do not count.
    package var answers: String { text("change.answers", "answers about odd cycles") }
    package var erasure: String { text("change.erasure", "older entries erased") }
    package var nothing: String { text("change.nothing", "nothing") }
    /// In place of what must not be named, because the settings hide fertile days.
    package var hidden: String { text("change.hidden", "values that your settings hide") }

    /// `entry` is the number of an earlier change.
    package func tookBack(_ entry: Int64) -> String {
        text("change.took-back", "took back entry {entry}", ["entry": String(entry)])
    }

    /// `entry` is the number of an earlier change, which had been taken back.
    package func madeAgain(_ entry: Int64) -> String {
        text("change.made-again", "made entry {entry} again", ["entry": String(entry)])
    }

    /// Of a setting without a name of its own, with its key and value as they are stored.
    package func setting(_ key: String, _ value: String?) -> String {
        guard let value else {
            return text("change.setting.default", "setting {key}: default", ["key": key])
        }
        return text("change.setting", "setting {key}: {value}", ["key": key, "value": value])
    }

    /// A reminder was changed, by the word that the option has for its kind.
    package func reminder(_ kind: String) -> String {
        switch kind {
        case "period": text("change.reminder.period", "reminder for periods")
        case "fertile": text("change.reminder.fertile", "reminder for fertile days")
        case "ovulation": text("change.reminder.ovulation", "reminder for ovulation")
        case "pill": text("change.reminder.pill", "reminder for the pill")
        case "patch": text("change.reminder.patch", "reminder for the patch")
        case "ring": text("change.reminder.ring", "reminder for the ring")
        case "injection": text("change.reminder.injection", "reminder for the injection")
        case "renewal": text("change.reminder.renewal", "reminder for the renewal")
        default: text("change.reminder.prompt", "reminder for questions")
        }
    }

    /// The same of a kind that must not be named, because the settings hide fertile days.
    package var anotherReminder: String { text("change.reminder.hidden", "another reminder") }

    package var anotherSetting: String { text("change.setting.hidden", "another setting") }

    // MARK: When it was made

    /// `day` is "today" or a date, and `time` a time of day.
    package func when(_ day: String, _ time: String) -> String {
        text("change.when", "{day} at {time}", ["day": day, "time": time])
    }
}

extension Language {
    package var changes: ChangeMessages { ChangeMessages(language: self) }
}
