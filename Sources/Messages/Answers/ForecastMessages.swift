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

    /// On the days on which it is expected; `chance` is "80% between 21 Nov and 26 Nov".
    package func anyDay(_ chance: String) -> String {
        text(
            "forecast.next.any-day", "Next period: any day now ({chance}).", ["chance": chance])
    }

    /// Where the days on which it may start are too many to name one; `chance` is "80% between 21 Nov and 8 Dec".
    package func next(inDays days: ClosedRange<Int>, _ chance: String) -> String {
        plural(
            "forecast.next.range", days.upperBound,
            one: "Next period: in {first} to {count} day ({chance}).",
            other: "Next period: in {first} to {count} days ({chance}).",
            ["first": String(days.lowerBound), "chance": chance])
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

    // MARK: After the days on which it was expected

    /// `expected` are the days between which it was expected. It is not late.
    package func waiting(_ expected: ClosedRange<Day>, near today: Day) -> String {
        text(
            "forecast.wait",
            "Your period is not here yet (expected between {first} and {last}).",
            language.ends(of: expected, near: today))
    }

    /// `days` is 38, or 45 in the teens.
    package func usualLength(_ days: Int, inTeens: Bool) -> String {
        inTeens
            ? text(
                "forecast.wait.teens", "Cycles of up to {days} days are usual in the teens.",
                ["days": String(days)])
            : text(
                "forecast.wait.usual", "Cycles of up to {days} days are usual.",
                ["days": String(days)])
    }

    package var perimenopauseVaries: String {
        text("forecast.wait.perimenopause", "In perimenopause, cycles vary a lot in length.")
    }

    package var firstCyclesAfterPregnancy: String {
        text(
            "forecast.wait.after-pregnancy",
            "The first cycles after a pregnancy vary a lot in length.")
    }

    package var firstCyclesAfterHormones: String {
        text(
            "forecast.wait.after-hormones",
            "The first cycles after hormonal contraception vary a lot in length.")
    }

    /// `method` is "pill", "hormonal IUD" or another one with hormones.
    package func lighterBleeding(_ method: String) -> String {
        text(
            "forecast.wait.method",
            "Your method ({method}) can make bleeding lighter or stop it.", ["method": method])
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

extension Language {
    /// The first and the last of some days, as the holes of a message.
    func ends(of days: ClosedRange<Day>, near today: Day) -> Holes {
        [
            "first": date(days.lowerBound, near: today), "last": date(days.upperBound, near: today),
        ]
    }
}
