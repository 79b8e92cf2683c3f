package import CivilDate

/// Words that stand with numbers and days, in the middle of other sentences.
package struct FormatMessages: MessageGroup {
    package let language: Language

    // MARK: Shares

    /// A chance that is not zero and less than `percent`, "1%".
    func under(_ percent: String) -> String {
        text("format.under", "under {percent}", ["percent": percent])
    }

    /// A chance that is not certain and more than `percent`, "99%".
    func over(_ percent: String) -> String {
        text("format.over", "over {percent}", ["percent": percent])
    }

    // MARK: Days from today

    /// In the middle of a sentence, as all that follow.
    package var today: String { text("format.today", "today") }
    package var tomorrow: String { text("format.tomorrow", "tomorrow") }
    package var yesterday: String { text("format.yesterday", "yesterday") }

    /// `today`, `tomorrow`, `in 5 days`, `3 days ago`.
    package func distance(_ day: Day, from today: Day) -> String {
        switch day - today {
        case 0: self.today
        case 1: tomorrow
        case -1: yesterday
        case let days where days > 0: inDays(days)
        case let days: daysAgo(-days)
        }
    }

    /// Of something to come.
    package func inDays(_ days: Int) -> String {
        plural("format.in-days", days, one: "in {count} day", other: "in {count} days")
    }

    /// Of something past.
    package func daysAgo(_ days: Int) -> String {
        plural("format.days-ago", days, one: "{count} day ago", other: "{count} days ago")
    }

    /// Of something to come.
    package func inWeeks(_ weeks: Int) -> String {
        plural("format.in-weeks", weeks, one: "in {count} week", other: "in {count} weeks")
    }

    /// Of something past.
    package func weeksAgo(_ weeks: Int) -> String {
        plural("format.weeks-ago", weeks, one: "{count} week ago", other: "{count} weeks ago")
    }

    /// Of something past.
    package func monthsAgo(_ months: Int) -> String {
        plural(
            "format.months-ago", months, one: "{count} month ago", other: "{count} months ago")
    }

    /// Of something past.
    package func yearsAgo(_ years: Int) -> String {
        plural("format.years-ago", years, one: "{count} year ago", other: "{count} years ago")
    }

    // MARK: Lengths

    /// How long something lasts: the subject or the object of a sentence.
    package func days(_ days: Int) -> String {
        plural("format.days", days, one: "{count} day", other: "{count} days")
    }

    /// How long something lasts: the subject or the object of a sentence.
    package func weeks(_ weeks: Int) -> String {
        plural("format.weeks", weeks, one: "{count} week", other: "{count} weeks")
    }

    /// How long something lasts: the subject or the object of a sentence.
    package func months(_ months: Int) -> String {
        plural("format.months", months, one: "{count} month", other: "{count} months")
    }

    /// How long something lasts: the subject or the object of a sentence.
    package func years(_ years: Int) -> String {
        plural("format.years", years, one: "{count} year", other: "{count} years")
    }

    /// `12 weeks and 3 days`, or `12 weeks`.
    package func length(weeks: Int, days: Int) -> String {
        days == 0 ? self.weeks(weeks) : language.list([self.weeks(weeks), self.days(days)])
    }

    /// `in 27 weeks and 4 days`, or `in 27 weeks`.
    package func ahead(weeks: Int, days: Int) -> String {
        days == 0 ? inWeeks(weeks) : inWeeks(weeks, andDays: andDays(days))
    }

    /// `days` is "and 4 days".
    private func inWeeks(_ weeks: Int, andDays days: String) -> String {
        plural(
            "format.in-weeks-and-days", weeks, one: "in {count} week {days}",
            other: "in {count} weeks {days}", ["days": days])
    }

    /// Stands behind "in 27 weeks".
    private func andDays(_ days: Int) -> String {
        plural("format.and-days", days, one: "and {count} day", other: "and {count} days")
    }
}

extension Language {
    package var formats: FormatMessages { FormatMessages(language: self) }
}
