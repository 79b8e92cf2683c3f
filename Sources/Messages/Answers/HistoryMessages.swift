/// `eve-ics history`: the list of periods and cycles, and that of all changes.
package struct HistoryMessages: MessageGroup {
    package let language: Language

    package var nothingLogged: String {
        text(
            "history.nothing", "No period is logged yet. Log the first day of your last period.")
    }

    // MARK: The list

    /// A column: the days of a period.
    package var period: String { text("history.column.period", "Period") }
    /// A column: how many days a period had.
    package var days: String { text("history.column.days", "Days") }
    /// A column: how long a cycle was.
    package var cycle: String { text("history.column.cycle", "Cycle") }
    /// Stands in the place of a length, of the cycle that is not over.
    package var running: String { text("history.running", "running") }

    /// A remark, like all that follow: nothing was logged for so long that it is no cycle.
    package func gap(_ days: Int) -> String {
        plural(
            "history.gap", days, one: "then nothing for {count} day",
            other: "then nothing for {count} days")
    }

    /// `phase` is "pregnancy from 1 May".
    package func followed(by phase: String) -> String {
        text("history.then", "then: {phase}", ["phase": phase])
    }

    /// `phase` is "pregnancy".
    package func leftOut(_ phase: String) -> String {
        text("history.left-out", "left out: {phase}", ["phase": phase])
    }

    package var withdrawalBleed: String { text("history.withdrawal", "withdrawal bleed") }
    package var breakthroughBleed: String {
        text("history.breakthrough", "breakthrough bleeding")
    }

    package var soonAfter: String {
        text("history.soon-after", "less than 10 days after the period before")
    }

    // MARK: Below the list

    package var noWholeCycle: String {
        text("history.none", "No whole cycle is logged yet.")
    }

    package var noNaturalCycle: String {
        text("history.none.natural", "No whole cycle without hormones is logged yet.")
    }

    /// `usual` is the middle of their lengths in days.
    package func wholeCycles(_ cycles: Int, usual: Int, _ lengths: ClosedRange<Int>) -> String {
        let usual = language.formats.days(usual)
        return lengths.count == 1
            ? text(
                "history.cycles.same", "Whole cycles: {cycles}. Usual length: {usual}.",
                ["cycles": String(cycles), "usual": usual])
            : text(
                "history.cycles",
                "Whole cycles: {cycles}. Usual length: {usual}, from {shortest} to {longest}.",
                [
                    "cycles": String(cycles), "usual": usual,
                    "shortest": String(lengths.lowerBound), "longest": String(lengths.upperBound),
                ])
    }

    /// How long the periods of these cycles were; `usual` is the middle of their lengths in days.
    package func periods(usual: Int, _ lengths: ClosedRange<Int>) -> String {
        let usual = language.formats.days(usual)
        return lengths.count == 1
            ? text(
                "history.periods.same", "Usual length of a period: {usual}.", ["usual": usual])
            : text(
                "history.periods",
                "Usual length of a period: {usual}, from {shortest} to {longest}.",
                [
                    "usual": usual, "shortest": String(lengths.lowerBound),
                    "longest": String(lengths.upperBound),
                ])
    }

    /// The person lets older history be erased.
    package func kept(years: Int) -> String {
        plural(
            "history.kept.years", years, one: "You keep {count} year of history.",
            other: "You keep {count} years of history.")
    }

    /// The person lets older history be erased.
    package func kept(months: Int) -> String {
        plural(
            "history.kept.months", months, one: "You keep {count} month of history.",
            other: "You keep {count} months of history.")
    }

    // MARK: All changes

    package var noChanges: String { text("history.journal.empty", "The journal is empty.") }

    /// A column of changes: the number of a change.
    package var entry: String { text("history.journal.entry", "Entry") }
    /// A column of changes: when a change was recorded.
    package var recorded: String { text("history.journal.recorded", "Recorded") }
    /// A column of changes: by which way it came, such as the command line.
    package var origin: String { text("history.journal.origin", "From") }
    /// A column of changes: what changed.
    package var change: String { text("history.journal.change", "Change") }

    /// A way by which a change came, as the three below.
    package var commandLine: String { text("history.origin.command-line", "command line") }
    package var imported: String { text("history.origin.import", "import") }
    package var calendar: String { text("history.origin.calendar", "calendar") }
    package var webPage: String { text("history.origin.web", "web page") }

    /// `change` says what changed.
    package func undone(_ change: String) -> String {
        text("history.journal.undone", "{change} (undone)", ["change": change])
    }
}

extension Language {
    package var history: HistoryMessages { HistoryMessages(language: self) }
}
