package import CivilDate
package import CycleModel
package import Messages

/// Edits → changes of the log: what a calendar that came back means.
///
/// It is held against what was served, not against what would be served now, so that a change of the
/// forecast never looks like an edit. What the calendar says about the past is believed; it can't change
/// what is to come. Nothing is done here: the plan is data.
package struct Reconciling {
    /// The log as it is now, days to come included.
    package var log: DayLog
    package var today: Day
    /// The courses as they are now: they say of which dose a day's record speaks.
    package var contraception = Contraception()
    /// The reminders as they are set now.
    package var reminders: Reminders
    package var words = PeriodWords()
    /// What the plan's reasons and names are said in.
    package var language = Language.english
    /// What is missing from a whole copy of the calendar counts as deleted.
    package var acceptsDeletions = false
    /// Which side is right where calendar and log contradict each other.
    package var prefer: LogMerge.Preference?

    /// Days whose bleeding was changed last by a calendar that came back, with the entry of the journal that did it.
    package var returnedDays: [Day: Int64] = [:]
    /// What the person's clock shows, which tells the alarms that have rung today; with a day that was named it stays
    /// at midnight.
    package var minuteOfDay = 0
    /// Whether an event that stands where it was served may have been put back there. A server never thinks so: what it
    /// is sent may be older than the log.
    package var readsPutBack = false
    package var memory = Memory.whole
    /// The calendar was handed out once exactly as it came back, however long ago.
    package var isKnown = false
    /// The person keeps nothing of earlier days.
    package var firstKeptDay: Day?
    /// Whether fertile days and ovulation go unnamed.
    package var hidesFertility = false

    package init(log: DayLog, today: Day, reminders: Reminders = Reminders()) {
        self.log = log
        self.today = today
        self.reminders = reminders
    }

    /// 1900-01-01.
    private static let firstLoggedDay = Day(number: -25_567)

    /// Why nothing can be recorded of a day, however it came.
    func problem(with day: Day) -> String? {
        if day < Self.firstLoggedDay { return language.refusals.beforeLog }
        guard let first = firstKeptDay, day < first else { return nil }
        return language.refusals.beforeKept(first, near: today)
    }

    /// Planning again once the plan is carried out changes nothing.
    ///
    /// - Complexity: O(*n* + *m*) in the events of both sides, for each served calendar that is looked at.
    package func plan(
        _ returned: ReturnedCalendar, served: some Sequence<ServedCalendar> = []
    ) -> ReconciliationPlan {
        let choice = ServedChoice(of: returned, from: served, words: words)
        // What is remembered less long is no neighbor to hold it against.
        if isKnown, !choice.isExactly(returned) {
            return ReconciliationPlan(unedited: returned, choice.matched(in: returned))
        }
        var work = PlanBuilder(self, returned, choice)
        let forgotten = work.settleOrigins(served)
        guard forgotten.isEmpty else {
            work.refuse(forgotten: forgotten)
            return work.finished
        }
        work.readPairs()
        work.readMissing()
        work.readNew()
        work.readAlarms()
        work.settleRequests()
        return work.finished.doubting(memory == .partial && !choice.isLatest)
    }
}
