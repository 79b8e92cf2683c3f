package import CivilDate

/// Questions about the log, and what in it a doctor should be asked about.
package struct NoticeMessages: MessageGroup {
    package let language: Language

    // MARK: Health

    package var bleedingInPregnancy: String {
        text(
            "notice.pregnancy-bleeding",
            "You logged bleeding in your pregnancy. Call your midwife or doctor today.")
    }

    /// `limit` is a number of days, 8.
    package func longPeriod(days: Int, limit: Int) -> String {
        plural(
            "notice.long-period", days,
            one: """
                Your period has lasted {count} day; more than {limit} days are unusual. Ask a doctor, and \
                ask today if you bleed heavily.
                """,
            other: """
                Your period has lasted {count} days; more than {limit} days are unusual. Ask a doctor, \
                and ask today if you bleed heavily.
                """,
            ["limit": String(limit)])
    }

    /// `lengths` is "22, 23 and 40", `shortest` and `longest` are numbers of days such as 24 and 38.
    package func unusualCycles(_ lengths: [Int], usual: ClosedRange<Int>) -> String {
        text(
            "notice.unusual-cycles",
            """
            Your last cycles lasted {lengths} days; {shortest} to {longest} days are usual. Ask a \
            doctor or midwife.
            """,
            [
                "lengths": language.list(lengths.map(String.init)),
                "shortest": String(usual.lowerBound), "longest": String(usual.upperBound),
            ])
    }

    package func noPeriod(days: Int) -> String {
        plural(
            "notice.no-period", days,
            one: """
                No period has been logged for {count} day. A pregnancy test can check for one reason; \
                ask a doctor about the others.
                """,
            other: """
                No period has been logged for {count} days. A pregnancy test can check for one reason; \
                ask a doctor about the others.
                """)
    }

    /// After what a doctor should be asked about.
    package var howToTurnOff: String {
        text(
            "notice.off", "To turn these notes off, run 'eve-ics settings health-notes no'.")
    }

    // MARK: A period that may be missing in the log

    package func asksForMissed(around day: Day, near today: Day) -> String {
        text(
            "notice.missed", "Did you miss logging a period around {day}?",
            ["day": language.date(day, near: today)])
    }

    /// One of two answers to "Did you miss logging a period?"
    package func ifMissed(around day: Day) -> String {
        text(
            "notice.missed.yes", "If so, log its first day: 'eve-ics log {day}'.",
            ["day": day.description])
    }

    /// One of two answers to "Did you miss logging a period?"
    package func ifNotMissed(cycleStart: Day) -> String {
        text(
            "notice.missed.no", "If not, run 'eve-ics cycle {start} long'.",
            ["start": cycleStart.description])
    }

    /// After the question whether a period was not logged.
    package var otherCauses: String {
        text(
            "notice.late.other-causes",
            "A late period has other causes, too. A pregnancy test can check for one of them.")
    }

    package var manyCauses: String {
        text(
            "notice.late.causes",
            "A late period can have many causes. A pregnancy test can check for one of them.")
    }

    // MARK: Bleeding close to a period

    /// `days` are dates of bleeding that was logged.
    package func between(_ days: ClosedRange<Day>, near today: Day) -> String {
        text(
            "notice.between",
            """
            The bleeding on {days} is close to another period and counts as bleeding between periods.
            """,
            ["days": language.dates(days, near: today)])
    }

    /// The same of slight bleeding in the middle of a cycle.
    package func midCycle(_ days: ClosedRange<Day>, near today: Day) -> String {
        text(
            "notice.mid-cycle",
            """
            The bleeding on {days} was short and in the middle of a cycle. It counts as bleeding \
            between periods.
            """,
            ["days": language.dates(days, near: today)])
    }

    /// Asked of such bleeding.
    package func wasPeriod(_ days: ClosedRange<Day>, near today: Day) -> String {
        text(
            "notice.was-period", "Was the bleeding on {days} a period?",
            ["days": language.dates(days, near: today)])
    }

    /// The two answers to "Was the bleeding a period?"
    package func howToAnswer(bleedFrom start: Day) -> String {
        text(
            "notice.was-period.answer",
            "If so, run 'eve-ics cycle {start} start'. If not, run 'eve-ics cycle {start} between'.",
            ["start": start.description])
    }

    /// `day` is the first day of a period that was logged, `start` the same as it is typed.
    package func closePeriod(_ start: Day, near today: Day) -> String {
        text(
            "notice.close",
            """
            The bleeding that began on {day} came less than 10 days after the period before it. It \
            counts as a period. If it was not one, run 'eve-ics cycle {start} between'.
            """,
            ["day": language.date(start, near: today), "start": start.description])
    }
}

extension Language {
    package var notices: NoticeMessages { NoticeMessages(language: self) }
}
