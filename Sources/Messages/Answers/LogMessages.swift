/// What 'eve-ics log' and 'eve-ics unlog' say. `days` are dates: "3–7 Nov, 12 Nov".
package struct LogMessages: MessageGroup {
    package let language: Language

    // MARK: Bleeding

    package func period(_ days: String) -> String {
        text("log.period", "Logged a period, {days}.", ["days": days])
    }

    package func periodDay(_ day: String) -> String {
        text("log.period.day", "Logged a period day, {day}.", ["day": day])
    }

    package func firstDay(_ day: String) -> String {
        text("log.period.first-day", "Logged the first day of a period, {day}.", ["day": day])
    }

    /// After the first day of a period.
    package var unknownEnd: String {
        text("log.period.unknown-end", "How long it went on is not known.")
    }

    /// After a period that was logged: it may be two with a slip in a date.
    package func longPeriod(_ days: Int) -> String {
        plural(
            "log.period.long", days, one: "This period is {count} day long now.",
            other: "This period is {count} days long now; more than 8 is unusual.")
    }

    package func betweenPeriods(_ days: String) -> String {
        text("log.between", "Logged bleeding between periods, {days}.", ["days": days])
    }

    /// In a pregnancy, or after a birth.
    package func bleeding(_ days: String) -> String {
        text("log.bleeding", "Logged bleeding, {days}.", ["days": days])
    }

    package func spotting(_ days: String) -> String {
        text("log.spotting", "Logged spotting, {days}.", ["days": days])
    }

    package func noBleeding(_ days: String) -> String {
        text("log.no-bleeding", "Logged no bleeding, {days}.", ["days": days])
    }

    // MARK: Everything else

    /// After what was logged of bleeding; `items` are "temperature 36.55 °C, symptoms, note".
    package func alsoNoted(_ items: String) -> String {
        text("log.also-noted", "Also noted: {items}.", ["items": items])
    }

    /// Only a note was recorded.
    package func noted(_ days: String) -> String {
        text("log.noted", "Noted on {days}.", ["days": days])
    }

    /// Only a note was recorded.
    package func notedWithoutBleeding(_ days: String) -> String {
        text("log.noted.no-bleeding", "Noted on {days} (no bleeding recorded).", ["days": days])
    }

    /// `items` are "temperature 36.55 °C, symptoms, note".
    package func noted(_ items: String, on days: String) -> String {
        text("log.noted.items", "Noted on {days}: {items}.", ["items": items, "days": days])
    }

    /// `items` are "temperature 36.55 °C, symptoms, note".
    package func notedWithoutBleeding(_ items: String, on days: String) -> String {
        text(
            "log.noted.items.no-bleeding", "Noted on {days} (no bleeding recorded): {items}.",
            ["items": items, "days": days])
    }

    package func replacedNote(_ day: String) -> String {
        text("log.replaced-note", "This replaces the note of {day}.", ["day": day])
    }

    package func replacedNotes(_ days: String) -> String {
        text("log.replaced-notes", "This replaces the notes of {days}.", ["days": days])
    }

    package func noLongerLast(_ days: String) -> String {
        text(
            "log.no-longer-last", "No longer the last day of a period: {days}.", ["days": days])
    }

    // MARK: What is removed

    /// `items` are "temperature, “cramps”".
    package func removed(_ items: String, on days: String) -> String {
        text("log.removed", "Removed: {items} ({days}).", ["items": items, "days": days])
    }

    package func removedAll(on days: String) -> String {
        text("log.removed-all", "Removed what was logged on {days}.", ["days": days])
    }

    // MARK: What changed nothing

    package var nothing: String { text("log.nothing", "Nothing was logged.") }
    package var isLogged: String {
        text("log.unchanged", "That is logged already; nothing changed.")
    }
    package var nothingToRemove: String {
        text("log.unchanged.values", "None of that was logged; nothing changed.")
    }
    package var noNote: String {
        text("log.unchanged.note", "There was no note; nothing changed.")
    }
    package var nothingOnThoseDays: String {
        text("log.unchanged.days", "Nothing was logged on those days; nothing changed.")
    }
}

extension Language {
    package var logging: LogMessages { LogMessages(language: self) }
}
