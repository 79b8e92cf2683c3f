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
