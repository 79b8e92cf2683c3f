package import CalendarModel
import CivilDate
package import CycleModel
import ICSExport
package import ICalendar

/// The way back: from the bytes of a calendar that came back to a change of the log.
///
/// 1. bytes → returned events, as the person's clock has them: `read`
/// 2. returned events against what was served → an `ImportPlan`: `plan`
/// 3. the plan → what is written to the journal: `ImportPlan.change`
///
/// Nothing is done here. Every door (a returned file, a feed that takes a PUT, CalDAV) uses these steps.
package enum Back {
    /// Whom to believe, and what a missing event means.
    package struct Choices: Sendable {
        /// Counts what is missing from a whole copy as deleted.
        package var acceptsDeletions = false
        package var prefer: LogMerge.Preference?
        /// The calendar is newer than any that came back before, so that an event may have been put back.
        package var readsPutBack = false
        /// What the program that sends the calendar wrote itself: what came from others contradicts it, as what was
        /// logged does. `nil` for a file, of which the newest counts.
        package var ownEntries: Set<Int64>?
        /// How much of what was handed out the calendar can be held against.
        package var memory = Memory.whole
        /// The calendar was handed out once exactly as it came back.
        package var isKnown = false

        package init(
            acceptsDeletions: Bool = false, prefer: LogMerge.Preference? = nil,
            readsPutBack: Bool = false, ownEntries: Set<Int64>? = nil, memory: Memory = .whole
        ) {
            self.acceptsDeletions = acceptsDeletions
            self.prefer = prefer
            self.readsPutBack = readsPutBack
            self.ownEntries = ownEntries
            self.memory = memory
        }

        /// The same for a calendar that is held against `served`.
        package func held(against served: ServedHistory) -> Choices {
            var choices = self
            (choices.memory, choices.isKnown) = (served.memory, served.isKnown)
            return choices
        }
    }

    /// - Throws: `ICSError` for bytes that are no calendar, and for an event of ours that libical reads differently.
    package static func read(
        _ bytes: [UInt8], for person: PersonState
    ) throws -> ReturnedCalendar {
        let time = person.time
        return try ReturnedReader { time.dayAndMinute(at: $0) }.read(bytes)
    }

    /// The same for a calendar that is parsed already.
    ///
    /// - Parameter bytes: What it was parsed from.
    package static func read(
        _ calendar: Component, in bytes: [UInt8], for person: PersonState
    ) throws -> ReturnedCalendar {
        let time = person.time
        return try ReturnedReader { time.dayAndMinute(at: $0) }.read([calendar], in: bytes)
    }

    /// Adds to a plan what a returned calendar changes in the log that the plan leads to.
    ///
    /// - Parameters:
    ///   - served: What was handed out, the likeliest first; each is looked at only where it is needed.
    ///   - earlier: What came before this calendar; without it the plan starts from the person's log.
    package static func plan(
        _ returned: ReturnedCalendar, against served: some Sequence<CalendarSnapshot>,
        on person: PersonState, after earlier: ImportPlan? = nil, _ choices: Choices = Choices()
    ) -> ImportPlan {
        var plan = earlier ?? ImportPlan(for: person)
        plan.add(
            reconciliation(
                returned, against: served.lazy.map(\.served), on: person, after: plan, choices))
        return plan
    }

    /// The same for the events of one calendar alone, before it is part of any plan.
    package static func reconciliation(
        _ returned: ReturnedCalendar, against served: some Sequence<ServedCalendar>,
        on person: PersonState, after plan: ImportPlan, _ choices: Choices = Choices()
    ) -> ReconciliationPlan {
        var reconciling = Reconciling(
            log: plan.log, today: person.today,
            reminders: plan.reminders(after: person.settings.reminders))
        reconciling.contraception = plan.circumstances.contraception
        reconciling.words = person.settings.periodWords
        reconciling.language = person.language
        reconciling.acceptsDeletions = choices.acceptsDeletions
        reconciling.prefer = choices.prefer
        reconciling.returnedDays = person.returnedDays.filter { _, entry in
            choices.ownEntries.map { $0.contains(entry) } ?? true
        }
        reconciling.readsPutBack = choices.readsPutBack
        reconciling.memory = choices.memory
        reconciling.isKnown = choices.isKnown
        reconciling.firstKeptDay = person.firstDayLeft(in: plan.log)
        reconciling.hidesFertility = person.settings.hidesFertility
        let (day, minute) = person.time.dayAndMinute(at: person.moment.seconds)
        if day == person.today { reconciling.minuteOfDay = minute }
        return reconciling.plan(returned, served: served)
    }
}

extension ReconciliationPlan {
    /// Whether the calendar is of ours and older than all that is remembered, so that its edits can't be told.
    package var isForgotten: Bool { forgotten > 0 }

    /// Whether nothing in the calendar is the person's, and something is from another calendar of ours.
    package var isOfSomebodyElse: Bool { matched == 0 && unknownMarks > 0 }

    /// Whether nothing in the calendar is the person's or called a period.
    package var knowsNothing: Bool {
        matched == 0 && recognised == 0 && unknownMarks == 0 && !isUnedited
    }
}
