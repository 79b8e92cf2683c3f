package import CivilDate

/// What was recorded of doses.
package struct TakingMessages: MessageGroup {
    package let language: Language

    // MARK: One dose

    /// Behind a colon; `dose` is "pill 6 of 21".
    package func taken(_ dose: String) -> String {
        text("taking.taken", "{dose}, taken", ["dose": dose])
    }

    /// Of a patch, a ring or an injection, behind a colon; `dose` is "change to patch 2 of 3" or "injection 3".
    package func done(_ dose: String) -> String {
        text("taking.done", "{dose}, done", ["dose": dose])
    }

    /// Behind a colon; `dose` is "pill 6 of 21" or "change to patch 2 of 3".
    package func late(_ dose: String) -> String {
        text("taking.late", "{dose}, late", ["dose": dose])
    }

    /// Behind a colon; `dose` is "pill 6 of 21" or "change to patch 2 of 3".
    package func skipped(_ dose: String) -> String {
        text("taking.skipped", "{dose}, skipped", ["dose": dose])
    }

    // MARK: Answers

    /// `doses` is "pill 6 of 21, taken", or several of these.
    package func recorded(_ doses: String, on day: Day, near today: Day) -> String {
        text(
            "taking.recorded", "Recorded for {day}: {doses}.",
            ["day": language.date(day, near: today), "doses": doses])
    }

    /// Doses of some days.
    package func recordedAsTaken(_ days: [Day], near today: Day) -> String {
        text(
            "taking.recorded.taken", "Recorded as taken: {days}.",
            ["days": language.dates(days, near: today)])
    }
    /// Doses of some days.
    package func recordedAsLate(_ days: [Day], near today: Day) -> String {
        text(
            "taking.recorded.late", "Recorded as late: {days}.",
            ["days": language.dates(days, near: today)])
    }
    /// Doses of some days.
    package func recordedAsSkipped(_ days: [Day], near today: Day) -> String {
        text(
            "taking.recorded.skipped", "Recorded as skipped: {days}.",
            ["days": language.dates(days, near: today)])
    }

    /// The answer to a dose that is still to come and was to be recorded as late. `dose` is "pill 6 of 21", and `when` is
    /// "today at 21:00".
    package func isAhead(_ dose: String, due when: String) -> String {
        text(
            "taking.ahead", "That can't be late yet: {dose}, {when}.",
            ["dose": dose, "when": when])
    }

    /// The answer to what is recorded already.
    package var unchanged: String {
        text("taking.unchanged", "That is recorded already. Nothing changed.")
    }

    /// After what was recorded.
    package var noMethod: String {
        text(
            "taking.no-method",
            """
            This has no effect yet, because no method is recorded. Add yours with 'eve-ics \
            contraception add'.
            """)
    }

    /// After what was recorded.
    package func nothingDue(_ days: [Day], near today: Day) -> String {
        days.count == 1
            ? text(
                "taking.nothing-due.day", "Nothing was due on {day}, so this does not count.",
                ["day": language.dates(days, near: today)])
            : text(
                "taking.nothing-due.days",
                "Nothing was due on these days, so they do not count: {days}.",
                ["days": language.dates(days, near: today)])
    }

    /// After the sentence that nothing was due on a day; `dose` is "change to patch 3 of 3".
    package func lastBefore(_ dose: String, on day: Day, near today: Day) -> String {
        text(
            "taking.last-before", "The last dose before that: {dose}, {day}.",
            ["dose": dose, "day": language.date(day, near: today)])
    }

    package var undo: String { text("taking.undo", "To take this back, run 'eve-ics undo'.") }

    // MARK: All doses of a method

    /// `method` is "pill 21+7", and `counts` is "63 due, 40 taken, 23 not recorded".
    package func since(_ start: Day, _ method: String, _ counts: String, near today: Day) -> String
    {
        text(
            "taking.since", "Doses since {day} ({method}): {counts}.",
            ["day": language.date(start, near: today), "method": method, "counts": counts])
    }

    /// `method` is "pill 21+7", and `counts` is "63 due, 40 taken, 23 not recorded".
    package func during(
        _ days: ClosedRange<Day>, _ method: String, _ counts: String, near today: Day
    ) -> String {
        text(
            "taking.during", "Doses, {days} ({method}): {counts}.",
            ["days": language.dates(days, near: today), "method": method, "counts": counts])
    }

    /// How many doses were due: the first item of the list of counts.
    package func due(_ doses: Int) -> String {
        plural("taking.count.due", doses, one: "{count} due", other: "{count} due")
    }
    /// How many of the doses were taken in time: an item of the list of counts.
    package func taken(_ doses: Int) -> String {
        plural("taking.count.taken", doses, one: "{count} taken", other: "{count} taken")
    }
    /// How many of the doses were taken late: an item of the list of counts.
    package func late(_ doses: Int) -> String {
        plural("taking.count.late", doses, one: "{count} late", other: "{count} late")
    }
    /// How many of the doses were skipped: an item of the list of counts.
    package func skipped(_ doses: Int) -> String {
        plural("taking.count.skipped", doses, one: "{count} skipped", other: "{count} skipped")
    }
    /// Of how many of the doses nothing is recorded: an item of the list of counts.
    package func unrecorded(_ doses: Int) -> String {
        plural(
            "taking.count.unrecorded", doses, one: "{count} not recorded",
            other: "{count} not recorded")
    }
    /// The item of the list of counts where none of the doses is recorded.
    package var nothingRecorded: String { text("taking.count.none", "nothing recorded yet") }

    /// How many doses in a row, up to the last one, were taken or late; two or more.
    package func streak(_ doses: Int) -> String {
        plural(
            "taking.streak", doses, one: "The last {count} was taken, without a gap.",
            other: "The last {count} were taken, without a gap.")
    }

    /// The days of the last skipped doses.
    package func lastSkipped(_ days: [Day], near today: Day) -> String {
        text(
            "taking.last-skipped", "Last skipped: {days}.",
            ["days": language.dates(days, near: today)])
    }
}

extension Language {
    package var taking: TakingMessages { TakingMessages(language: self) }
}
