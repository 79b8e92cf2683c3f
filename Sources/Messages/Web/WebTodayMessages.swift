package import CivilDate

/// The page of today.
package struct WebTodayMessages: MessageGroup {
    package let language: Language

    /// Opens what is covered on a discreet page.
    package var show: String { text("web-today.show", "Show today") }
    /// The title of the window.
    package var title: String { text("web-today.title", "Today") }

    // MARK: The largest text of the page

    package func nextPeriod(inDays days: Int) -> String {
        days == 0
            ? text("web-today.next.today", "Your period may start today")
            : plural(
                "web-today.next", days, one: "Next period in about {count} day",
                other: "Next period in about {count} days")
    }

    /// Where the days on which it may start are too many to name one.
    package func nextPeriod(inDays days: ClosedRange<Int>) -> String {
        plural(
            "web-today.next.range", days.upperBound, one: "Next period in {first} to {count} day",
            other: "Next period in {first} to {count} days", ["first": String(days.lowerBound)])
    }

    /// Of a period: these are the days on which it is expected.
    package var anyDay: String { text("web-today.any-day", "Any day now") }
    /// Of a period: the days on which it was expected are over, and it is not late.
    package var notHereYet: String { text("web-today.not-yet", "Not here yet") }

    /// A bleed that comes with the break of a pill, a patch or a ring.
    package func nextBleed(inDays days: Int) -> String {
        days == 0
            ? text("web-today.bleed.today", "Your withdrawal bleed may start today")
            : plural(
                "web-today.bleed", days, one: "Next withdrawal bleed in about {count} day",
                other: "Next withdrawal bleed in about {count} days")
    }

    package func late(days: Int) -> String {
        plural(
            "web-today.late", days, one: "Your period is {count} day late",
            other: "Your period is {count} days late")
    }

    /// `phase` is "pregnancy" or "break".
    package func paused(_ phase: String) -> String {
        text("web-today.paused", "Forecast paused: {phase}", ["phase": phase])
    }

    package var empty: String { text("web-today.empty", "No period is logged yet") }
    package var unknown: String { text("web-today.unknown", "No forecast at the moment") }

    // MARK: Sections and buttons

    /// A button: opens the page where today's bleeding, symptoms and so on are entered.
    package var logToday: String { text("web-today.log", "Log today") }
    /// A link to where that is set.
    package var sayUsualLength: String {
        text("web-today.usual-length", "Set how long your cycles usually are")
    }
    /// A heading: doses that are due.
    package var due: String { text("web-today.due", "Due") }
    /// A heading: which alarms ring next.
    package var nextAlarms: String { text("web-today.alarms", "Next alarms") }
    /// A heading.
    package var lastCycles: String { text("web-today.cycles", "Last cycles") }
    /// A link to the list of all cycles.
    package var allCycles: String { text("web-today.cycles.all", "All cycles and changes") }
    /// A heading: what was recorded last.
    package var lastChange: String { text("web-today.last", "Last entry") }
    /// A heading: what to ask a doctor about.
    package var worthAsking: String { text("web-today.notes", "Worth asking about") }

    /// A button, behind "pill 5 of 21"; the same for a patch, a ring and an injection.
    package var taken: String { text("web-today.dose.taken", "Taken") }
    /// A button: a patch, a ring or an injection was put on, put in, changed or given.
    package var done: String { text("web-today.dose.done", "Done") }
    /// A button: a pill, a patch or a ring was left out.
    package var skipped: String { text("web-today.dose.skipped", "Skipped") }
    /// A button: takes back what was recorded last.
    package var undo: String { text("web-today.undo", "Undo") }
    /// Behind a heading: the renewal of an implant or an IUD; `when` is "Monday 2 Nov, 18 days ago".
    package func overdue(_ method: String, when: String) -> String {
        text(
            "web-today.overdue", "Renewal overdue: {method}, {when}.",
            ["method": method, "when": when])
    }

    // MARK: The question

    package var didStart: String { text("web-today.ask.started", "Did your period start?") }
    package var doesGoOn: String {
        text("web-today.ask.goes-on", "Does your period go on today?")
    }
    /// The answer to a question, on a button.
    package var yes: String { text("web-today.answer.yes", "Yes") }
    /// The answer to "Did your period start?", on a button: today's first day is the first.
    package var yesToday: String { text("web-today.answer.yes-today", "Yes, today") }
    /// The answer to "Did your period start?", on a link to the calendar.
    package var yesEarlier: String { text("web-today.answer.yes-earlier", "Yes, earlier") }
    /// The answer to "Did your period start?", on a button.
    package var notYet: String { text("web-today.answer.not-yet", "Not yet") }
    /// The answer to "Did your period start?", on a button: it does not come in this cycle, or is not to be asked about.
    package var noStop: String { text("web-today.answer.no", "No, don't ask again") }
    /// The answer to "Does your period go on today?", on a button; `day` is a date.
    package func noEnded(_ day: Day, near today: Day) -> String {
        text(
            "web-today.answer.ended", "No, it ended on {day}",
            ["day": language.date(day, near: today)])
    }
    /// The answer to "Did you miss logging a period around 3 May?", on a link that opens that day.
    package func logAround(_ day: Day, near today: Day) -> String {
        text(
            "web-today.answer.log-around", "Yes, log {day}",
            ["day": language.date(day, near: today)])
    }
    /// The answer to "Did you miss logging a period around 3 May?", on a button.
    package var nothingMissed: String { text("web-today.answer.none", "No, none is missing") }

    /// After "Not yet": no bleeding is recorded on `days`.
    package func notYetNoted(_ days: String) -> String {
        text("web-today.noted.not-yet", "Noted: no bleeding, {days}.", ["days": days])
    }

    // MARK: The bar of the cycle

    /// What a drawing of the cycle is called for readers who do not see it.
    package var bar: String { text("web-today.bar", "Where you are in your cycle") }

    /// A line of the list of cycles: `days` are the period's dates; the cycle goes on.
    package func runningCycle(_ days: String, day: Int) -> String {
        text(
            "web-today.cycle.running", "{days}: day {day}",
            ["days": days, "day": String(day)])
    }
    /// A line of the list of cycles: `days` are the period's dates, `length` is "28 days".
    package func cycle(_ days: String, length: String) -> String {
        text("web-today.cycle", "{days}: {length}", ["days": days, "length": length])
    }
}

extension Language {
    package var webToday: WebTodayMessages { WebTodayMessages(language: self) }
}
