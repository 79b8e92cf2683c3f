/// What commands and the page say of alarms.
package struct AlarmMessages: MessageGroup {
    package let language: Language

    package var none: String { text("alarm.none", "You have no alarms.") }

    package var everyDay: String { text("alarm.every-day", "every day") }

    /// A cell of a table or the end of a sentence: "Mo–Fr at 08:15".
    package func at(_ days: String, time: String) -> String {
        text("alarm.at", "{days} at {time}", ["days": days, "time": time])
    }

    /// A cell of a table: "Mo–Fr, every 2 hours from 09:00 to 21:00".
    package func everyHours(
        _ hours: Int, _ days: String, from first: String, to last: String
    ) -> String {
        plural(
            "alarm.every-hours", hours, one: "{days}, every hour from {first} to {last}",
            other: "{days}, every {count} hours from {first} to {last}",
            ["days": days, "first": first, "last": last])
    }

    /// A cell of a table: "Mo–Fr, every 90 minutes from 09:00 to 21:00".
    package func everyMinutes(
        _ minutes: Int, _ days: String, from first: String, to last: String
    ) -> String {
        plural(
            "alarm.every-minutes", minutes,
            one: "{days}, every {count} minute from {first} to {last}",
            other: "{days}, every {count} minutes from {first} to {last}",
            ["days": days, "first": first, "last": last])
    }

    /// An item of a list of changes; `title` is what the reminder says.
    package func reminder(_ title: String) -> String {
        text("alarm.reminder", "reminder: {title}", ["title": title])
    }

    /// The title of a reminder.
    package var logYourDay: String { text("alarm.log-your-day", "Log your day") }

    /// The title of a reminder.
    package var drinkWater: String { text("alarm.drink-water", "Drink some water") }

    /// How long before its time an alarm begins, a cell of a table.
    package func minutesBefore(_ minutes: Int) -> String {
        plural(
            "alarm.minutes-before", minutes, one: "starts {count} minute before",
            other: "starts {count} minutes before")
    }

    package func hoursBefore(_ hours: Int) -> String {
        plural(
            "alarm.hours-before", hours, one: "starts {count} hour before",
            other: "starts {count} hours before")
    }

    package func daysBefore(_ days: Int) -> String {
        plural(
            "alarm.days-before", days, one: "starts {count} day before",
            other: "starts {count} days before")
    }

    /// `when` is "Mo–Fr at 08:15".
    package func added(_ title: String, when: String) -> String {
        text("alarm.added", "Alarm added: {title}, {when}.", ["title": title, "when": when])
    }

    /// `when` is "Mo–Fr at 08:15".
    package func changed(_ title: String, when: String) -> String {
        text("alarm.changed", "Alarm changed: {title}, {when}.", ["title": title, "when": when])
    }

    package func switchedOff(_ title: String) -> String {
        text("alarm.switched-off", "Switched off: {title}.", ["title": title])
    }

    package func switchedOn(_ title: String) -> String {
        text("alarm.switched-on", "Switched on: {title}.", ["title": title])
    }

    package func removed(_ title: String) -> String {
        text("alarm.removed", "Alarm removed: {title}.", ["title": title])
    }

    /// Why a calendar program's alarm cannot be edited here.
    package var editedElsewhere: String {
        text("alarm.edited-elsewhere", "repeats as set in your calendar program")
    }

    package func skipped(_ title: String, day: String) -> String {
        text(
            "alarm.skipped", "No alarm on {day}: {title}.", ["title": title, "day": day])
    }

    /// `when` is "Friday 20 Nov at 08:15".
    package func next(_ when: String) -> String {
        text("alarm.next", "Next time: {when}.", ["when": when])
    }

    /// The end of a row in a list of alarms, of one that will not ring again: "Friday 20 Nov at 08:15; over".
    package var isOver: String { text("alarm.is-over", "over") }

    package var nothingToCome: String {
        text("alarm.nothing-to-come", "This alarm will not ring again.")
    }

    package func dismissed(_ title: String) -> String {
        text("alarm.dismissed", "Dismissed: {title}.", ["title": title])
    }

    /// Before an import is made.
    package func wouldDismiss(_ title: String) -> String {
        text("alarm.would-dismiss", "Would dismiss: {title}.", ["title": title])
    }

    package func snoozed(_ title: String, until time: String) -> String {
        text(
            "alarm.snoozed", "Snoozed until {time}: {title}.", ["title": title, "time": time])
    }

    /// Before an import is made.
    package func wouldSnooze(_ title: String, until time: String) -> String {
        text(
            "alarm.would-snooze", "Would snooze until {time}: {title}.",
            ["title": title, "time": time])
    }

    package var nothingRings: String { text("alarm.nothing-rings", "No alarm is ringing.") }

    /// Before a time, in a list of what rings and what will: "ringing now".
    package var ringsNow: String { text("alarm.rings-now", "ringing now") }

    /// Before an alarm that was put off, in the same list.
    package func isSnoozed(until time: String) -> String {
        text("alarm.is-snoozed", "snoozed until {time}", ["time": time])
    }

    package var wasMissed: String { text("alarm.was-missed", "missed alarm") }

    /// Before an alarm that rang and that nobody dismissed, in the same list.
    package var wasHeard: String { text("alarm.was-heard", "rang, not dismissed") }

    /// What 'eve-ics alarms' says in a terminal.
    package var ringsInTerminal: String {
        text(
            "alarm.rings-in-terminal", "Alarms ring in this terminal until you press Ctrl-C.")
    }

    /// What it says where there is neither.
    package var ringsByCommand: String {
        text(
            "alarm.rings-by-command",
            "Alarms ring in a terminal, or by 'eve-ics alarms --run COMMAND'.")
    }

    // MARK: Notifications

    /// The title of one quiet notice; `titles` are five at most.
    package func missed(_ titles: String) -> String {
        text("alarm.missed", "Missed alarms: {titles}", ["titles": titles])
    }

    /// Behind five titles in a notice.
    package func more(_ count: Int) -> String {
        plural("alarm.more", count, one: "{count} more", other: "{count} more")
    }

    /// The title of one message for what is beyond those that are sent one by one.
    package func moreRing(_ count: Int) -> String {
        plural(
            "alarm.more-ring", count, one: "{count} more alarm is ringing",
            other: "{count} more alarms are ringing")
    }

    /// Stands in the place of a title in what leaves the computer, and on a locked screen.
    package var neutralTitle: String { text("alarm.neutral", "Reminder") }

    /// The text of a notification: when what it is about takes place.
    package func body(time: String) -> String {
        text("alarm.body", "At {time}", ["time": time])
    }

    /// The title of an alarm that is only tried.
    package var trial: String { text("alarm.trial", "This is how an alarm rings") }

    package var dismiss: String { text("alarm.dismiss", "Dismiss") }

    package var snooze: String { text("alarm.snooze", "Snooze") }

    /// Where a desktop shows no buttons.
    package func dismissBy(command: String) -> String {
        text("alarm.dismiss-by", "To dismiss: {command}", ["command": command])
    }

    // MARK: Other ways

    package var ntfyIsOff: String {
        text("alarm.ntfy-off", "Your alarms are not sent to an ntfy server.")
    }

    /// `address` is that of a server with a topic.
    package func ntfyGoes(to address: String) -> String {
        text(
            "alarm.ntfy-goes-to", "Your alarms are sent to {address}.", ["address": address])
    }

    package var ntfyNeutral: String {
        text("alarm.ntfy-neutral", "Messages say only that there is a reminder.")
    }

    package var ntfyPlain: String {
        text("alarm.ntfy-plain", "Messages have the titles of your alarms.")
    }

    /// Of a topic that needs no token.
    package var ntfyIsOpen: String {
        text(
            "alarm.ntfy-open",
            "Without a token, everybody who knows this topic can read the messages.")
    }

    package var ntfyIsReadOnTheWay: String {
        text(
            "alarm.ntfy-clear",
            "Not encrypted: everybody on the way can read the messages.")
    }

    package var ntfyHasNoButtons: String {
        text(
            "alarm.ntfy-no-buttons",
            "Messages have no buttons until 'eve-ics serve' is started with --public-url.")
    }

    /// Asks for what is typed in behind it.
    package var ntfyToken: String { text("alarm.ntfy-token", "Access token:") }

    /// After a trial.
    package var ntfyTook: String { text("alarm.ntfy-took", "The server took the message.") }

    /// The message of a trial.
    package var ntfyTrial: String { text("alarm.ntfy-trial", "Messages arrive here.") }

    package var commandIsOff: String {
        text("alarm.run-off", "The command of 'eve-ics serve --run' does not hear of your alarms.")
    }

    package var commandNeutral: String {
        text(
            "alarm.run-neutral",
            "The command of 'eve-ics serve --run' hears when you have a reminder, without titles.")
    }

    package var commandPlain: String {
        text(
            "alarm.run-plain",
            "The command of 'eve-ics serve --run' hears of your alarms, with their titles.")
    }

    // MARK: Agenda

    package func nothingAhead(days: Int) -> String {
        plural(
            "alarm.nothing-ahead", days, one: "Nothing is planned for {count} day.",
            other: "Nothing is planned for the next {count} days.")
    }

    /// Below a list, where somebody's calendars hold thousands of entries.
    package var cut: String { text("alarm.cut", "There are more entries than are shown here.") }

    /// In the place of a time in a list of a day's events.
    package var allDay: String { text("alarm.all-day", "all day") }

    /// In the place of a time in a list of a day's events, of one that began on another day and ends at `time`.
    package func until(_ time: String) -> String {
        text("alarm.until", "until {time}", ["time": time])
    }
}

extension Language {
    package var alarms: AlarmMessages { AlarmMessages(language: self) }
}
