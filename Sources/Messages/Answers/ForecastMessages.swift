package import CivilDate

/// When the next period is expected, or why nothing is forecast.
package struct ForecastMessages: MessageGroup {
    package let language: Language

    // MARK: The next period

    /// `chance` is "80% between 21 Nov and 26 Nov".
    package func next(_ start: Day, _ chance: String, near today: Day) -> String {
        text(
            "forecast.next", "Next period: {day}, {distance} ({chance}).",
            holes(start, chance, near: today))
    }

    /// A period that is late; `chance` is "80% between 21 Nov and 26 Nov".
    package func nextWhileLate(_ start: Day, _ chance: String, near today: Day) -> String {
        text(
            "forecast.next.late", "Period now expected: {day}, {distance} ({chance}).",
            holes(start, chance, near: today))
    }

    /// A bleed that comes with the break of a pill, a patch or a ring; `chance` is "80% between 21 Nov and 26 Nov".
    package func nextWithdrawal(_ start: Day, _ chance: String, near today: Day) -> String {
        text(
            "forecast.next.withdrawal", "Next withdrawal bleed: {day}, {distance} ({chance}).",
            holes(start, chance, near: today))
    }

    /// `missed` is the date of a period that was probably not logged, `day` a weekday with its date, and `chance` "80%
    /// between 21 Nov and 26 Nov".
    package func nextAfterMissed(
        _ missed: Day, _ start: Day, _ chance: String, near today: Day
    ) -> String {
        text(
            "forecast.next.missed",
            """
            If you missed logging a period around {missed}, the next is expected {day}, {distance} \
            ({chance}).
            """,
            [
                "missed": language.date(missed, near: today),
                "day": language.weekdayAndDate(start, near: today),
                "distance": language.formats.distance(start, from: today), "chance": chance,
            ])
    }

    /// Where a bleed comes in one of two breaks: it stands in brackets after the likeliest day. `percent` is how likely
    /// it starts by `day`, and `days` are a range of dates in the later break.
    package func chance(
        _ share: Double, by day: Day, otherwise days: ClosedRange<Day>, near today: Day
    ) -> String {
        text(
            "forecast.chance.breaks", "{percent} by {day}, otherwise most likely {days}",
            [
                "percent": language.percent(share), "day": language.date(day, near: today),
                "days": language.dates(days, near: today),
            ])
    }

    /// Follows "Next period: Monday 23 Nov, in 3 days (80% between 21 Nov and 26 Nov)." after a change that moved it.
    package func previously(_ day: Day, near today: Day) -> String {
        text(
            "forecast.previously", "Previously expected: {day}.",
            ["day": language.date(day, near: today)])
    }

    private func holes(_ start: Day, _ chance: String, near today: Day) -> Holes {
        [
            "day": language.weekdayAndDate(start, near: today),
            "distance": language.formats.distance(start, from: today), "chance": chance,
        ]
    }

    // MARK: Nothing is forecast

    package var nothingLogged: String {
        text(
            "forecast.none.empty",
            "No period is logged yet. Log the first day of your last period.")
    }

    package func quiet(since day: Day, near today: Day) -> String {
        text(
            "forecast.none.quiet",
            """
            No period has been logged since {day}, so nothing can be forecast. Log the first day of \
            your last period, and those in between if you can.
            """,
            ["day": language.date(day, near: today)])
    }

    package var pregnancyOver: String {
        text(
            "forecast.none.after-pregnancy",
            """
            No period has been logged since your pregnancy. Forecasts start again when you log the \
            next one.
            """)
    }

    package var postpartum: String {
        text(
            "forecast.none.postpartum",
            """
            Your cycles may take some time to come back after the birth. Forecasts start again when \
            you log your first period. Bleeding in the first six weeks does not count as one.
            """)
    }

    package var breastfeeding: String {
        text(
            "forecast.none.breastfeeding",
            """
            While you breastfeed, periods may stay away for a long time. Forecasts start again when \
            you log the first one.
            """)
    }

    /// A break from forecasts, not one of a contraceptive; `reason` is the person's own words.
    package func onBreak(_ reason: String?) -> String {
        guard let reason else {
            return text(
                "forecast.none.break",
                "You are taking a break, so nothing is forecast. What you log is kept.")
        }
        return text(
            "forecast.none.break.reason",
            "You are taking a break ({reason}), so nothing is forecast. What you log is kept.",
            ["reason": reason])
    }

    package var suppressed: String {
        text(
            "forecast.none.suppressed",
            """
            With your contraception, bleeding is irregular or stays away, so no period is forecast.
            """)
    }

    // MARK: Doses left out

    /// "A forecast, not a contraceptive." follows.
    package var noFertileDays: String {
        text(
            "forecast.lapse.fertility", "No fertile days are shown, but any day may be fertile.")
    }

    /// Of pills, patches and rings.
    package var afterLapse: String {
        text(
            "forecast.lapse.next",
            """
            When you continue, run 'eve-ics taken'. If you have stopped, run \
            'eve-ics contraception end'.
            """)
    }
}

extension Language {
    package var forecast: ForecastMessages { ForecastMessages(language: self) }
}
