package import CivilDate

/// What the entries of a calendar say in their descriptions.
package struct CalendarMessages: MessageGroup {
    package let language: Language

    /// Stands with every fertile window and every ovulation.
    package var notContraception: String {
        text("calendar.not-contraception", "A forecast, not a contraceptive.")
    }

    /// "Any day may be fertile." follows.
    package var unplaced: String {
        text(
            "calendar.unplaced", "No fertile window is shown: it would be longer than three weeks.")
    }

    /// The same where windows before that day are shown.
    package func unplaced(from day: Day, near: Day) -> String {
        text(
            "calendar.unplaced.later",
            """
            From {date} on, no fertile window is shown: it would be longer than three weeks. Any day may \
            be fertile then.
            """,
            ["date": language.date(day, near: near)])
    }

    /// The same while a period is probably missing. "Any day may be fertile." follows.
    package var unplacedInDoubt: String {
        text(
            "calendar.unplaced.doubt",
            "No fertile window is shown: a period may be missing from what is logged.")
    }

    /// Stands in the place of a fertile window.
    package var anyDay: String { text("calendar.any-day", "Any day may be fertile.") }

    /// Stands behind a fertile window.
    package var anyDayUntilThen: String {
        text("calendar.any-day.until-then", "Until then any day may be fertile.")
    }

    /// After a hormonal IUD, a minipill or an injection. "A forecast, not a contraceptive." follows.
    package var afterMethod: String {
        text(
            "calendar.after-method",
            "Your hormonal method has ended. Any day until your next period may be fertile.")
    }

    /// Why any day may be fertile: with a hormonal IUD or a minipill. Other sentences follow.
    package var leftOpen: String {
        text(
            "calendar.left-open",
            "Your method stops ovulation in some cycles and not in others.")
    }

    /// The same of a method that begins later.
    package func leftOpen(from day: Day, near: Day) -> String {
        text(
            "calendar.left-open.later",
            """
            From {date} on, your method stops ovulation in some cycles and not in others. Any day may be \
            fertile then.
            """,
            ["date": language.date(day, near: near)])
    }

    // MARK: Periods

    /// Of a period whose length is not known.
    package var loggedStart: String {
        text(
            "calendar.logged.start",
            "Logged: its first day. How long it lasted is not known.")
    }

    package func logged(days: Int) -> String {
        plural(
            "calendar.logged.days", days, one: "Logged: {count} day.",
            other: "Logged: {count} days.")
    }

    /// Of a period that goes on: `Logged: 3–4 Nov. Expected: 5–7 Nov.`
    package func running(_ days: ClosedRange<Day>, expected: ClosedRange<Day>) -> String {
        let near = days.lowerBound
        return text(
            "calendar.running", "Logged: {logged}. Expected: {expected}.",
            [
                "logged": language.dates(days, near: near),
                "expected": language.dates(expected, near: near),
            ])
    }

    /// Of the event of a running period.
    package var endEarlier: String {
        text(
            "calendar.running.end", "If your period is over sooner, end this event on its last day."
        )
    }

    /// Of bleeding between periods.
    package var isNoPeriod: String {
        text("calendar.between", "It does not count as a period.")
    }

    /// Bleeding that the hormones of a pack bring when they stop; `days` are when most begin.
    package func withdrawalBleed(pack: Int, between days: ClosedRange<Day>, near: Day) -> String {
        days.count == 1
            ? text(
                "calendar.withdrawal.day",
                "A withdrawal bleed, when the hormones of pack {pack} stop: most start on {day}.",
                ["pack": String(pack), "day": language.date(days.lowerBound, near: near)])
            : text(
                "calendar.withdrawal.days",
                """
                A withdrawal bleed, when the hormones of pack {pack} stop: most start between \
                {first} and {last}.
                """,
                [
                    "pack": String(pack), "first": language.date(days.lowerBound, near: near),
                    "last": language.date(days.upperBound, near: near),
                ])
    }

    /// The same of a round of patches or rings.
    package func withdrawalBleed(round: Int, between days: ClosedRange<Day>, near: Day) -> String {
        days.count == 1
            ? text(
                "calendar.withdrawal.round.day",
                "A withdrawal bleed, when the hormones of round {round} stop: most start on {day}.",
                ["round": String(round), "day": language.date(days.lowerBound, near: near)])
            : text(
                "calendar.withdrawal.round.days",
                """
                A withdrawal bleed, when the hormones of round {round} stop: most start between \
                {first} and {last}.
                """,
                [
                    "round": String(round), "first": language.date(days.lowerBound, near: near),
                    "last": language.date(days.upperBound, near: near),
                ])
    }

    // MARK: Forecasts

    /// How sure a forecast is: `80% between 29 Nov and 4 Dec`. It stands in brackets, or after "Forecast:".
    package func chance(_ range: ClosedRange<Day>, near: Day) -> String {
        let percent = language.percent(whole: 80)
        let first = language.date(range.lowerBound, near: near)
        let last = language.date(range.upperBound, near: near)
        return first == last
            ? text("calendar.chance.day", "{percent} on {day}", ["percent": percent, "day": first])
            : text(
                "calendar.chance.days", "{percent} between {first} and {last}",
                ["percent": percent, "first": first, "last": last])
    }

    /// `chance` is `80% between 29 Nov and 4 Dec`.
    package func forecast(_ chance: String) -> String {
        text("calendar.forecast", "Forecast: {chance}.", ["chance": chance])
    }

    /// The same where these days are over and no period is logged.
    package func over(_ expected: ClosedRange<Day>, near: Day) -> String {
        text(
            "calendar.over", "It was expected between {first} and {last}.",
            language.ends(of: expected, near: near))
    }

    /// `chance` is `80% between 29 Nov and 4 Dec`, of the ovulation.
    package func fertile(ovulation: Day, _ chance: String, near: Day) -> String {
        text(
            "calendar.fertile",
            "Forecast: the days around an ovulation expected on {day}, {chance}.",
            ["day": language.date(ovulation, near: near), "chance": chance])
    }

    /// What a fertile window or an ovulation further ahead is counted from.
    package func basis(_ start: Day, near: Day) -> String {
        text(
            "calendar.basis", "Counted from a period that starts on {day}.",
            ["day": language.date(start, near: near)])
    }

    /// `expected` is a date, or a weekday with its date and how sure that is.
    package func nextAfterMissed(_ missed: Day, expected: String, near: Day) -> String {
        text(
            "calendar.missed",
            "If you missed logging a period around {day}, the next is expected {expected}.",
            ["day": language.date(missed, near: near), "expected": expected])
    }

    /// `usual` is the length of a cycle as the person gave it.
    package func noCycles(usual: Int?) -> String {
        guard let usual else {
            return text(
                "calendar.few.none",
                "No whole cycle is logged yet, so the range is that of people in general.")
        }
        return plural(
            "calendar.few.none.usual", usual,
            one: "No whole cycle is logged yet; your own estimate of {count} day counts as one.",
            other: "No whole cycle is logged yet; your own estimate of {count} days counts as one.")
    }

    package func fewCycles(_ cycles: Int) -> String {
        plural(
            "calendar.few", cycles,
            one: "Only {count} whole cycle is logged so far, so the forecast may move.",
            other: "Only {count} whole cycles are logged so far, so the forecast may move.")
    }

    /// `usual` is the length of a cycle in days, as the person gave it: 15 to 130.
    package func fewCycles(_ cycles: Int, usual: Int) -> String {
        plural(
            "calendar.few.usual", cycles,
            one: """
                Only {count} whole cycle is logged so far, and your own estimate of {usual} days \
                counts as one more. The forecast may move.
                """,
            other: """
                Only {count} whole cycles are logged so far, and your own estimate of {usual} days \
                counts as one more. The forecast may move.
                """,
            ["usual": String(usual)])
    }

    /// Of an ovulation.
    package var observed: String { text("calendar.observed", "Observed.") }

    // MARK: Questions

    package func started(_ due: Day) -> String {
        text(
            "calendar.prompt.started", "Is your period here? It was most likely to start on {day}.",
            ["day": language.date(due, near: due)])
    }

    /// `expected` are the days between which it was expected.
    package func late(_ days: Int, expected: ClosedRange<Day>, near today: Day) -> String {
        plural(
            "calendar.prompt.late", days,
            one: "Your period is {count} day late (expected between {first} and {last}).",
            other: "Your period is {count} days late (expected between {first} and {last}).",
            language.ends(of: expected, near: today))
    }

    /// After the question whether a period started.
    package var logTheStart: String {
        text(
            "calendar.prompt.log-start",
            """
            If it has started, log its first day. If not, leave this or delete it: nothing follows \
            from it.
            """)
    }

    package func ended(usualLength days: Int) -> String {
        plural(
            "calendar.prompt.ended", days,
            one: "Is your period over? It has lasted longer than your usual {count} day.",
            other: "Is your period over? It has lasted longer than your usual {count} days.")
    }

    /// After the question whether a period ended.
    package var logEachDay: String {
        text(
            "calendar.prompt.log-days",
            "If it goes on, log each day as it comes. If not, leave this or delete it.")
    }

    // MARK: The calendar itself

    /// Of a calendar, as programs show it beside the calendar's name.
    package var summary: String { text("calendar.summary", "Logged and expected days.") }
}

extension Language {
    package var calendar: CalendarMessages { CalendarMessages(language: self) }
}
