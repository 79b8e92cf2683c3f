package import CivilDate

/// What 'eve-ics mode' answers: the phase of life that begins, and what it does to the forecast.
package struct ModeMessages: MessageGroup {
    package let language: Language

    // MARK: Changes

    /// `phases` is "pregnancy from 1 May", or several of these.
    package func recorded(_ phases: [String]) -> String {
        text("mode.recorded", "Recorded: {phases}.", holes(phases))
    }

    /// `phases` is "pregnancy from 1 May", or several of these.
    package func takenBack(_ phases: [String]) -> String {
        text("mode.taken-back", "Taken back: {phases}.", holes(phases))
    }

    /// A question; `phases` is "pregnancy from 1 May", or several of these.
    package func asksToTakeBack(_ phases: [String]) -> String {
        text(
            "mode.taken-back.question",
            "This takes back what you recorded for later days: {phases}. Go on?", holes(phases))
    }

    /// Phases before the one in force; `phases` is "pregnancy from 1 May", or several of these.
    package func earlier(_ phases: [String]) -> String {
        text("mode.earlier", "Before that: {phases}.", holes(phases))
    }

    package var unchanged: String {
        text("mode.unchanged", "This is recorded already. Nothing was changed.")
    }

    /// Of a phase that is recorded from an earlier day on.
    package func howToBeginLater(_ start: Day) -> String {
        text(
            "mode.later",
            "If it began later, take it back first with 'eve-ics mode cycling --date {start}'.",
            ["start": start.description])
    }

    /// Follows the due date; `day` is the first day of the last period.
    package func dueDateCounted(from day: Day, near today: Day) -> String {
        text(
            "mode.due.counted",
            """
            The due date is counted from your last period, on {day}. If you were told another date, \
            run 'eve-ics mode pregnancy --due DATE'.
            """,
            ["day": language.date(day, near: today)])
    }

    private func holes(_ phases: [String]) -> Holes {
        ["phases": phases.joined(separator: ", ")]
    }

    // MARK: The forecast

    /// In a pregnancy.
    package var noPeriods: String {
        text("mode.effect.pregnancy", "No period is forecast until it ends.")
    }

    /// After a birth or while breastfeeding, when a period was logged again.
    package var resumed: String {
        text(
            "mode.effect.resumed",
            """
            The forecast rests on the periods that you have logged since, with wide ranges at first.
            """)
    }

    /// After a birth or while breastfeeding, when a pack's breaks bring the next bleed.
    package var bleedsInBreaks: String {
        text(
            "mode.effect.breaks",
            "Bleeding is forecast in the breaks of your method, not from your cycles.")
    }

    package var postpartum: String {
        text(
            "mode.effect.postpartum",
            """
            Nothing is forecast until you log a period. Bleeding in the first six weeks does not \
            count as one.
            """)
    }

    package var breastfeeding: String {
        text(
            "mode.effect.breastfeeding",
            "Nothing is forecast until you log a period, which can take many months.")
    }

    package var onBreak: String {
        text(
            "mode.effect.break",
            "Nothing is forecast while it lasts, and it stays out of your averages.")
    }

    package var perimenopause: String {
        text(
            "mode.effect.perimenopause",
            "Forecasts go on, with wider ranges until your own cycles say how much they vary.")
    }

    package var asUsual: String {
        text("mode.effect.usual", "Periods are forecast as usual.")
    }

    /// After perimenopause.
    package var ownRanges: String {
        text(
            "mode.effect.own-ranges",
            "From the next cycle on, ranges are as wide as your own cycles make them.")
    }

    /// After a pregnancy, a birth or a break, before a period is logged again.
    package var restart: String {
        text("mode.effect.restart", "Forecasts start again when you log your next period.")
    }

    /// After a pregnancy, a birth or a break, when a period was logged again.
    package var asUsualAgain: String {
        text(
            "mode.effect.usual-again",
            "Periods are forecast as usual again. The time before stays out of your averages.")
    }
}

extension Language {
    package var mode: ModeMessages { ModeMessages(language: self) }
}
