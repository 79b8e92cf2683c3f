package import CivilDate

/// What is thought of a cycle that looks odd or of bleeding between periods, and the answers of `eve-ics cycle`.
package struct CycleMessages: MessageGroup {
    package let language: Language

    // MARK: Remarks

    /// A remark on a cycle, in a list or behind the cycle's first day, as all that follow.
    package func missing(around day: Day, near today: Day) -> String {
        text(
            "cycle.remark.missing", "probably two cycles; a period around {day} may be missing",
            ["day": language.date(day, near: today)])
    }

    /// `days` are several: "15 Aug and 12 Sep".
    package func missing(around days: [Day], near today: Day) -> String {
        text(
            "cycle.remark.missing.several",
            "probably three cycles; periods around {days} may be missing",
            ["days": language.list(days.map { language.date($0, near: today) })])
    }

    package var outlier: String {
        text("cycle.remark.outlier", "unlike your other cycles")
    }

    package var answeredMissing: String {
        text("cycle.remark.answer.missing", "a period in it is missing (your answer)")
    }

    package var answeredLong: String {
        text("cycle.remark.answer.long", "really one cycle (your answer)")
    }

    package var answeredIgnore: String {
        text("cycle.remark.answer.ignore", "left out (your answer)")
    }

    package var between: String { text("cycle.remark.between", "bleeding between periods") }

    package var answeredBetween: String {
        text("cycle.remark.answer.between", "bleeding between periods (your answer)")
    }

    // MARK: How to answer

    /// Of bleeding that counts as bleeding between periods.
    package func ifStarted(_ day: Day, near today: Day) -> String {
        text(
            "cycle.ask.start",
            "If a period began on {day}, run 'eve-ics cycle {start} start'.",
            ["day": language.date(day, near: today), "start": day.description])
    }

    /// Of a cycle by its first day.
    package func ifMissing(_ start: Day, near today: Day) -> String {
        text(
            "cycle.ask.missing",
            "If a period is missing in the cycle from {day}, run 'eve-ics cycle {start} missing'.",
            ["day": language.date(start, near: today), "start": start.description])
    }

    /// Of a cycle by its first day.
    package func ifLong(_ start: Day, near today: Day) -> String {
        text(
            "cycle.ask.long",
            "If the cycle from {day} really was one long cycle, run 'eve-ics cycle {start} long'.",
            ["day": language.date(start, near: today), "start": start.description])
    }

    /// Of a cycle that is longer or shorter than others, by its first day.
    package func ifReal(_ start: Day, near today: Day) -> String {
        text(
            "cycle.ask.real",
            "If the cycle from {day} really was that long, run 'eve-ics cycle {start} long'.",
            ["day": language.date(start, near: today), "start": start.description])
    }

    /// After the sentences above, of the same cycle.
    package func toIgnore(_ start: Day) -> String {
        text(
            "cycle.ask.ignore", "To leave it out, run 'eve-ics cycle {start} ignore'.",
            ["start": start.description])
    }

    // MARK: Answers on bleeding

    /// `days` are those of the bleeding.
    package func began(_ days: ClosedRange<Day>, near today: Day) -> String {
        text(
            "cycle.noted.start", "Noted: a period began with the bleeding of {days}.",
            ["days": language.dates(days, near: today)])
    }

    package func wasBetween(_ days: ClosedRange<Day>, near today: Day) -> String {
        text(
            "cycle.noted.between", "Noted: the bleeding of {days} was between periods.",
            ["days": language.dates(days, near: today)])
    }

    package func clearedBleeding(_ days: ClosedRange<Day>, near today: Day) -> String {
        text(
            "cycle.cleared.bleeding", "Your answer for the bleeding of {days} is removed.",
            ["days": language.dates(days, near: today)])
    }

    // MARK: Answers on a whole cycle

    /// `days` are those of the cycle.
    package func isMissing(_ days: ClosedRange<Day>, near today: Day) -> String {
        text(
            "cycle.noted.missing", "Noted for {days} ({length}): a period is missing.",
            [
                "days": language.dates(days, near: today),
                "length": language.formats.days(days.count),
            ]
        )
    }

    package func isLong(_ days: ClosedRange<Day>, near today: Day) -> String {
        text(
            "cycle.noted.long", "Noted for {days} ({length}): this was one cycle.",
            [
                "days": language.dates(days, near: today),
                "length": language.formats.days(days.count),
            ]
        )
    }

    package func isIgnored(_ days: ClosedRange<Day>, near today: Day) -> String {
        text(
            "cycle.noted.ignore", "Noted for {days} ({length}): this cycle does not count.",
            [
                "days": language.dates(days, near: today),
                "length": language.formats.days(days.count),
            ]
        )
    }

    package func cleared(_ days: ClosedRange<Day>, near today: Day) -> String {
        text(
            "cycle.cleared", "Your answer for the cycle of {days} is removed.",
            ["days": language.dates(days, near: today)])
    }

    package func unanswered(_ days: ClosedRange<Day>, near today: Day) -> String {
        text(
            "cycle.unanswered", "The cycle of {days} has no answer. Nothing changed.",
            ["days": language.dates(days, near: today)])
    }

    // MARK: Answers on the running cycle

    package func noneMissing(since start: Day, near today: Day) -> String {
        text(
            "cycle.running.none-missing", "Noted: no period is missing since {start}.",
            ["start": language.date(start, near: today)])
    }

    package func runningIgnored(_ start: Day, near today: Day) -> String {
        text(
            "cycle.running.ignore", "Noted: the cycle that began on {start} will not count.",
            ["start": language.date(start, near: today)])
    }

    package func runningCleared(_ start: Day, near today: Day) -> String {
        text(
            "cycle.running.cleared",
            "Your answer for the cycle that began on {start} is removed.",
            ["start": language.date(start, near: today)])
    }

    package func runningUnanswered(_ start: Day, near today: Day) -> String {
        text(
            "cycle.running.unanswered",
            "The cycle that began on {start} has no answer. Nothing changed.",
            ["start": language.date(start, near: today)])
    }

    package var alreadyRecorded: String {
        text("cycle.recorded", "That is already recorded. Nothing changed.")
    }
}

extension Language {
    package var cycles: CycleMessages { CycleMessages(language: self) }
}
