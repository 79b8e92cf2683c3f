package import CivilDate

/// What 'eve-ics status' says beside the forecast itself.
package struct StatusMessages: MessageGroup {
    package let language: Language

    package func cycleDay(_ day: Int, from start: Day, near today: Day) -> String {
        text(
            "status.cycle-day", "Day {day} of the cycle that began on {start}.",
            ["day": String(day), "start": language.date(start, near: today)])
    }

    /// A period that is not over; `length` is a number of days.
    package func periodDay(_ day: Int, of length: Int) -> String {
        text(
            "status.period-day", "Your period: day {day} of about {length}.",
            ["day": String(day), "length": String(length)])
    }

    /// Both are numbers: "day 3 of 6".
    package func fertileDay(_ day: Int, of length: Int) -> String {
        text(
            "status.fertile-day", "Today: fertile window, day {day} of {length}.",
            ["day": String(day), "length": String(length)])
    }

    /// What is known of the ovulation in it and "A forecast, not a contraceptive." follow. `days` is a range of dates.
    package func fertile(_ days: ClosedRange<Day>, near today: Day) -> String {
        text(
            "status.fertile", "Fertile window: {days}.",
            ["days": language.dates(days, near: today)])
    }

    /// How to log a first period; `days` is "2026-11-10..2026-11-14".
    package func example(_ days: ClosedRange<Day>) -> String {
        text(
            "status.example", "For example: 'eve-ics log {days}'.",
            ["days": "\(days.lowerBound)..\(days.upperBound)"])
    }

    package var howToSayUsualLength: String {
        text(
            "status.usual-length",
            """
            If you know how long your cycles usually are, run 'eve-ics settings usual-length DAYS'.
            """)
    }

    // MARK: A short line for prompts and bars

    /// A short line for prompts has little room: "day 12 · period in 16 d". This is its first part.
    package func shortDay(_ day: Int) -> String {
        text("status.short.day", "day {day}", ["day": String(day)])
    }

    /// A short line for prompts has little room: "day 12 · period in 16 d". This is its second part.
    package func shortPeriod(inDays days: Int) -> String {
        days == 0
            ? text("status.short.today", "period today")
            : plural(
                "status.short.period", days, one: "period in {count} d",
                other: "period in {count} d")
    }

    /// While a period goes on; stands in a short line with little room, behind "day 2 · ".
    package func shortNextPeriod(inDays days: Int) -> String {
        plural(
            "status.short.next", days, one: "next period in {count} d",
            other: "next period in {count} d")
    }

    /// Stands in a short line with little room, behind "day 27 · ".
    package var shortAnyDay: String { text("status.short.any-day", "period any day") }

    /// Stands in a short line with little room, behind "day 33 · ".
    package var shortNotYet: String { text("status.short.not-yet", "period not here yet") }

    /// Stands in a short line with little room, behind "day 33 · ".
    package func shortLate(days: Int) -> String {
        plural(
            "status.short.late", days, one: "period {count} d late", other: "period {count} d late")
    }
}

extension Language {
    package var status: StatusMessages { StatusMessages(language: self) }
}
