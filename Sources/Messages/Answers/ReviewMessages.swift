package import CivilDate

/// `eve-ics explain`: which cycles the forecast counts, how earlier forecasts turned out, and how sure the next is.
package struct ReviewMessages: MessageGroup {
    package let language: Language

    // MARK: What counts

    /// Of bleeding in the breaks of a pill, patch or ring.
    package var packs: String {
        text(
            "review.packs",
            """
            The date is based on your packs, and on when earlier bleeding came in their breaks. Your own \
            cycles matter again when they come back.
            """)
    }

    package var noneButEstimate: String {
        text(
            "review.none.estimate",
            """
            None of your cycles counts yet. The forecast is based on your own estimate and on cycles of \
            people in general.
            """)
    }

    package var none: String {
        text(
            "review.none",
            """
            None of your cycles counts yet. The forecast is based on cycles of people in general.
            """)
    }

    package var one: String {
        text("review.one", "One of your cycles counts, beside cycles of people in general.")
    }

    /// Two or more.
    package func several(_ cycles: Int) -> String {
        plural(
            "review.several", cycles, one: "{count} of your cycles counts, newer ones more.",
            other: "{count} of your cycles count, newer ones more.")
    }

    /// Cycles that are not in the list above.
    package func older(_ cycles: Int) -> String {
        plural(
            "review.older", cycles, one: "{count} older cycle counts too.",
            other: "{count} older cycles count too.")
    }

    // MARK: The list

    /// A column: the first day of a cycle.
    package var start: String { text("review.column.start", "First day") }
    /// A column: how long a cycle was.
    package var length: String { text("review.column.length", "Length") }
    /// A column: how much a cycle counts, such as 97%.
    package var weight: String { text("review.column.weight", "Counts") }
    /// A column: when the next period was expected, as of the first day of a cycle.
    package var expected: String { text("review.column.expected", "Expected") }
    /// A column: when the next period began.
    package var actual: String { text("review.column.actual", "Started") }

    /// In the column that says how much a cycle counts: not at all.
    package var uncounted: String { text("review.uncounted", "no") }

    /// When a period began that tests no forecast.
    package func untested(_ day: Day, near today: Day) -> String {
        text(
            "review.actual.untested", "{day}, not counted",
            ["day": language.date(day, near: today)])
    }

    /// When a period began, and how that differs from what was expected.
    package func started(_ day: Day, daysLate: Int, near today: Day) -> String {
        let date = language.date(day, near: today)
        return switch daysLate {
        case 0: text("review.actual.exact", "{day}, as expected", ["day": date])
        case 1...:
            plural(
                "review.actual.late", daysLate, one: "{day}, {count} day late",
                other: "{day}, {count} days late", ["day": date])
        default:
            plural(
                "review.actual.early", -daysLate, one: "{day}, {count} day early",
                other: "{day}, {count} days early", ["day": date])
        }
    }

    /// Below the list, which has an asterisk behind some dates.
    package var outside: String {
        text("review.outside", "* = outside the predicted range")
    }

    /// What is remarked on a cycle, by its first day.
    package func remark(_ start: Day, _ remark: String, near today: Day) -> String {
        text(
            "review.remark", "{start}: {remark}.",
            ["start": language.date(start, near: today), "remark": remark])
    }

    package var oddHardlyCounts: String {
        text("review.odd", "A cycle that looks odd hardly moves the forecast.")
    }

    // MARK: What is left out

    /// `cycles` are the first days of one cycle or more, as in all that follow.
    package func gap(_ cycles: String, longerThan days: Int) -> String {
        plural(
            "review.left-out.gap", days,
            one:
                "{cycles}: not counted, because a span of more than {count} day is a gap, not a cycle.",
            other:
                "{cycles}: not counted, because a span of more than {count} days is a gap, not a cycle.",
            ["cycles": cycles])
    }

    package func contraception(_ cycles: String) -> String {
        text(
            "review.left-out.contraception", "{cycles}: not counted, because of contraception.",
            ["cycles": cycles])
    }

    package func pregnancy(_ cycles: String) -> String {
        text(
            "review.left-out.pregnancy", "{cycles}: not counted, because of a pregnancy.",
            ["cycles": cycles])
    }

    package func postpartum(_ cycles: String) -> String {
        text(
            "review.left-out.postpartum",
            "{cycles}: not counted, because of the time after a birth.",
            ["cycles": cycles])
    }

    package func breastfeeding(_ cycles: String) -> String {
        text(
            "review.left-out.breastfeeding", "{cycles}: not counted, because of breastfeeding.",
            ["cycles": cycles])
    }

    package func onBreak(_ cycles: String) -> String {
        text(
            "review.left-out.break", "{cycles}: not counted, because of a break.",
            ["cycles": cycles])
    }

    package func otherPhase(_ cycles: String) -> String {
        text(
            "review.left-out.phase", "{cycles}: not counted, because of another phase of life.",
            ["cycles": cycles])
    }

    package func tooLongAgo(_ cycles: String) -> String {
        text(
            "review.left-out.old", "{cycles}: not counted, because there are sixty later ones.",
            ["cycles": cycles])
    }

    // MARK: How sure it is

    package func likeliest(_ day: Day, _ chance: Double, near today: Day) -> String {
        text(
            "review.likeliest", "The likeliest day is {day} ({percent}).",
            ["day": language.date(day, near: today), "percent": language.percent(chance)])
    }

    package var wide: String {
        text(
            "review.wide",
            """
            Your cycles vary more than most, so the range is wide and no single day is likely. That is \
            common in the first years of periods, with polycystic ovaries, before menopause, and after \
            a birth or the pill.
            """)
    }

    package func maybeUnlogged(since start: Day, _ chance: Double, near today: Day) -> String {
        text(
            "review.unlogged",
            "Chance of a period since {start} that is not logged: {percent}.",
            ["start": language.date(start, near: today), "percent": language.percent(chance)])
    }

    package var untested: String {
        text("review.untested", "No forecast has been tested yet.")
    }

    /// Of the only forecast, which was so many days off.
    package func oneInRange(daysOff: Int) -> String {
        plural(
            "review.last.in-range", daysOff,
            one: """
                Your last period came within the predicted range, {count} day from the date predicted as \
                the cycle began.
                """,
            other: """
                Your last period came within the predicted range, {count} days from the date predicted \
                as the cycle began.
                """)
    }

    /// Of the only forecast, which was so many days off.
    package func oneOutside(daysOff: Int) -> String {
        plural(
            "review.last.outside", daysOff,
            one: """
                Your last period came outside the predicted range, {count} day from the date predicted \
                as the cycle began.
                """,
            other: """
                Your last period came outside the predicted range, {count} days from the date predicted \
                as the cycle began.
                """)
    }

    /// `hits` of so many forecasts were right, of two or more.
    package func inRange(_ hits: Int, of forecasts: Int) -> String {
        plural(
            "review.in-range", forecasts,
            one: "{hits} of the last {count} period came within the predicted range.",
            other: "{hits} of the last {count} periods came within the predicted range.",
            ["hits": String(hits)])
    }

    /// `digits` is a number such as 1.4, the mean over several forecasts.
    package func error(_ digits: String) -> String {
        text(
            "review.error",
            "On average, the date predicted as the cycle began was {error} days off.",
            ["error": language.decimal(digits)])
    }

    package func outliers(_ cycles: Int) -> String {
        plural(
            "review.outliers", cycles, one: "{count} cycle unlike your others is left out here.",
            other: "{count} cycles unlike your others are left out here.")
    }
}

extension Language {
    package var review: ReviewMessages { ReviewMessages(language: self) }
}
