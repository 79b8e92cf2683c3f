/// The page on which reminders are set.
package struct WebRemindersMessages: MessageGroup {
    package let language: Language

    package var title: String { text("web-reminders.title", "Reminders") }
    package var explanation: String {
        text(
            "web-reminders.explanation",
            "Your calendar program reminds you, on each device that subscribes to your calendar.")
    }
    /// A switch.
    package var isOn: String { text("web-reminders.on", "Remind me") }
    package var time: String { text("web-reminders.time", "Time of day") }
    /// Beside the time of day: the reminder of a dose rings when the dose is due.
    package var ownTime: String {
        text("web-reminders.own-time", "At the time of the dose")
    }
    /// A group of choices such as "on the day" and "2 days before".
    package var days: String { text("web-reminders.days", "When") }
    package var repeats: String { text("web-reminders.repeats", "Ring again") }
    package var never: String { text("web-reminders.repeats.never", "Not again") }
    /// A choice of how often a reminder rings again.
    package func times(_ count: Int) -> String {
        plural(
            "web-reminders.repeats.times", count, one: "{count} more time",
            other: "{count} more times")
    }
    package var spacing: String {
        text("web-reminders.spacing", "Minutes from one ringing to the next")
    }
    package var sound: String {
        text("web-reminders.sound", "With a sound, where that is possible")
    }
    /// The heading of reminders that the person's methods do not need.
    package var others: String { text("web-reminders.others", "Other methods") }

    // MARK: Habits

    /// A heading.
    package var habits: String { text("web-reminders.habits", "Habits") }
    package var habitsExplained: String {
        text(
            "web-reminders.habits.explanation",
            "These ring on this page while it is open, and on your desktop.")
    }
    /// The heading of an empty form.
    package var newHabit: String { text("web-reminders.habits.new", "A reminder in your words") }
    package var habitWords: String { text("web-reminders.habits.words", "What it says") }
    /// A time of day: the first ring.
    package var from: String { text("web-reminders.from", "From") }
    /// A time of day: the last ring.
    package var to: String { text("web-reminders.to", "To") }
    package var badTo: String {
        text("web-reminders.bad.to", "Choose a time after the first one.")
    }
    package var badWeekdays: String {
        text("web-reminders.bad.weekdays", "Choose one weekday or more.")
    }
    package func manyHabits(_ most: Int) -> String {
        text(
            "web-reminders.habits.full", "You have {number} of them. Switch one off first.",
            ["number": String(most)])
    }

    package var arrives: String {
        text(
            "web-reminders.arrives",
            "Programs that subscribe to your calendar show it after their next update.")
    }

    /// Beside a field.
    package func badDays(most: Int) -> String {
        plural(
            "web-reminders.bad.days", most, one: "Choose {count} day.",
            other: "Choose one to {count} days.")
    }
}

extension Language {
    package var webReminders: WebRemindersMessages { WebRemindersMessages(language: self) }
}
