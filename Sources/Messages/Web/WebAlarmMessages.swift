/// The pages of alarms, and of all that is planned.
package struct WebAlarmMessages: MessageGroup {
    package let language: Language

    package var title: String { text("web-alarms.title", "Alarms") }
    package var explanation: String {
        text(
            "web-alarms.explanation",
            "An alarm starts early, comes more often, and rings until you dismiss it. Dismiss it in one place, and it stops everywhere."
        )
    }
    /// Below the list of alarms.
    package var onlyOpenPages: String {
        text(
            "web-alarms.open-pages",
            "This page rings only while it is open. A locked phone rings by its calendar program: add your calendar there."
        )
    }
    /// Only where a browser runs no scripts.
    package var needsScripts: String {
        text("web-alarms.needs-scripts", "This browser runs no scripts, so the page can't ring.")
    }
    /// A link to a form.
    package var add: String { text("web-alarms.add", "Add an alarm") }
    /// A link to seven days.
    package var week: String { text("web-alarms.week", "Week") }
    /// A link to the list of alarms.
    package var all: String { text("web-alarms.all", "All alarms") }
    /// A switch beside an alarm's title, which is read out behind it.
    package var isOn: String { text("web-alarms.on", "On") }
    /// The same of an alarm that doesn't ring.
    package var isOff: String { text("web-alarms.off", "Off") }
    /// A button that rings for some seconds.
    package var tryIt: String { text("web-alarms.try", "Try the alarm") }
    package var tryHint: String {
        text(
            "web-alarms.try.hint",
            "It rings for half a minute, and allows this page to be heard and to vibrate.")
    }

    // MARK: What rings

    package var ringing: String { text("web-alarms.ringing", "Ringing now") }
    /// A heading: alarms that nobody heard, and those that rang until they gave up.
    package var missed: String { text("web-alarms.missed", "Missed") }
    /// A heading: alarms that rang once and that nobody dismissed.
    package var heard: String { text("web-alarms.heard", "Not dismissed") }
    package var soon: String { text("web-alarms.soon", "In the next two hours") }
    package var nothingSoon: String {
        text("web-alarms.nothing-soon", "No alarm rings in the next two hours.")
    }
    /// A button.
    package var snooze: String { text("web-alarms.snooze", "Snooze 5 minutes") }
    package var dismissed: String { text("web-alarms.dismissed", "Dismissed.") }
    /// `time` is "08:20".
    package func snoozed(until time: String) -> String {
        text("web-alarms.snoozed", "Snoozed until {time}.", ["time": time])
    }
    package var silentAlready: String {
        text("web-alarms.silent-already", "This alarm is silent already.")
    }

    // MARK: The form

    package var newAlarm: String { text("web-alarms.new", "New alarm") }
    package var edit: String { text("web-alarms.edit", "Edit alarm") }
    package var name: String { text("web-alarms.name", "What is it for?") }
    package var time: String { text("web-alarms.time", "Time") }
    package var weekdays: String { text("web-alarms.weekdays", "Weekdays") }
    package var date: String { text("web-alarms.date", "Or one date") }
    package var dateHint: String {
        text(
            "web-alarms.date.hint",
            "Without weekdays and a date, it rings once, the next time it is that time.")
    }
    package var lead: String { text("web-alarms.lead", "First ring") }
    package var last: String { text("web-alarms.last", "Rings without a pause") }
    package var after: String { text("web-alarms.after", "Gives up") }
    package var note: String { text("web-alarms.note", "Note") }
    package var sound: String { text("web-alarms.sound", "With sound") }

    /// A choice of when something happens, before the alarm's time.
    package func minutesBefore(_ minutes: Int) -> String {
        plural(
            "web-alarms.minutes-before", minutes, one: "{count} minute before",
            other: "{count} minutes before")
    }
    package func hoursBefore(_ hours: Int) -> String {
        plural(
            "web-alarms.hours-before", hours, one: "{count} hour before",
            other: "{count} hours before")
    }
    package func daysBefore(_ days: Int) -> String {
        plural(
            "web-alarms.days-before", days, one: "{count} day before",
            other: "{count} days before")
    }
    package func minutesAfter(_ minutes: Int) -> String {
        plural(
            "web-alarms.minutes-after", minutes, one: "{count} minute after",
            other: "{count} minutes after")
    }
    /// A choice of when something happens: at the alarm's time.
    package var atItsTime: String { text("web-alarms.at-its-time", "at its time") }

    /// A heading that opens the button below.
    package var remove: String { text("web-alarms.remove", "Remove this alarm") }
    package var removeForGood: String { text("web-alarms.remove.button", "Remove for good") }
    /// A button beside an alarm of one day.
    package var skip: String { text("web-alarms.skip", "Skip this day") }
    /// Instead of a form.
    package var elsewhere: String {
        text(
            "web-alarms.elsewhere",
            "This alarm repeats in a way that only your calendar program can change. Change it there."
        )
    }

    // MARK: Beside a field

    package func badName(most letters: Int) -> String {
        text(
            "web-alarms.bad.name", "Write what it is for, in up to {letters} letters.",
            ["letters": String(letters)])
    }
    package func longNote(most letters: Int) -> String {
        text(
            "web-alarms.bad.note", "Shorten the note to {letters} letters.",
            ["letters": String(letters)])
    }
    package var badDate: String { text("web-alarms.bad.date", "Choose a day to come.") }
    package var bothDays: String {
        text("web-alarms.bad.days", "Choose weekdays or one date, not both.")
    }
    package var badSpan: String { text("web-alarms.bad.span", "Choose one of these.") }
    package func full(_ most: Int) -> String {
        text(
            "web-alarms.full", "You have {number} alarms, and there is no room for more.",
            ["number": String(most)])
    }
    package var changedMeanwhile: String {
        text(
            "web-alarms.changed-meanwhile",
            "This alarm was changed elsewhere meanwhile, and nothing is saved yet. Below is what you entered; saving again replaces the other change."
        )
    }

    // MARK: Weeks and plans

    /// `days` is "23–29 Nov".
    package func weekOf(_ days: String) -> String {
        text("web-alarms.week-of", "Week of {days}", ["days": days])
    }
    package var noAlarms: String { text("web-alarms.no-alarms", "No alarms") }
}

extension Language {
    package var webAlarms: WebAlarmMessages { WebAlarmMessages(language: self) }
}
