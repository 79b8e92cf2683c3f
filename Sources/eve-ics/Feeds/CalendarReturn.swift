import CalendarModel
import CivilDate
import CycleModel
import ICSExport
import ICalendar

/// What a calendar that came back means for a person's log, by whatever door it came.
struct CalendarReturn {
    let subject: Subject
    /// The feed that it is a copy of, where that is known.
    var feed: String?
    /// Takes what is missing from a whole copy for deleted.
    var acceptsDeletions = false
    var prefer: LogMerge.Preference?

    func read(_ bytes: [UInt8]) throws(ICSError) -> ReturnedCalendar {
        let zone = subject.settings.timeZone
        return try ReturnedReader { Clock.dayAndMinute(at: $0, in: zone) }.read(bytes)
    }

    /// - Parameter gathered: What came before it makes of the log.
    func plan(
        _ calendar: ReturnedCalendar, after gathered: GatheredChanges
    ) throws -> ReconciliationPlan {
        var reconciling = Reconciling(
            log: gathered.log, today: subject.today,
            reminders: gathered.reminders(after: subject.settings.reminders))
        reconciling.words = subject.settings.periodWords
        reconciling.acceptsDeletions = acceptsDeletions
        reconciling.prefer = prefer
        let served = ServedCalendars(subject: subject, feed: feed)
        return reconciling.plan(calendar, served: try served.history(of: calendar))
    }
}

extension ReconciliationPlan {
    /// Nothing in the calendar is hers, and something is from a calendar of ours.
    var isOfSomebodyElse: Bool { matched == 0 && unknownMarks > 0 }

    /// Nothing in the calendar is hers or called a period.
    var knowsNothing: Bool { matched == 0 && recognised == 0 && unknownMarks == 0 }
}
