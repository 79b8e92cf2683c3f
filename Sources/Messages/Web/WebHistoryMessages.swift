package import CivilDate

/// The list of cycles and changes, and the page of one period.
package struct WebHistoryMessages: MessageGroup {
    package let language: Language

    package var title: String { text("web-history.title", "History") }
    /// The name of a table.
    package var cycles: String { text("web-history.cycles", "Cycles, latest first") }

    // MARK: Columns

    /// The dates of the period, and how long it was.
    package var period: String { text("web-history.column.period", "Period") }
    /// How long the cycle was.
    package var cycle: String { text("web-history.column.cycle", "Cycle") }
    /// How the forecast had been that was made a cycle earlier.
    package var forecast: String { text("web-history.column.forecast", "Forecast then") }

    // MARK: Cells

    /// The period came on the very day that was forecast.
    package var exact: String { text("web-history.forecast.exact", "on the day") }
    package func late(_ days: Int) -> String {
        plural(
            "web-history.forecast.late", days, one: "{count} day later",
            other: "{count} days later")
    }
    package func early(_ days: Int) -> String {
        plural(
            "web-history.forecast.early", days, one: "{count} day earlier",
            other: "{count} days earlier")
    }
    /// Below the dates of a period that is not over.
    package var goesOn: String { text("web-history.end.running", "goes on") }

    // MARK: Below the table

    /// A link.
    package var showAll: String { text("web-history.all", "Show all cycles") }
    /// A heading above cycles that look odd.
    package var odd: String { text("web-history.odd", "Something looks odd") }
    /// A sentence: `day` is the first day of a cycle, `remark` says what is odd about it.
    package func odd(_ day: Day, _ remark: String, near today: Day) -> String {
        text(
            "web-history.odd.cycle", "The cycle from {day}: {remark}.",
            ["day": language.date(day, near: today), "remark": remark])
    }
    /// A sentence about bleeding; `days` are its dates.
    package func between(_ days: ClosedRange<Day>, near today: Day) -> String {
        text(
            "web-history.odd.bleed", "{days}: counts as bleeding between periods.",
            ["days": language.dates(days, near: today)])
    }

    /// A button: the answer to what looks odd.
    package var isMissing: String { text("web-history.answer.missing", "A period is missing") }
    /// A button: the answer to what looks odd.
    package var wasLong: String { text("web-history.answer.long", "It really was one cycle") }
    /// A button: the answer to what looks odd.
    package var ignore: String { text("web-history.answer.ignore", "Leave it out") }
    /// A button: takes an answer back.
    package var clear: String { text("web-history.answer.clear", "Remove my answer") }
    /// A button: the answer about bleeding.
    package var wasPeriod: String { text("web-history.answer.start", "A period began") }
    /// A button: the answer about bleeding.
    package var wasBetween: String {
        text("web-history.answer.between", "It was between periods")
    }

    // MARK: Changes

    /// A heading.
    package var changes: String { text("web-history.changes", "Last changes") }
    /// Behind a change: the way it came and when, such as "web page, today at 12:00".
    package func source(_ way: String, _ when: String) -> String {
        text("web-history.change.source", "{way}, {when}", ["way": way, "when": when])
    }
    package var undo: String { text("web-history.undo", "Undo") }
    /// A button: makes the change again that was taken back last.
    package var redo: String { text("web-history.redo", "Redo") }
    package var nothingToUndo: String {
        text("web-history.undo.nothing", "There is no change to take back.")
    }
    package var alreadyUndone: String {
        text("web-history.undo.already", "This was taken back already, or can't be.")
    }
    /// `entries` are numbers.
    package func changedLater(_ entries: [Int64]) -> String {
        text(
            "web-history.undo.later",
            "Later changes wrote the same days or settings. Take these back first: {entries}.",
            ["entries": entries.map(String.init).joined(separator: ", ")])
    }
    /// `kept` is a time, such as "2 years"; `command` is 'eve-ics undo 12' and is not translated.
    package func keepsLess(_ kept: String, _ command: String) -> String {
        text(
            "web-history.undo.keeps-less",
            """
            After this, only the last {kept} would be kept, and older history would be erased for \
            good. Nothing was changed. To do it, use {command} on the computer that serves this \
            page.
            """, ["kept": kept, "command": command])
    }
    package var nothingToRedo: String {
        text("web-history.redo.nothing", "There is no change to make again.")
    }

    // MARK: One period

    /// The title of a page; `days` are the dates of a period.
    package func period(_ days: ClosedRange<Day>, near today: Day) -> String {
        text(
            "web-history.period", "Period of {days}",
            ["days": language.dates(days, near: today)])
    }
    /// A heading above two dates.
    package var dates: String { text("web-history.period.dates", "First and last day") }
    package var firstDay: String { text("web-history.period.first", "First day") }
    package var lastDay: String { text("web-history.period.last", "Last day") }
    package var lastDayHint: String {
        text("web-history.period.last.hint", "Leave it empty while the period goes on.")
    }
    package var save: String { text("web-history.period.save", "Save") }
    /// A heading above what one can say of a cycle.
    package var mark: String { text("web-history.period.mark", "What about this cycle?") }
    /// A heading above links to the days of a period.
    package var days: String { text("web-history.period.days", "Days") }
    /// A link back to the list.
    package var back: String { text("web-history.back", "All cycles and changes") }

    package var noPeriod: String {
        text("web-history.bad.none", "No period begins on this day anymore.")
    }
    package var notADate: String {
        text(
            "web-history.bad.date",
            "This is not a date. Write it as year, month and day: 2026-11-20.")
    }
    package var reversed: String {
        text("web-history.bad.reversed", "The last day is before the first one.")
    }
    package var future: String {
        text("web-history.bad.future", "This day has not come yet.")
    }
    package func tooLong(_ days: Int) -> String {
        plural(
            "web-history.bad.long", days, one: "A period can have {count} day at most.",
            other: "A period can have {count} days at most.")
    }
    package func overlaps(_ days: ClosedRange<Day>, near today: Day) -> String {
        text(
            "web-history.bad.overlap", "Bleeding is logged there already: {days}.",
            ["days": language.dates(days, near: today)])
    }
    /// An answer about a cycle that it does not fit.
    package var noAnswer: String {
        text("web-history.bad.answer", "That can't be said of this cycle. Nothing was changed.")
    }
}

extension Language {
    package var webHistory: WebHistoryMessages { WebHistoryMessages(language: self) }
}
