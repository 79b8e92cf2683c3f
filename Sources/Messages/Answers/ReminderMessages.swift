/// When the calendar reminds a person: items of a list, joined by commas, behind a colon or in the cell of a table.
package struct ReminderMessages: MessageGroup {
    package let language: Language

    package var off: String { text("reminder.off", "off") }

    /// A pill, patch, ring or injection rings at the time that its method has.
    package var ownTime: String { text("reminder.own-time", "at its own time") }

    package var sameDay: String { text("reminder.day", "on the day") }

    package func daysBefore(_ days: Int) -> String {
        plural(
            "reminder.days-before", days, one: "{count} day before", other: "{count} days before")
    }

    /// After when it rings first.
    package func onceMore(afterMinutes minutes: Int) -> String {
        plural(
            "reminder.repeat.once", minutes, one: "once more after {count} minute",
            other: "once more after {count} minutes")
    }

    /// How often it rings again: two times or more.
    package func repeats(_ times: Int) -> String {
        plural(
            "reminder.repeat", times, one: "{count} more time", other: "{count} more times")
    }

    /// From one ringing to the next.
    package func spacing(_ minutes: Int) -> String {
        plural(
            "reminder.spacing", minutes, one: "{count} minute apart",
            other: "{count} minutes apart")
    }

    package var sound: String { text("reminder.sound", "with a sound") }
}

extension Language {
    package var reminders: ReminderMessages { ReminderMessages(language: self) }
}
