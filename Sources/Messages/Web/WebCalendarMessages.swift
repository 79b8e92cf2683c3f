package import CivilDate

/// The page with the months, and the page of a day.
package struct WebCalendarMessages: MessageGroup {
    package let language: Language

    /// The heading of the page with the months.
    package var title: String { text("web-calendar.title", "Calendar") }

    /// What the signs in the months mean: the name of a list, for those who do not see it.
    package var legend: String { text("web-calendar.legend", "What the signs mean") }

    /// A link to the months before those that are shown.
    package var earlier: String { text("web-calendar.earlier", "Earlier") }
    /// A link to the months after those that are shown.
    package var later: String { text("web-calendar.later", "Later") }
    /// A link back to the month of today.
    package var toToday: String { text("web-calendar.to-today", "To today") }

    // MARK: Items of a day, read out one after another: "Friday 20 Nov, today, day 18, period, logged"

    /// Which day of the cycle it is.
    package func dayOfCycle(_ number: Int) -> String {
        text("web-calendar.day-of-cycle", "day {number}", ["number": String(number)])
    }

    // MARK: Signs, beside what they mean

    /// More was logged than bleeding: a note, symptoms, a temperature.
    package var noted: String { text("web-calendar.noted", "more logged") }
    package var doseTaken: String { text("web-calendar.dose-taken", "dose taken") }
    package var doseSkipped: String { text("web-calendar.dose-skipped", "dose skipped") }
    /// One to three bars in a day of a period.
    package var strength: String { text("web-calendar.strength", "light, medium, heavy") }

    // MARK: One day

    /// A button with + or − that logs the day as one of a period, or takes that back. It is called the same in both.
    package var periodDay: String { text("web-calendar.period-day", "Period day") }
    /// A link to the page where everything about the day can be logged.
    package var logMore: String { text("web-calendar.log-more", "Log more") }
    package var previousDay: String { text("web-calendar.previous-day", "Previous day") }
    package var nextDay: String { text("web-calendar.next-day", "Next day") }
    /// A link from a day back to the months.
    package var backToMonths: String { text("web-calendar.back", "Back to the calendar") }
    /// What was noted on a day, below this heading.
    package var note: String { text("web-calendar.note", "Note") }
    package var futureDay: String {
        text("web-calendar.future", "This day is still to come. You can log it when it is here.")
    }

    // MARK: What could not be done

    /// Somebody wanted to log a day that is not here yet.
    package var noFuture: String {
        text(
            "web-calendar.refused.future",
            "A day that is still to come can't be logged. Nothing was changed.")
    }
    /// `kept` is a time, such as "2 years".
    package func tooOld(_ day: Day, kept: String, near today: Day) -> String {
        text(
            "web-calendar.refused.old",
            "{day} is older than what you keep, the last {kept}. Nothing was changed.",
            ["day": language.date(day, near: today), "kept": kept])
    }
    /// The log of the day is not what it was when the page was opened.
    package var changedMeanwhile: String {
        text(
            "web-calendar.changed",
            "This day was changed elsewhere after you opened it, so nothing was saved yet.")
    }
    /// Before a list: what the page showed.
    package var whenOpened: String { text("web-calendar.changed.then", "When you opened it") }
    /// Before a list: what is logged now.
    package var now: String { text("web-calendar.changed.now", "Now") }
    /// A button: the change is made in spite of that.
    package var logAnyway: String { text("web-calendar.changed.log", "Log a period day anyway") }
    /// A button: the change is made in spite of that.
    package var removeAnyway: String {
        text("web-calendar.changed.remove", "Remove the bleeding anyway")
    }
    /// A link: the change is not made.
    package var keepNow: String { text("web-calendar.changed.keep", "Keep it as it is now") }
}

extension Language {
    package var webCalendar: WebCalendarMessages { WebCalendarMessages(language: self) }
}
