package import CivilDate

/// `eve-ics explain`: why the next period is expected on its date, and when fertile days are.
package struct ExplainMessages: MessageGroup {
    package let language: Language

    // MARK: Titles

    /// A title, like all that follow.
    package var whyThisDate: String { text("explain.title.why", "Why this date") }
    package var cyclesThatCount: String { text("explain.title.count", "Which cycles count") }
    package var cyclesSoFar: String { text("explain.title.cycles", "Your cycles so far") }
    package var signs: String {
        text("explain.title.signs", "Signs of ovulation in this cycle")
    }
    package var certainty: String { text("explain.title.certainty", "How sure it is") }
    package var fertileDays: String { text("explain.title.fertile", "Fertile days") }

    // MARK: Why this date

    package func lastPeriod(_ start: Day, near today: Day) -> String {
        text(
            "explain.last-period", "Your last period began on {start}.",
            ["start": language.date(start, near: today)])
    }

    /// Of somebody whose contraception stops the cycles.
    package func afterContraception(_ start: Day, near today: Day) -> String {
        text(
            "explain.after-contraception",
            "Your own cycles come back after your contraception, counted from {start}.",
            ["start": language.date(start, near: today)])
    }

    /// `usual` is a length in days, and so are `shortest` and `longest`; `day` is the date that follows.
    package func ownLength(
        _ usual: Int, _ range: ClosedRange<Int>, leadsTo day: Day, near today: Day
    ) -> String {
        plural(
            "explain.length.own", usual,
            one: """
                Your cycles last about {count} day ({percent} of them {shortest} to {longest}), \
                which leads to {day}.
                """,
            other: """
                Your cycles last about {count} days ({percent} of them {shortest} to {longest}), \
                which leads to {day}.
                """,
            [
                "percent": language.percent(whole: 80), "shortest": String(range.lowerBound),
                "longest": String(range.upperBound), "day": language.date(day, near: today),
            ])
    }

    /// Where nothing is known of the person's own cycles; otherwise as above.
    package func generalLength(
        _ usual: Int, _ range: ClosedRange<Int>, leadsTo day: Day, near today: Day
    ) -> String {
        plural(
            "explain.length.general", usual,
            one: """
                Cycles of people in general last about {count} day ({percent} of them {shortest} \
                to {longest}), which leads to {day}.
                """,
            other: """
                Cycles of people in general last about {count} days ({percent} of them {shortest} \
                to {longest}), which leads to {day}.
                """,
            [
                "percent": language.percent(whole: 80), "shortest": String(range.lowerBound),
                "longest": String(range.upperBound), "day": language.date(day, near: today),
            ])
    }

    package func ownEstimate(_ days: Int) -> String {
        plural(
            "explain.estimate", days,
            one: "Your own estimate of {count} day counts as one cycle, the oldest.",
            other: "Your own estimate of {count} days counts as one cycle, the oldest.")
    }

    /// `number` is today's number in the cycle; `missed` is the day of a period that was probably not logged.
    package func missed(
        today number: Int, around missed: Day, next day: Day, near today: Day
    ) -> String {
        text(
            "explain.missed",
            """
            Today is day {number} of the cycle and no other period is logged. It is now likelier that \
            one was not logged than that it is still to come. If there was one around {missed}, the \
            next is expected on {day}.
            """,
            [
                "number": String(number), "missed": language.date(missed, near: today),
                "day": language.date(day, near: today),
            ])
    }

    /// `number` is today's number in the cycle.
    package func noShorterCycle(today number: Int, leadsTo day: Day, near today: Day) -> String {
        text(
            "explain.no-shorter",
            """
            Today is day {number} of the cycle and no other period is logged. With shorter cycles ruled \
            out, your period is expected on {day}.
            """,
            ["number": String(number), "day": language.date(day, near: today)])
    }

    package func bySigns(_ day: Day, near today: Day) -> String {
        text(
            "explain.by-signs", "With your signs of ovulation, it is expected on {day}.",
            ["day": language.date(day, near: today)])
    }

    /// For somebody who wants to read nothing of ovulation.
    package func byRecords(_ day: Day, near today: Day) -> String {
        text(
            "explain.by-records",
            "With everything that you recorded in this cycle, it is expected on {day}.",
            ["day": language.date(day, near: today)])
    }

    /// `method` is a method with its schedule, such as "pill 21+7".
    package func packBleed(_ method: String?) -> String {
        guard let method else {
            return text(
                "explain.pack",
                """
                This is the bleeding in the break of your contraception. It is counted from the last \
                day with hormones, not from your own cycles.
                """)
        }
        return text(
            "explain.pack.method",
            """
            This is the bleeding in the break of your contraception ({method}). It is counted from the \
            last day with hormones, not from your own cycles.
            """,
            ["method": method])
    }

    // MARK: Fertile days

    /// `chance` is `80% between 29 Nov and 4 Dec`, of the ovulation.
    package func fertile(
        _ days: ClosedRange<Day>, ovulation: Day, _ chance: String, near today: Day
    ) -> String {
        text(
            "explain.fertile", "Expected: {days}, with ovulation around {day} ({chance}).",
            [
                "days": language.dates(days, near: today),
                "day": language.date(ovulation, near: today), "chance": chance,
            ])
    }

    /// Of the days of ovulation and of fertile days, as the two that follow.
    package var fromSignsAbove: String {
        text("explain.fertile.signs", "This follows from the signs above.")
    }

    package var fromPastSigns: String {
        text("explain.fertile.past", "This follows from the signs in your past cycles.")
    }

    package var fromNoSigns: String {
        text(
            "explain.fertile.none",
            "Without signs of it, ovulation is assumed to be 14 days before the next period.")
    }
}

extension Language {
    package var explain: ExplainMessages { ExplainMessages(language: self) }
}
