/// What the signs in a view of months mean, and the table below it.
package struct MonthMessages: MessageGroup {
    package let language: Language

    // MARK: Signs

    /// Beside a sign: a day of a period that was logged.
    package var logged: String { text("month.logged", "period, logged") }
    /// Beside a sign: bleeding that does not count as a period.
    package var between: String { text("month.between", "bleeding between periods") }
    /// Beside a sign: a day on which a period is expected.
    package var predicted: String { text("month.predicted", "period, forecast") }
    /// Beside a sign.
    package var ovulation: String { text("month.ovulation", "ovulation expected") }
    /// Beside a sign: tests, mucus or a temperature point to it, and nothing confirms it.
    package var ovulationBySigns: String { text("month.ovulation.signs", "ovulation by signs") }
    /// Beside a sign.
    package var confirmedOvulation: String {
        text("month.ovulation.confirmed", "ovulation confirmed")
    }
    /// Beside a sign: a fertile day.
    package var fertile: String { text("month.fertile", "fertile") }
    /// Beside a sign: a day that is over, of those before an ovulation.
    package var pastFertile: String { text("month.fertile.past", "fertile, past") }
    /// Beside a sign: a new pack of pills, or the day to change a patch or a ring.
    package var change: String { text("month.change", "new pack or change") }
    /// Beside a sign: a day in the break of a pill, a patch or a ring.
    package var pause: String { text("month.pause", "no hormone due") }
    /// Beside a sign: nobody can tell which days of the cycle are fertile.
    package var unknown: String { text("month.unknown", "may be fertile, not known") }
    /// Beside the brackets that stand around a day.
    package var today: String { text("month.today", "today") }

    // MARK: The head of a table

    /// The head of a column: dates of periods.
    package var periodColumn: String { text("month.table.period", "Period") }
    /// The head of a column: dates between which a period starts with a chance of 80%.
    package var rangeColumn: String {
        text(
            "month.table.range", "{percent} range",
            ["percent": language.percent(whole: 80)])
    }
    /// The head of a column: dates of fertile days.
    package var fertileColumn: String { text("month.table.fertile", "Fertile window") }
    /// The head of a column: dates of ovulations.
    package var ovulationColumn: String { text("month.table.ovulation", "Ovulation") }
}

extension Language {
    package var months: MonthMessages { MonthMessages(language: self) }
}
